"""What is kept of somebody's words is read back in them, and goes by what it is about."""

import asyncio

import pytest

from orchestration.deciding.presentation.own_list import read_back
from tests.play.played import newest_thread, settled


@pytest.mark.parametrize(
    ("setup", "said", "kept"),
    [
        ("choice-asking", "prefer somewhere calm, and Plön is fine", "“prefer somewhere calm”"),
        ("choice-asking", "i want quiet rooms and good food", "“i want quiet rooms and good food”"),
        (
            "meeting-asking",
            "tuesday morning, and i'd like a room with a view",
            "“and i'd like a room with a view”",
        ),
    ],
)
def test_a_wish_that_nothing_more_is_read_of_stands_in_its_authors_words(setup, said, kept):
    async def dialogue():
        room = await settled([setup])
        told = await room.says("omar", said)
        assert kept in wishes(room.decisions()[-1], "omar")
        assert "another kind" not in " ".join(told)
        assert ("which options meet that" in " ".join(told)) is (setup == "choice-asking")

    asyncio.run(dialogue())


WATER, FLIGHT = "somewhere near water", "no flights please"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("scratch the bit about flights", [WATER]),
        ("forget what i said about the water", [FLIGHT]),
        ("the water thing can go", [FLIGHT]),
        ("you can drop the part about the flights again", [WATER]),
        ("forget the bit about monday", [WATER, FLIGHT]),
        ("scratch the bit about money", [WATER, FLIGHT]),
    ],
)
def test_a_wish_goes_by_what_it_is_about(said, left):
    assert asyncio.run(after([WATER, FLIGHT], said)) == [f"“{each}”" for each in left]


WASSER, FLUG = "am liebsten irgendwo mit wasser in der nähe", "bitte kein flug"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("das mit dem wasser kannst du streichen", [FLUG]),
        ("vergiss das mit dem flug", [WASSER]),
        ("streich bitte das mit dem wasser wieder", [FLUG]),
        ("was ich zum flug gesagt hab, kannst du vergessen", [WASSER]),
    ],
)
def test_the_same_in_german(said, left):
    assert asyncio.run(after([WASSER, FLUG], said)) == [f"“{each}”" for each in left]


def wishes(decision, who):
    return [each.restatement for each in read_back(decision, who).preferences]


async def after(told, said):
    room = await settled(["choice-asking"])
    for each in told:
        await room.says("omar", each)
    await room.says("omar", said)
    return wishes(room.decisions()[-1], "omar")


@pytest.mark.parametrize(
    "said",
    [
        "is there wifi in plön?",
        "gibt's wlan in plön?",
        "does tbilisi have an airport?",
        "how far is plön from berlin?",
        "wie teuer ist plön?",
    ],
)
@pytest.mark.parametrize("channel", [False, True])
def test_what_no_list_tells_is_answered_in_a_sentence(said, channel):
    async def dialogue():
        room = await settled(["choice-asking"])
        words = f"@Convene {said}" if channel else said
        [told] = await room.says("omar", words, channel=channel)
        assert told == "I don't know that. Ask it in the thread, where all of them read it."
        assert await room.says("omar", said, under=newest_thread(room)) == []

    asyncio.run(dialogue())


def test_what_could_not_be_placed_is_quoted_in_short():
    async def dialogue():
        room = await settled(["choice-asking"])
        [told] = await room.says(
            "omar", f"put {' '.join(map('a very long idea {}'.format, range(180)))} on the list"
        )
        assert "[...]”. How does each option stand for you?" in told
        assert max(map(len, told.splitlines())) < 300

    asyncio.run(dialogue())
