"""The people of a session."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NewType

from orchestration.model.times import WorkingHours

MemberId = NewType("MemberId", str)
SessionId = NewType("SessionId", str)


def person_id(member: MemberId) -> SessionId:
    """Return where a person's own state is kept: what holds beyond one session."""
    return SessionId(f"person/{member}")


def channel_id(channel: str) -> SessionId:
    """Return where a channel's own state is kept."""
    return SessionId(f"channel/{channel}")


def kind_of_session(session: SessionId) -> str:
    """Return of which kind a session is that was asked for in a team: `meeting-T1-…`."""
    return session.partition("-")[0]


def team_of_session(session: SessionId) -> str:
    """Return in which team a session was asked for: `meeting-T1-…`; "" where its id says none."""
    _, _, rest = session.partition("-")
    team, _, own = rest.partition("-")
    return team if own else ""  # a person's own is called person/T1-U2


def team_of_channel(session: SessionId) -> str:
    """Return in which team a channel's own state is kept; "" of what is the state of none."""
    kind, _, channel = session.partition("/")
    return channel.partition("/")[0] if kind == "channel" else ""


_GUEST: Final = "guest-"


def guest_id(by: str) -> MemberId:
    """Return who a guest is from now on: the same for a repeat of what has added them."""
    return MemberId(_GUEST + sha256(by.encode()).hexdigest()[:16])


def is_guest(member: MemberId) -> bool:
    """Tell whether a member has no account in the workspace."""
    return member.startswith(_GUEST)


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody whose answer a session asks for; what is known of the organisation is optional.

    `hours` are their own day on their own clock, None where they are not known; then a day may be
    assumed, unless `assumes_hours` says otherwise. Where nobody knows their `zone` it is the
    session's or the workspace's, and `likely_zone` is what may be theirs ("" where nothing is
    likely); it is None where `zone` is known. Who is `optional` need not come: somebody said so.
    """

    id: MemberId
    name: str
    zone: str
    required: bool = False
    role: str | None = None
    responsibilities: tuple[str, ...] = ()
    seniority: int = 0
    manager: MemberId | None = None
    teammates: tuple[MemberId, ...] = ()
    collaborators: tuple[MemberId, ...] = ()
    email: str | None = None
    hours: WorkingHours | None = None
    assumes_hours: bool = True
    likely_zone: str | None = None
    optional: bool = False

    @property
    def knows_zone(self) -> bool:
        """Tell whether it is known where they are."""
        return self.likely_zone is None

    def in_zone(self, zone: str) -> Member:
        """Return them with the zone that they have told."""
        return replace(self, zone=zone, likely_zone=None)


@dataclass(frozen=True, slots=True)
class Organiser:
    """Who opened the session; counted only if a member too."""

    id: MemberId
    name: str
    email: str | None = None
