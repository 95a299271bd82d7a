"""Slack, wired: what stands between its two ends and the runner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import aiohttp
from slack_bolt.adapter.socket_mode.aiohttp import AsyncSocketModeHandler
from slack_bolt.adapter.starlette.async_handler import AsyncSlackRequestHandler
from slack_bolt.async_app import AsyncApp
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient
from starlette.routing import Route

from adapters.slack.answers import Answers
from adapters.slack.app import Reception, make_app
from adapters.slack.chat import SlackChat
from adapters.slack.door import Door
from adapters.slack.files import Files
from adapters.slack.home import OwnData
from adapters.slack.installing import INSTALL_PATH, REDIRECT_PATH, make_oauth
from adapters.slack.intake import Intake
from adapters.slack.lanes import PAUSES, Lanes
from adapters.slack.latest import LatestCard
from adapters.slack.people import People
from adapters.slack.translate import Translator
from adapters.slack.web import Pace, Webs, error_of
from bot.slack import SlackSettings
from bot.wiring import meetings_in
from orchestration.decide import Session
from orchestration.desk.own_data import own_data
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId, SessionId
from orchestration.runner import Runner
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams
from storage.sql import SqlStore

log = logging.getLogger(__name__)

EVENTS_PATH: Final = "/slack/events"
_WRONG_TOKEN: Final = ("invalid_auth", "not_authed", "account_inactive", "token_revoked")
_SLOWEST_SECONDS: Final = 30.0


Link = Callable[[SessionId, MemberId], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """How fast things go, in seconds; a test has less time than Slack."""

    pace: float = 1.0
    ping: float = 10.0
    watch: float = 30.0
    pauses: Sequence[float] = PAUSES


@dataclass(frozen=True, slots=True)
class Kept:
    """What is durable."""

    store: SqlStore[Session]
    places: SqlPlaces
    arrivals: SqlArrivals
    teams: SqlTeams

    def own_data(self) -> OwnData:
        """Return what somebody can do with all that is kept of them."""

        def export(who: MemberId) -> dict[str, Any]:
            found = (self.store.session(each) for each in self.store.sessions())
            return own_data([each for each in found if each], who)

        return OwnData(export, self.store.forget)


class Slack:
    """The app, from what Slack sends to what it is sent."""

    def __init__(self, settings: SlackSettings, kept: Kept, tempo: Tempo) -> None:
        self._settings = settings
        self._kept = kept
        self._tempo = tempo
        self._webs = Webs(kept.teams, settings.api_url, Pace(tempo.pace))
        self._api = AsyncWebClient(base_url=settings.api_url)
        self.chat = LatestCard(SlackChat(self._webs, kept.places), meetings_in(kept.store))

    def connect(self, runner: Runner, now: Callable[[], datetime], link: Link | None) -> Connected:
        """Return the app with its ends tied to the runner; nothing comes in yet."""
        kept, client = self._kept, self._webs.client
        people = People(client, now)
        door = Door(kept.places, client, people, runner.receive, kept.store.session, now, link)
        answers = Answers(self._webs, kept.places)
        files = Files(client, self._settings.api_url)
        translator = Translator(door, answers, files, kept.own_data(), kept.teams.remove)
        lanes = Lanes(kept.arrivals, translator.handle, translator.apologise, self._tempo.pauses)
        intake = Intake(kept.arrivals, lanes.take)
        app = make_app(
            Reception(intake, translator.check),
            self._token_of,
            signing_secret=self._settings.signing_secret,
            client=self._api,
            oauth=self._oauth(),
        )
        return Connected(self, app, intake, lanes, translator)

    async def introduce(self) -> None:
        """Ask Slack whose token ours is, however long it takes Slack to answer, and keep it."""
        if not self._settings.bot_token:
            return
        client = AsyncWebClient(self._settings.bot_token, base_url=self._settings.api_url)
        client.retry_handlers = []
        wait = self._tempo.pauses[0]
        while True:
            try:
                told = await client.auth_test()
                break
            except SlackApiError as problem:
                if error_of(problem) in _WRONG_TOKEN:
                    expected = f"a bot token that Slack knows ({error_of(problem)})"
                    raise BadInput("SLACK_BOT_TOKEN", "it", expected) from None
                log.warning("Slack does not say who we are yet: %s", error_of(problem))
            except (aiohttp.ClientError, OSError, TimeoutError) as problem:
                log.warning("Slack cannot be reached yet: %s", type(problem).__name__)
            await asyncio.sleep(wait)
            wait = min(2 * wait, _SLOWEST_SECONDS)
        token = self._settings.bot_token
        await asyncio.to_thread(self._kept.teams.keep, told["team_id"], token, told["user_id"])

    def teams(self) -> set[str]:
        """Return the workspaces in which something was asked for: `meeting-T1-…`."""
        meetings = (each.split("-") for each in self._kept.store.sessions())
        return {parts[1] for parts in meetings if parts[0] == "meeting" and len(parts) > 2}

    async def _token_of(self, team: str) -> str | None:
        return await asyncio.to_thread(self._kept.teams.token, team)

    def _oauth(self) -> AsyncOAuthFlow | None:
        ours = self._settings
        if not ours.client_id:
            return None
        return make_oauth(ours.client_id, ours.client_secret, self._kept.teams, self._api)


@dataclass(frozen=True, slots=True)
class Connected:
    """The app, ready to listen."""

    slack: Slack
    app: AsyncApp
    intake: Intake
    lanes: Lanes
    translator: Translator

    def routes(self) -> list[Route]:
        """Return where Slack, and who installs the app, comes in over HTTP."""
        handler = AsyncSlackRequestHandler(self.app)
        paths = [INSTALL_PATH, REDIRECT_PATH] if self.app.oauth_flow else []
        installs = [Route(each, handler.handle, methods=["GET"]) for each in paths]
        return [Route(EVENTS_PATH, handler.handle, methods=["POST"]), *installs]

    @asynccontextmanager
    async def by_socket(self, app_token: str, ping: float) -> AsyncIterator[None]:
        """Listen by Socket Mode; whenever a connection stands, what was missed is made up for."""
        handler = AsyncSocketModeHandler(self.app, app_token, ping_interval=ping)
        handler.client.message_listeners.append(self._on_message)
        await handler.connect_async()  # type: ignore[no-untyped-call]
        try:
            yield
        finally:
            await handler.close_async()  # type: ignore[no-untyped-call]

    async def watch(self, seconds: float) -> None:
        """Read reactions again where a vote is about to close, until cancelled."""
        while True:
            await self._each_team(self.translator.votes.reconcile_closing)
            await asyncio.sleep(seconds)

    async def reconcile(self) -> None:
        """Read all reactions under open votes again."""
        await self._each_team(self.translator.votes.reconcile)

    async def _on_message(self, _: object, message: dict[str, Any], raw: str | None = None) -> None:
        del raw
        if message.get("type") == "hello":
            await self.reconcile()

    async def _each_team(self, do: Callable[[str], Awaitable[None]]) -> None:
        for team in await asyncio.to_thread(self.slack.teams):
            try:
                await do(team)
            except Exception as problem:  # noqa: BLE001  # one team's trouble is not another's
                log.warning("reactions in %s were not read: %s", team, type(problem).__name__)
