"""Says what of a calendar could not be read; nothing of what the calendar says is repeated."""

from __future__ import annotations

from typing import Final

from orchestration.language.saying import reasons
from orchestration.model.busy import LeftOut, Unread
from orchestration.model.preferences import NotUnderstood

_REASONS: Final = {
    Unread.TIMES: reasons.CALENDAR_TIMES,
    Unread.REPEATS: reasons.CALENDAR_REPEATS,
    Unread.EXCEPTIONS: reasons.CALENDAR_EXCEPTIONS,
    Unread.SERIES: reasons.CALENDAR_SERIES,
    Unread.ZONE: reasons.CALENDAR_ZONE,
}


def left_out(lost: LeftOut) -> NotUnderstood:
    """Say to a calendar's owner how many of its events count for nothing, or in part, and why."""
    events, were = ("event", "was") if lost.events == 1 else ("events", "were")
    said = f"{lost.events} {events} of your calendar could not be read and {were} left out"
    repeating = f"{lost.events} repeating {events} of your calendar {were} read"
    if lost.why is Unread.REPEATS:
        said = f"{repeating} for the first time, and the rest left out"
    if lost.why is Unread.EXCEPTIONS:
        said = f"{repeating} with no exception"
    if lost.why is Unread.ZONE:
        said = f"{lost.events} {events} of your calendar {were} read in the time of {lost.zone}"
    return NotUnderstood(said, _REASONS[lost.why])
