"""What somebody has to themselves of a session, shown where they are: no page has to be opened.

What they have just done is in it, though the engine may only be about to do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.inbound import Part
from orchestration.conversation.sessions import find_decision
from orchestration.deciding.own_record import own_layout, own_record
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Layout, Link, Text
from orchestration.interaction.plain_text import in_words
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Sessions
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply

DETAILS: Final = "Details"
HOW_DECIDED: Final = "How it was decided"
NOTED: Final = "Noted, only you see this: “{}”"
_LINK: Final = "Your page of it"


@dataclass(frozen=True, slots=True)
class OwnPage:
    """A session as its reader sees it; `link` leads to their page of it, None where there is none.

    `said` is what came of what they have just done, "" where nothing is to be said.
    """

    title: str
    session: SessionId
    layout: Layout
    link: str | None = None
    said: str = ""

    @property
    def parts(self) -> Sequence[Part]:
        """All of it, to be shown to its reader alone."""
        said = (Text(self.said),) if self.said else ()
        link = (Link(_LINK, self.link),) if self.link else ()
        parts = (*said, *self.layout.parts, *link)
        return [Part(Layout(words=in_words(parts), parts=parts), self.session)]


async def own_page(
    access: SessionAccess, session: SessionId | None, who: MemberId, done: Reply | None = None
) -> OwnPage | None:
    """Return a session as somebody in it sees it once `done` is done; None where there is none."""
    after = ahead(access, done.commands) if done else access
    decision = await find_decision(after.sessions, session)
    if decision is None or not decision.includes(who):
        return None
    page = page_of(access, decision, who)
    return replace(page, said=said_of(done)) if done else page


def page_of(access: SessionAccess, decision: Decision, who: MemberId) -> OwnPage:
    """Return a session as somebody in it sees it."""
    title = HOW_DECIDED if decision.phase is Phase.DECIDED else DETAILS
    link = access.link(decision.id, who) if access.link else None
    return OwnPage(title, decision.id, own_layout(own_record(decision, who)), link)


def said_of(done: Reply) -> str:
    """Return in one sentence what came of something that somebody did."""
    return done.notice or done.note or (NOTED.format(done.said) if done.said else "")


def ahead(access: SessionAccess, commands: Sequence[Command]) -> SessionAccess:
    """Return what sessions are reached by as they will stand once these commands are handled."""
    return replace(access, sessions=_Ahead(access.sessions, access.kinds, commands))


@dataclass(frozen=True, slots=True)
class _Ahead:
    """Reads sessions a few commands ahead of the store; nothing is kept of it."""

    store: Sessions
    kinds: Kinds
    commands: Sequence[Command]

    def session(self, session: SessionId) -> Session | None:
        found = self.store.session(session)
        return None if found is None else self._after(found)

    def open_with(self, who: MemberId) -> Sequence[Session]:
        return [self._after(each) for each in self.store.open_with(who)]

    def ended_with(self, who: MemberId, most: int | None = None) -> Sequence[Session]:
        return [self._after(each) for each in self.store.ended_with(who, most)]

    def _after(self, session: Session) -> Session:
        for each in self.commands:
            if each.session == session.id:
                session = self.kinds.decide(session, each)[0] or session
        return session
