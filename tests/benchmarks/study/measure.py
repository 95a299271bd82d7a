"""What is measured: every figure of a cell, from how its sessions went and from the judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import combinations
from math import comb, sqrt
from statistics import fmean, stdev

from tests.benchmarks.study.company import Gathering
from tests.benchmarks.study.heard import Comparison
from tests.benchmarks.study.judge import Hardness, Marks, Profile, Scoring, hardness, marks, order
from tests.benchmarks.study.member import Member
from tests.benchmarks.study.paper import PRINTED_OCCASION, PRINTED_PROFILES, Interval
from tests.benchmarks.study.sitting import ROUNDS, Course
from tests.benchmarks.study.speech import Voice
from tests.benchmarks.study.wishes import About

NAMES = ("ratio", "score", "equity", "attendance")
SESSIONS = 20
"""Meetings in each cell, as in the paper; a smaller study holds the first of the same."""

STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093),
)
"""The two-sided 95% quantiles of Student's t, from 1 degree of freedom to 19."""


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of one figure over a cell's sessions, with its 95% interval."""
    count = len(values)
    if not 2 <= count <= SESSIONS:
        raise ValueError(f"{count} values: expected one of each of 2 to {SESSIONS} sessions")
    return Interval(fmean(values), STUDENT[count - 2] * stdev(values) / sqrt(count))


def left_open(count: int, sessions: int) -> tuple[float, float]:
    """Return the shares that a count of sessions leaves open (Clopper and Pearson, 95%)."""
    return _least_share(count, sessions), 1 - _least_share(sessions - count, sessions)


def _least_share(count: int, sessions: int) -> float:
    """Return the share of which so many of these sessions, or more, are seen once in forty."""
    low, high = 0.0, 1.0
    for _ in range(40):
        part = (low + high) / 2
        more = sum(
            comb(sessions, n) * part**n * (1 - part) ** (sessions - n)
            for n in range(count, sessions + 1)
        )
        low, high = (part, high) if more < 0.025 else (low, part)
    return low


def share(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """Return the share that the parts of a cell's sessions are of their wholes, all together.

    Its interval is that of a ratio of two means; None where there is nothing to be a share of.
    """
    if not sum(wholes):
        return None
    ratio = sum(parts) / sum(wholes)
    off = [part - ratio * whole for part, whole in zip(parts, wholes, strict=True)]
    return Interval(ratio, interval(off).half / fmean(wholes))


def every(values: Sequence[float]) -> Interval:
    """Return the mean of all that there is: nothing of it was drawn, so it cannot err."""
    return Interval(fmean(values), 0.0)


Summed = Callable[[Sequence[float]], Interval]


@dataclass(frozen=True)
class Suits:
    """How starts suit their groups, over the sessions of a cell."""

    ratio: Interval
    score: Interval
    equity: Interval
    attendance: Interval


def suits(each: Sequence[Marks], summed: Summed = interval) -> Suits:
    """Sum up the marks of a cell's sessions."""
    return Suits(*(summed([getattr(one, name) for one in each]) for name in NAMES))


@dataclass(frozen=True)
class Judged:
    """A cell's sessions under one scoring.

    `by_round` follows the candidate (a session that has ended keeps its last one), `decided` is
    what the vote made of it, `rise` is the last candidate's marks less the first one's.
    `short_ratio` and `short_score` are the distance of the last candidate to the exact optimum,
    `at_best` is how many sessions reach it. `gained` is how much of the score between a blind
    start's and the optimum's the last candidate gains. `by_asking` is the rise for each question
    that was asked again, by name; None where none was.
    """

    by_round: tuple[Suits, ...]
    decided: Suits
    rise: Suits
    short_ratio: Interval
    short_score: Interval
    at_best: int
    gained: Interval | None
    by_asking: Mapping[str, Interval | None]

    @property
    def final(self) -> Suits:
        """The last candidate: what the paper's table shows."""
        return self.by_round[-1]


Held = Sequence[tuple[Gathering, Course]]


def judged(held: Held, scoring: Scoring) -> Judged:
    """Have the judge look at every session of a cell."""
    rounds = max(len(course.candidates) for _, course in held)
    final = _marked(held, Course.last_candidate, scoring)
    first = _marked(held, partial(Course.candidate, round_=1), scoring)
    hardest = hardships([gathering for gathering, _ in held], scoring)
    best, blind = [each.best for each in hardest], [each.random.score for each in hardest]
    pairs = list(zip(final, best, strict=True))
    rises = [_less(*each) for each in zip(final, first, strict=True)]
    asked = _questions([course for _, course in held])
    return Judged(
        by_round=tuple(
            suits(_marked(held, partial(Course.candidate, round_=n), scoring))
            for n in range(1, rounds + 1)
        ),
        decided=suits(_marked(held, lambda course: course.decided, scoring)),
        rise=suits(rises),
        short_ratio=interval([ideal.ratio - one.ratio for one, ideal in pairs]),
        short_score=interval([ideal.score - one.score for one, ideal in pairs]),
        at_best=sum(order(one, scoring) == order(ideal, scoring) for one, ideal in pairs),
        gained=share(
            [one.score - least for one, least in zip(final, blind, strict=True)],
            [ideal.score - least for ideal, least in zip(best, blind, strict=True)],
        ),
        by_asking={name: share([getattr(one, name) for one in rises], asked) for name in NAMES},
    )


def _marked(held: Held, pick: Callable[[Course], datetime], scoring: Scoring) -> list[Marks]:
    """Judge one start of each session."""
    return [
        marks(_profiles(gathering), pick(course), gathering.occasion, scoring)
        for gathering, course in held
    ]


def _less(one: Marks, other: Marks) -> Marks:
    return Marks(*(getattr(one, name) - getattr(other, name) for name in NAMES))


def _profiles(gathering: Gathering) -> tuple[Profile, ...]:
    return tuple(each.wishes for each in gathering.members)


@dataclass(frozen=True)
class Effort:
    """What it costs people: messages, and messages and taps, per member and round held.

    `in_all` are messages and taps per member over a whole session, `by_round` messages per member
    in rounds 1 to T; who is not asked writes none. `going` is how many sessions hold each of these
    rounds, `asked_again` the share of members who are asked anything after the first question, and
    `questions` how many such questions there are, per session.
    """

    messages: Interval
    with_taps: Interval
    in_all: Interval
    by_round: tuple[Interval, ...]
    rounds: Interval
    going: tuple[int, ...]
    asked_again: Interval
    questions: Interval
    gave_way: int
    held_firm: int


def effort(held: Held) -> Effort:
    """Count what members did in answer to the bot; a vote is none."""
    courses = [course for _, course in held]
    members = [each for course in courses for each in course.members]
    rounds = range(1, ROUNDS + 1)
    return Effort(
        messages=interval([_per_round(course, ("messages",)) for course in courses]),
        with_taps=interval([_per_round(course, ("messages", "taps")) for course in courses]),
        in_all=interval([_per_member(course, _acts) for course in courses]),
        by_round=tuple(interval(_written(courses, number)) for number in rounds),
        rounds=interval([len(course.candidates) for course in courses]),
        going=tuple(sum(len(each.candidates) >= number for each in courses) for number in rounds),
        asked_again=interval([_per_member(course, _asked_again) for course in courses]),
        questions=interval(_questions(courses)),
        gave_way=sum(each.gave_way for each in members),
        held_firm=sum(each.held_firm for each in members),
    )


def _per_member(course: Course, count: Callable[[Member], float]) -> float:
    return fmean(count(each) for each in course.members)


def _acts(member: Member) -> float:
    return member.messages.total() + member.taps.total()


def _asked_again(member: Member) -> float:
    return float(member.asked_again > 0)


def _questions(courses: Sequence[Course]) -> list[float]:
    return [float(sum(each.asked_again for each in course.members)) for course in courses]


def _written(courses: Sequence[Course], number: int) -> list[float]:
    return [_per_member(course, lambda each: each.messages[number]) for course in courses]


def _per_round(course: Course, kinds: Sequence[str]) -> float:
    done = sum(getattr(each, kind).total() for each in course.members for kind in kinds)
    return done / len(course.members) / len(course.candidates)


@dataclass(frozen=True)
class Extraction:
    """What is read back to members, held against what they wish, meaning by meaning.

    `precision` is None where nothing was read, `recall` where nothing was wished, `strength` where
    nothing was found.
    """

    precision: Interval | None
    recall: Interval | None
    strength: Interval | None


@dataclass(frozen=True)
class Reading:
    """How members were understood: at first, and once they had mended it.

    `unplaced` is how many pieces of text the bot says it could not place, per member; `beyond` the
    share of wishes that say nothing about a start, so that neither the bot nor the judge counts
    them.
    """

    first: Extraction
    last: Extraction
    unplaced: Interval
    beyond: Interval | None


def reading(held: Held) -> Reading:
    """Sum up how well members were understood."""
    courses = [course for _, course in held]
    wishes = [[w for each in course.members for w in each.person.wishes] for course in courses]
    return Reading(
        first=_extraction([_read(course, "first_read") for course in courses]),
        last=_extraction([_read(course, "last_read") for course in courses]),
        unplaced=interval([_per_member(course, lambda each: each.unplaced) for course in courses]),
        beyond=share(
            [sum(wish.about is About.OTHER for wish in each) for each in wishes],
            [len(each) for each in wishes],
        ),
    )


def _read(course: Course, when: str) -> list[Comparison]:
    return [read for each in course.members if (read := getattr(each, when)) is not None]


def _extraction(sessions: Sequence[Sequence[Comparison]]) -> Extraction:
    right = _count(sessions, lambda each: len(each.right))
    wrong = _count(sessions, lambda each: len(each.wrong))
    wished = _count(sessions, lambda each: each.wished)
    found = _count(sessions, lambda each: each.wished - len(each.missing))
    same = _count(sessions, lambda each: each.same_strength)
    return Extraction(
        precision=share(right, [a + b for a, b in zip(right, wrong, strict=True)]),
        recall=share(found, wished),
        strength=share(same, _count(sessions, lambda each: each.pairs)),
    )


def _count(
    sessions: Sequence[Sequence[Comparison]], of: Callable[[Comparison], int]
) -> list[float]:
    return [float(sum(map(of, each))) for each in sessions]


def voices(held: Held) -> Mapping[Voice, int]:
    """Count whose words were said."""
    return sum((each.voices for _, course in held for each in course.members), Counter())


def hardships(gatherings: Sequence[Gathering], scoring: Scoring) -> list[Hardness]:
    """Look at every start of every session."""
    return [hardness(_profiles(gathering), gathering.occasion, scoring) for gathering in gatherings]


@dataclass(frozen=True)
class Hard:
    """How hard a cell's sessions are under one scoring.

    `random` is what a start drawn blindly gets, `best` what the best possible one gets. In
    `none_suits` of `sessions` no start satisfies everybody, in `none_contents` none contents
    everybody.
    """

    sessions: int
    overlap: Interval
    none_suits: int
    none_contents: int
    best: Suits
    random: Suits


def hard(each: Sequence[Hardness], summed: Summed = interval) -> Hard:
    """Sum up how hard sessions are."""
    return Hard(
        sessions=len(each),
        overlap=summed([one.overlap for one in each]),
        none_suits=sum(not one.all_satisfied for one in each),
        none_contents=sum(not one.all_content for one in each),
        best=suits([one.best for one in each], summed),
        random=suits([one.random for one in each], summed),
    )


def printed_hard(size: int, scoring: Scoring) -> Hard:
    """Return how hard every group of the paper's own printed profiles is."""
    groups = combinations(PRINTED_PROFILES.values(), size)
    return hard([hardness(group, PRINTED_OCCASION, scoring) for group in groups], every)
