"""An objection that is said in private: it goes to the vote whose ballot knows objections."""

import asyncio

import pytest

from orchestration.model.ballots import Approvals, Consents
from tests.conversation.room import Room

FOOD, MOVE = (
    "@Convene poll secret: pizza, sushi or salad?",
    "@Convene poll by consent: Rome or stay?",
)
HELD = Approvals(("A",), ())


def votes_after(*said, polls=(FOOD, MOVE)):
    """Return what was answered last, and Omar's votes, who has voted for pizza first."""

    async def dialogue():
        room = Room()
        for each in polls:
            await room.says("lena", each, channel=True)
        told = await room.says("omar", "pizza")
        for each in said:
            told = await room.says("omar", each)
        found = (each.round.ballots.get("omar") for each in room.decisions())
        return " ".join(told), [*found]

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "I object to A, too far",
        "ok, I object to A: too far",
        "Einspruch gegen A, zu weit weg",
        "ich habe Einwände gegen A, weil es zu weit weg ist",
        "I have concerns about A: it is too far",
        "und gegen A hab ich bedenken, weil es zu weit ist",
        "I object to Rome, too far",
    ],
)
def test_it_counts_where_a_ballot_knows_it_and_the_answer_names_the_vote(said):
    told, votes = votes_after(said)
    assert votes == [HELD, Consents(objections=("A",))]
    assert told.startswith("Your vote on “Rome or stay?” is in: an objection to A.")


@pytest.mark.parametrize("said", ["I object to A", "veto A"])
def test_one_without_a_reason_is_asked_for_it_by_the_name_of_its_vote(said):
    told, votes = votes_after(said)
    assert votes == [HELD, None]
    assert told.startswith("An objection to an option of “Rome or stay?” needs a reason")


@pytest.mark.parametrize(
    "said", ["I object to sushi, too raw", "does anyone object?", "I object to pizza, too fat"]
)
def test_what_names_an_option_of_another_vote_is_none_here(said):
    assert votes_after(said)[1] == [HELD, None]


@pytest.mark.parametrize(
    "said", ["I object to A, too far", "veto A!", "ich habe Einwände gegen A", "I object to pizza"]
)
def test_where_no_ballot_knows_it_no_vote_is_withdrawn(said):
    assert votes_after(said, polls=(FOOD,))[1] == [HELD]


def test_one_that_is_taken_back_leaves_the_other_vote():
    told, votes = votes_after("I object to A, too far", "I withdraw my objection")
    assert votes == [HELD, None]
    assert told.startswith("Your vote on “Rome or stay?” is taken back.")


def test_a_button_says_on_which_vote_it_was():
    async def dialogue():
        room = Room()
        for each in (FOOD, MOVE):
            await room.says("lena", each, channel=True)
        return await room.clicks("omar", "Abstain")

    [told] = asyncio.run(dialogue())
    assert told.startswith("You abstain from “Rome or stay?”;")
