"""What an "only" limits: hours on its own days, where other days are spoken of too.

"Only Fridays after 2" rules out all else. "Fri only after 2" says nothing against Monday: it rules
out Friday before 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Hours, Shade, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

Said = Sequence[tuple[Clause, Reading]]


def narrowed(said: Said, frame: TimeFrame) -> list[tuple[Clause, Reading]]:
    """Return what was said, with each "only" where it belongs."""
    return [
        (clause, replace(reading, wishes=tuple(_limited(at, said, frame))))
        for at, (clause, reading) in enumerate(said)
    ]


def _limited(at: int, said: Said, frame: TimeFrame) -> Iterator[Wish]:
    clause, reading = said[at]
    for wish in reading.wishes:
        others = [each for n, (_, other) in enumerate(said) if n != at for each in other.wishes]
        if wish.times and _is_only(clause, wish) and _limits_its_days(clause, wish, others):
            yield replace(wish, strength=Strength.PREFERS, accepts=True)
            days = tuple(When(when.days) for when in wish.times.whens)
            rest = Times(subtract(days, wish.times.whens, frame))
            yield Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, rest)
        else:
            yield wish


def _is_only(clause: Clause, wish: Wish) -> bool:
    """Whether a wish is for nothing but some hours of some days, by an "only"."""
    hours = wish.times and all(when.days and when.hours for when in wish.times.whens)
    firm = wish.polarity is Polarity.FOR and wish.strength is Strength.MUST
    only = any(item.value is Shade.ONLY for item in clause.items)
    return wish.kind is Kind.TIME and firm and only and bool(hours)


def _limits_its_days(clause: Clause, wish: Wish, others: Sequence[Wish]) -> bool:
    """Whether what else is said leaves other days open.

    Ahead of its days an "only" rules out all else, but for what the same message accepts.
    """
    if _stands_between(clause) or not _names_days(clause):
        return True
    if _follows_its_days(clause):
        return any(each.kind is Kind.FLEXIBLE or _days(each) for each in others)
    return any(
        each.kind is Kind.FLEXIBLE
        or (each.accepts and each.polarity is Polarity.FOR and _days(each) - _days(wish))
        for each in others
    )


def _stands_between(clause: Clause) -> bool:
    """Whether an "only" stands between days and their hours: "Fridays only until 12"."""
    only = next(n for n, item in enumerate(clause.items) if item.value is Shade.ONLY)
    ahead = any(when.days for item in clause.items[:only] for when in pieces(item.value))
    behind = [when for item in clause.items[only:] for when in pieces(item.value)]
    return ahead and bool(behind) and all(when.hours and not when.days for when in behind)


def _names_days(clause: Clause) -> bool:
    return any(when.days for item in clause.items for when in pieces(item.value))


def _follows_its_days(clause: Clause) -> bool:
    """Whether an "only" stands behind the days it limits, in its clause or the one before it."""
    only = next(n for n, item in enumerate(clause.items) if item.value is Shade.ONLY)
    days = (n for n, i in enumerate(clause.items) if any(when.days for when in pieces(i.value)))
    return only > next(days, -1)


def _days(wish: Wish) -> frozenset[object]:
    return (
        frozenset(when.days for when in wish.times.whens if when.days)
        if wish.times
        else frozenset()
    )


def narrowed_to(said: Said, hours: Times) -> list[tuple[Clause, Reading]]:
    """Return what was said with the days ruled out last ruled out at some hours only."""
    if not said:
        return []
    clause, reading = said[-1]
    wishes = tuple(_at_hours(wish, hours) for wish in reading.wishes)
    return [*said[:-1], (clause, replace(reading, wishes=wishes))]


def _at_hours(wish: Wish, hours: Times) -> Wish:
    against = wish.polarity is Polarity.AGAINST and wish.times is not None
    if not against or wish.times is None or any(when.hours for when in wish.times.whens):
        return wish
    pairs = ((when, each) for when in wish.times.whens for each in hours.whens)
    whens = tuple(replace(each, days=when.days) for when, each in pairs)
    return replace(wish, times=Times(whens, wish.times.but))


def carved(said: Said, frame: TimeFrame) -> list[tuple[Clause, Reading]]:
    """Return what was said, each wish in the light of what the same message says later.

    "Thursdays aren't ideal, but before noon I can" is against Thursdays from noon on. "Nothing
    against Mondays, I just can't do them this month" accepts none.
    """
    placed = [(n, wish) for n, (_, reading) in enumerate(said) for wish in reading.wishes]
    if len(placed) < 2:
        return list(said)
    return [
        (clause, replace(reading, wishes=tuple(_in_light(n, reading, placed, frame))))
        for n, (clause, reading) in enumerate(said)
    ]


def _in_light(
    at: int, reading: Reading, placed: Sequence[tuple[int, Wish]], frame: TimeFrame
) -> Iterator[Wish]:
    later = [wish for n, wish in placed if n > at and wish.kind in (Kind.TIME, Kind.BUSY)]
    for wish in reading.wishes:
        if wish.times is None or wish.within or not later:
            yield wish
        elif wish.polarity is Polarity.AGAINST:
            yield _without(wish, [when for each in later for when in _left_open(each)], frame)
        elif not (wish.accepts and _is_taken(wish.times, later, frame)):
            yield wish


def _left_open(wish: Wish) -> Sequence[When]:
    """The spans of hours on days that a wish is for."""
    whens = wish.times.whens if wish.times and wish.polarity is Polarity.FOR else ()
    return [when for when in whens if when.days and when.hours and not _is_point(when.hours)]


def _is_point(hours: Hours) -> bool:
    return any(each.start is not None and each.start == each.end for each in hours.stretches)


def _without(wish: Wish, later: Sequence[When], frame: TimeFrame) -> Wish:
    """A no to whole days without some of their hours."""
    times = wish.times or Times(())
    whole = [when for when in times.whens if when.hours is None]
    taken = [each for each in later if any(each.days == when.days for when in whole)]
    if not taken:
        return wish
    return replace(wish, times=Times(subtract(times.whens, taken, frame), times.but))


def _is_taken(times: Times, later: Sequence[Wish], frame: TimeFrame) -> bool:
    """Whether later noes leave nothing of some times, within the window."""
    against = [each.times for each in later if each.polarity is Polarity.AGAINST and each.times]
    whens = [when for each in against for when in each.whens]
    return bool(whens) and not subtract(times.whens, whens, frame)
