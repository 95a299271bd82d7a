"""Turns calendar text into busy times; run as a module, it does so within hard limits.

`python -m adapters.calendars.expand ZONE START END` reads kept lines on standard input and writes a
JSON list of [start, end] in seconds since 1970. Repetition rules can keep the libraries busy for
ages, so a process that can be stopped is the one place to work them out.
"""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any, Final

import recurring_ical_events
from icalendar import Calendar, Component, vPeriod

from orchestration.model.times import Interval, Window, zone_named

CPU_SECONDS: Final = 2
MEMORY_BYTES: Final = 256 * 2**20

_DAY = timedelta(days=1)
_FREE_STATES = {"FREE", "WORKINGELSEWHERE"}
_REPEATABLE = {"RRULE", "RDATE", "EXDATE"}


Component.ignore_exceptions = True  # a line that cannot be read is left out, in any component


class _Query(recurring_ical_events.CalendarQuery):  # type: ignore[misc]
    """Skips a series that cannot be worked out, whatever is wrong with it, and keeps the others."""

    suppressed_errors = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def busy_times(text: str, zone: tzinfo, window: Window) -> tuple[Interval, ...]:
    """Return when a calendar's owner is busy on the window's days: merged, in order, in UTC.

    ValueError where the text is no calendar.
    """
    span = Interval(_instant(window.start, zone), _instant(window.end + _DAY, zone))
    calendars = Calendar.from_ical(text, multiple=True)
    times = (time for calendar in calendars for time in _times(calendar, span, zone))
    return merged(time for time in times if time.start < span.end and span.start < time.end)


def merged(intervals: Iterable[Interval]) -> tuple[Interval, ...]:
    """Return the same time as intervals that neither overlap nor touch, in order."""
    result: list[Interval] = []
    for interval in sorted(intervals):
        if result and interval.start <= result[-1].end:
            last = result.pop()
            result.append(Interval(last.start, max(last.end, interval.end)))
        else:
            result.append(interval)
    return tuple(result)


def _times(calendar: Component, span: Interval, zone: tzinfo) -> Iterator[Interval]:
    if calendar.get("METHOD") == "CANCEL":
        return
    yield from _stated(calendar, zone)
    yield from _events(_mended(calendar), span, zone)


def _stated(calendar: Component, zone: tzinfo) -> Iterator[Interval]:
    """Yield the times of VFREEBUSY components."""
    for component in calendar.walk("VFREEBUSY"):
        for period in _listed(component.get("FREEBUSY")):
            if isinstance(period, vPeriod) and str(period.params.get("FBTYPE")).upper() != "FREE":
                start, end = period.dt
                end = start + end if isinstance(end, timedelta) else end
                yield from _interval(start, end, zone)


def _events(calendar: Component, span: Interval, zone: tzinfo) -> Iterator[Interval]:
    """Yield the times of events, every occurrence of each.

    What is cancelled or free is left out only now: it may stand in for an occurrence of a series.
    """
    query = recurring_ical_events.of(calendar, skip_bad_series=True, calendar_query=_Query)
    local = (span.start.astimezone(zone), span.end.astimezone(zone))
    for event in query.between(*local):
        if not _is_free(event):
            yield from _interval(event["DTSTART"].dt, event["DTEND"].dt, zone)


def _is_free(event: Component) -> bool:
    return (
        str(event.get("TRANSP", "")).upper() == "TRANSPARENT"
        or str(event.get("STATUS", "")).upper() == "CANCELLED"
        or str(event.get("X-MICROSOFT-CDO-BUSYSTATUS", "")).upper() in _FREE_STATES
    )


def _interval(start: date, end: date, zone: tzinfo) -> Iterator[Interval]:
    """Yield the interval, or nothing where it has no length or lies outside all calendars."""
    with suppress(ValueError, OverflowError):
        yield Interval(_instant(start, zone), _instant(end, zone))


def _instant(moment: date, zone: tzinfo) -> datetime:
    """Place a date at its local midnight, and a time without a zone, in the reader's zone."""
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, time())
    return (moment if moment.tzinfo else moment.replace(tzinfo=zone)).astimezone(UTC)


def _mended(calendar: Component) -> Component:
    """Drop what the libraries would stumble over, so that one bad event does not lose the rest."""
    _drop_unknown_zone(calendar)
    for event in calendar.walk("VEVENT"):
        _drop_broken(event)
    calendar.subcomponents = [
        part for part in calendar.subcomponents if part.name != "VEVENT" or "DTSTART" in part
    ]
    return calendar


def _drop_unknown_zone(calendar: Component) -> None:
    try:
        zone_named(str(calendar.get("X-WR-TIMEZONE", "UTC")))
    except ValueError:
        del calendar["X-WR-TIMEZONE"]


def _drop_broken(event: Component) -> None:
    for name, _reason in event.errors:
        event.pop(name or "", None)
    for name, value in event.items():
        if name not in _REPEATABLE:
            event[name] = _listed(value)[0]


def _listed(value: object) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    with suppress(ValueError, OSError):  # macOS knows this limit but refuses it
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def _main(zone: str, start: str, end: str) -> None:
    _limit()
    window = Window(date.fromisoformat(start), date.fromisoformat(end))
    busy = busy_times(sys.stdin.buffer.read().decode(), zone_named(zone), window)
    json.dump([[time.start.timestamp(), time.end.timestamp()] for time in busy], sys.stdout)


if __name__ == "__main__":
    _main(*sys.argv[1:])
