"""Whether an option is at some time, asked while times are voted on: asked → answered in a line."""

import pytest

from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room

NONE = "None of the options of “hiring” is then."


@pytest.mark.parametrize(
    "said",
    [
        "evenings?",
        "abends?",
        "anything in the evening?",
        "is there an option in the evening?",
        "any evening slots?",
        "geht auch was am abend?",
        "gibt es auch was abends?",
        "what about evenings?",
        "wie wär's mit abends?",
    ],
)
def test_who_asks_whether_an_option_is_then_hears_that(said):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        assert await room.says("omar", said) == [NONE]
        assert not room.decisions()[0].round.ballots

    asks()


@pytest.mark.parametrize(
    "said", ["any option on monday?", "montags?", "monday?", "gibts auch was am montag?"]
)
def test_what_is_then_is_named_by_its_letter(said):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        there = [x.id for x in room.decisions()[0].round.options if x.start.weekday() == 0]
        [told] = await room.says("omar", said)
        assert told.startswith("Of the options of “hiring”, ")
        assert all(each in told for each in there)
        assert there

    asks()


@in_a_room
async def test_the_bot_is_asked_by_name_in_the_channel_and_talk_is_left_alone(room):
    await at_the_vote(room)
    assert await room.says("omar", "@Convene evenings?", channel=True) == [NONE]
    assert await room.says("omar", "evenings?", under=room.latest("options/")) == []


@pytest.mark.parametrize("said", ["what's the status?", "when?", "wann?"])
def test_what_asks_for_no_time_is_answered_as_before(said):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert "of the options" not in told.lower()

    asks()


@in_a_room
async def test_while_times_are_asked_for_it_is_a_wish(room):
    await asked(room)
    [told] = await room.says("omar", "evenings?")
    assert "of the options" not in told.lower()
