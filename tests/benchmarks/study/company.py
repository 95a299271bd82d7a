"""The made-up company, and the meetings that are drawn from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from pathlib import Path
from random import Random
from typing import Any

import yaml

from tests.benchmarks.study.wishes import Occasion, Wish, wish_of

HERE = Path(__file__).parent
ZONE = "Europe/Amsterdam"
OPENS, CLOSES = time(9), time(17)
FIRST_DAY = date(2027, 2, 1)
SPAN = 40
SUBJECTS = (
    "Calibration after the storm",
    "Spring trade fair",
    "Late deliveries",
    "Release of the harbour app",
    "Support on weekends",
    "Price list",
    "Battery life",
    "Audit",
)


@dataclass(frozen=True)
class Sentence:
    """A sentence of a profile: its wordings (profile, again, anew, own), and its true meaning."""

    wordings: Mapping[str, str]
    means: tuple[Wish, ...]


@dataclass(frozen=True)
class Employee:
    """What everybody may know of somebody, and what only they know: their `sentences`."""

    id: str
    name: str
    role: str
    level: int
    responsibilities: tuple[str, ...]
    manager: str | None
    teammates: tuple[str, ...]
    collaborators: tuple[str, ...]
    sentences: tuple[Sentence, ...]

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """All that they truly wish."""
        return tuple(wish for sentence in self.sentences for wish in sentence.means)

    def text(self, wording: str) -> str:
        """Return their whole profile in one of its wordings."""
        return " ".join(sentence.wordings[wording] for sentence in self.sentences)


@dataclass(frozen=True)
class Gathering:
    """A meeting to be found: who asks for it, who is to come, and when it could be.

    `message` is the organiser's, and may say who is needed.
    """

    id: str
    subject: str
    organiser: Employee
    members: tuple[Employee, ...]
    occasion: Occasion
    message: str = ""


def company() -> Mapping[str, Employee]:
    """Return everybody, by id."""
    data = yaml.safe_load((HERE / "company.yaml").read_text(encoding="utf-8"))
    teams: dict[str | None, list[str]] = {}
    for each in data:
        teams.setdefault(each.get("manager"), []).append(each["id"])
    return {each["id"]: _employee(each, teams) for each in data}


def _employee(data: Mapping[str, Any], teams: Mapping[str | None, Sequence[str]]) -> Employee:
    manager = data.get("manager")
    return Employee(
        id=data["id"],
        name=data["name"],
        role=data["role"],
        level=data["level"],
        responsibilities=tuple(data["responsibilities"]),
        manager=manager,
        teammates=tuple(each for each in teams[manager] if each != data["id"]),
        collaborators=tuple(data["collaborators"]),
        sentences=tuple(map(_sentence, data["preferences"])),
    )


def _sentence(data: Mapping[str, Any]) -> Sentence:
    wordings = {name: text for name, text in data.items() if name != "means"}
    return Sentence(wordings, tuple(map(wish_of, data["means"])))


def draw(people: Mapping[str, Employee], size: int, count: int, seed: str) -> list[Gathering]:
    """Draw meetings of one size: the same for the same seed."""
    dice = Random(seed)
    return [_gathering(people, size, f"{seed}/{number}", dice) for number in range(count)]


def _gathering(people: Mapping[str, Employee], size: int, name: str, dice: Random) -> Gathering:
    organiser = dice.choice(sorted(people.values(), key=lambda each: each.id))
    members = _members(people, organiser, size, dice)
    day = FIRST_DAY + timedelta(days=dice.randrange(SPAN))
    while day.weekday() > 4:
        day += timedelta(days=1)
    asked = datetime.combine(
        day - timedelta(days=dice.choice((1, 2, 3))), time(dice.randint(9, 16))
    )
    occasion = Occasion(
        opens=datetime.combine(day, OPENS),
        closes=datetime.combine(day, CLOSES),
        length=timedelta(minutes=dice.choice((30, 30, 45, 60))),
        now=asked,
    )
    needed = dice.choice(members).name.split()[0]
    message = dice.choice(("", f"{needed} has to be there."))
    return Gathering(name, dice.choice(SUBJECTS), organiser, members, occasion, message)


def _members(
    people: Mapping[str, Employee], organiser: Employee, size: int, dice: Random
) -> tuple[Employee, ...]:
    """Draw who is to come: those who work with the organiser first, then anybody."""
    near = {organiser.manager, *organiser.teammates, *organiser.collaborators}
    near |= {each.id for each in people.values() if each.manager == organiser.id}
    known = sorted(each for each in near if each)
    others = sorted(set(people) - {organiser.id, *known})
    drawn = dice.sample(known, min(len(known), (size + 1) // 2))
    drawn += dice.sample(others, size - len(drawn))
    return tuple(people[each] for each in drawn)
