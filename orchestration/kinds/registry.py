"""All kinds of session there are, and the engine they make: one function, pure.

No clock, no randomness, no network, no database. Time and ids come in with the command; what can
fail happens outside, as an effect, and its result comes back as another command.
"""

from __future__ import annotations

from typing import Final

from orchestration.kinds.channel.kind import CHANNEL
from orchestration.kinds.choice.kind import CHOICE
from orchestration.kinds.meeting.kind import MEETING
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.panel.kind import PANEL
from orchestration.kinds.person.kind import PERSON
from orchestration.kinds.series.kind import SERIES
from orchestration.sessions.kind import Kinds
from orchestration.sessions.session import Session

KINDS: Final = Kinds(PERSON, CHANNEL, MEETING, CHOICE, SERIES, PANEL)
"""The registry: a kind is one record, and one line here."""

decide = KINDS.decide


def as_meeting(session: Session | None) -> Meeting | None:
    """Return the session if it is a meeting."""
    return session if isinstance(session, Meeting) else None
