"""What a language is to the grammar: its words, each of which is a value or plays a part.

A phrase stands for a value that rules compose ("montags" is each Monday), or, as an `Alias`, for
one of the small words by which the rules know what it does ("ab" is a "from", "und" an "and"):
the parts that small words play are called by their English representative. A language is one
package that makes one `Vocabulary`; no rule names a word of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from orchestration.language.tokens import ENGLISH_SPELLING, Spelling, Token, tokenise

Phrases = Mapping[str, list[tuple[tuple[str, ...], object]]]


class Alias(str):
    """The small word that a phrase stands for."""

    __slots__ = ()


def _everywhere(_: Sequence[Token], __: int, ___: tuple[str, ...], ____: object) -> bool:
    return True


def _as_said(tokens: Sequence[Token]) -> Sequence[Token]:
    return tokens


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words of a language.

    `stands_well` says whether a phrase that is something else as well is meant at a place;
    `prepared` is done to tokens first. `table` has the phrases by their first word.
    """

    phrases: Mapping[str, object]
    small: frozenset[str] = frozenset()
    spelling: Spelling = ENGLISH_SPELLING
    stands_well: Callable[[Sequence[Token], int, tuple[str, ...], object], bool] = _everywhere
    prepared: Callable[[Sequence[Token]], Sequence[Token]] = _as_said
    table: Phrases = field(init=False)
    words: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        table: dict[str, list[tuple[tuple[str, ...], object]]] = {}
        for phrase, value in self.phrases.items():
            words = tuple(token.text for token in tokenise(phrase, spelling=self.spelling))
            table.setdefault(words[0], []).append((words, value))
        for entries in table.values():
            entries.sort(key=lambda entry: -len(entry[0]))
        object.__setattr__(self, "table", table)
        known = {word for entries in table.values() for words, _ in entries for word in words}
        runs = self.spelling.run_together.keys() | self.spelling.misspelt.keys()
        object.__setattr__(self, "words", frozenset(known | self.small | runs))
