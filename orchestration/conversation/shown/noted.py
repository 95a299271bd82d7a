"""Answers that need no message of their own: ticked off, and shown where they were asked for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from orchestration.conversation.ports.messenger import Messenger, Rendering
from orchestration.conversation.ports.storage import READ_BACK, WRITTEN, Place, Places
from orchestration.conversation.shown.revisions import Revisions
from orchestration.conversation.shown.settling import Settling
from orchestration.model.people import MemberId, SessionId
from orchestration.views.member import ReadBack


@dataclass(frozen=True, slots=True)
class Noted:
    """Tells somebody that what they said is taken up, without a word more."""

    rendering: Rendering
    places: Places
    past: Settling
    revisions: Revisions

    async def noted(
        self, messenger: Messenger, session: SessionId, to: MemberId, view: ReadBack, key: str
    ) -> bool:
        """Have a list stand where its reader was asked, and tick off the words that it answers.

        False where it cannot, or where they have a list already. It stands there before the words
        are ticked: who is told by the list after all has been told no less.
        """
        if view.asked is None or await self._find(session, READ_BACK, to):
            return False
        number = (await self.revisions.take(session, to, key)).number
        if not await self.past.answer_where_asked(messenger, session, to, view, number):
            return False
        if not view.counts_now:  # it was a tap, which changes its message by itself
            return True
        return await self._tick(messenger, await self._find(session, WRITTEN, to))

    async def ticked(self, messenger: Messenger, written: Place | None, view: ReadBack) -> bool:
        """Tick off what somebody wrote, where that says enough; False where it does not."""
        return view.is_quiet and await self._tick(messenger, written)

    async def _find(self, session: SessionId, name: str, to: MemberId) -> Place | None:
        return await asyncio.to_thread(self.places.find, session, name, to)

    async def _tick(self, messenger: Messenger, written: Place | None) -> bool:
        emoji = self.rendering.noted
        if written is None or not emoji:
            return False
        return await messenger.react(written.channel, written.ts, emoji)
