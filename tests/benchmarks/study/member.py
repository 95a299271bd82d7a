"""A simulated member: reads what a person would be shown, and answers in words and taps.

They hold a true profile that nobody else sees. They cooperate, tell the truth, and have the
patience of a person: they mend what was read back to them twice at most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Protocol

from orchestration.model.options import Slot
from orchestration.views.channel import ChannelView, OptionsProposed
from orchestration.views.member import (
    IntakeQuestion,
    MemberView,
    OpenQuestion,
    ReadBack,
    RelaxationQuestion,
)
from tests.benchmarks.study.company import Employee
from tests.benchmarks.study.heard import Comparison, compare
from tests.benchmarks.study.judge import Scoring, can_come, pi
from tests.benchmarks.study.wishes import DAY, DAYS, About, Occasion, Weight, Wish

PATIENCE = 2


@dataclass(frozen=True)
class Says:
    """A message to the bot."""

    text: str


@dataclass(frozen=True)
class TakesBack:
    """A tap that takes one of the wishes back that were read."""

    number: int


@dataclass(frozen=True)
class Keeps:
    """A tap that says: so it is, or nothing to add."""


@dataclass(frozen=True)
class Votes:
    """A vote for an option by name, or for none."""

    option: str | None


Act = Says | TakesBack | Keeps | Votes


class Speaker(Protocol):
    """How members put things; by rules here, by a model behind the same four sentences."""

    def first(self, person: Employee, wording: str) -> str:
        """Return what somebody says first."""
        ...

    def again(self, wishes: Sequence[Wish]) -> str:
        """Return wishes that were misread, said once more as plainly as can be."""
        ...

    def agrees(self, option: str, *, gladly: bool) -> str:
        """Return a yes to an option, glad or if need be."""
        ...

    def declines(self, wishes: Sequence[Wish]) -> str:
        """Return a no to all options, with what would do instead."""
        ...


class PlainSpeaker:
    """Speaks by rules: the company's own sentences first, then plain ones."""

    def first(self, person: Employee, wording: str) -> str:
        return person.text(wording)

    def again(self, wishes: Sequence[Wish]) -> str:
        return " ".join(map(_plain, wishes))

    def agrees(self, option: str, *, gladly: bool) -> str:
        return f"{option} works for me." if gladly else f"{option} if need be."

    def declines(self, wishes: Sequence[Wish]) -> str:
        return " ".join(("None of these work for me.", *map(_plain, wishes)))


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


def _plain(wish: Wish) -> str:
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


@dataclass
class Member:
    """One person in one session; `talks` tells whether they answer what is read back to them.

    `first_read` and `last_read` are what was read back at first and in the end, held against what
    they wish; `messages` and `taps` count, by round, what they did in answer to the bot.
    """

    person: Employee
    occasion: Occasion
    wording: str
    talks: bool
    speaker: Speaker = field(default_factory=PlainSpeaker)
    round: int = 1
    first_read: Comparison | None = None
    last_read: Comparison | None = None
    unplaced: int = 0
    messages: Counter[int] = field(default_factory=Counter)
    taps: Counter[int] = field(default_factory=Counter)
    gave_way: int = 0
    held_firm: int = 0
    _asked: bool = False
    _mended: int = 0
    _last_reply: str = ""
    _options: tuple[Slot, ...] = ()

    def sees(self, view: MemberView | ChannelView) -> Iterator[Act]:
        """Take something in that is shown to them, and answer it."""
        for act in self._answers(view):
            self._counts(act)
            yield act

    def _answers(self, view: MemberView | ChannelView) -> Iterator[Act]:
        match view:
            case IntakeQuestion():
                self._asked = True
                yield Says(self.speaker.first(self.person, self.wording))
            case ReadBack():
                yield from self._reads(view)
            case OptionsProposed():
                self._options = tuple(each.slot for each in view.options)
                yield Votes(self._favourite())
            case OpenQuestion():
                self.round, self._asked = view.round, True
                yield self._replies()
            case RelaxationQuestion():
                yield from self._gives_way(view)

    def _counts(self, act: Act) -> None:
        if isinstance(act, Says):
            self.messages[self.round] += 1
        elif not isinstance(act, Votes):
            self.taps[self.round] += 1

    def _reads(self, view: ReadBack) -> Iterator[Act]:
        """Mend what was misread, until it is right or patience is at its end; then keep it."""
        self.last_read = compare(self.person.wishes, view.preferences, self.occasion)
        if self.first_read is None:
            self.first_read = self.last_read
            self.unplaced = len(view.not_understood)
        if not self._asked or not self.talks:
            return
        mending = list(self._mends(self.last_read)) if self.round == 1 else []
        if mending and self._mended < PATIENCE:
            self._mended += 1
            yield from mending
            return
        self._asked = False
        yield Keeps()

    def _mends(self, read: Comparison) -> Iterator[Act]:
        yield from (TakesBack(each.number) for each in (*read.wrong, *read.too_strong))
        if amiss := (*read.missing, *read.misjudged):
            yield Says(self.speaker.again(amiss))

    def _replies(self) -> Act:
        """Agree to the best option on the table, or say once more what would do instead."""
        scores = {slot.id: self._pi(slot) for slot in self._options}
        best = max(scores, key=lambda name: scores[name])
        if scores[best]:
            reply = self.speaker.agrees(best, gladly=scores[best] >= 2)
        else:
            hours = [
                each for each in self.person.wishes if each.about in (About.WITHIN, About.OUTSIDE)
            ]
            reply = self.speaker.declines(hours)
        if reply == self._last_reply:
            self._asked = False
            return Keeps()
        self._last_reply = reply
        return Says(reply)

    def _gives_way(self, view: RelaxationQuestion) -> Iterator[Act]:
        """Give way only where nothing that truly is a must stands against it."""
        if not can_come(self.person.wishes, _local(view.slot), self.occasion):
            self.held_firm += 1
            return
        self.gave_way += 1
        yield TakesBack(view.number)

    def _favourite(self) -> str | None:
        scores = {slot.id: self._pi(slot) for slot in self._options}
        best = max(scores, key=lambda name: scores[name])
        return best if scores[best] else None

    def _pi(self, slot: Slot) -> int:
        return pi(self.person.wishes, _local(slot), self.occasion, Scoring.OURS)


def _local(slot: Slot) -> datetime:
    return slot.start.replace(tzinfo=None)
