"""A Chat around another: what it does not change goes on as it came."""

from __future__ import annotations

from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Chat, Drawings
from orchestration.views.base import MemberView
from orchestration.views.documents import CalendarInvite


class ChatAround:
    """Passes all on to a `chat`; who derives from it changes what is theirs to change."""

    def __init__(self, chat: Chat) -> None:
        self._chat = chat

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel."""
        await self._chat.post(session, post, drawings, key)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        await self._chat.tell(session, to, view, key)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is."""
        await self._chat.place(session, beside=beside)

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Hand the calendar file to the session's channel."""
        await self._chat.invite(session, ics, invite, key)
