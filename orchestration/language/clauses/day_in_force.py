"""The day in force: hours without a day belong to the day named last in the same thought.

"My dentist is on Tuesday, until 11 I can't" speaks of Tuesday, also where what was said of the day
itself was not understood. Every day is meant only where that is said, or where no day was named.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import time, timedelta

from orchestration.language.clauses.bounds import bound_of
from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import STOPS, TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import BACKWARD, GENERALLY, JOINS, SUBJECTS, THEM
from orchestration.language.times.rules.joining import on_days, pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import (
    Dates,
    Days,
    Except,
    Hours,
    Recurring,
    Shade,
    Stretch,
    Times,
    UnitName,
    When,
)
from orchestration.language.words.marks import OTHER_DAYS, SAME_HOURS
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.times import WORKING_DAYS, Grain, TimeFrame

_NOES = frozenset({Shade.BUSY, Shade.BLOCKED, Shade.NOT, Shade.NEVER})
_ELSEWHERE = frozenset({Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.HAVE})
_THAT = frozenset({"that", "this", "same"})


def named_day(clause: Clause, before: Days | None, frame: TimeFrame | None = None) -> Days | None:
    """Return the days that a clause names last; those before it where it names none."""
    found, week = None if clause.led_by == "otherwise" else before, None
    named_here = has_kind(clause.items, *TIMES, Except, UnitName)
    for item in clause.items if named_here else ():
        if isinstance(item.value, UnitName) and item.value.plural:
            found = None  # "the other days"
        named = _named(item.value)
        days = [when.days for when in named]
        if days and None not in days:
            found = days[0] if len(set(days)) == 1 else None
            week = found if isinstance(found, Dates) and found.grain is Grain.WEEK else week
    if frame and week:
        found = _in_week(found, week, frame)
    return found if _is_in_force(found) else None


def _in_week(found: Days | None, week: Days, frame: TimeFrame) -> Days | None:
    """Weekdays in the week that was named: "in the first week I'm on nights Mon-Wed"."""
    weekdays = isinstance(found, Recurring) and not found.plural
    both = on_days(frame, When(found), week) if weekdays else None
    return both.days if both else found


def _is_in_force(found: Days | None) -> bool:
    if isinstance(found, Recurring):
        return not found.universal
    return found is not None and found.grain is not Grain.MONTH


def named_days(clause: Clause) -> tuple[When, ...]:
    """Return all days that a clause names, without their hours."""
    if not has_kind(clause.items, *TIMES, Except):
        return ()
    named = (when for item in clause.items for when in _named(item.value))
    return tuple(dict.fromkeys(When(when.days) for when in named if when.days is not None))


def at_same_hours(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Return days at the hours named before: "Tuesday at 3, else Thursday same time"."""
    marked = has_word(clause.items, (SAME_HOURS,))
    known = {when.hours for when in before.times.whens} if marked and before.times else set()
    if times is None or len(known) != 1 or any(when.hours for when in times.whens):
        return times
    [hours] = known
    return replace(times, whens=tuple(replace(when, hours=hours) for when in times.whens))


def on_other_days(
    clause: Clause, times: Times | None, before: Reading, frame: TimeFrame
) -> Times | None:
    """Return hours on the days not named so far: "the remaining days I'm free after 1"."""
    marked = has_word(clause.items, (OTHER_DAYS,))
    whens = times.whens if times else ()
    if not (marked or _sets_off_the_rest(clause, before)) or any(when.days for when in whens):
        return times
    days = subtract((When(Recurring(WORKING_DAYS, plural=True)),), before.named, frame)
    if times is None:
        return Times(days) if marked and days and not unknown(clause.items) else None
    pairs = ((when, each) for when in whens for each in days)
    return replace(times, whens=tuple(When(each.days, when.hours) for when, each in pairs))


def _sets_off_the_rest(clause: Clause, before: Reading) -> bool:
    return clause.led_by == "otherwise" and _is_ruled_out(before)


def _named(said: object) -> Sequence[When]:
    """The pieces that a value names; of what has an exception, the exception."""
    if isinstance(said, Except):
        return said.whens
    return said.but if isinstance(said, Times) and said.but else pieces(said)


def on_day_in_force(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Return times whose hours stand on the day in force."""
    if times is None or before.day is None or not times.whens or times.but:
        return times
    then = clause.led_by == "so" and has_word(clause.items, BACKWARD)
    those = clause.link == "(" or then or has_word(clause.items, THEM)
    if not all(_is_of_a_day(when, those) for when in times.whens) or not _goes_on(clause, before):
        return times
    if _rules_out_of_its_own(clause, before):
        return times
    if _is_another_wish(clause, times, before) and bound_of(clause.items) is not Shade.BEGINS:
        return times
    return replace(times, whens=tuple(replace(when, days=before.day) for when in times.whens))


def excepted_then(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Return hours taken out, on the days just said yes to: "Thursday yes, not the evening"."""
    if times is None or not _excepts_hours(clause, times, before):
        return times
    but = (When(day.days, hours.hours) for day in _days_of(before) for hours in times.but)
    return replace(times, but=tuple(but))


def _excepts_hours(clause: Clause, times: Times, before: Reading) -> bool:
    """Whether hours are taken out of days just said yes to: "Thursday yes, but not the evening"."""
    possible = before.verdict is not None and before.verdict.polarity is Polarity.FOR
    hours = all(when.days is None and when.hours for when in times.but)
    days = _days_of(before)
    whole = bool(days) and all(when.days and not when.hours for when in days)
    alone = bool(times.but) and not times.whens and clause.link not in STOPS
    return possible and alone and hours and whole


def _days_of(before: Reading) -> Sequence[When]:
    return before.times.whens if before.times else ()


def on_days_after(
    clause: Clause, times: Times | None, before: Reading, frame: TimeFrame
) -> Times | None:
    """Return hours on the days behind those named: "away on the 14th, after that from noon".

    Where those come again each week, it is not known which are behind them.
    """
    if times is None or not _are_of_later_days(clause, times, before):
        return _later_on_those_days(clause, times, before)
    known = [when.days for when in before.times.whens] if before.times else []
    ends = [span[1] for days in known if isinstance(days, Dates) for span in days.spans]
    if frame.window is None or len(ends) < len(known) or max(ends) >= frame.window.end:
        return None
    later = Dates(((max(ends) + timedelta(days=1), frame.window.end),), Grain.DAY)
    whens = (when if when.days else When(later, when.hours) for when in times.whens)
    return replace(times, whens=tuple(whens))


def _later_on_those_days(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Hours behind those named, on days said after it: "until 10, after that I'm out every day"."""
    led = has_word(clause.items, ("after that",))
    ends = _ends_of_hours(before.times)
    if times is None or not (led and ends) or any(when.hours for when in times.whens):
        return times
    later = Hours((Stretch(ends[0], None),)) if len(set(ends)) == 1 else None
    whens = tuple(replace(when, hours=later) for when in times.whens)
    return replace(times, whens=whens) if later else None


def _ends_of_hours(times: Times | None) -> Sequence[time]:
    """Where hours end that are those of every day; nothing where some are of another kind."""
    whens = times.whens if times else ()
    ends = [when.hours.stretches[-1].end for when in whens if when.hours and not when.days]
    known = [each for each in ends if each is not None]
    return known if len(known) == len(whens) else ()


def _are_of_later_days(clause: Clause, times: Times, before: Reading) -> bool:
    """Whether hours stand behind an "after that", and days without hours before it."""
    led = has_word(clause.items, ("after that",))
    known = before.times.whens if before.times else ()
    whole = bool(known) and all(when.days and when.hours is None for when in known)
    return led and whole and any(when.days is None for when in times.whens)


def _is_another_wish(clause: Clause, times: Times, before: Reading) -> bool:
    """Whether an "and" leads to what may hold on any day: "Tuesday, and I can never do 9"."""
    joined = {clause.link, clause.items[0].word} & JOINS
    pointing = has_word(clause.items, BACKWARD)
    own = has_word(clause.items, SUBJECTS)
    part = any(when.hours and when.hours.part for when in times.whens)
    excepted = before.times is not None and bool(before.times.but)
    return bool(joined) and (own or part or excepted) and not pointing


def _rules_out_of_its_own(clause: Clause, before: Reading) -> bool:
    """Whether a "nothing" is joined to days of another wish: "no Mondays, and nothing after 4"."""
    joined = {clause.link, clause.items[0].word} & JOINS
    whole = bool(_days_of(before)) and all(when.hours is None for when in _days_of(before))
    own = Shade.NEVER in shades(clause.items)
    return bool(joined) and own and whole and not has_word(clause.items, BACKWARD)


def _is_of_a_day(when: When, those: bool) -> bool:
    """Whether hours are those of one day: "mornings" are those of all, unless of `those` days."""
    return when.days is None and when.hours is not None and (those or not when.hours.plural)


def _goes_on(clause: Clause, before: Reading) -> bool:
    """Whether a clause still speaks of the day named before it."""
    words = {item.word for item in clause.items}
    if words & GENERALLY or clause.led_by == "otherwise":
        return False
    if words & BACKWARD or _is_of_both(clause):
        return True
    if clause.link == "so" and (not _is_ruled_out(before) or bound_of(clause.items) is not None):
        return True  # "Tuesdays I have a late shift so I leave at 3"
    concludes = clause.items[0].word == "so"  # "… is on a course. Das heißt: bis 9:30 …"
    return (clause.listed or concludes) and (
        not _is_ruled_out(before) or _adds_a_no(clause, before) or _keeps_away(clause)
    )


def _keeps_away(clause: Clause) -> bool:
    """Whether it is told what keeps somebody on a day ruled out: "not Wed, dentist till 11"."""
    return not shades(clause.items).isdisjoint(_ELSEWHERE)


def _adds_a_no(clause: Clause, before: Reading) -> bool:
    """Whether hours are gone of days that only suit less: "Thursdays got worse, 2-4 is gone"."""
    mild = before.verdict is not None and before.verdict.strength is not Strength.MUST
    return mild and bool(shades(clause.items) & _NOES)


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
