"""What a proposal describes and then names is one thing on the list."""

import pytest

from tests.conversation.choosing import asked, the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        (
            "Pizzeria Nove!! or that georgian place, Tbilisi",
            ["Pizzeria Nove", "Tbilisi (georgian place)"],
        ),
        ("that georgian place, Tbilisi", ["Tbilisi (georgian place)"]),
        ("the new noodle place: Wok Haus or pizza", ["Wok Haus (new noodle place)", "Pizza"]),
        ("that little indian restaurant – Dosa Hut", ["Dosa Hut (little indian restaurant)"]),
        ("der neue georgische Laden, Tbilisi", ["Tbilisi (neue georgische Laden)"]),
        ("Pizza oder dieser kleine Imbiss, Ali Baba", ["Pizza", "Ali Baba (kleine Imbiss)"]),
    ],
)
def test_a_description_and_its_name_are_one(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == listed

    plays()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("that georgian place, sushi, pizza", ["Georgian place", "Sushi", "Pizza"]),
        ("pizza, or that new noodle place", ["Pizza", "New noodle place"]),
        (
            "that noodle place, Pizzeria Nove, Tbilisi",
            ["Noodle place", "Pizzeria Nove", "Tbilisi"],
        ),
        ("Noodle House, Tbilisi", ["Noodle House", "Tbilisi"]),
    ],
)
def test_a_list_of_things_stays_one(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == listed

    plays()
