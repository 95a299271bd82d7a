"""A decided meeting made shorter: it keeps its start, and nobody is asked anew."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.test_dialogues import decided, in_a_room

SHORTER = (
    "“hiring” takes 30 minutes now, Mon 11 Jan, 14:00–14:30. The invite goes out anew; nobody is "
    "asked again."
)


def slot(room):
    return room.decisions()[0].outcome.option


@pytest.mark.parametrize(
    "said",
    [
        "make it 30 min only",
        "make it half an hour",
        "lass es bei 30 min",
        "mach nur 30 min draus",
        "let's make it 30 minutes",
    ],
)
@pytest.mark.parametrize("in_private", [True, False])
def test_what_was_decided_ends_earlier_at_its_organisers_word(said, in_private):
    @in_a_room
    async def says(room):
        outcome = await decided(room)
        start, invites, told = slot(room).start, len(room.invites), len(room.told)
        assert await room.says("lena", said, under=None if in_private else outcome) == [SHORTER]
        assert slot(room).start == start
        assert (slot(room).end - start).total_seconds() == 30 * 60
        assert room.decisions()[0].phase is Phase.DECIDED
        assert len(room.invites) == invites + 1
        assert len(room.told) == told + 1
        assert "14:00–14:30" in room.shown[outcome[:2]].words

    says()


@pytest.mark.parametrize(
    "said", ["make it an hour", "make it 30 min on thursday", "make it 45 min"]
)
def test_what_is_longer_or_at_another_time_is_looked_for(said):
    @in_a_room
    async def says(room):
        await decided(room)
        before = slot(room)
        assert await room.says("lena", said) != [SHORTER]
        assert slot(room) == before

    says()


@in_a_room
async def test_nobody_else_makes_it_shorter(room):
    await decided(room)
    before = slot(room)
    [told] = await room.says("omar", "make it 30 min only")
    assert "Only Lena Vogt can look for another time." in told
    assert slot(room) == before


@in_a_room
async def test_it_is_made_shorter_twice_and_found_so_after(room):
    await decided(room)
    await room.says("lena", "make it 30 min only")
    [told] = await room.says("lena", "make it 15 min")
    assert "14:00–14:15" in told
    [told] = await room.says("omar", "when is it?")
    assert "17:00–17:15" in told
