"""The Web API as one workspace's bot uses it: at Slack's pace, with errors sorted by what helps.

Nothing is sent again here after an unclear failure, since Slack would post it twice; the outbox
comes back to it, and looks first. So the SDK's own retries are off.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack import blocks as b
from adapters.slack.connection import Connection
from adapters.slack.refused import (
    CLOSED,
    NOT_ALLOWED,
    REMOVED,
    UNREACHABLE,
    RefusedError,
    is_lasting,
)
from adapters.slack.render import identity, named
from orchestration.conversation.ports.messenger import (
    Closed,
    Gone,
    Posted,
    Rendered,
    Unreachable,
    mark_of,
)
from orchestration.conversation.ports.rewritten import Rewritten
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.shown.pace import Pace
from orchestration.conversation.shown.tokens import Connections, Tokens
from orchestration.model import faults
from orchestration.model.faults import PermanentError
from orchestration.views.speaker import Speaker

AT_ONCE: Final = 12
"""Calls under way in one workspace: enough that nothing waits, and no storm at its door."""

_PAGES: Final = 5
_PAGE: Final = 200
_TOO_FAST: Final = 429
_EVENT: Final = "convene_post"

_DELETED: Final = "message_not_found"
_CANNOT_CHANGE: Final = ("cant_update_message", "edit_window_closed")
_CANNOT_DELETE: Final = (_DELETED, "cant_delete_message")
_REACTED: Final = "already_reacted"
_NO_REACTION: Final = (
    "message_not_found",
    "not_reactable",
    "thread_locked",
    "too_many_emoji",
    "too_many_reactions",
)
_NO_THREAD: Final = ("cannot_reply_to_message", "thread_not_found")
_NO_NAME: Final = "missing_scope"
"""What Slack says of a name of a post's own, where the app was installed without that right."""

_STRANGE_BLOCKS: Final = ("invalid_blocks", "invalid_blocks_format")


class Webs(Connections["Web"]):
    """The Web API in each workspace where the app is installed."""

    def __init__(self, tokens: Tokens, line: Connection, pace: Pace | None = None) -> None:
        pace = pace or Pace()
        super().__init__(
            tokens,
            lambda token, stale: Web(line.client(token), pace, stale),
            lambda web: web.introduce(),
        )

    async def client(self, team: str) -> AsyncWebClient:
        """Return the SDK's own client for a workspace."""
        return (await self.of(team)).api


class Web:
    """What the bot does in one workspace."""

    def __init__(
        self, api: AsyncWebClient, pace: Pace, stale: Callable[[], None] = lambda: None
    ) -> None:
        api.retry_handlers = []
        self.api = api
        self._pace = pace
        self._stale = stale
        self._free = asyncio.Semaphore(AT_ONCE)
        self._dms: dict[str, str] = {}

    async def introduce(self) -> None:
        """Return if Slack still knows our token; else Gone."""
        await self.call(self.api.auth_test)

    async def dm(self, user: str) -> str:
        """Return the private conversation with somebody; Unreachable where there can be none."""
        if user not in self._dms:
            told = await self.call(self.api.conversations_open, users=user)
            self._dms[user] = told["channel"]["id"]
        return self._dms[user]

    async def post(
        self,
        place: Place,
        said: Rendered,
        key: str,
        speaker: Speaker | None = None,
    ) -> Posted:
        """Post a message under its key, at top level if its thread is gone, and return where.

        A user's id is the conversation with them, which need not have been opened. Where the app
        may not speak under another name, the speaker's stands above what they say.
        """
        where = self._dms.get(place.channel, place.channel)
        await self._pace.turn(where)
        try:
            told = await self._say(
                self.api.chat_postMessage,
                said,
                channel=where,
                thread_ts=place.thread,
                metadata=self._mark(key),
                unfurl_links=False,
                unfurl_media=False,
                **identity(speaker),
            )
        except SlackApiError as problem:
            if speaker and error_of(problem) == _NO_NAME:
                return await self.post(place, named(said, speaker), key)
            if place.thread is None or error_of(problem) not in _NO_THREAD:
                raise
            return await self.post(replace(place, thread=None), said, key, speaker)
        if _is_user(where):
            self._dms[where] = told["channel"]
            self._pace.is_the_same(where, told["channel"])
        return Posted(told["channel"], told["ts"], said)

    async def _say(self, method: Callable[..., Awaitable[Any]], said: Rendered, **how: Any) -> Any:  # noqa: ANN401
        """Show a message; without its tables and pictures, where Slack does not take them.

        A picture that Slack cannot fetch, or a kind of block that a workspace does not have yet,
        must not keep people from the words.
        """
        try:
            return await self.call(method, text=said.text, blocks=said.blocks, **how)
        except SlackApiError as problem:
            plainer = b.plainer(said.blocks)
            if error_of(problem) not in _STRANGE_BLOCKS or plainer == said.blocks:
                raise
            return await self.call(method, text=said.text, blocks=plainer, **how)

    async def posted(self, channel: str, key: str, thread: str | None = None) -> Posted | None:
        """Return where something was posted under this key, None where it cannot be found."""
        channel = await self.dm(channel) if _is_user(channel) else channel
        mark = self._mark(key)
        found = await self._look(channel, thread, lambda each: each.get("metadata") == mark)
        if not found:
            return None
        said = Rendered(found.get("text", ""), found.get("blocks", []))
        return Posted(channel, found["ts"], said)

    async def whisper(self, channel: str, user: str, said: Rendered, thread: str | None) -> bool:
        """Show something to one person in a channel; False where Slack says that it did not.

        What is shown so cannot be looked for: where it stays unclear, an error is raised.
        """
        try:
            await self.call(
                self.api.chat_postEphemeral,
                channel=channel,
                user=user,
                text=said.text,
                blocks=said.blocks or None,
                thread_ts=thread,
            )
        except (Closed, Unreachable):
            return False
        except SlackApiError as problem:
            if not error_of(problem):
                raise
            return False
        return True

    async def begin_thread(self, channel: str, ts: str, name: str) -> None:
        """Do nothing: in Slack whoever replies begins a thread, and it is no channel."""

    async def rewrite(self, channel: str, ts: str, said: Rendered) -> Rewritten:
        """Let a message show something else."""
        try:
            await self._say(self.api.chat_update, said, channel=channel, ts=ts)
        except SlackApiError as problem:
            if error_of(problem) == _DELETED:
                return Rewritten.GONE
            if error_of(problem) in _CANNOT_CHANGE:
                return Rewritten.REFUSED
            raise
        return Rewritten.DONE

    async def remove(self, channel: str, ts: str) -> bool:
        """Take away a message of the bot's own; False where it may still stand."""
        where = {"channel": channel, "ts": ts}
        return await self.tried(_CANNOT_DELETE, self.api.chat_delete, **where) is not None

    async def react(self, channel: str, ts: str, emoji: str) -> bool:
        """Put an emoji under a message; False where it may not stand there."""
        where = {"channel": channel, "timestamp": ts}
        try:
            await self.call(self.api.reactions_add, **where, name=emoji)
        except (PermanentError, SlackApiError) as problem:
            if _code(problem) not in (_REACTED, *_NO_REACTION):
                raise
            return _code(problem) == _REACTED
        return True

    async def share(
        self, channel: str, thread: str, name: str, content: bytes, *, words: str, alternative: str
    ) -> None:
        """Put a file into a thread, with words above it; `alternative` is a picture in words."""
        await self._pace.turn(channel)
        upload = {"filename": name, "title": name, "content": content, "thread_ts": thread}
        said = {"initial_comment": words or None, "alt_txt": alternative or None}
        await self.call(self.api.files_upload_v2, channel=channel, **upload, **said)

    async def give(self, user: str, name: str, title: str, content: bytes, words: str = "") -> None:
        """Put a file into somebody's private conversation, with words above it."""
        upload = {"filename": name, "title": title, "content": content}
        said, where = {"initial_comment": words or None}, await self.dm(user)
        await self.call(self.api.files_upload_v2, channel=where, **upload, **said)

    async def shared(self, channel: str, thread: str, name: str) -> bool:
        """Tell whether a file of this name is in a thread."""

        def has_it(message: Mapping[str, Any]) -> bool:
            by_bot = "bot_id" in message
            return by_bot and any(each.get("name") == name for each in message.get("files", ()))

        return await self._look(channel, thread, has_it) is not None

    async def _look(
        self, channel: str, thread: str | None, wanted: Callable[[Mapping[str, Any]], bool]
    ) -> Mapping[str, Any] | None:
        """Look through the latest of what was said, in a channel or in a thread."""
        asked = {"channel": channel, "include_all_metadata": True}
        async for page in self.pages(**asked, **({} if thread is None else {"ts": thread})):
            if found := next(filter(wanted, page), None):
                return found
        return None

    async def pages(self, **asked: Any) -> AsyncIterator[Sequence[Mapping[str, Any]]]:  # noqa: ANN401
        """Yield the latest messages of a channel or, where a `ts` is asked for, of a thread."""
        read = self.api.conversations_replies if "ts" in asked else self.api.conversations_history
        for _ in range(_PAGES):
            told = await self.call(read, limit=_PAGE, **asked)
            yield told["messages"]
            asked["cursor"] = (told.get("response_metadata") or {}).get("next_cursor")
            if not asked["cursor"]:
                break

    def _mark(self, key: str) -> dict[str, Any]:
        """Return the metadata by which a message is found again.

        Every app in the workspace may read it.
        """
        return {"event_type": _EVENT, "event_payload": {"key": mark_of(key, self.api.token or "")}}

    async def tried(
        self,
        expected: Container[str],
        method: Callable[..., Awaitable[Any]],
        **arguments: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Call a method; None where Slack refuses it for one of these reasons."""
        try:
            return await self.call(method, **arguments)
        except (PermanentError, SlackApiError) as problem:
            if _code(problem) in expected:
                return None
            raise

    async def call(self, method: Callable[..., Awaitable[Any]], **arguments: Any) -> Any:  # noqa: ANN401
        """Call a method, waiting where Slack asks for a moment; errors come out sorted.

        The SDK's handler of such answers waits as long as it is told to, and each call for itself.
        """

        async def once() -> Any:  # noqa: ANN401
            async with self._free:
                return await method(**arguments)

        try:
            return await self._pace.call(getattr(method, "__name__", ""), once, _wait)
        except SlackApiError as problem:
            if error_of(problem) in REMOVED:
                self._stale()
            raise _sorted(problem) from None


def _is_user(channel: str) -> bool:
    return channel[:1] in ("U", "W")


def error_of(problem: SlackApiError) -> str:
    """Return what Slack calls an error; empty where it did not say, as when it is not well."""
    data = getattr(problem.response, "data", problem.response)
    return str(data.get("error") or "") if isinstance(data, dict) else ""


def _sorted(problem: SlackApiError) -> Exception:
    error = error_of(problem)
    if error in REMOVED:
        return Gone(error)
    if error in CLOSED or error.startswith(NOT_ALLOWED):
        return Closed(error)
    if error in UNREACHABLE:
        return Unreachable(error)
    return RefusedError(problem, error) if is_lasting(error) else problem


def _wait(problem: Exception) -> float | None:
    """Return how many seconds Slack asks to wait, None where it was not too fast."""
    response = problem.response if isinstance(problem, SlackApiError) else None
    if response is None or getattr(response, "status_code", None) != _TOO_FAST:
        return None
    headers = {name.lower(): value for name, value in response.headers.items()}
    return float(headers.get("retry-after", 1))


def _code(problem: Exception) -> str:
    """Return what Slack calls an error."""
    own = error_of(problem) if isinstance(problem, SlackApiError) else ""
    return faults.lasting(problem) or own


def lasting(problem: Exception) -> str:
    """Return what Slack calls an error that will not pass; "" where it may."""
    code = _code(problem)
    return faults.lasting(problem) or (code if is_lasting(code) else "")
