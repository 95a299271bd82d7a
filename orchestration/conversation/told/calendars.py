"""Calendar files that somebody hands in: they hold for every session that waits for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from orchestration.conversation.known.context import sentence
from orchestration.conversation.listed.documents import take_own_documents
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import (
    Attached,
    Response,
    is_document,
    is_useful,
    useful_among,
)
from orchestration.conversation.ports.sessions import find_concerning
from orchestration.deciding.actions.which_session import waiting_for
from orchestration.interaction.answers import NOTHING_OPEN
from orchestration.privacy import Private
from orchestration.sessions.commands import ShareCalendar

_CALENDAR: Final = ".ics"
_BEGINS: Final = b"BEGIN:VCALENDAR"
_NOT_ONE: Final = (
    "I could not read that calendar: it is no calendar file, though it may be called one. Export "
    "it again as .ics (iCalendar), or tell me in words when you are busy."
)
_NO_CALENDAR: Final = (
    "I can read calendar files, whose names end with .ics, and for a panel texts, Markdown and "
    "PDF; I leave the rest alone."
)
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
        content = await read()
        if not _is_calendar(content):  # each session would say so
            await exchange.answer(Response((sentence(_NOT_ONE),)))
            continue
        ics = Private(action.who, content)
        for each in sessions:
            envelope = action.envelope(each.id, f"/file/{place}/{each.id}")
            await access.send(ShareCalendar(**envelope, member=action.who, ics=ics))


def _is_calendar(content: bytes) -> bool:
    """Tell whether a file can be a calendar, in whichever encoding."""
    return _BEGINS in content.replace(b"\0", b"").upper()


async def take_files(exchange: Exchange, files: Sequence[tuple[str, Read]]) -> Sequence[Attached]:
    """Take those of some files that are calendars or documents; return those that are tables.

    That others are left is said.
    """
    calendars = [read for name, read in files if name.lower().endswith(_CALENDAR)]
    documents = [each for each in files if is_document(each[0])]
    tables = [each for each in files if is_useful(each[0]) and not is_document(each[0])]
    if documents:
        await take_own_documents(exchange, documents)
    if len(calendars) + len(documents) + len(tables) < len(files):
        await exchange.answer(Response((sentence(_NO_CALENDAR),)))
    if calendars:
        await take_calendars(exchange, calendars)
    return await useful_among(tables)
