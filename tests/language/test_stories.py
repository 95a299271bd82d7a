"""What is told of a time that is over says nothing of those to come: said → nothing asserted."""

import pytest

from tests.language.listening import heard


@pytest.mark.parametrize(
    "said",
    [
        "on saturday we went hiking",
        "monday was horrible at work",
        "we met on Monday",
        "on Tuesday I was ill",
        "Montag war furchtbar",
        "last time was too late for me",
        "am Freitag waren wir wandern",
    ],
)
def test_a_story_is_no_wish(said):
    assert heard(said).preferences == ()


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("if it was up to me, mornings", "prefers mornings"),
        ("Tuesday was out, Wednesday works", "Wednesdays are fine"),
        ("no Mondays please, they were always packed", "would much rather avoid Mondays"),
    ],
)
def test_what_is_ahead_is_heard_beside_it(said, wish):
    assert any(each.restatement.startswith(wish) for each in heard(said).preferences)
