"""Where a message names options, or what is known of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from orchestration.language.choosing.known_by import amounts
from orchestration.language.choosing.known_by.called_alike import others_for
from orchestration.language.choosing.known_by.degrees import degrees
from orchestration.language.choosing.known_by.ordinals import by_number
from orchestration.language.choosing.known_by.phrased import phrased
from orchestration.language.choosing.words import (
    SpokenText,
    SpokenWord,
    bare,
    plain,
    stem,
    words_of,
)
from orchestration.model.catalogue import Catalogue, Criterion
from orchestration.model.options import Words
from orchestration.model.preferences import Condition, OptionRef, Relation

_TOO_COMMON_TEXT: Final = """
the a an and or of in on at to for with by from my your our new old good best more most one two
no not is it at der die das ein eine und oder von im am zum zur mit neu neue neuer gut option
place restaurant let lets keep use move make do
"""
_TOO_COMMON: Final = frozenset(_TOO_COMMON_TEXT.split())
"""Words of titles that alone name nothing."""


_CONDITION: Final = "§"
"""What the names of conditions begin with: no option's does."""


@dataclass(frozen=True, slots=True)
class Mention:
    """Something that a message names, and where, in characters.

    A condition is `firm` where its own words say so: "nothing over 30 euros".
    """

    start: int
    end: int
    of: tuple[OptionRef | Condition, ...]
    firm: bool = False


def ids_of(mention: Mention, place: int) -> tuple[str, ...]:
    """Return by what name each thing goes that a mention, by its place, is of."""
    return tuple(
        each.option if isinstance(each, OptionRef) else f"{_CONDITION}{place}"
        for each in mention.of
    )


def mentioned(name: str, named: Sequence[Mention]) -> Mention | None:
    """Return the mention of a condition that goes by a name; None where it is an option's."""
    return named[int(name[1:])] if name.startswith(_CONDITION) else None


def mentions(text: str, catalogue: Catalogue) -> tuple[Mention, ...]:
    """Return what a message names, in order; of two that overlap the longer, or a whole title."""
    said = SpokenText(text)
    found = [
        *amounts.limits(text, catalogue),
        *_titles(said, catalogue.options),
        *_numbers(text, catalogue.options),
        *_facts(said, catalogue),
        *degrees(said.words, catalogue),
        *phrased(text, catalogue),
    ]
    kept: list[Mention] = []
    taken = bytearray(len(text))

    def by_length(one: Mention) -> tuple[int, bool]:
        written = bare(text[one.start : one.end])
        return one.start - one.end, not any(_written(each) == written for each in one.of)

    for each in sorted((Mention(*one) for one in found), key=by_length):
        if not any(taken[each.start : each.end]):
            kept.append(each)
            taken[each.start : each.end] = b"\x01" * (each.end - each.start)
    return tuple(sorted(kept, key=lambda one: one.start))


def _written(of: OptionRef | Condition) -> str:
    return bare(of.title if isinstance(of, OptionRef) else of.words)


Found = tuple[int, int, tuple[OptionRef | Condition, ...], bool]


def _titles(said: SpokenText, options: tuple[Words, ...]) -> Iterator[Found]:
    """Yield where an option is named by its title, or by a word that no other title has."""
    for ref, phrases in _called(options):
        for phrase in phrases:
            for start, end in said.found(phrase):
                yield said.words[start].start, said.words[end - 1].end, (ref,), False


def _numbers(text: str, options: tuple[Words, ...]) -> Iterator[Found]:
    """Yield where an option is called by the number in its title: "2. Stock"."""
    for said, option in by_number(text, options):
        yield said.start, said.end, (OptionRef(option.key, option.title),), False


_LONGEST_IN_PARTS: Final = 6
"""So many words of a title may be called by a part of it."""


@lru_cache(maxsize=32)
def _called(
    options: tuple[Words, ...],
) -> tuple[tuple[OptionRef, tuple[tuple[str, ...], ...]], ...]:
    """Return by what phrases options are called: what several go by calls none of them."""
    titles = [_title(each) for each in options]
    whole = Counter(titles)
    common = Counter(stem(word) for title in titles for word in {*title})
    return tuple(
        (
            OptionRef(option.key, option.title),
            (
                *([title] if whole[title] == 1 else []),
                *((each,) for each in title if common[stem(each)] == 1 and _tells(each)),
                *_parts_of(title, common),
                *_in_other_words(title, common),
            ),
        )
        for option, title in zip(options, titles, strict=True)
    )


def _parts_of(title: Sequence[str], common: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """Yield the words of a title that stand side by side and have one that it alone has."""
    if len(title) > _LONGEST_IN_PARTS:
        return
    for first in range(len(title)):
        for end in range(first + 2, len(title) + (first > 0)):
            part = tuple(title[first:end])
            if any(common[stem(each)] == 1 and _tells(each) for each in part):
                yield part


def _in_other_words(title: Sequence[str], common: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """Yield what a title, or a word that it alone has, is called in other words or languages."""
    alone = [each for each in title if common[stem(each)] == 1 and _tells(each)]
    for name in dict.fromkeys((" ".join(title), *alone)):
        for other in others_for(name):
            words = tuple(each.word for each in words_of(other))
            if not any(common[stem(each)] for each in words):
                yield words


def _title(option: Words) -> tuple[str, ...]:
    return tuple(each.word for each in words_of(option.title))


def _tells(word: str) -> bool:
    return len(word) > 2 and word not in _TOO_COMMON


def _facts(said: SpokenText, catalogue: Catalogue) -> Iterator[Found]:
    """Yield where a tag that some option has is named, or something that is true of some."""
    for criterion, condition, words in _known(catalogue):
        for phrase in words:
            for start, end in said.found([each.word for each in words_of(phrase)]):
                last = said.words[_with_noun(said.words, end, criterion) - 1]
                yield said.words[start].start, last.end, (condition,), False


def _with_noun(said: Sequence[SpokenWord], end: int, criterion: Criterion) -> int:
    """Return where a mention ends together with what it is a case of: "Italian cuisine"."""
    nouns = {stem(plain(each)) for each in (*criterion.words, criterion.name, "access", "food")}
    return end + 1 if end < len(said) and stem(said[end].word) in nouns else end


def _known(catalogue: Catalogue) -> Iterator[tuple[Criterion, Condition, tuple[str, ...]]]:
    criteria = {each.name: each for each in criteria_of(catalogue)}
    for name, tag in sorted(
        {(d.criterion, tag) for o in catalogue.options for d in o.data for tag in d.tags}
    ):
        condition = Condition(name, Relation.IS, spoken(tag), tag=tag)
        yield criteria[name], condition, (spoken(tag), *others_for(spoken(tag)))
    for name in sorted(
        {d.criterion for o in catalogue.options for d in o.data if d.flag is not None}
    ):
        criterion = criteria[name]
        words = dict.fromkeys((spoken(name), *map(spoken, criterion.words)))
        condition = Condition(name, Relation.IS, next(iter(words)))
        words |= dict.fromkeys(other for each in tuple(words) for other in others_for(each))
        yield criterion, condition, tuple(words)


def criteria_of(catalogue: Catalogue) -> Iterable[Criterion]:
    """Return every criterion: those that were described, and those that options just have."""
    described = {each.name: each for each in catalogue.criteria}
    names = (datum.criterion for option in catalogue.options for datum in option.data)
    return ({name: Criterion(name) for name in names} | described).values()


def spoken(name: str) -> str:
    """Return a name as people write it: `step_free` is "step free"."""
    return name.replace("_", " ").replace("-", " ").strip()


def without_titles(text: str, catalogue: Catalogue | None) -> str:
    """Return a message, as long as before, without the options that it names."""
    for each in mentions(text, catalogue) if catalogue else ():
        if any(isinstance(of, OptionRef) for of in each.of):
            text = f"{text[: each.start]}{' ' * (each.end - each.start)}{text[each.end :]}"
    return text
