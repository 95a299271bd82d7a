"""What is said in the thread of a list: only what proposes is put there, and orders are orders."""

import pytest

from tests.conversation.choosing import asked, the_only, titles
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("Kebab, my favourite!", ["Kebab"]),
        ("the Georgian place, they have great wine", ["Georgian place"]),
        ("Kebab, it's cheap", ["Kebab"]),
        ("Otter again please", ["Otter"]),
        ("oh no wait, Badger", ["Badger"]),
        ("1. Oslo 2. Bergen", ["Oslo", "Bergen"]),
        ("Scratch Bakery", ["Scratch Bakery"]),
        ("Drop Zone or Hub", ["Drop Zone", "Hub"]),
        ("let's take the Deli instead of the Noodle Place", ["Deli"]),
        ("how about we ask HR first?", []),
        ("it's closed", []),
        ("they moved to Berlin", []),
        ("rename Plön to Ploen", []),
        ("drop the noodle place", []),
        ("ah wait", []),
        ("wait no, Bremen", ["Bremen"]),
        ("sorry, Kiel", ["Kiel"]),
        ("noch einer: döner", ["Döner"]),
        ("Bremen obviously", ["Bremen"]),
        ("So Far So Good", []),
        ("Who's Next Bar", ["Who's Next Bar"]),
        ("the old mill", ["Old mill"]),
        ("whos asking", []),
        ("wer fragt", []),
        ("whens the deadline", []),
        ("how many nights", []),
        ("sorry late to this", []),
        ("das wird teuer", []),
        ("thats dumb", []),
        ("each of us has 2 vetoes", []),
        ("never been there", []),
        ("too far", []),
        ("zu weit weg", []),
        ("Ruhrpott raus", []),
        ("actually scrap that", []),
        ("sorry vertippt, Deli weg", []),
        ("hm, Lissabon or Porto?", []),
        ("lisbon, or porto?", []),
    ],
)
def test_what_only_tells_or_orders_is_not_listed(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", said, under=card)
        assert titles(room) == listed

    plays()


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("ah wait, scratch the Noodle Place, it's closed", ["Deli"]),
        ("ah wait scratch the noodle place, it's closed", ["Deli"]),
        ("forget Noodle Place, it has closed down", ["Deli"]),
        ("sorry, drop the Noodle Place because they are full", ["Deli"]),
        ("scratch that", ["Noodle Place"]),
        ("sry forget deli, thats dumb", ["Noodle Place"]),
        ("sorry vertippt, Deli weg", ["Noodle Place"]),
        ("deli raus", ["Noodle Place"]),
        ("rename Deli to Delhi", ["Noodle Place", "Delhi"]),
        ("rename Noodle Place to Noodle House", ["Deli", "Noodle House"]),
        ("benenne Deli in Delhi um", ["Noodle Place", "Delhi"]),
    ],
)
def test_an_order_with_a_sigh_and_a_reason_is_done(said, left):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Noodle Place", under=card)
        await room.says("omar", "Deli", under=card)
        await room.says("omar", said, under=card)
        assert titles(room) == left

    plays()


@pytest.mark.parametrize(
    "said", ["forget Noodle Place, it has closed", "rename Noodle Place to X1"]
)
def test_what_another_has_proposed_stays_and_that_is_said(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Noodle Place", under=card)
        [told] = await room.says("dana", said, under=card)
        assert told == "Only who proposed Noodle Place, or Lena Vogt, takes it off the list."
        assert titles(room) == ["Noodle Place"]

    plays()


@pytest.mark.parametrize("said", ["forget it", "scratch that"])
def test_in_private_what_is_only_pointed_at_may_be_of_something_else(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Noodle Place", under=card)
        await room.says("omar", said)
        assert titles(room) == ["Noodle Place"]

    plays()


@pytest.mark.parametrize("said", ["haha nice, never been there", "too far", "das wird teuer"])
def test_a_remark_in_the_thread_is_not_answered(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        assert await room.says("omar", said, under=card) == []
        assert "omar" not in the_only(room).answered

    plays()
