"""Read-backs in the order they were made, however late one of them is tried again.

One message shows the latest read-back of somebody, so an earlier one that failed, and comes again
after it, must not take its place. Each is given a number when it is first tried; the number also
stands on the message, so that a press on an older list does not change a newer one.
"""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import TURN
from orchestration.model.people import MemberId, SessionId


@dataclass(frozen=True, slots=True)
class Revision:
    """The number of a read-back; one that `is_over` has been followed by another."""

    number: int
    is_over: bool


class Revisions:
    """Numbers what one person is told, for each session from 1 on."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    async def take(self, session: SessionId, who: MemberId, key: str) -> Revision:
        """Return the revision of what is told under a key: a new one, where it is told first."""
        latest = await self.latest(session, who)
        own = await self._notes.read(session, f"{TURN}{key}", who)
        number = int(own or latest + 1)
        if not own:
            await self._notes.write(session, f"{TURN}{key}", who, str(number))
        if number > latest:
            await self._notes.write(session, TURN, who, str(number))
        return Revision(number, is_over=number < latest)

    async def latest(self, session: SessionId, who: MemberId) -> int:
        """Return the number of the latest; 0 where nothing was told."""
        return int(await self._notes.read(session, TURN, who) or 0)

    async def has_followed(
        self, number: int | None, session: SessionId | None, who: MemberId
    ) -> bool:
        """Tell whether another read-back has followed the one of this number; None is no one's."""
        if number is None or session is None:
            return False
        return number < await self.latest(session, who)
