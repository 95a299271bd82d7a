"""A kind of session, and the registry of all kinds: the engine is a table of handlers.

A kind is to sessions what a rule is to voting: one record, one line in a registry, and contract
tests that run for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from orchestration.interaction.answers import LEFT_DELETED, NOTHING_OPEN, said
from orchestration.interaction.form import Filled
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Asks, Brief, Does
from orchestration.model.busy import Engagement
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.times import Repeated
from orchestration.privacy import Private
from orchestration.sessions.commands import (
    ChildEnded,
    Command,
    LeaveDeleted,
    Opening,
    Result,
    ShowElsewhere,
)
from orchestration.sessions.effects import Effect, Post, Send, Tell
from orchestration.sessions.engaging import told_to_people
from orchestration.sessions.performing import SHARED, Performers
from orchestration.sessions.requests import Requests
from orchestration.sessions.session import GroupSession, Session
from orchestration.sessions.user_action import (
    FilledIn,
    Press,
    Pressed,
    Reply,
    Said,
    UnknownActionError,
    UserAction,
)
from orchestration.views.base import ChannelView, View
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import Notice

S = TypeVar("S", bound=Session)
S_contra = TypeVar("S_contra", bound=Session, contravariant=True)
C = TypeVar("C", bound=Command)

Step: TypeAlias = tuple[S, tuple[Effect, ...]]
"""What a command makes of a session, and what must happen outside because of it."""

Handlers: TypeAlias = Mapping[type[Command], Callable[[S, Any], Step[S]]]


class UnhandledCommandError(Exception):
    """A command reached a session whose kind has no handler for it."""


class Absent(Protocol[S_contra]):
    """What comes of words by which somebody cannot come; None where it is to be asked.

    Of who `is_asked` what is off, None where words do not answer that.
    """

    def __call__(
        self, session: S_contra, user_action: UserAction, words: str, /, *, is_asked: bool = False
    ) -> Reply | None:
        """Return what comes of it."""
        ...


@dataclass(frozen=True, slots=True)
class Row(Generic[S]):
    """One row of a kind's table: which function handles which command."""

    command: type[Command]
    handler: Callable[[S, Any], Step[S]]


def on(command: type[C], handler: Callable[[S, C], Step[S]]) -> Row[S]:
    """Return a row; the type checker refuses a handler that takes another command."""
    return Row(command, handler)


def table(*rows: Row[S]) -> Handlers[S]:
    """Return rows as a table; ValueError where two of them handle the same command."""
    handlers = {row.command: row.handler for row in rows}
    if len(handlers) < len(rows):
        raise ValueError("two rows handle the same command")
    return MappingProxyType(handlers)


@dataclass(frozen=True, slots=True)
class OpenedBy(Generic[S]):
    """How a session of a kind begins: by which commands, and what follows from one."""

    commands: tuple[type[Command], ...]
    handler: Callable[[Any], Step[S]]


def opens(command: type[C], handler: Callable[[C], Step[S]], *more: type[C]) -> OpenedBy[S]:
    """Return how a session begins; the type checker holds the handler to the commands."""
    return OpenedBy((command, *more), handler)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a session has ended: with an outcome, as the channel is told of it, or without one."""

    outcome: str | None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SessionKind(Generic[S]):
    """A kind of session: its state, how it is opened, and what handles each command.

    `card` is the session at a glance, posted as it opens and whenever a command changes it;
    `on_the_table` is what stands beside it now, posted again for one more channel that shows it;
    `ending` is how it has ended, None while it has not, of which its parent hears;
    `logged` adds to a session what a command has done to it, where its kind keeps a log;
    `performers` perform the effects that no other kind has, `views` are all that it shows,
    and `options` what it decides for;
    `brief` is the session as words about it are routed, `answer` what a question about it is
    answered with, `ordered` what comes of an order in words.
    `hears` is what comes of words in its thread that are no question, vote or order, or of words
    about a list of its own, wherever they are said; None where they are mere talk.
    `actions` and `forms` are what comes of each button, and of each dialog that was filled in;
    `requests` is how such a session is asked for in words, None where people cannot ask for one.
    `invite` is the calendar file of what was decided, for one who is in it, and `gives_up` what
    offers them to give that up, None where they cannot; `absent` is what comes of words by which
    they do, None where it has to be asked, and `comes` takes back that they have.
    `repeats` is what opens such a session for what an opening asks, as often as a rhythm says; None
    where that cannot be asked again and again.
    `engages` are its members for whom what was decided is an engagement, which everything else that
    they are asked about goes by. One that is `in_private` is in the conversation of who asked for
    it with the bot: what they write there is for it.
    """

    name: str
    state: type[S]
    opening: OpenedBy[S]
    handlers: Handlers[S]
    card: Callable[[S], ChannelView | None] | None = None
    on_the_table: Callable[[S], Sequence[Post]] = lambda _: ()
    ending: Callable[[S], Ending | None] | None = None
    logged: Callable[[S | None, S, Command], S] | None = None
    performers: Performers = field(default_factory=dict)
    views: tuple[type[View], ...] = ()
    options: tuple[type[Option], ...] = ()
    brief: Callable[[str, S, MemberId], Brief] | None = None
    answer: Callable[[S, MemberId, Asks], Layout] | None = None
    ordered: Callable[[S, UserAction, Does, str], Reply | Layout] | None = None
    hears: Callable[[S, UserAction, Said], Reply | None] | None = None
    actions: Mapping[str, Pressed[S]] = field(default_factory=dict)
    forms: Mapping[str, FilledIn[S]] = field(default_factory=dict)
    invite: Callable[[S, MemberId], CalendarInvite | None] | None = None
    gives_up: Callable[[S, MemberId], Layout | None] | None = None
    absent: Absent[S] | None = None
    comes: Callable[[S, UserAction], Reply | None] | None = None
    repeats: Callable[[Command, UserAction, Repeated], Command | None] | None = None
    requests: Requests | None = None
    engages: Callable[[S], Mapping[MemberId, Engagement]] = lambda _: {}
    in_private: Callable[[S], bool] = lambda _: False

    def open(self, command: Command) -> Step[S]:
        """Return the session that a command opens, and what follows from it: first its card."""
        session, effects = self.opening.handler(command)
        session = self.logged(None, session, command) if self.logged else session
        shown = self._card(None, session)
        return session, (*shown, *effects, *self._told_to_parent(None, session, command))

    def handle(self, session: S, command: Command) -> Step[S]:
        """Return what a command makes of a session; UnhandledCommandError where none handles it.

        A second opening and a result that comes late change nothing.
        """
        handler = self.handlers.get(type(command))
        if isinstance(command, ShowElsewhere):
            return session, (*self._card(None, session), *self.on_the_table(session))
        if isinstance(command, LeaveDeleted):
            return session, self._left_deleted(session)
        if handler is not None:
            after, effects = handler(session, command)
            after = self.logged(session, after, command) if self.logged else after
            shown = self._card(session, after)
            told = told_to_people(after, self.engages(session), self.engages(after), command)
            parent = self._told_to_parent(session, after, command)
            return after, (*effects, *shown, *parent, *told)
        if isinstance(command, (Result, *self.opening.commands)):
            return session, ()
        raise UnhandledCommandError(f"{self.name} does not handle {type(command).__name__}")

    def _left_deleted(self, session: S) -> tuple[Tell, ...]:
        """Return what tells who asked for a session why its post is not posted anew."""
        if not isinstance(session, GroupSession):
            return ()
        who = session.organiser.id
        brief = self.brief(self.name, session, who) if self.brief else None
        text = LEFT_DELETED.format(brief.subject if brief else session.subject)
        return (Tell(to=who, view=Private(who, Notice(text=text))),)

    def _card(self, before: S | None, after: S) -> tuple[Effect, ...]:
        if self.card is None:
            return ()
        card, shown = self.card(after), self.card(before) if before else None
        if card is None or card == shown:
            return ()
        return (Post(name="card", view=card, refreshes=shown is not None),)

    def _told_to_parent(self, before: S | None, after: S, command: Command) -> tuple[Effect, ...]:
        """Return what tells the session that has opened this one how it has ended."""
        parent = after.parent if isinstance(after, GroupSession) else None
        if self.ending is None or parent is None:
            return ()
        ending, earlier = self.ending(after), self.ending(before) if before else None
        if ending is None or ending == earlier:
            return ()
        ended = ChildEnded(
            id=f"{after.id}/{command.id}/ended",
            session=parent,
            at=command.at,
            child=after.id,
            outcome=ending.outcome,
        )
        return (Send(command=ended),)


class Kinds:
    """The registry: every kind of session there is."""

    def __init__(self, *kinds: SessionKind[Any]) -> None:
        self._by_state = {kind.state: kind for kind in kinds}
        openings = [(each, kind) for kind in kinds for each in kind.opening.commands]
        self._by_opening = dict(openings)
        if len(self._by_state) < len(kinds) or len(self._by_opening) < len(openings):
            raise ValueError("two kinds have the same state, or are opened by the same command")

    def __iter__(self) -> Iterator[SessionKind[Any]]:
        return iter(self._by_state.values())

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Every command that some kind handles or is opened by, and what any may be sent."""
        found: list[type[Command]] = [ChildEnded, LeaveDeleted, ShowElsewhere, *self._by_opening]
        found += [command for each in self for command in each.handlers]
        return tuple(dict.fromkeys(found))

    @property
    def openings(self) -> tuple[type[Opening], ...]:
        """Every command by which somebody opens a session for a group."""
        return tuple(each for each in self._by_opening if issubclass(each, Opening))

    @property
    def performers(self) -> Performers:
        """Who performs each effect; ValueError where two kinds perform the same one otherwise."""
        table = dict(SHARED)
        for effect, performer in (row for each in self for row in each.performers.items()):
            if table.setdefault(effect, performer) is not performer:
                raise ValueError(f"two kinds perform {effect.__name__}")
        return MappingProxyType(table)

    @property
    def views(self) -> tuple[type[View], ...]:
        """Every view that some kind shows, and what any may show."""
        return tuple(dict.fromkeys((Notice, *(view for each in self for view in each.views))))

    @property
    def options(self) -> tuple[type[Option], ...]:
        """Every class of options that some kind decides for."""
        return tuple(dict.fromkeys(option for each in self for option in each.options))

    @property
    def states(self) -> tuple[type[Session], ...]:
        """Every class that a session's state can be of."""
        return tuple(self._by_state)

    def of(self, session: S) -> SessionKind[S]:
        """Return the kind of a session."""
        return self._by_state[type(session)]

    def has_ended(self, session: Session) -> bool:
        """Tell whether a session has come to an end, as far as its kind knows one."""
        ending = self.of(session).ending
        return ending is not None and ending(session) is not None

    def brief(self, session: S, who: MemberId) -> Brief | None:
        """Return a session in brief, for who reads or writes; None where words are not of it."""
        kind = self.of(session)
        return kind.brief(kind.name, session, who) if kind.brief else None

    def card(self, session: Session) -> ChannelView | None:
        """Return a session at a glance, as it stands; None where its kind has no card."""
        card = self.of(session).card
        return card(session) if card else None

    def invite(self, session: Session, who: MemberId) -> CalendarInvite | None:
        """Return the calendar file of what was decided, for somebody; None where there is none."""
        invite = self.of(session).invite
        return invite(session, who) if invite else None

    def give_up(self, session: Session, who: MemberId) -> Layout | None:
        """Return what offers somebody to give up what was decided; None where they cannot."""
        gives_up = self.of(session).gives_up
        return gives_up(session, who) if gives_up else None

    def absent(
        self, session: Session, user_action: UserAction, words: str, *, is_asked: bool = False
    ) -> Reply | None:
        """Return what comes of words by which somebody cannot come; None where it is to be asked.

        Of who `is_asked` what is off, None where words do not answer that.
        """
        absent = self.of(session).absent
        return absent(session, user_action, words, is_asked=is_asked) if absent else None

    def come(self, session: Session, user_action: UserAction) -> Reply | None:
        """Return what takes back that somebody cannot come; None where nobody has been told."""
        comes = self.of(session).comes
        return comes(session, user_action) if comes else None

    def goes_on_repeating(self, session: Session) -> bool:
        """Tell whether a session opens others again and again, and has not been stopped."""
        return self.of(session).repeats is not None and not self.has_ended(session)

    def repeated(self, opening: Command, user_action: UserAction, how: Repeated) -> Command:
        """Return what asks again and again what an opening asks; itself where nothing does."""
        kinds = (each.repeats for each in self if each.repeats)
        made = (repeats(opening, user_action, how) for repeats in kinds)
        return next(filter(None, made), opening)

    def handles(self, session: Session, command: type[Command]) -> bool:
        """Tell whether a session's kind has a handler for such a command."""
        return command in self.of(session).handlers

    def answer(self, session: Session, who: MemberId, asks: Asks) -> Layout:
        """Return what a question about a session is answered with."""
        answer = self.of(session).answer
        return answer(session, who, asks) if answer else said(NOTHING_OPEN)

    def ordered(
        self, session: Session, user_action: UserAction, does: Does, words: str = ""
    ) -> Reply | Layout:
        """Return what comes of an order, in these words."""
        ordered = self.of(session).ordered
        return ordered(session, user_action, does, words) if ordered else said(NOTHING_OPEN)

    def requests(self, name: str) -> Requests | None:
        """Return how sessions of the kind of this name are asked for; None where none can be."""
        return next((each.requests for each in self if each.name == name), None)

    def asked_by(self, form: str) -> Requests | None:
        """Return what sessions are asked for by the form of this name; None where none are."""
        asked = (each.requests for each in self if each.requests)
        return next((each for each in asked if each.form == form and each.filled), None)

    def asked_for_by(self, form: str) -> str:
        """Return the name of the kind that is asked for by the form of this name; "" for none."""
        return next((x.name for x in self if x.requests and x.requests.form == form), "")

    def hears(self, session: Session, user_action: UserAction, said: Said) -> Reply | None:
        """Return what comes of words in a session's thread that are nothing else."""
        hears = self.of(session).hears
        return hears(session, user_action, said) if hears else None

    def press(self, session: S, user_action: UserAction, action: str, value: str = "") -> Reply:
        """Return what comes of a button; UnknownActionError where there is none of that name."""
        actions = self.of(session).actions
        if action not in actions:
            raise UnknownActionError(action)
        return actions[action](Press(session, user_action, value))

    def fill(
        self,
        session: S,
        user_action: UserAction,
        name: str,
        values: Mapping[str, Any],
        context: Mapping[str, Any],
    ) -> Reply:
        """Return what comes of a dialog that was filled in; UnknownActionError where none is."""
        forms = self.of(session).forms
        if name not in forms:
            raise UnknownActionError(name)
        return forms[name](session, user_action, Filled(values), context)

    def decide(
        self, session: Session | None, command: Command
    ) -> tuple[Session | None, tuple[Effect, ...]]:
        """Return what the session is after a command, and what must now happen outside.

        Only an opening makes a session; any other command for one that is gone changes nothing.
        """
        if session is not None:
            return self.of(session).handle(session, command)
        kind = self._by_opening.get(type(command))
        return kind.open(command) if kind else (None, ())
