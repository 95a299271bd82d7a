"""What words name: personas, options and criteria, by their names, letters and other words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from orchestration.kinds.panel.hearing.catalogue_words import (
    SHORTEST_ALIAS,
    Degree,
    Same,
    columns,
    sayings,
    tags,
    telling,
    titles,
    titles_by_key,
    told_tags,
)
from orchestration.language.choosing.known_by.amounts import measured
from orchestration.language.choosing.words import SpokenText, stem, words_of
from orchestration.language.panels.asides import (
    AGREED,
    AGREES,
    NO_SLIPS,
    WORDS_TOO,
    ordinals,
)
from orchestration.language.panels.meanings import ASKED, EACH_OF_THEM
from orchestration.model.catalogue import Better, Catalogue
from orchestration.model.options import option_name
from orchestration.model.panel import PanelPersona
from orchestration.model.preferences import Condition

_FEW: Final = 12
"""So few options go by a word of their titles alone, whether anybody vouches for them or not."""

_LETTER: Final = re.compile(
    r"\b(?:option|choice|letter)\s+(?P<named>[a-zA-Z])\b|(?<![\w'’.])(?P<alone>[B-HJ-Z])(?![\w'’.+#])"
)
_SIGNS: Final = re.compile(r"[+#]{1,3}")
_ALL: Final = re.compile(
    r"\b(?:all|each|every one|both) of you\b|\byou (?:all|both)\b|\b(?:every(?:body|one))\b"
    r"|\bihr alle\b|\balle von euch\b|\bjeder(?: von euch)?\b",
    re.IGNORECASE,
)
_NAME, _OPTION, _CRITERION = "name", "option", "criterion"
_MARKS: Final = {each: f"<{each}>" for each in (_NAME, _OPTION, _CRITERION)}

MOST_NAMED: Final = 40
"""So much that a message names is looked at: what more it names says nothing new."""

Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True, order=True)
class NamedPlace:
    """Where something is named, in characters, and what: a persona, an option or a criterion.

    Of a criterion a word may name one `end`, or one `tag`, in a `degree`.
    """

    start: int
    stop: int
    what: str
    name: str
    end: Better = Better.NONE
    tag: str = ""
    degree: Degree = Degree.PLAIN


@dataclass(frozen=True, slots=True)
class NamedInPanel:
    """What a message names, each in the order in which it first does.

    `personas` by name, `options` by key, `criteria` by name; `places` are where. `masked` is the
    message with a mark in the place of each; `all` personas may be meant.
    """

    personas: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()
    places: tuple[NamedPlace, ...] = ()
    masked: str = ""
    all: bool = False

    @property
    def of_criteria(self) -> Sequence[NamedPlace]:
        """Where criteria are named."""
        return [each for each in self.places if each.what == _CRITERION]


def mentions(text: str, catalogue: Catalogue, personas: Sequence[PanelPersona]) -> NamedInPanel:
    """Return what a message names; of two that overlap, the longer counts."""
    said = SpokenText(text)
    found = [*_personas(said, personas), *_options(text, said, catalogue)]
    found += [*_aliases(said, catalogue, personas), *_criteria(said, catalogue)]
    found += [*_letters(text, personas), *_measures(text, catalogue)]
    kept = _longest(found)
    named = [x for x in _tags_in(text, said, catalogue, kept) if not _agrees(text, x)]
    kept = sorted([*kept, *named])[:MOST_NAMED]
    if ASKED.search(text) and not any(each.what == _CRITERION for each in kept):
        kept = _longest([*kept, *_by_sayings(said, catalogue)])
    return NamedInPanel(
        personas=_named(_NAME, kept),
        options=_named(_OPTION, kept),
        criteria=_named(_CRITERION, kept),
        places=tuple(kept),
        masked=_masked(text, kept),
        all=_ALL.search(text) is not None or EACH_OF_THEM.search(text) is not None,
    )


def options_in(text: str, catalogue: Catalogue, keys: Sequence[str]) -> tuple[str, ...]:
    """Return which of some options a text names, by their titles or a word that is theirs alone."""
    said, same = SpokenText(text), Same(catalogue)
    by_key, known = titles_by_key(same), telling(same)
    return tuple(key for key in keys if _is_named(text, said, *by_key[key], known))


def _is_named(
    text: str, said: SpokenText, title: str, phrase: list[str], known: frozenset[str]
) -> bool:
    if not phrase:
        return False
    places = (_at(said, each) for each in said.found(phrase))
    whole = any(_is_written(text, each, title) for each in places)
    return whole or any(said.found([word]) for word in phrase if word in known)


def _named(what: str, found: Sequence[NamedPlace]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.name for each in found if each.what == what))


def _personas(said: SpokenText, personas: Sequence[PanelPersona]) -> Iterator[NamedPlace]:
    """Yield personas by their names; short names only as they are written."""
    for each in personas:
        phrase = [one.word for one in words_of(each.name)]
        for place in (*said.found(phrase), *said.found([*phrase[:-1], f"{phrase[-1]}'s"])):
            words = [one.word.removesuffix("'s") for one in said.words[place[0] : place[1]]]
            if words == phrase or len(each.name) > SHORTEST_ALIAS:
                yield NamedPlace(*_at(said, place), _NAME, each.name)


def _letters(text: str, personas: Sequence[PanelPersona]) -> Iterator[NamedPlace]:
    """Yield options by their letters, or their place, on the card: “option B”, “the last one”."""
    for start, stop, meant in ordinals(text, len(personas)):
        for nth, at in enumerate(meant, start):  # each has a place of its own
            end = stop if at == meant[-1] else nth + 1
            yield NamedPlace(nth, end, _OPTION, personas[at].option)
    by_letter = {option_name(at): each.option for at, each in enumerate(personas)}
    for found in _LETTER.finditer(text):
        letter = (found["named"] or found["alone"]).upper()
        if letter in by_letter:
            yield NamedPlace(*found.span(), _OPTION, by_letter[letter])


def _options(text: str, said: SpokenText, catalogue: Catalogue) -> Iterator[NamedPlace]:
    """Yield options by their titles."""
    initials = _initials(said)
    for key, title, phrase in titles(Same(catalogue)):
        if not phrase or phrase[0][0] not in initials:
            continue
        places = (_at(said, place) for place in said.found(phrase))
        yield from (NamedPlace(*x, _OPTION, key) for x in places if _is_written(text, x, title))


def _aliases(
    said: SpokenText, catalogue: Catalogue, personas: Sequence[PanelPersona]
) -> Iterator[NamedPlace]:
    """Yield options that somebody vouches for by a word that is in no other title."""
    own = {each.option for each in personas}
    few = {each.key for each in catalogue.options} if len(catalogue.options) <= _FEW else ()
    known = telling(Same(catalogue))
    for key, _, phrase in titles(Same(catalogue)):
        for word in phrase if key in own or key in few else ():
            if word in known:
                places = [
                    _at(said, x) for x in said.found([word]) if key in own or _is(said, x, word)
                ]
                yield from (NamedPlace(*each, _OPTION, key) for each in places)


def _is(said: SpokenText, place: Place, word: str) -> bool:
    """Tell whether a word stands at a place letter by letter."""
    return [each.word for each in said.words[slice(*place)]] == [word]


def _is_written(text: str, place: Place, title: str) -> bool:
    """Tell whether a short title, or one with a sign, stands there as it is written: “C++”, “Go”.

    Such a sign belongs to the title: “C” is not there where “C#” is.
    """
    start, end = place
    behind = _SIGNS.match(text, end)
    if _SIGNS.search(title):
        return f"{text[start:end]}{behind[0] if behind else ''}".casefold() == title.casefold()
    if len(title) < SHORTEST_ALIAS:
        return f"{text[start:end]}{behind[0] if behind else ''}" == title
    return True


def _criteria(said: SpokenText, catalogue: Catalogue) -> Iterator[NamedPlace]:
    """Yield criteria by their words, those first that stand there letter by letter."""
    initials = _initials(said)
    alike: list[NamedPlace] = []
    for phrase, (name, end, degree) in columns(Same(catalogue)):
        if phrase[0][0] in initials:
            for first, last in said.found(phrase):
                found = NamedPlace(*_at(said, (first, last)), _CRITERION, name, end, "", degree)
                if [each.word for each in said.words[first:last]] == phrase:
                    yield found
                elif not {each.word for each in said.words[first:last]} & NO_SLIPS:
                    alike.append(found)
    yield from alike
    for name, value, phrase in told_tags(Same(catalogue)):
        for place in said.found(phrase):
            yield NamedPlace(*_at(said, place), _CRITERION, name, tag=value)


def _measures(text: str, catalogue: Catalogue) -> Iterator[NamedPlace]:
    """Yield criteria by amounts that only they can be of: “2 degrees”, “40 km”."""
    for start, stop, of, _ in measured(text, catalogue):
        for each in of:
            if isinstance(each, Condition):
                yield NamedPlace(start, stop, _CRITERION, each.criterion)


def _tags_in(
    text: str, said: SpokenText, catalogue: Catalogue, kept: Sequence[NamedPlace]
) -> Iterator[NamedPlace]:
    """Yield what tags are named, where nothing else is: “functional”, “yellow”."""
    taken = [(each.start, each.stop) for each in kept]
    initials = _initials(said)
    near = (each for each in tags(Same(catalogue)) if each[2] and each[2][0][0] in initials)
    for name, value, phrase in near:
        for at in said.found(phrase):
            place = _at(said, at)
            is_word = value.casefold() in WORDS_TOO and text[slice(*place)] != value
            if not is_word and not any(_overlap(place, each) for each in taken):
                taken.append(place)
                yield NamedPlace(*place, _CRITERION, name, tag=value)


def _by_sayings(said: SpokenText, catalogue: Catalogue) -> Iterator[NamedPlace]:
    """Yield criteria by the word that says what a value of them means: “which lies highest?”."""
    known = sayings(Same(catalogue))
    for at, each in enumerate(said.words):
        if name := known.get(stem(each.word)):
            yield NamedPlace(*_at(said, (at, at + 1)), _CRITERION, name)


def _agrees(text: str, each: NamedPlace) -> bool:
    """Tell whether what could be a tag says that something holds: “warm was right”."""
    is_word = text[each.start : each.stop].casefold() in AGREED
    return is_word and AGREES.search(text[: each.start]) is not None


def _initials(said: SpokenText) -> frozenset[str]:
    """Return the letters that words begin with: what is like a word begins as it does."""
    return frozenset(each.word[0] for each in said.words)


def _at(said: SpokenText, place: Place) -> Place:
    first, last = place
    return said.words[first].start, said.words[last - 1].end


def _longest(found: Sequence[NamedPlace]) -> list[NamedPlace]:
    kept: list[NamedPlace] = []
    taken = bytearray(max((each.stop for each in found), default=0))
    for each in sorted(found, key=lambda one: one.start - one.stop):
        if not any(taken[each.start : each.stop]):
            taken[each.start : each.stop] = bytes([1]) * (each.stop - each.start)
            kept.append(each)
    return sorted(kept)[:MOST_NAMED]


def _overlap(one: Place, other: Place) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _masked(text: str, found: Sequence[NamedPlace]) -> str:
    parts, at = list[str](), 0
    for each in found:
        degree = f"{each.degree} " if each.degree else ""
        parts += [text[at : each.start], degree, _MARKS[each.what]]
        at = each.stop
    return "".join([*parts, text[at:]])
