"""Who wonders at the hours of the options, or asks how things stand by now, is answered."""

import pytest

from tests.conversation.talk.test_said_in_passing import at_the_vote
from tests.conversation.test_dialogues import in_a_room

WHY = "Of what I was told, these suit best those who have answered. “Q1 plan”: how the options "


@pytest.mark.parametrize(
    "said",
    [
        "why is all of it so early for me??",
        "why only at 9am?",
        "why so late?",
        "could we not get something later",
        "is there really nothing earlier in the day?",
        "wieso ist das bei mir immer mittags?",
        "warum so früh?",
        "gibt es echt nichts früheres?",
        "gibt es nichts späteres?",
    ],
)
def test_who_wonders_at_the_hours_hears_why_it_is_these_and_how_they_stand(said):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert told.startswith(WHY)
        assert room.decisions()[0].round.ballots == {}

    asks()


@pytest.mark.parametrize("said", ["and now?", "und jetzt?", "now?"])
def test_who_asks_and_now_hears_how_things_stand(said):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        await room.says("omar", "status?")
        await room.says("dana", "B")
        [told] = await room.says("omar", said)
        assert told.startswith("“Q1 plan”: vote on A, B and C by ")
        assert told.endswith(("1 of 3 have voted.", "1 of 3 has voted."))

    asks()
