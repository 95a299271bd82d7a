"""What people wrote while nobody listened: read again in Slack, and kept as if it had been told.

An event that did come is known by its id, so that reading it again does no harm. What is read are
the private conversations that the bot had last, and the threads under open options; a mention in a
channel, or the first words of somebody new, is not found in this way.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from adapters.slack.events import Body, read
from adapters.slack.gateway import SlackGateway
from adapters.slack.web import Web
from orchestration.conversation.placed_chat import side_by_side
from orchestration.conversation.storage import OPTIONS, Arrival, Place
from orchestration.model.faults import PermanentError
from orchestration.model.people import SessionId
from orchestration.privacy import Private

log = logging.getLogger(__name__)

LONGEST: Final = timedelta(days=7)
"""How far back is read: what is older is answered no more, and ids are kept for longer."""

ON_THE_WAY: Final = timedelta(minutes=6)
"""How late Slack may still tell of something by itself."""

MOST: Final = 25
"""Private conversations at once: Slack grants fifty such calls a minute; a start reads twice."""

_READ_UNTIL: Final = "read-until"
_PAGE: Final = 200
_PAGES: Final = 5

Keep = Callable[[Arrival], Awaitable[None]]


class Missed:
    """Reads a workspace again; `keep` takes what it finds, and drops what is known."""

    def __init__(self, gateway: SlackGateway, keep: Keep) -> None:
        self._gateway = gateway
        self._keep = keep
        self._behind: set[str] = set()
        self._turn = asyncio.Lock()

    async def read(self, team: str) -> None:
        """Take what was written since this was last done, as far as it can be read."""
        async with self._turn:
            self._behind.add(team)
            now = self._gateway.access.now()
            since = await self._since(team, now)
            web = await self._gateway.web(team)
            for each in await self._written(web, team, since):
                await self._take(team, each)
            await self._note(team, now - ON_THE_WAY)
            self._behind.discard(team)

    async def read_if_behind(self, team: str) -> None:
        """Do so where it could not be done the last time."""
        if team in self._behind and not self._turn.locked():
            await self.read(team)

    # From when on

    async def _since(self, team: str, now: datetime) -> str:
        """Return where it was read until; the first time, when the oldest open session began."""
        noted = await asyncio.to_thread(self._gateway.places.find, _own(team), _READ_UNTIL)
        if noted is not None and noted.thread:
            return max(noted.thread, _stamp(now - LONGEST))
        first = await self._gateway.access.opened_first(await self._gateway.open_in(team))
        return _stamp(max(first, now - LONGEST))

    async def _note(self, team: str, until: datetime) -> None:
        place = Place(_own(team), team, "", "", _READ_UNTIL, thread=_stamp(until))
        await asyncio.to_thread(self._gateway.places.put, place)

    # What was written

    async def _written(self, web: Web, team: str, since: str) -> list[Body]:
        """Return what was written since then, oldest first."""
        channels = await asyncio.to_thread(self._gateway.places.private_in, team, MOST)
        options = await asyncio.to_thread(self._open_options, team)
        found = await side_by_side(
            [
                *(_unless_closed(_private(web, each, since)) for each in channels),
                *(_unless_closed(_under(web, each, since)) for each in options),
            ]
        )
        return sorted((one for each in found for one in each), key=lambda one: str(one["ts"]))

    def _open_options(self, team: str) -> list[Place]:
        """Return the latest options of each open session: somebody may have voted in words."""
        places = self._gateway.places
        of_each = (places.of(each.session) for each in places.open_in(team))
        options = ([one for one in own if one.name.startswith(OPTIONS)] for own in of_each)
        return [own[-1] for own in options if own]

    async def _take(self, team: str, message: Body) -> None:
        body = {"type": "event_callback", "team_id": team, "event": message}
        event = read(body)
        if event is not None:
            kept = Private(event.who, json.dumps(body).encode())
            await self._keep(Arrival(event.id, event.who, kept, 1))


async def _private(web: Web, channel: str, since: str) -> list[Body]:
    """Return what was written in a private conversation since then, in its threads too."""
    latest = await _latest(web, channel, since)
    answered = [each["ts"] for each in latest if str(each.get("latest_reply", "")) > since]
    threads = await side_by_side(_thread(web, channel, ts, since) for ts in answered)
    written = {each["ts"]: each for several in (latest, *threads) for each in several}
    told = ({**_as_told(each), "channel": channel} for each in written.values())
    return [{**each, "channel_type": "im"} for each in told if str(each["ts"]) > since]


async def _under(web: Web, options: Place, since: str) -> list[Body]:
    """Return what was written since then in the thread under options."""
    found = await _thread(web, options.channel, options.thread or options.ts, since)
    replies = ({**each, "type": "message", "channel": options.channel} for each in found)
    return [each for each in replies if str(each["ts"]) > since]


async def _latest(web: Web, channel: str, since: str) -> list[Body]:
    """Return the latest messages: a page of them, for their threads, and all since then."""
    found: list[Body] = []
    asked: dict[str, Any] = {"channel": channel, "limit": _PAGE}
    for _ in range(_PAGES):
        told = await web.call(web.api.conversations_history, **asked)
        found += told["messages"]
        asked["cursor"] = (told.get("response_metadata") or {}).get("next_cursor")
        if not asked["cursor"] or str(found[-1]["ts"]) <= since:
            break
    return found


async def _thread(web: Web, channel: str, ts: str, since: str) -> Sequence[Body]:
    """Return a thread's messages since then, its first among them."""
    asked = {"channel": channel, "ts": ts, "oldest": since, "limit": _PAGE}
    told = await web.call(web.api.conversations_replies, **asked)
    messages: Sequence[Body] = told["messages"]
    return messages


async def _unless_closed(reading: Awaitable[list[Body]]) -> list[Body]:
    """Return what can be read of one conversation; nothing where it may not be read any more."""
    try:
        return await reading
    except PermanentError as problem:
        log.warning("a conversation cannot be read again: %s", problem.code)
        return []


def _as_told(message: Body) -> Body:
    """Return a message as it was told of: one that was answered since began no thread then."""
    began_one = message.get("thread_ts") == message["ts"]
    left_out = {"thread_ts"} if began_one else set()
    return {"type": "message", **{key: message[key] for key in message.keys() - left_out}}


def _own(team: str) -> SessionId:
    """Return under what is noted of a workspace what belongs to no session."""
    return SessionId(f"team/{team}")


def _stamp(at: datetime) -> str:
    """Return an instant as Slack counts it: as text, later ones are greater."""
    return f"{at.timestamp():.6f}"
