"""A vote that puts one option first, as a matter of course, and lets another pass."""

import pytest

from tests.play.dialogues import comes_of


@pytest.mark.parametrize(
    "said",
    ["A of course, B ok if need be", "A sure, B if need be", "A definitely. B would do if need be"],
)
def test_what_is_named_first_as_a_matter_of_course_is_the_yes(said):
    told = comes_of("use meeting-vote", f"omar, dm: {said}")
    assert "ballot omar: OneOption(option='A')" in told
    told = comes_of("use choice-vote", f"omar, dm: {said}")
    assert "ballot omar: Approvals(yes=('A',), if_need_be=('B',))" in told


def test_a_courtesy_before_a_vote_is_none():
    told = comes_of("use meeting-vote", "omar, dm: sure, B if need be")
    assert "ballot omar: OneOption(option='B')" in told
