"""From pieces of time to what a preference applies to: weekly patterns and dated moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time, timedelta

from orchestration.language.conventions import WEEK, first_day, last_day, today
from orchestration.language.times.rules.spans import as_dates, days_in
from orchestration.language.values import Dates, Hours, Recurring, Stretch, When
from orchestration.model.times import (
    EVERY_DAY,
    AnyOf,
    Dated,
    Grain,
    Moment,
    TimeFrame,
    Weekday,
    Weekly,
    Window,
    merged,
    zone_named,
)

_WHOLE_DAY = Stretch(None, None, Grain.DAY)
_MINUTES = 24 * 60


def applied(whens: Sequence[When], frame: TimeFrame, bare: bool) -> tuple[Dated | Weekly, ...]:
    """Resolve pieces of time; `bare`: nothing but a time was said, so it is one from now."""
    weekly: list[Weekly] = []
    moments: list[Moment] = []
    for when in whens:
        if dates := _dates_of(when, frame, bare) or _changing(when, frame):
            moments += _moments(dates, when.hours, frame)
        else:
            weekly += _weekly(when, frame)
    dated = (Dated(tuple(dict.fromkeys(moments))),) if moments else ()
    return (*merged(weekly), *dated)


def within_window(applies: Sequence[Weekly | Dated | AnyOf], frame: TimeFrame) -> Dated | None:
    """Several times as one set of moments, where the window makes that finite."""
    if frame.window is None:
        return None
    moments: list[Moment] = []
    for each in applies:
        if isinstance(each, AnyOf):
            together = within_window(each.times, frame)
            moments += together.moments if together else ()
            continue
        if isinstance(each, Dated):
            moments += each.moments
            continue
        days = tuple((day, day) for day in _days_of(each, frame.window))
        hours = None
        if each.start or each.end:
            hours = Hours((Stretch(each.start, each.end, _grain(each.start, each.end)),))
        moments += _moments(Dates(days), hours, frame)
    ordered = sorted(dict.fromkeys(moments), key=lambda moment: moment.start)
    return Dated(tuple(ordered)) if ordered else None


def _days_of(pattern: Weekly, window: Window) -> Iterator[date]:
    """The days of a pattern; every other week is counted from the one the window begins in."""
    monday = window.start - timedelta(days=window.start.weekday())
    for day in window.days:
        weeks = (day - monday).days // WEEK
        if Weekday.of(day) in pattern.days and weeks % pattern.every == 0:
            yield day


def _grain(*times: time | None) -> Grain:
    return Grain.MINUTE if any(each and each.minute for each in times) else Grain.HOUR


# Dated


def _dates_of(when: When, frame: TimeFrame, bare: bool) -> Dates | None:
    """The days on the calendar that a piece stands on, or None where it recurs."""
    if isinstance(when.days, Dates):
        return when.days
    if frame.window is not None:
        return None
    if when.days is None:
        recurs = not bare or when.hours is None or when.hours.plural
        return None if recurs or when.hours is None else _next_day(when.hours, frame)
    plural = when.days.plural or (when.hours is not None and when.hours.plural)
    if plural or when.days.every > 1 or when.days.universal:
        return None
    return _coming(when.days, today(frame))


def _coming(weekdays: Recurring, now: date) -> Dates:
    """The next such days after today; a range stays together."""
    first = (EVERY_DAY.index(weekdays.days[0]) - now.weekday() - 1) % WEEK + 1
    start = now + timedelta(days=first)
    offsets = sorted((EVERY_DAY.index(day) - start.weekday()) % WEEK for day in weekdays.days)
    return Dates(tuple((start + timedelta(days=n),) * 2 for n in offsets))


def _next_day(hours: Hours, frame: TimeFrame) -> Dates:
    """Today where that is still to come, else tomorrow."""
    zone = zone_named(hours.zone or frame.zone)
    now = frame.now.astimezone(zone)
    stretch = hours.stretches[0]
    last = stretch.end or stretch.start or time.max
    over = stretch.end is not None and last <= now.time() and (stretch.start or time(0)) <= last
    day = now.date() + timedelta(days=1 if over else 0)
    return Dates(((day, day),))


def _moments(dates: Dates, hours: Hours | None, frame: TimeFrame) -> list[Moment]:
    if hours is None:
        return [_whole(first, last, dates.grain, frame) for first, last in dates.spans]
    return [
        _piece(day, stretch, hours.zone, frame)
        for day in days_in(dates)
        for stretch in hours.stretches
    ]


def _whole(first: date, last: date, grain: Grain, frame: TimeFrame) -> Moment:
    zone = zone_named(frame.zone)
    start = datetime.combine(first, time(0), zone)
    return Moment(start, datetime.combine(last + timedelta(days=1), time(0), zone), grain)


def _piece(day: date, stretch: Stretch, said_zone: str | None, frame: TimeFrame) -> Moment:
    there, here = zone_named(said_zone or frame.zone), zone_named(frame.zone)
    start = datetime.combine(day, stretch.start or time(0), there)
    if stretch.start is not None and stretch.end == stretch.start:
        return Moment(start.astimezone(here), None, stretch.grain)
    end = datetime.combine(day, stretch.end or time(0), there)
    if end <= start:
        end = datetime.combine(day + timedelta(days=1), stretch.end or time(0), there)
    return Moment(start.astimezone(here), end.astimezone(here), stretch.grain)


def _changing(when: When, frame: TimeFrame) -> Dates | None:
    """The days of what recurs in another zone, where the clocks there or here change meanwhile."""
    zone = when.hours.zone if when.hours else None
    if not zone or (isinstance(when.days, Recurring) and when.days.every > 1):
        return None
    first, last = first_day(frame), last_day(frame)
    days = [first + timedelta(days=n) for n in range((last - first).days + 1)]
    if len({_shift(day, zone, frame) for day in days}) == 1:
        return None
    wanted = when.days.days if isinstance(when.days, Recurring) else EVERY_DAY
    return as_dates(tuple(day for day in days if Weekday.of(day) in wanted))


def _shift(day: date, zone: str, frame: TimeFrame) -> timedelta:
    """How far the author's clocks are ahead of those in another zone, at noon of a day."""
    at = datetime.combine(day, time(12), zone_named(frame.zone))
    there = at.astimezone(zone_named(zone))
    return at.replace(tzinfo=None) - there.replace(tzinfo=None)


# Weekly


def _weekly(when: When, frame: TimeFrame) -> Iterable[Weekly]:
    days = when.days.days if isinstance(when.days, Recurring) else EVERY_DAY
    every = when.days.every if isinstance(when.days, Recurring) else 1
    for stretch in when.hours.stretches if when.hours else (_WHOLE_DAY,):
        if when.hours and when.hours.zone:
            yield said_elsewhere(
                Weekly(days, stretch.start, stretch.end, every), when.hours.zone, frame
            )
        else:
            yield Weekly(days, stretch.start, stretch.end, every)


def said_elsewhere(weekly: Weekly, zone: str, frame: TimeFrame) -> Weekly:
    """A pattern said in another zone, by the author's clock."""
    minutes = round(_shift(first_day(frame), zone, frame).total_seconds() / 60)
    if not minutes:
        return weekly
    begin = _of_day(weekly.start) + minutes
    end = (_of_day(weekly.end) or _MINUTES) + minutes
    moved = (end - 1 if weekly.start is None else begin) // _MINUTES
    days = {EVERY_DAY[(EVERY_DAY.index(day) + moved) % WEEK] for day in weekly.days}
    return Weekly(
        tuple(day for day in EVERY_DAY if day in days),
        None if weekly.start is None else _as_time(begin),
        None if weekly.end is None and not moved else _as_time(end),
        weekly.every,
    )


def _of_day(when: time | None) -> int:
    return when.hour * 60 + when.minute if when else 0


def _as_time(minutes: int) -> time | None:
    minutes %= _MINUTES
    return time(minutes // 60, minutes % 60) if minutes else None
