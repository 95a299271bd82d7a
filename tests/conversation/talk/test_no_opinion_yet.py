"""What is no opinion where a statement is looked for: said → told, and nobody has answered."""

import pytest

from tests.play.dialogues import comes_of

ASKED = "lena, channel: @Convene statement our view on remote work"


@pytest.mark.parametrize(
    "said",
    ["vote", "draft", "abstimmen bitte", "weiss noch nicht", "ich weiß es noch nicht"],
)
def test_an_order_or_not_knowing_is_no_opinion(said):
    told = comes_of(ASKED, f"omar, dm: {said}")
    assert "counts as your answer" not in told
    assert "have answered" not in told


@pytest.mark.parametrize(
    "said", ["vote by mail is best", "draft beer fridays", "not sure it works"]
)
def test_more_words_are_one(said):
    assert "This counts as your answer" in comes_of(ASKED, f"omar, dm: {said}")
