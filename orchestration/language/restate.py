"""A wish in short, warm, plain words, made from its typed fields alone.

Nothing here ever sees a message: what comes back to people is what the engine will act on.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta

from orchestration.language.english.naming import (
    DAYS,
    KIND_WORDS,
    MONTHS,
    PARTS,
    STANCE_WORDS,
)
from orchestration.language.values import Place
from orchestration.model.preferences import Applies, Kind, OptionRef, Polarity, Strength
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Dated,
    Grain,
    Interval,
    MeetingsPerDay,
    Minutes,
    Moment,
    PartsOfDay,
    Weekday,
    Weekly,
)

_SHOWN = 3
_DAY = timedelta(days=1)


def restate(
    kind: Kind,
    polarity: Polarity,
    strength: Strength,
    applies: Applies,
    place: Place | None = None,
) -> str:
    """Say a wish in plain words."""
    if kind is Kind.BUSY and isinstance(applies, Dated | Weekly):
        return f"busy {_times(applies).removeprefix('on ')}"
    if kind is Kind.FLEXIBLE:
        return f"flexible {_times(applies)}" if isinstance(applies, Dated | Weekly) else "flexible"
    if isinstance(applies, Dated | Weekly):
        return f"{STANCE_WORDS[polarity, strength]} {_times(applies)}"
    if isinstance(applies, OptionRef):
        return f"{STANCE_WORDS[polarity, strength]} option {applies.option}"
    return _other(kind, polarity, strength, applies, place)


def restate_busy(intervals: Sequence[Interval]) -> str:
    """Say busy intervals read off a calendar; many of them as a count."""
    moments = tuple(Moment(each.start, each.end, Grain.MINUTE) for each in intervals)
    if len(moments) > _SHOWN:
        return f"busy at {len(moments)} times"
    return f"busy {_moments(moments).removeprefix('on ')}" if moments else "not busy at all"


def _other(
    kind: Kind, polarity: Polarity, strength: Strength, applies: Applies, place: Place | None
) -> str:
    if isinstance(applies, Minutes):
        words = KIND_WORDS[kind].format(length=length_words(applies.minutes))
    elif isinstance(applies, MeetingsPerDay):
        plural = "" if applies.most == 1 else "s"
        words = f"at most {applies.most} meeting{plural} a day"
    else:
        return KIND_WORDS[kind] if place is None else _place(polarity, strength, place)
    return _led(polarity, strength, words)


def _place(polarity: Polarity, strength: Strength, place: Place) -> str:
    if strength is Strength.MUST:
        return f"{place.value} only" if polarity is Polarity.FOR else f"can't meet {place.value}"
    verb = "prefers" if polarity is Polarity.FOR else "would rather not"
    return (
        f"{verb} to meet {place.value}"
        if polarity is Polarity.FOR
        else f"{verb} meet {place.value}"
    )


def _led(polarity: Polarity, strength: Strength, words: str) -> str:
    if polarity is Polarity.AGAINST:
        return f"{STANCE_WORDS[polarity, strength]}: {words}"
    lead = {
        Strength.MUST: "needs ",
        Strength.STRONGLY: "really wants ",
        Strength.MILDLY: "ideally ",
    }
    return lead.get(strength, "") + words


def length_words(minutes: int) -> str:
    """Say a length: "15 minutes", "an hour", "a day"."""
    for size, one, many in ((1440, "a day", "days"), (60, "an hour", "hours")):
        if minutes % size == 0 and minutes:
            return one if minutes == size else f"{minutes // size} {many}"
    return "a minute" if minutes == 1 else f"{minutes} minutes"


# Times


def _times(applies: Dated | Weekly) -> str:
    return _moments(applies.moments) if isinstance(applies, Dated) else _weekly(applies)


def _weekly(weekly: Weekly) -> str:
    days, hours = _days(weekly), _hours(weekly.start, weekly.end)
    part = _part(weekly.start, weekly.end)
    if part and not days:
        return f"{part}s ({hours})"
    if not days:
        return hours or "on any day"
    if days.startswith("except"):
        return f"{part + 's' if part else hours or 'any day'} {days}"
    return f"{days} {hours}".strip()


def _days(weekly: Weekly) -> str:
    every = {1: "", 2: "every other "}.get(weekly.every, f"every {weekly.every} weeks on ")
    if weekly.days == EVERY_DAY and weekly.every == 1:
        return ""
    if weekly.days == WORKING_DAYS:
        return "on weekdays"
    missing = [DAYS[day] for day in EVERY_DAY if day not in weekly.days]
    if len(missing) <= 2 and weekly.every == 1:
        return "except on " + _joined([f"{name}s" for name in missing])
    names = [DAYS[day] for day in weekly.days]
    if weekly.every > 1:
        return every + _joined(names)
    return "on " + _joined([f"{name}s" for name in names])


def _joined(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _hours(start: time | None, end: time | None) -> str:
    if start is None and end is None:
        return ""
    if start is None:
        return f"before {end:%H:%M}"
    if end is None:
        return f"after {start:%H:%M}"
    return f"at {start:%H:%M}" if start == end else f"{start:%H:%M}–{end:%H:%M}"


def _part(start: time | None, end: time | None) -> str:
    """The name of a part of the day by its usual hours, if these are such."""
    usual = PartsOfDay()
    names = ("morning", "lunch", "afternoon", "evening")
    return next((PARTS[name] for name in names if getattr(usual, name) == (start, end)), "")


def _moments(moments: Sequence[Moment]) -> str:
    shown = [_moment(moment) for moment in moments[:_SHOWN]]
    if more := len(moments) - len(shown):
        return f"{', '.join(shown)} and {more} more"
    return _joined(shown)


def _moment(moment: Moment) -> str:
    if moment.end is None:
        return f"on {_date(moment.start)} at {moment.start:%H:%M}"
    whole = moment.start.time() == moment.end.time() == time(0)
    if not whole:
        return f"on {_date(moment.start)} {_clock_span(moment.start, moment.end)}"
    last = moment.end - _DAY
    if last.date() == moment.start.date():
        return f"on {_date(moment.start)}"
    return f"from {_date(moment.start)} to {_date(last)}"


def _clock_span(start: datetime, end: datetime) -> str:
    if end.date() == start.date():
        return f"{start:%H:%M}–{end:%H:%M}" if start.time() != time(0) else f"before {end:%H:%M}"
    if end.time() == time(0) and end.date() == start.date() + _DAY:
        return "" if start.time() == time(0) else f"after {start:%H:%M}"
    return f"{start:%H:%M} to {_date(end)} {end:%H:%M}"


def _date(moment: datetime) -> str:
    return f"{DAYS[Weekday.of(moment)][:3]} {moment.day} {MONTHS[moment.month - 1]}"
