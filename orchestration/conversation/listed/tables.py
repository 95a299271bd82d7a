"""A table of options that somebody gives as an answer: it goes on the list that it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import Context, context_of, sentence, without_call
from orchestration.conversation.listed.pasted import with_pasted
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Attached, Message, Response, Via
from orchestration.conversation.ports.sessions import find_decision
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import may_join
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.interaction.answers import unusable
from orchestration.interaction.routing import OpenRequest, SessionOrder, SessionQuestion
from orchestration.interaction.wording import listed
from orchestration.language.choosing.asking.instructed import without_attachment
from orchestration.language.offline import understood
from orchestration.model.catalogue import Catalogue
from orchestration.model.errors import BadInput
from orchestration.model.preferences import Kind, Visibility
from orchestration.sessions.commands import ProposeTable
from orchestration.sessions.user_action import Reply, Said

A_TABLE: Final = (
    "A table of options goes with the question that it is for: in a channel, “@Convene decide "
    "where do we eat?” with the file beside it."
)
_FOR_WHICH: Final = "Which is that table for? Give it in the thread of one: {names}."


async def heard(message: Message, exchange: Exchange) -> tuple[Message, Exchange] | None:
    """Put a table on the list that it is for; return what of the message is still to be taken.

    That is None where it says nothing else. What asks for something keeps its table.
    """
    read, beside = _with_pasted(message, exchange)
    tables = [each for each in read.files if not each.is_document]
    if not tables or exchange.access.read_catalogue is None:
        return message, exchange
    context = await context_of(read, beside)
    if read.is_to_the_bot and any(isinstance(x, OpenRequest) for x in context.routed()):
        return await _asked(read, beside)
    lists = await _lists(context)
    if not lists:
        return (message, exchange) if read.via is not Via.DM else await _asked(read, beside)
    more = await _put(context, lists, tables[0])
    return (replace(read, files=()), beside) if more else None


def _with_pasted(message: Message, exchange: Exchange) -> tuple[Message, Exchange]:
    """Return a message into which a table is pasted as one that it came with."""
    rest, table = (message.text, None) if message.files else with_pasted(message.text)
    if table is None:
        return message, exchange
    return replace(message, text=rest, files=(table,)), exchange.saying(without_call(rest))


async def _asked(message: Message, exchange: Exchange) -> tuple[Message, Exchange] | None:
    """Return a request with its table; in private, where none is kept, say where it belongs."""
    if message.via is not Via.DM:
        return message, exchange
    await exchange.answer(Response((sentence(A_TABLE),)))
    return (replace(message, files=()), exchange) if message.text.strip() else None


async def _lists(context: Context) -> Sequence[Decision]:
    """Return the decisions that a table can be for: where it is said, or all that take one."""
    message, access = context.message, context.access
    if message.about:
        found = await find_decision(access.sessions, message.about)
        return [found] if found and access.kinds.handles(found, ProposeTable) else []
    named, _ = context.named(message.text)
    open_ = [each for each in context.open if access.kinds.handles(each, ProposeTable)]
    mine = [each for each in open_ if each.member(context.who) or may_join(each, context.who)]
    taking = [each for each in mine if each.phase is Phase.INTAKE]
    return [each for each in mine if each in named] or taking or mine


async def _put(context: Context, lists: Sequence[Decision], table: Attached) -> bool:
    """Put a table on the one list that takes it, else say why not; tell if more is said with it."""
    try:
        catalogue = await asyncio.to_thread(_read, context, table)
    except BadInput as problem:
        await context.exchange.answer(Response((sentence(unusable(table.name, problem)),)))
        return False
    replies = [(each, reply) for each in lists if (reply := _reply(context, each, catalogue))]
    taken = [each for each in replies if each[1].commands] or replies[:1]
    if len(taken) > 1:
        names = listed([f"“{each.terms.subject}”" for each, _ in taken])
        await context.exchange.answer(Response((sentence(_FOR_WHICH.format(names=names)),)))
        return False
    [(decision, reply)] = taken
    await context.access.send(*reply.commands)
    await context.exchange.answer(Response((sentence(reply.notice),)))
    return _says_more(context, decision, catalogue)


def _read(context: Context, table: Attached) -> Catalogue:
    reads = context.access.read_catalogue
    assert reads is not None
    return reads(table.name, table.content)


def _reply(context: Context, decision: Decision, catalogue: Catalogue) -> Reply | None:
    in_public = context.message.in_channel
    action = replace(context.apart(f"/table/{decision.id}"), in_public=in_public)
    return context.access.kinds.hears(decision, action, Said(context.words, table=catalogue))


def _says_more(context: Context, decision: Decision, table: Catalogue) -> bool:
    """Tell whether words beside a table ask, order or wish something, by what is known with it."""
    words = without_attachment(context.words).strip()
    if any(isinstance(each, SessionQuestion | SessionOrder) for each in context.routed()):
        return True
    member = decision.member(context.who)
    if not words or member is None:
        return False
    hearing = hearing_of(decision, member, context.action.at, 0, Visibility.PRIVATE)
    said = understood(words, replace(hearing, catalogue=table)).preferences
    return any(each.kind is not Kind.FREE_TEXT for each in said)
