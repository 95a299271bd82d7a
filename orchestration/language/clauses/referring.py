"""What a clause says of times that were named before it: an answer, their hours, "them"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta

from orchestration.language.clauses.asides import points_back
from orchestration.language.clauses.bounds import EASY, bound_of
from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import TIMES, is_about
from orchestration.language.clauses.leftovers import Leftover, unknown
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import verdict
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import ANSWERS, THEM, WORKERS
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.gathering import break_by_the_clock, named_times
from orchestration.language.times.rules.joining import on_days
from orchestration.language.times.rules.spans import after as after_dates
from orchestration.language.times.rules.spans import before as before_dates
from orchestration.language.values import (
    About,
    Dates,
    Days,
    Hours,
    Recurring,
    Shade,
    Stance,
    Stretch,
    Times,
    When,
)
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.times import EVERY_DAY, WORKING_DAYS, TimeFrame, Weekday

_SAYING_MORE = (Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.FLEXIBLE, Shade.ELSE)


def answer(clause: Clause, before: Reading) -> Reading | None:
    """Read "Friday? Nope": what is said of a time that somebody has only asked about.

    What is not understood then leaves it open.
    """
    items = clause.items
    if before.asked is None or not clause.fresh or points_back(items):
        return None
    if any(isinstance(item.value, TIMES) or is_about(item) for item in items):
        return None
    said = _answered(items)
    if said is None and not unknown(items):
        return replace(before, wishes=(), left=())  # "Monday? Thanks!"
    if said is None or not before.wishes:
        left = Leftover(before.asked, items[-1].end, reasons.NO_RULE)
        return Reading(left=(left,), answers=True)
    wishes = tuple(
        replace(wish, polarity=said.polarity, strength=said.strength, accepts=said.accepts)
        for wish in before.wishes
    )
    return Reading(wishes, (), said, before.times, answers=True)


def _answered(items: Sequence[Item]) -> Verdict | None:
    """What a short answer says, if it says anything."""
    meant = ANSWERS.get(items[0].word)
    if meant and not unknown(items[1:]):
        if meant == "no":
            return Verdict(Polarity.AGAINST, Strength.MUST)
        return Verdict(Polarity.FOR, Strength.PREFERS, accepts=True)
    said = verdict(items)
    return said if said.said and not said.doubtful and not unknown(items) else None


def hours_told(clause: Clause, frame: TimeFrame) -> Times | None:
    """The hours of what is told beside a day: "not the 14th, when I'm at the doctor's 10 to 12"."""
    bracketed = clause.link == "("
    theirs = clause.aside and has_word(clause.items, WORKERS)
    times = named_times(clause.items, bracketed, frame) if bracketed or theirs else None
    denied = has_shade(clause.items, Shade.NOT, Shade.NEVER)
    if times is None or not times.whens or (bracketed and denied):
        return None  # "the 13th (not 9-10)"
    days = bracketed and _only_names_days(clause.items, times)
    return times if days or all(map(_is_by_the_clock, times.whens)) else None


def break_told(clause: Clause, before: Reading, frame: TimeFrame) -> Times | None:
    """The hours of a break that does not suit: "not over lunch, I walk the dog 12:30 to 1:30"."""
    of = None if clause.fresh else _denied_alone(before)
    judged = has_kind(clause.items, Stance) or has_shade(clause.items, *_SAYING_MORE)
    if judged or of is None:
        return None
    times = named_times(clause.items, True, frame)
    known = times and all(map(_is_by_the_clock, times.whens))
    return times if times and known and _break_told(of, times) else None


def _denied_alone(before: Reading) -> Times | None:
    """The times of a no, where nothing else was wished for but that all the rest goes."""
    wishes = [wish for wish in before.wishes if wish != EASY]
    alone = len(wishes) == 1 and wishes[0].polarity is Polarity.AGAINST
    return wishes[0].times if alone else None


def _is_by_the_clock(when: When) -> bool:
    return when.days is None and when.hours is not None and not when.hours.part


def _only_names_days(items: Sequence[Item], times: Times) -> bool:
    """Whether a bracket tells which days they are, and says nothing of them."""
    judged = any(
        isinstance(item.value, Stance | About | Shade) and item.value is not Shade.ONLY
        for item in items
    )
    days = all(when.days and not when.hours for when in times.whens)
    return days and not judged and not unknown(items)


def at_hours(times: Times | None, hours: Times) -> Times | None:
    """Days at some of their hours only, or hours on some days; what has its own stays as it is."""
    if times is not None and all(when.days and not when.hours for when in hours.whens):
        return _on_days_told(times, hours)
    if times is not None and (exact := _break_told(times, hours)):
        return exact
    if times is None or any(when.hours for when in times.whens):
        return times
    pairs = ((when, each) for when in times.whens for each in hours.whens)
    return Times(tuple(replace(each, days=when.days) for when, each in pairs), times.but)


def _break_told(times: Times, hours: Times) -> Times | None:
    """Read "not over lunch (12:30 to 13:15 for me)": a break, and its hours."""
    if len(times.whens) != 1 or len(hours.whens) != 1:
        return None
    exact = break_by_the_clock(times.whens, hours.whens)
    return replace(times, whens=exact) if exact == hours.whens else None


def _on_days_told(times: Times, days: Times) -> Times:
    """Read "on Thursday from 8 to 4 (14th and 21st)": the days told, where they can be those."""
    loose = all(when.days is None or isinstance(when.days, Recurring) for when in times.whens)
    pairs = ((when, each) for when in times.whens for each in days.whens) if loose else ()
    whens = tuple(When(each.days, when.hours) for when, each in pairs if _may_be(when, each))
    return Times(whens, times.but) if whens else times


def _may_be(when: When, told: When) -> bool:
    """Whether dates fall on the weekdays that they are told of."""
    if not (isinstance(when.days, Recurring) and isinstance(told.days, Dates)):
        return True
    return all(Weekday.of(first) in when.days.days for first, _ in told.days.spans)


def of_them(
    items: Sequence[Item], times: Times | None, before: Reading, frame: TimeFrame
) -> Times | None:
    """Read "nothing against Mondays, I just can't do them this month": those days of that time."""
    if times is None or before.times is None or len(times.whens) != 1:
        return times
    [period] = times.whens
    points = has_word(items, THEM)
    if not points or period.hours or not isinstance(period.days, Dates):
        return times
    both = (on_days(frame, when, period.days) for when in before.times.whens)
    whens = tuple(when for when in both if when)
    return Times(whens) if whens else times


def is_known(clause: Clause, times: Times, before: Reading) -> bool:
    """Whether somebody is only back when they are no longer away: "out 18th-20th, back Thurs"."""
    away = before.verdict is not None and before.verdict.busy and before.times
    if not away or clause.fresh or bound_of(clause.items) is not Shade.BEGINS:
        return False
    last = [when.days for when in away.whens if when.days][-1:]
    whole = all(when.hours is None for when in times.whens)
    return bool(last) and whole and all(is_day_after(when.days, last[0]) for when in times.whens)


def is_day_after(back: Days | None, away: Days) -> bool:
    """Whether somebody is back on the day behind those on which they are away."""
    if isinstance(back, Dates) and isinstance(away, Dates):
        last = away.spans[-1][1]
        return back.spans[0][0] == last + timedelta(days=1) or (
            away.open and back.spans[0][0] > last
        )
    return isinstance(back, Recurring) and list(back.days) == [_day_after(away)]


def _day_after(days: Days) -> Weekday:
    """The weekday on which somebody is back who is away on days."""
    if isinstance(days, Dates):
        return Weekday.of(days.spans[-1][1] + timedelta(days=1))
    return EVERY_DAY[(EVERY_DAY.index(days.days[-1]) + 1) % len(EVERY_DAY)]


def after_that(clause: Clause, before: Reading, frame: TimeFrame) -> Times | None:
    """Read "away on Monday and Tuesday, after that I'm free": the days behind those named."""
    later = has_word(clause.items, ("after that",))
    return from_then(before, frame) if later else None


def from_then(before: Reading, frame: TimeFrame) -> Times | None:
    """Return what is left of the days whose hours were named, or the days behind whole ones."""
    whens = before.times.whens if before.times else ()
    if before.times and whens and all(when.hours for when in whens):
        engaged = before.verdict is not None and before.verdict.busy
        usual = frame.conventions.engagement_minutes if engaged else 0
        return after_hours(before.times, timedelta(minutes=usual))
    if not whens or any(when.hours for when in whens):
        return None
    found = _behind(whens[-1].days, frame)
    return Times((When(found),)) if found else None


def _understood_before(before: Reading) -> Times | None:
    """The times before a clause, also ahead of a reason: "after 5 is bad as I run, before ok"."""
    lost = before.left and not before.wishes
    return before.told if lost else before.times


def before_that(clause: Clause, before: Reading, frame: TimeFrame) -> Times | None:
    """Read "out the door by 3, so anything before then": the hours or days up to those named."""
    named = _understood_before(before)
    if not has_word(clause.items, ("before that",)) or named is None:
        return None
    if named.whens and all(when.days and when.hours is None for when in named.whens):
        days = named.whens[0].days
        found = before_dates(frame, days) if isinstance(days, Dates) else None
        return Times((When(found),)) if found else None
    bounds = [_first_bound(when.hours) for when in named.whens]
    if not bounds or None in bounds:
        return None
    pairs = zip(named.whens, bounds, strict=True)
    return Times(tuple(When(when.days, Hours((Stretch(None, end),))) for when, end in pairs))


def _first_bound(hours: Hours | None) -> time | None:
    """The hour with which some begin, or up to which they last."""
    return (hours.stretches[0].start or hours.stretches[0].end) if hours else None


def after_hours(times: Times, usual: timedelta = timedelta()) -> Times | None:
    """Read "from 9 to 11 I'm on the phone, after that": what is left of those days.

    What is told by its beginning alone takes as long as is `usual`.
    """
    last = [_lasting(when.hours.stretches[-1], usual) for when in times.whens if when.hours]
    if any(each.end is None or each.end == each.start for each in last):
        return None
    pairs = zip(times.whens, last, strict=True)
    whens = (When(when.days, Hours((Stretch(each.end, None, each.grain),))) for when, each in pairs)
    return Times(tuple(whens))


def _lasting(stretch: Stretch, usual: timedelta) -> Stretch:
    if not usual or stretch.start is None or stretch.start != stretch.end:
        return stretch
    end = datetime.combine(date.min, stretch.start) + usual
    return replace(stretch, end=end.time()) if end.date() == date.min else stretch


def _behind(days: Days | None, frame: TimeFrame) -> Days | None:
    if isinstance(days, Dates):
        return after_dates(frame, days)
    if days is None:
        return None
    last = EVERY_DAY.index(days.days[-1])
    rest = tuple(day for day in WORKING_DAYS if EVERY_DAY.index(day) > last)
    return Recurring(rest, plural=True) if rest else None
