"""Words that no rule consumed, as short phrases with the place where they stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from orchestration.language.clauses.clause import has_kind
from orchestration.language.english.small_words import FILLER, HOW, NO_ADVERBS
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.values import (
    DottedPair,
    Edge,
    Junk,
    Meridian,
    MonthName,
    Num,
    Reach,
    SlashPair,
)
from orchestration.language.words.tokens import Strange, Token

_STEPS = (Reach.LAST, Reach.NEXT, Reach.AFTER_NEXT)
_CAN_BE_UNKNOWN = frozenset(
    {Token, Strange, Num, Edge, Meridian, Reach, MonthName, DottedPair, SlashPair}
)
_SHORTEST_ADVERB = 5  # letters


@dataclass(frozen=True, slots=True)
class Leftover:
    """A stretch of the text, and why it was not understood."""

    start: int
    end: int
    reason: str


def unknown(items: Sequence[Item]) -> tuple[Item, ...]:
    """The words that carry a meaning and have been given none."""
    return tuple([item for item in items if is_unknown(item)])


def is_unknown(item: Item) -> bool:
    """Whether a word carries a meaning and has been given none."""
    return type(item.value) in _CAN_BE_UNKNOWN and _is_without_meaning(item)


def _is_without_meaning(item: Item) -> bool:
    if isinstance(item.value, Token):
        known = item.word in FILLER or item.word in HOW or _is_adverb(item.word)
        return not known and any(letter.isalnum() for letter in item.value.text)
    if isinstance(item.value, Num):
        return bool(item.word) and item.word not in FILLER
    if isinstance(item.value, Edge | Meridian):
        return bool(item.word)
    if isinstance(item.value, Reach):
        return item.value in _STEPS  # "the next one", of what?
    if isinstance(item.value, MonthName):
        return item.word != "may"
    return isinstance(item.value, DottedPair | SlashPair)


def _is_adverb(word: str) -> bool:
    """Whether a word only tells in which way: "realistically", "contractually"."""
    return word.endswith("ly") and len(word) > _SHORTEST_ADVERB and word not in NO_ADVERBS


def leftovers(items: Sequence[Item]) -> tuple[Leftover, ...]:
    """Unknown words that stand together as phrases, impossible times each for itself."""
    found: list[Leftover] = []
    run: list[Item] = []
    for item in items:
        if is_unknown(item) or (run and item.word in FILLER and isinstance(item.value, Token)):
            run.append(item)
            continue
        found += _phrase(run)
        run = []
        if isinstance(item.value, Junk):
            found.append(Leftover(item.start, item.end, item.value.reason or reasons.NO_TIME))
    return (*found, *_phrase(run))


def _phrase(run: list[Item]) -> list[Leftover]:
    """A run without the small words at its end."""
    last = max((n for n, item in enumerate(run) if is_unknown(item)), default=None)
    return [] if last is None else [Leftover(run[0].start, run[last].end, reasons.NO_RULE)]


def has_junk(items: Sequence[Item]) -> bool:
    """Whether something looks like a time and is none."""
    return has_kind(items, Junk)


def whole(items: Sequence[Item], reason: str) -> Leftover:
    """A clause as a whole, without punctuation around it."""
    junk = next((item.value for item in items if isinstance(item.value, Junk)), None)
    if junk is not None:
        reason = junk.reason or reasons.NO_TIME
    words = [item for item in items if item.word not in {",", ".", "-", "and", "or", ":", "("}]
    kept = words or list(items)
    return Leftover(kept[0].start, kept[-1].end, reason)
