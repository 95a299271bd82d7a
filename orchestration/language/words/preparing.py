"""Words put where they are read, before they are looked up: which words of a language have it done.

A text without any of these words stays as it is, which is told at one look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from orchestration.language.words.tokens import Token


@dataclass(frozen=True, slots=True)
class Step:
    """What is `done` where one of these words stands, or a capital if it is also of `capitals`."""

    words: AbstractSet[str]
    done: Callable[[Sequence[Token]], Sequence[Token]]
    capitals: bool = False

    def concerns(self, words: frozenset[str], capital: bool) -> bool:
        """Tell whether it can change tokens of these words, of which one has a capital or none."""
        return not words.isdisjoint(self.words) or (capital and self.capitals)


@dataclass(frozen=True, eq=False)
class Preparing:
    """All steps of a language, one after the other; `words` are those of any of them."""

    steps: Sequence[Step] = ()
    words: AbstractSet[str] = field(init=False)

    def __post_init__(self) -> None:
        words = frozenset[str]().union(*(each.words for each in self.steps))
        object.__setattr__(self, "words", words)

    def __call__(self, tokens: Sequence[Token]) -> Sequence[Token]:
        """Return tokens as they are read."""
        words, capital = _seen(tokens)
        for each in self.steps:
            if each.concerns(words, capital):
                tokens = each.done(tokens)
                words, capital = _seen(tokens)
        return tokens

    def leaves(self, words: Iterable[str]) -> bool:
        """Tell whether words in small letters stay as they are."""
        return self.words.isdisjoint(words)


def _seen(tokens: Sequence[Token]) -> tuple[frozenset[str], bool]:
    """Which words some tokens are, and whether one of them begins with a capital."""
    return frozenset([each.text for each in tokens]), any(each.capital for each in tokens)
