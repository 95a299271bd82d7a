"""What people wrote while nobody listened is heard later: once, and as if it had come in time."""

import asyncio
from contextlib import contextmanager
from datetime import timedelta

from adapters.slack.names import member_of
from adapters.slack.registered import EVENTS
from tests.fakes.own_time import LoopClock
from tests.fakes.slack import Timing
from tests.slack.running_bot import (
    MEET_TWO,
    alone,
    asked,
    clicks,
    on_team,
    options,
    running_bot,
    told,
)
from tests.slack.test_letters import ballots
from tests.slack.wire import heard

WRITTEN = {"message.im", "message.channels", "message.groups", "message.mpim"}
THREE = f"{MEET_TWO} and @dana"
AT_ONCE = Timing(retries=(), quiet=0.3, patience=30.0)


@contextmanager
def nobody_listens(slack):
    """Slack gives up telling of what is written meanwhile."""
    slack.app.events = frozenset(EVENTS) - WRITTEN
    yield
    slack.app.events = None


def wishes(slack, bot, name):
    """What somebody has said, in the order of their messages."""
    who = member_of(slack.teams[0].id, slack.user(name).id)
    [session] = bot.kept.own_data().export(who)["sessions"]
    return [each["words"] for each in session["wishes"]]


def question_to(slack, name):
    """The bot's question in somebody's private conversation."""
    return next(one for one in slack.user(name).dm.messages if "When suits you" in str(one))


@alone
async def test_a_private_message_that_nobody_heard_is_heard_by_the_next_process(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        await asked(slack, MEET_TWO, channel="pair")
        await told(slack, "omar", "When suits you")
    with nobody_listens(slack):
        await slack.user("omar").writes("never before 11 please")
        await slack.user("omar").writes("and rather not on Tuesday")
    async with running_bot(slack, data=tmp_path) as bot:
        await told(slack, "omar", "would rather avoid Tuesdays")
        await slack.settled()
        before_11 = "can't do anything before 11:00"
        assert wishes(slack, bot, "omar")[:2] == [before_11, "would rather avoid Tuesdays"]


@alone
async def test_so_is_an_answer_in_the_thread_of_the_question(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        await asked(slack, MEET_TWO, channel="pair")
        await told(slack, "omar", "When suits you")
    with nobody_listens(slack):
        question = question_to(slack, "omar")
        await slack.user("omar").writes("never before 11 please", thread=question)
    async with running_bot(slack, data=tmp_path):
        await slack.until(lambda: len(question.replies) > 1)
        await slack.settled()
    assert "before 11:00" in str(question.replies[-1])


@alone
async def test_a_vote_in_words_counts_though_its_time_ran_out_meanwhile(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        await asked(slack, THREE)
        for name in ("lena", "omar", "dana"):
            await clicks(slack, name, "Any time")
        post = await options(slack)
        await slack.settled()
    with nobody_listens(slack):
        for name in ("omar", "dana"):
            await slack.user(name).writes("B", thread=post)
    late = LoopClock(ahead=timedelta(days=4))
    async with running_bot(slack, data=tmp_path, clock=late) as bot:
        await slack.until(lambda: "B has both votes" in slack.user("lena").sees("platform"))
        assert ballots(bot) == {"Omar": "B", "Dana": "B"}


@alone
async def test_so_does_one_in_a_conversation_of_several(slack, tmp_path):
    room = slack.teams[0].gathering([slack.user(each).account for each in ("omar", "dana")])
    async with running_bot(slack, data=tmp_path):
        await slack.user("omar").slash("/convene", "poll pizza or sushi?", channel=room)
        await slack.until(lambda: room.messages and len(room.messages[0].reactions) == 2)
        await slack.settled()
    with nobody_listens(slack):
        await slack.user("dana").writes("B", in_=room, thread=room.messages[0])
    async with running_bot(slack, data=tmp_path) as bot:
        await slack.until(lambda: has_voted(slack, bot, "dana"))


def has_voted(slack, bot, name):
    [poll] = bot.kept.store.open_with(member_of(slack.teams[0].id, slack.user(name).id))
    return list(poll.round.ballots) == [member_of(slack.teams[0].id, slack.user(name).id)]


@alone
async def test_what_was_heard_is_not_heard_again(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        await asked(slack, MEET_TWO, channel="pair")
        await told(slack, "omar", "When suits you")
        await slack.user("omar").writes("never before 11 please")
        await told(slack, "omar", "before 11:00")
        await slack.settled()
    before = heard(slack.user("omar"))
    for _ in range(2):
        async with running_bot(slack, data=tmp_path):
            await slack.settled()
    assert heard(slack.user("omar")) == before


@on_team()
async def test_what_is_written_while_the_connection_is_broken_is_heard_after_it(slack, bot):
    slack.timing = AT_ONCE
    await asked(slack, MEET_TWO, channel="pair")
    await told(slack, "omar", "When suits you")
    slack.faults.offline()
    with nobody_listens(slack):
        await slack.user("omar").writes("never before 11 please")
        await asyncio.sleep(1)
    assert "before 11:00" not in heard(slack.user("omar"))
    slack.faults.online()
    await told(slack, "omar", "before 11:00")


@alone
async def test_what_cannot_be_read_at_first_is_read_a_little_later(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        await asked(slack, MEET_TWO, channel="pair")
        await told(slack, "omar", "When suits you")
    with nobody_listens(slack):
        await slack.user("omar").writes("never before 11 please")
    slack.faults.server_error("conversations.history", times=6)
    async with running_bot(slack, data=tmp_path):
        await told(slack, "omar", "before 11:00")


@alone
async def test_one_conversation_that_cannot_be_read_keeps_no_other_from_being_heard(
    slack, tmp_path, caplog
):
    async with running_bot(slack, data=tmp_path):
        await asked(slack, THREE)
        for name in ("omar", "dana"):
            await told(slack, name, "When suits you")
    with nobody_listens(slack):
        for name in ("omar", "dana"):
            await slack.user(name).writes("never before 11 please")
    slack.faults.refuse("conversations.history", "channel_not_found", times=1)
    async with running_bot(slack, data=tmp_path):
        await slack.until(
            lambda: any("before 11:00" in heard(slack.user(each)) for each in ("omar", "dana"))
        )
    assert "channel_not_found" in caplog.text
