"""What words name: personas, options and criteria, by their names, letters and other words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from orchestration.kinds.panel.facts import shown
from orchestration.language.choosing.words import SpokenText, plain, words_of
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import option_name
from orchestration.model.panel import PanelPersona

_SHORTEST_ALIAS: Final = 4
_KEPT: Final = 8
"""So many catalogues are known by their words at once."""

_LETTER: Final = re.compile(
    r"\b(?:option|choice|letter)\s+(?P<named>[a-zA-Z])\b|(?<![\w'’.])(?P<alone>[B-HJ-Z])(?![\w'’.+#])"
)
_SIGNS: Final = re.compile(r"[+#]{1,3}")
_ALL: Final = re.compile(
    r"\b(?:all|each|every one|both|any) of you\b|\byou (?:all|both)\b|\b(?:every(?:body|one))\b"
    r"|\bihr alle\b|\balle von euch\b|\bjeder(?: von euch)?\b",
    re.IGNORECASE,
)
_MARKS: Final = {"name": "<name>", "option": "<option>", "criterion": "<criterion>"}

Place: TypeAlias = tuple[int, int]
_Found: TypeAlias = tuple[Place, str, str]


@dataclass(frozen=True, slots=True)
class NamedInPanel:
    """What a message names, each in the order in which it first does.

    `personas` by name, `options` by key, `criteria` by name; `values` are criteria with what was
    said to be wanted of them, where that is a tag. `masked` is the message with a mark in the place
    of each; `all` personas may be meant.
    """

    personas: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    masked: str = ""
    all: bool = False


def mentions(text: str, catalogue: Catalogue, personas: Sequence[PanelPersona]) -> NamedInPanel:
    """Return what a message names; of two that overlap, the longer counts."""
    said = SpokenText(text)
    found = [*_personas(said, personas), *_options(text, said, catalogue)]
    found += [*_aliases(said, catalogue, personas), *_criteria(said, catalogue)]
    found += _letters(text, personas)
    kept = _longest(found)
    values = _values(said, catalogue, kept)
    kept = sorted([*kept, *((place, "criterion", name) for place, name, _ in values)])
    return NamedInPanel(
        personas=_named("name", kept),
        options=_named("option", kept),
        criteria=_named("criterion", kept),
        values=tuple((name, value) for _, name, value in values),
        masked=_masked(text, kept),
        all=_ALL.search(text) is not None,
    )


def _named(what: str, found: Sequence[_Found]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value for _, kind, value in found if kind == what))


def _personas(said: SpokenText, personas: Sequence[PanelPersona]) -> Iterator[_Found]:
    """Yield personas by their names; short names only as they are written."""
    for each in personas:
        phrase = [one.word for one in words_of(each.name)]
        for place in said.found(phrase):
            words = [one.word for one in said.words[place[0] : place[1]]]
            if words == phrase or len(each.name) > _SHORTEST_ALIAS:
                yield _at(said, place), "name", each.name


def _letters(text: str, personas: Sequence[PanelPersona]) -> Iterator[_Found]:
    """Yield options by the letters that they have on the card."""
    by_letter = {option_name(at): each.option for at, each in enumerate(personas)}
    for found in _LETTER.finditer(text):
        letter = (found["named"] or found["alone"]).upper()
        if letter in by_letter:
            yield found.span(), "option", by_letter[letter]


def _options(text: str, said: SpokenText, catalogue: Catalogue) -> Iterator[_Found]:
    """Yield options by their titles."""
    initials = _initials(said)
    for key, title, phrase in _titles(_Same(catalogue)):
        if not phrase or phrase[0][0] not in initials:
            continue
        places = (_at(said, place) for place in said.found(phrase))
        yield from ((each, "option", key) for each in places if _is_written(text, each, title))


def _aliases(
    said: SpokenText, catalogue: Catalogue, personas: Sequence[PanelPersona]
) -> Iterator[_Found]:
    """Yield options that somebody vouches for by a word that is in no other title of these."""
    own = {each.option for each in personas}
    told = [
        (word, key) for key, _, phrase in _titles(_Same(catalogue)) if key in own for word in phrase
    ]
    counts = Counter(word for word, _ in told)
    common = {word for _, phrase in _columns(_Same(catalogue)) for word in phrase}
    telling = [each for each in told if counts[each[0]] == 1 and each[0] not in common]
    for word, key in telling:
        if len(word) >= _SHORTEST_ALIAS:
            yield from ((_at(said, place), "option", key) for place in said.found([word]))


def _is_written(text: str, place: Place, title: str) -> bool:
    """Tell whether a short title, or one with a sign, stands there as it is written: “C++”, “Go”.

    Such a sign belongs to the title: “C” is not there where “C#” is.
    """
    start, end = place
    behind = _SIGNS.match(text, end)
    if len(title) < _SHORTEST_ALIAS or _SIGNS.search(title):
        return f"{text[start:end]}{behind[0] if behind else ''}" == title
    return True


def _criteria(said: SpokenText, catalogue: Catalogue) -> Iterator[_Found]:
    initials = _initials(said)
    near = (each for each in _columns(_Same(catalogue)) if each[1] and each[1][0][0] in initials)
    for name, phrase in near:
        yield from ((_at(said, place), "criterion", name) for place in said.found(phrase))


def _values(
    said: SpokenText, catalogue: Catalogue, kept: Sequence[_Found]
) -> list[tuple[Place, str, str]]:
    """Return what tags are named, where nothing else is: “functional”, “yellow”."""
    taken = [place for place, _, _ in kept]
    found: list[tuple[Place, str, str]] = []
    initials = _initials(said)
    near = (each for each in _tags(_Same(catalogue)) if each[2] and each[2][0][0] in initials)
    for name, value, phrase in near:
        for at in said.found(phrase):
            place = _at(said, at)
            if not any(_overlap(place, each) for each in taken):
                taken.append(place)
                found.append((place, name, value))
    return found


def _initials(said: SpokenText) -> frozenset[str]:
    """Return the letters that words begin with: what is like a word begins as it does."""
    return frozenset(each.word[0] for each in said.words)


def _at(said: SpokenText, place: Place) -> Place:
    first, last = place
    return said.words[first].start, said.words[last - 1].end


def _longest(found: Sequence[_Found]) -> list[_Found]:
    kept: list[_Found] = []
    for each in sorted(found, key=lambda one: one[0][0] - one[0][1]):
        if not any(_overlap(each[0], one[0]) for one in kept):
            kept.append(each)
    return sorted(kept)


def _overlap(one: Place, other: Place) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _masked(text: str, found: Sequence[_Found]) -> str:
    parts, at = list[str](), 0
    for (start, end), kind, _ in found:
        parts += [text[at:start], _MARKS[kind]]
        at = end
    return "".join([*parts, text[at:]])


class _Same:
    """A catalogue, the same as itself alone: to compare all its rows takes longer than a turn."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.catalogue is self.catalogue

    def __hash__(self) -> int:
        return id(self.catalogue)


@lru_cache(_KEPT)
def _titles(of: _Same) -> Sequence[tuple[str, str, list[str]]]:
    return [(each.key, each.title, _phrase(each.title)) for each in of.catalogue.options]


@lru_cache(_KEPT)
def _columns(of: _Same) -> Sequence[tuple[str, list[str]]]:
    return [
        (each.name, _phrase(words))
        for each in of.catalogue.criteria
        for words in (shown(each.name), *each.words)
    ]


@lru_cache(_KEPT)
def _tags(of: _Same) -> Sequence[tuple[str, str, list[str]]]:
    found = {
        (each.criterion, plain(tag)): (each.criterion, tag, _phrase(tag))
        for option in of.catalogue.options
        for each in option.data
        for tag in each.tags
        if len(tag) >= _SHORTEST_ALIAS
    }
    return list(found.values())


def _phrase(words: str) -> list[str]:
    return [each.word for each in words_of(words)]
