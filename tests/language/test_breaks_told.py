"""A break that is told with its hours keeps its author: said → understood."""

import pytest

from tests.language.listening import heard, lines


@pytest.mark.parametrize(
    "said",
    [
        "lunch is 12 to 1 for me, always",
        "lunch is 12-1",
        "my lunch is at 12",
        "lunch at 12",
        "i take lunch from 12 to 1",
        "I need my lunch break 12-1",
        "mittagspause ist bei mir immer 12 bis 13 uhr",
        "mittag ist 12-13 uhr",
    ],
)
def test_a_break_is_no_time_to_meet(said):
    assert lines(said) == ["busy against must: daily 12:00-13:00"]


@pytest.mark.parametrize(
    "said",
    [
        "lunch time is fine for me",
        "over lunch is best",
        "12 to 1 is best for me",
        "mittags passt mir gut",
        "can we do it over lunch, 12-1?",
        "let's make it a lunch, 12 to 1",
    ],
)
def test_who_would_meet_then_says_so(said):
    assert heard(said).preferences
    assert not [each for each in lines(said) if "against" in each]
