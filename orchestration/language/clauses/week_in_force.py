"""The week in force: a weekday in the singular belongs to the week named in its thought.

"Next week is fine. Wednesday I'm out" is out on one Wednesday. Of a week that is ruled out as a
whole no day is left to speak of, and "Wednesdays" are those of every week.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.cues import is_cue
from orchestration.language.clauses.day_in_force import named_days
from orchestration.language.clauses.leftovers import whole
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import GENERALLY
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import on_days
from orchestration.language.times.rules.spans import week_around, weekdays_within
from orchestration.language.values import (
    Dates,
    Days,
    Except,
    Recurring,
    Times,
    Unit,
    UnitName,
    When,
)
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.times import Grain, TimeFrame

Said = tuple[Clause, Reading]

_THAT = frozenset({"that", "this", "same"})
_LONGEST_HEADING = 4  # items


def of_its_week(clause: Clause, before: Reading, frame: TimeFrame) -> Clause:
    """Return a clause with dates in place of weekdays that belong to a week named before it."""
    week = _week_meant(clause, before, frame)
    if not isinstance(week, Dates) or not _may_come(week, frame):
        return clause
    items = [replace(item, value=_dated(item.value, week, frame)) for item in clause.items]
    return replace(clause, items=tuple(items))


def of_unknown_week(clause: Clause, before: Reading, frame: TimeFrame) -> Reading | None:
    """List a clause whose weekdays are of a week that is not known: "Thursday that week"."""
    if not isinstance(_week_meant(clause, before, frame), UnitName):
        return None
    return Reading(left=(whole(clause.items, reasons.UNCLEAR),))


def week_in_force(
    clause: Clause, reading: Reading, before: Dates | UnitName | None
) -> Dates | UnitName | None:
    """Return the week that a clause names last; that before it where it names none.

    Where that could not be read ("Week B:") it is not known.
    """
    week = before
    for when in named_days(clause):
        if isinstance(when.days, Recurring):
            week = None if when.days.plural or when.days.universal else week
        elif _is_week(when.days):
            week = when.days
        elif isinstance(week, Dates) and not _is_within(when.days, week):
            week = None
    unread = bool(reading.left) and not (reading.wishes or reading.times)
    if unread and len(clause.items) <= _LONGEST_HEADING:
        week = next(_named_weeks(clause.items), week)
    return None if isinstance(week, Dates) and _is_ruled_out(week, reading) else week


def under_their_weeks(said: Sequence[Said]) -> list[Said]:
    """Return what was said without wishes for weeks that only head the lines of their days."""
    found = list(said)
    for n, ((clause, reading), (then, _)) in enumerate(pairwise(said)):
        whens = reading.times.whens if reading.times else ()
        heads = len(whens) == 1 and _is_week(whens[0].days) and then.link == "\n"
        named = [when.days for when in named_days(then)] if heads else []
        days = bool(named) and all(_is_within(each, whens[0].days) for each in named)
        if days and not any(map(is_cue, clause.items)):
            found[n] = (clause, reading.wishing(()))
    return found


def _week_meant(clause: Clause, before: Reading, frame: TimeFrame) -> Dates | UnitName | None:
    """The week of which a clause names days: "that week", what its sentence named, or in force."""
    if not _names_weekdays(clause):
        return None
    those = [two for one, two in pairwise(clause.items) if one.word in _THAT]
    if pointed := next(_named_weeks(those), None):
        return _last_week(before, frame) or _if_several(pointed, clause, frame)
    if has_word(clause.items, GENERALLY):
        return None
    return before.week or (_week_of_span(before.day, frame) if clause.listed else None)


def _names_weekdays(clause: Clause) -> bool:
    """Whether a clause names weekdays, in the singular, and no other days."""
    named = [when.days for item in clause.items for when in _pieces(item.value) if when.days]
    weekdays = [days for days in named if isinstance(days, Recurring)]
    if not weekdays or len(weekdays) < len(named):
        return False
    if any(days.plural or days.every > 1 for days in weekdays):
        return False
    return clause.listed or not any(days.universal for days in weekdays)


def _if_several(week: UnitName, clause: Clause, frame: TimeFrame) -> UnitName | None:
    """The name of a week, where more than one is asked about; "any day that week" is of all."""
    days = frame.window.days if frame.window else ()
    weeks = {week_around(frame, Dates(((day, day),))) for day in days}
    every = any(
        when.days.universal
        for item in clause.items
        for when in _pieces(item.value)
        if isinstance(when.days, Recurring)
    )
    return None if len(weeks) == 1 or every else week


def _named_weeks(items: Sequence[Item]) -> Iterator[UnitName]:
    """The weeks that are called so, and not yet known."""
    for item in items:
        if isinstance(item.value, UnitName) and item.value.unit is Unit.WEEK:
            yield from () if item.value.plural else (item.value,)


def _may_come(week: Dates, frame: TimeFrame) -> bool:
    """Whether a week is one of those that are asked about."""
    [(begin, end)] = week.spans
    window = frame.window
    return window is None or (begin <= window.end and end >= window.start)


def _last_week(before: Reading, frame: TimeFrame) -> Dates | None:
    """The week named last, or that of the days named last: "on the 12th, and Friday that week"."""
    for when in reversed(before.named):
        if isinstance(when.days, Dates):
            return when.days if _is_week(when.days) else _week_of(when.days, frame)
    return None


def _week_of_span(days: Days | None, frame: TimeFrame) -> Dates | None:
    """The week of days in a row that are a part of one: "2nd week Mon-Wed is fine, Thu isn't".

    Of one date none: "nothing on the 14th, and Wednesday lunch is sacred" is of every Wednesday.
    """
    in_a_row = isinstance(days, Dates) and all(first < last for first, last in days.spans)
    return _week_of(days, frame) if in_a_row else None


def _week_of(days: Days | None, frame: TimeFrame) -> Dates | None:
    """The week in which days are."""
    if not isinstance(days, Dates) or len(days.spans) != 1 or days.open or days.limit:
        return None
    first, last = days.spans[0]
    week = week_around(frame, Dates(((first, first),)))
    return week if week and last <= week.spans[0][1] else None


def _is_ruled_out(week: Dates, reading: Reading) -> bool:
    """Whether nothing of a week is left."""
    said, times = reading.verdict, reading.times
    firm = said is not None and (said.polarity, said.strength) == (Polarity.AGAINST, Strength.MUST)
    return firm and times is not None and When(week) in times.whens and not times.but


def _is_week(days: Days | None) -> bool:
    return isinstance(days, Dates) and days.grain is Grain.WEEK and len(days.spans) == 1


def _is_within(days: Days | None, week: Days | None) -> bool:
    if not (isinstance(days, Dates) and isinstance(week, Dates)):
        return False
    [(begin, end)] = week.spans
    return all(begin <= first and last <= end for first, last in days.spans)


def _pieces(said: object) -> tuple[When, ...]:
    """The pieces that a value names, its exceptions among them."""
    if isinstance(said, Recurring | Dates):
        return (When(said),)
    if isinstance(said, Times):
        return (*said.whens, *said.but)
    if isinstance(said, Except):
        return said.whens
    return (said,) if isinstance(said, When) else ()


def _dated(said: object, week: Dates, frame: TimeFrame) -> object:
    """A value with its weekdays as days of a week."""
    if isinstance(said, Recurring):
        return weekdays_within(frame, said, week) or said
    if isinstance(said, When):
        return _of_week(said, week, frame)
    if isinstance(said, Times):
        whens, but = (
            tuple(_of_week(when, week, frame) for when in each) for each in (said.whens, said.but)
        )
        return replace(said, whens=whens, but=but)
    if isinstance(said, Except):
        return replace(said, whens=tuple(_of_week(when, week, frame) for when in said.whens))
    return said


def _of_week(when: When, week: Dates, frame: TimeFrame) -> When:
    weekday = isinstance(when.days, Recurring)
    return (weekday and on_days(frame, when, week)) or when
