"""What simulated members have to say, and who puts it into words: rules here, a model in `voiced`.

What is said follows from a member's true profile alone; a speaker only finds the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Protocol

from tests.benchmarks.study.company import Employee
from tests.benchmarks.study.wishes import DAY, DAYS, About, Weight, Wish

PARAPHRASES = {"profile": 0, "again": 1, "anew": 2}
"""The wordings of a profile that are about somebody, by how often they have been paraphrased."""


@dataclass(frozen=True)
class Introduces:
    """The first answer: all they wish, in one of the company's wordings."""

    wording: str


@dataclass(frozen=True)
class Repeats:
    """Wishes that were misread, said once more as plainly as can be."""

    wishes: tuple[Wish, ...]


@dataclass(frozen=True)
class Agrees:
    """A yes to an option, glad or if need be."""

    option: str
    gladly: bool


@dataclass(frozen=True)
class Declines:
    """A no to all options, with what would do instead."""

    wishes: tuple[Wish, ...]


Saying = Introduces | Repeats | Agrees | Declines


class Voice(StrEnum):
    """Whose words they are; all but the first three are rules where a model should have spoken."""

    RULES = "rules"
    MODEL = "model"
    VERBATIM = "verbatim"
    LATE = "late"
    INVALID = "invalid"
    UNANSWERED = "unanswered"
    BUDGET = "budget"


FALLBACKS = (Voice.LATE, Voice.INVALID, Voice.UNANSWERED, Voice.BUDGET)


@dataclass(frozen=True)
class Utterance:
    """What was said, and whose words they are."""

    text: str
    voice: Voice


@dataclass(frozen=True)
class Line:
    """Something that a member has seen: what the bot wrote to them, or what they wrote."""

    by: str
    text: str


class Speaker(Protocol):
    """How members put things."""

    async def utter(self, person: Employee, saying: Saying, seen: Sequence[Line]) -> Utterance:
        """Return what somebody has to say in words; `seen` is what they were shown and said."""
        ...


class PlainSpeaker:
    """Speaks by rules: the company's own sentences first, then plain ones."""

    async def utter(self, person: Employee, saying: Saying, seen: Sequence[Line]) -> Utterance:
        del seen
        return Utterance(plainly(person, saying), Voice.RULES)


def plainly(person: Employee, saying: Saying) -> str:
    """Return what somebody has to say as the rules put it."""
    match saying:
        case Introduces(wording=wording):
            return person.text(wording)
        case Repeats(wishes=wishes):
            return " ".join(map(plain_wish, wishes))
        case Agrees(option=option, gladly=gladly):
            return f"{option} works for me." if gladly else f"{option} if need be."
        case Declines(wishes=wishes):
            return " ".join(("None of these work for me.", *map(plain_wish, wishes)))


_WANTS = {
    Weight.STRONGLY: "I would really prefer to meet",
    Weight.PREFERS: "I prefer to meet",
    Weight.MILDLY: "Ideally we meet",
}
_SHUNS = {
    Weight.MUST: "I can't meet",
    Weight.STRONGLY: "I would really rather not meet",
    Weight.PREFERS: "I would rather not meet",
    Weight.MILDLY: "Ideally we do not meet",
}
_DAY_NAMES = dict(
    zip(DAYS, ("Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays"), strict=True)
)


def plain_wish(wish: Wish) -> str:
    """Return one wish as a plain sentence, as strongly as its author puts it."""
    hours = wish.amount // timedelta(hours=1)
    match wish.about:
        case About.NOTICE:
            return f"I prefer at least {hours} hours' notice."
        case About.AT_MOST:
            return f"I prefer meetings of at most {wish.amount // timedelta(minutes=1)} minutes."
        case _:
            verbs = _WANTS if wish.about is About.WITHIN else _SHUNS
            return f"{' '.join(filter(None, (verbs[wish.said], _hours(wish), _on(wish))))}."


def _hours(wish: Wish) -> str:
    first, last = _clock(wish.first), _clock(wish.last)
    if wish.first == timedelta(0):
        return "" if wish.last == DAY else f"before {last}"
    return f"after {first}" if wish.last == DAY else f"between {first} and {last}"


def _clock(since_midnight: timedelta) -> str:
    hours, rest = divmod(since_midnight, timedelta(hours=1))
    return f"{hours:02}:{rest // timedelta(minutes=1):02}"


def _on(wish: Wish) -> str:
    return "" if wish.days == DAYS else f"on {' and '.join(_DAY_NAMES[day] for day in wish.days)}"
