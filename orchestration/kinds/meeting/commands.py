"""What is done in a meeting alone: its invitation, calendars, and another time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from orchestration.deciding.commands import OpenDecision
from orchestration.model.agenda import AgendaItem
from orchestration.model.busy import LeftOut
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference
from orchestration.model.search import OtherSearch
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Interval
from orchestration.privacy import Private
from orchestration.sessions.commands import (
    ByMember,
    ByOrganiser,
    Result,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenMeeting(OpenDecision):
    """Somebody asks for a meeting; `agenda` is what they want to talk about, if they say so."""

    terms: MeetingTerms
    agenda: Private[tuple[AgendaItem, ...]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsSuggested(Result):
    """What a coordinator proposes for a round, and its scores, 0 to 3, of each start for everyone.

    No `starts`: it has not answered.
    """

    round: int
    starts: tuple[datetime, ...] = ()
    scores: Mapping[MemberId, Private[tuple[int, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class BusyKnown(Result):
    """When a member is busy, as told, or as read from the calendar that `reading` names.

    `left_out` is what of the calendar could not be read; None where all of it was.
    """

    member: MemberId
    reading: str = ""
    intervals: Private[tuple[Interval, ...]]
    left_out: Private[tuple[LeftOut, ...]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarUnreadable(Result):
    """A calendar could not be read; `reason` says what was expected."""

    member: MemberId
    reading: str
    reason: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class FindNewTime(ByOrganiser):
    """The organiser gives up the time that was decided, and another is looked for, as `other` says.

    None: as before.
    """

    other: OtherSearch | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Shorten(ByOrganiser):
    """The organiser has what was decided end earlier: it takes so many minutes from its start."""

    minutes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchOtherwise(ByOrganiser):
    """The organiser has an open meeting be of another length, or on other days or hours."""

    other: OtherSearch


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPlace(ByOrganiser):
    """The organiser says where a meeting is to be: a room, or a link."""

    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CannotCome(ByMember):
    """Something came up: a member cannot come at the time that was decided.

    `off` is when else they cannot, for the next search; said once more, it adds that alone.
    """

    off: Private[tuple[Preference, ...]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ComesAfterAll(ByMember):
    """A member who could not come can after all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkComing(ByMember):
    """Somebody, who need not have been asked, marks that they come, or does so no more."""

    name: str
    comes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PutOnAgenda(ByMember):
    """Somebody puts topics on the agenda, for everybody in the session to see."""

    items: Private[tuple[AgendaItem, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOffAgenda(ByMember):
    """Somebody takes topics off the agenda, by their numbers: their own, or the organiser any."""

    numbers: tuple[int, ...]
