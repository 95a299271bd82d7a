"""What the adapter of a chat platform needs kept: where things stand, what came, whose token.

The words are Slack's (team, channel, ts); other platforms have the same under other names. All of
it is synchronous, and called in a thread of its own.

A post to the channel has its `Post.name`. What is told to one person is `asked/…` where it asks
what suits them, `read-back` (the latest alone), else `tell/…`; they are its owner.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final, Protocol

from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private

CARD: Final = "card"
OPTIONS: Final = "options/"
OUTCOME: Final = "outcome"
ALSO: Final = "also/"
"""Where a session is shown as well: no message, but a channel of some team."""

ASKED: Final = "asked/"
TELL: Final = "tell/"
FILE: Final = "file/"

READ_BACK: Final = "read-back"
"""The next one takes its place, unless its owner has written since."""

WRITTEN: Final = "written"
"""What a member has last written about a session: the only place here that is not the bot's.

Who hears it puts it, with the member as the owner and the thread it was written in: a read-back
that is older then stays as it was, and the next one comes below, in that thread.
"""

LETTERS: Final = "letters/"
"""A note (`notes.py`): the options that a member's reactions said when they were last read."""

VOTES_SAID: Final = "votes-said/"
"""A note: the messages that say a member's vote in a round, which others read; with a session
behind it, what each says, sealed as theirs.
"""

SAID_FOR_GOOD: Final = "for-good"
"""A note: the last message of somebody, if it told what holds for good."""

TURN: Final = "turn/"
"""A note: the number of a member's latest read-back; with a key behind it, of that one."""

ANSWER: Final = "answer/"
"""A note: how far a private answer has come that cannot be looked for."""

CHOSEN: Final = "chosen"
"""A note: what somebody has last said that a message is about, and when."""

PICKED: Final = "picked"
"""What somebody wrote of which it was asked which session it is about, sealed as theirs."""

OFFERED: Final = "offered"
"""What somebody was asked last, with what could be pressed below it, sealed as theirs."""

ORDERED: Final = "ordered"
"""The name under which it is kept what somebody has ordered or asked for last."""

SAID_LAST: Final = "said-last"
"""What somebody said last for all to see in a session, and when they told the bot, sealed too."""

LANGUAGE: Final = "language"
"""A note: the language in which somebody writes, or wants to be answered."""

BEGUN: Final = "begun"
"""What somebody wrote that breaks off, sealed as theirs, until they go on."""

GREETED: Final = "greeted"
"""A note: somebody has been told once what the bot is for."""

WHO_MOVES: Final = "who-moves"
"""A note: somebody has been told who can look for another time than the one that stands."""

UNREACHABLE: Final = "unreachable"
"""The line that says that somebody cannot be written to."""


@dataclass(frozen=True, slots=True)
class Held:
    """A session that was asked for on the platform: in which team and channel, and by whom."""

    session: SessionId
    team: str
    channel: str
    organiser: MemberId
    open: bool = True


@dataclass(frozen=True, slots=True)
class Place:
    """Where one message stands; `owner` is who alone sees it, `name` which one it is.

    A post to the channel has its `Post.name`; the only message here that is not the bot's is
    `written`. `shown` is what the
    message shows, as the platform takes it: its owner's or, in the channel, the session's.
    """

    session: SessionId
    team: str
    channel: str
    ts: str
    name: str
    owner: MemberId | None = None
    thread: str | None = None
    shown: Private[str] | None = field(default=None, compare=False)


class Places(Protocol):
    """Keeps which session is where, and which message is which."""

    def hold(self, held: Held) -> None:
        """Keep where a session was asked for; a repeat changes nothing."""
        ...

    def held(self, session: SessionId) -> Held | None:
        """Return where a session was asked for."""
        ...

    def open_in(self, team: str) -> Sequence[Held]:
        """Return a team's sessions that are not over, oldest first; "" is every team."""
        ...

    def shown_too(self) -> Sequence[Place]:
        """Return where sessions that are not over are shown beside their own channels."""
        ...

    def private_in(self, team: str, most: int) -> Sequence[str]:
        """Return a team's private conversations, those first in which something was said last."""
        ...

    def close(self, session: SessionId) -> None:
        """Note that a session is over."""
        ...

    def reopen(self, session: SessionId) -> None:
        """Note that a session goes on after all."""
        ...

    def begin(self, key: str) -> bool:
        """Note that a message is about to be sent; False where it may have been sent before."""
        ...

    def put(self, place: Place) -> None:
        """Keep where a message stands, in the place of an earlier one of its name and owner."""
        ...

    def find(self, session: SessionId, name: str, owner: MemberId | None = None) -> Place | None:
        """Return where a session's message of this name stands."""
        ...

    def at(self, team: str, channel: str, ts: str) -> Place | None:
        """Return which message stands here."""
        ...

    def of(self, session: SessionId) -> Sequence[Place]:
        """Return all messages about a session, oldest first."""
        ...


@dataclass(frozen=True, slots=True)
class Arrival:
    """One event as it came, not handled yet; `attempt` counts from 1."""

    id: str
    owner: MemberId
    body: Private[bytes]
    attempt: int


class Arrivals(Protocol):
    """Keeps every event before the platform is told that it came."""

    def keep(self, events: Sequence[Arrival]) -> AbstractSet[str]:
        """Keep events, all of them or none; return the ids of those that are new."""
        ...

    def waiting(self, limit: int) -> Sequence[Arrival]:
        """Return events that are not handled yet, oldest first."""
        ...

    def done(self, id: str) -> None:  # noqa: A002
        """Note that an event has been handled."""
        ...

    def set_aside(self, id: str, reason: str) -> None:  # noqa: A002
        """Give an event up; `reason` holds no private text."""
        ...


class Teams(Protocol):
    """Keeps the workspaces in which the app is installed; tokens are sealed at rest."""

    def token(self, team: str) -> str | None:
        """Return a workspace's bot token, None where the app is not installed."""
        ...

    def bot(self, team: str) -> str | None:
        """Return the bot's own user id in a workspace."""
        ...

    def keep(self, team: str, token: str, bot: str) -> None:
        """Keep a workspace's bot token, and the bot's own user id there."""
        ...

    def remove(self, team: str, token: str) -> None:
        """Forget this token of a workspace: the app was removed. A newer one stays."""
        ...
