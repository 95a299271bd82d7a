"""Whether a time is kept for the meeting itself: "for this", "for our call", "for you all"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.cues import TIMES
from orchestration.language.english.small_words import ALL_OF_US, ARTICLES, COUNTED, FILLER, FOR_US
from orchestration.language.grammar import Item
from orchestration.language.values import Reach, Shade
from orchestration.language.words.marks import FOR_THE_MEETING

_HOLDS = (Shade.HELD, Shade.BLOCKED)
_MEETING = COUNTED | {"session", "sync", "chat", "slot", "one"}


def is_for_us(items: Sequence[Item]) -> bool:
    """Whether something is for the meeting itself: "for this", "for our call", "for you all"."""
    return any(
        item.word == FOR_THE_MEETING
        or ((item.word == "for" or item.value is Shade.KEPT) and _is_ours(items[at + 1 :]))
        or (item.value in _HOLDS and items[at + 1 : at + 2] and items[at + 1].word in ALL_OF_US)
        for at, item in enumerate(items)
    )


def _is_ours(named: Sequence[Item]) -> bool:
    """Whether words name the meeting and nothing else: "this call", but not "this client"."""
    if named and named[0].word in ALL_OF_US:
        return True
    pointed = bool(named) and (named[0].word in FOR_US or named[0].value is Reach.THIS)
    if not pointed and not (named and named[0].word in ARTICLES):
        return False
    after = next(
        (n for n, item in enumerate(named[1:], 1) if item.word not in _MEETING), len(named)
    )
    ends = after == len(named) or isinstance(named[after].value, TIMES) or _is_small(named[after])
    return ends and (pointed or after > 1)


def _is_small(item: Item) -> bool:
    return item.value is Shade.RAISE or (item.word in FILLER and item.word != "with")
