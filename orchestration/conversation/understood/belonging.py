"""What comes of a message once its author has pressed which session it is about."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import context_of
from orchestration.conversation.known.typed import as_read
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Response
from orchestration.conversation.replied.chosen import WHICH
from orchestration.conversation.settled import absences
from orchestration.conversation.told import wishes
from orchestration.conversation.understood import messages
from orchestration.deciding.actions.which_session import ONCE
from orchestration.model.people import SessionId
from orchestration.sessions.user_action import Reply

_THANKS: Final = "Thank you."


async def belongs(message: Message, exchange: Exchange, value: str) -> Reply:
    """Do what somebody wrote where they have chosen that it belongs.

    In one session it is all that it would be if no other were open: a vote with its note, too.
    """
    context = await context_of(as_read(message), exchange)
    one = context.one(SessionId(value))
    if value == ONCE:
        if stands := absences.what_stands(context):
            await exchange.answer(Response(stands))
    elif one is not None:
        await context.choices.keep(context.who, value)
        await messages.take_up(replace(context, sessions=(one,), is_picked=True))
    else:
        await wishes.belongs(context, value)
    return Reply(note=_THANKS, gone=(WHICH,))
