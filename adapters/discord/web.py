"""Discord's REST interface as the bot uses it: at Discord's pace, errors sorted by what helps.

The library keeps to the rate limits, and tries again what Discord has not taken. A post that may
have arrived is not sent again here: the outbox comes back to it, and looks first.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from discord import HTTPException, RateLimited
from discord.http import Route

from adapters.discord import components as b
from adapters.discord import rest as r
from adapters.discord.client import Client
from adapters.discord.events import answered_by
from adapters.discord.names import user_at, user_of
from adapters.discord.personas import Personas
from adapters.discord.render import named, with_buttons
from adapters.discord.rest import to
from orchestration.conversation.ports.messenger import Closed, Posted, Rendered, SentFile, mark_of
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.rewritten import Rewritten
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.shown.doors import Doors
from orchestration.conversation.shown.kept_controls import KeptControls
from orchestration.interaction.fitting import short
from orchestration.model.people import MemberId, SessionId
from orchestration.views.speaker import Speaker

COMPONENTS_V2, EPHEMERAL, SILENT = 1 << 15, 1 << 6, 1 << 12

LARGEST: Final = 21_000_000  # bytes of a file that is read

_TOKEN_SECONDS: Final = 14 * 60
_PAGES, _PAGE, _NONCE = 3, 100, 25
_HOSTS: Final = (".discordapp.com", ".discordapp.net")
_NAME, _WEEK = 100, 10080
"""Letters of a thread's name, and minutes until it goes to sleep."""

_OFFERED, _NO_OWNER = SessionId("commands"), MemberId("")

Hush = Callable[[Place], Awaitable[bool]]
"""Tells whether what goes to a place just now is to make no sound."""


class DiscordWeb:
    """What the bot does in Discord; it is one bot in all servers."""

    def __init__(self, client: Client, notes: Notes) -> None:
        self._client = client
        self._notes = notes
        self._dms: dict[str, str] = {}
        self._gone: set[str] = set()
        self._personas = Personas(self.call, lambda: str(client.application_id))
        self._asides: dict[str, Route] = {}
        self._controls = KeptControls(notes, b.CONTROLS, b.LONGEST_ID)
        self.carried = self._controls.whole
        self.doors = Doors[Route](lambda: asyncio.get_running_loop().time(), _TOKEN_SECONDS)
        self.hush: Hush | None = None
        self.account: Callable[[MemberId], MemberId] = lambda who: who
        self.refusals = client.refusals

    async def of(self, team: str) -> DiscordWeb:
        """Return what can be done in a team: there is one bot for all of them."""
        del team
        return self

    @property
    def bot(self) -> str:
        """The bot's own user id."""
        return str(self._client.user.id) if self._client.user else ""

    # Messages

    async def post(
        self, place: Place, said: Rendered, key: str, speaker: Speaker | None = None
    ) -> Posted:
        """Post a message under its key, in reply to its thread if that is there, and return where.

        A person's address is the conversation with them, which need not have been opened.
        """
        user = user_at(place.channel) or self._user(place.owner or _NO_OWNER)

        async def aside(route: Route) -> Posted | None:
            shown = named(said, speaker) if speaker else said
            body = await self.message(shown, flags=EPHEMERAL)
            told = await self.call(route, body, unless=r.LATE)
            if told is None:
                return None
            self._asides[str(told["id"])] = route
            return Posted(place.channel, str(told["id"]), shown)

        return await self.doors.through(user, lambda: self._post(place, said, key, speaker), aside)

    def _user(self, who: MemberId) -> str:
        return user_of(self.account(who))

    async def _post(
        self, place: Place, said: Rendered, key: str, speaker: Speaker | None
    ) -> Posted:
        channel = await self.channel_at(place.channel)
        nonce = sha256(key.encode()).hexdigest()[:_NONCE]
        how = {"nonce": nonce, "enforce_nonce": True, **_replying(place.thread)}
        flags = SILENT if self.hush and await self.hush(place) else 0
        is_read = self._client.intents.message_content
        if speaker and is_read and not (place.owner or said.files):
            spoken = await self.message(said, flags=flags, mark=self._mark(key))
            if at := await self._personas.say(channel, speaker, spoken):
                return Posted(channel, at, said)
        shown = named(said, speaker) if speaker else said
        body = await self.message(shown, flags=flags, mark=self._mark(key))
        told = await self._put(to("POST", r.MESSAGES, channel), body | how, shown.files)
        return Posted(channel, str(told["id"]), shown)

    async def _put(
        self,
        route: Route,
        body: Mapping[str, Any],
        files: Sequence[SentFile],
        unless: Container[int] = (),
    ) -> Any:  # noqa: ANN401
        """Post or change a message: no reply, and words for its files, where more is e."""
        try:
            return await self.call(route, body, files, unless=unless)
        except Closed as problem:
            if problem.code == r.NO_REPLY:
                apart = {key: body[key] for key in body.keys() - {"message_reference"}}
                return await self._put(route, apart, files, unless)
            if not files:
                raise
            words = {**body, "components": b.without_files(body["components"])}
            return await self.call(route, words, unless=unless)

    async def message(
        self, said: Rendered, *, flags: int = 0, mark: int | None = None
    ) -> dict[str, Any]:
        """Return a message as Discord takes it; nobody is called by it but whom it is meant for."""
        blocks = await self._controls.shortened_in(said.blocks or with_buttons(said.text).blocks)
        return {
            "components": blocks if mark is None else b.marked(blocks, mark),
            "flags": COMPONENTS_V2 | flags,
            "allowed_mentions": {"parse": [], "users": [*map(self._user, said.calls)]},
        }

    async def posted(self, channel: str, key: str, thread: str | None = None) -> Posted | None:
        """Return where something was posted under this key, None where it cannot be found."""
        del thread
        channel, mark = await self.channel_at(channel), self._mark(key)
        async for each in self.latest(channel):
            if self._is_own(each) and b.is_marked(each["components"], mark):
                return Posted(channel, str(each["id"]), Rendered("", each["components"]))
        return None

    def _is_own(self, told: Mapping[str, Any]) -> bool:
        """Tell whether the bot has said something, in its own name or in a persona's."""
        by_app = told.get("webhook_id") and str(told.get("application_id"))
        return str(told["author"]["id"]) == self.bot or by_app == str(self._client.application_id)

    async def begin_thread(self, channel: str, ts: str, name: str) -> str | None:
        """Begin a thread at a message; None where none may be, as in a thread or a forum's post."""
        body = {"name": short(" ".join(name.split()), _NAME), "auto_archive_duration": _WEEK}
        begun = await self.call(to("POST", r.THREADS, channel, ts), body, unless=r.NO_THREAD)
        is_begun = begun or "thread" in (await self.read(channel, ts) or ())
        return ts if is_begun else None  # it is called as the message is

    async def rewrite(self, channel: str, ts: str, said: Rendered) -> Rewritten:
        """Let a message show something else.

        What was told aside is changed by the token that came with what was done, while it is good.
        """
        route, body = to("PATCH", r.MESSAGE, channel, ts), await self.message(said)
        if way := self._asides.pop(ts, None):
            route = to("PATCH", r.ASIDE, str(way.webhook_id), str(way.webhook_token), ts)
            told = await self.call(route, body, unless=(*r.LATE, *r.NO_MESSAGE))
            if is_changed := told is not None:
                self._asides[ts] = way
            return Rewritten.DONE if is_changed else Rewritten.REFUSED
        if user_at(channel):
            return Rewritten.REFUSED
        if await self._put(route, body, said.files, r.CANNOT_CHANGE) is not None:
            return Rewritten.DONE
        return Rewritten.REFUSED if await self.read(channel, ts) else Rewritten.GONE

    async def remove(self, channel: str, ts: str) -> bool:
        """Take away a message of the bot's own; False where it may still stand."""
        route = to("DELETE", r.MESSAGE, channel, ts)
        return await self.call(route, unless=r.CANNOT_REMOVE) is not None

    async def react(self, channel: str, ts: str, emoji: str) -> bool:
        """Put an emoji under a message; False where it may not stand there."""
        route = to("PUT", f"{r.REACTION}/@me", channel, ts, emoji)
        return await self.call(route, unless=r.NO_REACTION) is not None

    async def reactions(self, channel: str, ts: str, emoji: str) -> list[str]:
        """Return who has put an emoji under a message, bots left out."""
        told = await self.users(to("GET", r.REACTION, channel, ts, emoji), "id") or ()
        return [str(each["id"]) for each in told if not each.get("bot")]

    async def users(self, route: Route, id_: str, **more: object) -> list[Mapping[str, Any]] | None:
        """Return all that is told of users, page by page; None where that is gone.

        `id_` is where in it a user's id stands.
        """
        found: list[Mapping[str, Any]] = []
        query: dict[str, Any] = {"limit": _PAGE, **more}
        while (told := await self.call(route, unless=r.NO_USERS, **query)) is not None:
            found += told
            if len(told) < _PAGE:
                return found
            query["after"] = told[-1][id_]
        return None

    async def share(
        self, channel: str, thread: str, name: str, content: bytes, *, words: str, alternative: str
    ) -> None:
        """Put a file below a message, with words; `alternative` is a picture in words."""
        channel, told = await self.channel_at(channel), words or alternative
        said = Rendered(told, [*([b.text(told)] if told else []), b.file(name)])
        body = await self.message(said) | _replying(thread)
        await self._put(to("POST", r.MESSAGES, channel), body, [SentFile(name, content)])

    async def shared(self, channel: str, thread: str, name: str) -> bool:
        """Tell whether a file of this name is below a message."""
        async for each in self.latest(channel):
            names = [one.get("filename") for one in each.get("attachments", ())]
            if name in names and answered_by(each) == thread:
                return True
        return False

    # Reading again

    async def latest(self, channel: str, since: str = "") -> AsyncIterator[Mapping[str, Any]]:
        """Yield the latest messages of a channel, the last first; only those after `since`."""
        before: dict[str, Any] = {}
        for _ in range(_PAGES):
            told = await self.call(to("GET", r.MESSAGES, channel), limit=_PAGE, **before)
            for each in told:
                if since and int(each["id"]) <= int(since):
                    return
                yield each
            if len(told) < _PAGE:
                return
            before = {"before": str(told[-1]["id"])}

    async def read(self, channel: str, ts: str) -> Mapping[str, Any] | None:
        """Return a message as it stands; None where it is gone, which is asked of each once."""
        if ts in self._gone:
            return None
        found = await self.call(to("GET", r.MESSAGE, channel, ts), unless=r.NO_MESSAGE)
        if found is None:
            self._gone.add(ts)
        return found

    async def channel_at(self, address: str) -> str:
        """Return the channel that an address is; Unreachable where there can be none."""
        user = user_at(address)
        if not user:
            return address
        if user not in self._dms:
            told = await self.call(to("POST", r.DMS), {"recipient_id": user})
            self._dms[user] = str(told["id"])
        return self._dms[user]

    async def file(self, told: Mapping[str, Any]) -> bytes:
        """Return a file that somebody has sent; nothing of one that is too large."""
        host = urlsplit(told["url"]).hostname or ""
        is_discords = host == urlsplit(Route.BASE).hostname or host.endswith(_HOSTS)
        if told["size"] > LARGEST or not is_discords:
            return b""
        return await self._client.http.get_from_cdn(told["url"])

    async def offer(self, commands: Sequence[Mapping[str, Any]]) -> None:
        """Offer commands to everybody, where others are offered yet."""
        app = str(self._client.application_id)
        digest = sha256(json.dumps(commands).encode()).hexdigest()
        if await self._notes.read(_OFFERED, app, _NO_OWNER) != digest:
            await self._client.http.request(to("PUT", r.COMMANDS, app), json=list(commands))
            await self._notes.write(_OFFERED, app, _NO_OWNER, digest)

    def _mark(self, key: str) -> int:
        """Return by which number a message is found again that was posted under a key."""
        return int(mark_of(key, self._client.http.token or "")[:7], 16) + 1

    async def call(
        self,
        route: Route,
        body: Mapping[str, Any] | None = None,
        files: Sequence[SentFile] = (),
        *,
        unless: Container[int] = (),
        **query: object,
    ) -> Any:  # noqa: ANN401
        """Call Discord; None where it refuses with one of these codes, other errors come sorted.

        A thread that has gone to sleep is woken, so that what stands in it is kept up to date.
        """
        if wait := self.refusals.wait:
            raise RateLimited(wait)
        sent = _sent(body, files, query)
        try:
            try:
                return await self._client.http.request(route, **sent)
            except HTTPException as problem:
                if problem.code != r.ARCHIVED or route.channel_id is None:
                    raise
                awake = to("PATCH", r.CHANNEL, route.channel_id)
                await self._client.http.request(awake, json={"archived": False})
                return await self._client.http.request(route, **sent)
        except HTTPException as problem:
            if problem.code in unless:
                return None
            raise r.sorted_by_help(problem) from None


def _sent(
    body: Mapping[str, Any] | None, files: Sequence[SentFile], query: Mapping[str, object]
) -> dict[str, Any]:
    """Return what goes with a call, as the library takes it."""
    how: dict[str, Any] = {"params": dict(query)} if query else {}
    if files:
        named = [(at, {"filename": each.name}) for at, each in enumerate(files)]
        sent = json.dumps({**(body or {}), "attachments": [{"id": at, **x} for at, x in named]})
        parts = [{"name": f"files[{at}]", "value": files[at].content, **x} for at, x in named]
        how["form"] = [{"name": "payload_json", "value": sent}, *parts]
    elif body is not None:
        how["json"] = dict(body)
    return how


def _replying(thread: str | None) -> dict[str, Any]:
    to_it = {"message_id": thread, "fail_if_not_exists": False}
    return {"message_reference": to_it} if thread else {}
