"""What somebody has to themselves of a session, shown where they are: no page has to be opened.

What they have just done is in it, though the engine may only be about to do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import (
    find_concerning,
    find_decision,
    find_lately_over,
    find_session,
)
from orchestration.deciding.actions.which_session import waiting_for
from orchestration.deciding.asked.own_record import own_layout, own_record
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Layout, Link, Text
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.routing import Asks
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.sessions.commands import Command
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Sessions
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply

DETAILS: Final = "Details"
HOW_DECIDED: Final = "How it was decided"
OF_YOU: Final = "What I know of you"
NOTED: Final = "Noted, only you see this: “{}”"
TO_HOW: Final = "#record"
"""Where on somebody's page it stands how something was decided."""

_LINK: Final = "Your page of it"
_MOST: Final = 5
"""Sessions that somebody is told of at once."""


@dataclass(frozen=True, slots=True)
class OwnPage:
    """A session as its reader sees it, or all that is known of them, under their own id.

    `link` leads to their page of a session, None where there is none; `said` is what came of what
    they have just done, "" where nothing is to be said. The link is called by its `label`.
    """

    title: str
    session: SessionId
    shown: Sequence[Part]
    link: str | None = None
    said: str = ""
    label: str = _LINK

    @property
    def parts(self) -> Sequence[Part]:
        """All of it, to be shown to its reader alone."""
        above = (Text(self.said),) if self.said else ()
        below = (Link(self.label, self.link),) if self.link else ()
        return [*map(_part, above), *self.shown, *map(_part, below)]


def _part(words: Text | Link) -> Part:
    return Part(Layout(words=in_words([words]), parts=(words,)))


async def own_page(
    access: SessionAccess, session: SessionId | None, who: MemberId, done: Reply | None = None
) -> OwnPage | None:
    """Return a session as somebody in it sees it once `done` is done, or all of their own.

    None where there is no such session, or they are not in it.
    """
    after, said = (ahead(access, done.commands), said_of(done)) if done else (access, "")
    if session == person_id(who):
        asked = waiting_for(who, await find_concerning(after.sessions, who))
        shown = await about_oneself(after, who, await where_known(after, who, asked))
        return OwnPage(OF_YOU, session, shown, said=said)
    decision = await find_decision(after.sessions, session)
    if decision is None or not decision.includes(who):
        return None
    return replace(page_of(access, decision, who), said=said)


def page_of(access: SessionAccess, decision: Decision, who: MemberId) -> OwnPage:
    """Return a session as somebody in it sees it."""
    title = HOW_DECIDED if decision.phase is Phase.DECIDED else DETAILS
    link = access.link(decision.id, who) if access.link else None
    if link and decision.phase is Phase.DECIDED:
        link += TO_HOW
    shown = [Part(own_layout(own_record(decision, who)), decision.id)]
    return OwnPage(title, decision.id, shown, link)


async def about_oneself(
    access: SessionAccess, who: MemberId, asked: Sequence[Decision]
) -> Sequence[Part]:
    """Return what is known of somebody: in each of these sessions, and for good."""
    parts = [Part(access.kinds.answer(each, who, Asks.ABOUT_ME), each.id) for each in asked[:_MOST]]
    own = person_id(who)
    if not parts or await find_session(access.sessions, own):
        parts.append(Part(await access.said_for_good(who), own))
    return parts


async def where_known(
    access: SessionAccess, who: MemberId, asked: Sequence[Decision]
) -> Sequence[Decision]:
    """Return these sessions; where there are none, the last that ended with something of theirs."""
    if asked:
        return asked
    over = await find_lately_over(access.sessions, who)
    heard = (each for each in over if each.member(who) and profile_of(each, who).wishes)
    return list(islice(heard, 1))


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

    @property
    def blocks(self) -> bool:
        return self.store.blocks

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
