"""What sentences are about, weighed by all their words, where rules have gone by a few of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import About, SessionWish, Social, Span, Unknown
from orchestration.interaction.routing.beyond_doubt import beyond_doubt
from orchestration.interaction.routing.likely import OVERHEARD, unplaced
from orchestration.interaction.routing.overruling import rather
from orchestration.interaction.routing.setting import Setting
from orchestration.interaction.routing.situation import of_place

_CALL: Final = "@convene"
_LONGEST: Final = 500
"""What is longer is no one thing."""


def weighed(
    text: str,
    routed: Sequence[About],
    setting: Setting,
    sure: AbstractSet[Span],
    stands: AbstractSet[str],
) -> tuple[About, ...]:
    """Return what a message is about: by all its words, or sentence by sentence.

    Of own words that are taken back, only rules say which these are (`sure`); `stands` are signs of
    what is told of the one that was decided.
    """
    signs = frozenset(of_place(setting)) - ({OVERHEARD} if _CALL in text.casefold() else set())
    names = [part for name in setting.names for part in name.casefold().split()]
    told = [(each, text[each.span.start : each.span.end]) for each in routed]
    if len(text) <= _LONGEST and (
        found := beyond_doubt(_uncalled(text), told, signs | stands, names)
    ):
        return tuple(replace(each, span=Span(0, len(text))) for each in found)
    return tuple(_one_by_one(told, signs, names, sure))


def _one_by_one(
    told: Sequence[tuple[About, str]],
    signs: frozenset[str],
    names: Sequence[str],
    sure: AbstractSet[Span],
) -> Iterator[About]:
    """Yield what sentences are about, where people who write so mean it.

    Of a message that no rule places, each is what it most likely is; what is told beside a wish
    explains it.
    """
    is_unplaced = all(isinstance(each, Social) or type(each) is Unknown for each, _ in told)
    for each, said in told:
        words = _uncalled(said)
        is_sure = each.span in sure and isinstance(each, SessionWish)
        if is_sure or not any(map(str.isalnum, words)):
            about = None
        elif type(each) is not Unknown:
            about = rather(each, words, signs, names)
        else:
            about = unplaced(words, signs, names, is_alone=is_unplaced)
        yield about(each.span) if about else each


def _uncalled(text: str) -> str:
    return re.sub(_CALL, "", text, flags=re.IGNORECASE)
