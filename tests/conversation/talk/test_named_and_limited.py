"""Several that are named, and a limit beside them: said → both are taken."""

import pytest

from tests.play.dialogues import comes_of

LISTED = (
    "lena, channel: @Convene decide where do we have the team dinner? Luigi's, Green Bowl, Steaks",
)
EMPTY = ("lena, channel: /convene decide where do we have the team dinner?",)


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        ("Luigi's or Green Bowl. nothing over 30 euros", "nothing over 30 euros"),
        ("Green Bowl or Luigi’s, nothing above 25 euros", "nothing above 25 euros"),
        ("nothing over 30 euros. Green Bowl or Luigi's", "nothing over 30 euros"),
        ("Luigi's oder Green Bowl. nichts über 30 Euro", "nichts über 30 Euro"),
    ],
)
def test_what_is_named_and_what_it_may_cost_are_wishes(said, limit):
    told = comes_of(*LISTED, f"omar, dm: {said}")
    assert "Luigi's" in told
    assert "Green Bowl" in told
    assert f"“{limit}”, as you said it" in told
    assert "couldn't place" not in told


@pytest.mark.parametrize("said", ["not Luigi's", "Luigi's", "Luigi's please"])
def test_a_name_that_ends_like_it_is_is_a_name(said):
    assert "Luigi's" in comes_of(*LISTED, f"omar, dm: {said}")


def test_what_is_not_listed_yet_is_offered_and_the_limit_kept():
    told = comes_of(*EMPTY, "omar, dm: Luigi's or Green Bowl. nothing over 30 euros")
    assert "“nothing over 30 euros”, as you said it" in told
    assert "[Put “Luigi's” on the list] [Put “Green Bowl” on the list]" in told
