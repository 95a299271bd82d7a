"""Documents that come with a message: read beside the loop, since a long one takes seconds."""

from __future__ import annotations

import asyncio

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.inbound import Message
from orchestration.interaction.answers import unusable
from orchestration.model.errors import BadInput
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private


async def documents_with(
    message: Message, access: SessionAccess
) -> tuple[list[Private[SourceDocument]], list[str]]:
    """Return the documents that came with a message, and a sentence for each that is none."""
    found: list[Private[SourceDocument]] = []
    wrong: list[str] = []
    reads = access.read_document
    for each in message.files:
        if reads is None or not each.is_document:
            continue
        try:
            read = await asyncio.to_thread(reads, each.name, each.content)
        except BadInput as problem:
            wrong.append(unusable(each.name, problem))
        else:
            found.append(Private(message.who, read))
    return found, wrong
