"""A proposal in more words than a list takes: it is said so, and nothing of it becomes a wish."""

import pytest

from tests.conversation.test_dialogues import in_a_room

LONG = "We could go to the old place by the harbour, it is quiet and cheap. " * 45
TOLD = (
    "That is too long for the list: 200 characters at most, please. Nothing is kept of it; say it "
    "in a line, and the reasons in the thread."
)


@pytest.mark.parametrize(
    "lead", ["i propose ", "my proposal: ", "ich schlage vor: ", "Vorschlag: "]
)
@pytest.mark.parametrize("in_private", [True, False])
def test_what_is_proposed_at_length_is_asked_for_in_a_line(lead, in_private):
    @in_a_room
    async def proposes(room):
        await room.says("lena", "@Convene where do we go for the offsite?", channel=True)
        under = None if in_private else room.latest("card")
        assert await room.says("omar", lead + LONG, under=under) == [TOLD]
        [decision] = room.decisions()
        assert decision.listed == ()
        assert decision.answered == ()

    proposes()


@in_a_room
async def test_a_proposal_with_its_reason_is_on_the_list(room):
    await room.says("lena", "@Convene where do we go for the offsite?", channel=True)
    [told] = await room.says("omar", "i propose Tbilisi because it is quiet and cheap")
    assert told == "On the list: Tbilisi."
