"""A wish before its times are resolved, and what reading a clause yields."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orchestration.language.clauses.leftovers import Leftover
from orchestration.language.clauses.stances import Verdict
from orchestration.language.values import Dates, Days, Place, Times, UnitName, When
from orchestration.model.preferences import (
    Kind,
    OptionRef,
    PartOfMeeting,
    Polarity,
    Strength,
    Topic,
)
from orchestration.model.times import MeetingsPerDay, Minutes


@dataclass(frozen=True, slots=True)
class Wish:
    """One typed wish before its times are resolved.

    `bare`: nothing but a time was said. `within`: of an exception, what it is taken out of.
    `accepts`: where it is for something, it only says that it is possible.
    """

    kind: Kind
    polarity: Polarity
    strength: Strength
    times: Times | None = None
    value: Minutes | MeetingsPerDay | OptionRef | PartOfMeeting | Topic | None = None
    place: Place | None = None
    bare: bool = False
    within: tuple[When, ...] = ()
    accepts: bool = False

    @property
    def firm_no(self) -> bool:
        """Whether it rules out what it names."""
        return self.polarity is Polarity.AGAINST and self.strength is Strength.MUST

    @property
    def stance(self) -> tuple[Polarity, Strength]:
        """How it is meant, once everything in the message has been read."""
        if self.accepts and self.polarity is Polarity.FOR and self.strength is not Strength.MUST:
            return Polarity.ACCEPTS, Strength.PREFERS
        return self.polarity, self.strength


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What is taken back of an earlier message: all that was said `of` a time, None for everything.

    `to`: the time that was meant. `start` and `end` say where in the text this stands.
    """

    start: int
    end: int
    of: Times | None = None
    to: Times | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a clause says: its wishes, what is left, and what a fragment after it inherits.

    `alone`: how firmly all is ruled out that was not wished for before it. `asked`: where a
    question began that nothing was said of yet ("9am?"); `answers`: it says something of that, and
    replaces it. `taken`: what it takes back of an earlier message. `day`: the days named last,
    understood or not; `week`: that in which weekdays are. `narrows`: the hours at which what was
    said before it holds. `supposes`: its days were only supposed ("if it's Tuesday"). `named`: all
    days named so far in the message, `recent`: the times named last that were understood, `told`:
    those that were only told of.
    """

    wishes: tuple[Wish, ...] = ()
    left: tuple[Leftover, ...] = ()
    verdict: Verdict | None = None
    times: Times | None = None
    alone: Strength | None = None
    asked: int | None = None
    answers: bool = False
    taken: TakenBack | None = None
    day: Days | None = None
    week: Dates | UnitName | None = None
    narrows: Times | None = None
    supposes: bool = False
    named: tuple[When, ...] = ()
    recent: Times | None = None
    told: Times | None = None

    def wishing(self, wishes: tuple[Wish, ...]) -> Reading:
        """Return it with other wishes, unless they are its own."""
        return self if wishes == self.wishes else replace(self, wishes=wishes)
