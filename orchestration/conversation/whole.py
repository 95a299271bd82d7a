"""Words under a post of a session that takes all of them, and decides nothing: a kind says so."""

from __future__ import annotations

from orchestration.conversation.context import without_call
from orchestration.conversation.exchange import Exchange
from orchestration.conversation.inbound import Message
from orchestration.conversation.sessions import find_session
from orchestration.deciding.state import Decision
from orchestration.sessions.user_action import Said


async def heard(message: Message, exchange: Exchange) -> bool:
    """Hand a message to the session that it replies to; False where that leaves it to the router.

    What decides has its votes, questions and orders told apart first.
    """
    found = await find_session(exchange.access.sessions, message.about)
    if found is None or isinstance(found, Decision):
        return False
    said = Said(without_call(message.text), message.is_edited)
    reply = exchange.access.kinds.hears(found, await exchange.action(), said)
    if reply is None:
        return False
    await exchange.perform(reply, found.id)
    return True
