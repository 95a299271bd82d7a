"""Says what of a calendar could not be read; nothing of what the calendar says is repeated."""

from __future__ import annotations

from typing import Final

from orchestration.language.saying import reasons
from orchestration.model.busy import LeftOut, Unread
from orchestration.model.preferences import NotUnderstood

_REASONS: Final = {
    Unread.TIMES: reasons.CALENDAR_TIMES,
    Unread.REPEATS: reasons.CALENDAR_REPEATS,
    Unread.SERIES: reasons.CALENDAR_SERIES,
}


def left_out(lost: LeftOut) -> NotUnderstood:
    """Say to a calendar's owner how many of its events count for nothing, or in part, and why."""
    events, were = ("event", "was") if lost.events == 1 else ("events", "were")
    whole = f"{lost.events} {events} of your calendar could not be read and {were} left out"
    if lost.why is Unread.REPEATS:
        first = f"{lost.events} repeating {events} of your calendar {were} read for the first time"
        return NotUnderstood(f"{first}, and the rest left out", _REASONS[lost.why])
    return NotUnderstood(whole, _REASONS[lost.why])
