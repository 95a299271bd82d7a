"""A thought that comes in two messages is read as one: said, said after it → what is gone by."""

import pytest

from tests.conversation.test_dialogues import in_a_room

CALL = "@Convene 45 min planning call, 11 to 22 January with @omar @dana"


async def noted(room, *said):
    await room.says("lena", CALL, channel=True)
    for each in said:
        await room.says("omar", each)
    told = await room.says("omar", "what have you noted for me?")
    lines = (line for each in told for line in each.splitlines())
    return [each for each in lines if each.startswith("•") and "assumed" not in each]


@pytest.mark.parametrize(
    ("first", "then", "gone_by"),
    [
        ("hm, Thursday is tricky", "but possible if need be", "would much rather avoid Thursdays"),
        ("can't do Fridays", "but doable if nothing else works", "would much rather avoid Fridays"),
        ("can't do Fridays", "well, if it has to be I could", "would much rather avoid Fridays"),
        ("Freitag kann ich nicht", "zur not gehts aber", "sehr ungern freitags"),
        ("Fridays are bad for me", "hard no", "can't do Fridays"),
        ("freitag eher nicht", "auf keinen fall", "kann freitags nicht"),
        ("Tuesday is fine", "but not my favourite", "would rather avoid Tuesdays"),
        ("Tuesday is bad", "but ok", "would rather avoid Tuesdays"),
    ],
)
def test_what_says_more_of_it_is_read_behind_what_was_told(first, then, gone_by):
    @in_a_room
    async def says(room):
        assert await noted(room, first, then) == [f"• {gone_by}"]

    says()


def test_a_no_told_once_more_is_of_what_does_not_suit():
    @in_a_room
    async def says(room):
        told = await noted(room, "Tuesday is best. I'd rather not do Friday", "absolutely not")
        assert told == ["• prefers Tuesdays", "• can't do Fridays"]

    says()


@pytest.mark.parametrize(
    "then", ["what a mess", "the coffee machine is broken", "lol", "on the train", "so tired"]
)
def test_what_says_nothing_of_it_leaves_it(then):
    @in_a_room
    async def says(room):
        assert await noted(room, "Tuesday is best", then) == ["• prefers Tuesdays"]

    says()


def test_it_comes_to_one_message():
    @in_a_room
    async def says(room):
        await room.says("lena", CALL, channel=True)
        await room.says("omar", "can't do Fridays")
        assert await room.says("omar", "but possible if need be") == []

    says()
