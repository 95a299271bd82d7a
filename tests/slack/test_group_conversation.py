"""What several people ask for in a conversation of their own lives there, as in a channel."""

import asyncio
import inspect
from contextlib import asynccontextmanager
from functools import wraps

import pytest

from adapters.slack.events import Kind, read
from tests.slack.at_hand import at_hand

THREE = ("lena", "omar", "dana")
ASKED = "find 30 minutes for all of us next week about Hiring"


@asynccontextmanager
async def gathered(folder):
    """Have the bot in a conversation with three people, which it did not open."""
    async with at_hand(folder) as bot:
        room = bot.slack.teams[0].gathering([bot.slack.user(each).account for each in THREE])
        yield bot, room


def among_three(test):
    """Run a coroutine test in that conversation; Slack must not have anything to complain of."""

    _, _, *others = inspect.signature(test).parameters.values()
    folder = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)

    @wraps(test)
    def run(tmp_path, **given):
        asyncio.run(_run(test, tmp_path, given))

    run.__signature__ = inspect.Signature([folder, *others])
    return run


async def _run(test, folder, given):
    async with gathered(folder) as (bot, room):
        await test(bot, room, **given)
        await bot.calm()
    assert bot.slack.complaints == []
    assert bot.slack.doubles() == []


@among_three
async def test_a_meeting_is_asked_for_there_and_decided_there(bot, room):
    await bot.slack.user("lena").writes(f"@convene {ASKED}", in_=room)
    await bot.calm()
    [card] = [each for each in room.messages if each.author.is_bot]
    assert "Waiting for Lena, Omar Haddad and Dana Reed" in str(card).replace(" Vogt", "")

    for name in THREE:
        await bot.slack.user(name).clicks("Any time")
    await bot.later(minutes=5)
    options = room.messages[-1]
    assert "(round 1)" in str(options)
    await bot.slack.user("lena").clicks("Vote A", in_=options)
    await bot.slack.user("omar").reacts(options, "one")
    await bot.slack.user("dana").writes("A", in_=room, thread=options)
    await bot.calm()
    await bot.later(days=2)
    assert "Decided by vote" in str(room.messages[-1])


@among_three
async def test_the_command_asks_whoever_is_there(bot, room):
    await bot.slack.user("omar").slash("/convene", "poll pizza, sushi or salad?", channel=room)
    await bot.calm()
    [vote] = [each for each in room.messages if each.author.is_bot]
    for name in THREE:
        await bot.slack.user(name).clicks("Vote B", in_=vote)
    await bot.later(days=2)
    assert "Decided by vote" in str(room.messages[-1])


@among_three
async def test_what_people_say_to_each_other_is_not_for_the_bot(bot, room):
    await bot.slack.user("lena").writes("not before 10, and a poll would be nice", in_=room)
    await bot.calm()
    assert [each for each in room.messages if each.author.is_bot] == []
    assert bot.store.sessions() == []


TOLD = {
    "type": "event_callback",
    "team_id": "T1",
    "authorizations": [{"user_id": "UBOT"}],
    "event": {
        "channel": "G1",
        "channel_type": "mpim",
        "user": "U1",
        "ts": "1.1",
        "text": f"<@UBOT> {ASKED}",
    },
}


def told(type_, **more):
    return read({**TOLD, "event": {**TOLD["event"], "type": type_, **more}})


def test_a_mention_is_one_event_whether_slack_tells_of_it_once_or_twice():
    once, twice = told("message"), told("app_mention")

    assert once.kind is twice.kind is Kind.MENTION
    assert once.id == twice.id


@pytest.mark.parametrize("words", ["<@UOMAR> shall we?", "hello all", ""])
def test_a_message_there_that_does_not_mention_the_bot_is_none_of_its_business(words):
    assert told("message", text=words) is None
    assert told("message", text=words, thread_ts="1.0").kind is Kind.MESSAGE


@pytest.mark.parametrize("by_command", [True, False])
@among_three
async def test_who_is_there_is_asked_where_nobody_is_named(bot, room, by_command):
    asked = "meet Hiring, 30 min, next week"
    lena = bot.slack.user("lena")
    if by_command:
        await lena.slash("/convene", asked, channel=room)
    else:
        await lena.writes(f"@convene {asked}", in_=room)
    await bot.calm()
    [card] = [each for each in room.messages if each.author.is_bot]
    assert "Waiting for Lena Vogt, Omar Haddad and Dana Reed" in str(card)


@among_three
async def test_who_is_named_there_is_asked_alone(bot, room):
    await bot.slack.user("lena").writes("@convene meet Hiring with @omar, 30 min, next week", room)
    await bot.calm()
    [card] = [each for each in room.messages if each.author.is_bot]
    assert "Waiting for Lena Vogt and Omar Haddad" in str(card)


@among_three
async def test_in_a_channel_of_all_it_is_still_asked_who(bot, room):
    del room
    await bot.slack.user("lena").writes("@convene meet Hiring, 30 min, next week", "platform")
    await bot.calm()
    assert "I still need who is asked" in str(bot.slack.user("lena").ephemerals[-1])
