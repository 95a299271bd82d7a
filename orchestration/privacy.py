"""The one door to private values.

What a member says in private travels as `Private[T]`: it does not print, does not
hash, does not pickle, and no view or effect that reaches a channel has a field for it. `reveal`
is the only way out, and every call names its reader, so that `grep reveal(` is the full list of
places where private values are read. tests/test_privacy.py holds that list.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, NoReturn, TypeVar

from orchestration.model.agenda import AgendaItem
from orchestration.model.ballots import VoteNote
from orchestration.model.people import MemberId
from orchestration.model.preferences import Opinion, Preference, Topic, Visibility

T = TypeVar("T")

SMALLEST_ANONYMOUS_GROUP = 6
"""Below six people a missing name hides nobody (PROTOCOL.md, section 5)."""


class Reader(Enum):
    """Who may read besides the owner."""

    DECISION = "the engine, to weigh; what it derives stays in the session"
    LANGUAGE = "whatever understands one author's words, one message at a time"
    CALENDARS = "whatever reads a calendar file"
    STORE = "the store, to encrypt"
    OPERATOR = "who runs the program on a scenario file of their own"


class Private(Generic[T]):
    """A value that belongs to one person and is shown to nobody else."""

    __slots__ = ("_owner", "_value")

    def __init__(self, owner: str, value: T) -> None:
        self._owner = owner
        self._value = value

    @property
    def owner(self) -> str:
        """Whose it is: a member's id, or a session's, for what the engine derived."""
        return self._owner

    def __repr__(self) -> str:
        return "[private]"

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        return repr(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Private):
            return NotImplemented
        return bool(self._owner == other._owner and self._value == other._value)

    __hash__ = None  # type: ignore[assignment]  # a hash could be compared with that of a guess

    def __reduce__(self) -> NoReturn:
        raise TypeError("a private value is stored through the vault, never pickled")


def reveal(private: Private[T], to: Reader | MemberId) -> T:
    """Return what is inside, to its owner or to a named reader; PermissionError to anyone else."""
    if isinstance(to, Reader) or to == private.owner:
        return private._value  # the door
    raise PermissionError("a private value is shown to its owner only")


class PublicReason(str):
    """Words that their author let others see; only `declassify` and `on_agenda` make one."""

    __slots__ = ()


def on_agenda(item: AgendaItem) -> PublicReason:
    """Return an item of an agenda, which is open to all in the session from the start."""
    return PublicReason(item.told)


def declassify(
    said: Preference | VoteNote, author_name: str, group_size: int
) -> PublicReason | None:
    """Return a wish or a note in words for the channel; None where its author did not allow it.

    A topic for the agenda, or an opinion, is its own words, and behind them whose it is.
    """
    applies = None if isinstance(said, VoteNote) else said.applies
    told = said.words if isinstance(said, VoteNote) else said.in_words
    topic = applies.words if isinstance(applies, Topic | Opinion) else None
    match said.visibility:
        case Visibility.SHARED:
            words = f"{topic} ({author_name})" if topic else f"{author_name}: {told}"
            return PublicReason(words)
        case Visibility.ANONYMOUS if group_size >= SMALLEST_ANONYMOUS_GROUP:
            return PublicReason(topic or f"somebody: {told}")
        case _:
            return None
