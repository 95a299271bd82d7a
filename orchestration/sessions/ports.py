"""What the engine needs from outside, named for the need."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from orchestration.evaluation.columns import Floats
from orchestration.model.busy import Busy
from orchestration.model.catalogue import Catalogue
from orchestration.model.message_context import (
    MeetingRequest,
    MessageContext,
    OrganiserConstraints,
)
from orchestration.model.panel import (
    FieldQuestion,
    PanelMeans,
    PanelSpeech,
    ProposedField,
    Scene,
    SpeechWay,
)
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.model.preferences import Understanding
from orchestration.model.sources import FoundPassage, SourceDocument
from orchestration.model.suggestion import Choice, ListToChoose, Stated
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.model_usage import Quotas
from orchestration.sessions.session import Session
from orchestration.views.base import MemberView
from orchestration.views.documents import CalendarInvite, Drawing, Picture
from orchestration.views.facts import Facts

Drawings = Sequence[Drawing]


class Clock(Protocol):
    """Tells the time, and wakes the runner."""

    def now(self) -> datetime:
        """Return the present instant, with a zone."""
        ...

    async def until(self, at: datetime | None) -> None:
        """Return when `at` has come (None: never), or earlier when `nudge` was called."""
        ...

    def nudge(self) -> None:
        """Wake whoever waits: something has been received."""
        ...


class Chat(Protocol):
    """A place where people are: Slack, Discord, the sandbox, a scenario.

    `key` names the message once and for all: a second call with the same key must not show it
    twice, as far as the platform lets one find out.
    """

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is: who sees that one sees this one, too."""
        ...

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel, in the place of an earlier post of its name."""
        ...

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        ...

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Hand the calendar file to the session's channel."""
        ...


class Language(Protocol):
    """Understands what people write."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return a message's wishes, and what was not understood; never raises on any text."""
        ...

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what the organiser's message asks of the session."""
        ...

    async def read_request(
        self, text: str, frame: TimeFrame, people: Sequence[Member]
    ) -> MeetingRequest:
        """Return what a request for a meeting says, of whoever of these people it names."""
        ...


class Coordinator(Protocol):
    """Proposes options and judges them, in the paper's way; None wherever it cannot."""

    async def suggest(
        self, choice: Choice, people: Sequence[Stated], session: SessionId
    ) -> tuple[datetime, ...] | None:
        """Return starts of the choice, at most so many, the candidate among them."""
        ...

    async def judge(
        self, choice: Choice, starts: Sequence[datetime], person: Stated, session: SessionId
    ) -> tuple[int, ...] | None:
        """Return how well each start suits one member, 0 to 3."""
        ...

    async def suggest_listed(
        self, listed: ListToChoose, people: Sequence[Stated], session: SessionId
    ) -> tuple[int, ...] | None:
        """Return options of a list by their places, at most so many, the candidate among them."""
        ...

    async def judge_listed(
        self, options: Sequence[str], person: Stated, session: SessionId
    ) -> tuple[int, ...] | None:
        """Return how well each option suits one member, 0 to 3."""
        ...


class Drafter(Protocol):
    """Drafts what a group would say."""

    async def draft(
        self, question: str, opinions: Sequence[str], revised: str, session: SessionId
    ) -> tuple[str, ...] | None:
        """Return statements drafted from opinions, or from what is said of one; None: it cannot."""
        ...


class Wording(Protocol):
    """Puts public facts into a sentence or two that people like to read."""

    async def sentence(self, facts: Facts, session: SessionId) -> str:
        """Return all of the facts in words, and nothing but them; "" where there are none."""
        ...


class Calendars(Protocol):
    """Reads and writes calendar files."""

    async def read_busy(self, ics: bytes, frame: TimeFrame) -> Busy:
        """Return when its owner is busy in the window; BadInput where it cannot be read.

        A single event that cannot be is left out alone, and named in what is returned.
        """
        ...

    def write_invite(self, invite: CalendarInvite) -> bytes:
        """Return the invite as an iCalendar file."""
        ...


class Voices(Protocol):
    """Speaks for the personas of a panel, in this way."""

    @property
    def way(self) -> SpeechWay:
        """How what they say comes about."""
        ...

    async def speak(self, scene: Scene, session: SessionId) -> PanelSpeech:
        """Return what each of a scene says, in its order; who cannot speak is left out."""
        ...


class Fields(Protocol):
    """Proposes what there is to choose from in a field of which there is no catalogue."""

    async def propose(self, question: FieldQuestion, session: SessionId) -> ProposedField:
        """Return options for what somebody asks, and their personas.

        How options stand by criteria is an opinion, and says that it is one.
        """
        ...


class Catalogues(Protocol):
    """Has catalogues of fields that people often choose in."""

    def asked_for(self, words: str) -> Catalogue | None:
        """Return the catalogue of the field that words ask about; None where there is none."""
        ...

    def holding(self, titles: Sequence[str]) -> Catalogue | None:
        """Return what is known of these options alone; None where no catalogue has them all."""
        ...

    def fields(self) -> Sequence[str]:
        """Return what can be asked about, each in a few words: `a houseplant`."""
        ...


class Documents(Protocol):
    """Keeps documents and finds passages in them; all of it is synchronous, and may take a while.

    `Library` is how.
    """

    def keep(self, session: SessionId, document: SourceDocument) -> None:
        """Keep a document that all in a session may see."""
        ...

    def keep_private(self, session: SessionId, document: Private[SourceDocument]) -> None:
        """Keep a document that its owner alone may see."""
        ...

    def find_own(
        self, session: SessionId, owner: MemberId, queries: Sequence[str], most: int
    ) -> Private[list[list[FoundPassage]]]:
        """Return for each question the nearest passages of what somebody keeps for themselves."""
        ...

    def find(
        self, session: SessionId, queries: Sequence[str], most: int
    ) -> Sequence[Sequence[FoundPassage]]:
        """Return for each question the nearest passages that all may see, the nearest first."""
        ...

    def likeness(self, words: Sequence[str], among: Sequence[str]) -> Floats:
        """Return how alike words are to others, (words, others): synonyms are near 1."""
        ...


class Search(Protocol):
    """Finds what others have written, at an endpoint that the operator has set."""

    async def find(self, query: str) -> tuple[SourceDocument, ...]:
        """Return the first few results, each with where it stands; none where that fails."""
        ...


class Pictures(Protocol):
    """Draws pictures."""

    def draw(self, picture: Picture) -> Drawing:
        """Return the picture as PNG, with a text alternative."""
        ...


@dataclass(frozen=True, slots=True)
class Due:
    """An effect claimed for performing: `id` is its idempotency key, `attempt` counts from 1."""

    id: str
    session: SessionId
    effect: Effect
    attempt: int


@dataclass(frozen=True, slots=True)
class Performed:
    """An effect that has been performed, and what came of it."""

    due: Due
    results: tuple[Command, ...] = ()


class Work(Protocol):
    """One transaction over the inbox, the sessions and the outbox."""

    def pending(self, limit: int) -> Sequence[Command]:
        """Return the oldest commands that are not handled yet, in order of arrival."""
        ...

    def load(self, session: SessionId) -> Session | None:
        """Return a session as of the last command handled, within this transaction too."""
        ...

    def handled(self, command: Command, session: Session | None, effects: Sequence[Effect]) -> None:
        """Record a command as handled, with the session and the effects that follow from it."""
        ...

    def parked(self, command: Command, reason: str, effects: Sequence[Effect] = ()) -> None:
        """Set a command aside that the engine could not take, and tell whom that concerns.

        `reason` holds no private text; `effects` say so to its author.
        """
        ...


class Sessions(Protocol):
    """Reads sessions as they stand."""

    @property
    def blocks(self) -> bool:
        """Tell whether a call may wait for a disk, and so belongs in a thread of its own."""
        ...

    def session(self, session: SessionId) -> Session | None:
        """Return a session as it stands."""
        ...

    def open_with(self, who: MemberId) -> Sequence[Session]:
        """Return the sessions that somebody takes part in and that go on, oldest first.

        The organiser takes part too. However many other sessions there are, none of them is read.
        """
        ...

    def ended_with(self, who: MemberId, most: int | None = None) -> Sequence[Session]:
        """Return those that have ended, the one that was opened last first; at most so many."""
        ...


class Store(Sessions, Protocol):
    """Keeps commands, sessions and effects; nothing that was received is ever lost."""

    def receive(self, commands: Sequence[Command]) -> int:
        """Keep commands durably, dropping ids that are known; return how many were new."""
        ...

    def receive_each(self, several: Sequence[Sequence[Command]]) -> Sequence[int]:
        """Keep what several bring, all of it or nothing; return how many of each one's were new."""
        ...

    def begin(self) -> AbstractContextManager[Work]:
        """Open a transaction: all of it is kept on a clean exit, nothing of it on an exception."""
        ...

    def claim(self, now: datetime, limit: int, lease: timedelta) -> Sequence[Due]:
        """Take effects that are due, oldest first, for the time of the lease."""
        ...

    def finish(self, performed: Sequence[Performed]) -> None:
        """Mark effects as performed and receive what came of them, in one transaction."""
        ...

    def retry(self, due: Due, at: datetime) -> None:
        """Give an effect back, to be claimed again from `at` on."""
        ...

    def release(self) -> int:
        """Give back all effects that are claimed, and return how many: their process is gone.

        Only who knows that no other process is at work may do so.
        """
        ...

    def next_due(self) -> datetime | None:
        """Return when the next effect is due, or None where none is left."""
        ...

    def sessions(self) -> Sequence[SessionId]:
        """Return which sessions there are."""
        ...

    def forget(self, owner: str) -> None:
        """Destroy a person's key: what was private of theirs can be read by nobody any more."""
        ...


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything the engine talks to; without a coordinator the exact proposer proposes.

    Without a drafter people alone draft, without fields there is nothing to choose from where no
    catalogue is, without voices personas speak by templates, and without documents nothing is found
    in any, nor by a search.
    """

    store: Store
    chat: Chat
    language: Language
    calendars: Calendars
    pictures: Pictures
    clock: Clock
    coordinator: Coordinator | None = None
    drafter: Drafter | None = None
    fields: Fields | None = None
    voices: Voices | None = None
    documents: Documents | None = None
    search: Search | None = None
    quotas: Quotas | None = None


def means_of(ports: Ports) -> PanelMeans:
    """Return what panels have that are opened now."""
    way = ports.voices.way if ports.voices else SpeechWay.TEMPLATES
    return PanelMeans(
        way,
        searches=ports.search is not None and ports.documents is not None,
        proposes=ports.fields is not None,
    )
