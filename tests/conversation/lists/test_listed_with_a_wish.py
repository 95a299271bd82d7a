"""Something put on a list, and more in the same message: what is listed, what is a wish."""

import pytest

from tests.conversation.choosing import asked, the_only, titles
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize("who", ["lena", "raj"])
@pytest.mark.parametrize(
    ("said", "title", "wish"),
    [
        ("put Kyiv on the list, nothing over 300 euros", "Kyiv", "nothing over 300 euros"),
        ("add Lisbon, and nothing with a long flight", "Lisbon", "nothing with a long flight"),
        ("add Porto to the list and nothing too hot please", "Porto", "nothing too hot please"),
        ("setz Riga auf die Liste, aber nichts über 300 Euro", "Riga", "nichts über 300 Euro"),
        ("I'd propose Kyiv. I'd rather go somewhere quiet", "Kyiv", "somewhere quiet"),
        ("stick Parma on there, no night trains for me", "Parma", "no night trains"),
    ],
)
def test_what_is_wished_beside_a_proposal_is_kept_with_it_on_the_list(who, said, title, wish):
    @in_a_room
    async def plays(room):
        await asked(room)
        [told] = await room.says(who, said)
        assert titles(room) == [title]
        assert f"On the list: {title}." in told
        assert wish in told

    plays()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("put Kyiv on the list, Lviv too", ["Kyiv", "Lviv"]),
        ("put Graz on the list and Linz as well", ["Graz", "Linz"]),
        ("put Riga on the list, no rush", ["Riga"]),
        ("put Kyiv on the list, no idea what flights cost", ["Kyiv"]),
        ("put Bologna on there", ["Bologna"]),
        ("setz Ulm auf die Liste, da war ich noch nie", ["Ulm"]),
    ],
)
def test_more_of_the_kind_is_listed_too_and_a_remark_is_no_wish(said, listed):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        [told] = await room.says("raj", said, under=card)
        assert told.startswith("On the list:")
        assert titles(room) == listed
        assert not (
            the_only(room).profiles.get("raj") and the_only(room).profiles["raj"]._value.wishes
        )

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "put Bologna on there but pls not with my name",
        "put Bologna on the list but please without my name",
        "pack Bologna mit drauf, aber bitte ohne meinen Namen",
    ],
)
def test_that_no_name_is_wanted_is_no_part_of_what_is_proposed(said):
    @in_a_room
    async def plays(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "so Bologna is not on the list" in told

    plays()
