"""The independent evaluator, against examples worked by hand."""

import pytest

from tests.benchmarks.study.judge import Scoring, can_come, gini, hardness, marks, pi
from tests.benchmarks.study.wishes import wish_of
from tests.study.groups import TUESDAY, at, on, wishes


@pytest.mark.parametrize(
    ("wish", "clock", "met"),
    [
        ("prefers within 00:00-12:00", "11:00", True),  # ends as the morning does
        ("prefers within 00:00-12:00", "11:15", False),
        ("prefers outside 12:00-13:00", "11:00", True),
        ("prefers outside 12:00-13:00", "11:15", False),
        ("prefers outside 12:00-13:00", "13:00", True),
        ("prefers outside 00:00-24:00 on mon", "09:00", True),
        ("prefers outside 00:00-24:00 on tue", "09:00", False),
        ("prefers within 09:00-17:00 on mon", "09:00", False),
        ("prefers at most 60min", "09:00", True),
        ("prefers at most 45min", "09:00", False),
        ("any", "09:00", True),
        ("other", "09:00", None),
    ],
)
def test_wish_is_met(wish, clock, met):
    assert wish_of(wish).met(at(clock), TUESDAY) is met


def test_notice_counts_from_when_the_meeting_was_asked_for():
    late = on("2027-02-09", asked="2027-02-08T14:00")
    a_day = wish_of("prefers notice 24h")

    assert a_day.met(at("13:45"), late) is False
    assert a_day.met(at("14:00"), late) is True


@pytest.mark.parametrize("notation", ["", "prefers mornings", "must within 9-12", "likes any"])
def test_what_is_no_wish_is_refused(notation):
    with pytest.raises(ValueError, match="is no wish"):
        wish_of(notation)


MORNINGS = wishes("prefers within 00:00-12:00", "prefers outside 12:00-18:00", "any")


@pytest.mark.parametrize(
    ("scoring", "morning", "afternoon"),
    [
        (Scoring.OURS, 3, 0),  # a wish and its complement are one, "any" is left out
        (Scoring.BARE, 3, 0),
        (Scoring.PAPER, 3, 1),  # of three said, the afternoon meets one
    ],
)
def test_pi_of_mornings_and_flexible(scoring, morning, afternoon):
    assert pi(MORNINGS, at("09:00"), TUESDAY, scoring) == morning
    assert pi(MORNINGS, at("14:00"), TUESDAY, scoring) == afternoon


@pytest.mark.parametrize(
    ("clock", "expected"),
    [
        ("09:00", 2),  # the strong one alone: 2 of 3½
        ("14:00", 1),  # 1½ of 3½ is less than half
        ("12:00", 1),  # ½ of 3½
        ("11:30", 0),
    ],
)
def test_ours_weighs(clock, expected):
    profile = wishes(
        "strongly within 00:00-11:00", "prefers within 14:00-16:00", "mildly within 12:00-15:00"
    )

    assert pi(profile, at(clock), TUESDAY, Scoring.OURS) == expected


def test_a_half_met_is_two():
    profile = wishes("prefers within 00:00-12:00", "prefers within 14:00-16:00")

    assert pi(profile, at("09:00"), TUESDAY, Scoring.OURS) == 2
    assert pi(profile, at("09:00"), TUESDAY, Scoring.PAPER) == 2


def test_who_cannot_come_has_nothing_in_ours_and_all_the_rest_in_the_papers():
    profile = wishes("must outside 15:00-24:00", "prefers within 12:00-18:00")

    assert not can_come(profile, at("15:00"), TUESDAY)
    assert pi(profile, at("15:00"), TUESDAY, Scoring.OURS) == 0
    assert pi(profile, at("15:00"), TUESDAY, Scoring.PAPER) == 2
    assert pi(profile, at("13:00"), TUESDAY, Scoring.OURS) == 3


def test_an_overstated_must_is_weighed_not_obeyed():
    profile = wishes("must outside 00:00-12:00, in truth strongly", "prefers within 00:00-12:00")

    assert can_come(profile, at("09:00"), TUESDAY)
    assert pi(profile, at("09:00"), TUESDAY, Scoring.OURS) == 1  # 1 of 3
    assert pi(profile, at("14:00"), TUESDAY, Scoring.OURS) == 2  # 2 of 3


def test_who_wishes_nothing_is_content():
    assert pi((), at("09:00"), TUESDAY, Scoring.OURS) == 3
    assert pi(wishes("other"), at("09:00"), TUESDAY, Scoring.PAPER) == 3


@pytest.mark.parametrize(
    ("scores", "expected"),
    [([3, 3, 3], 0), ([0, 0], 1), ([0, 3], 0.5), ([1, 2, 3], 2 / 9), ([0, 0, 3], 2 / 3)],
)
def test_gini(scores, expected):
    assert gini(scores) == pytest.approx(expected)


AFTERNOONS = wishes("prefers within 12:00-18:00")


def test_marks_of_a_group():
    nine = marks([MORNINGS, AFTERNOONS], at("09:00"), TUESDAY, Scoring.OURS)

    assert (nine.ratio, nine.score, nine.equity, nine.attendance) == (0.5, 1.5, 0.5, 1.0)


def test_hardness_looks_at_every_start():
    """An hour between nine and five has 29 starts: 9 in the morning, 17 in the afternoon."""
    found = hardness((MORNINGS, AFTERNOONS), TUESDAY, Scoring.OURS)

    assert len(TUESDAY.starts) == 29
    assert (found.best.ratio, found.best.score) == (0.5, 1.5)
    assert found.random.score == pytest.approx(1.5 * (9 + 17) / 29)
    assert found.overlap == 0
    assert not found.all_satisfied


def test_two_of_one_mind_are_easy():
    found = hardness((MORNINGS, MORNINGS), TUESDAY, Scoring.OURS)

    assert found.overlap == 1
    assert found.all_content
