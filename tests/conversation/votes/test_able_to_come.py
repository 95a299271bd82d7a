"""Who says which time they can make votes for it: “I can do A”, “bei A kann ich, bei B nicht”."""

import pytest

from orchestration.model.ballots import NoneOfThese, OneOption
from tests.conversation.votes.test_votes_on_times import both_ways, vote_after


@pytest.mark.parametrize(
    "said",
    [
        "i can do A",
        "can do A",
        "I could make A",
        "actually i can do A if its remote",
        "could make A if it starts late",
        "A i can do",
        "A is doable",
        "ich kann A",
        "kann bei A",
        "könnte auch bei A",
        "ich könnte A machen",
        "bei A kann ich, bei B nicht",
        "i can make A but not B",
        "A wäre machbar",
        "hm make that A",
        "nah make that A",
        "mach A draus",
        "uh A",
        "hm can i change to A",
    ],
)
@both_ways
def test_the_time_that_one_can_make_is_voted_for(said, alone):
    assert vote_after(said, alone=alone)[0] == OneOption("A")


@pytest.mark.parametrize("said", ["I can do A or B", "kann A oder B"])
def test_of_two_it_is_asked_which(said):
    ballot, told = vote_after(said, alone=True)
    assert ballot == OneOption("C")
    assert told == ["One option, please: this vote takes one."]


@pytest.mark.parametrize("said", ["I can't do A", "can do without A", "can A still change?"])
@both_ways
def test_what_one_cannot_make_or_asks_is_no_vote(said, alone):
    assert vote_after(said, alone=alone)[0] == OneOption("C")


@pytest.mark.parametrize("said", ["keiner der termine passt mir leider", "keiner passt leider"])
@both_ways
def test_a_sorry_makes_none_of_them_no_less(said, alone):
    assert vote_after(said, alone=alone)[0] == NoneOfThese()
