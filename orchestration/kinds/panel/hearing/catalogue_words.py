"""By which words the options and criteria of a catalogue go, and what is told of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.choosing.known_by.graded import forms
from orchestration.language.choosing.words import plain, stem, words_of
from orchestration.language.panels.asides import SAYS_LITTLE
from orchestration.model.catalogue import Better, Catalogue

SHORTEST_ALIAS: Final = 4
_SHORTEST_TAG: Final = 3
_KEPT: Final = 8
"""So many catalogues are known by their words at once."""


class Degree(StrEnum):
    """How a word grades."""

    PLAIN = ""
    MORE = "more"
    MOST = "most"


class Same:
    """A catalogue, the same as itself alone: to compare all its rows takes longer than a turn."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.catalogue is self.catalogue

    def __hash__(self) -> int:
        return id(self.catalogue)


@lru_cache(_KEPT)
def titles(of: Same) -> Sequence[tuple[str, str, list[str]]]:
    """Return the key, the title and the words of each option."""
    return [(each.key, each.title, phrase_of(each.title)) for each in of.catalogue.options]


@lru_cache(_KEPT)
def titles_by_key(of: Same) -> Mapping[str, tuple[str, list[str]]]:
    """Return the title and its words by each option’s key."""
    return {key: (title, phrase) for key, title, phrase in titles(of)}


@lru_cache(_KEPT)
def columns(of: Same) -> Sequence[tuple[list[str], _Of]]:
    """Return by what phrases criteria go, each with the end and the degree that it names."""
    found: dict[tuple[str, ...], _Of] = {}
    for each in of.catalogue.criteria:
        for words in (shown(each.name), *each.words):
            phrase, end = tuple(phrase_of(words)), each.end_of(words)
            if not phrase:
                continue
            found.setdefault(phrase, (each.name, end, Degree.PLAIN))
            if _grades(phrase, end):
                for form, is_most in forms(phrase[0]):
                    degree = Degree.MOST if is_most else Degree.MORE
                    found.setdefault((form, *phrase[1:]), (each.name, end, degree))
    return [([*phrase], what) for phrase, what in found.items()]


def _grades(phrase: Sequence[str], end: Better) -> bool:
    """Tell whether a phrase grades by its first word: “light”, “mild in winter”."""
    if end is Better.NONE:
        return len(phrase) == 1 and len(phrase[0]) >= SHORTEST_ALIAS
    return len(phrase) == 1 or phrase[1] == "in"


_Of: TypeAlias = tuple[str, Better, Degree]


@lru_cache(_KEPT)
def telling(of: Same) -> frozenset[str]:
    """Return the words that one title alone has, and no criterion."""
    counts = Counter(word for _, _, phrase in titles(of) for word in {*phrase})
    common = {word for phrase, _ in columns(of) for word in phrase}
    alone = (each for each in counts if counts[each] == 1 and each not in common)
    return frozenset(each for each in alone if len(each) >= SHORTEST_ALIAS)


@lru_cache(_KEPT)
def sayings(of: Same) -> Mapping[str, str]:
    """Return which criterion is meant by the verb of what is said of it, or else its one noun.

    Of several that one is which there is more or less of: “lies at 20 m”, “lies in Europe”.
    """
    found: dict[str, str] = {}
    data = (x for each in of.catalogue.options for x in each.data)
    numbers = {each.criterion for each in data if each.number is not None}
    for each in sorted(of.catalogue.criteria, key=lambda one: one.name not in numbers):
        told = [x for x in phrase_of(each.says.replace("#", " ")) if x not in SAYS_LITTLE]
        if told and (len(told) == 1 or each.says.casefold().startswith(told[0])):
            found.setdefault(stem(told[0]), each.name)
    return found


@lru_cache(_KEPT)
def tags(of: Same) -> Sequence[tuple[str, str, list[str]]]:
    """Return the criterion, the tag and its words for each tag that the catalogue has."""
    return [(x, tag, phrase_of(tag)) for x, tag, is_told in _all_tags(of.catalogue) if not is_told]


@lru_cache(_KEPT)
def told_tags(of: Same) -> Sequence[tuple[str, str, list[str]]]:
    """Return what people have told in words: only with what it is of does a word name it."""
    told = (x[:2] for x in _all_tags(of.catalogue) if x[2])
    return [(name, tag, phrase_of(f"{tag} {shown(name)}")) for name, tag in told]


def _all_tags(catalogue: Catalogue) -> Sequence[tuple[str, str, bool]]:
    """Return all tags, each once, with their criteria, and whether people have told them."""
    told = {each.criterion for each in catalogue.told}
    found = {
        (each.criterion, plain(tag)): (each.criterion, tag, each.criterion in told)
        for option in catalogue.options
        for each in option.data
        for tag in each.tags
        if len(tag) >= _SHORTEST_TAG
    }
    return list(found.values())


def phrase_of(words: str) -> list[str]:
    """Return words as they are compared."""
    return [each.word for each in words_of(words)]
