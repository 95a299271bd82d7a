"""One Chat over those of several platforms: each session is where it was asked for.

A person is told on the platform that they are of, wherever the session is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.storage import WRITTEN, Places
from orchestration.conversation.shown.session_places import also_in
from orchestration.model.people import MemberId, SessionId, is_guest
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Chat, Drawings
from orchestration.views.base import MemberView
from orchestration.views.documents import CalendarInvite

_AFTER_TEAM: Final = "-"


class SeveralChats:
    """Chooses among chats by their names; `name_of` is the one that a team belongs to."""

    def __init__(
        self,
        chats: Mapping[str, Chat],
        name_of: Callable[[str], str],
        places: Places,
        linked: Linked | None = None,
    ) -> None:
        self._chats = chats
        self._linked = linked or Linked()
        self._name_of = name_of
        self._places = places

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel, and by each chat in which it is shown as well."""
        for chat in await asyncio.to_thread(self._chats_of, session):
            await chat.post(session, post, drawings, key)

    def _chats_of(self, session: SessionId) -> list[Chat]:
        held, also = self._places.held(session), also_in(self._places, session)
        teams = [held.team if held else "", *(each.team for each in also)]
        return list(dict.fromkeys(map(self._chat, teams)))

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person: where they have written, else where the session is."""
        if is_guest(to):
            return
        chat = await asyncio.to_thread(self._chat_for, session, to)
        await chat.tell(session, to, view, key)

    def _chat_for(self, session: SessionId, to: MemberId) -> Chat:
        names = [self._name_of(x.partition(_AFTER_TEAM)[0]) for x in self._linked.accounts(to)]
        if len(names) > 1:
            written, held = self._places.find(session, WRITTEN, to), self._places.held(session)
            teams = [each.team for each in (written, held) if each]
            near = (name for name in map(self._name_of, teams) if name in names)
            names = [*near, *names]
        return self._chats.get(names[0]) or next(iter(self._chats.values()))

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is."""
        await (await self._chat_of(beside)).place(session, beside=beside)

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Hand the calendar file to the session's channel, and by each chat that shows it too."""
        for chat in await asyncio.to_thread(self._chats_of, session):
            await chat.invite(session, ics, invite, key)

    async def _chat_of(self, session: SessionId) -> Chat:
        held = await asyncio.to_thread(self._places.held, session)
        return self._chat(held.team if held else "")

    def _chat(self, team: str) -> Chat:
        """Return the chat of a team; where its platform is not there any more, any."""
        return self._chats.get(self._name_of(team)) or next(iter(self._chats.values()))
