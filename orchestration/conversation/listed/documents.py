"""Documents that come with a message: read beside the loop, since a long one takes seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import sentence
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Attached, Message, NamedFile, Response
from orchestration.conversation.ports.sessions import find_keeping
from orchestration.interaction.answers import unusable
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private
from orchestration.sessions.commands import KeepOwnDocument

NO_PANEL: Final = (
    "I keep a document for you where you are in a panel, and you are in none. Ask one in a "
    "channel: /convene panel …"
)


async def documents_with(
    message: Message, access: SessionAccess
) -> tuple[list[Private[SourceDocument]], list[str]]:
    """Return the documents that came with a message, and a sentence for each that is none."""
    return await _read(message.files, message.who, access)


async def _read(
    files: Sequence[Attached], who: MemberId, access: SessionAccess
) -> tuple[list[Private[SourceDocument]], list[str]]:
    found: list[Private[SourceDocument]] = []
    wrong: list[str] = []
    reads = access.read_document
    for each in files:
        if reads is None or not each.is_document:
            continue
        try:
            read = await asyncio.to_thread(reads, each.name, each.content)
        except BadInput as problem:
            wrong.append(unusable(each.name, problem))
        else:
            found.append(Private(who, read))
    return found, wrong


async def take_own_documents(exchange: Exchange, files: Sequence[NamedFile]) -> None:
    """Keep for somebody what they hand in in private, in the session that they are in last."""
    action, access = await exchange.action(), exchange.access
    session = await find_keeping(access.sessions, access.kinds, action.who)
    if session is None:
        await exchange.answer(Response((sentence(NO_PANEL),)))
        return
    attached = [Attached(name, await read()) for name, read in files]
    documents, wrong = await _read(attached, action.who, access)
    if wrong:
        await exchange.answer(Response(tuple(map(sentence, wrong))))
    for at, each in enumerate(documents):
        envelope = action.envelope(session, f"/document/{at}")
        await access.send(KeepOwnDocument(**envelope, member=action.who, document=each))
