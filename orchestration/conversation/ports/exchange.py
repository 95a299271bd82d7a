"""What the handling of a message needs of the platform that it came by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Mentioned, Response
from orchestration.conversation.ports.notes import Memory
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Span
from orchestration.model.people import Member, SessionId
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply, UserAction


class Surroundings(Protocol):
    """What a platform knows where somebody wrote."""

    @property
    def access(self) -> SessionAccess:
        """What sessions are reached by."""
        ...

    @property
    def language(self) -> Language:
        """What reads words here."""
        ...

    @property
    def memory(self) -> Memory:
        """What notes about people are kept in."""
        ...

    @property
    def has_channel(self) -> bool:
        """Tell whether it is known in which channel something is to be asked."""
        ...

    @property
    def channel(self) -> str:
        """Name the channel in which it was written; nothing of a private conversation."""
        ...

    @property
    def here(self) -> str:
        """What help says of the place where it was written; "" where nothing is of its own."""
        ...

    async def action(self) -> UserAction:
        """Return the message as a user action, on the clock of who wrote it."""
        ...

    async def author(self) -> Member | None:
        """Return who wrote it; None of somebody who cannot be asked anything."""
        ...

    async def mentioned(self) -> Mentioned:
        """Return who is mentioned in it."""
        ...

    @property
    def written(self) -> str:
        """Return its words as the platform writes them, without the bot's name."""
        ...

    def saying(self, words: str) -> Exchange:
        """Return it as if other words had been written, which go on from earlier ones."""
        ...

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request in this message can concern; None where nobody can ask."""
        ...

    async def sessions_here(self, *, over: bool) -> Sequence[SessionId]:
        """Return the sessions that were asked for in this channel, as far as that is kept.

        Those that go on, oldest first; or else those that are `over`, the latest first. One that is
        not so may be among them. In private, what goes on in any channel,
        whether its writer reads it or not.
        """
        ...

    async def read_here(self, sessions: Sequence[SessionId]) -> Sequence[SessionId]:
        """Return those of some sessions that go on where its writer reads along."""
        ...


class Gateway(Protocol):
    """How who wrote is answered; nobody else sees it, and a repeat shows nothing twice."""

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, as of a button."""
        ...

    async def answer(self, answer: Response) -> None:
        """Answer with one message."""
        ...

    async def ask_which(self, asked: Layout) -> None:
        """Ask which session the message is about; a press brings the message back."""
        ...

    async def note_written(self, session: SessionId) -> None:
        """Keep that somebody wrote about a session here: what answers it stands below."""
        ...

    async def may_ask_here(self, kind: str) -> bool:
        """Tell whether a session of a kind can be opened here; where it cannot, it is said why."""
        ...

    async def hold(self, session: SessionId) -> None:
        """Keep that a session is asked for here, before it is."""
        ...

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Open the form with what was said filled in, or offer it; else say what is missing."""
        ...


class Exchange(Surroundings, Gateway, Protocol):
    """One message, and the platform it came by."""
