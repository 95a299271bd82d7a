"""Words that only tell what a wish follows from: "boiler guy coming, so not before 10".

They name no time and say nothing of one, and the clause behind "so" is read whole: nothing of
what suits their author is lost with them, as with what stands behind "because".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import time
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import STOPS, TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.pointing import only_named
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import ADDING, BOUNDS, CONDITIONS, JOINS
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Shade, Stance, Stretch, When
from orchestration.language.words.either_language import GAINSAYING
from orchestration.model.preferences import Kind, Polarity, Strength

_OF_HOURS = frozenset({"work", "working", "arbeite", "arbeiten", "teilzeit"})
"""Who says how they work says something of every day: "I work part-time, so no Fridays"."""

_BY_THEN_THERE = time(10)
"""Who is away from an earlier hour on may not have been there before it."""
_THERE = frozenset({Shade.BEGINS, Shade.PRESENT})
_SAYING = GAINSAYING | CONDITIONS | BOUNDS | _OF_HOURS
Said = tuple[Clause, Reading]


def without_causes(said: Sequence[Said]) -> list[Said]:
    """Return what was said without the words left over that only lead to what follows."""
    return [
        (clause, replace(reading, left=()) if _leads(one, other) else reading)
        for one, other in pairwise((*said, None))
        if one is not None
        for clause, reading in (one,)
    ]


def up_to_what_follows(said: Sequence[Said]) -> list[Said]:
    """Return what was said, an engagement as long as what follows from it leaves it.

    "School run is at 8:30 so I'm free from 9:15": how long it takes was a guess.
    """
    put = list(said)
    for at, ((clause, reading), (then, read)) in enumerate(pairwise(said)):
        if then.led_by == "so" and not then.fresh and _is_a_point(clause, reading):
            bound = _bound(read)
            wishes = tuple(_ended(wish, bound) for wish in reading.wishes) if bound else ()
            put[at] = (clause, replace(reading, wishes=wishes)) if wishes else put[at]
    return put


def from_then_on(said: Sequence[Said]) -> list[Said]:
    """Return what was said, a day on which somebody is away only from when on they are.

    "Wednesday I fly to Riyadh, out from noon" rules out nothing before noon.
    """
    put = list(said)
    for at, ((clause, reading), (then, read)) in enumerate(pairwise(said)):
        if then.link in STOPS or not _all_busy(read):
            continue
        told = _all_busy(reading) or _only_unclear(reading)
        days = reading.times.whens if told and reading.times else ()
        if _are_ends_of(_whens(read.wishes), days):
            put[at] = (clause, replace(reading, wishes=(), left=()))
    return put


def taken_until_then(said: Sequence[Said]) -> list[Said]:
    """Return what was said, times as taken that are only named, and behind which all is free.

    "Calls until 12, then free" wishes for nothing before noon; "Tuesday 9-12, then fine" may.
    """
    put = list(said)
    for at, ((clause, reading), (then, read)) in enumerate(pairwise(said)):
        bare = only_named(reading) and not clause.asked
        ends = all(each.end for when in _named(reading) for each in _stretches(when))
        taken = _names_an_engagement(clause) or _is_free(then)
        if bare and ends and taken and _suits(then, read) and _is_then(then, reading, read):
            busy = (Kind.BUSY, Polarity.AGAINST, Strength.MUST)
            wishes = tuple(Wish(*busy, wish.times) for wish in reading.wishes if wish.times)
            put[at] = clause, replace(reading, wishes=wishes)
    return put


def _names_an_engagement(clause: Clause) -> bool:
    """Whether more is said than a time: "calls until 12"."""
    return has_shade(clause.items, Shade.ENGAGED, Shade.ACTIVITY) or bool(unknown(clause.items))


def _is_free(clause: Clause) -> bool:
    """Whether somebody is free then, and so was not before; that it is fine says less."""
    return any(isinstance(item.value, Stance) and item.value.able for item in clause.items)


def _is_then(clause: Clause, before: Reading, reading: Reading) -> bool:
    """Whether a clause speaks of what comes behind the times before it."""
    if clause.items[0].word == "then" or has_word(clause.items, ("after that",)):
        return True
    ends = [each.end for when in _named(before) for each in _stretches(when)][-1:]
    later = [(each.start, each.end) for when in _named(reading) for each in _stretches(when)]
    return bool(ends) and later == [(ends[0], None)]


def _named(reading: Reading) -> Sequence[When]:
    return reading.times.whens if reading.times else ()


def _suits(clause: Clause, reading: Reading) -> bool:
    """Whether it suits, and what stands before it does not as well: "after that is fine too"."""
    wishes = reading.wishes
    suits = bool(wishes) and all(wish.polarity is Polarity.FOR for wish in wishes)
    beside = clause.link in JOINS or has_word(clause.items, ADDING)
    return suits and not beside and any(wish.accepts or wish.times is None for wish in wishes)


def _only_unclear(reading: Reading) -> bool:
    """Whether a time was named, and not what it is to its author."""
    return not reading.wishes and {each.reason for each in reading.left} == {reasons.UNCLEAR}


def _all_busy(reading: Reading) -> bool:
    return bool(reading.wishes) and all(wish.kind is Kind.BUSY for wish in reading.wishes)


def _are_ends_of(hours: Sequence[When], days: Sequence[When]) -> bool:
    """Whether hours are those in which whole days end, and of no other days."""
    whole = all(when.days and when.hours is None for when in days)
    ends = all(each.start and not each.end for when in hours for each in _stretches(when))
    same = {when.days for when in hours} == {when.days for when in days}
    return whole and ends and same and all(when.hours for when in hours)


def back_again(said: Sequence[Said]) -> list[Said]:
    """Return what was said, an engagement as long as somebody is away for it.

    "Mondays I pick up the kids at 3 and I'm back at 4" rules out nothing before 3.
    """
    put = list(said)
    for at in range(1, len(said)):
        (clause, reading), (_, before) = put[at], put[at - 1]
        bound = _back_from(clause, reading)
        kept = bound and _until(before.wishes, bound, reading)
        if kept:
            put[at - 1] = put[at - 1][0], replace(before, wishes=kept)
            left = tuple(wish for wish in reading.wishes if not wish.firm_no)
            put[at] = clause, replace(reading, wishes=left)
    return put


def _back_from(clause: Clause, reading: Reading) -> time | None:
    """The hour from which on somebody is there again."""
    if clause.fresh or not has_shade(clause.items, *_THERE):
        return None
    firm = [wish.times for wish in reading.wishes if wish.firm_no and wish.times]
    ends = [each for times in firm for when in times.whens for each in _stretches(when)]
    return ends[0].end if len(ends) == 1 and ends[0].start is None else None


def _until(wishes: Sequence[Wish], bound: time, after: Reading) -> tuple[Wish, ...]:
    """Engagements that last until then; nothing where they are of other days, or begin later."""
    days = {when.days for when in _whens(after.wishes)}
    whens = _whens(wishes)
    of_those = bool(whens) and all(when.hours and when.days in days for when in whens)
    starts = [each.start for when in whens for each in _stretches(when)]
    during = all(start and _BY_THEN_THERE <= start < bound for start in starts)
    if not (of_those and during and all(wish.kind is Kind.BUSY for wish in wishes)):
        return ()
    return tuple(_lasting(wish, bound) for wish in wishes)


def _whens(wishes: Sequence[Wish]) -> list[When]:
    return [when for wish in wishes if wish.times for when in wish.times.whens]


def _lasting(wish: Wish, bound: time) -> Wish:
    whens = wish.times.whens if wish.times else ()
    found = tuple(
        replace(
            when,
            hours=replace(
                when.hours, stretches=tuple(replace(x, end=bound) for x in _stretches(when))
            ),
        )
        if when.hours
        else when
        for when in whens
    )
    return replace(wish, times=replace(wish.times, whens=found)) if wish.times else wish


def _is_a_point(clause: Clause, reading: Reading) -> bool:
    """Whether nothing is told but an engagement by the hour at which it begins."""
    whens = [when for item in clause.items for when in pieces(item.value) if when.hours]
    points = all(each.start == each.end for when in whens for each in _stretches(when))
    return bool(whens) and points and all(wish.kind is Kind.BUSY for wish in reading.wishes)


def _bound(reading: Reading) -> time | None:
    """The one hour up to which, or from which on, something is said of time."""
    whens = [when for wish in reading.wishes if wish.times for when in wish.times.whens]
    found = {each.end or each.start for when in whens for each in _stretches(when)}
    ends = all(each.start is None or each.end is None for w in whens for each in _stretches(w))
    return found.pop() if len(found) == 1 and ends else None


def _ended(wish: Wish, bound: time) -> Wish:
    whens = wish.times.whens if wish.times else ()
    found = tuple(
        replace(when, hours=replace(when.hours, stretches=tuple(_cut(when, bound))))
        if when.hours
        else when
        for when in whens
    )
    return replace(wish, times=replace(wish.times, whens=found)) if wish.times else wish


def _cut(when: When, bound: time) -> Iterator[Stretch]:
    for each in _stretches(when):
        within = each.start and each.end and each.start < bound < each.end
        yield replace(each, end=bound) if within else each


def _stretches(when: When) -> Sequence[Stretch]:
    return when.hours.stretches if when.hours else ()


def _leads(one: Said, other: Said | None) -> bool:
    """Whether a clause only says why the next one holds."""
    if other is None:
        return False
    (clause, reading), (then, read) = one, other
    if read.answers and reading.left and not reading.wishes and read.times == reading.times:
        return True  # "Friday evening is past 6 for me, I'd rather have something else"
    follows = then.led_by == "so" and bool(read.wishes) and not read.left
    return follows and bool(reading.left) and not reading.wishes and _tells_only(clause, reading)


def _tells_only(clause: Clause, reading: Reading) -> bool:
    """Whether a clause names no time, takes no stance and sets no condition."""
    words = {item.word for item in clause.items}
    says = has_kind(clause.items, *TIMES, Stance)
    strange = all(each.reason in (reasons.NO_RULE, reasons.UNCLEAR) for each in reading.left)
    return strange and not says and not words & _SAYING
