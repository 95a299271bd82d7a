"""For which part of a meeting somebody can be there: "only the first half"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.day_in_force import named_day
from orchestration.language.clauses.leftovers import leftovers
from orchestration.language.clauses.other_kinds import said_length
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import ALL_OF_US, HALF
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import (
    About,
    Edge,
    Length,
    Num,
    Reach,
    Shade,
    Times,
    When,
)
from orchestration.language.words.either_language import (
    BEGINNINGS,
    JOINING,
    LAST_PARTS,
    LEADS,
    PARTS,
)
from orchestration.model.preferences import Kind, PartOfMeeting, Polarity, Strength

_MOST_MINUTES = 4 * 60
_SAYING = frozenset({HALF, "after", "erst"}) | BEGINNINGS | LAST_PARTS | JOINING | PARTS


def attending(clause: Clause) -> Reading | None:
    """Return what a clause says of how much of a meeting somebody can be there for, if anything.

    A day that it names is when that is so. What names an hour besides speaks of that, and what is
    said of all, of the meeting.
    """
    items = clause.items
    part = _half(items) or _minutes(items) or _just_a_part(items)
    if part is None or has_word(items, ALL_OF_US):
        return None
    whens = [when for item in items if isinstance(item.value, TIMES) for when in pieces(item.value)]
    if any(when.hours is not None for when in whens):
        return None
    rest = [item for item in items if not _says_it(item)]
    times = Times(tuple(whens)) if whens else None
    wish = Wish(Kind.ATTENDANCE, Polarity.FOR, Strength.PREFERS, times, value=part)
    return Reading((wish,), leftovers(rest))


def leaving_first(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Yield clauses, those in two that say when somebody leaves, and then what is left to them."""
    for clause in clauses:
        cut = _cut(clause)
        if cut is None:
            yield clause
            continue
        yield replace(clause, items=clause.items[:cut])
        yield replace(clause, items=clause.items[cut + 1 :], fresh=False, link=",", listed=True)


def _cut(clause: Clause) -> int | None:
    """Return the comma behind which a clause that says when somebody leaves says what is left."""
    for at, item in enumerate(clause.items):
        before, behind = clause.items[:at], clause.items[at + 1 :]
        if item.word == "," and _leaves_at(before) and attending(replace(clause, items=behind)):
            return at
    return None


def in_part_alone(said: Sequence[tuple[Clause, Reading]]) -> list[tuple[Clause, Reading]]:
    """Return what was said with a part where somebody has named when it is all that is left.

    "I have to leave at 3, so I'd only be there for the first part" rules out what begins after 3
    alone; "Tuesday works, but only for the first half" speaks of Tuesday.
    """
    joined: list[tuple[Clause, Reading]] = []
    for clause, reading in said:
        wish = _open_part(clause, reading)
        if wish is not None and joined:
            timed = replace(wish, times=_when(*joined[-1]))
            joined.append((clause, replace(reading, wishes=(timed,))))
        else:
            joined.append((clause, reading))
    return joined


def _when(clause: Clause, reading: Reading) -> Times | None:
    """Return when that is so: from when somebody leaves, or on the day that is spoken of."""
    if _leaves_at(clause.items) and reading.wishes:
        return reading.wishes[-1].times
    day = named_day(clause, None)
    return Times((When(day),)) if day else None


def _open_part(clause: Clause, reading: Reading) -> Wish | None:
    """Return the part that goes on from what its sentence has said, without a time of its own."""
    wish = reading.wishes[0] if len(reading.wishes) == 1 and not clause.fresh else None
    is_part = wish is not None and isinstance(wish.value, PartOfMeeting)
    return wish if is_part and wish is not None and wish.times is None else None


def _leaves_at(items: Sequence[Item]) -> bool:
    """Whether an hour is named at which somebody leaves."""
    return Shade.ENDS in shades(items) and has_kind(items, *TIMES)


def _half(items: Sequence[Item]) -> PartOfMeeting | None:
    """Return the half that somebody names as all that they can be there for."""
    if not _is_named_for_it(items):
        return None
    for item, behind in pairwise(items):
        if behind.word == HALF and _ordinal(item) in (1, 2):
            return PartOfMeeting(half=_ordinal(item))
    return None


def _minutes(items: Sequence[Item]) -> PartOfMeeting | None:
    """Return the minutes after which somebody leaves, or which alone they can be there for."""
    length = said_length(items)
    if not length or length > _MOST_MINUTES:
        return None
    if _is_all(items) or has_word(items, JOINING):
        for item, behind in pairwise(items):
            if isinstance(behind.value, Length) and _end_of(item) is not None:
                return PartOfMeeting(minutes=length, last=bool(_end_of(item)))
    said = shades(items)
    stays = Shade.ENDS in said and (Shade.NOT not in said or _is_compared(items))
    return PartOfMeeting(minutes=length) if stays else None


def _just_a_part(items: Sequence[Item]) -> PartOfMeeting | None:
    """Return the beginning or the end, named as what somebody can be there for."""
    if not _is_named_for_it(items):
        return None
    for before, item in pairwise(items):
        if before.word in LEADS and (item.word in BEGINNINGS or item.word in LAST_PARTS):
            return PartOfMeeting(last=item.word in LAST_PARTS)
        if item.word in PARTS and _end_of(before) is not None:
            return PartOfMeeting(last=bool(_end_of(before)))
    return None


def _end_of(item: Item) -> bool | None:
    """Whether a word points at the last of something rather than at the first; None for neither."""
    if item.value is Reach.LAST or _ordinal(item) == 2:
        return True
    return False if _ordinal(item) == 1 else None


def _is_all(items: Sequence[Item]) -> bool:
    """Whether what is named is all that there is: "only", "erst in der zweiten Hälfte"."""
    return Shade.ONLY in shades(items) or has_word(items, ("erst",))


def _is_named_for_it(items: Sequence[Item]) -> bool:
    """Whether a part is named as what somebody joins for, or as all that there is."""
    joins = has_word(items, JOINING)
    return (joins and has_word(items, ("for",))) or _is_all(items)


def _is_compared(items: Sequence[Item]) -> bool:
    """Whether a length is the most there is: "I can't stay longer than 30 minutes"."""
    return any(isinstance(i.value, About) and i.value.kind is Kind.LENGTH for i in items)


def _says_it(item: Item) -> bool:
    return isinstance(item.value, (Num, Edge, Reach)) or item.word in _SAYING


def _ordinal(item: Item) -> int:
    """Return the number of an ordinal; nothing of what is none."""
    return item.value.n if isinstance(item.value, Num) and item.value.ordinal else 0
