"""Votes in messages that others read: who deletes or changes one takes back what it said."""

import asyncio

import pytest

from orchestration.kinds.registry import KINDS
from orchestration.privacy import reveal
from tests.discord.at_hand import at_hand
from tests.discord.test_answers import in_discord

GONE = (
    "“Tea, coffee or water?”: The message with your vote was deleted, so it counts no more. "
    "To keep it, vote again."
)
PLURALITY = "tea, coffee or water? plurality, closes in 2 hours"


async def polled(bot, words=PLURALITY):
    await bot.discord.user("lena").command("poll", words, "general")
    [post] = bot.posts()
    return post


def ballots(bot):
    """What counts, by who said it."""
    return _named(bot, lambda round_: round_.ballots)


def notes(bot):
    """What is said with the votes that count."""
    held = _named(bot, lambda round_: round_.notes)
    return {who: reveal(each, to=each.owner).words for who, each in held.items()}


def _named(bot, what):
    [decision] = [
        found
        for each in bot.store.sessions()
        for found in [bot.store.session(each)]
        if KINDS.of(found).name == "choice"
    ]
    names = {each.id: each.name.split()[0].lower() for each in decision.members}
    return {names[who]: vote for who, vote in what(decision.round).items()}


def said(bot):
    return {who: str(vote) for who, vote in ballots(bot).items()}


@in_discord
async def test_a_reply_that_is_deleted_takes_its_vote_back_and_its_voter_alone_is_told(
    bot, discord
):
    omar, dana = map(discord.user, ("omar", "dana"))
    post = await polled(bot)
    vote = await omar.writes("B", under=post)
    await dana.writes("A", under=post)
    assert set(ballots(bot)) == {"omar", "dana"}
    before = len(omar.told), len(dana.told), len(bot.posts())
    await omar.deletes(vote)
    assert set(ballots(bot)) == {"dana"}
    assert [x.text for x in omar.told[before[0] :]] == [GONE]
    assert (len(dana.told), len(bot.posts())) == before[1:]
    await bot.later(hours=3)
    assert "1 voted" in bot.posts()[-1].text


def test_a_message_in_the_thread_or_that_calls_the_bot_does_so_too(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True, reads_content=True) as bot:
            omar, dana = map(bot.discord.user, ("omar", "dana"))
            thread = await omar.begins_thread(await polled(bot, f"{PLURALITY} @omar @dana"))
            await bot.discord.gateway.carry("THREAD_CREATE", thread.json())
            await asyncio.sleep(0.02)
            in_thread = await omar.writes("B", thread)
            called = await dana.writes("@convene I vote A", "general")
            assert set(ballots(bot)) == {"omar", "dana"}
            await omar.deletes(in_thread)
            assert set(ballots(bot)) == {"dana"}
            await dana.deletes(called)
            assert ballots(bot) == {}

    asyncio.run(played())


@in_discord
async def test_somebody_elses_message_that_a_moderator_deletes_is_told_to_its_voter(bot, discord):
    omar, lena = map(discord.user, ("omar", "lena"))
    vote = await omar.writes("B", under=await polled(bot))
    before = len(omar.told), len(lena.told)
    await lena.deletes(vote)
    assert ballots(bot) == {}
    assert [x.text for x in omar.told[before[0] :]] == [GONE]
    assert len(lena.told) == before[1]


@in_discord
async def test_a_condition_counts_again_with_its_vote_and_not_without(bot, discord):
    omar = discord.user("omar")
    post = await polled(bot)
    await omar.writes("A, if we're back by 2", under=post)
    second = await omar.writes("A", under=post)
    third = await omar.writes("B", under=post)
    assert notes(bot) == {}
    await omar.deletes(third)
    await omar.deletes(second)
    assert notes(bot) == {"omar": "if we're back by 2"}
    assert "A" in said(bot)["omar"]


@in_discord
async def test_the_note_of_a_deleted_message_goes_with_it(bot, discord):
    omar = discord.user("omar")
    post = await polled(bot)
    await omar.writes("A", under=post)
    second = await omar.writes("A, if we're back by 2", under=post)
    assert notes(bot) == {"omar": "if we're back by 2"}
    await omar.deletes(second)
    assert notes(bot) == {}
    assert "A" in said(bot)["omar"]


@in_discord
async def test_what_an_earlier_message_says_counts_again(bot, discord):
    omar = discord.user("omar")
    post = await polled(bot)
    first = await omar.writes("B", under=post)
    second = await omar.writes("C", under=post)
    assert "C" in said(bot)["omar"]
    await omar.deletes(second)
    assert "B" in said(bot)["omar"]
    assert omar.told[-1].text.endswith("was deleted, so your earlier one counts again.")
    await omar.deletes(first)
    assert ballots(bot) == {}


@in_discord
async def test_an_earlier_message_that_is_deleted_leaves_the_later_vote_alone(bot, discord):
    omar = discord.user("omar")
    post = await polled(bot)
    first = await omar.writes("B", under=post)
    second = await omar.writes("C", under=post)
    await omar.deletes(first)
    assert "C" in said(bot)["omar"]
    await omar.deletes(second)
    assert ballots(bot) == {}


@pytest.mark.parametrize("how", ["tap", "reaction", "private"])
@in_discord
async def test_who_has_voted_in_another_way_since_keeps_that_vote(bot, discord, how):
    omar = discord.user("omar")
    post = await polled(bot)
    vote = await omar.writes("B", under=post)
    if how == "tap":
        await omar.clicks("Vote B", in_=post)
    elif how == "reaction":
        await omar.reacts(post, "🇨")
    else:
        await omar.writes("I vote A")
    now = said(bot)
    assert set(now) == {"omar"}
    await omar.deletes(vote)
    assert said(bot) == now


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("plurality", "B", "none of these"),
        ("approval", "A, B", "C if need be, A yes"),
        ("borda", "B > A > C", "C > A > B"),
        ("rated", "A:3 B:1", "A:5 C:2"),
        ("consent", "A yes, B no because it is cold", "A yes, B yes"),
        ("veto", "A, but never C", "B, but never C"),
        ("plurality", "I abstain", "A"),
    ],
)
@in_discord
async def test_every_form_of_a_ballot_counts_again_as_it_was(bot, discord, rule, first, second):
    omar = discord.user("omar")
    post = await polled(bot, f"tea, coffee or water? {rule}, closes in 2 hours")
    await omar.writes(first, under=post)
    before = ballots(bot)
    later = await omar.writes(second, under=post)
    assert ballots(bot) != before
    await omar.deletes(later)
    assert ballots(bot) == before != {}


@in_discord
async def test_a_message_that_is_changed_says_what_it_says_now(bot, discord):
    omar = discord.user("omar")
    post = await polled(bot)
    vote = await omar.writes("B", under=post)
    await omar.edits(vote, "A")
    assert "A" in said(bot)["omar"]
    await bot.later(minutes=1)
    await omar.edits(vote, "A!")
    assert "A" in said(bot)["omar"]
    await bot.later(minutes=1)
    await omar.edits(vote, "lol, what a day")
    assert ballots(bot) == {}
    assert omar.told[-1].text == (
        "As you have changed it, that says no vote: the one it said is taken back."
    )


@in_discord
async def test_who_mends_a_typo_keeps_their_place(bot, discord):
    omar, dana = map(discord.user, ("omar", "dana"))
    post = await polled(bot, "which workshop? pottery (1 place), cooking (2 places)")
    vote = await omar.writes("A", under=post)
    await dana.writes("A", under=post)
    before = len(dana.told), len(omar.told)
    await bot.later(minutes=1)
    await omar.edits(vote, "A!")
    assert [x.text for x in dana.told[before[0] :]] == []
    assert not any("waiting list" in x.text for x in omar.told[before[1] :])
    await bot.later(minutes=1)
    await omar.edits(vote, "B")
    assert "you are in" in dana.told[-1].text, "a place given up is given on"


@in_discord
async def test_what_was_counted_stays_counted_and_nobody_is_told(bot, discord):
    omar = discord.user("omar")
    post = await polled(bot)
    vote = await omar.writes("B", under=post)
    await bot.later(hours=3)
    outcome = bot.posts()[-1].text
    before = len(omar.told)
    await omar.deletes(vote)
    assert (bot.posts()[-1].text, len(omar.told)) == (outcome, before)
    assert "Coffee" in outcome
