"""Reads the busy times out of a calendar file, and nothing else."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final

from adapters.calendars.lines import kept_lines, refused
from adapters.calendars.worker import Worker
from orchestration.model.busy import Busy, LeftOut, Unread
from orchestration.model.errors import BadInput
from orchestration.model.times import Interval, Window, zone_named

_WORKER: Final = Worker()


def read_busy(ics: bytes, zone: str, window: Window, worker: Worker = _WORKER) -> Busy:
    """Return when the file's owner is busy on the window's days in `zone`, and what was left out.

    Free, cancelled and empty events do not count; whole-day events and times without a zone are
    those of `zone`. BadInput where the file is no calendar, too large, or too costly to work out.
    """
    zone_named(zone)
    asked = {"zone": zone, "start": f"{window.start}", "end": f"{window.end}"}
    said = worker.work_out(json.dumps({**asked, "text": kept_lines(ics)}).encode())
    if not said:
        raise _too_costly()
    found = json.loads(said)
    if "broken" in found:
        raise refused("a file that breaks the rules of RFC 5545", "an iCalendar file (.ics)")
    return Busy(
        tuple(Interval(_moment(start), _moment(end)) for start, end in found["busy"]),
        tuple(LeftOut(events, Unread(why), zone) for events, why, zone in found["left_out"]),
    )


def _too_costly() -> BadInput:
    return refused("a file that takes too long to work out", "simpler repetitions or fewer events")


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
