"""Letters as emoji, on platforms that have one of each: 🇦 votes for A."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import Final

_A: Final = 0x1F1E6


def drawn(option: str) -> str:
    """Return an option's name as emoji: 🇦 for A, 🇦🇧 for AB."""
    return "".join(chr(_A + ord(each) - ord("A")) for each in option)


LETTERS: Final = {drawn(each): each for each in ascii_uppercase}


def emoji_of(option: str) -> str | None:
    """Return the emoji that votes for an option: its letter; None where its name is none."""
    return drawn(option) if option in ascii_uppercase and len(option) == 1 else None


def emoji_of_first(most: int) -> Callable[[str], str | None]:
    """Return what knows the emoji of so many letters, where no more reactions can stand there."""
    return lambda option: emoji_of(option) if option in ascii_uppercase[:most] else None


def option_of(emoji: str, options: Sequence[str]) -> str | None:
    """Return the option that a reaction votes for, None where it is a mere reaction."""
    option = LETTERS.get(emoji)
    return option if option in options else None
