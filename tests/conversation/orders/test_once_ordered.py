"""A question behind an order is answered by what holds once that is carried out."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "extend it by an hour, what's the status?",
        "extend it by an hour. when does it close?",
        "verlänger um eine stunde, wie ist der stand?",
    ],
)
def test_the_deadline_that_is_told_is_the_new_one(said):
    @in_a_room
    async def says(room):
        await room.says("lena", "@Convene poll pizza or sushi? with @omar", channel=True)
        before = room.decisions()[0].closes_at
        [told] = await room.says("lena", said)
        after = room.decisions()[0].closes_at
        assert (after - before).total_seconds() == 3600
        first, second = told.split("\n")
        assert first.split("by ")[1] in second

    says()


@in_a_room
async def test_so_it_is_while_wishes_are_asked_for(room):
    await asked(room)
    [told] = await room.says("lena", "extend the deadline by a day, what's the status?")
    first, second = told.split("\n")
    assert first.split("until ")[1] in second


@in_a_room
async def test_an_order_without_a_question_is_carried_out_once(room):
    await room.says("lena", "@Convene poll pizza or sushi? with @omar", channel=True)
    before = room.decisions()[0].closes_at
    await room.says("lena", "extend it by an hour")
    assert (room.decisions()[0].closes_at - before).total_seconds() == 3600
