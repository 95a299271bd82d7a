"""The Language port in a workspace that has conventions of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.model.conventions import Conventions
from orchestration.model.message_context import (
    MeetingRequest,
    MessageContext,
    OrganiserConstraints,
)
from orchestration.model.people import Member
from orchestration.model.preferences import Understanding
from orchestration.model.times import TimeFrame
from orchestration.sessions.ports import Language


class InWorkspace:
    """Has another Language read everything by what words mean here."""

    def __init__(self, language: Language, conventions: Conventions) -> None:
        self._language = language
        self._conventions = conventions

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return a message's wishes, and what was not understood."""
        here = replace(hearing, frame=self._here(hearing.frame))
        return await self._language.understand(text, here)

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what the organiser's message asks of the session."""
        return await self._language.read_invitation(text, self._here(frame), members)

    async def read_request(
        self, text: str, frame: TimeFrame, people: Sequence[Member]
    ) -> MeetingRequest:
        """Return what a request for a meeting says."""
        return await self._language.read_request(text, self._here(frame), people)

    def _here(self, frame: TimeFrame) -> TimeFrame:
        return replace(frame, conventions=self._conventions)
