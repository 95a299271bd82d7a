"""What a meeting is to talk about."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import shorten
from typing import Final

LONGEST_TOPIC: Final = 120
MOST_ITEMS: Final = 30


@dataclass(frozen=True, slots=True)
class AgendaItem:
    """One topic of an agenda: how many minutes it takes, and whose it is, as far as that is said.

    Items stand in the order of their `number`; 0 is one that is not on an agenda yet.
    """

    words: str
    minutes: int | None = None
    whose: str = ""
    number: int = 0

    @classmethod
    def of(cls, words: str, minutes: int | None = None, whose: str = "") -> AgendaItem:
        """Return an item of these words on one line, shortened where there are many."""
        return cls(shorten(words, LONGEST_TOPIC, placeholder=" …"), minutes, whose)

    @property
    def told(self) -> str:
        """All of it as people write it: "the budget (10 min, Dana)"."""
        minutes = f"{self.minutes} min" if self.minutes else ""
        beside = ", ".join(filter(None, (minutes, self.whose)))
        return f"{self.words} ({beside})" if beside else self.words
