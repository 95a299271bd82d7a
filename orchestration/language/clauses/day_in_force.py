"""The day in force: hours without a day belong to the day named last in the same thought.

"My dentist is on Tuesday, until 11 I can't" speaks of Tuesday, also where what was said of the day
itself was not understood. Every day is meant only where that is said, or where no day was named.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import (
    BACKWARD,
    GENERALLY,
    JOINS,
    OTHER_DAYS,
    SAME_HOURS,
    SUBJECTS,
    THEM,
)
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Days, Except, Recurring, Times, UnitName, When
from orchestration.model.preferences import Polarity
from orchestration.model.times import WORKING_DAYS, Grain, TimeFrame


def named_day(clause: Clause, before: Days | None) -> Days | None:
    """Return the days that a clause names last; those before it where it names none."""
    found = before
    for item in clause.items:
        if isinstance(item.value, UnitName) and item.value.plural:
            found = None  # "the other days"
        named = _named(item.value)
        days = [when.days for when in named]
        if days and None not in days:
            found = days[0] if len(set(days)) == 1 else None
    if isinstance(found, Recurring):
        return None if found.universal else found
    return None if found is None or found.grain is Grain.MONTH else found


def named_days(clause: Clause) -> tuple[When, ...]:
    """Return all days that a clause names, without their hours."""
    named = (when for item in clause.items for when in _named(item.value))
    return tuple(dict.fromkeys(When(when.days) for when in named if when.days is not None))


def at_same_hours(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Return days at the hours named before: "Tuesday at 3, else Thursday same time"."""
    marked = any(item.word == SAME_HOURS for item in clause.items)
    known = {when.hours for when in before.times.whens} if marked and before.times else set()
    if times is None or len(known) != 1 or any(when.hours for when in times.whens):
        return times
    [hours] = known
    return replace(times, whens=tuple(replace(when, hours=hours) for when in times.whens))


def on_other_days(
    clause: Clause, times: Times | None, before: Reading, frame: TimeFrame
) -> Times | None:
    """Return hours on the days not named so far: "the remaining days I'm free after 1"."""
    marked = any(item.word == OTHER_DAYS for item in clause.items)
    rest = clause.led_by == "otherwise" and _is_ruled_out(before)
    if times is None or not (marked or rest) or any(when.days for when in times.whens):
        return times
    days = subtract((When(Recurring(WORKING_DAYS, plural=True)),), before.named, frame)
    pairs = ((when, each) for when in times.whens for each in days)
    return replace(times, whens=tuple(When(each.days, when.hours) for when, each in pairs))


def _named(said: object) -> Sequence[When]:
    """The pieces that a value names; of what has an exception, the exception."""
    if isinstance(said, Except):
        return said.whens
    return said.but if isinstance(said, Times) and said.but else pieces(said)


def on_day_in_force(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Return times whose hours stand on the day in force."""
    if times is None or before.day is None or not times.whens or times.but:
        return times
    those = any(item.word in THEM for item in clause.items)
    if not all(_is_of_a_day(when, those) for when in times.whens) or not _goes_on(clause, before):
        return times
    if _is_another_wish(clause, times):
        return times
    return replace(times, whens=tuple(replace(when, days=before.day) for when in times.whens))


def _is_another_wish(clause: Clause, times: Times) -> bool:
    """Whether an "and" leads to what may hold on any day: "Tuesday, and I can never do 9"."""
    joined = {clause.link, clause.items[0].word} & JOINS
    pointing = any(item.word in BACKWARD for item in clause.items)
    own = any(item.word in SUBJECTS for item in clause.items)
    part = any(when.hours and when.hours.part for when in times.whens)
    return bool(joined) and (own or part) and not pointing


def _is_of_a_day(when: When, those: bool) -> bool:
    """Whether hours are those of one day: "mornings" are those of all, unless of `those` days."""
    return when.days is None and when.hours is not None and (those or not when.hours.plural)


def _goes_on(clause: Clause, before: Reading) -> bool:
    """Whether a clause still speaks of the day named before it."""
    words = {item.word for item in clause.items}
    if words & GENERALLY:
        return False
    if words & BACKWARD or _is_of_both(clause):
        return True
    return clause.listed and not _is_ruled_out(before)


def _is_of_both(clause: Clause) -> bool:
    """Whether "on both" or "either day" points at the days before."""
    led = [one.word in ("on", "of", "for") for one in clause.items]
    return any(
        before and item.word == "both" for before, item in zip(led, clause.items[1:], strict=False)
    )


def _is_ruled_out(before: Reading) -> bool:
    """Whether nothing of the days before is left of which hours could be said."""
    said, times = before.verdict, before.times
    against = said is not None and said.polarity is Polarity.AGAINST and not before.narrows
    return against and times is not None and all(when.hours is None for when in times.whens)
