"""The real clients, connected to the server: slack-sdk's, and slack-bolt by socket or by HTTP."""

from contextlib import asynccontextmanager

from aiohttp import web
from slack_bolt.adapter.socket_mode.aiohttp import AsyncSocketModeHandler
from slack_bolt.async_app import AsyncApp
from slack_sdk.web.async_client import AsyncWebClient

PATH = "/slack/events"
PING_SECONDS = 0.05  # how soon the client notices that its connection broke


def client(slack, team):
    """The Web API as the app of that workspace uses it, with the SDK's own retries."""
    return AsyncWebClient(token=team.token, base_url=slack.api_url, ssl=None)


def bolt(slack, team):
    """A Bolt app for one workspace, with no listeners yet."""
    secret = slack.app.signing_secret
    return AsyncApp(name="Convene", client=client(slack, team), signing_secret=secret)


@asynccontextmanager
async def by_socket(slack, app):
    """The app, served by Socket Mode."""
    handler = AsyncSocketModeHandler(app, slack.app.app_token, ping_interval=PING_SECONDS)
    await handler.connect_async()
    try:
        await slack.connected()
        yield handler
    finally:
        await handler.close_async()


@asynccontextmanager
async def by_http(slack, app):
    """The app, served by HTTP on a free port."""
    runner = web.AppRunner(app.web_app(PATH), access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    try:
        await slack.deliver_to(f"http://{host}:{port}{PATH}")
        yield runner
    finally:
        await runner.cleanup()


LINES = {"socket": by_socket, "http": by_http}
