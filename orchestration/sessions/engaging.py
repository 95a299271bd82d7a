"""What tells people of what was decided: it is an engagement of theirs, or is none any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orchestration.model.busy import Engagement
from orchestration.model.people import MemberId, person_id
from orchestration.privacy import Private
from orchestration.sessions.commands import Command, Disengaged, Engaged
from orchestration.sessions.effects import Send
from orchestration.sessions.session import GroupSession, Session

Engagements = Mapping[MemberId, Engagement]


def told_to_people(
    session: Session, was: Engagements, now: Engagements, command: Command
) -> Iterator[Send]:
    """Yield what tells those whose engagement a session is by a command, or is no more."""
    for who in dict.fromkeys((*was, *now)):
        if was.get(who) != now.get(who):
            yield Send(command=_told(session, who, now.get(who), command))


def _told(
    session: Session, who: MemberId, engagement: Engagement | None, command: Command
) -> Command:
    own: dict[str, Any] = {
        "id": f"{session.id}/{command.id}/engaged/{who}",
        "session": person_id(who),
        "at": command.at,
        "meeting": session.id,
    }
    member = session.member(who) if isinstance(session, GroupSession) else None
    if engagement is None or member is None:
        return Disengaged(**own, member=who)
    return Engaged(**own, member=member, engagement=Private(who, engagement))
