"""The alternatives in words: what somebody hears who cannot see the picture."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from adapters.pictures.text import heatmap_words, percent, rounds_words
from orchestration.views.documents import (
    HeatCell,
    Heatmap,
    OptionMark,
    RoundPoint,
    RoundsChart,
)

NINE = datetime(2026, 11, 19, 9, tzinfo=ZoneInfo("Europe/Lisbon"))


def heatmap(*counts: int, of=6, marks=(), subject="Q1 plan", zone="Europe/Lisbon"):
    cells = tuple(HeatCell(NINE + timedelta(minutes=15 * n), c) for n, c in enumerate(counts))
    options = tuple(OptionMark(name, NINE + timedelta(minutes=15 * n)) for name, n in marks)
    return Heatmap(subject, zone, of, cells, options)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (
            heatmap(1, 6, 6, 2),
            "Most can come, 6 of 6, at these starts: Thu 19 Nov, 09:15 to 09:30.",
        ),
        (
            heatmap(6, 1, 6, 1),
            "Most can come, 6 of 6, at these starts: Thu 19 Nov, 09:00; Thu 19 Nov, 09:30.",
        ),
        (
            heatmap(5, 1, 5, 1, 5, 1, 5, 1, 5),
            "at these starts: Thu 19 Nov, 09:00; Thu 19 Nov, 09:30; Thu 19 Nov, 10:00; and 2 more.",
        ),
        (heatmap(4, 4, 4), "At every start, 4 of 6 can come."),
        (heatmap(0, 0), "Nobody can come at any start."),
        (heatmap(), "There is no start in these days and hours."),
        (heatmap(3, 2), "Who can come when, for Q1 plan (times in Europe/Lisbon)."),
        (heatmap(3, 2, zone="Asia/Tokyo"), "at these starts: Thu 19 Nov, 18:00."),
        (
            heatmap(3, 2, marks=(("A", 0), ("B", 1))),
            "Options: A Thu 19 Nov, 09:00, 3 of 6 can come; B Thu 19 Nov, 09:15, 2 of 6 can come.",
        ),
        (heatmap(3, 2, marks=(("A", 9),)), "A Thu 19 Nov, 11:15, outside these hours."),
    ],
)
def test_heatmap_is_told_in_words(shown, said):
    assert said in heatmap_words(shown)


def test_rounds_are_told_in_words():
    points = (RoundPoint(1, "A", 0.5, 1.0, 0.42), RoundPoint(2, "D", 1.0, 2.5, 0.1))

    assert rounds_words(RoundsChart("Q1 plan", points)) == (
        "How the candidate did round by round, for Q1 plan. "
        "Round 1, option A: 50% satisfied, score 1.00 of 3, equity 0.42. "
        "Round 2, option D: 100% satisfied, score 2.50 of 3, equity 0.10. "
        "Equity: 0 is fair."
    )


def test_no_rounds_are_told_too():
    assert rounds_words(RoundsChart("Q1 plan", ())).endswith("No round has been held yet.")


@pytest.mark.parametrize(
    "words",
    [
        heatmap_words(heatmap(*range(200), of=200, subject="word\n" * 900, marks=(("A", 3),) * 10)),
        rounds_words(RoundsChart("word " * 900, (RoundPoint(1, "A", 0.5, 1, 0.4),) * 40)),
    ],
)
def test_words_stay_short(words):
    """A description of an attachment may have 1,024 characters."""
    assert len(words) <= 1024
    assert "\n" not in words


@pytest.mark.parametrize(
    ("share", "said"),
    [(0, "0%"), (0.001, "1%"), (1 / 3, "33%"), (2 / 3, "67%"), (0.995, "99%"), (1, "100%")],
)
def test_only_all_is_hundred_percent(share, said):
    assert percent(share) == said
