"""Something that somebody did with what they see, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from orchestration.interaction.form import Form
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import Command


@dataclass(frozen=True, slots=True)
class UserAction:
    """Who did something, when, and the platform's own id of it, by which a repeat is known."""

    id: str
    who: MemberId
    at: datetime

    def envelope(self, session: SessionId, part: str = "") -> dict[str, Any]:
        """Return what every command has; `part` tells several of one action apart."""
        return {"id": f"{self.id}{part}", "session": session, "at": self.at}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What comes of a user action.

    `commands` go to the engine. The message that was pressed loses the buttons named in `gone` and
    gains `note`; `notice` is one sentence for the person alone, `form` a dialog to open, `errors` a
    sentence for each field that was filled in wrong. `said` is what they have said by pressing.
    `page` asks for their page of the session to be opened.
    """

    commands: tuple[Command, ...] = ()
    note: str = ""
    gone: tuple[str, ...] = ()
    notice: str = ""
    form: Form | None = None
    errors: Mapping[str, str] = field(default_factory=dict)
    said: str = ""
    page: bool = False


class UnknownActionError(Exception):
    """There is no such button or dialog."""
