"""Several sessions at once: which of them words are about."""

from datetime import datetime

import pytest

from orchestration.interaction.routing import CameUp, SessionWish, route
from tests.interaction.routing.place import BERLIN, brief, setting

BUDGET = brief("decided", "Budget", datetime(2027, 1, 12, 15, tzinfo=BERLIN))  # a Tuesday
LAUNCH = brief("decided", "Launch", datetime(2027, 1, 14, 10, tzinfo=BERLIN))  # a Thursday


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("something came up on thursday", ["Launch"]),
        ("something came up", ["Budget", "Launch"]),
        ("can't make it to the budget thing", ["Budget"]),
        ("i'm sick on the 12th", ["Budget"]),
        ("schaffe dienstag doch nicht", ["Budget"]),
    ],
)
def test_the_one_whose_day_or_subject_is_named_comes_first(said, meant):
    (routed,) = route(said, setting(sessions=(BUDGET, LAUNCH)))
    assert isinstance(routed, CameUp)
    assert list(routed.sessions) == meant


def test_a_day_on_which_nothing_is_decided_is_a_wish_for_what_is_open():
    known = setting("dm", "intake", sessions=(BUDGET,))
    assert isinstance(route("i can't do friday", known)[0], SessionWish)
    assert isinstance(route("i can't do tuesday", known)[0], CameUp)
