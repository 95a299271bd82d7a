"""What somebody does for good, beyond any session."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.people import Member, MemberId
from orchestration.privacy import Private
from orchestration.sessions.commands import (
    Command,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TellForGood(Command):
    """Somebody says what suits them in general; `session` is their own (`person_id`)."""

    member: Member
    text: Private[str]

    @property
    def author(self) -> MemberId | None:
        """Whose words these are."""
        return self.member.id
