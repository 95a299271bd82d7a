"""How a decision is to be taken, as fields of the form that asks for one, and read from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, time
from fractions import Fraction
from typing import Any, Final

from orchestration.deciding.rounds.deadlines import END_OF_DAY
from orchestration.interaction.form import LONGEST_MESSAGE, Field, Filled, Kind
from orchestration.interaction.wording import DISCLOSURE
from orchestration.interaction.wording.record import REVIEWED_HERE
from orchestration.language.inviting.setting_clause import all_called, weights_in
from orchestration.model.people import Member, MemberId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import Coordination, Disclosure, Scoring, Terms
from orchestration.model.times import zone_named
from orchestration.voting.forms import APPROVALS, DOTS, VETO
from orchestration.voting.rules import RULES

VOTE: Final = "The vote"
_GROUPS: Final = {
    "closes_on": "Until when",
    "closes_at": "Until when",
    "review_on": "Until when",
    "disclosure": "What is seen, and how wishes count",
    "secret": "What is seen, and how wishes count",
    "scoring": "What is seen, and how wishes count",
    "coordination": "What is seen, and how wishes count",
}
"""What each field is about, in which people find it; all others are about the vote."""

_THIRDS: Final = {33: Fraction(1, 3), 66: Fraction(2, 3), 67: Fraction(2, 3)}
"""What is no whole percent: two of three members are two thirds, and not 67 percent."""

_SEVERAL: Final = "stv"
"""The rule by which several options can be elected."""

_APPROVED: Final = next(name for name, rule in RULES.items() if rule.form is APPROVALS)
"""The rule whose voters name as many options as they like, unless it is said how many at most."""

_SHARED: Final = next(name for name, rule in RULES.items() if rule.form is DOTS)
"""The rule whose voters have as many points as the organiser says."""

_STOPPED: Final = next(name for name, rule in RULES.items() if rule.form is VETO)
"""The rule by which somebody's no stops an option: everybody's, unless it is said whose."""

_SHOWN: Final = (1, 26)
_ROUNDS: Final = (1, 6)
_QUORUM: Final = (0, 2000)
_PERCENT: Final = (0, 100)
_SHARE_OF: Final = (("voters", "of all who answer or vote"), ("all", "of all who are asked"))
_WINNERS: Final = (1, 26)
_POINTS: Final = (0, 1000)
_SHOWN_OR_ALL: Final = (0, 26)
_AS_BEFORE: Final = "-"
_PAST: Final = "That is past already."
_WEIGHTS: Final = (
    "Names of those who are asked, please, each with a number from 1 to 100: “Ana 2, Ben 3”."
)
_VETOERS: Final = "Names of those who are asked, please: “Ana, Ben”."
_HOURS: Final = tuple((f"{hour:02}:00", f"{hour:02}:00") for hour in range(24))
_SECRECY: Final = (
    ("seen", "everyone: a reaction is a vote"),
    ("secret", "nobody: buttons and dialogs only"),
)
_WEIGHING: Final = (
    (Scoring.OURS.value, "what is wished strongly weighs more"),
    (Scoring.PAPER.value, "all wishes weigh the same"),
)
_PROPOSING: Final = (
    (Coordination.EXACT.value, "all options, looked through one by one"),
    (Coordination.PAPER.value, "a language model, from what everyone has said"),
)


def values_of(
    settings: DecisionSettings, usual: Terms, people: Iterable[Member] = ()
) -> dict[str, Any]:
    """Return settings as the values of these fields, on the clock of `usual`, whose others hold.

    Whose votes weigh more are called by their names, as far as they are among these people.
    """
    names = {each.id: each.name for each in people}
    terms = settings.applied(usual)
    closes = terms.ends_by and terms.ends_by.astimezone(zone_named(terms.zone))
    return {
        "rule": terms.rule,
        "last_rule": _AS_BEFORE if terms.last_rule == terms.rule else terms.last_rule,
        "closes_on": f"{closes:%Y-%m-%d}" if closes else "",
        "closes_at": f"{closes:%H:%M}" if closes else f"{END_OF_DAY:02}:00",
        "options_shown": terms.options,
        "rounds": terms.rounds,
        "quorum": terms.quorum,
        "threshold": round(float(terms.threshold) * 100) if terms.threshold else 0,
        "share_of": _SHARE_OF[terms.of_all][0],
        "winners": terms.winners,
        "points": int(terms.budget) if terms.budget else 0,
        "most": terms.most or 0,
        "weighs": ", ".join(f"{names.get(who, who)} {weight}" for who, weight in terms.weighs),
        "vetoers": ", ".join(names.get(who, who) for who in terms.vetoers or ()),
        "disclosure": terms.disclosure.value,
        "secret": _SECRECY[terms.secret][0],
        "scoring": terms.scoring.value,
        "coordination": terms.coordination.value,
        "review_on": terms.review_on.isoformat() if terms.review_on else "",
    }


def fields(
    values: Mapping[str, Any], usual: Terms, *, has_model: bool = False
) -> tuple[Field, ...]:
    """Return the fields, with these values; what holds where nobody says otherwise is told."""
    held = {**values_of(UNSAID, usual), **values}
    return tuple(
        Field(name, label, kind, held[name], **more, more=True, group=_GROUPS.get(name, VOTE))
        for name, label, kind, more in _asked(usual, _hours(held["closes_at"]))
        if has_model or name != "coordination"
    )


def _asked(
    usual: Terms, hours: tuple[tuple[str, str], ...]
) -> Iterator[tuple[str, str, Kind, dict[str, Any]]]:
    yield from _of_the_count(usual)
    day = "Usually at the end of the next working day, and as long again where a vote follows."
    more: dict[str, Any] = {"required": False, "help": day}
    yield "closes_on", "Decided by which day?", Kind.DATE, more
    usually = f"Usually {END_OF_DAY}:00, if you name a day."
    yield "closes_at", "And by what time?", *_one_of(hours, usually)
    yield from _of_what_is_shown()
    again: dict[str, Any] = {"required": False, "help": REVIEWED_HERE}
    yield "review_on", "Look at it again on", Kind.DATE, again


def _of_the_count(usual: Terms) -> Iterator[tuple[str, str, Kind, dict[str, Any]]]:
    rules = tuple((each.name, _label(each.name)) for each in RULES.values())
    again = ((_AS_BEFORE, "as in the rounds before"), *rules)
    yield "rule", "How is it decided?", *_one_of(rules, f"Usually: {RULES[usual.rule].title}.")
    yield "last_rule", "How is the last round decided?", *_one_of(again, "Usually as the others.")
    shown = f"Usually {usual.options}, if there are so many."
    yield "options_shown", "Options shown in a round", *_number(_SHOWN, shown)
    rounds = f"Usually {usual.rounds}; fewer where one settles it."
    yield "rounds", "Rounds, at most", *_number(_ROUNDS, rounds)
    yield "quorum", "How many have to vote?", *_number(_QUORUM, "Usually 0: however few.")
    share = "In percent; usually 0: what wins the vote is enough."
    yield "threshold", "How many have to support it?", *_number(_PERCENT, share)
    yield "share_of", "Of whom is that?", *_one_of(_SHARE_OF, "Usually of who answers or votes.")
    several = f"Usually 1; more only with “{_label(_SEVERAL)}”."
    yield "winners", "How many are chosen?", *_number(_WINNERS, several)
    heavier: dict[str, Any] = {"required": False, "help": "As “Ana 2, Ben 3”; usually nobody's."}
    yield "weighs", "Whose vote counts as several?", Kind.TEXT, heavier
    points = f"Only with “{_label(_SHARED)}”; usually 0: one for each option."
    yield "points", "Points for each voter", *_number(_POINTS, points)
    capped = f"Only with “{_label(_APPROVED)}”; usually 0: as many as one likes."
    yield "most", "Options for each voter, at most", *_number(_SHOWN_OR_ALL, capped)
    vetoes = f"Only with “{_label(_STOPPED)}”, as “Ana, Ben”; usually everybody's."
    yield "vetoers", "Whose veto counts?", Kind.TEXT, {"required": False, "help": vetoes}


def _of_what_is_shown() -> Iterator[tuple[str, str, Kind, dict[str, Any]]]:
    levels = tuple((each.value, f"{each.value}: {words}") for each, words in DISCLOSURE.items())
    yield "disclosure", "What does the channel see?", *_one_of(levels, "Usually counts.")
    seen = "Usually everyone, where a reaction can be a vote."
    yield "secret", "Who sees your votes?", *_one_of(_SECRECY, seen)
    yield (
        "scoring",
        "How are wishes weighed?",
        *_one_of(_WEIGHING, "Usually the stronger the more."),
    )
    usually = "Usually all are looked through; a model weighs all wishes the same."
    yield "coordination", "Who proposes the options?", *_one_of(_PROPOSING, usually)


def _label(rule: str) -> str:
    words = RULES[rule].in_words
    return f"{words[:1].upper()}{words[1:]}"


def _one_of(options: tuple[tuple[str, str], ...], hint: str) -> tuple[Kind, dict[str, Any]]:
    return Kind.SELECT, {"options": options, "help": hint}


def _number(bounds: tuple[int, int], hint: str) -> tuple[Kind, dict[str, Any]]:
    return Kind.NUMBER, {"low": bounds[0], "high": bounds[1], "help": hint}


def _hours(held: str) -> tuple[tuple[str, str], ...]:
    """Return the hours of a day, and the time that is held, whatever it is."""
    return tuple(sorted({*_HOURS, (held, held)}))


def settings_in(
    filled: Filled, usual: Terms, now: datetime, people: Sequence[Member] = ()
) -> DecisionSettings:
    """Return what was filled in; what is wrong is noted in `filled`, and what is not is usual."""
    read = Filled({**values_of(UNSAID, usual), **filled.values}, filled.errors)
    said = {
        **_counting(read),
        **_showing(read),
        "weighs": _weights(read, people),
        "vetoers": _vetoers(read, people),
        "ends_by": _ends_by(read, usual.zone, now),
        "review_on": _review_on(read, usual.zone, now),
    }
    return UNSAID if filled.errors else DecisionSettings(**said)


def _counting(filled: Filled) -> dict[str, Any]:
    rule, last = filled.one("rule", RULES), filled.one("last_rule", (_AS_BEFORE, *RULES))
    winners = filled.whole("winners", *_WINNERS)
    most = filled.whole("most", *_SHOWN_OR_ALL)
    points, percent = filled.whole("points", *_POINTS), filled.whole("threshold", *_PERCENT)
    if rule and winners > 1 and rule != _SEVERAL:
        filled.errors["winners"] = f"Only “{_label(_SEVERAL)}” chooses several."
    if rule and points > 0 and rule != _SHARED:
        filled.errors["points"] = f"Only “{_label(_SHARED)}” has points of that number."
    if rule and most > 0 and rule != _APPROVED:
        filled.errors["most"] = f"Only “{_label(_APPROVED)}” lets one choose several."
    return {
        "rule": rule,
        "last_rule": rule if last == _AS_BEFORE else last,
        "options": filled.whole("options_shown", *_SHOWN),
        "rounds": filled.whole("rounds", *_ROUNDS),
        "quorum": filled.whole("quorum", *_QUORUM),
        "threshold": _THIRDS.get(percent, Fraction(percent, 100)) if percent > 0 else None,
        "of_all": filled.one("share_of", dict(_SHARE_OF)) == _SHARE_OF[True][0] or None,
        "winners": winners,
        "budget": Fraction(points) if points > 0 else None,
        "most": most if most > 0 else None,
    }


def _weights(filled: Filled, people: Sequence[Member]) -> tuple[tuple[MemberId, int], ...] | None:
    """Return whose vote counts as several, who have to be among those who are asked."""
    words = filled.text("weighs", LONGEST_MESSAGE)
    if not words:
        return None
    weighs = weights_in(words, people)
    if weighs is None:
        filled.errors["weighs"] = _WEIGHTS
    return weighs


def _vetoers(filled: Filled, people: Sequence[Member]) -> tuple[MemberId, ...] | None:
    """Return whose veto counts, who have to be among those who are asked; None where all do."""
    words = filled.text("vetoers", LONGEST_MESSAGE)
    if not words:
        return None
    called = all_called(words, people)
    if not called:
        filled.errors["vetoers"] = _VETOERS
    elif _STOPPED not in (filled.values["rule"], filled.values["last_rule"]):
        filled.errors["vetoers"] = f"Only “{_label(_STOPPED)}” has vetoes."
    return called


def _showing(filled: Filled) -> dict[str, Any]:
    level = filled.one("disclosure", [each.value for each in Disclosure])
    secrecy = filled.one("secret", dict(_SECRECY))
    scoring = filled.one("scoring", dict(_WEIGHING))
    proposing = filled.one("coordination", dict(_PROPOSING))
    is_paper = Coordination.PAPER.value == proposing
    return {
        "disclosure": Disclosure(level) if level else None,
        "secret": secrecy == _SECRECY[1][0],
        "scoring": Scoring.PAPER if is_paper else Scoring(scoring) if scoring else None,
        "coordination": Coordination(proposing) if proposing else None,
    }


def _ends_by(filled: Filled, zone: str, now: datetime) -> datetime | None:
    """Return by when it is to be decided; None where nobody names a day."""
    if not filled.values.get("closes_on"):
        return None
    day = filled.day("closes_on")
    try:
        hour = time.fromisoformat(filled.text("closes_at"))
    except ValueError:
        filled.errors["closes_at"] = "A time like 17:00, please."
        return None
    if day is None:
        return None
    at = datetime.combine(day, hour.replace(tzinfo=None), zone_named(zone))
    if at <= now:
        filled.errors["closes_on"] = _PAST
    return at


def _review_on(filled: Filled, zone: str, now: datetime) -> date | None:
    """Return on which day it is looked at again; None where nobody names one."""
    on = filled.day("review_on") if filled.values.get("review_on") else None
    if on and on < now.astimezone(zone_named(zone)).date():
        filled.errors["review_on"] = _PAST
    return on


NO_MODEL: Final = (
    "A language model proposes options only where one is set up: here all are looked through."
)


def without_model(settings: DecisionSettings) -> DecisionSettings:
    """Return settings for where no language model proposes anything."""
    is_paper = settings.coordination is Coordination.PAPER
    return replace(settings, coordination=None) if is_paper else settings


def check_whom(filled: Filled, asked: Sequence[str], besides: MemberId | None) -> None:
    """Say where nobody is to be asked, or nobody `besides` who asks: alone, one decides nothing."""
    if not asked:
        filled.errors.setdefault("people", "Choose at least one person.")
    elif list(asked) == [besides]:
        filled.errors.setdefault("people", "Nobody is asked besides you: name somebody.")
