"""How a decision is taken, in a few words each: "secret", "at most 2 rounds"."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from orchestration.interaction.wording.phrases import (
    counted,
    instant,
    is_at_night,
    listed,
    word,
)
from orchestration.interaction.wording.record import dated
from orchestration.model.people import MemberId
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Coordination, Disclosure, Scoring
from orchestration.model.times import zone_named
from orchestration.views.channel import DefaultsSet
from orchestration.voting.rules import RULES

_LEVELS: Final = {
    Disclosure.OPEN: "the channel sees whom each option suits",
    Disclosure.COUNTS: "the channel sees counts",
    Disclosure.DISCREET: "the channel sees no counts",
}


def settings_in_words(
    settings: DecisionSettings, zone: str, names: Mapping[MemberId, str] = MappingProxyType({})
) -> list[str]:
    """Return what was said, each in a few words; times are on the clock of a zone.

    Whose votes weigh more are called by their `names`.
    """
    said = {**settings.said}
    if said.get("last_rule") == said.get("rule"):
        said.pop("last_rule", None)
    if at := said.get("ends_by"):
        local = at.astimezone(zone_named(zone))
        said["ends_by"] = f"{instant(local)}{' at night' if is_at_night(local) else ''}"
    if weighs := said.get("weighs"):
        said["weighs"] = [(names.get(who, who), weight) for who, weight in weighs]
    if vetoers := said.get("vetoers"):
        said["vetoers"] = [names.get(who, who) for who in vetoers]
    if needed := said.get("needed"):
        said["needed"] = [names.get(who, who) for who in needed]
    is_of_all = said.pop("of_all", False)
    if "threshold" in said:
        said["threshold"] = (said["threshold"], is_of_all, _SUPPORTS.get(said.get("rule", ""), ""))
    return [_WORDS[name](value) for name, value in said.items()]


def not_as_usual(settings: DecisionSettings, zone: str) -> list[str]:
    """Return as one sentence how it is decided; nothing where all is as usual."""
    said = ", ".join(settings_in_words(settings, zone))
    return [f"{said[0].upper()}{said[1:]}."] if said else []


def weighed(weighs: Sequence[tuple[str, int]]) -> str:
    """Return whose vote counts as several, by name; nothing where nobody's does."""
    return listed([f"{name} counts as {counted(n, 'vote', 'votes')}" for name, n in weighs])


def _many(number: int, one: str) -> str:
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def _share(share: Fraction) -> str:
    return _IN_THIRDS.get(share) or f"{round(float(share) * 100)}%"


_POINTS: Final = " (who gives an option an equal share of their points supports it)"
_ABOVE: Final = " (who puts an option above half of the others supports it)"
_SUPPORTS: Final = {
    **dict.fromkeys(("dots", "cumulative"), _POINTS),
    **dict.fromkeys(("ranked", "borda", "irv", "schulze", "stv"), _ABOVE),
    "rated": " (who gives an option four or more supports it)",
    "star": " (who gives an option three or more supports it)",
}
"""What support is where a ballot says more of an option than yes."""

_OF_WHOM: Final = {False: "all who answer or vote", True: "all who are asked"}
_IN_THIRDS: Final = {Fraction(1, 3): "one third", Fraction(2, 3): "two thirds"}
_WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "rule": lambda name: RULES[name].in_words,
    "last_rule": lambda name: f"in the last round: {RULES[name].in_words}",
    "options": lambda number: f"{_many(number, 'option')} in a round",
    "rounds": lambda number: f"at most {_many(number, 'round')}",
    "quorum": lambda number: f"at least {_many(number, 'vote')}" if number else "no least number",
    "threshold": lambda said: f"the support of {_share(said[0])} of {_OF_WHOM[said[1]]}{said[2]}",
    "winners": lambda number: f"{_many(number, 'winner')}",
    "budget": lambda points: f"{_many(int(points), 'point')} each",
    "most": lambda number: f"up to {number} each",
    "secret": lambda secret: "secret" if secret else "votes are seen",
    "disclosure": lambda level: _LEVELS[level],
    "scoring": lambda way: (
        "all wishes weigh the same" if way is Scoring.PAPER else "stronger wishes weigh more"
    ),
    "coordination": lambda who: (
        "a model proposes" if who is Coordination.PAPER else "all options are looked through"
    ),
    "weighs": weighed,
    "vetoers": lambda names: f"only {listed(names)} can veto",
    "ends_by": lambda at: f"decided by {at}",
    "review_on": lambda day: f"looked at again on {dated(day)}",
    "needed": lambda names: f"{listed(names)} {'is' if len(names) == 1 else 'are'} needed",
    "hours": lambda hours: f"between {hours.start:%H:%M} and {hours.end:%H:%M}",
    "lasts": lambda span: f"decided within {_span(span)}",
}

CALLED: Final[Mapping[str, str]] = {
    "rule": "the rule (“ranked”, “by majority”)",
    "last_rule": "that of the last round",
    "options": "options in a round",
    "rounds": "rounds",
    "lasts": "how long it is open (“closes after 2 days”)",
    "quorum": "how many have to vote",
    "threshold": "what share has to support it",
    "of_all": "of whom that is",
    "winners": "winners",
    "budget": "points for each",
    "most": "how many each may choose",
    "needed": "who is needed",
    "weighs": "whose vote counts double",
    "vetoers": "whose veto counts",
    "secret": "secret or not",
    "disclosure": "what the channel sees (“discreet”)",
    "scoring": "how wishes weigh (“all wishes weigh the same”)",
    "coordination": "who proposes options (“a model proposes”)",
    "hours": "hours (“between 10 and 16”)",
}
"""What can be set for a place, as it is called, by the name of its term."""

OF_ONE_ALONE: Final = frozenset({"ends_by", "review_on"})
"""What is a day of a single decision, and no default."""


def what_can_be_set() -> str:
    """Say all that can be usual in a place."""
    return listed(list(CALLED.values()))


def _span(span: timedelta) -> str:
    """Return how long something is open, in the largest unit that it is a whole number of."""
    for unit, one in (("day", timedelta(days=1)), ("hour", timedelta(hours=1))):
        if span >= one and not span % one:
            return _many(span // one, unit)
    return _many(int(span / timedelta(minutes=1)), "minute")


@word.register
def _(view: DefaultsSet) -> str:
    words = settings_in_words(view.settings, "UTC", dict(view.names))
    if not words:
        return f"In this channel all is as usual again. {view.by} set that."
    return f"In this channel: {listed(words)}, unless a request says otherwise. {view.by} set that."
