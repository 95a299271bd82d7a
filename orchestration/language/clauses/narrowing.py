"""What an "only" limits: hours on its own days, where other days are spoken of too.

"Only Fridays after 2" rules out all else. "Fri only after 2" says nothing against Monday: it rules
out Friday before 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.language.clauses.bounds import EASY
from orchestration.language.clauses.clause import Clause, has_shade
from orchestration.language.clauses.timed import ALL_DAYS
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Dates, Recurring, Shade, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Grain, TimeFrame

Said = Sequence[tuple[Clause, Reading]]


def narrowed(said: Said, frame: TimeFrame) -> list[tuple[Clause, Reading]]:
    """Return what was said, with each "only" where it belongs."""
    return [
        (clause, reading.wishing(tuple(_limited(at, said, frame))))
        for at, (clause, reading) in enumerate(said)
    ]


def _limited(at: int, said: Said, frame: TimeFrame) -> Iterator[Wish]:
    for wish in said[at][1].wishes:
        within = _what_it_limits(at, said, wish)
        if wish.times is None or not within:
            yield wish
            continue
        yield replace(wish, strength=Strength.PREFERS, accepts=True)
        rest = Times(subtract(within, wish.times.whens, frame))
        yield Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, rest)


def _what_it_limits(at: int, said: Said, wish: Wish) -> tuple[When, ...]:
    """The days of which no more than a wish is possible: nothing where it rules out all else."""
    clause, _ = said[at]
    supposes = at > 0 and said[at - 1][1].supposes
    period = _period_ahead(clause, wish) or _period_before(at, said, wish)
    if period := period or (_supposed_day(wish) if supposes else None):
        return (period,)
    others = [each for n, (_, other) in enumerate(said) if n != at for each in other.wishes]
    if part := _part_ahead(clause, wish, others):
        return part
    if _is_only_at_hours(clause, wish, others):
        return ALL_DAYS.whens
    if wish.times and _is_only(clause, wish) and _limits_its_days(clause, wish, others):
        return tuple(When(when.days) for when in wish.times.whens)
    return ()


def _period_ahead(clause: Clause, wish: Wish) -> When | None:
    """The week that a clause opens with, where an "only" holds in it: "week 2: only Tue or Wed"."""
    firm = wish.polarity is Polarity.FOR and wish.strength is Strength.MUST
    if wish.kind is not Kind.TIME or not firm or not has_shade(clause.items, Shade.ONLY):
        return None
    first = next(
        (n for n, item in enumerate(clause.items) if pieces(item.value)), len(clause.items)
    )
    only = next(n for n, item in enumerate(clause.items) if item.value is Shade.ONLY)
    if first >= only:
        return None
    week = pieces(clause.items[first].value)[0]
    return week if _is_week(week) else None


def _all_else_goes(others: Sequence[Wish]) -> bool:
    """Whether nothing else is ruled out: "mornings only on the 12th, otherwise I'm easy"."""
    return any(each == EASY for each in others)


def _part_ahead(clause: Clause, wish: Wish, others: Sequence[Wish]) -> tuple[When, ...]:
    """The part of all days that is possible on some alone: "afternoons only Tue and Thu"."""
    if not _is_only(clause, wish) or _all_else_goes(others):
        return ()
    only = next(n for n, item in enumerate(clause.items) if item.value is Shade.ONLY)
    ahead = [when for item in clause.items[:only] for when in pieces(item.value)]
    behind = [when for item in clause.items[only:] for when in pieces(item.value)]
    days = bool(behind) and all(map(_is_single, behind))
    if len(ahead) != 1 or not (days and _is_part_of_any_day(ahead[0])):
        return ()
    return tuple(When(each.days, ahead[0].hours) for each in ALL_DAYS.whens)


def _is_part_of_any_day(when: When) -> bool:
    return bool(when.hours and when.hours.part and not when.days)


def _is_single(when: When) -> bool:
    """Whether whole days are named one by one: "Tue and Thu", not "until the end of the month"."""
    dated = isinstance(when.days, Dates) and all(first == last for first, last in when.days.spans)
    return when.hours is None and (dated or isinstance(when.days, Recurring))


def _period_before(at: int, said: Said, wish: Wish) -> When | None:
    """The week that a sentence opens with: "the 18th week, other way round, only Thu and Fri"."""
    clause = said[at][0]
    if not clause.listed or wish.polarity is not Polarity.FOR or wish.strength is not Strength.MUST:
        return None
    days = list(_days(wish))
    for before, _ in said[at - 1 :: -1]:
        weeks = [when for item in before.items for when in pieces(item.value) if _is_week(when)]
        if weeks and days and all(_is_in(each, weeks[-1].days) for each in days):
            return weeks[-1]
        if not before.listed:
            break
    return None


def _is_week(when: When) -> bool:
    return isinstance(when.days, Dates) and when.days.grain is Grain.WEEK and not when.hours


def _is_in(days: object, week: object) -> bool:
    """Whether dates are some of those of a week."""
    if not (isinstance(days, Dates) and isinstance(week, Dates)):
        return False
    [(begin, end)] = week.spans
    return all(begin <= first and last <= end for first, last in days.spans)


def _supposed_day(wish: Wish) -> When | None:
    """The day on which only some hours will do: "if it's a Monday it has to be after 2"."""
    whens = wish.times.whens if wish.times else ()
    days = list(dict.fromkeys(when.days for when in whens))
    hours = all(when.hours for when in whens)
    firm = wish.polarity is Polarity.FOR and wish.strength is Strength.MUST
    return When(days[0]) if firm and hours and len(days) == 1 and days[0] else None


def _is_only(clause: Clause, wish: Wish) -> bool:
    """Whether a wish is for nothing but some hours of some days, by an "only"."""
    hours = wish.times and all(when.days and when.hours for when in wish.times.whens)
    firm = wish.polarity is Polarity.FOR and wish.strength is Strength.MUST
    only = has_shade(clause.items, Shade.ONLY)
    return wish.kind is Kind.TIME and firm and only and bool(hours)


def _is_only_at_hours(clause: Clause, wish: Wish, others: Sequence[Wish]) -> bool:
    """Whether all that is minded are some hours of any day: "I don't mind, only before 5"."""
    easy = _all_else_goes(others)
    hours = wish.times and all(when.hours and not when.days for when in wish.times.whens)
    firm = wish.polarity is Polarity.FOR and wish.strength is Strength.MUST
    only = has_shade(clause.items, Shade.ONLY)
    return easy and wish.kind is Kind.TIME and firm and only and bool(hours)


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
    """Whether an "only" stands between days and their hours: "Fridays only until 12".

    In "Mon to Wed only, 9 to 3" it is of the days.
    """
    only = next(n for n, item in enumerate(clause.items) if item.value is Shade.ONLY)
    if any(item.word == "," for item in clause.items[only + 1 : only + 2]):
        return False
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
