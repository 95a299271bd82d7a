"""A rule of the table as it is written, and what its sentences are about."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from orchestration.interaction.routing.about import (
    About,
    Asks,
    AwayThen,
    CameUp,
    Does,
    Finished,
    GivenAnswer,
    Late,
    OfAnother,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)

Meaning = Callable[[Span], About]
Table = tuple[tuple[Meaning, str], ...]
"""Rules as they are written, in the order in which they are tried."""


@dataclass(frozen=True, slots=True)
class Rule:
    """What a sentence is about that has one of each of `needs`, and nothing of `lacks`."""

    meaning: Meaning
    needs: tuple[frozenset[str], ...]
    lacks: frozenset[str]

    def fits(self, signs: AbstractSet[str]) -> bool:
        """Tell whether a sentence with these signs is about this."""
        has_all = not any(each.isdisjoint(signs) for each in self.needs)
        return has_all and self.lacks.isdisjoint(signs)


def rule(meaning: Meaning, line: str) -> Rule:
    """Return a rule as it is written; a sign of several words has `_` between them."""
    needs: list[frozenset[str]] = []
    lacks: list[str] = []
    for each in line.split():
        signs = [sign.replace("_", " ") for sign in each.removeprefix("-").split("|")]
        if each.startswith("-"):
            lacks += signs
        else:
            needs.append(frozenset(signs))
    return Rule(meaning, tuple(needs), frozenset(lacks))


def _asks(asks: Asks) -> Meaning:
    return lambda span: SessionQuestion(span, asks)


def _does(does: Does) -> Meaning:
    return lambda span: SessionOrder(span, does)


def _opens(kind: Opens) -> Meaning:
    return lambda span: OpenRequest(span, kind)


def _passed(span: Span) -> CameUp:
    return CameUp(span, passed=True)


def _leaves(span: Span) -> CameUp:
    return CameUp(span, leaves=True)


def _misses(span: Span) -> OfAnother:
    return OfAnother(span, misses=True)


WISH, STANDING, CAME_UP, VOTE = SessionWish, StandingWish, CameUp, Vote
ANSWER, SOCIAL, FINISHED, UNKNOWN = GivenAnswer, Social, Finished, Unknown
OF_ANOTHER, PASSED, LEAVES, MISSES = OfAnother, _passed, _leaves, _misses
LATE, AWAY = Late, AwayThen
STATUS, MISSING, WHEN, WHO = map(_asks, (Asks.STATUS, Asks.MISSING, Asks.WHEN, Asks.WHO))
INVITE, ABOUT_ME, OWN_VOTE = map(_asks, (Asks.INVITE, Asks.ABOUT_ME, Asks.OWN_VOTE))
HOW_DECIDED, HELP = _asks(Asks.HOW_DECIDED), _asks(Asks.HELP)
TOPIC, PLACE, GUIDE = map(_asks, (Asks.TOPIC, Asks.PLACE, Asks.GUIDE))
PRIVACY, OTHERS_WORDS = map(_asks, (Asks.PRIVACY, Asks.OTHERS_WORDS))
FORGET, QUIET, LOUD, CLOCK = map(_asks, (Asks.FORGET, Asks.QUIET, Asks.LOUD, Asks.CLOCK))
UNDO, REMINDED, JOIN, WHY = map(_asks, (Asks.UNDO, Asks.REMINDED, Asks.JOIN, Asks.WHY))
RULE, EXPORT, CHANGEABLE = map(_asks, (Asks.RULE, Asks.EXPORT, Asks.CHANGEABLE))
BOT, CALENDAR, BEFOREHAND = map(_asks, (Asks.PERSON, Asks.CALENDAR, Asks.BEFOREHAND))
LIST, VOTES, DECISIONS = map(_asks, (Asks.LIST, Asks.VOTES, Asks.DECISIONS))
FOR_ME = _asks(Asks.FOR_ME)
CANCEL, CLOSE, REMIND, ADD = map(_does, (Does.CANCEL, Does.CLOSE, Does.REMIND, Does.ADD))
REMOVE, MOVE, EXTEND, REVIEW = map(_does, (Does.REMOVE, Does.MOVE, Does.EXTEND, Does.REVIEW))
AGAIN, SKIP, STOP, RESTART = map(_does, (Does.AGAIN, Does.SKIP, Does.STOP, Does.RESTART))
REPEAT = _does(Does.REPEAT)
MEETING, CHOICE, PANEL, PLAN = map(_opens, Opens)
