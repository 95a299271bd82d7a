"""`convene doctor`: what the settings lead to, what is missing there, and what to do about it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

import aiohttp
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.web.async_slack_response import AsyncSlackResponse

from adapters.slack.connection import Connection, connection_to
from adapters.slack.registered import OPTIONAL_SCOPES, SCOPES
from adapters.slack.web import error_of
from bot.doctor_discord import examine_discord
from bot.doctor_search import examine_search
from bot.durable import Durable, place_of
from bot.finding import Finding
from bot.settings import Settings
from bot.slack import SlackSettings
from bot.wiring import embedding_of
from orchestration.model.errors import OperatorError
from storage.opening import plainly
from storage.slack import SqlTeams

Answer = dict[str, Any]

_GRANTED: Final = "x-oauth-scopes"
_ADD_SCOPES: Final = (
    "Put manifest/slack.yaml into the app's page at api.slack.com/apps (App Manifest), save it, "
    "and install the app again (Install App)."
)
_ADD_OPTIONAL: Final = (
    "Add it at api.slack.com/apps (OAuth & Permissions, Bot Token Scopes), and install the app "
    "again."
)
_COPY_ANEW: Final = "Copy it anew from the app's page at api.slack.com/apps (OAuth & Permissions)."
_MAKE_ANEW: Final = (
    "Make an app-level token with the scope connections:write at api.slack.com/apps (Basic "
    "Information), and set SLACK_APP_TOKEN to it."
)
_REACH: Final = "Look whether this machine reaches the address, and whether SLACK_API_URL is right."
_INSTALL: Final = "Open /slack/install at the address where `convene run` is reached."
_MIGRATE: Final = "`convene run` makes what is missing; `convene migrate` does that alone."
_EMBED: Final = "Set CONVENE_EMBEDDING to a folder with tokenizer.json and model.onnx, or unset it."
_SET: Final = "Set SLACK_BOT_TOKEN and SLACK_APP_TOKEN, or DISCORD_TOKEN; README.md says how."
_UNREACHABLE: Final = (SlackClientError, aiohttp.ClientError, OSError, TimeoutError)


def examine(settings: Settings) -> Answer:
    """Return what was found, as data; it changes nothing."""
    found = [*_database(settings), *_documents(settings), *asyncio.run(_outside(settings))]
    return {"well": not any(each.do for each in found), "findings": [asdict(x) for x in found]}


def text(answer: Answer) -> str:
    """Return what was found: a line for each, and what to do once for all that it helps with."""
    found = [Finding(**each) for each in answer["findings"]]
    lines = [f"{'!' if each.do else '✓'} {each.about}: {each.says}" for each in found]
    to_do = dict.fromkeys(each.do for each in found if each.do)
    return "\n".join([*lines, *([""] if to_do else []), *(f"→ {each}" for each in to_do)])


def _database(settings: Settings) -> Iterator[Finding]:
    place = place_of(settings)
    try:
        with plainly(place):
            Durable.open(place).close()
    except OperatorError as problem:
        yield Finding("Data", str(problem), _MIGRATE)
    else:
        yield Finding("Data", f"the key and the database in {settings.data} can be opened.")


def _documents(settings: Settings) -> Iterator[Finding]:
    """Look for the embedding that finds passages of documents, where one is set."""
    if settings.embedding is None:
        return
    try:
        embedding_of(settings.embedding)
    except OperatorError as problem:
        yield Finding("Documents", str(problem), _EMBED)
    else:
        yield Finding("Documents", f"passages are found by the embedding in {settings.embedding}.")


async def _outside(settings: Settings) -> list[Finding]:
    return [*await _platforms(settings), *await examine_search(settings.search)]


async def _platforms(settings: Settings) -> list[Finding]:
    if settings.slack is None and settings.discord is None:
        return [Finding("Platforms", "no tokens are set.", _SET)]
    in_slack = await _slack(settings, settings.slack) if settings.slack else []
    in_discord = await examine_discord(settings.discord) if settings.discord else []
    return [*in_slack, *in_discord]


async def _slack(settings: Settings, ours: SlackSettings) -> list[Finding]:
    async with connection_to(ours.api_url) as line:
        tokens = [ours.bot_token] if ours.bot_token else _installed(settings)
        if not tokens:
            return [Finding("Slack", "the app is installed in no workspace yet.", _INSTALL)]
        found = [finding for each in tokens for finding in await _workspace(line, each, ours)]
        return [*found, *(await _socket(line, ours.app_token) if ours.app_token else [])]


def _installed(settings: Settings) -> list[str]:
    """Return the tokens that workspaces have brought; none where there is no database."""
    place = place_of(settings)
    try:
        with plainly(place):
            durable = Durable.open(place)
            try:
                teams = SqlTeams(durable.engine, durable.vault)
                return [found for each in teams.teams() if (found := teams.token(each))]
            finally:
                durable.close()
    except OperatorError:
        return []


async def _workspace(line: Connection, token: str, ours: SlackSettings) -> Iterable[Finding]:
    """Look at one workspace: whether its token is good, and what it may do."""
    try:
        told = await line.client(token).auth_test()
    except _UNREACHABLE as problem:
        return [_refused("Slack", "the bot token", problem, _COPY_ANEW)]
    return _scopes(f"Slack, {told.get('team') or told['team_id']}", _granted(told), ours)


def _scopes(about: str, granted: frozenset[str], ours: SlackSettings) -> Sequence[Finding]:
    optional = OPTIONAL_SCOPES if ours.profile_fields.named else {}
    missing = [*_missing(about, SCOPES, granted, _ADD_SCOPES)]
    missing += _missing(about, optional, granted, _ADD_OPTIONAL)
    return missing or [Finding(about, f"all {len(SCOPES) + len(optional)} scopes are there.")]


def _missing(
    about: str, wanted: Mapping[str, str], granted: frozenset[str], do: str
) -> Iterator[Finding]:
    for scope, without in wanted.items():
        if scope not in granted:
            yield Finding(about, f"the scope {scope} is missing: {without}.", do)


def _granted(told: AsyncSlackResponse) -> frozenset[str]:
    """Return the scopes that Slack names beside its answer."""
    headers = {name.lower(): value for name, value in told.headers.items()}
    return frozenset(each.strip() for each in headers.get(_GRANTED, "").split(","))


async def _socket(line: Connection, app_token: str) -> list[Finding]:
    """Look whether Slack opens a socket for the app-level token."""
    try:
        await line.client().apps_connections_open(app_token=app_token)
    except _UNREACHABLE as problem:
        return [_refused("Socket Mode", "SLACK_APP_TOKEN", problem, _MAKE_ANEW)]
    return [Finding("Socket Mode", "Slack opens a socket.")]


def _refused(about: str, token: str, problem: Exception, do: str) -> Finding:
    code = error_of(problem) if isinstance(problem, SlackApiError) else ""
    if code:
        return Finding(about, f"Slack does not take {token} ({code}).", do)
    return Finding(about, f"Slack does not answer ({type(problem).__name__}).", _REACH)
