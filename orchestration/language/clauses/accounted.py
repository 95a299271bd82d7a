"""Which words of a clause nothing accounts for: those of an engagement, or an adjunct, are."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.engagements import engagement, is_absent_until
from orchestration.language.clauses.wishes import Wish
from orchestration.language.english.small_words import (
    LEADS_TO_AN_OBJECT,
)
from orchestration.language.grammar import Item
from orchestration.language.values import (
    About,
    Shade,
    Stance,
)
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Kind, Strength

_DESCRIBED = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.ACTIVITY)
_SAYING_MORE = frozenset({"in", "of", "at", "from", "by"})
_HAD = (*_DESCRIBED, Shade.HAVE)


def unaccounted(items: Sequence[Item], wish: Wish) -> Sequence[Item]:
    """Items that no engagement carries with it: "a paid holiday", "for the kids".

    What somebody does at hours that are named is theirs: "I drop my son at school until 9".
    """
    items = _up_to_what_keeps_them(items, wish)
    rest = _unled(items if wish.strength is Strength.MUST else items[: _adjunct(items)])
    return [
        item
        for item, after in zip(rest, (*rest[1:], None), strict=True)
        if not (after and isinstance(item.value, Token) and _can_be_described(after))
    ]


def _up_to_what_keeps_them(items: Sequence[Item], wish: Wish) -> Sequence[Item]:
    """Items without those that say what somebody does then, or where they are not."""
    if wish.firm_no and is_absent_until(items):
        items = items[: next(n for n, item in enumerate(items) if item.value is Shade.NOT)]
    busy = next((n for n, item in enumerate(items) if item.value in _HAD), None)
    if busy is not None and wish.kind is Kind.BUSY and _has_its_hours(items, wish):
        items = items[: busy + 1]
    if wish.kind is Kind.BUSY and busy is None:
        items = items[: engagement(items)]
    return items


def _has_its_hours(items: Sequence[Item], wish: Wish) -> bool:
    """Whether hours are named; what somebody merely has, by the clock: "the afternoon air"."""
    named = any(item.value in _DESCRIBED for item in items)
    whens = wish.times.whens if wish.times else ()
    return all(when.hours and (named or not when.hours.part) for when in whens)


def _adjunct(items: Sequence[Item]) -> int:
    """Where words begin that only say more of who or where: "the 15th suits us in Leeds"."""
    said = (n for n, i in enumerate(items) if isinstance(i.value, (*TIMES, Stance)))
    last = max(said, default=len(items))
    behind = (n for n in range(last + 1, len(items)) if items[n].word in _SAYING_MORE)
    return next(behind, len(items))


def _can_be_described(item: Item) -> bool:
    """Whether a word ahead of it only says which: "a client workshop", "fully booked"."""
    return item.value in _DESCRIBED or isinstance(item.value, About)


def _unled(items: Sequence[Item]) -> Sequence[Item]:
    """Items without the objects of something: "for the kids", "with Anna"."""
    led = False
    found: list[Item] = []
    for item in items:
        led = item.word in LEADS_TO_AN_OBJECT or (led and isinstance(item.value, Token))
        if not led:
            found.append(item)
    return found
