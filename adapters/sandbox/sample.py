"""The meeting that a newcomer finds: one of the team asks for it as the workspace is first opened.

It is a meeting like any other. What the newcomer's part in it is, they are told on the page, and
that part has been said before they come: from then on nobody speaks for them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from adapters.sandbox.gateway import Event
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.personas import PERSONAS
from adapters.sandbox.records import GENERAL
from adapters.sandbox.team import asks
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.stand_ins import awaited
from orchestration.model.people import MemberId, SessionId

_PART: Final = PERSONAS[0]
_NEWCOMER: Final = _PART.member.id
"""Whom the page opens as, unless it is told otherwise."""

_ASKS: Final = Event(MemberId("leila"), "play/sample")
_REQUEST: Final = "/convene meet Launch plan, 1 hour with everybody, next week, @ana must be there"
_SAYS: Final = Event(_NEWCOMER, "play/sample")
_PATIENCE_SECONDS: Final = 5.0


class Sample:
    """Has the meeting asked for, once, where nothing has been asked for before."""

    def __init__(self, access: SessionAccess, inbound: Inbound) -> None:
        self._access = access
        self._inbound = inbound
        self._workspace = inbound.workspace
        self._turn = asyncio.Lock()
        self._changed = asyncio.Event()

    def nudge(self) -> None:
        """Look again: something has changed."""
        self._changed.set()

    async def begin(self, viewer: MemberId) -> None:
        """Begin as the newcomer comes; who comes as somebody else has come for something else."""
        async with self._turn:
            if viewer != _NEWCOMER or self._workspace.sessions():
                return
            await self._inbound.say(_ASKS, GENERAL, None, _REQUEST)
            for held in self._workspace.sessions():
                with suppress(TimeoutError):
                    async with asyncio.timeout(_PATIENCE_SECONDS):
                        await self._take_part(held.session)

    async def _take_part(self, session: SessionId) -> None:
        """Say the newcomer's part, once they are asked: it stands below the question."""
        while not self._is_asked(session):
            self._changed.clear()
            await self._changed.wait()
        now = await awaited(self._access, session)
        if now and now.window:
            await self._inbound.tell(_SAYS, session, _PART.first(now.window))

    def _is_asked(self, session: SessionId) -> bool:
        own = self._workspace.of_session(session, _NEWCOMER)
        return any(asks(each, _NEWCOMER) for each in own)
