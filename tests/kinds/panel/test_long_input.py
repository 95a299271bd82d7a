"""Long messages of nothing but what is looked for: what is done for each letter has a bound."""

import sys

import pytest

from orchestration.kinds.panel.hearing.mentions import MOST_NAMED, mentions
from orchestration.kinds.panel.state import LONGEST_ASK, PanelAsk
from orchestration.kinds.panel.turn.answering import answering
from orchestration.language.panels.meanings import ANEW
from tests.kinds.panel.stage import Stage

STEPS = 500_000
"""So many calls an answer to the longest message takes at most; a short one takes some 20,000."""


@pytest.fixture(scope="module")
def panel():
    return Stage("houseplants").panel


@pytest.mark.parametrize(
    "said",
    [
        "cat ",
        "cat, ",
        "cat dog sun dark smell tall cold ",
        "Quinn ",
        "Quinn or Ellis ",
        "wax plant ",
        "at most 20 cm ",
        "20 cm 2 degrees ",
        "not ",
        "so ",
        "1",
        "1,",
        "a",
        "!",
        "what about the ",
    ],
)
def test_a_message_full_of_what_is_looked_for_takes_bounded_steps(panel, said):
    ask = PanelAsk("sally", "Sally", (said * LONGEST_ASK)[:LONGEST_ASK])
    assert calls_of(lambda: answering(panel, ask)) < STEPS


def test_so_much_that_a_message_names_is_looked_at(panel):
    named = mentions("cat " * 500, panel.catalogue, panel.personas)
    assert len(named.places) == MOST_NAMED
    assert named.places[0].start == 0


def test_a_message_of_pleases_is_none_to_say_again():
    assert ANEW.fullmatch("please, " * 250 + "x") is None
    assert ANEW.fullmatch("please, and Quinn, say that differently") is not None


def calls_of(done):
    """Return how many functions are called."""
    count = 0

    def counted(_frame, event, _argument):
        nonlocal count
        count += event in ("call", "c_call")

    former = sys.getprofile()
    sys.setprofile(counted)
    try:
        done()
    finally:
        sys.setprofile(former)
    return count
