"""Questions that are put to a clause, each only where something that it is about is in it.

Most of what a clause is asked has to do with a word, a shade or a kind of value that few clauses
have: so each question names such signs, and what is in a clause tells which of them to put.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from orchestration.language.clauses.clause import Items
from orchestration.language.grammar import Item
from orchestration.language.values import Shade

Sign = str | Shade | type
Question = TypeVar("Question", bound=Callable[..., bool])


class Questions(Generic[Question]):
    """Questions in their order, each with its signs; one that names none is always put."""

    def __init__(self, *asked: tuple[Question, Iterable[Sign]]) -> None:
        self.asked = tuple((question, frozenset(signs)) for question, signs in asked)

    def put_to(self, items: Sequence[Item]) -> Iterator[Question]:
        """Yield those that may be answered with yes, by what is among some items."""
        held = items if isinstance(items, Items) else Items(items)
        signs = frozenset().union(held.words, held.shades, held.kinds)
        return (each for each, own in self.asked if not (own and own.isdisjoint(signs)))
