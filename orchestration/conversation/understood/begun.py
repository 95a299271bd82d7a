"""A message that breaks off, and the one that goes on with it: both are read as one.

Nothing is made of the first alone: “before 9 is” would be a wish, and what follows “not ok”. What
is no end of it (a question, an order, thanks) is read by itself, and the beginning is dropped.
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.context import context_of as context_around
from orchestration.conversation.known.typed import as_read
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Response, Via
from orchestration.conversation.ports.storage import BEGUN
from orchestration.interaction.routing import GivenAnswer, SessionWish, StandingWish, Unknown, Vote
from orchestration.language.corrections.cut_off import breaks_off
from orchestration.model.people import person_id

_LASTS: Final = timedelta(minutes=5)
_GOES_ON: Final = (SessionWish, StandingWish, Unknown, GivenAnswer, Vote)
_BREAKS_OFF: Final = "That breaks off, so I note nothing yet. Go on, and I read both as one."


async def context_of(message: Message, exchange: Exchange) -> Context | None:
    """Return a message with what its author has begun just before; None where it breaks off."""
    context = await _joined(await context_around(as_read(message), exchange))
    return None if await _held(context) else context


async def _joined(context: Context) -> Context:
    if context.message.is_edited:
        return context
    memory, own = context.exchange.memory, person_id(context.who)
    kept = await memory.kept(own, BEGUN, context.who)
    if not kept:
        return context
    noted, message = json.loads(kept), context.message
    if noted.get("said") == message.id:  # it comes again, after a crash: it is no end of itself
        return replace(context, message=as_read(replace(message, text=noted["text"])))
    is_late = context.access.now() - datetime.fromisoformat(noted["at"]) > _LASTS
    is_free = noted.get("end", message.id) == message.id
    is_end = is_free and all(isinstance(each, _GOES_ON) for each in context.routed())
    if is_late or noted["where"] != _where(message) or not is_end:
        await memory.keep(own, BEGUN, context.who, "")
        return context
    await memory.keep(own, BEGUN, context.who, json.dumps(noted | {"end": message.id}))
    words = f"{noted['text']} {context.words}"
    return replace(context, message=as_read(replace(message, text=words)))


async def _held(context: Context) -> bool:
    """Keep a message that breaks off until its author goes on, and say so in private."""
    message = context.message
    is_said = message.via in (Via.DM, Via.THREAD) and not message.is_edited
    if not is_said or not any(map(is_of_times, context.waiting)):
        return False
    if not breaks_off(context.words):
        return False
    noted = {
        "at": context.access.now().isoformat(),
        "said": message.id,
        "where": _where(message),
        "text": context.words,
    }
    own = person_id(context.who)
    await context.exchange.memory.keep(own, BEGUN, context.who, json.dumps(noted))
    if message.is_to_the_bot:
        await context.exchange.answer(Response((sentence(_BREAKS_OFF),)))
    return True


def _where(message: Message) -> str:
    """Return where it was said: in private, or under which session's post."""
    return (message.about or "channel") if message.in_channel else "private"
