"""An option refused while it is voted on, where ballots say only what one is for: said → kept."""

import asyncio

import pytest

from tests.conversation.choosing import offered, polled, the_only
from tests.conversation.test_dialogues import in_a_room
from tests.play.played import newest_thread, settled


def told_of(room, who):
    return [words for each, words in room.told if each == who]


async def read_back(said, *, in_private=False, words="@Convene poll pizza, sushi or salad?"):
    """Return the room in which Omar says something of three options, and what he is told."""
    found = []

    @in_a_room
    async def says(room):
        options = await polled(room, words)
        await room.says("omar", said, under=None if in_private else options)
        assert the_only(room).round.ballots == {}
        found.extend(told_of(room, "omar"))

    await asyncio.to_thread(says)
    return found


@pytest.mark.parametrize("in_private", [False, True])
@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("I'd rather not have pizza", "would rather avoid Pizza"),
        ("pizza doesn't work for me", "can't have Pizza"),
        ("actually, something came up, pizza doesn't work for me", "can't have Pizza"),
        ("I can't do pizza after all", "can't have Pizza"),
    ],
)
def test_it_is_a_wish_and_no_vote_wherever_it_is_said(said, wish, in_private):
    [told] = asyncio.run(read_back(said, in_private=in_private))
    assert wish in told
    assert "What that means for the options" in told


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("anything but pizza", "would rather avoid Pizza"),  # it says no more than that
        ("I can't do pizza", "can't have Pizza"),
    ],
)
def test_so_it_is_where_a_ballot_names_one_option(said, wish):
    words = "@Convene poll plurality: pizza, sushi or salad?"
    [told] = asyncio.run(read_back(said, words=words))
    assert wish in told


@pytest.mark.parametrize(
    "said",
    [
        "pizza is too far for me",
        "pizza doesn't work for me any more",
        "honestly I wouldn't do the pizza",
    ],
)
def test_what_is_most_likely_a_no_is_asked_about_as_one(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        [asked] = await room.says("omar", said, under=options)
        assert asked == "I take that for a no to A. Shall I keep that?"
        await room.says("omar", "yes", under=options)
        assert the_only(room).round.ballots == {}
        assert any("avoid Pizza" in x or "can't have Pizza" in x for x in told_of(room, "omar"))

    says()


@pytest.mark.parametrize("said", ["A is bad if it rains", "pizza gives me heartburn"])
def test_a_condition_and_a_story_are_not_asked_about(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        await room.says("omar", said, under=options)
        assert "count-as" not in (offered(room, "omar") if room.seen["omar"] else [])

    says()


@in_a_room
async def test_under_consent_a_no_among_other_words_is_asked_about_as_an_objection(room):
    options = await polled(room, "@Convene poll by consent: pizza, sushi or salad?")
    [asked] = await room.says("omar", "honestly I wouldn't do the pizza", under=options)
    assert asked == "I take that for an objection to A. Shall I keep that?"


def test_a_time_that_is_refused_is_a_wish_too():
    async def plays():
        room = await settled(["meeting-vote"])
        before = dict(room.decisions()[0].round.ballots)
        await room.says("dana", "against B, it's my kid's birthday", under=newest_thread(room))
        assert room.decisions()[0].round.ballots == before
        assert "would rather avoid option B" in told_of(room, "dana")[-1]

    asyncio.run(plays())
