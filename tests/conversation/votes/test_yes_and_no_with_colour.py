"""A yes or a no said with feeling, or for what one is, and what its author takes off the list."""

import asyncio

import pytest

from orchestration.language.choosing.lists.list_orders import taken_off_in
from orchestration.model.ballots import NoneOfThese, OneOption
from tests.play.played import newest_thread, settled


def cast_on_fish(said):
    """Return what omar has voted in the thread of a proposal; None where that was no vote."""

    async def dialogue():
        room = await settled([])
        await room.says("lena", "@Convene shall we order fish on Friday?", channel=True)
        await room.says("omar", said, under=newest_thread(room))
        return room.decisions()[-1].round.ballots.get("omar")

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said", ["yes please god yes", "oh god yes", "omg yes please", "oh gott ja bitte", "ja ehrlich"]
)
def test_a_yes_with_feeling_is_one(said):
    assert cast_on_fish(said) == OneOption("A")


@pytest.mark.parametrize(
    "said",
    [
        "god no",
        "not in a million years",
        "under no circumstances",
        "auf gar keinen fall",
        "nie im leben",
        "unter keinen umständen",
        "nah, im allergic",
        "no, i'm vegetarian",
        "nee, bin allergisch",
        "nein, ich bin vegan",
    ],
)
def test_a_no_with_feeling_or_for_what_one_is_counts(said):
    assert cast_on_fish(said) == NoneOfThese()


@pytest.mark.parametrize("said", ["im allergic to cats", "oh god", "omg please", "ach gott"])
def test_feeling_alone_is_no_vote(said):
    assert cast_on_fish(said) is None


@pytest.mark.parametrize(
    "said",
    [
        "oh i take Firefly back then",
        "then i take Firefly back",
        "i take Firefly back after all",
        "ich nehm Firefly dann zurück",
        "dann zieh ich Firefly zurück",
        "ok ich zieh Firefly dann wieder zurück",
    ],
)
def test_what_is_taken_back_then_goes_off_the_list(said):
    assert taken_off_in(said) == "Firefly"
