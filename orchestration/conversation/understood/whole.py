"""Words under a post of a session that takes all of them, and decides nothing: a kind says so."""

from __future__ import annotations

from orchestration.conversation.known import own_personas
from orchestration.conversation.known.context import sentence, without_call
from orchestration.conversation.listed.documents import documents_with
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Response, Via
from orchestration.conversation.ports.sessions import find_concerning, find_private, find_session
from orchestration.deciding.state import Decision
from orchestration.interaction.routing import (
    About,
    Asks,
    OpenRequest,
    SessionQuestion,
    Setting,
    Unknown,
    Where,
    route,
)
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Said


async def heard(message: Message, exchange: Exchange) -> bool:
    """Hand a message to the session that it replies to; False where that leaves it to the router.

    What decides has its votes, questions and orders told apart first. What makes a persona for
    panels is taken as a whole too, wherever it is said.
    """
    if await own_personas.heard(message, exchange):
        return True
    found = await find_session(exchange.access.sessions, message.about)
    found = found or await _in_private(message, exchange)
    if found is None or isinstance(found, Decision):
        return False
    documents, wrong = await documents_with(message, exchange.access)
    words = without_call(message.text)
    said = Said(
        words,
        message.is_edited,
        documents=tuple(documents),
        calls_bot=message.via not in (Via.THREAD, Via.DM),
    )
    reply = exchange.access.kinds.hears(found, await exchange.action(), said)
    if reply is None:
        return False
    if wrong:
        await exchange.answer(Response(tuple(map(sentence, wrong))))
    await exchange.perform(reply, found.id)
    return True


async def _in_private(message: Message, exchange: Exchange) -> Session | None:
    """Return the session for which somebody's words in private are; None where they are not.

    What asks for something, or for help, is for none; nor, while something is decided with them, is
    what can be about that.
    """
    if message.via is not Via.DM or message.about or message.is_edited:
        return None
    sessions = exchange.access.sessions
    found = await find_private(sessions, exchange.access.kinds, message.who)
    if found is None:
        return None
    setting = Setting(where=Where.DM, who=message.who, at=exchange.access.now())
    routed = route(message.text, setting)
    if await find_concerning(sessions, message.who):
        return found if all(isinstance(each, Unknown) for each in routed) else None
    return None if any(map(_is_for_the_bot, routed)) else found


def _is_for_the_bot(about: About) -> bool:
    is_help = isinstance(about, SessionQuestion) and about.asks is Asks.HELP
    return is_help or isinstance(about, OpenRequest)
