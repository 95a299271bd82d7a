"""What was written in Slack's conversations, as Slack would have told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from adapters.slack.events import arrival_of, read
from adapters.slack.people import WebOf
from adapters.slack.web import Web
from orchestration.conversation.arriving.missed import History, Unheard
from orchestration.conversation.ports.happened import Body
from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.conversation.ports.storage import Place


@dataclass(frozen=True, slots=True)
class SlackHistory(History):
    """Reads a workspace again."""

    web: WebOf

    async def in_private(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what was written in a private conversation since then, in its threads too."""
        web, stamp = await self.web(team), _stamp(since)
        latest = await _latest(web, channel, stamp)
        answered = [each["ts"] for each in latest if str(each.get("latest_reply", "")) > stamp]
        threads = await side_by_side(_thread(web, channel, ts, stamp) for ts in answered)
        written = {each["ts"]: each for several in (latest, *threads) for each in several}
        told = [{**_as_told(each), "channel_type": "im"} for each in written.values()]
        return _written(team, channel, told, stamp)

    async def under(self, post: Place, since: datetime) -> Sequence[Unheard]:
        """Return what was written since then in the thread under a post."""
        web, stamp = await self.web(post.team), _stamp(since)
        found = await _thread(web, post.channel, post.thread or post.ts, stamp)
        told = [{**each, "type": "message"} for each in found]
        return _written(post.team, post.channel, told, stamp)


def _written(team: str, channel: str, told: Iterable[Body], since: str) -> list[Unheard]:
    """Return those messages since then that mean something to us."""
    written = []
    for each in told:
        message = {**each, "channel": channel}
        body = {"type": "event_callback", "team_id": team, "event": message}
        if str(each["ts"]) > since and (event := read(body)):
            written.append(Unheard(str(each["ts"]), arrival_of(event, body)))
    return written


async def _latest(web: Web, channel: str, since: str) -> list[Body]:
    """Return the latest messages: a page of them, for their threads, and all since then."""
    found: list[Body] = []
    async for page in web.pages(channel=channel):
        found += page
        if not page or str(page[-1]["ts"]) <= since:
            break
    return found


async def _thread(web: Web, channel: str, ts: str, since: str) -> Sequence[Body]:
    """Return a thread's messages since then, its first among them."""
    pages = [each async for each in web.pages(channel=channel, ts=ts, oldest=since)]
    return [message for page in pages for message in page]


def _as_told(message: Body) -> Body:
    """Return a message as it was told of: one that was answered since began no thread then."""
    began_one = message.get("thread_ts") == message["ts"]
    left_out = {"thread_ts"} if began_one else set()
    return {"type": "message", **{key: message[key] for key in message.keys() - left_out}}


def _stamp(at: datetime) -> str:
    """Return an instant as Slack counts it: as text, later ones are greater."""
    return f"{at.timestamp():.6f}"
