"""“Yes add them please” behind what is offered for the list: said → put there, or what to press."""

import pytest

from tests.conversation.choosing import asked, the_only
from tests.conversation.test_dialogues import in_a_room

FILL_IN = "Press “Put it on the list …” for that: it asks for a little more."


@pytest.mark.parametrize(
    "said",
    [
        "yes add them please",
        "ja, bitte beide drauf",
        "add both",
        "put them on the list",
        "beide rein",
    ],
)
def test_all_that_is_offered_comes_on_the_list(said):
    @in_a_room
    async def played(room):
        await asked(room)
        await room.says("omar", "Thai oder Sushi wär super")
        told = await room.says("omar", said)
        assert told == ["On the list: Thai.\nOn the list: Sushi."]
        assert [each.title for each in the_only(room).listed] == ["Thai", "Sushi"]

    played()


@in_a_room
async def test_one_of_several_is_asked_which(room):
    await asked(room)
    await room.says("omar", "Thai oder Sushi wär super")
    [told] = await room.says("omar", "yes please add it")
    assert told == "Which one: “Put “Thai” on the list” or “Put “Sushi” on the list”?"
    assert the_only(room).listed == ()


@pytest.mark.parametrize("said", ["yes add them please", "yes please add it"])
def test_what_asks_for_more_is_to_be_pressed_and_adds_nobody(said):
    @in_a_room
    async def played(room):
        await asked(room)
        await room.says("omar", "I'd love the Noodle House")
        assert await room.says("omar", said) == [FILL_IN]
        assert len(the_only(room).members) == 5

    played()
