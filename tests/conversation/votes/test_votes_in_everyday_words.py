"""Votes as they are typed in a hurry: said under which vote → what is counted."""

import asyncio

import pytest

from orchestration.interaction.wording import in_words
from orchestration.model.people import MemberId
from tests.play.played import newest_thread, settled


def counted(setup, *said, where="thread"):
    """Return the ballot of who says this, and what they were told last."""

    async def says():
        room = await settled([setup])
        told = []
        for words in said:
            under = newest_thread(room) if where == "thread" else None
            told = await room.says("raj", words, under=under)
        [decision] = room.decisions()
        held = decision.round.ballots.get(MemberId("raj"))
        return in_words(held) if held else "", "\n".join(told)

    return asyncio.run(says())


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("im good with the first two, the last one is too far", "A and B"),
        ("the first two work, the last is too far", "A and B"),
        ("first two are good, last one is too far", "A and B"),
        ("the first two pls", "A and B"),
        ("the last two are fine", "C and D"),
        ("die ersten beiden passen, die letzte ist mir zu weit", "A and B"),
        ("die ersten zwei gehen", "A and B"),
        ("all fine by me really 🤷", "A, B, C and D"),
        ("nehm die A", "A"),
        ("nehm B, A is zu weit", "B"),
        ("A, C is zu teuer", "A"),
    ],
)
def test_options_are_counted_as_they_are_called_in_passing(said, ballot, where):
    assert counted("choice-vote", said, where=where)[0] == ballot


@pytest.mark.parametrize(
    "said", ["nee docj A, C is zu teuer", "nee dohc A", "nee doch A, C is zu teuer"]
)
def test_a_slip_keeps_nobody_from_another_vote(said):
    assert counted("choice-vote", "ich nehm C", said, where="dm")[0] == "A"


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("c > a> b i gues", "C, then A, then B"),
        ("c> b>a denk ich", "C, then B, then A"),
        ("second one is my fav, rest i dont mind", "B"),
    ],
)
def test_an_order_is_counted_as_it_is_typed(said, ballot, where):
    assert counted("choice-ranked", said, where=where)[0] == ballot


@pytest.mark.parametrize("where", ["thread", "dm"])
def test_a_no_for_a_reason_keeps_nothing_before_it_from_counting(where):
    said = "nehm die A, B wär zur not auch ok aber C geht garnich wg arzt"
    ballot, told = counted("meeting-vote", said, where=where)
    assert ballot == "A"
    assert told.startswith("Your vote is in: A.")


@pytest.mark.parametrize(
    "said",
    [
        "haha the last two are always full",
        "the first two were closed last week",
        "hm, C is too far",
        "lol the last one is too far for Omar",
    ],
)
def test_what_is_told_of_options_is_no_vote(said):
    assert not counted("choice-vote", said)[0]


@pytest.mark.parametrize(
    "said",
    [
        "lol option B is right in the middle of carnival",
        "haha C ist mitten in der Nacht für die in Indien",
    ],
)
def test_who_laughs_about_an_option_is_told_nothing(said):
    assert counted("meeting-vote", said) == ("", "")


def test_who_asks_for_one_more_has_the_name_as_it_is_and_nobody_else_is_told():
    _, told = counted("choice-vote", "can we still add the new ramen bar?")
    assert told.startswith("The list is closed;")
    assert "C bar" not in told
    assert "is told" not in told


@pytest.mark.parametrize("said", ["B pls, running", "B, muss los", "B, in a hurry"])
def test_who_is_in_a_hurry_hears_of_their_vote_alone(said):
    assert counted("meeting-vote", said, where="dm") == ("B", "Your vote is in: B.")
