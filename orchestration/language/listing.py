"""What follows when a message only lists times: "Tuesday 10 to 12, or Thursday after 3".

Whoever lists windows, dated or timed, and says nothing else, would rather not meet at other times;
how much they mind is theirs to say, and asked once. Where several are only named, which
is a wish for them, that is asked as well. A bare day ("Tuesday works") says nothing of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import time

from orchestration.language.conventions import usual_years
from orchestration.language.saying.restate import restated
from orchestration.model.conventions import Conventions
from orchestration.model.preferences import Kind, Polarity, Preference, Strength, Understanding
from orchestration.model.times import (
    EVERY_DAY,
    NIGHT,
    WORKING_DAYS,
    Dated,
    Moment,
    OtherTimes,
    TimeFrame,
    TimeSet,
    Weekly,
    any_of,
    parts,
)


def with_the_rest(said: Understanding, frame: TimeFrame) -> Understanding:
    """Return what was understood, and what it says of other times where it only lists some.

    What goes on from something else lists nothing by itself.
    """
    rest = _rest(said, frame, Polarity.ACCEPTS)
    return replace(said, preferences=(*said.preferences, rest)) if rest else said


def rest_of_named(said: Understanding, frame: TimeFrame) -> Preference | None:
    """Return what may hold of all other times where several are only named, and so wished for."""
    named = (part for each in said.preferences for part in _windows(each))
    several = sum(len(x.moments) if isinstance(x, Dated) else 1 for x in named) > 1
    return _rest(said, frame, Polarity.FOR) if said.bare and several else None


def _rest(said: Understanding, frame: TimeFrame, how: Polarity) -> Preference | None:
    """Return a mild wish against all other times; None where not only windows are listed so."""
    wishes = said.preferences
    if not wishes or said.not_understood or said.corrections or frame.window is None:
        return None
    if said.goes_on or not all(_lists(each, frame, how) for each in wishes):
        return None
    windows = any_of(part for each in wishes for part in _windows(each))
    if windows is None:
        return None
    against = replace(wishes[-1], polarity=Polarity.AGAINST, strength=Strength.MILDLY)
    return restated(replace(against, applies=OtherTimes(windows)), usual_years(frame))


def the_rest(wishes: Sequence[Preference]) -> Preference | None:
    """Return what a message says of the times that it does not list."""
    return next((each for each in wishes if isinstance(each.applies, OtherTimes)), None)


def _lists(wish: Preference, frame: TimeFrame, how: Polarity) -> bool:
    named = wish.kind is Kind.TIME and wish.polarity is how
    windows = _windows(wish)
    timed = [each for each in windows if is_window(each, frame)]
    rest = [each for each in windows if each not in timed]
    listed = len(timed) > 1 and all(map(_is_of_days, rest))  # "Mon 9-11, Tue 13-17, all Thursday"
    return named and bool(windows) and (not rest or listed)


def _is_of_days(times: Weekly | Dated) -> bool:
    """Whether single days are named, without hours."""
    if isinstance(times, Dated):
        return True
    return (times.start, times.end) == (None, None) and len(times.days) < len(WORKING_DAYS)


def _windows(wish: Preference) -> Sequence[Weekly | Dated]:
    return parts(wish.applies) if isinstance(wish.applies, TimeSet) else ()


def is_window(times: Weekly | Dated, frame: TimeFrame) -> bool:
    """Tell whether hours are named: those of days, or hours that are no mere part of every day."""
    if isinstance(times, Dated):
        return all(map(_has_hours, times.moments))
    hours = times.start, times.end
    if hours == (None, None):
        return False
    return times.days != EVERY_DAY or hours not in _parts_of_day(frame.conventions)


def _has_hours(moment: Moment) -> bool:
    return moment.end is None or {moment.start.time(), moment.end.time()} != {time(0)}


def _parts_of_day(usual: Conventions) -> Sequence[tuple[time | None, time | None]]:
    names = ("early_morning", "morning", "midday", "lunch", "afternoon", "late_afternoon")
    night = (NIGHT.start, NIGHT.end)
    return [*(getattr(usual, each) for each in (*names, "evening")), night]
