"""How the local Slack reaches an app, by socket and by HTTP: the real Bolt is on the other side."""

import asyncio
import json

import pytest
from aiohttp import ClientError, ClientSession

from tests.fakes.slack import App, NotPossible, SlackServer, Timing
from tests.fakes.slack.clients import LINES, bolt, by_http, by_socket
from tests.fakes.slack.running import on_slack

BRISK = Timing(ack=0.2, retries=(0.01, 0.02, 0.1, 0.5, 1.0))
BOTH = pytest.mark.parametrize("line", list(LINES))


class Heard:
    """An app that keeps what it hears, and acknowledges it as Bolt does."""

    def __init__(self, slack, team=None):
        self.app = bolt(slack, team or slack.teams[0])
        self.bodies = []
        self.refusing = 0
        self.app.middleware(self._keep)
        for event in ("message", "app_mention", "member_joined_channel"):
            self.app.event(event)(self._nothing)

    async def _keep(self, body, next_):
        self.bodies.append(body)
        if self.refusing:
            self.refusing -= 1
            raise OSError("the database is away")
        await next_()

    async def _nothing(self):
        """Heard is enough."""

    @property
    def texts(self):
        return [one["event"]["text"] for one in self.bodies if "text" in one.get("event", {})]

    @property
    def ids(self):
        return [one["event_id"] for one in self.bodies]


@BOTH
@on_slack()
async def test_what_is_written_is_heard(slack, line):
    heard = Heard(slack)
    async with LINES[line](slack, heard.app):
        message = await slack.user("omar").writes("after 6pm is hard")
        await slack.settled()

    event = heard.bodies[0]["event"]
    assert event == event | {
        "type": "message",
        "channel_type": "im",
        "user": slack.user("omar").id,
        "ts": message.ts,
        "text": "after 6pm is hard",
    }
    assert heard.bodies[0]["authorizations"][0]["user_id"] == slack.teams[0].bot.id
    assert slack.deliveries[0].acked
    assert slack.latency(0.99) > 0


@BOTH
@on_slack()
async def test_a_mention_comes_as_a_message_too(slack, line):
    heard = Heard(slack)
    async with LINES[line](slack, heard.app):
        message = await slack.user("lena").writes("@convene find us 45 minutes", in_="platform")
        await slack.settled()

    types = sorted(one["event"]["type"] for one in heard.bodies)
    assert types == ["app_mention", "message"]
    assert {one["event"]["ts"] for one in heard.bodies} == {message.ts}
    assert len(set(heard.ids)) == 2


@on_slack(timing=BRISK)
async def test_where_the_bot_is_not_it_hears_nothing(slack):
    heard = Heard(slack)
    async with by_socket(slack, heard.app):
        await slack.user("lena").writes("among us", in_="random")
        await slack.settled()
        await slack.user("lena").invites_bot("random")
        await slack.user("lena").writes("now you hear", in_="random")
        await slack.settled()

    assert heard.texts == ["now you hear"]


@on_slack(app=App(events=frozenset({"message.im"})))
async def test_only_what_is_subscribed_to_comes(slack):
    heard = Heard(slack)
    async with by_socket(slack, heard.app):
        await slack.user("lena").writes("in the channel", in_="platform")
        await slack.user("lena").writes("in private")
        await slack.settled()

    assert heard.texts == ["in private"]


@BOTH
@on_slack(timing=BRISK)
async def test_what_fails_comes_again_with_the_same_id(slack, line):
    heard = Heard(slack)
    heard.refusing = 2
    async with LINES[line](slack, heard.app):
        await slack.user("omar").writes("mornings")
        await slack.settled()

    reason = {"socket": "timeout", "http": "http_error"}[line]
    assert heard.texts[:3] == ["mornings"] * 3
    assert len(set(heard.ids)) == 1
    assert slack.deliveries[0].acked
    assert [one.reason for one in slack.deliveries[0].attempts][:3] == [None, reason, reason]


@BOTH
@on_slack()
async def test_a_lost_acknowledgement_brings_it_again(slack, line):
    heard = Heard(slack)
    slack.faults.lose_acks("message", times=2)
    async with LINES[line](slack, heard.app):
        await slack.user("omar").writes("mornings")
        await slack.user("dana").writes("afternoons")
        await slack.settled()

    assert sorted(heard.texts) == ["afternoons"] * 2 + ["mornings"] * 2
    assert all(one.acked for one in slack.deliveries)


@BOTH
@on_slack(timing=Timing(ack=0.05, retries=(0.01,)))
async def test_a_late_acknowledgement_is_none(slack, line):
    heard = Heard(slack)
    slack.faults.delay_acks(seconds=0.06)
    async with LINES[line](slack, heard.app):
        await slack.user("omar").writes("mornings")
        await slack.settled()

    assert heard.texts == ["mornings"] * 2


@BOTH
@on_slack()
async def test_duplicates_say_the_same_twice(slack, line):
    heard = Heard(slack)
    slack.faults.duplicate_deliveries("message", copies=2)
    async with LINES[line](slack, heard.app):
        await slack.user("omar").writes("mornings")
        await slack.settled()

    assert heard.bodies[0] == heard.bodies[1] == heard.bodies[2]


@BOTH
@on_slack()
async def test_events_come_in_another_order(slack, line):
    heard = Heard(slack)
    slack.faults.reorder(3)
    async with LINES[line](slack, heard.app):
        for text in ("one", "two", "three"):
            await slack.user("omar").writes(text)
        await slack.settled()

    assert heard.texts == ["three", "two", "one"]


@on_slack()
async def test_what_waits_for_company_does_not_wait_for_ever(slack):
    heard = Heard(slack)
    slack.faults.reorder(3)
    async with by_socket(slack, heard.app):
        await slack.user("omar").writes("alone")
        await slack.until(lambda: heard.texts == ["alone"])


@on_slack()
async def test_a_dropped_socket_is_made_anew(slack):
    heard = Heard(slack)
    async with by_socket(slack, heard.app):
        slack.faults.drop_socket()
        assert slack.sockets.connected == 0
        await slack.connected()
        await slack.user("omar").writes("still there?")
        await slack.settled()

    assert heard.texts == ["still there?"]
    assert len(slack.requests.of("apps.connections.open")) == 2


@BOTH
@on_slack()
async def test_the_same_can_come_again_much_later(slack, line):
    heard = Heard(slack)
    async with LINES[line](slack, heard.app):
        await slack.user("omar").writes("mornings")
        await slack.settled()
        again = slack.replay(slack.deliveries[0])
        await slack.settled()

    assert again.acked
    assert heard.bodies[0] == heard.bodies[1]


def test_everything_ends_with_the_server():
    async def leave():
        async with ClientSession() as session:
            async with SlackServer(timing=Timing(retries=(60,))) as slack:
                slack.workspace(people=["omar"])
                socket = await session.ws_connect(slack.sockets.ticket())
                await slack.connected()
                await slack.user("omar").writes("nobody will ever acknowledge this")
                await slack.until(lambda: slack.deliveries[0].attempts)
            await socket.close()
            with pytest.raises(ClientError):
                await session.get(slack.api_url + "auth.test")
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(leave()) == set()


@pytest.mark.parametrize("reason", ["warning", "refresh_requested"])
@on_slack()
async def test_told_to_reconnect_the_client_does(slack, reason):
    heard = Heard(slack)
    async with by_socket(slack, heard.app):
        await slack.faults.disconnect(reason)
        await slack.until(lambda: slack.sockets.opened == 2 and slack.sockets.connected == 1)
        await slack.user("omar").writes("still there?")
        await slack.settled()

    assert heard.texts == ["still there?"]


@on_slack(timing=Timing(retries=(0.01,)))
async def test_what_happens_while_the_app_is_away_is_lost(slack):
    heard = Heard(slack)
    async with by_socket(slack, heard.app):
        slack.faults.offline()
        await slack.user("omar").writes("is anybody there?")
        await slack.settled()
        slack.faults.online()
        await slack.connected()
        await slack.user("omar").writes("hello")
        await slack.settled()

    assert heard.texts == ["hello"]
    assert [one.acked for one in slack.deliveries] == [False, True]


@on_slack()
async def test_several_connections_take_turns(slack):
    first, second = Heard(slack), Heard(slack)
    async with by_socket(slack, first.app), by_socket(slack, second.app):
        await slack.connected(2)
        for text in ("one", "two", "three", "four"):
            await slack.user("omar").writes(text)
        await slack.settled()

    assert (len(first.texts), len(second.texts)) == (2, 2)


@on_slack()
async def test_a_ticket_is_good_for_one_connection(slack):
    async with ClientSession() as session:
        url = slack.sockets.ticket()
        async with session.ws_connect(url) as socket:
            hello = json.loads((await socket.receive()).data)
            await socket.ping()
            async with session.get(url.replace("ws:", "http:")) as second:
                assert second.status == 403
    assert (hello["type"], hello["num_connections"]) == ("hello", 1)
    assert hello["connection_info"] == {"app_id": slack.app.id}


@BOTH
@on_slack(timing=Timing(ack=0.1))
async def test_who_gets_no_answer_is_told_so(slack, line):
    app = bolt(slack, slack.teams[0])
    app.command("/convene")(_never)
    async with LINES[line](slack, app):
        delivery = await slack.user("lena").slash("/convene", "meet", channel="platform")

    assert not delivery.acked
    assert len(delivery.attempts) == 1  # only events come again
    assert slack.user("lena").notices == ["The app did not answer in time."]


async def _never():
    """Forgets to acknowledge."""


@pytest.mark.parametrize(
    "wrong",
    [
        {"secret": "somebody-else's"},
        {"age": 6 * 60},
        {"headers": {"X-Slack-Signature": "v0=00"}},
        {"headers": {"X-Slack-Signature": ""}},
    ],
)
@on_slack()
async def test_forged_and_stale_requests_are_turned_away_by_bolt(slack, wrong):
    heard = Heard(slack)
    async with by_http(slack, heard.app):
        payload = {"type": "event_callback", "event": {"type": "message", "text": "pay me"}}
        refused, _ = await slack.knock("events_api", payload, **wrong)

    assert refused.status == 401
    assert heard.texts == []


@on_slack()
async def test_an_address_that_does_not_answer_the_challenge_is_not_taken(slack):
    with pytest.raises(AssertionError, match="challenge"):
        await slack.deliver_to(slack.api_url + "chat.postMessage")


@on_slack(app=App(commands=frozenset({"/convene"}), messages_tab=False))
async def test_people_can_do_only_what_slack_lets_them(slack):
    lena, omar = slack.user("lena"), slack.user("omar")

    with pytest.raises(NotPossible, match="/dance is not a command"):
        await lena.slash("/dance", channel="platform")
    with pytest.raises(NotPossible, match="omar is not in board"):
        await omar.writes("hello", in_="board")
    with pytest.raises(NotPossible, match="takes no messages"):
        await omar.writes("hello")
    with pytest.raises(NotPossible, match="no emoji :c:"):
        await omar.reacts(await lena.writes("vote", in_="platform"), "c")
