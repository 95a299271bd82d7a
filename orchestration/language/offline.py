"""The Language port without any model: the grammar, as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from orchestration.language.choosing.understand import understand_choice
from orchestration.language.choosing.with_own_words import kept_as_told
from orchestration.language.inviting.invitation import read_invitation
from orchestration.language.inviting.request import read_request
from orchestration.language.understand import understand
from orchestration.model.message_context import (
    MeetingRequest,
    MessageContext,
    OrganiserConstraints,
)
from orchestration.model.people import Member
from orchestration.model.preferences import Understanding
from orchestration.model.times import TimeFrame

_SHORT: Final = 200
"""So many characters are read in a millisecond, at worst in ten: a thread would not pay."""

R = TypeVar("R")


def understood(text: str, hearing: MessageContext) -> Understanding:
    """Return what a message says of times, or of options that have names."""
    reading = understand if hearing.catalogue is None else understand_choice
    return reading(text, hearing)


class OfflineLanguage:
    """Understands by rules alone; a long message is read beside the loop, and holds up nobody."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return a message's wishes, and what was not understood."""
        reading = understand if hearing.catalogue is None else kept_as_told
        return await _beside(text, partial(reading, text, hearing))

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what the organiser's message asks of the session."""
        return read_invitation(text, frame, members)

    async def read_request(
        self, text: str, frame: TimeFrame, people: Sequence[Member]
    ) -> MeetingRequest:
        """Return what a request for a meeting says."""
        return await _beside(text, partial(read_request, text, frame, people))


async def _beside(text: str, read: Callable[[], R]) -> R:
    return read() if len(text) <= _SHORT else await asyncio.to_thread(read)
