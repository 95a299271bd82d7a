"""Words that may mean one thing or another are asked about, and nothing is done before."""

import pytest

from orchestration.conversation.known.meant import as_said
from orchestration.interaction.answers import NOTHING_DONE
from tests.conversation.choosing import polled, the_only
from tests.conversation.talk.test_messy_messages import EAT
from tests.conversation.test_dialogues import in_a_room

UNSURE = "I'm not sure. Did you mean one of these?"
MISSING = "Missing: Lena Vogt"


def labels(room, who):
    _, layout = room.seen[who][-1]
    return [button.label for part in layout.parts for button in getattr(part, "buttons", ())]


@pytest.mark.parametrize(
    "answer", ["the second", "2", "nr 2", "who is missing", "missing?", "second one pls"]
)
def test_what_is_meant_is_said_in_words(answer):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        assert await room.says("omar", "stragglers?") == [UNSURE]
        assert labels(room, "omar") == ["When do you remind us?", "Who is missing?"]
        [told] = await room.says("omar", answer)
        assert MISSING in told
        assert not the_only(room).round.ballots

    says()


@pytest.mark.parametrize("is_channel", [True, False])
def test_a_press_does_what_saying_it_there_does(is_channel):
    @in_a_room
    async def presses(room):
        await polled(room, EAT)
        call = "@Convene " if is_channel else ""
        by_words = await room.says("omar", f"{call}Who is missing?", channel=is_channel)
        assert await room.says("omar", f"{call}stragglers?", channel=is_channel) == [UNSURE]
        assert await room.clicks("omar", "Who is missing?") == by_words

    presses()


@in_a_room
async def test_in_a_thread_it_is_of_its_session(room):
    options = await polled(room, EAT)
    assert await room.says("omar", "@Convene stragglers?", under=options) == [UNSURE]
    [told] = await room.clicks("omar", "Who is missing?")
    assert MISSING in told
    assert await room.says("omar", "stragglers?", under=options) == []


@pytest.mark.parametrize("no", ["no", "nein", "nope", "nah"])
def test_who_means_none_of_them_is_asked_no_more(no):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        await room.says("omar", "stragglers?")
        assert await room.says("omar", no) == [NOTHING_DONE]
        [told] = await room.says("omar", "2")
        assert MISSING not in told

    says()


@in_a_room
async def test_a_yes_to_several_is_asked_which(room):
    await polled(room, EAT)
    await room.says("omar", "stragglers?")
    [told] = await room.says("omar", "yes")
    assert told == "Which of them? “The first” will do."
    [told] = await room.says("omar", "the second")
    assert MISSING in told


@in_a_room
async def test_anything_else_is_heard_as_what_it_is(room):
    await polled(room, EAT)
    await room.says("omar", "stragglers?")
    await room.says("omar", "B")
    assert the_only(room).round.ballots["omar"].yes == ("B",)


@in_a_room
async def test_after_a_while_it_is_asked_no_more(room):
    await polled(room, EAT)
    await room.says("omar", "stragglers?")
    await room.later(minutes=11)
    assert MISSING not in " ".join(await room.says("omar", "the second"))


def test_a_button_of_no_meaning_says_nothing():
    assert as_said(None, None, "vote/1") is None
