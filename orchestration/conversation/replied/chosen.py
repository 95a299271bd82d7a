"""What comes of a choice that was asked for: which session a message is about, or adds people to.

The platform finds the message again, and shows the reply on what was pressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import context_of
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message
from orchestration.conversation.requested import adding
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.user_action import Reply

WHICH: Final = "which"
"""Which session a message belongs to; the value of its button is a session, or what follows."""


def people_in(value: str) -> tuple[SessionId | None, list[MemberId]]:
    """Return the session and the people that a button carries which adds them."""
    session, _, people = value.rpartition(" ")
    ids = [MemberId(each) for each in people.split(adding.BETWEEN)]
    return SessionId(session) if session else None, ids


async def add_to(
    message: Message,
    exchange: Exchange,
    session: SessionId,
    people: Sequence[Member],
    *,
    are_gone: bool = False,
) -> Reply:
    """Add people to the session that was chosen; what came of it takes the buttons' place."""
    context = await context_of(message, exchange)
    told = await adding.added_to(context, session, people, are_gone=are_gone)
    return Reply(note=told, gone=(adding.ADD_TO,))
