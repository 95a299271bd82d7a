"""What lies outside of the times that are looked at is told so, and who has none left may leave."""

import pytest

from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import GO_ON, screen
from orchestration.privacy import Reader, reveal
from orchestration.sessions.effects import Tell
from orchestration.views.member import ReadBack
from tests.kinds.meeting.table import Table, told

OUTSIDE = "outside of the times that are looked at"


def actions(effects, to):
    """Return what can be pressed under the last list that somebody was told."""
    views = [reveal(x.view, to=Reader.DECISION) for x in effects if isinstance(x, Tell)]
    [*_, last] = (each for each in views if isinstance(each, ReadBack))
    rows = (each for each in screen(last).parts if isinstance(each, Buttons))
    return {button.action for row in rows for button in row.buttons}


@pytest.mark.parametrize(
    "said",
    ["Sunday would be best.", "Tuesday 9 pm is good", "The 20th works", "am liebsten im März"],
)
def test_a_wish_that_nothing_meets_is_told_to_be_outside(said):
    assert OUTSIDE in told(Table("ana", "ben").says("ben", said), "ben")


@pytest.mark.parametrize(
    "said", ["Tuesday would be best.", "mornings please", "I can't do Sunday", "Tue or Sunday"]
)
def test_but_none_that_something_meets(said):
    assert OUTSIDE not in told(Table("ana", "ben").says("ben", said), "ben")


@pytest.mark.parametrize(
    "said", ["I'm on vacation next week", "nächste Woche kann ich nicht", "only in March"]
)
def test_who_has_no_time_left_may_have_it_go_on_without_them(said):
    assert GO_ON in actions(Table("ana", "ben", "cem").says("ben", said), "ben")


@pytest.mark.parametrize("said", ["I can't do Monday", "Tuesday is best", "mornings only"])
def test_who_has_some_left_is_not_offered_that(said):
    assert GO_ON not in actions(Table("ana", "ben", "cem").says("ben", said), "ben")


def test_nor_are_the_last_two_or_who_has_asked():
    two, three = Table("ana", "ben"), Table("ana", "ben", "cem", organiser="ben")
    for table in (two, three):
        assert GO_ON not in actions(table.says("ben", "I'm on vacation next week"), "ben")
