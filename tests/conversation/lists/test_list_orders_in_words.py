"""A list is changed in everyday words, in private and in the thread: said → what is on it."""

import asyncio

import pytest

from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.room import Room
from tests.play.dialogues import comes_of

CLOSED = (
    "The list is closed; “none of these” is a vote too, and you can ask anew with other options."
)


@pytest.mark.parametrize("under", [True, False])
@pytest.mark.parametrize(
    ("said", "after"),
    [
        ("nimm cork wieder zurück", []),
        ("nimm Cork bitte zurück", []),
        ("zieh cork zurück", []),
        ("nenn Cork um in Galway", ["Galway"]),
        ("nenn cork bitte um in Galway", ["Galway"]),
        ("nenne cork in Galway um", ["Galway"]),
        ("rename Cork to Galway", ["Galway"]),
    ],
)
def test_an_author_takes_back_and_renames_their_own(said, after, under):
    async def dialogue():
        room = Room()
        place = await asked(room)
        await room.says("dana", "Cork", under=place)
        await room.says("dana", said, under=place if under else None)
        assert [each.title for each in the_only(room).listed] == after

    asyncio.run(dialogue())


@pytest.mark.parametrize("said", ["nenn A um in Calzone", "rename pizza to Calzone"])
def test_what_is_voted_on_keeps_its_name(said):
    async def dialogue():
        room = Room()
        await polled(room)
        assert await room.says("lena", said) == [CLOSED]
        assert the_only(room).round.ballots == {}

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said", ["drop Plön", "get rid of Plön", "ditch the Plön option", "streich Plön"]
)
def test_what_is_dropped_by_its_name_is_an_option_where_nobody_is_called_so(said):
    told = comes_of("use choice-asking", f"lena, channel: @Convene {said}")
    assert "Off the list: Plön." in told


@pytest.mark.parametrize(
    "said", ["drop Taco Stop", "remove Noodle Bar", "nimm Noodle Bar raus", "streich Taco Stop"]
)
def test_what_is_dropped_while_it_is_voted_on_stays(said):
    poll = "lena, channel: @Convene poll where do we eat? Curry Corner, Noodle Bar, Taco Stop"
    assert "The list is closed" in comes_of(poll, f"lena, channel: @Convene {said}")


def test_who_is_dropped_by_their_name_is_somebody():
    told = comes_of("use choice-asking", "lena, channel: @Convene drop Raj")
    assert "without Raj Patel?" in told
