"""Turns calendar text into busy times; run as a module, it does so within hard limits.

`python -m adapters.calendars.expand FD` takes sockets at the socket FD, until that is closed. At
each it reads JSON (`zone`, `start`, `end`, and the kept lines as `text`) and writes JSON: `busy`, a
list of [start, end] in seconds since 1970, and `left_out`, a list of [events, why,
zone]; or `broken`.
Repetition rules can keep the libraries busy for ages, so a process that can be stopped is the one
place to work them out: each file has one, divided from this one.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import socket
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

import x_wr_timezone
from icalendar import Calendar, Component, vPeriod
from recurring_ical_events import EventAdapter, Series

from adapters.calendars.mending import is_free, listed, mended
from adapters.calendars.zones import without_undescribed, zone_taken
from orchestration.model.busy import Busy, LeftOut, Unread
from orchestration.model.times import Interval, Window, zone_named

CPU_SECONDS: Final = 2
MEMORY_BYTES: Final = 256 * 2**20
_LONGEST_SECONDS: Final = 60
"""For a very busy machine: work itself has its own limit."""

_IDLE_SECONDS: Final = 600.0

_DAY = timedelta(days=1)
_LIBRARY_ERRORS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

Lost = Counter[Unread]

Component.ignore_exceptions = True  # a line that cannot be read is left out, in any component


def busy_times(text: str, zone: tzinfo, window: Window) -> Busy:
    """Return when a calendar's owner is busy on the window's days; ValueError for no calendar."""
    span = Interval(_instant(window.start, zone), _instant(window.end + _DAY, zone))
    lost, times = Lost(), list[Interval]()
    text, undescribed = without_undescribed(text)
    taken = Counter[str]()
    for calendar in Calendar.from_ical(text, multiple=True):
        if calendar.get("METHOD") != "CANCEL":
            times += _stated(calendar, zone, lost)
            for events, found in _events(mended(calendar, window, lost), span, zone, lost):
                times += found
                if found and (instead := zone_taken(events[0], undescribed, zone)):
                    taken[instead] += 1
    left_out = [LeftOut(events, why) for why, events in sorted(lost.items()) if events]
    left_out += [LeftOut(events, Unread.ZONE, name) for name, events in sorted(taken.items())]
    return Busy(merged(_within(times, span)), tuple(left_out))


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


def _within(times: Iterable[Interval], span: Interval) -> Iterator[Interval]:
    """Yield what of the times lies within the span."""
    for each in times:
        if each.start < span.end and span.start < each.end:
            yield Interval(max(each.start, span.start), min(each.end, span.end))


def _stated(calendar: Component, zone: tzinfo, lost: Lost) -> Iterator[Interval]:
    """Yield the times of VFREEBUSY components."""
    for component in calendar.walk("VFREEBUSY"):
        for period in listed(component.get("FREEBUSY")):
            if not isinstance(period, vPeriod):
                lost[Unread.TIMES] += 1
            elif str(period.params.get("FBTYPE")).upper() != "FREE":
                start, end = period.dt
                end = start + end if isinstance(end, timedelta) else end
                yield from _interval(start, end, zone)


def _events(
    calendar: Component, span: Interval, zone: tzinfo, lost: Lost
) -> Iterator[tuple[list[Component], list[Interval]]]:
    """Yield events that belong together, with their times: every occurrence of each.

    What is cancelled or free is left out only now: it may stand in for an occurrence of a series.
    """
    local = Interval(span.start.astimezone(zone), span.end.astimezone(zone))
    for events in _series(x_wr_timezone.to_standard(calendar)):
        try:
            yield events, list(_occurrences(events, local, zone))
        except _LIBRARY_ERRORS:
            lost[Unread.SERIES] += not all(map(is_free, events))


def _series(calendar: Component) -> Iterable[list[Component]]:
    """Return the events that belong together: one that breaks the libraries is lost with these."""
    series = defaultdict[str, list[Component]](list)
    for event in calendar.walk("VEVENT"):
        series[event.get("UID", str(id(event)))].append(event)
    return series.values()


def _occurrences(events: list[Component], span: Interval, zone: tzinfo) -> Iterator[Interval]:
    series = Series([EventAdapter(event) for event in events])
    for occurrence in series.between(span.start, span.end):
        event = occurrence.as_component(keep_recurrence_attributes=False)
        if not is_free(event):
            yield from _interval(event["DTSTART"].dt, event["DTEND"].dt, zone)


def _interval(start: date, end: date, zone: tzinfo) -> Iterator[Interval]:
    """Yield the interval, or nothing where it has no length."""
    begins, ends = _instant(start, zone), _instant(end, zone)
    if begins < ends:
        yield Interval(begins, ends)


def _instant(moment: date, zone: tzinfo) -> datetime:
    """Place a date at its local midnight, and a time without a zone, in the reader's zone."""
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, time())
    return (moment if moment.tzinfo else moment.replace(tzinfo=zone)).astimezone(UTC)


def _limit() -> None:
    signal.alarm(_LONGEST_SECONDS)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    with suppress(ValueError, OSError):  # macOS knows this limit but refuses it
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def _work(line: socket.socket) -> None:
    """Answer what is asked at a socket, within limits, and say first that it is begun."""
    _limit()
    line.sendall(b" ")
    with line.makefile("rb") as asked:
        job = json.load(asked)
    line.sendall(json.dumps(_answer(**job)).encode())


def _answer(zone: str, start: str, end: str, text: str) -> dict[str, object]:
    window = Window(date.fromisoformat(start), date.fromisoformat(end))
    try:
        found = busy_times(text, zone_named(zone), window)
    except Exception:  # noqa: BLE001  # whatever the libraries stumble over is the file's fault
        return {"broken": True}
    return {
        "busy": [[time.start.timestamp(), time.end.timestamp()] for time in found.intervals],
        "left_out": [[each.events, each.why, each.zone] for each in found.left_out],
    }


def _serve(control: socket.socket) -> None:
    """Divide for each socket that is handed in, until nobody can hand in any more."""
    gc.freeze()
    signal.signal(signal.SIGCHLD, lambda *_: _reap(os.WNOHANG))
    control.settimeout(_IDLE_SECONDS)
    with suppress(TimeoutError):
        while lines := socket.recv_fds(control, 1, 1)[1]:
            with socket.socket(fileno=lines[0]) as line:
                if os.fork() == 0:
                    control.close()
                    _work_apart(line)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _reap(0)


def _work_apart(line: socket.socket) -> None:
    try:
        _work(line)
    finally:
        os._exit(0)  # nothing of what the process divided from is to be ended twice


def _reap(how: int) -> None:
    """Take note of all who have ended, for them to be gone."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, how)[0]:
            pass


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
