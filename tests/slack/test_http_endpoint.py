"""What comes over HTTP: nothing is read that is not Slack's, and what is wrong does no harm."""

import asyncio
import time
from datetime import UTC, datetime

import httpx
import pytest
from starlette.applications import Starlette

from adapters.slack.http_endpoint import EVENTS_PATH, LARGEST, HttpEndpoint
from tests.fakes.slack.clients import bolt
from tests.fakes.slack.http_mode import signature
from tests.fakes.slack.running import on_slack
from tests.slack.running_bot import alone, on_team, running_bot, told

JSON = "application/json"


def signed(slack, body, *, kind=JSON, stamp=None, **more):
    """The headers of a request as Slack signs it."""
    stamp = stamp or str(int(time.time()))
    by_slack = signature(slack.app.signing_secret, stamp, body)
    headers = {"Content-Type": kind, "X-Slack-Request-Timestamp": stamp}
    return {**headers, "X-Slack-Signature": by_slack, **more}


async def knock(bot, body, headers, method="POST"):
    """What is answered to a request at the bot's own address."""
    async with httpx.AsyncClient(verify=False, base_url=f"http://127.0.0.1:{bot.port}") as client:
        answer = await client.request(method, EVENTS_PATH, content=body, headers=headers)
    return answer.status_code


WRONG = {
    "too large": (b'"' + LARGEST * b"x" + b'"', {}, 413),
    "no text": (b'{"type": "\xff\xfe"}', {}, 400),
    "no text, and not Slack's": (b"\xff\xfe", {"X-Slack-Signature": "v0=0"}, 401),
    "no JSON": (b"{", {}, 400),
    "a list": (b"[]", {}, 400),
    "very deep": (100_000 * b"[", {}, 400),
    "a picture": (b"\x89PNG", {"kind": "image/png"}, 415),
    "of no kind": (b"{}", {"kind": ""}, 415),
    "at no time": (b"{}", {"stamp": "soon"}, 401),
    "at a time like none": (b"{}", {"stamp": "9" * 400}, 401),
    "not signed at all": (b"{}", {"X-Slack-Signature": ""}, 401),
    "signed in no letters": (b"{}", {"X-Slack-Signature": b"v0=\xfc"}, 401),
}


@pytest.mark.parametrize("what", WRONG)
@on_team("http")
async def test_what_is_wrong_is_refused_and_does_no_harm(slack, bot, what):
    body, how, status = WRONG[what]
    assert await knock(bot, body, signed(slack, body, **how)) == status

    await slack.user("lena").writes("never before 9 please")
    await told(slack, "lena", "[Keep]")


@on_team("http")
async def test_only_posts_are_heard(slack, bot):
    assert await knock(bot, b"", {}, "GET") == 405


@alone
async def test_where_slack_comes_by_socket_nobody_comes_as_slack_over_http(slack):
    installs = {"SLACK_CLIENT_ID": "1.1", "SLACK_CLIENT_SECRET": "s"}
    async with running_bot(slack, "socket", **installs) as bot:
        headers = signed(slack, b"{}") | {"X-Slack-Signature": signature("", "1", b"{}")}
        assert await knock(bot, b"{}", headers) == 404


@on_slack()
async def test_a_body_that_does_not_come_is_not_waited_for(slack):
    endpoint = HttpEndpoint(bolt(slack, slack.teams[0]), "secret", lambda: datetime.now(UTC), 0.01)
    site = Starlette(routes=endpoint.routes())

    async def slowly():
        yield b"{"
        await asyncio.Event().wait()

    transport = httpx.ASGITransport(site)
    async with httpx.AsyncClient(transport=transport, base_url="http://convene") as client:
        answer = await client.post(EVENTS_PATH, content=slowly(), headers={"Content-Type": JSON})
    assert answer.status_code == 408
