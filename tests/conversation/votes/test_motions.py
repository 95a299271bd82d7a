"""A proposal alone that its author takes back: said → what is asked, and no vote."""

import asyncio

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

MOTION = "@Convene by consent: shall we move the standup to 10?"
ASKED = "Call “Shall we move the standup to 10?” off? 4 others are told so."


async def moved(room):
    await room.says("lena", MOTION, channel=True)
    return room.latest("options/")


SAID = [
    "I withdraw that, bad idea",
    "ok I withdraw my proposal",
    "I take that back, sorry",
    "ich zieh das zurück, war ne blöde idee",
    "nehme den Antrag zurück",
]


@pytest.mark.parametrize("said", SAID)
def test_who_asked_is_asked_whether_it_is_off(said):
    @in_a_room
    async def plays(room):
        under = await moved(room)
        assert await room.says("lena", said, under=under) == [ASKED]
        assert not the_only(room).round.ballots

    plays()


@pytest.mark.parametrize("said", SAID)
def test_of_others_it_is_no_vote(said):
    @in_a_room
    async def plays(room):
        under = await moved(room)
        assert await room.says("omar", said, under=under) == []
        assert not the_only(room).round.ballots

    plays()


@in_a_room
async def test_who_asked_and_has_voted_takes_their_vote_back(room):
    under = await moved(room)
    await room.says("lena", "yes", under=under)
    await room.says("lena", "I take that back", under=under)
    assert "lena" not in the_only(room).round.ballots


@pytest.mark.parametrize("said", ["bad idea, I object", "no"])
def test_a_no_stays_one(said):
    @in_a_room
    async def plays(room):
        under = await moved(room)
        await room.says("raj", said, under=under)
        assert "raj" in the_only(room).round.ballots

    plays()


ALONE = "This is about one proposal alone; “no” is a vote too, and "
ANEW = f"{ALONE}you can ask anew with other options."


@pytest.mark.parametrize(
    "said", ["ok change it to 9:45", "make it 9:45", "ändern wir auf 9:45", "machen wir auf 9:45"]
)
@pytest.mark.parametrize("in_thread", [True, False])
def test_another_hour_in_a_motion_about_one_is_no_time_to_close_at(said, in_thread):
    async def dialogue():
        room = Room()
        place = await polled(room, "@Convene shall we move the standup to 10?")
        ends = the_only(room).terms.ends_by
        under = place if in_thread else None
        assert await room.says("lena", said, under=under) == [ANEW]
        theirs = f"{ALONE}Lena Vogt can ask anew with other options."
        assert await room.says("dana", said, under=under) == [theirs]
        assert the_only(room).terms.ends_by == ends
        assert the_only(room).round.ballots == {}

    asyncio.run(dialogue())


def test_in_a_motion_about_no_hour_it_is_one():
    async def dialogue():
        room = Room()
        await polled(room, "@Convene shall we move to Basel?")
        await room.says("lena", "make it 15:00")
        assert f"{the_only(room).terms.ends_by:%H:%M}" == "15:00"

    asyncio.run(dialogue())
