"""A vote behind the question whether it can still be given: “still open? if so B”."""

import pytest

from orchestration.model.ballots import OneOption
from tests.conversation.votes.test_votes_on_times import NOTHING, vote_after


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("i'm late, sorry, vote still open? if so B", OneOption("B")),
        ("is the vote still open? if yes then A", OneOption("A")),
        ("too late to vote? if not, B for me", OneOption("B")),
        ("geht noch was? wenn ja, B", OneOption("B")),
        ("A looks good", OneOption("A")),
        ("B sieht gut aus", OneOption("B")),
        ("does anyone mind C? if so B", NOTHING),
        ("A doesn't look good", NOTHING),
        ("looks like A", NOTHING),
    ],
)
def test_a_vote_hangs_on_no_condition_that_it_is_not_too_late(said, ballot):
    assert vote_after(said, alone=True, held="")[0] == ballot
