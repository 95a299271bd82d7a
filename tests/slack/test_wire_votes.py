"""Votes for one option, over the wire: by reaction and in the thread, changed and taken back."""

from datetime import UTC, datetime, timedelta

from adapters.slack.names import member_of
from adapters.slack.registered import EVENTS
from orchestration.conversation.ports.storage import Held
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.model.people import Member, Organiser, SessionId
from orchestration.model.terms import MeetingTerms, Pace
from orchestration.model.times import Window
from tests.slack.running_bot import TWO_WEEKS_ON, clicks, running_bot
from tests.slack.wire import (
    CLOSED,
    THREE,
    all_vote,
    at_the_vote,
    by_itself,
    counted,
    decided,
    gives_up,
    heard,
    hears,
    newest_options,
    over_the_wire,
)

# By reaction


@over_the_wire()
async def test_a_reaction_is_changed_and_taken_back(slack, bot):
    post = await at_the_vote(slack)
    lena, omar, dana = map(slack.user, THREE)
    for letter in ("one", "two"):
        await omar.reacts(post, letter)
    await omar.unreacts(post, "one")
    await dana.reacts(post, "one")
    await dana.unreacts(post, "one")
    await lena.reacts(post, "two")
    await lena.reacts(post, "tada")
    await slack.settled()
    assert "✅" not in lena.sees("platform")
    told = [heard(one) for one in (lena, omar, dana)]
    assert [each.count("Your vote is in") for each in told] == [0, 0, 0]
    in_list = "Your vote: B."  # it is marked there
    assert [each.count(in_list) for each in told] == [1, 1, 0]
    assert [each.count("Your vote") for each in told] == [1, 1, 0]

    await dana.clicks("Abstain", in_=post)
    assert "B has both votes" in str(await decided(slack))
    assert ":two: 3" in str(post)


@over_the_wire()
async def test_a_vote_that_was_taken_back_leaves_its_voter_missing(slack, bot):
    """The last of three takes hers back before the second votes: nothing closes."""
    post = await at_the_vote(slack)
    lena, omar, dana = map(slack.user, THREE)
    await omar.reacts(post, "one")
    await dana.reacts(post, "one")
    await slack.settled()
    await omar.unreacts(post, "one")
    await slack.settled()
    await lena.reacts(post, "one")
    await slack.settled()
    assert "✅" not in lena.sees("platform")
    await omar.reacts(post, "three")
    await decided(slack)
    assert counted(bot) == "A 2, B 0, C 1"


# Before the deadline closes a vote


@by_itself
async def test_reactions_are_read_again_before_the_time_is_over(slack, tmp_path):
    """What came unheard counts, and what was taken back unheard does not."""
    async with running_bot(slack, data=tmp_path) as bot:
        asked_in_a_hurry(slack, bot)
    async with running_bot(slack, data=tmp_path) as bot:
        for name in THREE:
            await clicks(slack, name, "Any time")
        post = await newest_options(slack)
        await slack.user("omar").reacts(post, "one")
        await slack.settled()
        slack.app.events = frozenset(EVENTS) - {"reaction_added", "reaction_removed"}
        await slack.user("omar").unreacts(post, "one")
        await slack.user("dana").reacts(post, "two")
        await read_again(slack)
        await decided(slack, within=2 * A_MINUTE)
        assert counted(bot) == "A 0, B 1, C 0"


A_MINUTE = 60.0


def asked_in_a_hurry(slack, bot):
    """Lena asks Omar and Dana, with one minute to vote."""
    team, place = slack.teams[0], slack.channel("platform").id
    lena, *others = (member(slack, name) for name in THREE)
    session = SessionId(f"meeting-{team.id}-hurry")
    last_day = TWO_WEEKS_ON + timedelta(days=4)
    terms = MeetingTerms(
        subject="Hiring",
        duration=30,
        window=Window(TWO_WEEKS_ON, last_day),
        zone="Europe/Berlin",
        pace=Pace(vote=timedelta(seconds=A_MINUTE)),
    )
    asked = OpenMeeting(
        id="hurry",
        session=session,
        at=datetime.now(UTC),
        organiser=Organiser(lena.id, lena.name),
        members=(lena, *others),
        terms=terms,
    )
    bot.kept.places.hold(Held(session, team.id, place, lena.id))
    bot.kept.store.receive([asked])


def member(slack, name):
    account = slack.user(name).account
    return Member(member_of(account.team.id, account.id), account.real_name, account.zone)


async def read_again(slack):
    """Wait until the bot has looked at the reactions by itself, and has taken them in."""
    looked = len(slack.requests.of("reactions.get"))
    await slack.until(lambda: len(slack.requests.of("reactions.get")) > looked + 1)


# In the thread


@over_the_wire()
async def test_votes_in_the_thread(slack, bot):
    post = await at_the_vote(slack)
    omar, raj = slack.user("omar"), slack.user("raj")
    for person, words, answer in [
        (omar, "A or B", "One option, please: this vote takes one."),
        (omar, "the second one works for me", "Your vote is in: B."),
        (omar, "option C please!", "Your vote is in: C."),
        (omar, "D", "D is not on the table: A, B and C are."),
        (raj, "A", "Only who is asked here can vote."),
    ]:
        await person.writes(words, thread=post)
        await hears(slack, person.name, answer)
    for words in ("A is rather early, isn't it?", "I'd say so"):
        await omar.writes(words, thread=post)
    await omar.writes("A", in_="platform")
    await slack.settled()
    assert [len(one.ephemerals) for one in (omar, raj)] == [4, 1]

    await slack.user("lena").writes("c", thread=post)
    await slack.user("dana").writes("A, then C", thread=post)
    await decided(slack)
    assert counted(bot) == "A 1, B 0, C 2"
    await omar.writes("B", thread=post)
    await hears(slack, "omar", CLOSED)


@over_the_wire()
async def test_the_example_is_an_option_that_is_there(slack, bot):
    await all_vote(slack, "Vote A", await at_the_vote(slack))
    outcome = await decided(slack)
    await gives_up(slack, outcome)
    post = await newest_options(slack, round_=2)
    assert "Vote A" not in post.buttons
    assert "in the thread: “A”" not in str(post)


@over_the_wire()
async def test_a_vote_that_is_edited_counts_as_it_reads(slack, bot):
    post = await at_the_vote(slack)
    omar = slack.user("omar")
    said = await omar.writes("A", thread=post)
    await hears(slack, "omar", "Your vote is in: A.")
    await omar.edits(said, "B")
    await slack.settled()
    assert "Your vote is in: B." in heard(omar)
