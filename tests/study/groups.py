"""Small groups for the study's own tests."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.company import Employee, Gathering, Sentence
from tests.benchmarks.study.sitting import Course, Setting, Sitting, Way
from tests.benchmarks.study.wishes import Occasion, Wish, wish_of

WORDINGS = ("profile", "again", "anew", "own")


def on(day: str, *, minutes: int = 60, asked: str = "2027-02-01T09:00") -> Occasion:
    """A day from nine to five; 2027-02-01 is a Monday."""
    return Occasion(
        opens=datetime.fromisoformat(f"{day}T09:00"),
        closes=datetime.fromisoformat(f"{day}T17:00"),
        length=timedelta(minutes=minutes),
        now=datetime.fromisoformat(asked),
    )


TUESDAY = on("2027-02-09")


def at(clock: str, day: str = "2027-02-09") -> datetime:
    """A start."""
    return datetime.fromisoformat(f"{day}T{clock}")


def wishes(*notations: str) -> tuple[Wish, ...]:
    """A true profile."""
    return tuple(map(wish_of, notations))


def person(name: str, says: str, *truly: str) -> Employee:
    """Somebody who says one thing in every wording, and truly wishes what is listed."""
    sentence = Sentence(dict.fromkeys(WORDINGS, says), wishes(*truly))
    return Employee(name.lower(), name, "Engineer", 2, (), None, (), (), (sentence,))


def group(*members: Employee, occasion: Occasion = TUESDAY) -> Gathering:
    """A meeting of some people, asked for by somebody else."""
    return Gathering("group", "Roadmap", person("Olga", ""), members, occasion)


def sitting(gathering: Gathering, way: Way, engine: Engine = Engine.OURS) -> Sitting:
    """A session of theirs that has not begun."""
    return Sitting(gathering, Setting(2, way, engine))


def held(gathering: Gathering, way: Way) -> Course:
    """A session of theirs, held."""
    return asyncio.run(sitting(gathering, way).held())


ANY_MEETING = group(
    person("Ana", "She prefers mornings.", "prefers within 00:00-12:00"),
    person("Ben", "He can't meet after four.", "must outside 16:00-24:00"),
)
