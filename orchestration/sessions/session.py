"""What every session has, whatever it is for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from orchestration.model.people import Member, MemberId, Organiser, SessionId


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Something with a state of its own, addressed by its id; each kind adds what it needs."""

    id: SessionId


def reading_of(member: MemberId, what: int | str) -> str:
    """Name what is not understood yet of a member: a message by its number, or a calendar."""
    return f"{member}/{what}"


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSession(Session):
    """A session that somebody opens for a group.

    `messages` numbers what each member has said, `reading` names what is not understood yet.
    `parent` is the session that opened this one, and hears how it ended. Who went by their own word
    has `left`, and may come back.
    """

    organiser: Organiser
    members: tuple[Member, ...]
    opened_at: datetime
    messages: Mapping[MemberId, int] = field(default_factory=dict)
    reading: tuple[str, ...] = ()
    parent: SessionId | None = None
    left: tuple[Member, ...] = ()

    def is_reading(self, member: MemberId) -> bool:
        """Tell whether something of a member's has not been understood yet."""
        return any(each.startswith(f"{member}/") for each in self.reading)

    @property
    def subject(self) -> str:
        """What it is about; nothing unless a kind says so."""
        return ""

    @property
    def called(self) -> str:
        """The words by which people may call it; none unless a kind says so."""
        return ""

    def includes(self, who: MemberId) -> bool:
        """Tell whether somebody was asked here, or has asked."""
        return who == self.organiser.id or self.member(who) is not None

    def member(self, member: MemberId) -> Member | None:
        """Return the member of that id, or None."""
        return next((each for each in self.members if each.id == member), None)


def participants(session: Session | None) -> Sequence[MemberId]:
    """Return who takes part in a session, its organiser first; nobody in what is no group's.

    So does who has left it by their own word, and may come back.
    """
    if not isinstance(session, GroupSession):
        return ()
    people = (each.id for each in (*session.members, *session.left))
    return tuple(dict.fromkeys((session.organiser.id, *people)))
