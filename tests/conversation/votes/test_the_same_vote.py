"""“Same” under a vote that all can read: its author is asked whether that is their vote too."""

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = "I take that for “B”. Shall it count as your vote?"


@pytest.mark.parametrize(
    "said", ["same", "me too!", "dito", "ich auch", "same here", "für mich auch"]
)
def test_it_is_asked_whether_the_vote_before_is_theirs_too(said):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        await room.says("dana", "sushi", under=poll)
        assert await room.says("omar", said, under=poll) == [ASKED]
        assert "omar" not in the_only(room).round.ballots
        await room.clicks("omar", "Count it")
        assert the_only(room).round.ballots["omar"] == the_only(room).round.ballots["dana"]

    says()


@pytest.mark.parametrize("said", ["same problem here", "me too hungry", "same old story", "dito?"])
def test_what_only_sounds_like_it_is_talk(said):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        await room.says("dana", "sushi", under=poll)
        assert await room.says("omar", said, under=poll) == []

    says()


@in_a_room
async def test_a_vote_told_in_private_is_nobody_elses_to_lean_on(room):
    poll = await polled(room)
    await room.says("dana", "sushi")
    assert await room.says("omar", "same", under=poll) == []


@in_a_room
async def test_who_has_voted_only_agrees(room):
    poll = await polled(room)
    await room.says("omar", "pizza", under=poll)
    await room.says("dana", "sushi", under=poll)
    assert await room.says("omar", "same", under=poll) == []


@pytest.mark.parametrize(
    "said",
    ["then ok", "dann ok", "na dann ja", "ok dann ja", "ach so, dann gern", "aha ok then yes"],
)
def test_once_something_is_clear_a_yes_is_one(said):
    @in_a_room
    async def says(room):
        poll = await polled(room, "@Convene motion: retro moves to 10")
        await room.says("omar", said, under=poll)
        assert "omar" in the_only(room).round.ballots

    says()


@pytest.mark.parametrize(
    "said", ["ok dann ja?", "ok dann ja nicht", "ok dann mal los", "ok dann bis morgen"]
)
def test_what_only_begins_like_a_yes_is_none(said):
    @in_a_room
    async def says(room):
        poll = await polled(room, "@Convene motion: retro moves to 10")
        await room.says("omar", said, under=poll)
        assert "omar" not in the_only(room).round.ballots

    says()


@pytest.mark.parametrize(
    "said",
    [
        "acutally sushi sounds better, changing mine",
        "actually sushi sounds better, i'm changing my vote",
        "nah sushi is better. switching",
        "changing my mind: sushi",
        "sushi klingt doch besser, ich ändere meine Stimme",
        "doch lieber sushi, ich wechsle",
    ],
)
def test_who_says_that_they_change_their_vote_has_changed_it(said):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        await room.says("dana", "sushi", under=poll)
        await room.says("omar", "pizza", under=poll)
        await room.says("omar", said, under=poll)
        assert the_only(room).round.ballots["omar"] == the_only(room).round.ballots["dana"]

    says()


@pytest.mark.parametrize(
    "said",
    [
        "maybe sushi is better, might be changing mine",
        "is sushi better? thinking of changing mine",
        "changing my shirt, brb",
        "wenn sushi billiger wäre, würde ich wechseln",
    ],
)
def test_who_only_thinks_of_a_change_keeps_their_vote(said):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        await room.says("omar", "pizza", under=poll)
        before = the_only(room).round.ballots["omar"]
        await room.says("omar", said, under=poll)
        assert the_only(room).round.ballots["omar"] == before

    says()
