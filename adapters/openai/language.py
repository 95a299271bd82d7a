"""The Language port with a model behind it: alone, after the rules, or checked by them.

Each answers as the rules do wherever the model does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from adapters.openai.quotes import unquoted
from adapters.openai.reader import Reader
from orchestration.language.combined import (
    checked,
    filled,
    is_final,
    settled,
    sources_of,
    unread,
    with_corrections,
)
from orchestration.language.inviting.combined import (
    checked_invitation,
    filled_invitation,
    filled_request,
    joined,
)
from orchestration.model.message_context import (
    MeetingRequest,
    MessageContext,
    OrganiserConstraints,
)
from orchestration.model.people import Member
from orchestration.model.preferences import NotUnderstood, Source, Understanding
from orchestration.model.times import TimeFrame
from orchestration.sessions.ports import Language

UNREAD = "nobody has read a meaning into these words"


@dataclass(frozen=True)
class _Behind:
    """A model behind the rules. It reads a request only where these leave something over.

    What a request is about is nothing that a model is asked.
    """

    reader: Reader
    rules: Language

    async def read_request(
        self, text: str, frame: TimeFrame, people: Sequence[Member]
    ) -> MeetingRequest:
        """Return what the rules read, with what the model makes of the rest."""
        said = await self.rules.read_request(text, frame, people)
        parts = [each.text for each in said.not_understood if not is_final(each)]
        if not parts:
            return said
        second = await self.reader.read_invitation(text, frame, people, parts)
        return said if second is None else filled_request(said, second.pieces)


@dataclass(frozen=True)
class ModelLanguage(_Behind):
    """The model reads all but what is taken back; the rules that, and all where it is silent."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return what the model reads, and every sentence that it has passed over."""
        second = await self.reader.read(text, hearing)
        rules = await self.rules.understand(text, hearing)
        if second is None:
            return rules
        said = with_corrections(second.said, rules)
        taken_back = (each.otherwise.source for each in said.corrections)
        quotes = [*sources_of(said), *second.nothing, *filter(None, taken_back)]
        passed_over = _unread_sentences(text, quotes, hearing.message)
        return replace(
            said,
            preferences=settled(said.preferences),
            not_understood=(*said.not_understood, *passed_over),
        )

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what the model says that an organiser's message asks."""
        second = await self.reader.read_invitation(text, frame, members)
        if second is None:
            return await self.rules.read_invitation(text, frame, members)
        quotes = [each.source for each in second.left if each.source]
        quotes += [*second.nothing, *(piece.source for piece in second.pieces)]
        whole = OrganiserConstraints(
            not_understood=(*second.left, *_unread_sentences(text, quotes, 0))
        )
        for piece in second.pieces:
            whole = joined(whole, piece.asks)
        return whole


@dataclass(frozen=True)
class RulesFirst(_Behind):
    """The rules read everything, and the model only what they leave over: often it is not asked."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return what the rules read, with what the model makes of the rest."""
        said = await self.rules.understand(text, hearing)
        parts = [each.text for each in unread(said)]
        second = await self.reader.read(text, hearing, parts) if parts else None
        return said if second is None else filled(said, second, hearing.frame)

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what the rules read, with what the model makes of the rest."""
        said = await self.rules.read_invitation(text, frame, members)
        parts = [each.text for each in said.not_understood if not is_final(each)]
        if not parts:
            return said
        second = await self.reader.read_invitation(text, frame, members, parts)
        return said if second is None else filled_invitation(said, second.pieces)


@dataclass(frozen=True)
class ModelChecked(_Behind):
    """The model and the rules read everything; where they differ, the author is asked."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return what both read, and both readings where they are not the same."""
        said = await self.rules.understand(text, hearing)
        second = await self.reader.read(text, hearing)
        return said if second is None else checked(said, second, hearing.frame, text)

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what both read, and both readings where they are not the same."""
        said = await self.rules.read_invitation(text, frame, members)
        second = await self.reader.read_invitation(text, frame, members)
        return said if second is None else checked_invitation(said, second.pieces, text, members)


def _unread_sentences(
    text: str, quotes: Sequence[Source], message: int
) -> tuple[NotUnderstood, ...]:
    return tuple(
        NotUnderstood(text[each.start : each.end], UNREAD, each)
        for each in unquoted(text, quotes, message)
    )
