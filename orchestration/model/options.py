"""What the group could decide."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from string import ascii_uppercase


@dataclass(frozen=True, slots=True)
class Slot:
    """A meeting option: a name that is unique within its session, and when it starts and ends."""

    id: str
    start: datetime
    end: datetime


def option_name(index: int) -> str:
    """Name the index-th option of a session (from 0): A … Z, AA, AB, …"""
    name = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, len(ascii_uppercase))
        name = ascii_uppercase[letter] + name
    return name
