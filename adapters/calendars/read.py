"""Reads the busy times out of a calendar file, and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from adapters.calendars.lines import kept_lines, refused
from orchestration.model.busy import Busy, LeftOut, Unread
from orchestration.model.errors import BadInput
from orchestration.model.times import Interval, Window, zone_named

_ROOT: Final = Path(__file__).parents[2]
_CHILD: Final = "adapters.calendars.expand"
_PATIENCE_SECONDS: Final = 60
"""For a very busy machine: the child itself stops after two seconds of work."""


def read_busy(ics: bytes, zone: str, window: Window) -> Busy:
    """Return when the file's owner is busy on the window's days in `zone`, and what was left out.

    Free, cancelled and empty events do not count; whole-day events and times without a zone are
    those of `zone`. BadInput where the file is no calendar, too large, or too costly to work out.
    """
    zone_named(zone)
    found = json.loads(_expanded(kept_lines(ics), zone, window))
    return Busy(
        tuple(Interval(_moment(start), _moment(end)) for start, end in found["busy"]),
        tuple(LeftOut(events, Unread(why)) for events, why in found["left_out"]),
    )


def _expanded(text: str, zone: str, window: Window) -> bytes:
    command = (sys.executable, "-m", _CHILD, zone, str(window.start), str(window.end))
    try:
        done = subprocess.run(  # noqa: S603 - no shell, and only our own words in the command
            command, input=text.encode(), cwd=_ROOT, timeout=_PATIENCE_SECONDS,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise _too_costly() from None
    if done.returncode < 0:
        raise _too_costly()
    if done.returncode > 0:
        raise refused("a file that breaks the rules of RFC 5545", "an iCalendar file (.ics)")
    return done.stdout


def _too_costly() -> BadInput:
    return refused("a file that takes too long to work out", "simpler repetitions or fewer events")


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
