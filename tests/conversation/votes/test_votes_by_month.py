"""Votes for months and seasons, which German and English call alike or otherwise."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.votes.test_votes_by_rule import NOTHING, cast

MONTHS = "when do we do the offsite: September, June or May?"
MONATE = "wann machen wir das offsite: Oktober, Juni oder Mai?"


@pytest.mark.parametrize(
    ("options", "said", "yes"),
    [
        (MONTHS, "september wär meins, juni geht auch noch, mai nie im leben", "AB"),
        (MONTHS, "september wär meins", "A"),
        (MONTHS, "juni geht auch noch", "B"),
        (MONTHS, "mai ist meins", "C"),
        (MONTHS, "september is mine", "A"),
        (MONATE, "october is mine, june works too", "AB"),
        (MONATE, "june would be mine", "B"),
        (MONATE, "october", "A"),
        ("spring, summer or winter?", "sommer wär meine wahl", "B"),
        ("Frühling oder Herbst?", "autumn would be mine", "B"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_month_is_voted_for_in_either_language(options, said, yes, alone):
    assert cast(options, "approval", said, alone=alone)[0] == Approvals(tuple(yes))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (MONATE, "I may come later"),
        (MONATE, "march works"),
        ("Frühling oder Herbst?", "auf jeden fall"),
        ("Frühling oder Herbst?", "I may fall asleep"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_word_that_may_be_no_month_is_none(options, said, alone):
    assert cast(options, "approval", said, alone=alone)[0] == NOTHING
