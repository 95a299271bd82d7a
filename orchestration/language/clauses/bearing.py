"""Doubt of the whole message: what a clause that was not read may say otherwise is not asserted.

A later clause bears on a wish where it names some of the days of it, as the case that is another
one ("I'm gone by 3:30. Wednesdays my husband does it"), or the same days, and turns what was said
("Not the 14th. Hang on, yes the 14th"). What is in doubt is taken out of the wish; where nothing
is left of it, its clause is listed beside the one that was not read. Who only says why bears on
nothing: "Not the 14th. It's the day of the funeral". Nor does it where a day is only told of,
without a side ("No Mondays. The 11th is a strike"): a firm no stands until its author answers. Only
who else sees to what bounds the hours of every day may make a day another case, and what is "one"
of several.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.day_in_force import named_days
from orchestration.language.clauses.leftovers import unknown, whole
from orchestration.language.clauses.present import meet
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import SUBJECTS, YES
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import (
    Edge,
    Except,
    Recurring,
    Shade,
    Stance,
    Unit,
    UnitName,
    When,
)
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

Said = tuple[Clause, Reading]
_TIMELY = (Kind.TIME, Kind.BUSY)
_DENIALS = (Shade.NOT, Shade.NEVER)
_AGAINST = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.HAVE)
_OF_THE_REST = (Shade.ELSE, Edge.REST)
_ANYBODY = frozenset({"people", "nobody", "everybody", "everyone", "keiner", "niemand", "jeder"})
_FOR = (Shade.FLEXIBLE, Shade.PRESENT, Shade.ONLY)


@dataclass(frozen=True, slots=True)
class _Unread:
    """A day that an unread clause names, where that stands, and which side its words take."""

    at: int
    day: When
    sides: frozenset[Polarity]
    of_others: bool
    one_of_them: bool


def in_doubt(said: Sequence[Said], frame: TimeFrame) -> list[Said]:
    """Return what was said, without what clauses that were not read may say otherwise."""
    last = {(each.day, each.sides): each for each in _unread(said)}  # each of them once
    if not last:
        return list(said)
    return [
        _without(each, [one for one in last.values() if one.at > at], frame)
        if each[1].wishes
        else each
        for at, each in enumerate(said)
    ]


def _unread(said: Sequence[Said]) -> Iterator[_Unread]:
    for at, (clause, reading) in enumerate(said):
        if reading.left and not (reading.wishes or _says_nothing_of_it(clause)):
            last = said[at - 1][1].day if at and _points_at_a_day(clause) else None
            for day in [When(last)] if last else _days(clause):
                others = all(each.reason == reasons.SOMEBODY_ELSE for each in reading.left)
                one = has_word(clause.items, ("one",))
                yield _Unread(at, day, _sides(clause), others, one)


def _points_at_a_day(clause: Clause) -> bool:
    """Whether it is of "that day"."""
    return any(
        one.word == "that" and isinstance(two.value, UnitName) and two.value.unit is Unit.DAY
        for one, two in pairwise(clause.items)
    )


def _says_nothing_of_it(clause: Clause) -> bool:
    """Whether a time is only named, or it is told why, of all others, or how anybody has it."""
    tells = has_kind(clause.items, Stance, Shade) or has_word(clause.items, SUBJECTS)
    if not (tells or unknown(clause.items)):
        return True
    apart = any(item.value in _OF_THE_REST for item in clause.items)
    return clause.reason or clause.aside or apart or has_word(clause.items, _ANYBODY)


def _days(clause: Clause) -> Sequence[When]:
    """The days that a clause names, at the hours that it names beside them."""
    if not has_kind(clause.items, *TIMES, Except):
        return ()
    named = [when for item in clause.items for when in pieces(item.value)]
    hours = [when.hours for when in named if not when.days]
    days = [when for when in named if when.days] or named_days(clause)
    apart = len(hours) == 1 and all(when.hours is None for when in days)
    found = [When(when.days, hours[0]) for when in days] if apart else days
    return [when for when in found if not _is_every_day(when)]


def _is_every_day(when: When) -> bool:
    return isinstance(when.days, Recurring) and when.days.universal


def _sides(clause: Clause) -> frozenset[Polarity]:
    """What the words of a clause may be: for, against, or neither."""
    items = clause.items
    stances = {item.value.polarity for item in items if isinstance(item.value, Stance)}
    if has_shade(items, *_AGAINST):
        stances.add(Polarity.AGAINST)
    if has_shade(items, *_FOR) or has_word(items, YES):
        stances.add(Polarity.FOR)
    if has_shade(items, *_DENIALS):
        turned = {_turned(each) for each in stances}
        return frozenset(turned or {Polarity.AGAINST})
    return frozenset(stances)


def _turned(side: Polarity) -> Polarity:
    return Polarity.FOR if side is Polarity.AGAINST else Polarity.AGAINST


def _without(said: Said, unread: Sequence[_Unread], frame: TimeFrame) -> Said:
    clause, reading = said
    kept = [_left_of(wish, unread, frame) for wish in reading.wishes]
    wishes = tuple(wish for wish in kept if wish)
    if wishes == reading.wishes:
        return said
    if any(wish.times for wish in wishes):
        return clause, replace(reading, wishes=wishes)
    return _listed(said)


def _listed(said: Said) -> Said:
    clause, reading = said
    left = (whole(clause.items, reasons.UNCLEAR),)
    return clause, Reading(left=left, times=reading.times, day=reading.day)


def _left_of(wish: Wish, unread: Sequence[_Unread], frame: TimeFrame) -> Wish | None:
    """What of a wish is in no doubt."""
    if wish.kind not in _TIMELY or not wish.times or not wish.times.whens:
        return wish
    whens = wish.times.whens
    doubted = [
        When(each.day.days)
        for each in unread
        if any(meet(one, each.day, frame) for one in whens) and _bears(each, wish, frame)
    ]
    left = subtract(whens, doubted, frame) if doubted else whens
    return replace(wish, times=replace(wish.times, whens=left)) if left else None


def _bears(unread: _Unread, wish: Wish, frame: TimeFrame) -> bool:
    """Whether a day may be another case than all of a wish, or the same one turned."""
    day = When(unread.day.days)
    days = [When(when.days) for when in (wish.times.whens if wish.times else ())]
    if subtract([day], days, frame) or unread.sides == {wish.polarity}:
        return False
    rules_out = wish.polarity is Polarity.AGAINST or wish.strength is Strength.MUST
    bounded = all(when.hours for when in (wish.times.whens if wish.times else ()))
    may_differ = unread.one_of_them or (unread.of_others and bounded)
    other_case = rules_out and may_differ and bool(subtract(days, [day], frame))
    return other_case or _turned(wish.polarity) in unread.sides
