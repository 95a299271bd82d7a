"""The whole state of one meeting session."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.deciding.state import Decision
from orchestration.model.people import MemberId
from orchestration.model.terms import MeetingTerms


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting(Decision):
    """A session of kind meeting: its options are times.

    `invites` counts what was sent out. Who `cannot_come` has said so since the time was decided.
    """

    terms: MeetingTerms
    invites: int = 0
    cannot_come: tuple[MemberId, ...] = ()
