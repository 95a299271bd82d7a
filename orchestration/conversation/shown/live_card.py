"""The card of a session as it stands, however late it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from orchestration.kinds.registry import KINDS
from orchestration.model.people import SessionId
from orchestration.sessions.around import ChatAround
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Chat, Drawings
from orchestration.sessions.session import Session
from orchestration.views.channel import SessionCard


class LiveCards(ChatAround):
    """A Chat around another: what failed and is tried again never shows the card of an earlier day.

    What is posted by a later name stands below; the card alone is changed in place, so that an
    earlier one that comes late would take the place of a later one. It is changed once in so many
    seconds (`pace`) at most. `look_up` may wait for a disk.
    """

    def __init__(
        self,
        chat: Chat,
        look_up: Callable[[SessionId], Session | None],
        kinds: Kinds = KINDS,
        pace: float = 0.0,
    ) -> None:
        super().__init__(chat)
        self._look_up = look_up
        self._kinds = kinds
        self._pace = pace
        self._free_at: dict[SessionId, float] = {}

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel."""
        if isinstance(post.view, SessionCard):
            if post.refreshes and self._pace:
                await self._turn(session)
            found = await asyncio.to_thread(self._look_up, session)
            if found is not None and (card := self._kinds.card(found)):
                post = replace(post, view=card)
        await self._chat.post(session, post, drawings, key)

    async def _turn(self, session: SessionId) -> None:
        """Return when the card of a session may be changed: what comes meanwhile is shown too."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._free_at.get(session, now))
        self._free_at = {each: free for each, free in self._free_at.items() if free > now}
        self._free_at[session] = at + self._pace
        await asyncio.sleep(at - now)
