"""A message taken as it would be, with nothing done and nothing said: what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Mentioned, Response
from orchestration.conversation.ports.notes import Memory
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Span
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply, UserAction


@dataclass(slots=True)
class Came:
    """What would have come of a message: what it does, and that its author is answered."""

    commands: list[Command] = field(default_factory=list)
    is_answered: bool = False


@dataclass(frozen=True, slots=True)
class Forgetful:
    """A Memory that is read, and keeps nothing."""

    memory: Memory

    async def read(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is noted."""
        return await self.memory.read(session, name, who)

    async def write(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Note nothing."""

    async def kept(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is kept."""
        return await self.memory.kept(session, name, who)

    async def keep(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Keep nothing."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """An Exchange that knows what another knows, and only notes what would be done."""

    exchange: Exchange
    came: Came = field(default_factory=Came)

    @property
    def access(self) -> SessionAccess:
        """What sessions are reached by; what is sent to them is noted, and no more."""
        return replace(self.exchange.access, receive=self._received)

    async def _received(self, *commands: Command, **_: object) -> int:
        self.came.commands += commands
        return 0

    @property
    def language(self) -> Language:
        """What reads words here."""
        return self.exchange.language

    @property
    def memory(self) -> Memory:
        """What is known of people; nothing is added."""
        return Forgetful(self.exchange.memory)

    @property
    def has_channel(self) -> bool:
        """Tell whether it is known in which channel something is to be asked."""
        return self.exchange.has_channel

    @property
    def channel(self) -> str:
        """Name the channel in which it was written."""
        return self.exchange.channel

    @property
    def here(self) -> str:
        """What help says of the place."""
        return self.exchange.here

    async def action(self) -> UserAction:
        """Return the message as a user action."""
        return await self.exchange.action()

    async def author(self) -> Member | None:
        """Return who wrote it."""
        return await self.exchange.author()

    async def mentioned(self) -> Mentioned:
        """Return who is mentioned in it."""
        return await self.exchange.mentioned()

    @property
    def written(self) -> str:
        """Return its words as the platform writes them."""
        return self.exchange.written

    def saying(self, words: str) -> Exchange:
        """Return it as if other words had been written."""
        return Rehearsal(self.exchange.saying(words), self.came)

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request can concern."""
        return await self.exchange.invitees(asked)

    async def sessions_here(self, *, over: bool) -> Sequence[SessionId]:
        """Return the sessions that were asked for here."""
        return await self.exchange.sessions_here(over=over)

    async def read_here(self, sessions: Sequence[SessionId]) -> Sequence[SessionId]:
        """Return those of some sessions that go on where its writer reads along."""
        return await self.exchange.read_here(sessions)

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Note what would be done."""
        self.came.commands += reply.commands
        self.came.is_answered |= bool(reply.notice or reply.form or reply.page or reply.offers)

    async def answer(self, answer: Response) -> None:
        """Note that it is answered."""
        self.came.is_answered = True

    async def ask_which(self, asked: Layout) -> None:
        """Ask nothing."""

    async def note_written(self, session: SessionId) -> None:
        """Keep nothing."""

    async def may_ask_here(self, kind: str) -> bool:
        """Open nothing."""
        return False

    async def hold(self, session: SessionId) -> None:
        """Keep nothing."""

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Ask for nothing."""
