"""The independent evaluator: how a start suits people, by what they truly wish.

It never sees what the bot has understood, proposed or scored; it shares no code with the engine.
Formulas: PROTOCOL.md, section 3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache
from itertools import combinations
from statistics import fmean

from tests.benchmarks.study.wishes import About, Occasion, Weight, Wish

Profile = tuple[Wish, ...]
Counted = tuple[tuple[Wish, float], ...]
"""The wishes that count, each with its weight."""

WEIGHTS = {Weight.STRONGLY: 2.0, Weight.PREFERS: 1.0, Weight.MILDLY: 0.5}


class Scoring(StrEnum):
    """Which wishes count, and how much.

    `ours`: by weight, without what every start meets; who cannot come has π = 0. `paper`:
    everything said counts alike, and nobody asks who can come. `bare`: as `paper`, but without what
    every start meets ("flexible"), which the paper's own figures do not seem to count either.
    """

    OURS = "ours"
    PAPER = "paper"
    BARE = "bare"


@dataclass(frozen=True)
class Marks:
    """How one start suits a group: ratio in 0 … 1, score in 0 … 3, equity (Gini, lower is fairer).

    `attendance` is the share who can come; it is not part of the paper's scoring.
    """

    ratio: float
    score: float
    equity: float
    attendance: float


def pi(profile: Profile, start: datetime, occasion: Occasion, scoring: Scoring) -> int:
    """Return how far a start suits one person, 0 to 3."""
    if scoring is Scoring.OURS and not can_come(profile, start, occasion):
        return 0
    counted = _COUNTED[scoring](profile, occasion)
    whole = sum(weight for _, weight in counted)
    met = sum(weight for wish, weight in counted if wish.met(start, occasion))
    if met == whole:
        return 3
    if met == 0:
        return 0
    return 1 if met < whole / 2 else 2


def can_come(profile: Profile, start: datetime, occasion: Occasion) -> bool:
    """Tell whether a start breaks nothing that truly is a must."""
    musts = (wish for wish in profile if wish.weight is Weight.MUST)
    return all(wish.met(start, occasion) for wish in musts)


def _everything_said(profile: Profile, occasion: Occasion) -> Counted:
    return tuple((wish, 1.0) for wish in profile if wish.about is not About.OTHER)


def _what_tells_starts_apart(profile: Profile, occasion: Occasion) -> Counted:
    said = _everything_said(profile, occasion)
    return tuple((wish, weight) for wish, weight in said if not all(_verdicts(wish, occasion)))


@cache
def _by_weight(profile: Profile, occasion: Occasion) -> Counted:
    """Count by weight; of wishes about hours that the same starts meet only the heaviest."""
    heaviest: dict[object, Wish] = {}
    for wish, _ in _what_tells_starts_apart(profile, occasion):
        if wish.weight is Weight.MUST:
            continue
        verdicts = _verdicts(wish, occasion)
        about_hours = wish.about in (About.WITHIN, About.OUTSIDE)
        key = verdicts if about_hours and any(verdicts) else wish
        held = heaviest.get(key, wish)
        heaviest[key] = max(held, wish, key=lambda each: WEIGHTS[each.weight])
    return tuple((wish, WEIGHTS[wish.weight]) for wish in heaviest.values())


def _verdicts(wish: Wish, occasion: Occasion) -> tuple[bool, ...]:
    return tuple(bool(wish.met(start, occasion)) for start in occasion.starts)


_COUNTED: Mapping[Scoring, Callable[[Profile, Occasion], Counted]] = {
    Scoring.OURS: _by_weight,
    Scoring.PAPER: _everything_said,
    Scoring.BARE: cache(_what_tells_starts_apart),
}


def marks(
    profiles: Sequence[Profile], start: datetime, occasion: Occasion, scoring: Scoring
) -> Marks:
    """Return how a start suits everyone."""
    scores = [pi(profile, start, occasion, scoring) for profile in profiles]
    can = [can_come(profile, start, occasion) for profile in profiles]
    return Marks(fmean(each > 0 for each in scores), fmean(scores), gini(scores), fmean(can))


def gini(values: Sequence[int]) -> float:
    """Return the usual Gini coefficient of non-negative values; 1 where all are 0."""
    if not any(values):
        return 1.0
    apart = sum(abs(a - b) for a in values for b in values)
    return apart / (2 * len(values) * sum(values))


def order(one: Marks, scoring: Scoring) -> tuple[float, ...]:
    """Return what starts are ordered by, better is larger."""
    if scoring is Scoring.OURS:
        return (one.attendance, one.ratio, one.score, -one.equity)
    return (one.ratio, one.score)


@dataclass(frozen=True)
class Hardness:
    """How hard a session is, before anybody has decided anything.

    `best` is the exact optimum over all starts, `random` the mean over all starts. `overlap` is how
    much two people's best starts have in common (shared over either, mean over all pairs).
    """

    best: Marks
    random: Marks
    overlap: float
    all_satisfied: bool
    all_content: bool


@cache
def hardness(profiles: tuple[Profile, ...], occasion: Occasion, scoring: Scoring) -> Hardness:
    """Look at every start, and say how much there is to gain and what stands in the way."""
    every = [marks(profiles, start, occasion, scoring) for start in occasion.starts]
    best = max(every, key=lambda each: order(each, scoring))
    fields = ("ratio", "score", "equity", "attendance")
    random = Marks(*(fmean(getattr(each, name) for each in every) for name in fields))
    liked = [_favourites(profile, occasion, scoring) for profile in profiles]
    pairs = [len(a & b) / len(a | b) for a, b in combinations(liked, 2)]
    return Hardness(
        best,
        random,
        fmean(pairs),
        any(each.ratio == 1 for each in every),
        any(each.score == 3 for each in every),
    )


def _favourites(profile: Profile, occasion: Occasion, scoring: Scoring) -> frozenset[datetime]:
    scores = {start: pi(profile, start, occasion, scoring) for start in occasion.starts}
    most = max(scores.values())
    return frozenset(start for start, score in scores.items() if score == most)
