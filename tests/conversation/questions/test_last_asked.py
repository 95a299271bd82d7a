"""What answers in words what the bot asked last: a reason, a note, a yes with an order behind."""

import pytest

from orchestration.model.ballots import Consents, NoneOfThese
from orchestration.privacy import reveal
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

MOTION = "@Convene consent: shall we move the standup to 10?"
AGREED, OBJECTED = Consents(("A",)), Consents((), (), ("A",))


async def opened(room, words=MOTION):
    await room.says("lena", words, channel=True)
    return room.latest("options/")


def of(room, who):
    """Somebody's ballot, and the note with it."""
    note = the_only(room).round.notes.get(who)
    return the_only(room).round.ballots.get(who), reveal(note, to=who).words if note else ""


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("because I bring the kids to school", "I bring the kids to school"),
        ("weil ich da die kinder bringe", "ich da die kinder bringe"),
        ("too early for me", "too early for me"),
        ("my bus only gets me there at 10:30", "my bus only gets me there at 10:30"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_objection_gets_its_reason_by_the_next_words(said, why, alone):
    @in_a_room
    async def plays(room):
        under = await opened(room)
        where = None if alone else under
        [told] = await room.says("dana", "I object", under=where)
        assert "needs a reason" in told
        [told] = await room.says("dana", said, under=where)
        assert told.startswith("Your vote is in: an objection.")
        assert of(room, "dana") == (OBJECTED, why)

    plays()


@pytest.mark.parametrize("said", ["omar, are you coming?", "haha", "the standup was long today"])
def test_what_is_said_to_others_is_no_reason(said):
    @in_a_room
    async def plays(room):
        under = await opened(room)
        await room.says("dana", "I object", under=under)
        await room.says("dana", said, under=under)
        assert of(room, "dana") == (None, "")

    plays()


@in_a_room
async def test_none_of_these_gets_its_reason_too(room):
    under = await opened(room, "@Convene poll pizza, sushi or salad")
    await room.says("dana", "none of these", under=under)
    await room.says("dana", "because I'm fasting", under=under)
    assert of(room, "dana") == (NoneOfThese(), "I'm fasting")


@pytest.mark.parametrize("said", ["yes. note: only until june", "ja, notiz: only until june"])
@pytest.mark.parametrize("alone", [True, False])
def test_a_vote_may_have_its_note_behind_it(said, alone):
    @in_a_room
    async def plays(room):
        under = await opened(room)
        await room.says("raj", said, under=None if alone else under)
        assert of(room, "raj") == (AGREED, "only until june")

    plays()


@in_a_room
async def test_a_note_under_the_options_goes_with_the_vote_there(room):
    under = await opened(room)
    assert await room.says("raj", "note: only until june", under=under) == []
    await room.says("raj", "yes", under=under)
    [told] = await room.says("raj", "note: only until june", under=under)
    assert told == "Your vote is in: A. Your note stays in this thread."
    assert of(room, "raj") == (AGREED, "only until june")


@pytest.mark.parametrize("said", ["yes from me too, close it", "ja von mir auch, mach zu"])
def test_a_yes_may_have_an_order_behind_it(said):
    @in_a_room
    async def plays(room):
        under = await opened(room)
        [told] = await room.says("lena", said, under=under)
        assert told.startswith("Your vote is in: yes.\nClose “")
        assert of(room, "lena") == (AGREED, "")

    plays()


@in_a_room
async def test_an_order_of_options_may_have_an_order_to_the_bot_behind_it(room):
    under = await opened(room, "@Convene poll ranked: Anchor, Harbor or Pilot")
    [told] = await room.says("lena", "harbor, pilot. und jetzt auszählen", under=under)
    assert told.startswith("Your vote is in: B, then C.\nClose “")
