"""What stands alone and is turned down ends with a no, and with the reasons that may be seen."""

import pytest

from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

MOVE = "we move the standup to 10"
BY = "Said with the votes:\n• Omar Haddad: the school run is at 10"


async def asked(room: Room, said):
    await room.says("lena", f"@Convene {said}", channel=True)
    return room.latest("options/")


def outcome(room):
    return next(words for _, name, words in reversed(room.posted) if name == "outcome")


AGAINST = "A is the only option: 0 for it, 5 against."


@pytest.mark.parametrize(
    ("said", "answer", "why"),
    [
        (f"by majority: {MOVE}", "no", AGAINST),
        (f"by consent: {MOVE}", "no", AGAINST),
        (f"by consent: {MOVE}", "no, too late", "Every option meets an objection."),
    ],
)
def test_a_motion_that_all_are_against_is_a_no(said, answer, why):
    @in_a_room
    async def played(room):
        under = await asked(room, said)
        for who in room.people:
            await room.says(who, answer, under=under)
        await room.closes("lena")
        assert outcome(room) == f"We move the standup to 10: No. {why}"

    played()


@pytest.mark.parametrize("late", [True, False])
def test_an_objection_that_may_be_seen_stands_beside_no_outcome(late):
    @in_a_room
    async def played(room):
        under = await asked(room, "by consent: shall we move the standup to 10?")
        await room.says("omar", "I object, the school run is at 10")
        if not late:
            await room.clicks("omar", "Show it with my name")
        for who in ("dana", "ines", "raj", "lena"):
            await room.says(who, "yes", under=under)
        await room.closes("lena")
        assert (BY in outcome(room)) is not late
        assert "no outcome. Every option meets an objection." in outcome(room)
        if late:
            await room.clicks("omar", "Show it with my name")
            assert BY in outcome(room)

    played()
