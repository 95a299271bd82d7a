"""What is said where others read it is not read back as if it were private."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize("in_thread", [False, True])
def test_who_speaks_in_a_thread_is_told_that_all_there_read_it(in_thread):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        card = room.latest("card")
        [told, *_] = await room.says(
            "omar", "i can't do tuesday", under=card if in_thread else None
        )
        first = told.splitlines()[0]
        assert ("as all there can read" in first) == in_thread, first
        assert ("just between us" in first) == (not in_thread)

    dialogue()


@pytest.mark.parametrize("at_the_card", [False, True])
def test_so_is_who_calls_the_bot_where_others_read_it(at_the_card):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        under = room.latest("card") if at_the_card else None
        called = "@Convene i can't do tuesday"
        [told, *_] = await room.says("omar", called, channel=True, under=under)
        first = told.splitlines()[0]
        assert "as all there can read" in first, first
        assert "just between us" not in first
        assert room.decisions()[0].aloud == ()

    dialogue()
