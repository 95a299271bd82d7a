"""Somebody who is to be asked or to vote too: said → asked, put on the list, or asked which."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room
from tests.play.played import newest_thread

FOOD = "@Convene poll just @omar and @dana: what do we eat? pizza, sushi or ramen"
TALK = "@Convene decide with @omar and @dana: who gives the talk?"
ASKED = "I'm asking Raj Patel too, about “What do we eat?”."
EITHER = "Shall I ask Raj too, or put Raj on the list?"


async def says(room: Room, who, said, *, private=False):
    under = None if private or said.startswith("@") else newest_thread(room)
    return await room.says(who, said, channel=said.startswith("@"), under=under)


@pytest.mark.parametrize(
    "said",
    [
        "add raj to the vote please",
        "let Raj vote too",
        "can you add raj to the poll",
        "lass Raj mit abstimmen",
        "füg Raj zur Abstimmung hinzu",
    ],
)
@pytest.mark.parametrize("private", [True, False])
def test_who_is_known_is_asked_too_and_is_no_option(said, private):
    @in_a_room
    async def played(room):
        await says(room, "lena", FOOD)
        assert await says(room, "lena", said, private=private) == [ASKED]
        poll = the_only(room)
        assert [each.id for each in poll.members] == ["lena", "omar", "dana", "raj"]
        assert len(poll.listed) == 3

    played()


@in_a_room
async def test_who_only_says_that_somebody_should_vote_is_asked(room):
    await says(room, "lena", FOOD)
    assert await says(room, "lena", "raj should vote too") == ["Ask Raj Patel too, about this?"]
    assert await says(room, "omar", "raj should vote too") == []
    told = await says(room, "omar", "add raj to the vote")
    assert told == ["Only who asked can add somebody: Lena Vogt."]
    assert len(the_only(room).members) == 3


@in_a_room
async def test_where_people_are_chosen_it_is_asked_which_is_meant(room):
    await says(room, "lena", TALK)
    assert await says(room, "lena", "add Raj to the list") == [EITHER]
    assert the_only(room).listed == ()
    assert await room.clicks("lena", "Put it on the list") == []
    assert [each.title for each in the_only(room).listed] == ["Raj"]
    assert await says(room, "omar", "add Ines") == ["On the list: Inês."]
    assert len(the_only(room).members) == 3


@in_a_room
async def test_who_is_asked_already_is_put_on_the_list_of_people(room):
    assert (await says(room, "lena", "@Convene decide who gives the talk?"))[0].startswith(
        "You ask"
    )
    assert await says(room, "lena", "add Raj") == ["On the list: Raj."]


@in_a_room
async def test_on_a_closed_list_of_people_it_is_asked_as_well(room):
    poll = "@Convene poll just @omar @dana: who presents? Omar, Dana or Ines"
    await says(room, "lena", poll)
    assert await says(room, "lena", "add Raj to the vote") == [EITHER]
    await room.clicks("lena", "Ask anew with it")
    assert [each.title for each in room.decisions()[-1].listed] == ["Omar", "Dana", "Ines", "Raj"]
