"""The Language port without any model: the grammar, as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from orchestration.language.choosing.held.as_told import is_as_told, is_of_another_kind
from orchestration.language.choosing.held.reasons_told import with_why_told
from orchestration.language.choosing.held.with_own_words import kept_as_told
from orchestration.language.choosing.understand import understand_choice
from orchestration.language.inviting.invitation import read_invitation
from orchestration.language.inviting.request import read_request
from orchestration.language.understand import understand
from orchestration.language.votes.leaving_it import ANYTHING, leaves_it, spanning
from orchestration.model.message_context import (
    MeetingRequest,
    MessageContext,
    OrganiserConstraints,
)
from orchestration.model.people import Member
from orchestration.model.preferences import Preference, Understanding
from orchestration.model.times import TimeFrame

_SHORT: Final = 200
"""So many characters are read in a millisecond, at worst in ten: a thread would not pay."""

R = TypeVar("R")


def understood(text: str, hearing: MessageContext) -> Understanding:
    """Return what a message says of times, or of options that have names."""
    if hearing.catalogue is None:
        return understand(text, hearing)
    return _left_to_others(text, hearing) or understand_choice(text, hearing)


def _left_to_others(text: str, hearing: MessageContext) -> Understanding | None:
    """Return that anything goes, as who leaves it to all others says; None of other words."""
    return spanning(text, understand_choice(ANYTHING, hearing)) if leaves_it(text) else None


class OfflineLanguage:
    """Understands by rules alone; a long message is read beside the loop, and holds up nobody."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return a message's wishes, and what was not understood."""
        left = _left_to_others(text, hearing) if hearing.catalogue else None
        if left:
            return left
        reading = understand if hearing.catalogue is None else kept_as_told
        said = await _beside(text, partial(reading, text, hearing))
        wishes = (_in_own_words(each, text) for each in said.preferences)
        return with_why_told(replace(said, preferences=tuple(wishes)), text)

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


def _in_own_words(wish: Preference, text: str) -> Preference:
    """Return a wish of which nothing more is read with the words of who told it."""
    where = wish.source
    if where is None or not is_of_another_kind(wish) or is_as_told(wish):
        return wish
    words = " ".join(text[where.start : where.end].split()).strip(" .,;:!–-“”")
    return replace(wish, restatement=f"“{words}”") if words else wish


async def _beside(text: str, read: Callable[[], R]) -> R:
    return read() if len(text) <= _SHORT else await asyncio.to_thread(read)
