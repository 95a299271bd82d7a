"""Something that somebody did with what they see, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Generic, TypeAlias, TypeVar

from orchestration.interaction.form import Filled, Form
from orchestration.interaction.layout import Button, When
from orchestration.model.catalogue import Catalogue
from orchestration.model.people import MemberId, SessionId, team_of_session
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private
from orchestration.sessions.commands import Command, TellPrivately
from orchestration.sessions.session import Session

COMING: Final = "coming"
"""The action by which anybody marks that they come, or without a value that they do so no more."""

_MODERATOR: Final = "Who moderates here"


@dataclass(frozen=True, slots=True)
class UserAction:
    """Who did something, when, and the platform's own id of it, by which a repeat is known.

    `drawn` is a number for it that nobody else can make, "" where the id itself is one. What was
    done `in_public` everybody could see. `name` is what others call them, as far as it is known.
    Who `moderates` in a team may end what others have asked for there, and nowhere else; it may be
    `in_all_of_it`, or in one channel. Whoever goes `nameless` has said with it that their name is
    not to be shown.
    """

    id: str
    who: MemberId
    at: datetime
    drawn: str = ""
    in_public: bool = False
    name: str = ""
    moderates: str = ""
    in_all_of_it: bool = False
    nameless: bool = False

    def envelope(self, session: SessionId, part: str = "") -> dict[str, Any]:
        """Return what every command has; `part` tells several of one action apart."""
        return {"id": f"{self.id}{part}", "session": session, "at": self.at}

    def may_end(self, session: SessionId, organiser: MemberId) -> bool:
        """Tell whether they may call off, or close, what somebody has asked for."""
        is_moderated = bool(self.moderates) and team_of_session(session) == self.moderates
        return is_moderated or self.who == organiser

    def moderator_for(self, organiser: MemberId) -> str:
        """Return who ends what somebody else has asked for, "" where it is theirs."""
        return "" if self.who == organiser else self.name or _MODERATOR

    @property
    def number(self) -> Private[str] | None:
        """What was drawn for it, under the key of who did it; None where nothing was."""
        return Private(self.who, self.drawn) if self.drawn else None


@dataclass(frozen=True, slots=True)
class Said:
    """Words that somebody wrote; `is_edited` where they stand in the place of others.

    They are `left_over` where they have come to nothing else: only why not is of use then. The
    `documents` came with them, and the `table` of options. What `calls_bot` waits for an answer.
    """

    words: str
    is_edited: bool = False
    left_over: bool = False
    documents: tuple[Private[SourceDocument], ...] = ()
    calls_bot: bool = False
    table: Catalogue | None = None


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file for one person: what it is called, of what kind, and what stands in it.

    The `words` stand above it.
    """

    name: str
    type: str
    content: str
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What comes of a user action.

    `commands` go to the engine. The message that was pressed loses the buttons named in `gone` and
    gains `note`; `notice` is one sentence for the person alone, `form` a dialog to open, `errors` a
    sentence for each field that was filled in wrong. `said` is what they have said by pressing.
    `page` asks for their page of the session to be opened, `files` are for them alone.
    `times` stand in the notice; `offers` are buttons below the notice.
    """

    commands: tuple[Command, ...] = ()
    note: str = ""
    gone: tuple[str, ...] = ()
    notice: str = ""
    form: Form | None = None
    errors: Mapping[str, str] = field(default_factory=dict)
    said: str = ""
    page: bool = False
    files: tuple[TextFile, ...] = ()
    offers: tuple[Button, ...] = ()
    times: tuple[When, ...] = ()


S = TypeVar("S", bound=Session)
S_co = TypeVar("S_co", bound=Session, covariant=True)


@dataclass(frozen=True, slots=True)
class Press(Generic[S_co]):
    """A button that was pressed in a session, and what it carries."""

    session: S_co
    user_action: UserAction
    value: str = ""

    @property
    def who(self) -> MemberId:
        """Who pressed it."""
        return self.user_action.who

    @property
    def envelope(self) -> dict[str, Any]:
        """What the command has that follows from it."""
        return self.user_action.envelope(self.session.id)


Pressed: TypeAlias = Callable[[Press[S]], Reply]
"""What comes of a button."""

FilledIn: TypeAlias = Callable[[S, UserAction, Filled, Mapping[str, Any]], Reply]
"""What comes of a dialog that was filled in, in the context that it was opened with."""


class UnknownActionError(Exception):
    """There is no such button or dialog."""


def number_in(words: str) -> int:
    """Return a number that a button carries; -1, which names nothing, where it is none."""
    return int(words) if words.isascii() and words.isdecimal() and len(words) < 10 else -1


def say(
    session: SessionId,
    user_action: UserAction,
    words: str,
    besides: str = "",
    *,
    elsewhere: bool = False,
    overheard: bool = False,
) -> TellPrivately:
    """Return the command that tells a session what somebody has written.

    `besides` is what they are answered to the rest of it; it may be read back `elsewhere`, or be
    `overheard` where people talk to each other.
    """
    who = user_action.who
    return TellPrivately(
        **user_action.envelope(session),
        member=who,
        text=Private(who, words),
        nameless=user_action.nameless,
        besides=Private(who, besides) if besides else None,
        elsewhere=elsewhere,
        overheard=overheard,
        name=user_action.name,
    )
