"""What the group could decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from string import ascii_uppercase


@dataclass(frozen=True, slots=True)
class Option:
    """Something that a group may decide for; its name is unique within its session."""

    id: str

    @property
    def begins(self) -> datetime | None:
        """When what is decided would begin; None where it is no matter of time."""
        return None

    def has_begun(self, at: datetime) -> bool:
        """Tell whether it is too late to decide for it."""
        return self.begins is not None and self.begins <= at


@dataclass(frozen=True, slots=True)
class Slot(Option):
    """An option that is a time: when it starts and ends."""

    start: datetime
    end: datetime

    @property
    def begins(self) -> datetime:
        """Its start."""
        return self.start


@dataclass(frozen=True, slots=True)
class Datum:
    """What is known of an option by one criterion: a number, yes or no, or tags."""

    criterion: str
    number: float | None = None
    flag: bool | None = None
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Words(Option):
    """An option that somebody has put into words; `key` tells it from all others of its session.

    What a criterion says nothing of in its `data` is unknown. `proposed_by` is who is named beside
    it, if anybody is. So many as `capacity` can have it, None: everybody. A model has drafted it
    from so many labelled opinions as `drafted_from` says; 0: somebody has written it. `text` is
    what else is written of it.
    """

    key: str
    title: str
    data: tuple[Datum, ...] = ()
    proposed_by: str = ""
    capacity: int | None = None
    drafted_from: int = 0
    text: str = ""

    def datum(self, criterion: str) -> Datum | None:
        """Return what is known of it by a criterion; None where that is nothing."""
        return next((each for each in self.data if each.criterion == criterion), None)


def slot_of(option: Option) -> Slot:
    """Return an option as the time that it is; TypeError where it is none."""
    if isinstance(option, Slot):
        return option
    raise TypeError(f"{type(option).__name__} is no time")


def first_of(options: Iterable[Option]) -> datetime | None:
    """Return when the first of several options begins; None where none of them does."""
    return min((each.begins for each in options if each.begins), default=None)


def option_name(index: int) -> str:
    """Name the index-th option of a session (from 0): A … Z, AA, AB, …"""
    name = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, len(ascii_uppercase))
        name = ascii_uppercase[letter] + name
    return name
