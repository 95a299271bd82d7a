"""For which part of a meeting somebody can be there: "only the first half"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import leftovers
from orchestration.language.clauses.other_kinds import said_length
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import ALL_OF_US, HALF
from orchestration.language.grammar import Item
from orchestration.language.values import About, Length, Num, Shade
from orchestration.model.preferences import Kind, PartOfMeeting, Polarity, Strength

_MOST_MINUTES = 4 * 60
_PARTS = (HALF, "after")


def attending(items: Sequence[Item]) -> Reading | None:
    """Return what a clause says of how much of a meeting somebody can be there for, if anything.

    What names a day or an hour besides speaks of that, and what is said of all, of the meeting.
    """
    about_times = any(isinstance(item.value, TIMES) for item in items)
    if about_times or any(item.word in ALL_OF_US for item in items):
        return None
    part = _half(items) or _minutes(items)
    if part is None:
        return None
    rest = [item for item in items if not (isinstance(item.value, Num) or item.word in _PARTS)]
    wish = Wish(Kind.ATTENDANCE, Polarity.FOR, Strength.PREFERS, value=part)
    return Reading((wish,), leftovers(rest))


def _half(items: Sequence[Item]) -> PartOfMeeting | None:
    """Return the half that somebody names as all that they can be there for."""
    if Shade.ONLY not in shades(items):
        return None
    for at, item in enumerate(items[:-1]):
        if items[at + 1].word == HALF and _ordinal(item) in (1, 2):
            return PartOfMeeting(half=_ordinal(item))
    return None


def _minutes(items: Sequence[Item]) -> PartOfMeeting | None:
    """Return the minutes after which somebody leaves, or which alone they can be there for."""
    length = said_length(items)
    if not length or length > _MOST_MINUTES:
        return None
    said = shades(items)
    stays = Shade.ENDS in said and (Shade.NOT not in said or _is_compared(items))
    return PartOfMeeting(minutes=length) if stays or _is_beginning(items) else None


def _is_compared(items: Sequence[Item]) -> bool:
    """Whether a length is the most there is: "I can't stay longer than 30 minutes"."""
    return any(isinstance(i.value, About) and i.value.kind is Kind.LENGTH for i in items)


def _is_beginning(items: Sequence[Item]) -> bool:
    """Whether the first minutes are all that is named: "only the first 30 minutes"."""
    firsts = (
        _ordinal(item) == 1 and isinstance(items[at + 1].value, Length)
        for at, item in enumerate(items[:-1])
    )
    return Shade.ONLY in shades(items) and any(firsts)


def _ordinal(item: Item) -> int:
    """Return the number of an ordinal; nothing of what is none."""
    return item.value.n if isinstance(item.value, Num) and item.value.ordinal else 0
