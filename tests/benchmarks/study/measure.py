"""What is measured: every figure of a cell, from how its sessions went and from the judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

from tests.benchmarks.study.company import Gathering
from tests.benchmarks.study.heard import Comparison
from tests.benchmarks.study.judge import Hardness, Marks, Profile, Scoring, hardness, marks, order
from tests.benchmarks.study.paper import PRINTED_OCCASION, PRINTED_PROFILES, Interval
from tests.benchmarks.study.sitting import ROUNDS, Course
from tests.benchmarks.study.wishes import About

SESSIONS = 20
STUDENT = 2.093
"""The two-sided 95% quantile of Student's t with 19 degrees of freedom, as in the paper."""


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of one figure over a cell's sessions, with its 95% interval."""
    if len(values) != SESSIONS:
        raise ValueError(f"{len(values)} values: expected one of each of {SESSIONS} sessions")
    return Interval(fmean(values), STUDENT * stdev(values) / sqrt(SESSIONS))


@dataclass(frozen=True)
class Suits:
    """How starts suit their groups, over the sessions of a cell."""

    ratio: Interval
    score: Interval
    equity: Interval
    attendance: Interval


def suits(each: Sequence[Marks]) -> Suits:
    """Sum up the marks of a cell's sessions."""
    names = ("ratio", "score", "equity", "attendance")
    return Suits(*(interval([getattr(one, name) for one in each]) for name in names))


@dataclass(frozen=True)
class Judged:
    """A cell's sessions under one scoring.

    `by_round` follows the candidate (a session that has ended keeps its last one), `decided` is
    what the vote made of it. `short` is the distance to the exact optimum in ratio and score,
    `at_best` the share of sessions that reach it.
    """

    by_round: tuple[Suits, ...]
    decided: Suits
    short: tuple[float, float]
    at_best: float

    @property
    def final(self) -> Suits:
        """The last candidate: what the paper's table shows."""
        return self.by_round[-1]


Held = Sequence[tuple[Gathering, Course]]


def judged(held: Held, scoring: Scoring) -> Judged:
    """Have the judge look at every session of a cell."""
    rounds = max(len(course.candidates) for _, course in held)
    final = _marked(held, Course.last_candidate, scoring)
    best = [each.best for each in hardships([gathering for gathering, _ in held], scoring)]
    pairs = list(zip(final, best, strict=True))
    return Judged(
        by_round=tuple(
            suits(_marked(held, partial(Course.candidate, round_=n), scoring))
            for n in range(1, rounds + 1)
        ),
        decided=suits(_marked(held, lambda course: course.decided, scoring)),
        short=(
            fmean(ideal.ratio - one.ratio for one, ideal in pairs),
            fmean(ideal.score - one.score for one, ideal in pairs),
        ),
        at_best=fmean(order(one, scoring) == order(ideal, scoring) for one, ideal in pairs),
    )


def _marked(held: Held, pick: Callable[[Course], datetime], scoring: Scoring) -> list[Marks]:
    """Judge one start of each session."""
    return [
        marks(_profiles(gathering), pick(course), gathering.occasion, scoring)
        for gathering, course in held
    ]


def _profiles(gathering: Gathering) -> tuple[Profile, ...]:
    return tuple(each.wishes for each in gathering.members)


@dataclass(frozen=True)
class Effort:
    """What it costs people: messages, and messages and taps, per member and round held.

    `in_all` are messages and taps per member over a whole session, `by_round` messages per member
    in rounds 1 to T; who is not asked writes none.
    """

    messages: Interval
    with_taps: Interval
    in_all: float
    by_round: tuple[float, ...]
    rounds: float
    gave_way: int
    held_firm: int


def effort(held: Held) -> Effort:
    """Count what members did in answer to the bot; a vote is none."""
    courses = [course for _, course in held]
    members = [each for course in courses for each in course.members]
    return Effort(
        messages=interval([_per_round(course, ("messages",)) for course in courses]),
        with_taps=interval([_per_round(course, ("messages", "taps")) for course in courses]),
        in_all=fmean(each.messages.total() + each.taps.total() for each in members),
        by_round=tuple(fmean(each.messages[n] for each in members) for n in range(1, ROUNDS + 1)),
        rounds=fmean(len(course.candidates) for course in courses),
        gave_way=sum(each.gave_way for each in members),
        held_firm=sum(each.held_firm for each in members),
    )


def _per_round(course: Course, kinds: Sequence[str]) -> float:
    done = sum(getattr(each, kind).total() for each in course.members for kind in kinds)
    return done / len(course.members) / len(course.candidates)


@dataclass(frozen=True)
class Extraction:
    """What is read back to members, held against what they wish, meaning by meaning."""

    precision: float
    recall: float
    strength: float


@dataclass(frozen=True)
class Reading:
    """How members were understood: at first, and once they had mended it.

    `unplaced` is how many pieces of text the bot says it could not place, per member; `beyond` the
    share of wishes that say nothing about a start, so that neither the bot nor the judge counts
    them.
    """

    first: Extraction
    last: Extraction
    unplaced: float
    beyond: float


def reading(held: Held) -> Reading:
    """Sum up how well members were understood."""
    members = [each for _, course in held for each in course.members]
    wishes = [wish for each in members for wish in each.person.wishes]
    return Reading(
        first=_extraction([each.first_read for each in members if each.first_read]),
        last=_extraction([each.last_read for each in members if each.last_read]),
        unplaced=fmean(each.unplaced for each in members),
        beyond=fmean(wish.about is About.OTHER for wish in wishes),
    )


def _extraction(read: Sequence[Comparison]) -> Extraction:
    right = sum(len(each.right) for each in read)
    stated = right + sum(len(each.wrong) for each in read)
    wished = sum(each.wished for each in read)
    found = wished - sum(len(each.missing) for each in read)
    matches = sum(each.pairs for each in read)
    same = sum(each.same_strength for each in read)
    return Extraction(right / stated, found / wished, same / matches)


def hardships(gatherings: Sequence[Gathering], scoring: Scoring) -> list[Hardness]:
    """Look at every start of every session."""
    return [hardness(_profiles(gathering), gathering.occasion, scoring) for gathering in gatherings]


@dataclass(frozen=True)
class Hard:
    """How hard a cell's sessions are under one scoring; all are means or shares over them.

    `random` is what a start drawn blindly gets, `best` what the best possible one gets.
    `none_suits` is the share in which no start satisfies everybody, `none_contents` that in which
    none contents everybody.
    """

    overlap: float
    none_suits: float
    none_contents: float
    best: Marks
    random: Marks


def hard(each: Sequence[Hardness]) -> Hard:
    """Sum up how hard sessions are."""
    return Hard(
        overlap=fmean(one.overlap for one in each),
        none_suits=1 - fmean(one.all_satisfied for one in each),
        none_contents=1 - fmean(one.all_content for one in each),
        best=_mean([one.best for one in each]),
        random=_mean([one.random for one in each]),
    )


def _mean(each: Sequence[Marks]) -> Marks:
    names = ("ratio", "score", "equity", "attendance")
    return Marks(*(fmean(getattr(one, name) for one in each) for name in names))


def printed_hard(size: int, scoring: Scoring) -> Hard:
    """Return how hard every group of the paper's own printed profiles is."""
    groups = combinations(PRINTED_PROFILES.values(), size)
    return hard([hardness(group, PRINTED_OCCASION, scoring) for group in groups])
