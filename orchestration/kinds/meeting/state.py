"""The whole state of one meeting session."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from orchestration.deciding.state import Decision
from orchestration.model.agenda import AgendaItem
from orchestration.model.busy import Engagement
from orchestration.model.people import MemberId
from orchestration.model.terms import MeetingTerms
from orchestration.privacy import Private


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting(Decision):
    """A session of kind meeting: its options are times.

    `invites` counts what was sent out. Who `cannot_come` has said so since the time was decided;
    who marks that they are `coming` is kept by name, asked or not.
    What each has put on the `agenda` everybody in it sees; it goes with them when they are
    forgotten. The organiser `knows_it_is_long` who was told that it takes more than there is time.
    `engaged` is who has to be in another meeting that is decided: they are busy then.
    """

    terms: MeetingTerms
    invites: int = 0
    cannot_come: tuple[MemberId, ...] = ()
    coming: Mapping[MemberId, str] = field(default_factory=dict)
    agenda: Mapping[MemberId, Private[tuple[AgendaItem, ...]]] = field(default_factory=dict)
    knows_it_is_long: bool = False
    engaged: Mapping[MemberId, Private[tuple[Engagement, ...]]] = field(default_factory=dict)
