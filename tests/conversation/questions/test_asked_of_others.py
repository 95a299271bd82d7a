"""What somebody else has told, or when they can, is asked in private, and told to nobody."""

import pytest

from tests.conversation.test_dialogues import in_a_room

PLANNING = "@Convene find 45 min next week for planning with @omar @dana @ines @raj"
TOLD_TO_NOBODY = "What somebody else has written to me, I tell nobody."


@pytest.mark.parametrize(
    "said",
    [
        "can you see what ines said?",
        "can you see what Inês said?",
        "does wednesday work for ines?",
        "passt mittwoch bei raj?",
        "kann ines am freitag?",
        "when can omar?",
        "what suits lena best?",
    ],
)
def test_it_is_told_to_nobody_however_their_name_is_written(said):
    @in_a_room
    async def asks(room):
        who = "@omar @dana @ines @raj"
        await room.says(
            "lena", f"@Convene find 45 min next week for planning with {who}", channel=True
        )
        [told] = await room.says("dana", said)
        assert told.startswith(TOLD_TO_NOBODY)
        [meeting] = room.decisions()
        assert not meeting.answered

    asks()


@in_a_room
async def test_one_s_own_wish_beside_a_name_stays_one(room):
    await room.says("lena", PLANNING, channel=True)
    [told] = await room.says("dana", "I can do wednesday if ines can?")
    assert TOLD_TO_NOBODY not in told


@pytest.mark.parametrize("said", ["Tuesday or Wednesday work, what about Dana?", "tuesday ok?"])
def test_what_is_said_of_times_beside_a_name_is_not_lost(said):
    @in_a_room
    async def asks(room):
        await room.says("lena", PLANNING, channel=True)
        told = await room.says("raj", said)
        assert TOLD_TO_NOBODY not in " ".join(told)

    asks()
