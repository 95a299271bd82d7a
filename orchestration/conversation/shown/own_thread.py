"""The thread of its own in which a session goes on, where a platform's threads are channels."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from orchestration.conversation.ports.messenger import Messenger
from orchestration.conversation.ports.storage import Held, Place, Places
from orchestration.model.people import SessionId

_THREAD: Final = "thread"
"""The place of a session's own thread; its channel is the session's where there is none."""


async def begun(messenger: Messenger, places: Places, post: Place, name: str) -> None:
    """Begin a session's own thread below a post, once, by a name; "" is for sessions without."""
    known = await asyncio.to_thread(places.find, post.session, _THREAD) if name else None
    if known or not name:
        return
    at = await messenger.begin_thread(post.channel, post.ts, name)
    kept = replace(post, name=_THREAD, channel=at or post.channel, ts=at or "", shown=None)
    await asyncio.to_thread(places.put, kept)


def session_in(places: Places, team: str, channel: str) -> SessionId | None:
    """Return the session whose own thread a channel is; None where it is none."""
    found = places.at(team, channel, channel)
    return found.session if found and found.name == _THREAD else None


def threads_of(places: Places, held: Iterable[Held]) -> list[str]:
    """Return the threads of their own that sessions have."""
    found = ((each, places.find(each.session, _THREAD)) for each in held)
    return [own.channel for each, own in found if own and own.channel != each.channel]


def below(places: Places, held: Held, name: str | None) -> Place:
    """Return where a session shows what stands below its post of a name; None is below nothing."""
    here = Place(held.session, held.team, held.channel, "", "")
    above = places.find(held.session, name) if name else None
    if above is None:
        return here
    own = places.find(held.session, _THREAD)
    if own and own.channel != above.channel:
        return replace(here, channel=own.channel)
    return replace(here, channel=above.channel, thread=above.thread or above.ts)
