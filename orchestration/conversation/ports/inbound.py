"""What somebody wrote, as every platform hands it in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from orchestration.interaction.layout import Layout, Text
from orchestration.interaction.routing import Span, Where, says_what
from orchestration.language.words.short_forms import spelled_out
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.views.documents import CalendarInvite


class Via(StrEnum):
    """How a message came to the bot."""

    DM = "dm"
    MENTION = "mention"
    THREAD = "thread"
    """A reply under a post of the bot's, in which the bot is not mentioned."""
    COMMAND = "command"
    """What follows `/convene`."""


_TABLES: Final = (".csv", ".yaml", ".yml")
"""How files are called that can hold what there is to choose from."""

_DOCUMENTS: Final = (".txt", ".md", ".markdown", ".pdf")
"""The same of those that can be gone by."""


def is_document(name: str) -> bool:
    """Tell whether a file is something to read, by what it is called."""
    return name.lower().endswith(_DOCUMENTS)


def is_useful(name: str) -> bool:
    """Tell whether a file can hold options, or be gone by, by what it is called."""
    return name.lower().endswith((*_TABLES, *_DOCUMENTS))


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that was sent with a message."""

    name: str
    content: bytes = field(repr=False)

    @property
    def is_document(self) -> bool:
        """Tell whether it is something to read, and no table of options."""
        return is_document(self.name)


NamedFile = tuple[str, Callable[[], Awaitable[bytes]]]
"""What a file is called, and how it is read."""


async def useful_among(files: Sequence[NamedFile]) -> list[Attached]:
    """Return those of some files that can hold options, or be gone by; no other is read."""
    return [Attached(name, await read()) for name, read in files if is_useful(name)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One message: `id` is the same however often the platform tells of it.

    `text` is what its writer sees, people by their names, with short forms spelled out that they
    `typed`. `about` is the session of the post that
    it replies to, `round` the round whose options that post shows. It `is_reply` where it answers
    that post itself, and does not merely stand in its thread. It `is_edited` where it stood
    there before in other words. It `names_options` where it calls some by their titles, which are
    letters in its text by then. `files` are those that can hold options, or be gone by.
    """

    id: str
    who: MemberId
    via: Via
    text: str
    in_channel: bool = False
    about: SessionId | None = None
    round: int = 0
    is_edited: bool = False
    is_reply: bool = False
    names_options: bool = False
    files: tuple[Attached, ...] = ()
    typed: str = ""

    def as_typed(self, words: str) -> str:
        """Return words as they were typed, where they are all of it."""
        return self.typed if spelled_out(self.typed).strip() == words.strip() else words

    @property
    def where(self) -> Where:
        """Where it was said, as the router tells places apart."""
        if not self.in_channel:
            return Where.DM
        return Where.THREAD if self.about else Where.CHANNEL

    @property
    def is_read_by_all(self) -> bool:
        """Tell whether others read it, too: a command is shown to nobody, wherever it is given."""
        return self.in_channel and self.via is not Via.COMMAND

    @property
    def is_ordered(self) -> bool:
        """Tell whether it is a command whose first word says what it is for."""
        return self.via is Via.COMMAND and says_what(self.text)

    @property
    def is_to_the_bot(self) -> bool:
        """Tell whether an answer is waited for, whatever it says."""
        return self.via is not Via.THREAD


@dataclass(frozen=True, slots=True)
class Mentioned:
    """Who is mentioned in a message, and how many of them cannot be asked."""

    people: tuple[Member, ...] = ()
    gone: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """Part of an answer; what is pressed in it concerns the session."""

    layout: Layout
    session: SessionId | None = None

    @property
    def is_sentence(self) -> bool:
        """Tell whether there is nothing in it but words, and no time that readers see otherwise."""
        layout = self.layout
        return not layout.times and all(isinstance(each, Text) for each in layout.parts)


@dataclass(frozen=True, slots=True)
class Response:
    """One message to who wrote, with a calendar file where they asked for it."""

    parts: Sequence[Part]
    invite: CalendarInvite | None = None

    @property
    def words(self) -> str:
        """All of it in words alone."""
        return "\n".join(each.layout.words for each in self.parts)


def request_in(words: str, asked: Span, *, is_command: bool) -> str:
    """Return the words that ask for a session: all of them, but for the word of a command."""
    words = words.strip()
    return "".join(words.split(maxsplit=1)[1:]) if is_command and asked.start else words
