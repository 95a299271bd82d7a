"""Votes that turn to another, to oneself, or name what is none; a choice nobody needs any more."""

import asyncio

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import the_only
from tests.play.played import settled

RANKED = "A Anchor, B Harbor, C Pilot and D Compass. That is no vote yet."
OFF = "Call “Where do we go for the offsite?” off? 4 others are told so."


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("actually can't do pizza, make it sushi", "B"),
        ("had pizza yesterday, so make it ramen please", "C"),
        ("pizza ist mir zu schwer, mach bitte falafel draus", "D"),
        ("I was wrong, make it friday", "A"),
    ],
)
@pytest.mark.parametrize("in_private", [True, False])
def test_a_vote_is_made_another_behind_why(said, option, in_private):
    async def plays():
        room = await settled(["choice-vote"])
        under = room.latest("options/")
        await room.says("raj", "pizza", under=under)
        await room.says("raj", said, under=None if in_private else under)
        assert the_only(room).round.ballots["raj"] == Approvals((option,))

    asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Kompass zuerst, dann Pilot", "Kompass"),
        ("erst Leuchtturm, dann Anchor", "Leuchtturm"),
        ("Beacon, then Compass", "Beacon"),
        ("Compass first, then Lighthouse", "Lighthouse"),
    ],
)
def test_no_order_counts_by_half(said, name):
    async def plays():
        room = await settled(["choice-ranked"])
        told = await room.says("dana", said)
        assert told == [f"“{name}” is not one of the options: {RANKED}"]
        assert not the_only(room).round.ballots

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said", ["back already, I'll vote myself", "doch nicht, ich stimm selber ab"]
)
def test_who_votes_themselves_after_all_has_their_vote_back(said):
    async def plays():
        room = await settled(["choice-vote"])
        await room.says("raj", "I'm out tomorrow, Omar can vote for me")
        assert await room.says("raj", said) == ["You vote yourself already."]
        await room.says("raj", "Omar can vote for me")
        assert the_only(room).delegates == {"raj": "omar"}
        await room.says("raj", said)
        assert not the_only(room).delegates

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said",
    [
        "we don't need this anymore, the boss has booked Plön",
        "this is no longer needed, Plön is booked",
        "brauchen wir nicht mehr, der Chef hat Plön gebucht",
    ],
)
def test_what_is_needed_no_more_may_be_called_off(said):
    async def plays():
        room = await settled(["choice-asking"])
        assert await room.says("lena", said, under=room.latest("card")) == [OFF]

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said", ["bitte noch Salat dazu nehmen", "noch Burger mit aufnehmen bitte"]
)
def test_what_is_to_be_on_the_list_is_nobody_to_be_asked(said):
    async def plays():
        room = await settled(["choice-vote"])
        [told] = await room.says("lena", said, under=room.latest("options/"))
        assert told.startswith("The list is closed; “none of these” is a vote too, and you can ask")

    asyncio.run(plays())
