"""A clause, and what is asked of its items again and again.

A clause is put some hundred questions, most of them whether one of some words, shades or kinds of
value is in it. What is in it is found once; of a part of a clause it is looked for each time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from orchestration.language.english.small_words import CLAUSE_STARTERS
from orchestration.language.grammar import Item
from orchestration.language.values import Shade

_MARKS = frozenset({",", ")", ":", "-"})


class Items(tuple[Item, ...]):  # noqa: SLOT001 -- what is in it is kept in its dictionary
    """All items of a clause: its words, its shades, and the types of its values, also as a base."""

    words: frozenset[str]
    shades: frozenset[Shade]
    kinds: frozenset[type]

    def __new__(cls, items: Iterable[Item]) -> Self:
        """Take items, and look once what is in them."""
        made = super().__new__(cls, items)
        made.words = frozenset([item.word for item in made])
        made.shades = frozenset([item.value for item in made if isinstance(item.value, Shade)])
        made.kinds = frozenset([kind for item in made for kind in type(item.value).__mro__])
        return made


@dataclass(frozen=True, slots=True)
class Clause:
    """Items that say one thing.

    `fresh`: at the start of a sentence. `reason`: after "because". `aside`: it tells what goes on
    then ("when the kids are asleep"). `instead`: it corrects what was said before it. `asked`: it
    ends with a question mark. `mended`: a word of it was spelt wrong. `link`: the word that it is
    joined on by. `meant`: it says what was meant in an earlier message. `listed`: its sentence has
    a statement before it.
    """

    items: tuple[Item, ...]
    fresh: bool = False
    reason: bool = False
    aside: bool = False
    instead: bool = False
    asked: bool = False
    mended: bool = False
    link: str = ""
    meant: bool = False
    listed: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.items, Items):
            object.__setattr__(self, "items", Items(self.items))

    def of(self, items: Sequence[Item]) -> Clause:
        """Return it with other items, unless they are its own."""
        return self if items is self.items else replace(self, items=tuple(items))

    @property
    def led_by(self) -> str:
        """The small word that it begins with: "otherwise"."""
        if self.link in CLAUSE_STARTERS:
            return self.link
        first = self.items[0].word
        if first not in _MARKS:
            return first
        return next((item.word for item in self.items if item.word not in _MARKS), first)

    @property
    def start(self) -> int:
        """Where it begins in the text."""
        return self.items[0].start

    @property
    def end(self) -> int:
        """Where it ends in the text."""
        return self.items[-1].end


def has_word(items: Sequence[Item], words: Collection[str]) -> bool:
    """Whether one of some words is among some items."""
    if isinstance(items, Items):
        return not items.words.isdisjoint(words)
    return any(item.word in words for item in items)


def has_shade(items: Sequence[Item], *shades: Shade) -> bool:
    """Whether one of some shades is among some items."""
    if isinstance(items, Items):
        return not items.shades.isdisjoint(shades)
    return any(item.value in shades for item in items)


def has_kind(items: Sequence[Item], *kinds: type) -> bool:
    """Whether a value of one of some types is among some items."""
    if isinstance(items, Items):
        return not items.kinds.isdisjoint(kinds)
    return any(isinstance(item.value, kinds) for item in items)


def shades_in(items: Sequence[Item]) -> frozenset[Shade]:
    """Return the shades among some items."""
    if isinstance(items, Items):
        return items.shades
    return frozenset([item.value for item in items if isinstance(item.value, Shade)])
