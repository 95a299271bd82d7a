"""What is known where a message was said: all that the router goes by, beside its words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Final

from orchestration.language.words.tokens import folded
from orchestration.model.people import Member, MemberId, Organiser, SessionId


class Where(StrEnum):
    """Where a message was said."""

    DM = "dm"
    CHANNEL = "channel"
    """A channel in which the bot is mentioned."""
    THREAD = "thread"
    """A reply under options, or under what was decided."""


class SessionStage(StrEnum):
    """How far a session is, as far as that matters for what words mean."""

    INTAKE = "intake"
    VOTE = "vote"
    DECIDED = "decided"
    OVER = "over"


MEETING: Final = "meeting"
NOT_SAID: Final = ""
"""The kind of a session of which nobody says what it is: it may be any."""


def words_of(names: Iterable[str]) -> frozenset[str]:
    """Return the words of names in small letters, as they are and as typed without accents."""
    parts = [part.casefold() for name in names for part in name.split()]
    return frozenset([*parts, *map(folded, parts)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """A session in brief.

    `options` are those on the table, and `begins` is when what was decided does, in the zone of who
    reads it; None where nothing was, or it is no matter of time. `closes_at` is the deadline of its
    stage. `days` are the first and the last day that are looked at, None where none are. Who
    reads it `is_out` if they have said that they cannot come to what was decided.
    """

    id: SessionId
    kind: str
    subject: str
    stage: SessionStage
    organiser: Organiser
    members: tuple[Member, ...] = ()
    options: tuple[str, ...] = ()
    begins: datetime | None = None
    closes_at: datetime | None = None
    days: tuple[date, date] | None = None
    is_out: bool = False

    @property
    def may_be_of_times(self) -> bool:
        """Tell whether its options are times, as far as anybody says."""
        return self.kind in (MEETING, NOT_SAID)

    @property
    def may_be_of_words(self) -> bool:
        """Tell whether its options are no times, as far as anybody says."""
        return self.kind != MEETING


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that the bot has asked, and what it offered as answers."""

    text: str
    answers: tuple[str, ...] = ()
    takes_a_sign: bool = False
    """It can be answered with a thumb: its first answer says yes."""

    @property
    def words(self) -> str:
        """All its words, in small letters."""
        return " ".join((self.text, *self.answers)).casefold()


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Who said something, where, and which sessions it can be about.

    `sessions` are those of who said it, or those of the channel or thread; `question` is open.
    """

    where: Where
    who: MemberId
    at: datetime
    sessions: tuple[Brief, ...] = ()
    question: OpenQuestion | None = None

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options that a vote can be cast on."""
        open_ = (each.options for each in self.sessions if each.stage is SessionStage.VOTE)
        return tuple(dict.fromkeys(name for names in open_ for name in names))

    @property
    def open_ones(self) -> tuple[Brief, ...]:
        """Those of these sessions that are not over, and not decided."""
        open_ = (SessionStage.INTAKE, SessionStage.VOTE)
        return tuple(each for each in self.sessions if each.stage in open_)

    @property
    def subjects(self) -> tuple[str, ...]:
        """What these sessions are about."""
        return tuple(each.subject for each in self.sessions)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of everybody in these sessions."""
        return tuple({one.name: None for each in self.sessions for one in each.members})

    @property
    def called(self) -> frozenset[str]:
        """The words of all these names in small letters, with their accents and without."""
        return words_of(self.names)
