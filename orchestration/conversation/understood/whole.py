"""Words under a post of a session that takes all of them, and decides nothing: a kind says so."""

from __future__ import annotations

from orchestration.conversation.known import own_personas
from orchestration.conversation.known.context import sentence, without_call
from orchestration.conversation.listed.documents import documents_with
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Response, Via
from orchestration.conversation.ports.sessions import find_session
from orchestration.deciding.state import Decision
from orchestration.sessions.user_action import Said


async def heard(message: Message, exchange: Exchange) -> bool:
    """Hand a message to the session that it replies to; False where that leaves it to the router.

    What decides has its votes, questions and orders told apart first. What makes a persona for
    panels is taken as a whole too, wherever it is said.
    """
    if await own_personas.heard(message, exchange):
        return True
    found = await find_session(exchange.access.sessions, message.about)
    if found is None or isinstance(found, Decision):
        return False
    documents, wrong = await documents_with(message, exchange.access)
    words = without_call(message.text)
    said = Said(
        words,
        message.is_edited,
        documents=tuple(documents),
        calls_bot=message.via is not Via.THREAD,
    )
    reply = exchange.access.kinds.hears(found, await exchange.action(), said)
    if reply is None:
        return False
    if wrong:
        await exchange.answer(Response(tuple(map(sentence, wrong))))
    await exchange.perform(reply, found.id)
    return True
