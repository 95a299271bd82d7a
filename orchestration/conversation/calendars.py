"""Calendar files that somebody hands in: they hold for every session that waits for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from orchestration.conversation.context import sentence
from orchestration.conversation.exchange import Exchange
from orchestration.conversation.inbound import Response
from orchestration.conversation.sessions import find_concerning
from orchestration.deciding.actions.which_session import waiting_for
from orchestration.interaction.answers import NOTHING_OPEN
from orchestration.kinds.meeting.commands import ShareCalendar
from orchestration.privacy import Private

Read = Callable[[], Awaitable[bytes]]


async def take_calendars(exchange: Exchange, files: Sequence[Read]) -> None:
    """Tell every session that waits for somebody when they are busy; else say that none does."""
    action, access = await exchange.action(), exchange.access
    waiting = waiting_for(action.who, await find_concerning(access.sessions, action.who))
    sessions = [each for each in waiting if access.kinds.handles(each, ShareCalendar)]
    if not sessions:
        await exchange.answer(Response((sentence(NOTHING_OPEN),)))
        return
    for place, read in enumerate(files):
        ics = Private(action.who, await read())
        for each in sessions:
            envelope = action.envelope(each.id, f"/file/{place}/{each.id}")
            await access.send(ShareCalendar(**envelope, member=action.who, ics=ics))
