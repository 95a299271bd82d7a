"""An objection that is said in private: it goes to the vote whose ballot knows objections."""

import asyncio

import pytest

from orchestration.model.ballots import Approvals, Consents
from tests.conversation.room import Room
from tests.play.played import settled

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


def answers(said):
    """Return what is answered to words in private about a motion, and the ballots then."""

    async def says():
        room = await settled(["motion"])
        told = "\n".join(await room.says("omar", said))
        [decision] = room.decisions()
        return told, list(decision.round.ballots.values())

    return asyncio.run(says())


@pytest.mark.parametrize(
    "said",
    [
        "hab da bauchschmerzen mit, aber blockieren will ichs nich",
        "got some doubts about it but i wont block it",
        "i have concerns but i don't want to stop it",
    ],
)
def test_who_has_a_worry_and_blocks_nothing_lets_it_pass(said):
    told, ballots = answers(said)
    assert told.startswith("Your vote is in: yes, if need be.")
    assert ballots == [Consents((), ("A",), ())]


@pytest.mark.parametrize(
    "said",
    [
        "im worried about the mornings but i wont stand in the way",
        "I have doubts about the early hour, but i don't want to block it",
        "hab bauchschmerzen damit, blockieren tu ichs aber nicht",
        "mir ist nicht wohl dabei, aber ich stell mich nicht in den weg",
    ],
)
def test_who_says_that_they_block_nothing_is_never_offered_an_objection(said):
    told, ballots = answers(said)
    assert not ballots
    assert told == "I take that for “yes, if need be”. Shall it count as your vote?"
