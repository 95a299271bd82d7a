"""Which signs the words of a sentence are: the classes of words that the rules go by.

A phrase is a sign wherever it stands, and a word may be part of several; `^cancel` is the sign of a
sentence that, courtesy left out, begins with "cancel", and `shuts$` of one that ends so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.routing.lexicon import Lexicon, plain_words
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words as listed

_COURTESY: Final = frozenset({"filler"})
_OF_WISHES: Final = frozenset(
    listed("""
    time length number stance busy not flexible manner suits engaged self we my bound can must again
    zone sorry thanks understood unable
    """)
)
"""What words that say what suits somebody are signs of."""

_BRIEF: Final = 4
"""So many words, courtesy left out, say one thing alone."""


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a sentence, and where words stand that nobody knows, or that no wish needs.

    `begin` has for each word the signs that begin with it, and how many words each takes. `timed`
    are the places of times and numbers, `days` those of days.
    """

    found: frozenset[str]
    begin: tuple[Mapping[str, int], ...]
    strange: frozenset[int]
    foreign: frozenset[int]
    timed: frozenset[int]
    days: frozenset[int] = frozenset()

    def places(self, *signs: str) -> frozenset[int]:
        """Return the places of all words that are part of one of these signs."""
        return _covered(self.begin, frozenset(signs))

    def has(self, sign: str, besides: str = "") -> bool:
        """Tell whether a sign stands somewhere that is no part of another."""
        return bool(self.places(sign) - self.places(besides))


def signs_in(tokens: Sequence[Token], lexicon: Lexicon) -> Signs:
    """Return the signs of a sentence, and where words stand that are none."""
    words = plain_words(tokens)
    here = tuple(lexicon.signs_at(tokens, words, at) for at in range(len(words)))
    courtesy, wished = _covered(here, _COURTESY), _covered(here, _OF_WISHES)
    spelled = [at for at, word in enumerate(words) if word[0].isalpha()]
    known = lexicon.words
    return Signs(
        found=frozenset(_found(words, here, courtesy)),
        begin=here,
        strange=frozenset(at for at in spelled if not here[at] and words[at] not in known),
        foreign=frozenset(
            at for at in spelled if at not in courtesy | wished and words[at] not in lexicon.small
        ),
        timed=frozenset(
            at for at, word in enumerate(words) if word[0].isdecimal() or "time" in here[at]
        ),
        days=frozenset(at for at in range(len(words)) if "day" in here[at]),
    )


def _found(
    words: Sequence[str], here: Sequence[Mapping[str, int]], courtesy: Collection[int]
) -> Iterator[str]:
    """Yield the signs of all words, and with a mark those of the first that says something."""
    telling = [at for at in range(len(words)) if at not in courtesy]
    for signs in here:
        yield from signs.keys() - _COURTESY
    for at in {0, *telling[:1]}:
        yield from (f"^{sign}" for sign in (here[at] if at < len(here) else ()))
    said = [at for at in telling if words[at][0].isalnum()]
    for at in said:
        yield from (f"{sign}$" for sign, size in here[at].items() if at + size > said[-1])
    if len(said) <= _BRIEF:
        yield "brief"
    if len(said) <= 1:
        yield "alone"
    if not said:
        yield "empty"


def _covered(here: Iterable[Mapping[str, int]], signs: frozenset[str]) -> frozenset[int]:
    return frozenset(
        place
        for at, found in enumerate(here)
        for sign in found.keys() & signs
        for place in range(at, at + found[sign])
    )
