"""Where no other round can follow, none is promised: said while it is voted on → told."""

import pytest

from tests.play.dialogues import comes_of

ASKED = (
    "lena, channel: @Convene decide where we eat: Luigi, Wok or Bella? majority",
    *(f"{who}, dm: fine with all" for who in ("omar", "dana", "raj", "ines", "lena")),
    "later: 10m",
)
DECIDES = "This vote decides: no other round follows it."


def test_with_all_that_is_listed_on_the_table_the_vote_decides():
    told = comes_of(*ASKED, "omar, dm: I can't do Wok")
    assert f"This is no vote; yours is still open. {DECIDES}" in told
    assert "Look again" not in told


@pytest.mark.parametrize("said", ["look again", "Look again please"])
def test_to_look_again_in_words_is_answered_with_that(said):
    assert f"to omar: {DECIDES}" in comes_of(
        *ASKED, "omar, dm: I can't do Wok", f"omar, dm: {said}"
    )


def test_where_options_are_left_to_show_another_round_is_offered():
    told = comes_of("use meeting-vote", "omar, dm: can't do mondays")
    assert "[Look again]" in told
    assert DECIDES not in told
