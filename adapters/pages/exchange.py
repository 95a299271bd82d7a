"""Words written on a page, as an Exchange: what answers them stands on the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Mentioned, Response
from orchestration.conversation.ports.notes import Memory
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button, Buttons, Layout
from orchestration.interaction.routing import Span
from orchestration.model.people import Member, MemberId, SessionId, person_id
from orchestration.sessions.ports import Language, Sessions
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply, UserAction

_ELSEWHERE: Final = (
    "This page is about “{subject}” alone. Anything else is asked for where you and I chat."
)
_BY_BUTTON: Final = "That is done with a button on this page."


@dataclass(frozen=True, slots=True)
class OfOneSession:
    """Sessions as somebody at a page finds them: the one that it is of, and what they are."""

    sessions: Sessions
    only: SessionId
    who: MemberId

    @property
    def blocks(self) -> bool:
        """Tell whether a call may wait for a disk."""
        return self.sessions.blocks

    def session(self, session: SessionId) -> Session | None:
        """Return that session, or what is kept of them."""
        is_here = session in (self.only, person_id(self.who))
        return self.sessions.session(session) if is_here else None

    def open_with(self, who: MemberId) -> Sequence[Session]:
        """Return that session, if it goes on."""
        return [each for each in self.sessions.open_with(who) if each.id == self.only]

    def ended_with(self, who: MemberId, most: int | None = None) -> Sequence[Session]:
        """Return that session, if it has ended."""
        return [each for each in self.sessions.ended_with(who, most) if each.id == self.only]


@dataclass(slots=True)
class Answered:
    """What answers words, and what can be pressed with it."""

    words: list[str] = field(default_factory=list)
    offers: list[Button] = field(default_factory=list)

    def add(self, words: str, offers: Sequence[Button] = ()) -> None:
        """Say one thing more, and nothing twice."""
        if words and words not in self.words:
            self.words.append(words)
        self.offers += [each for each in offers if each not in self.offers]


@dataclass(frozen=True, slots=True)
class OnPage:
    """What somebody wrote on the page of a session of theirs."""

    access: SessionAccess
    memory: Memory
    decision: Decision
    done: UserAction
    written: str
    answered: Answered = field(default_factory=Answered)

    # What is known

    @property
    def language(self) -> Language:
        """What reads words."""
        return self.access.language

    @property
    def has_channel(self) -> bool:
        """Nobody else reads what is written on a page."""
        return False

    @property
    def channel(self) -> str:
        """Name no channel."""
        return ""

    @property
    def here(self) -> str:
        """Nothing but the usual can be said on a page."""
        return ""

    async def action(self) -> UserAction:
        """Return it as a user action."""
        return self.done

    async def author(self) -> Member | None:
        """Return who wrote it; None of an organiser who is no member."""
        return self.decision.member(self.done.who)

    async def mentioned(self) -> Mentioned:
        """Nobody can be mentioned on a page."""
        return Mentioned((), 0)

    def saying(self, words: str) -> OnPage:
        """Return it as if other words had been written."""
        return OnPage(self.access, self.memory, self.decision, self.done, words, self.answered)

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return nobody but who wrote it: there is nobody to ask from here."""
        author = await self.author()
        words = self.written[asked.start : asked.end]
        return Invitees(author, (), [author], words) if author else None

    async def sessions_here(self, *, over: bool) -> Sequence[SessionId]:
        """Return the session that the page is of."""
        return [] if over else [self.decision.id]

    async def read_here(self, sessions: Sequence[SessionId]) -> Sequence[SessionId]:
        """Return the same: who has the page is in it."""
        return [each for each in sessions if each == self.decision.id]

    # How it is answered

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, as of a button; no form opens behind words here."""
        for words in (reply.notice, reply.note, _BY_BUTTON if reply.form else ""):
            self.answered.add(words, reply.offers)
        await self.access.send(*reply.commands)

    async def answer(self, answer: Response) -> None:
        """Let the answer stand on the page, with its buttons."""
        offers = [one for each in answer.parts for one in _offers(each.layout)]
        self.answered.add(answer.words, offers)

    async def ask_which(self, asked: Layout) -> None:
        """Ask in words: a page is of one session."""
        self.answered.add(asked.words)

    async def note_written(self, session: SessionId) -> None:
        """A page has no messages that another could stand below."""

    async def may_ask_here(self, kind: str) -> bool:
        """Open nothing here, and say where."""
        self.answered.add(_ELSEWHERE.format(subject=self.decision.terms.subject))
        return False

    async def hold(self, session: SessionId) -> None:
        """Nothing is opened here."""

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Say where something new can be asked for."""
        self.answered.add(_ELSEWHERE.format(subject=self.decision.terms.subject))


def _offers(layout: Layout) -> Sequence[Button]:
    return [one for each in layout.parts if isinstance(each, Buttons) for one in each.buttons]
