"""Asking for a session: what a kind is handed when somebody does, and what it makes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from orchestration.interaction.form import Form
from orchestration.model.catalogue import Catalogue
from orchestration.model.conventions import Conventions
from orchestration.model.panel import NO_MEANS, OwnPersona, PanelMeans
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Catalogues, Language
from orchestration.sessions.user_action import UserAction


@dataclass(frozen=True, slots=True)
class Invitees:
    """Whom a request can concern: who asks, who is named, and who is asked where nobody is.

    `words` name people in the way a request is read. Who talks `together` is meant as a whole.
    """

    author: Member
    named: Sequence[Member]
    usual: Sequence[Member]
    words: str
    together: bool = False

    @property
    def everyone(self) -> list[Member]:
        """All of them, each once."""
        return each_once([*self.usual, self.author, *self.named])


@dataclass(frozen=True, slots=True)
class SessionRequest:
    """What somebody asks for, where and when.

    `conventions` are what words mean there, and `language` is what reads them; where it
    `has_model`, one can propose options too. `settings` are those of the place, and a
    `catalogue` is what there is to choose from, where a file says so. What `repeats` is opened
    later, and again and again. What `is_command` is asked for by a word that stands before them.
    `catalogues` are those of whole fields, `documents` are to be gone by, and `panel_means` are
    what panels have beside them. The `personas` are those that people have made there. It is asked
    `within` another session of its kind, in its thread, or in a conversation with the bot that
    nobody else reads (`is_private`).
    """

    invitees: Invitees
    action: UserAction
    conventions: Conventions
    language: Language
    has_model: bool = False
    settings: DecisionSettings = UNSAID
    catalogue: Catalogue | None = None
    repeats: bool = False
    is_command: bool = False
    catalogues: Catalogues | None = None
    panel_means: PanelMeans = NO_MEANS
    documents: tuple[Private[SourceDocument], ...] = ()
    personas: tuple[OwnPersona, ...] = ()
    within: SessionId | None = None
    is_private: bool = False

    @property
    def words(self) -> str:
        """What they say, without the command that it may stand behind."""
        return self.invitees.words


@dataclass(frozen=True, slots=True)
class Requested:
    """What a request comes to: the command that opens a session, or the form for the rest.

    `missing` says what has to be asked back, where there is no command, or nowhere to ask, and
    `notice` what of it a session that is opened goes without. `ends_by` is the last moment that was
    asked for, and none that follows from what is asked; it is `by_clock` where it would be another
    one elsewhere, and not as long. `own` is what the author says of their own
    wishes besides, which is told to the session once it is open.
    """

    command: Command | None = None
    form: Form | None = None
    missing: str = ""
    notice: str = ""
    ends_by: datetime | None = None
    by_clock: bool = False
    own: str = ""


_OWN: Final = "own"
_OWN_TOLD: Final = "I take “{own}” for your own answer: the others are asked as usual."


def with_own_words(form: Form, own: str) -> Form:
    """Return a form that takes along what its author has said of their own wishes, and says so."""
    if not own:
        return form
    words = " ".join(filter(None, (form.words, _OWN_TOLD.format(own=own))))
    return replace(form, context={**form.context, _OWN: own}, words=words)


def own_words_in(context: Mapping[str, Any]) -> str:
    """Return what a form has taken along of its author's own wishes; "" where that is nothing."""
    own = context.get(_OWN)
    return own if isinstance(own, str) else ""


Filling = Callable[
    [UserAction, Mapping[MemberId, Member], Mapping[str, Any], Mapping[str, Any], Conventions],
    Command | Mapping[str, str],
]
"""From who filled in a form, whom it can concern, its values and its context, to what it opens.

What is wrong comes back as a sentence for its field.
"""


Shown = Callable[[Mapping[str, Any], Mapping[str, Any], Sequence[Member]], Form]
"""From values, context and whom it can concern to a form again, wherever it has been since."""


@dataclass(frozen=True, slots=True)
class Requests:
    """How sessions of a kind are asked for: in words, and by the form of this name.

    `shown` makes the form of what was filled in so far, to go on with. What `repeats` can be asked
    again and again. A file may hold so many options as `most_options` says; 0: as many as usual.
    It `goes_by_documents`, where any come with a request. A request `goes_on`, where what it lacks
    may be said in words behind it. Who fills in the form is `told` what came of it, where that is
    other than what they see there. What is asked for
    `in_private` is opened there.
    """

    read: Callable[[SessionRequest], Awaitable[Requested]]
    form: str = ""
    filled: Filling | None = None
    shown: Shown | None = None
    repeats: bool = False
    most_options: int = 0
    goes_by_documents: bool = False
    goes_on: bool = False
    told: Callable[[Mapping[str, Any], Mapping[str, Any]], str] | None = None
    in_private: bool = False


def each_once(people: Sequence[Member]) -> list[Member]:
    """Return people, each once."""
    return list({each.id: each for each in people}.values())
