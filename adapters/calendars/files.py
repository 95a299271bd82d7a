"""The Calendars port over iCalendar files."""

from __future__ import annotations

import asyncio

from adapters.calendars.read import read_busy
from adapters.calendars.write import write_invite
from orchestration.model.busy import Busy
from orchestration.model.errors import BadInput
from orchestration.model.times import TimeFrame
from orchestration.views.documents import CalendarInvite


class CalendarFiles:
    """Reads and writes .ics files."""

    async def read_busy(self, ics: bytes, frame: TimeFrame) -> Busy:
        """Return when the file's owner is busy within the frame's window, and what was left out."""
        if frame.window is None:
            raise BadInput("calendar", "a file", "a session with a window to look it up for")
        return await asyncio.to_thread(read_busy, ics, frame.zone, frame.window)

    def write_invite(self, invite: CalendarInvite) -> bytes:
        """Return the invite as an iCalendar file."""
        return write_invite(invite)
