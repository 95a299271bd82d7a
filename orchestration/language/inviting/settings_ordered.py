"""What is ordered of how a decision is taken that runs: "make it secret", "no wait, until 6"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from orchestration.language.inviting.clause import Clause
from orchestration.language.inviting.setting_clause import (
    FLAGS,
    JOINTS,
    LANGUAGES,
    VETO,
    names_a_setting,
    taken_in,
    weighs_in_vain,
)
from orchestration.language.inviting.settings import (
    CLAUSE,
    SettingsAsked,
    asked_in,
    says,
    settings_said,
)
from orchestration.model.people import Member
from orchestration.model.settings import DecisionSettings
from orchestration.model.times import TimeFrame

_ORDERS: Final = re.compile(rf"^(?:{'|'.join(each.ORDERS for each in LANGUAGES)})", FLAGS)
_BEGINS: Final = re.compile(
    rf"^(?:(?:{'|'.join(each.CORRECTS for each in LANGUAGES)})(?:\s*[,:.!–-]+\s*|\s+))+", FLAGS
)
"""What leads over to what is to be otherwise: “actually”, “no wait”, “doch lieber”."""

_AGREED: Final = re.compile(
    r"^(?:(?:ok(?:ay)?|yes|yeah|yep|alright|sure|fine|ja|gut|klar|na gut)[\s,.!]+)+"
    r"(?=(?:make|set|mach\w*|let['’]?s make|lass\w* uns)\b)",
    FLAGS,
)
"""A nod ahead of an order: “ok make it friday 6pm”."""

_ENDS: Final = re.compile(
    r"\s(?:doch|lieber|stattdessen|instead|actually|rather|after all)[\s.!]*$", FLAGS
)
"""The same behind it: “bis 18 Uhr doch”."""

_DECIDES: Final = re.compile(rf"\b(?:{'|'.join(each.DECIDES for each in LANGUAGES)})\b", FLAGS)
_REASON: Final = re.compile(
    r"\s*(?:[,;(–-]+\s*(?:sonst|ansonsten|weil|denn|da|otherwise|or else|because|since|cause|cos|so"
    r"|damit)|\s(?:sonst|weil|denn|otherwise|because))\s+(?P<why>[^?]*\b(?:nicht|nich|nicht|kein\w*"
    r"|schaff\w*|kann|können|komm\w*|muss|braucht|brauch|ist|sind|hat|haben|can|can['’]?t|won['’]?t"
    r"|make|makes|miss|misses|needs?|is|are|isn['’]?t|has|have|not|lose|verliert|verpasst)\b"
    r"[^?]*?)\)?$",
    re.IGNORECASE,
)
"""Why it is to be so, behind the order: “until five, otherwise Dana can't make it”."""

_FIRST: Final = frozenset(word for each in LANGUAGES for word in each.FIRST.split())
_TAIL: Final = re.compile(
    rf"(?:^|\s+)(?:(?:{'|'.join(each.TAILS for each in LANGUAGES)})\s*)+$", FLAGS
)
_PLAIN: Final = frozenset(
    ("secret", "rounds", "ranked", "irv", "approval", "borda", "schulze", "stv", "cumulative")
)
"""Settings and rules whose words mean nothing else."""

_LAST_MOMENT: Final = re.compile(
    r"(?:until|till?|by|before|bis|vor|spätestens)\b"
    r"(?!.*\b(?:ich|i|i['’]m|me|mir|we|wir|bin|am|out|off|away|weg)\b)",
    FLAGS,
)
"""How a last moment begins; until when somebody is away is none."""

_LONGEST_WORD: Final = 20
_LONGEST_SETTING: Final = 5
"""In words."""

_NEEDS: Final = re.compile(
    r"(?:it\ |es\ )?(?:we\ need|needs?|at\ least|min(?:imum|\.)?|braucht|wir\ brauchen"
    r"|benötigt|müssen|mindestens|mind\.?|wenigstens)"
    r"(?:\b|(?<=\.))",
    FLAGS,
)
_PASSES: Final = re.compile(
    r"^(?:this|that|it|the (?:motion|vote|proposal|decision|poll)|this (?:motion|vote|proposal|one)"
    r"|das|dies|der (?:antrag|beschluss|vorschlag)|die (?:abstimmung|entscheidung))\s+"
    r"(?:only |nur )?(?:"
    r"(?P<en>(?:must|has to|should) have|needs|requires|takes|passes (?:only )?with)"
    r"|(?P<de>braucht|benötigt|geht nur durch mit))\s+(?=\S)",
    re.IGNORECASE,
)
"""What needs so many votes: whatever it is called, it is the one that is spoken of."""

_OF_VOTES: Final = re.compile(
    r"\b(?:vot\w+|take part|participate|ballots?|quorum|stimmen|(?:ab|mit)stimmen|mitmachen"
    r"|teilnehmen)\b",
    re.IGNORECASE,
)
"""How it is said what share is needed: a mere “80%” may be on a list."""

_IS_COUNTED: Final = re.compile(
    r"\b(?:to (?:count|be valid|hold|stand|be decided)|does(?:n['’]?t|\ not) count"
    r"|(?:counts|holds|valid) (?:only )?(?:if|with|from|when)|only counts"
    r"|(?:zählt|gilt)(?: (?:es|das))? (?:nur|erst)"
    r"|damit (?:es|das|die abstimmung) (?:zählt|gilt|gültig)"
    r"|(?:to|must|should) (?:agree|approve|consent|say yes|vote|support|like|be)"
    r"|zustimmen|dafür (?:sein|stimmen)|einverstanden sein|ja sagen"
    r"|(?:can|may|has|have|gets?|kann|können|könnt|darf|dürfen|dürft|hat|haben|habt)\b.* veto\w*"
    r"|options? (?:on the table|to (?:vote on|choose from)|at a time"
    r"|per round|in (?:a|each|every) round)"
    r"|(?:optionen|möglichkeiten|vorschläge) (?:auf de[mn] tisch"
    r"|zur (?:wahl|auswahl|abstimmung)|pro runde)"
    r")\b",
    re.IGNORECASE,
)
"""What is said of how many have to vote, to agree, can stop it, or are shown at once."""

_IN_ONE: Final = re.compile(
    r"\s*,\s+(?=damit\s+(?:es|das|die\s+abstimmung)\s+(?:zählt|gilt|gültig)\b)", re.IGNORECASE
)
"""A comma within what says one thing: “3 Stimmen, damit es zählt”."""

_COUNTED: Final = frozenset({"rounds", "options", "winners", "quorum", "threshold"})
LONGEST_ORDER: Final = 200
_ANY_DAY: Final = datetime(2024, 1, 1, tzinfo=UTC)
"""A day on which no day or time is past that is named without its year."""


def orders_settings(text: str) -> bool:
    """Tell whether words want it made otherwise: "make it secret", "close it on Friday"."""
    if len(text) > LONGEST_ORDER:
        return False
    if any(
        map(weighs_in_vain, (text.strip(" .!"), _bare(text)))
    ):  # whose it is only the session knows
        return True
    asked = settings_ordered(text, TimeFrame(_ANY_DAY, "UTC"), ())
    if asked is None or (asked.left_out and _may_be_times(asked.settings)):
        return False
    if _says_what_counts(text, asked):
        return True
    return can_order(text) or _is_unmistakable(asked.settings)


def _says_what_counts(text: str, asked: SettingsAsked) -> bool:
    """Tell whether words say how many have to vote or agree, who can stop it, or how many it shows.

    Nothing else is said there.
    """
    settings = asked.settings
    if asked.left_out:
        return False
    counts = settings.quorum or settings.threshold or settings.options or settings.rule == VETO
    if counts and _IS_COUNTED.search(text):
        return True
    is_counted = settings.threshold or (settings.quorum and _OF_VOTES.search(text))
    return bool(is_counted and _NEEDS.match(_bare(text)))


def settings_in_row(text: str) -> tuple[str, ...] | None:
    """Return what could not be read of a row of settings without a verb; None where it is none.

    One of its clauses has to be unmistakable: “disclosure discreet, show 2 options, banana mode”.
    """
    if len(text) > LONGEST_ORDER or "?" in text:
        return None
    asked = settings_said(text, TimeFrame(_ANY_DAY, "UTC"), ())
    clauses = [each.group().strip() for each in CLAUSE.finditer(text)]
    if any(len(each.split()) > _LONGEST_SETTING for each in clauses):
        return None
    if any(map(names_a_setting, clauses)):
        return asked.left_out if asked else tuple(clauses)
    is_sure = asked is not None and (
        _is_unmistakable(asked.settings) or not _COUNTED.isdisjoint(asked.settings.said)
    )
    return asked.left_out if asked and is_sure and len(clauses) > 1 else None


def _may_be_times(settings: DecisionSettings) -> bool:
    """Tell whether settings with more behind them may say when: “make it 1 to 5 on Friday”."""
    return settings.rule == "rated" or settings.said.keys() == {"ends_by"}


def says_to_decide(text: str) -> bool:
    """Tell whether words about an end speak of the vote or the decision, and not of answers."""
    return _DECIDES.search(text) is not None


def says_until(text: str) -> bool:
    """Tell whether words name a last moment, and nothing else: “until Monday noon”."""
    asked = (
        settings_said(text, TimeFrame(_ANY_DAY, "UTC"), ()) if len(text) < LONGEST_ORDER else None
    )
    is_end = asked is not None and asked.settings.said.keys() == {"ends_by"} and not asked.left_out
    return is_end and _LAST_MOMENT.match(text.strip()) is not None


_INSTEAD_OF: Final = re.compile(
    r"(?:,?\s+(?:instead of|rather than|and not|anstatt|statt|anstelle von|und nicht)"
    r"|,\s+(?:not|nicht))\s+(?P<other>[\w-]+(?:\s+[\w-]+){0,2})\s*$",
    re.IGNORECASE,
)


def can_order(text: str) -> bool:
    """Tell whether words begin as an order does."""
    first = _bare(text)[:_LONGEST_WORD].partition(" ")[0].casefold()
    return re.sub(r"['’]s$", "", first) in _FIRST


def corrects_settings(text: str, *, is_of_times: bool) -> bool:
    """Tell whether words without a verb say what was said of how otherwise: “no wait, until 6”.

    Where what is decided is a time, “rather until 6” is a wish.
    """
    begins = _BEGINS.match(text.strip()) or _ENDS.search(text)
    if len(text) > LONGEST_ORDER or "?" in text or not begins:
        return False
    asked = settings_ordered(text, TimeFrame(_ANY_DAY, "UTC"), ())
    if asked is None or asked.left_out or asked.needed:
        return False
    is_counted = not _COUNTED.isdisjoint(asked.settings.said)
    is_end = not is_of_times and asked.settings.ends_by is not None
    return is_end or is_counted or _is_unmistakable(asked.settings)


def _bare(text: str) -> str:
    """Return an order without what leads over to it."""
    plain = _REASON.sub("", _IN_ONE.sub(" ", _AGREED.sub("", text.strip(" .!"))))
    plain = _PASSES.sub(lambda found: "it needs " if found["en"] else "es braucht ", plain)
    is_whole = plain[:2].casefold() == "no" and _by_itself(plain)  # “no names” corrects nothing
    return plain if is_whole else _BEGINS.sub("", plain)


def _by_itself(words: str) -> bool:
    """Tell whether words say how just as they stand."""
    return taken_in(_TAIL.sub("", words), TimeFrame(_ANY_DAY, "UTC"), ()) is not None


def settings_ordered(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read an order; behind “make it” what is no setting is left out, else it makes it none."""
    words = _without_other(_bare(text), frame, people)
    lead = _ORDERS.match(words)
    pieces: list[Clause] = []
    for clause in CLAUSE.finditer(words[lead.end() :] if lead else words):
        pieces += _pieces(clause.group().strip(), frame, people, in_part=lead is not None)
        if not lead and any(not each.taken and says(each.words) for each in pieces):
            return None
    return asked_in("", pieces, None) if any(each.taken for each in pieces) else None


def _without_other(words: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return an order without how it is not to be any more: “approval instead of ranked”."""
    found = _INSTEAD_OF.search(words)
    return words[: found.start()] if found and taken_in(found["other"], frame, people) else words


def _is_unmistakable(settings: DecisionSettings) -> bool:
    """Tell whether settings can be no wish: “1 to 5” alone is one, as is “everybody must agree”."""
    said = settings.said.keys() - {"ends_by"}
    return len(said) > 1 or not said.isdisjoint(_PLAIN) or settings.rule in _PLAIN


def _pieces(
    words: str, frame: TimeFrame, people: Sequence[Member], *, in_part: bool
) -> Iterator[Clause]:
    """Yield a clause of an order, or its parts; `in_part`, where it may go on otherwise."""
    whole = _TAIL.sub("", words)
    if taken := taken_in(whole, frame, people):
        yield Clause(words, 0, 0, "", taken)
    elif len(parts := JOINTS.split(whole)) > 1:
        for each in parts:
            yield from _pieces(each, frame, people, in_part=in_part)
    elif whole:
        yield from _begun(whole, frame, people) if in_part else [Clause(whole, 0, 0, "", None)]


def _begun(words: str, frame: TimeFrame, people: Sequence[Member]) -> Iterator[Clause]:
    """Yield as much of a clause as says how, and what is left of it."""
    ends = [each.start() for each in re.finditer(r"\s+", words)]
    read = ((end, taken_in(words[:end], frame, people)) for end in reversed(ends))
    end, taken = next((each for each in read if each[1]), (0, None))
    if taken:
        yield Clause(words[:end], 0, 0, "", taken)
    yield Clause(words[end:].strip(), 0, 0, "", None)
