"""The whole state of one meeting session."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.deciding.state import Decision
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.options import Slot
from orchestration.model.people import MemberId


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting(Decision):
    """A session of kind meeting: its options are times.

    The organiser's `invitation` is read, and holds once it is not `invitation_open`. Times that had
    been decided were `given_up`; `invites` counts what was sent out. Who `cannot_come` has said so
    since the time was decided.
    """

    invitation: OrganiserConstraints | None = None
    invitation_open: bool = False
    given_up: tuple[Slot, ...] = ()
    invites: int = 0
    cannot_come: tuple[MemberId, ...] = ()
