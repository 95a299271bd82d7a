"""What the paper has published: its table, and what its five printed profiles wish.

Means ± 95% intervals over 20 sessions each. The rows for K = 3, 4 and with organisation data have
baselines as well (the paper's table heads the latter K = 4; its text says 2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from tests.benchmarks.study.sitting import Way
from tests.benchmarks.study.wishes import Occasion, Wish, wish_of


@dataclass(frozen=True)
class Interval:
    """A mean, and half the width of its 95% interval."""

    mean: float
    half: float


@dataclass(frozen=True)
class Published:
    """One row of the table; ratio in 0 … 1, interactions per member and round where it has them."""

    ratio: Interval
    score: Interval
    equity: Interval
    interactions: Interval | None = None


def _row(*figures: float) -> Published:
    """Return a row from means and half widths, the ratio in percent as it is printed."""
    ratio, *rest = (Interval(*pair) for pair in zip(figures[::2], figures[1::2], strict=True))
    return Published(Interval(ratio.mean / 100, ratio.half / 100), *rest)


Cell = tuple[int, int, bool]
"""n, K, and whether organisation data are used."""

TABLE: Mapping[Cell, Mapping[Way, Published]] = {
    (3, 2, False): {
        Way.ROUNDS: _row(78.33, 6.15, 1.73, 0.20, 0.35, 0.06, 2.35, 1.11),
        Way.TALK: _row(58.33, 5.58, 1.40, 0.17, 0.45, 0.06, 3.78, 0.80),
        Way.NONE: _row(57.14, 6.86, 1.70, 0.17, 0.41, 0.07),
    },
    (4, 2, False): {
        Way.ROUNDS: _row(63.10, 6.24, 1.50, 0.12, 0.43, 0.05, 2.18, 0.54),
        Way.TALK: _row(47.62, 4.01, 1.27, 0.16, 0.48, 0.06, 4.01, 0.97),
        Way.NONE: _row(58.33, 8.37, 1.81, 0.17, 0.35, 0.07),
    },
    (5, 2, False): {
        Way.ROUNDS: _row(65.26, 6.75, 1.64, 0.18, 0.36, 0.05, 1.75, 0.34),
        Way.TALK: _row(35.79, 4.15, 0.85, 0.13, 0.67, 0.07, 3.93, 0.53),
        Way.NONE: _row(48.57, 4.39, 1.43, 0.15, 0.50, 0.06),
    },
    (5, 3, False): {
        Way.ROUNDS: _row(56.47, 5.22, 1.26, 0.17, 0.51, 0.06, 1.82, 0.55),
        Way.TALK: _row(41.18, 5.41, 0.87, 0.15, 0.68, 0.05, 4.08, 0.36),
        Way.NONE: _row(46.00, 4.95, 1.30, 0.17, 0.53, 0.06),
    },
    (5, 4, False): {
        Way.ROUNDS: _row(60.00, 6.47, 1.41, 0.16, 0.39, 0.07, 1.20, 0.11),
        Way.TALK: _row(41.00, 5.17, 0.81, 0.13, 0.68, 0.06, 3.94, 0.41),
        Way.NONE: _row(52.00, 7.89, 1.38, 0.19, 0.52, 0.07),
    },
    (5, 2, True): {
        Way.ROUNDS: _row(56.84, 5.33, 1.57, 0.16, 0.41, 0.06, 2.43, 0.60),
        Way.TALK: _row(44.21, 3.24, 1.08, 0.16, 0.56, 0.06, 4.71, 1.23),
        Way.NONE: _row(46.67, 4.84, 1.43, 0.18, 0.43, 0.07),
    },
}

PARAPHRASED: Mapping[str, Published] = {
    "profile": _row(57.14, 6.86, 1.70, 0.17, 0.41, 0.07),
    "again": _row(58.73, 6.60, 1.65, 0.20, 0.41, 0.07),
    "anew": _row(60.32, 6.27, 1.67, 0.19, 0.40, 0.07),
}

PRINTED_PROFILES: Mapping[str, tuple[Wish, ...]] = {
    name: tuple(map(wish_of, lines))
    for name, lines in {
        "chief executive": (
            "prefers within 00:00-12:00",
            "prefers outside 12:00-18:00",
            "any",
            "prefers notice 24h",
            "other",
        ),
        "customer success manager": ("any", "any", "prefers notice 24h", "other"),
        "software engineer": (
            "prefers within 00:00-12:00",
            "prefers outside 12:00-18:00",
            "any",
            "prefers notice 3h",
            "other",
        ),
        "sales representative": (
            "prefers within 12:00-24:00",
            "prefers outside 00:00-14:00",
            "any",
            "prefers notice 24h",
            "other",
        ),
        "product developer": (
            "prefers within 11:00-14:00",
            "prefers outside 00:00-11:00",
            "prefers outside 14:00-18:00",
            "any",
            "prefers notice 24h",
            "other",
        ),
    }.items()
}
"""The five profiles that the paper prints, as wishes: to see how hard its own sessions are."""

PRINTED_OCCASION = Occasion(
    opens=datetime.fromisoformat("2023-02-16T09:00"),
    closes=datetime.fromisoformat("2023-02-16T17:00"),
    length=timedelta(minutes=30),
    now=datetime.fromisoformat("2023-02-14T09:00"),
)
