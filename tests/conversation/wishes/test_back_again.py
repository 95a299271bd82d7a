"""Who is out of something and in it again: said → who is asked, and what counts."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room

IN_IT = ["lena", "omar", "dana"]


def members(room):
    return sorted(each.id for each in room.decisions()[0].members)


@pytest.mark.parametrize(
    "said",
    [
        "actually he can make it now",
        "ach nee doch, er ist wieder da",
        "omar's back, he can join after all",
        "put him back in please",
        "omar kann jetzt doch",
        "nimm ihn wieder rein",
        "oh wait, omar can come after all",
    ],
)
@pytest.mark.parametrize("is_pressed", [True, False])
def test_whom_the_organiser_took_out_is_in_it_again(said, is_pressed):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("lena", "take omar out")
        if is_pressed:
            await room.clicks("lena", "Take Omar Haddad out")
            assert members(room) == ["dana", "lena"]
        [told] = await room.says("lena", said)
        assert "Omar Haddad" in told
        assert members(room) == sorted(IN_IT)

    says()


@pytest.mark.parametrize(
    "said", ["he is always late", "is omar back?", "omar is out", "er ist weg"]
)
def test_what_else_is_said_of_them_asks_nobody(said):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("lena", "take omar out")
        await room.clicks("lena", "Take Omar Haddad out")
        await room.says("lena", said)
        assert members(room) == ["dana", "lena"]

    says()


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("put me back in, wed or thu 2-4pm", "prefers Wednesdays and Thursdays 14:00–16:00"),
        ("i'm in again, but only wednesday", "can only do Wed"),
        ("doch wieder dabei, aber nur mittwoch", "kann nur mittwochs"),
    ],
)
@pytest.mark.parametrize("has_left", [True, False])
def test_who_is_in_it_again_says_at_once_what_suits_them(said, holds, has_left):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "i can't make it at all, take me out")
        if has_left:
            await room.says("omar", "yes")
            assert "omar" not in members(room)
        told = await room.says("omar", said)
        assert members(room) == sorted(IN_IT)
        assert holds in told[-1]
        assert "omar" in room.decisions()[0].answered

    says()


@in_a_room
async def test_who_was_never_out_of_it_is_read_as_a_whole(room):
    await asked(room)
    await room.says("dana", "back in the office on monday, tuesdays are bad")
    assert members(room) == sorted(IN_IT)
