"""How a reading came about: each clause, what its words were read as, and what was left.

This is what `convene understand --explain` prints; nothing else depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.cues import PARTS_OF_TIMES
from orchestration.language.clauses.leftovers import is_unknown
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.conventions import usual_years
from orchestration.language.grammar import Item
from orchestration.language.languages import language_of
from orchestration.language.saying.restate_times import Manner, times
from orchestration.language.understand import heard, resolved_times
from orchestration.language.values import About, Stance
from orchestration.language.words.tokens import Token, readable
from orchestration.model.message_context import MessageContext
from orchestration.model.times import TimeFrame

UNREAD = "unread"
SMALL_WORD = "small word"
TIME = "time"


@dataclass(frozen=True, slots=True)
class ReadAs:
    """Words of a clause, and what they were read as."""

    words: str
    read_as: str


@dataclass(frozen=True, slots=True)
class Left:
    """Words that were not understood, and why."""

    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Explained:
    """One clause: its words, its parts, the wishes read from it, and what of it was left, and why.

    `link`: what joins it on. A wish is named by its polarity, its strength and its time or kind.
    """

    text: str
    link: str
    parts: tuple[ReadAs, ...]
    wishes: tuple[str, ...]
    left: tuple[Left, ...]


def explained(text: str, hearing: MessageContext) -> tuple[Explained, ...]:
    """Return each clause of a message with how it was read, in the order of the text."""
    words = language_of(text)
    manner = Manner(usual_years(hearing.frame), words.naming)
    said = heard(text[: readable(text)], hearing)
    return tuple(
        Explained(
            text[clause.start : clause.end],
            clause.link.strip(),
            tuple(_parts(text, clause.items)),
            tuple(_named(wish, hearing.frame, manner) for wish in reading.wishes),
            tuple(Left(text[each.start : each.end], each.reason) for each in reading.left),
        )
        for clause, reading in said
        if _says_something(clause, reading)
    )


def _says_something(clause: Clause, reading: Reading) -> bool:
    return bool(reading.wishes or reading.left) or clause.end > clause.start


def _parts(text: str, items: Sequence[Item]) -> Iterator[ReadAs]:
    for item in items:
        words = text[item.start : item.end].strip()
        if any(letter.isalnum() for letter in words):
            yield ReadAs(words, _read_as(item))


def _read_as(item: Item) -> str:
    """What an item has become, in a word or two."""
    said = item.value
    if is_unknown(item):
        return UNREAD
    if isinstance(said, PARTS_OF_TIMES):
        return TIME
    if isinstance(said, Stance):
        return f"{'accepts' if said.accepts else said.polarity.value} ({said.strength.value})"
    if isinstance(said, About):
        return said.kind.value
    if isinstance(said, Token):
        return SMALL_WORD
    return str(getattr(said, "name", type(said).__name__)).lower().replace("_", " ")


def _named(wish: Wish, frame: TimeFrame, manner: Manner) -> str:
    polarity, strength = wish.stance
    about = wish.kind.value
    if wish.times is not None:
        about = " + ".join(times(each, manner) for each in resolved_times(wish.times, frame))
    return f"{polarity.value} ({strength.value}): {about}"
