"""Whether two on the list are the same, answered in words; what stands behind that is heard too."""

import pytest

from tests.conversation.choosing import asked, titles
from tests.conversation.test_dialogues import in_a_room


async def doubled(room):
    card = await asked(room)
    await room.says("omar", "Pizzeria Nove", under=card)
    await room.says("dana", "Pizza Place Nove", under=card)
    assert any("is your “Pizza Place Nove” the same" in words for _, words in room.told)
    return card


@pytest.mark.parametrize(
    "said",
    [
        "yeah same place",
        "same",
        "yep thats the one i meant",
        "oh, that's the same one",
        "ja, derselbe Laden",
        "ist das gleiche",
        "genau, den meinte ich auch",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_it_is_one_once_both_say_so(said, private):
    @in_a_room
    async def plays(room):
        card = await doubled(room)
        under = None if private else card
        assert await room.says("dana", said, under=under) == ["Noted: the same."]
        await room.clicks("omar", "Same")
        assert titles(room) == ["Pizzeria Nove"]

    plays()


@pytest.mark.parametrize(
    "said",
    ["different place", "no, different ones", "not the same", "nein, was anderes", "zwei andere"],
)
def test_both_stand_where_one_says_so(said):
    @in_a_room
    async def plays(room):
        card = await doubled(room)
        assert await room.says("dana", said, under=card) == ["Noted: both stand."]
        await room.clicks("omar", "Same")
        assert titles(room) == ["Pizzeria Nove", "Pizza Place Nove"]

    plays()


@pytest.mark.parametrize(("said", "note"), [("yes", "the same"), ("nein", "both stand")])
def test_a_bare_answer_counts_in_private(said, note):
    @in_a_room
    async def plays(room):
        await doubled(room)
        assert await room.says("dana", said) == [f"Noted: {note}."]

    plays()


@in_a_room
async def test_a_wish_behind_the_answer_is_heard(room):
    card = await doubled(room)
    said = "yep thats the one i meant. and not too pricey for me pls"
    told = "\n".join(await room.says("dana", said, under=card))
    assert "Noted: the same." in told
    assert "too pricey" in told
    await room.clicks("omar", "Same")
    assert titles(room) == ["Pizzeria Nove"]


@pytest.mark.parametrize("said", ["same", "yeah same place", "yes"])
def test_who_is_asked_nothing_answers_nothing(said):
    @in_a_room
    async def plays(room):
        card = await doubled(room)
        told = await room.says("raj", said, under=card)
        assert "Noted: the same." not in told

    plays()


@pytest.mark.parametrize(
    "said", ["same time as last week?", "yes", "no idea", "same procedure as every year", "Tbilisi"]
)
def test_what_is_no_answer_leaves_the_question_open(said):
    @in_a_room
    async def plays(room):
        card = await doubled(room)
        told = await room.says("dana", said, under=card)
        assert not any(each.startswith("Noted") for each in told)

    plays()
