"""A list is changed in everyday words, in private and in the thread: said → what is on it."""

import asyncio

import pytest

from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.room import Room

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
