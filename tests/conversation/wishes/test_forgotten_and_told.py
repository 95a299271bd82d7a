"""What is taken back, here or for good, and what is asked for all: said → what holds then."""

import pytest

from orchestration.conversation.told.kept_quiet import _NIGHTS as NIGHTS
from tests.conversation.test_dialogues import asked, decided, in_a_room


@pytest.mark.parametrize(
    ("first", "said", "gone"),
    [
        (
            "not on Monday",
            "argh forget everything, i'll send my calendar",
            "No longer: can't do Mondays",
        ),
        (
            "nicht am Montag",
            "vergiss alles, ich schick meinen kalender",
            "No longer: kann montags nicht",
        ),
    ],
)
def test_who_begins_anew_has_their_wishes_back_and_nothing_is_erased(first, said, gone):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", first)
        [told] = await room.says("omar", said)
        assert gone in told
        assert "unreadable" not in told

    says()


@pytest.mark.parametrize("said", ["forget the friday thing", "please forget the friday thing"])
def test_what_holds_for_good_is_taken_back_where_nothing_is_open(said):
    @in_a_room
    async def says(room):
        await decided(room)
        await room.says("omar", "never on fridays in general")
        session, screen = room.seen["omar"][-1]
        buttons = [x for part in screen.parts for x in getattr(part, "buttons", ())]
        [keep] = [each for each in buttons if each.action == "keep"]
        await room.presses("omar", "keep", keep.value, session)
        [told] = await room.says("omar", said)
        assert "No longer: can't do Fridays" in told

    says()


@pytest.mark.parametrize(
    "said",
    [
        "please don't ping people at night",
        "don't ping me at night",
        "bitte schreib den leuten nachts nicht",
        "ping niemanden nachts",
    ],
)
def test_quiet_nights_are_asked_for_others_too(said):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("omar", said) == [NIGHTS]

    says()


@pytest.mark.parametrize("said", ["mittwochs ist irgendwie komisch", "wednesdays are a bit weird"])
def test_a_day_that_somebody_finds_odd_is_asked_about(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "How about Wednesdays?" in told or "Wie passt es mittwochs?" in told

    says()
