"""Votes by reaction: what stands in Slack counts, whoever was listening when it was put there."""

from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta

from adapters.slack.registered import EVENTS
from tests.fakes.own_time import LoopClock
from tests.slack.running_bot import MEET_TWO, alone, asked, clicks, on_team, options, running_bot
from tests.slack.wire import opened

NOBODY_ELSE = f"{MEET_TWO} and @dana"


@asynccontextmanager
async def at_the_vote(slack, data, **more):
    """Lena, Omar and Dana have answered; the bot, and the post with the options."""
    async with running_bot(slack, data=data, **more) as bot:
        await asked(slack, NOBODY_ELSE)
        for name in ("lena", "omar", "dana"):
            await clicks(slack, name, "Any time")
        yield bot, await options(slack)


def ballots(bot):
    """Who has voted for what, by first name."""
    store = bot.kept.store
    meeting = next(store.session(one) for one in store.sessions() if str(one).startswith("meeting"))
    named = {each.id: each.name.split()[0] for each in meeting.members}
    given = meeting.rounds[0].ballots.items()
    return {named[who]: ballot.option for who, ballot in given if ballot}


async def voted(slack, bot, **expected):
    await slack.until(lambda: ballots(bot) == expected)


async def reacts(slack, post, **deeds):
    """What people do with their letters, in order: `omar="-one +two"`."""
    for name, said in deeds.items():
        person = slack.user(name)
        for each in said.split():
            do = person.reacts if each[0] == "+" else person.unreacts
            await do(post, each[1:])


@contextmanager
def nobody_listens(slack):
    """Slack gives up telling of what happens meanwhile."""
    slack.app.events = frozenset(EVENTS) - {"reaction_added", "reaction_removed"}
    yield
    slack.app.events = None


async def organises(slack, label):
    """Lena opens her own buttons on the card, and presses one."""
    lena, card = slack.user("lena"), slack.channel("platform").messages[0]
    shown = len(lena.ephemerals)
    await lena.clicks("Organise", in_=card)
    await slack.until(lambda: len(lena.ephemerals) > shown)
    await lena.clicks(label, in_=lena.ephemerals[-1])


@alone
async def test_a_vote_that_changes_while_the_bot_is_away_counts_as_it_is(slack, tmp_path):
    async with at_the_vote(slack, tmp_path) as (bot, post):
        await reacts(slack, post, omar="+one", dana="+one")
        await voted(slack, bot, Omar="A", Dana="A")
    with nobody_listens(slack):
        await reacts(slack, post, omar="-one +two", dana="-one")
    async with running_bot(slack, data=tmp_path) as bot:
        await voted(slack, bot, Omar="B")


@alone
async def test_a_vote_whose_time_ran_out_meanwhile_counts_what_stands_in_slack(slack, tmp_path):
    async with at_the_vote(slack, tmp_path) as (bot, post):
        await reacts(slack, post, omar="+one")
        await voted(slack, bot, Omar="A")
    with nobody_listens(slack):
        await reacts(slack, post, omar="-one +two", dana="+two")
    late = LoopClock(ahead=timedelta(days=4))
    async with running_bot(slack, data=tmp_path, clock=late):
        await slack.until(lambda: "B has both votes" in slack.user("lena").sees("platform"))


@alone
async def test_who_closes_the_vote_closes_it_on_what_stands_in_slack(slack, tmp_path):
    async with at_the_vote(slack, tmp_path) as (bot, post):
        await reacts(slack, post, omar="+one")
        await voted(slack, bot, Omar="A")
        with nobody_listens(slack):
            await reacts(slack, post, omar="-one +two", dana="+two")
        await organises(slack, "Close now")
        await slack.user("lena").submits(await opened(slack, "lena"))
        await slack.until(lambda: "B has both votes" in slack.user("lena").sees("platform"))


@alone
async def test_what_was_voted_counts_though_the_post_is_gone(slack, tmp_path):
    async with at_the_vote(slack, tmp_path) as (bot, post):
        await reacts(slack, post, omar="+one")
        await voted(slack, bot, Omar="A")
    slack.teams[0].remove(post)
    async with running_bot(slack, data=tmp_path) as bot:
        await slack.settled()
        assert ballots(bot) == {"Omar": "A"}


@on_team()
async def test_the_bots_own_letters_under_a_poll_are_no_votes(slack, bot):
    lena, platform = slack.user("lena"), slack.channel("platform")
    await lena.slash("/convene", "poll pizza, sushi or salad?", channel="platform")
    post = (await slack.until(lambda: platform.messages))[0]
    await slack.user("omar").reacts(post, "three")
    await lena.slash("/convene", "close", channel="platform")
    await lena.clicks("Close now", in_=(await slack.until(lambda: lena.ephemerals))[-1])
    await slack.until(lambda: "has the most with" in lena.sees("platform"))
    assert "C has the most with 1 yes." in lena.sees("platform")
