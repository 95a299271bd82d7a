"""Slack, wired: what stands between its two ends and the runner."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import aiohttp
from slack_bolt.adapter.socket_mode.aiohttp import AsyncSocketModeHandler
from slack_bolt.async_app import AsyncApp
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.web.async_client import AsyncWebClient
from slack_sdk.web.async_slack_response import AsyncSlackResponse
from starlette.routing import Route

from adapters.calendars.files import CalendarFiles
from adapters.slack.answers import Answers
from adapters.slack.app import Reception, make_app
from adapters.slack.chat import slack_rendering
from adapters.slack.connection import Connection
from adapters.slack.files import Files
from adapters.slack.gateway import SlackGateway
from adapters.slack.history import SlackHistory
from adapters.slack.http_endpoint import HttpEndpoint
from adapters.slack.installing import make_oauth
from adapters.slack.names import is_account, place_of
from adapters.slack.people import MENTIONS, SlackPeople
from adapters.slack.translate import Translator
from adapters.slack.votes import SlackReactions
from adapters.slack.web import Webs, error_of, lasting
from bot.catching_up import CatchingUp
from bot.insisting import until_answered
from bot.kept import Kept, Link, Now, Tempo
from bot.reaching import access_to
from bot.serving import Watch
from bot.slack import SlackSettings
from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.arriving.missed import Keep, Missed
from orchestration.conversation.arriving.queues import UserQueues
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.ports.directory import Directory
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.shown.live_card import LiveCards
from orchestration.conversation.shown.pace import Pace
from orchestration.conversation.shown.placed_chat import PlacedChat
from orchestration.conversation.shown.positions import Positions
from orchestration.conversation.shown.removed import LeftTeams
from orchestration.conversation.shown.tokens import Tokens
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.errors import OperatorError
from orchestration.model.faults import PermanentError
from orchestration.model.organisation import NOBODY, Organisation
from orchestration.model.people import MemberId
from orchestration.runtime.runner import Runner

_WRONG_TOKEN: Final = (
    "invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired",
    "not_allowed_token_type", "missing_scope",
)  # fmt: skip
_OUTSIDE: Final = (SlackClientError, PermanentError, aiohttp.ClientError)

Ask = Callable[[], Awaitable[AsyncSlackResponse]]


class Slack:
    """The app, from what Slack sends to what it is sent."""

    name = "Slack"

    def __init__(
        self,
        settings: SlackSettings,
        kept: Kept,
        tempo: Tempo,
        line: Connection,
        conventions: Conventions = USUAL,
        organisation: Organisation = NOBODY,
    ) -> None:
        self.settings = settings
        self._kept = kept
        self.tempo = tempo
        self._tokens = Tokens(kept.teams)
        self._webs = Webs(self._tokens, line, Pace(tempo.pace))
        self._line = line
        self._usual = conventions, organisation
        languages = ReaderLanguages(Notes(kept.places), kept.store)
        rendering = slack_rendering(kept.linked)
        placed = PlacedChat(self._webs, rendering, kept.places, languages, pause=tempo.pace)
        self._placed = placed
        self.chat = LiveCards(placed, kept.store.session, kept.kinds, tempo.pace)

    def connect(self, runner: Runner, now: Now, link: Link | None) -> Connected:
        """Return the app with its ends tied to the runner; nothing comes in yet."""
        kept, gateway = self._kept, self._gateway(now, link, runner)
        self._placed.may_stand_again = gateway.may_stand_again
        answers = Answers(self._webs, kept.places)
        files = Files(self._webs.client, self.settings.api_url)
        own, let_go = kept.own_data(), self._webs.let_go
        invites = CalendarFiles().write_invite
        translator = Translator(gateway, answers, files, own, let_go, invites)
        queues = UserQueues(
            kept.arrivals,
            translator.handle,
            translator.apologise,
            _OUTSIDE,
            self.tempo.pauses,
            lasting,
        )
        inbox = ArrivalInbox(kept.arrivals, queues.take)
        app = make_app(
            Reception(inbox, translator.check),
            self._tokens.of,
            client=self._line.client(),
            oauth=self._oauth(now),
        )
        endpoint = HttpEndpoint(app, self.settings.signing_secret, now)
        catching_up = self._catching_up(gateway, inbox.keep)
        left = LeftTeams(gateway.access, Notes(kept.places), kept.channels, self._is_in)
        return Connected(self, app, endpoint, inbox, queues, translator, catching_up, left)

    async def _is_in(self, team: str) -> bool:
        """Tell whether the app is installed in a workspace."""
        return await self._tokens.of(team) is not None

    async def introduce(self, now: Now) -> None:
        """Ask Slack whose token ours is, however long it takes, and read what nobody has heard."""
        if self.settings.bot_token:
            await self._ask_who_we_are(self.settings.bot_token)
        gateway = self._gateway(now, None, None)
        await self._catching_up(gateway, self._kept.keep).before_start(self.name)

    async def _ask_who_we_are(self, token: str) -> None:
        told = await self._insist("SLACK_BOT_TOKEN", self._impatient(token).auth_test)
        await self._tokens.keep(told["team_id"], token, told["user_id"])

    async def socket(self, app_token: str) -> str:
        """Ask Slack where its socket is, however long it takes; OperatorError for a wrong token."""
        ask = partial(self._impatient().apps_connections_open, app_token=app_token)
        return str((await self._insist("SLACK_APP_TOKEN", ask))["url"])

    def _impatient(self, token: str | None = None) -> AsyncWebClient:
        client = self._line.client(token)
        client.retry_handlers = []
        return client

    async def _insist(self, setting: str, ask: Ask) -> AsyncSlackResponse:
        """Ask Slack again and again; OperatorError where it does not take the setting's token."""
        passing = (SlackApiError, aiohttp.ClientError, OSError, TimeoutError)
        taken = partial(_with_a_token_it_takes, setting, ask)
        return await until_answered(taken, passing, _unanswered, self.tempo.pauses[0])

    def _catching_up(self, gateway: SlackGateway, keep: Keep) -> CatchingUp:
        missed = Missed(gateway.access, gateway.places, SlackHistory(gateway.web), keep)
        return CatchingUp(SlackReactions(gateway).votes(), missed, self._kept.teams_asking, _why)

    def _gateway(self, now: Now, link: Link | None, runner: Runner | None) -> SlackGateway:
        kept, web = self._kept, self._webs.of
        people = Directory(SlackPeople(web), MENTIONS, now, kept.linked)
        positions = Positions(people, self.settings.profile_fields, now, self._place_of)
        access = access_to(kept, now, link, self._usual, runner)
        return SlackGateway(replace(access, positions=positions), kept.places, people, web)

    def _place_of(self, who: MemberId) -> tuple[str, str]:
        return place_of(self._kept.linked.account_on(is_account, who))

    def _oauth(self, now: Now) -> AsyncOAuthFlow | None:
        ours = self.settings
        if not ours.client_id:
            return None
        return make_oauth(
            ours.client_id,
            ours.client_secret,
            self._tokens,
            self._line.client(),
            base_url=ours.base_url,
            now=now,
        )


@dataclass(frozen=True, slots=True)
class Connected:
    """The app, ready to listen."""

    slack: Slack
    app: AsyncApp
    endpoint: HttpEndpoint
    inbox: ArrivalInbox
    queues: UserQueues
    translator: Translator
    catching_up: CatchingUp
    left: LeftTeams

    def routes(self) -> list[Route]:
        """Return where Slack, and who installs the app, comes in over HTTP."""
        return self.endpoint.routes() if self.slack.settings.takes_http else []

    @asynccontextmanager
    async def listening(self, watch: Watch) -> AsyncIterator[None]:
        """Listen; whenever a connection stands, what was missed is made up for."""
        del watch
        if token := self.slack.settings.app_token:
            async with self._by_socket(token, self.slack.tempo.ping):
                yield
        else:
            await self.catching_up.all()
            yield

    @asynccontextmanager
    async def _by_socket(self, app_token: str, ping: float) -> AsyncIterator[None]:
        at = await self.slack.socket(app_token)
        handler = AsyncSocketModeHandler(self.app, app_token, ping_interval=ping)
        handler.client.message_listeners.append(self._on_message)
        handler.client.wss_uri = at
        await handler.connect_async()  # type: ignore[no-untyped-call]
        try:
            yield
        finally:
            await handler.close_async()  # type: ignore[no-untyped-call]

    async def _on_message(self, _: object, message: dict[str, Any], raw: str | None = None) -> None:
        del raw
        if message.get("type") == "hello":
            await self.catching_up.all()


async def _with_a_token_it_takes(setting: str, ask: Ask) -> AsyncSlackResponse:
    try:
        return await ask()
    except SlackApiError as problem:
        if error_of(problem) not in _WRONG_TOKEN:
            raise
        raise OperatorError(
            f"{setting}: Slack does not take this token ({error_of(problem)}): copy it anew from "
            "the app's pages at api.slack.com/apps, see manifest/README.md."
        ) from None


def _unanswered(problem: Exception) -> str:
    if isinstance(problem, SlackApiError):
        return f"Slack does not answer with this yet: {error_of(problem)}"
    return f"Slack cannot be reached yet: {type(problem).__name__}"


def _why(problem: Exception) -> str:
    """Return what Slack calls a problem, or its type."""
    if isinstance(problem, PermanentError):
        return problem.code
    error = error_of(problem) if isinstance(problem, SlackApiError) else ""
    return error or type(problem).__name__
