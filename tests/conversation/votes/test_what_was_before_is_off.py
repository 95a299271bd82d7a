"""Who takes another instead of what was before, agrees to another time, or waits: said → ballot."""

import asyncio

import pytest

from orchestration.model.ballots import Consents, OneOption
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast
from tests.play.played import newest_thread, settled


@pytest.mark.parametrize(
    "said",
    [
        "doch nicht, ich nehm sushi",
        "ach doch nicht, sushi",
        "ne doch nicht pizza, sushi",
        "anders überlegt: sushi",
        "no wait not pizza, sushi",
        "not anymore, i take sushi",
        "nah changed my mind gonna go with sushi",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_follows_what_is_off_is_the_vote(said, alone):
    assert cast(FOOD, "plurality", said, held="pizza", alone=alone)[0] == OneOption("B")


@pytest.mark.parametrize(
    "said",
    [
        "i'd say sushi but let me think",
        "i'd take sushi but let me sleep on it",
        "sushi, but i need to think about it",
        "sushi, aber lass mich drüber schlafen",
        "sushi, aber ich muss noch überlegen",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_wants_to_think_first_has_not_voted(said, alone):
    assert cast(FOOD, "plurality", said, alone=alone)[0] == NOTHING


@pytest.mark.parametrize(
    "said",
    [
        "10:15 works, ok",
        "ok, 10:15 works",
        "half past 10 works, ok",
        "10:15 passt, ok",
        "um 11 Uhr ginge es, ok",
        "halb elf passt, ok",
    ],
)
def test_a_yes_to_another_time_takes_no_objection_away(said):
    async def dialogue():
        room = await settled(["motion"])
        thread = newest_thread(room)
        await room.says("raj", "I object, the kids have to be at school by then", under=thread)
        before = room.decisions()[-1].round.ballots["raj"]
        assert before == Consents((), objections=("A",))
        await room.says("raj", said, under=thread)
        assert room.decisions()[-1].round.ballots["raj"] == before

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said", ["yes but let me sleep on it", "yes, i'll think about it", "ja, will drüber schlafen"]
)
@pytest.mark.parametrize("in_thread", [True, False])
def test_a_yes_that_is_slept_on_is_none_yet(said, in_thread):
    async def dialogue():
        room = await settled(["motion"])
        await room.says("raj", said, under=newest_thread(room) if in_thread else None)
        assert "raj" not in room.decisions()[-1].round.ballots

    asyncio.run(dialogue())
