"""What goes wrong between an app and the local Slack, seen by the real client."""

import asyncio

import aiohttp
import pytest
from slack_sdk.errors import SlackApiError
from slack_sdk.http_retry.builtin_async_handlers import (
    AsyncConnectionErrorRetryHandler,
    AsyncServerErrorRetryHandler,
)
from slack_sdk.http_retry.builtin_interval_calculators import FixedValueRetryIntervalCalculator

from tests.fakes.slack import Timing
from tests.fakes.slack.clients import LINES, bolt, client
from tests.fakes.slack.running import on_slack

TAG = {"event_type": "convene", "event_payload": {"outbox_id": "o-1"}}


def retrying(slack, handler):
    """A client with one of the SDK's own handlers, less patient than by default."""
    api = client(slack, slack.teams[0])
    soon = FixedValueRetryIntervalCalculator(0.01)
    api.retry_handlers = [handler(max_retry_count=1, interval_calculator=soon)]
    return api


@on_slack()
async def test_too_fast_is_told_how_long_to_wait(slack):
    slack.faults.rate_limit("chat.postMessage", retry_after=7)
    post = {"channel": slack.channel("platform").id, "text": "hello"}

    with pytest.raises(SlackApiError) as caught:
        await client(slack, slack.teams[0]).chat_postMessage(**post)

    refused = caught.value.response
    assert (refused.status_code, refused["error"]) == (429, "ratelimited")
    assert refused.headers["Retry-After"] == "7"
    assert slack.channel("platform").messages == []


@on_slack()
async def test_patience_gets_through(slack):
    slack.faults.server_error("chat.*")
    post = {"channel": slack.channel("platform").id, "text": "hello"}

    await retrying(slack, AsyncServerErrorRetryHandler).chat_postMessage(**post)

    assert [one.status for one in slack.requests] == [500, 200]
    assert len(slack.channel("platform").messages) == 1


@on_slack()
async def test_each_channel_has_its_pace(slack):
    slack.faults.pace(seconds=1)
    api, team = client(slack, slack.teams[0]), slack.teams[0]
    here, there = slack.channel("platform").id, team.dm(slack.user("omar").account).id

    await api.chat_postMessage(channel=here, text="one")
    await api.chat_postMessage(channel=there, text="elsewhere")
    with pytest.raises(SlackApiError, match="ratelimited"):
        await api.chat_postMessage(channel=here, text="too soon")
    slack.clock.advance(seconds=1)
    await api.chat_postMessage(channel=here, text="two")

    assert [str(one) for one in slack.channel("platform").messages] == ["one", "two"]


@on_slack()
async def test_a_server_error_did_nothing(slack):
    slack.faults.server_error("chat.postMessage", status=503)
    post = {"channel": slack.channel("platform").id, "text": "hello"}

    with pytest.raises(SlackApiError):
        await client(slack, slack.teams[0]).chat_postMessage(**post)

    assert (slack.requests[-1].status, slack.channel("platform").messages) == (503, [])


@on_slack()
async def test_any_refusal_can_be_had(slack):
    slack.faults.refuse("users.info", "fatal_error")

    with pytest.raises(SlackApiError, match="fatal_error"):
        await client(slack, slack.teams[0]).users_info(user=slack.user("omar").id)


@on_slack()
async def test_a_lost_response_makes_the_sdk_post_twice(slack):
    slack.faults.lose_response("chat.postMessage")
    post = {"channel": slack.channel("platform").id, "text": "hello", "metadata": TAG}

    await retrying(slack, AsyncConnectionErrorRetryHandler).chat_postMessage(**post)

    assert [one.lost for one in slack.requests] == [True, False]
    assert len(slack.channel("platform").messages) == 2
    assert slack.doubles() == [TAG]


@on_slack()
async def test_without_retries_it_is_posted_once_and_the_caller_knows_nothing(slack):
    slack.faults.lose_response("chat.postMessage")
    api = client(slack, slack.teams[0])
    api.retry_handlers = []

    with pytest.raises(aiohttp.ClientError):
        await api.chat_postMessage(channel=slack.channel("platform").id, text="hello", metadata=TAG)

    assert len(slack.channel("platform").messages) == 1
    assert slack.doubles() == []


@on_slack()
async def test_a_lost_request_did_nothing(slack):
    slack.faults.lose_request("chat.postMessage")
    api = client(slack, slack.teams[0])
    api.retry_handlers = []

    with pytest.raises(aiohttp.ClientError):
        await api.chat_postMessage(channel=slack.channel("platform").id, text="hello")

    assert [one.lost for one in slack.requests] == [True]
    assert slack.channel("platform").messages == []


@on_slack()
async def test_a_slow_answer_comes_late(slack):
    slack.faults.slow("auth.test", seconds=0.1)

    await client(slack, slack.teams[0]).auth_test()

    assert slack.requests[0].seconds >= 0.1


@on_slack()
async def test_faults_end(slack):
    slack.faults.server_error("*", times=100)
    slack.faults.storm(1, rate_limit=1.0)
    slack.faults.clear()

    assert (await client(slack, slack.teams[0]).auth_test())["ok"]


@on_slack()
async def test_a_storm_has_only_known_weather(slack):
    with pytest.raises(ValueError, match="hail"):
        slack.faults.storm(1, hail=0.5)


def test_a_seed_gives_the_same_storm():
    @on_slack()
    async def weather(slack, into):
        slack.faults.storm(7, rate_limit=0.3, server_error=0.3)
        for _ in range(20):
            try:
                await client(slack, slack.teams[0]).auth_test()
            except SlackApiError:
                continue
        into.append([one.status for one in slack.requests])

    into = []
    weather(into=into)
    weather(into=into)

    assert into[0] == into[1]
    assert set(into[0]) == {200, 429, 503}


class Careful:
    """An app that drops what it has heard, looks before it posts again, and gives up never."""

    def __init__(self, slack):
        self.slack = slack
        self.app = bolt(slack, slack.teams[0])
        self.app.client.retry_handlers = []
        self.heard = set()
        self.app.middleware(self._once)
        self.app.event("message")(self._nothing)

    async def _once(self, body, next_):
        if body["event_id"] not in self.heard:
            self.heard.add(body["event_id"])
            asyncio.get_running_loop().create_task(self._answer(body["event"]))
        await next_()

    async def _nothing(self):
        """Done before."""

    async def _answer(self, event):
        tag = {"event_type": "convene", "event_payload": {"outbox_id": event["ts"]}}
        while True:
            try:
                if await self._said(event["channel"], tag):
                    return
                said = {"text": f"heard {event['text']}", "metadata": tag}
                await self.app.client.chat_postMessage(channel=event["channel"], **said)
            except (SlackApiError, aiohttp.ClientError):
                await asyncio.sleep(0.005)

    async def _said(self, channel, tag):
        found = await self.app.client.conversations_history(
            channel=channel, include_all_metadata=True
        )
        return tag in [one.get("metadata") for one in found["messages"]]


@pytest.mark.parametrize("line", list(LINES))
@on_slack(timing=Timing(ack=1.0, retries=(0.01, 0.02, 0.05)))
async def test_who_is_careful_posts_once_in_any_storm(slack, line):
    careful = Careful(slack)
    async with LINES[line](slack, careful.app):
        await slack.user("omar").writes("hello")
        await slack.settled()  # Bolt has asked who it is: it drops what it hears if that fails
        slack.faults.storm(
            3, rate_limit=0.2, lose_response=0.2, lose_request=0.1, lose_ack=0.3, duplicate=0.3
        )
        for number in range(7):
            await slack.user("omar").writes(f"wish {number}")
        dm = slack.user("omar").dm
        await slack.until(lambda: len({str(one) for one in dm.messages}) == 16)
        slack.faults.clear()
        await slack.settled()

    assert len(dm.messages) == 16
    assert slack.doubles() == []
