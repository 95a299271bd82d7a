"""A simulated member: reads what a person would be shown, and answers in words and taps.

They hold a true profile that nobody else sees. They cooperate, tell the truth, and have the
patience of a person: they mend what was read back to them twice at most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from orchestration.interaction.wording import word
from orchestration.model.gains import Gain
from orchestration.model.options import Slot, slot_of
from orchestration.model.preferences import Preference
from orchestration.views.asked_otherwise import QuestionChanged
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.channel import OptionsProposed, VoteCounted
from orchestration.views.member import (
    IntakeQuestion,
    MustQuestion,
    QuestionSettled,
    ReadBack,
    RelaxationQuestion,
    WhatItMeans,
)
from tests.benchmarks.study.company import Employee
from tests.benchmarks.study.heard import Comparison, compare
from tests.benchmarks.study.judge import Scoring, can_come, pi
from tests.benchmarks.study.speech import (
    Agrees,
    Declines,
    Introduces,
    Line,
    PlainSpeaker,
    Repeats,
    Saying,
    Speaker,
    Voice,
)
from tests.benchmarks.study.wishes import About, Occasion, Wish

PATIENCE = 2


@dataclass(frozen=True)
class Says:
    """A message to the bot, still to be put into words."""

    saying: Saying


@dataclass(frozen=True)
class TakesBack:
    """A tap that takes one of the wishes back that were read."""

    number: int


@dataclass(frozen=True)
class GivesWay:
    """A tap that says whether a wish may give way once."""

    number: int
    possible: bool


@dataclass(frozen=True)
class Keeps:
    """A tap that says: that's all, or nothing to add."""


@dataclass(frozen=True)
class Settles:
    """A tap that says of one of the musts that were read whether it truly is one."""

    number: int
    firm: bool


@dataclass(frozen=True)
class Votes:
    """A vote for an option by name, or for none."""

    option: str | None


Act = Says | TakesBack | GivesWay | Keeps | Settles | Votes


@dataclass
class Member:
    """One person in one session; `talks` tells whether they answer what is read back to them.

    `first_read` and `last_read` are what was read back at first and in the end, held against what
    they wish; `messages` and `taps` count, by round, what they did in answer to the bot, `voices`
    who found the words for it. `asked_again` is how often they were, after the first question.
    `seen` is what they were shown and what they said.
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
    voices: Counter[Voice] = field(default_factory=Counter)
    seen: list[Line] = field(default_factory=list)
    asked_again: int = 0
    gave_way: int = 0
    held_firm: int = 0
    _asked: bool = False
    _mended: int = 0
    _noted: dict[int, Preference] = field(default_factory=dict)
    _last_reply: Saying | None = None
    _options: tuple[Slot, ...] = ()

    def sees(self, view: MemberView | ChannelView) -> Iterator[Act]:
        """Take something in that is shown to them, and answer it."""
        if isinstance(view, QuestionChanged | QuestionSettled):
            return  # it stands where they were asked
        self.seen.append(Line("bot", word(view)))
        for act in self._answers(view):
            self._counts(act)
            yield act

    async def puts(self, saying: Saying) -> str:
        """Return what they have to say in words, and remember having said it."""
        utterance = await self.speaker.utter(self.person, saying, tuple(self.seen))
        self.voices[utterance.voice] += 1
        self.seen.append(Line("you", utterance.text))
        return utterance.text

    def _answers(self, view: MemberView | ChannelView) -> Iterator[Act]:
        match view:
            case IntakeQuestion(offered=None):
                self._asked = True
                yield Says(Introduces(self.wording))
            case ReadBack():
                yield from self._reads(view)
            case OptionsProposed():
                self.round = view.round
                self._options = tuple(slot_of(each.option) for each in view.options)
                yield Votes(self._favourite())
            case VoteCounted():
                self.round = view.round + 1
            case IntakeQuestion():
                self._asked = True
                self.asked_again += 1
                yield self._replies()
            case RelaxationQuestion() if self.talks:
                yield self._gives_way(view)
            case WhatItMeans(firm=MustQuestion() as asked) | (MustQuestion() as asked):
                free = can_come(self.person.wishes, _local(slot_of(asked.option)), self.occasion)
                yield Settles(asked.number, firm=not free)

    def _counts(self, act: Act) -> None:
        if isinstance(act, Says):
            self.messages[self.round] += 1
        elif not isinstance(act, Votes):
            self.taps[self.round] += 1

    def _reads(self, view: ReadBack) -> Iterator[Act]:
        """Mend what was misread, until it is right or patience is at its end; then keep it."""
        self.last_read = compare(self.person.wishes, self._told(view), self.occasion)
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

    def _told(self, view: ReadBack) -> tuple[Preference, ...]:
        """Return all that the bot has noted: a later message shows what is new alone."""
        if view.is_whole:
            self._noted.clear()
        for each in view.replaced:
            self._noted.pop(each.number, None)
        self._noted |= {each.number: each for each in view.preferences}
        return tuple(self._noted.values())

    def _mends(self, read: Comparison) -> Iterator[Act]:
        yield from (self._takes_back(each.number) for each in (*read.wrong, *read.too_strong))
        if amiss := (*read.missing, *read.misjudged):
            yield Says(Repeats(amiss))

    def _takes_back(self, number: int) -> Act:
        self._noted.pop(number, None)
        return TakesBack(number)

    def _replies(self) -> Act:
        """Agree to the best option on the table, or say once more what would do instead."""
        scores = {slot.id: self._pi(slot) for slot in self._options}
        best = max(scores, key=lambda name: scores[name])
        reply: Saying = Declines(self._hours())
        if scores[best]:
            reply = Agrees(best, gladly=scores[best] >= 2)
        if reply == self._last_reply:
            self._asked = False
            return Keeps()
        self._last_reply = reply
        return Says(reply)

    def _hours(self) -> tuple[Wish, ...]:
        wishes = self.person.wishes
        return tuple(each for each in wishes if each.about in (About.WITHIN, About.OUTSIDE))

    def _gives_way(self, view: RelaxationQuestion) -> Act:
        """Give way where nothing that truly is a must stands against it; to please, not in vain.

        Who is not needed for others to come, and would be left with nothing, keeps their wish.
        """
        comes = can_come(self.person.wishes, _local(slot_of(view.option)), self.occasion)
        lets_come = view.brings in (Gain.NEEDED, Gain.ATTENDANCE)
        possible = comes and (lets_come or self._pi(slot_of(view.option)) > 0)
        self.asked_again += 1
        self.gave_way += possible
        self.held_firm += not possible
        return GivesWay(view.number, possible)

    def _favourite(self) -> str | None:
        scores = {slot.id: self._pi(slot) for slot in self._options}
        best = max(scores, key=lambda name: scores[name])
        return best if scores[best] else None

    def _pi(self, slot: Slot) -> int:
        return pi(self.person.wishes, _local(slot), self.occasion, Scoring.OURS)


def _local(slot: Slot) -> datetime:
    return slot.start.replace(tzinfo=None)
