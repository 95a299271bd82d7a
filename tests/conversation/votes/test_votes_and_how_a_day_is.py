"""How a day is, said while it is voted on, and a vote taken off its option: said → what counts."""

import pytest

from orchestration.model.ballots import OneOption
from tests.conversation.votes.test_votes_on_times import KEPT, NOTHING, vote_after


@pytest.mark.parametrize(
    "said", ["tuesday's dead now, dentist moved", "tuesday's weird now", "Dienstag ist tot"]
)
def test_how_a_day_is_in_words_that_nobody_knows_is_no_vote_for_it(said):
    ballot, _ = vote_after(said, alone=True)
    assert ballot == KEPT
    assert vote_after("i'd go with the Tuesday one", alone=True)[0] == OneOption("B")


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("said", ["take my vote off C", "nimm meine Stimme von C weg"])
def test_a_vote_is_taken_off_its_option(said, alone):
    ballot, _ = vote_after(said, alone=alone)
    assert ballot == NOTHING
