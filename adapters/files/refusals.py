"""A Calendars port that remembers what it could not read.

In a session the member is told, and it goes on; in a scenario file it is the file that is wrong.
"""

from __future__ import annotations

from adapters.files.script import Scenario
from orchestration.model.busy import Busy
from orchestration.model.errors import BadInput
from orchestration.model.times import TimeFrame
from orchestration.sessions.ports import Calendars
from orchestration.views.documents import CalendarInvite


class Refusals:
    """Passes everything on to another Calendars, and keeps what it refused."""

    def __init__(self, calendars: Calendars) -> None:
        self._calendars = calendars
        self._refused: list[tuple[bytes, BadInput]] = []

    async def read_busy(self, ics: bytes, frame: TimeFrame) -> Busy:
        """Return when the file's owner is busy."""
        try:
            return await self._calendars.read_busy(ics, frame)
        except BadInput as problem:
            self._refused.append((ics, problem))
            raise

    def write_invite(self, invite: CalendarInvite) -> bytes:
        """Return the invite as an iCalendar file."""
        return self._calendars.write_invite(invite)

    def raise_first(self, scenario: Scenario) -> None:
        """Raise BadInput for the first member whose calendar was refused."""
        for index, member in enumerate(scenario.members):
            for ics, problem in self._refused:
                if scenario.scripts[member.id].calendar == ics:
                    field = f"members.{index}.calendar"
                    raise BadInput(field, problem.value, problem.expected)
