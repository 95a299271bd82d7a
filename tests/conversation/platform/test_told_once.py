"""The same words for several sessions: read back in one message, which names the others."""

import pytest

from tests.conversation.platform.test_told_to_several import poll_and_meeting
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.fixture
def play():
    """Play a scene in a room of its own, in which two meetings are open."""

    def run(scene):
        @in_a_room
        async def played(room):
            await asked(room, "design sync")
            await room.later(minutes=1)
            await asked(room, "budget")
            await scene(room)

        played()

    return run


def wishes(room, who="omar"):
    """Return of which sessions somebody has been heard."""
    return {each.terms.subject for each in room.decisions() if who in each.answered}


@pytest.mark.parametrize(
    "said",
    [
        ["mondays are bad", "both"],
        ["mondays are bad", "beides"],
        ["montag ist schlecht", "für beide"],
        ["mondays are bad for both"],
        ["montags ist schlecht, gilt für beide"],
        ["design sync and budget: mondays are bad"],
        ["for both: no mondays"],
        ["all meetings: no mondays"],
    ],
)
def test_what_both_are_told_is_read_back_once(said, play):
    async def scene(room):
        for each in said:
            told = await room.says("omar", each)
        [read] = told
        assert "“design sync”" in read
        assert read.endswith("The same goes for “budget”.")
        assert wishes(room) == {"design sync", "budget"}

    play(scene)


def test_a_press_for_both_reads_back_once(play):
    async def scene(room):
        await room.says("omar", "mondays are bad")
        [read] = await room.chooses("omar", "*")
        assert read.endswith("The same goes for “budget”.")
        assert wishes(room) == {"design sync", "budget"}

    play(scene)


def test_what_only_the_other_has_to_say_is_told(play):
    async def scene(room):
        await room.says("omar", "budget: mondays are best")
        told = await room.says("omar", "mondays are bad for both")
        assert len(told) == 2
        assert "No longer: prefers Mondays" in told[1]

    play(scene)


def test_the_other_shows_all_of_it_with_the_next_words(play):
    async def scene(room):
        await room.says("omar", "mondays are bad for both")
        [told] = await room.says("omar", "budget: tuesdays are best")
        assert "would rather avoid Mondays" in told
        assert "prefers Tuesdays" in told

    play(scene)


@in_a_room
async def test_a_poll_and_a_meeting_read_back_what_each_makes_of_it(room):
    await poll_and_meeting(room)
    told = await room.says("omar", "no fridays for both")
    assert not any("The same goes" in each for each in told)


@in_a_room
async def test_an_old_button_of_what_is_over_says_so_and_no_more(room):
    await asked(room)
    await room.presses("lena", "cancel")
    await room.fills("lena")
    for action in ("any-time", "mornings", "thats-all", "nothing", "tell"):
        assert await room.presses("omar", action) == ["“hiring” is already cancelled."]
