"""Which words of a clause nothing accounts for: those of an engagement, or an adjunct, are."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.clause import has_shade
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.engagements import engagement, is_absent_until, is_done
from orchestration.language.clauses.wishes import Wish
from orchestration.language.english.small_words import ARTICLES, LEADS_TO_AN_OBJECT
from orchestration.language.grammar import Item
from orchestration.language.values import (
    About,
    Shade,
    Stance,
)
from orchestration.language.words.tokens import Strange, Token
from orchestration.model.preferences import Kind, Polarity, Strength

_DESCRIBED = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.ACTIVITY)
_SAYING_MORE = frozenset({"in", "of", "at", "from", "by"})
_HAD = (*_DESCRIBED, Shade.HAVE)
_LEADING_ON = frozenset({"to", "after", "for"})
_WAYS = frozenset({"for", "to"})
_PLACING = frozenset({"in", "at", "near"})
_AHEAD_OF_WHAT_IS_HAD = ARTICLES | {"i"}


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
    kept = next((n for n, item in enumerate(items) if item.value is Shade.KEPT), len(items))
    items = items[: kept + 1] if wish.firm_no else items  # "they belong to another client"
    items = _without_its_object_ahead(_without_its_verb(items))
    busy = next((n for n, item in enumerate(items) if item.value in _HAD), None)
    if busy is not None and wish.kind is Kind.BUSY and _has_its_hours(items, wish):
        items = items[: busy + 1]
    elif wish.kind is Kind.BUSY:
        items = _ahead_of_it(items) if busy is None else _without_a_place(items, busy)
    return _without_its_cause(items, wish)


def _without_its_object_ahead(items: Sequence[Item]) -> Sequence[Item]:
    """Items without what somebody has, where that opens what they say: "Ordination hab ich Mo"."""
    have = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), 0)
    if _is_in_company(items[:have]):
        return items[have - 1 :]
    ahead = [item for item in items[:have] if item.word not in ARTICLES]
    whose = items[have + 1].word if have + 1 < len(items) else ""
    named = bool(ahead) and all(_is_a_name(item.value) for item in ahead)
    return items[have:] if named and whose in ("i", "we") else items


def _is_in_company(ahead: Sequence[Item]) -> bool:
    """Whether the author is named behind others who have the same: "Herr Roth und ich haben"."""
    if len(ahead) < 3 or (ahead[-2].word, ahead[-1].word) != ("and", "i"):
        return False
    return all(_is_a_name(item.value) for item in ahead[:-2])


def _is_a_name(value: object) -> bool:
    """Whether it is a strange word with a capital, as German nouns have it."""
    return isinstance(value, Strange) and value.capital


def _without_its_verb(items: Sequence[Item]) -> Sequence[Item]:
    """Items without what the author does with what keeps them: "schreibe ich Klausur"."""
    if not has_shade(items, Shade.ENGAGED):
        return items
    return [
        item
        for item, after in zip(items, (*items[1:], None), strict=True)
        if not (after and after.word == "i" and is_done(item))
    ]


def _ahead_of_it(items: Sequence[Item]) -> Sequence[Item]:
    """Items ahead of what keeps somebody; all but its name where it only adds to another one."""
    at = engagement(items)
    said = any(isinstance(i.value, Shade) and i.value is not Shade.FREE_PERIOD for i in items)
    if at is not None or said:
        return items[:at]
    return [item for item in items if not isinstance(item.value, Strange)]


def _without_its_cause(items: Sequence[Item], wish: Wish) -> Sequence[Item]:
    """Items without what a no is for, or what it comes of."""
    items = _without_a_label(items) if wish.polarity is Polarity.AGAINST else items
    return _without_a_way(items[: _purpose(items)]) if wish.firm_no else items


def _without_a_way(items: Sequence[Item]) -> Sequence[Item]:
    """Items without what somebody leaves for."""
    at = next((n for n, item in enumerate(items) if item.value is Shade.ENDS), None)
    if at is None or not leaves_for(items, at):
        return items
    timed = next((n for n in range(at, len(items)) if isinstance(items[n].value, TIMES)), at + 1)
    return [*items[: at + 1], *items[timed:]]


def leaves_for(items: Sequence[Item], at: int) -> bool:
    """Whether somebody leaves for something: "leave for the airport at 1"."""
    leaves = items[at].value is Shade.ENDS
    return leaves and at + 1 < len(items) and items[at + 1].word in _WAYS


def _without_a_label(items: Sequence[Item]) -> Sequence[Item]:
    """Items without what stands beside a day, ahead of a no: "Thu 14 root canal, no chance"."""
    comma = next((n for n, item in enumerate(items) if item.word == ","), len(items))
    timed = max(
        (n for n, i in enumerate(items[:comma]) if isinstance(i.value, TIMES)), default=comma
    )
    label, after = items[timed + 1 : comma], items[comma + 1 : comma + 2]
    named = bool(label) and all(isinstance(item.value, Strange) for item in label)
    judged = bool(after) and isinstance(after[0].value, Stance)
    return [*items[: timed + 1], *items[comma:]] if named and judged else items


def _without_a_place(items: Sequence[Item], busy: int) -> Sequence[Item]:
    """Items without where somebody is away: "at the client in Leeds"."""
    end = busy + 1
    while end < len(items) and (
        items[end].word in _PLACING or isinstance(items[end].value, Strange)
    ):
        end += 1
    placed = end > busy + 2 and items[busy + 1].word in _PLACING
    return [*items[: busy + 1], *items[end:]] if placed else items


def _purpose(items: Sequence[Item]) -> int:
    """Where it begins what somebody leaves for: "out by 3:30 to get my son", "los nach Mainz"."""
    ends = next((n for n, item in enumerate(items) if item.value is Shade.ENDS), len(items))
    timed = max((n for n, item in enumerate(items) if isinstance(item.value, TIMES)), default=0)
    at = max(ends, timed) + 1
    return at if at < len(items) and items[at].word in _LEADING_ON else len(items)


def _has_its_hours(items: Sequence[Item], wish: Wish) -> bool:
    """Whether hours are named; what somebody merely has, by the clock: "the afternoon air"."""
    named = has_shade(items, *_DESCRIBED) or _is_an_object(items)
    whens = wish.times.whens if wish.times else ()
    return all(when.hours and (named or not when.hours.part) for when in whens)


def _is_an_object(items: Sequence[Item]) -> bool:
    """Whether what is had stands right behind: "I have the steering group Wed morning"."""
    have = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), len(items))
    behind = [item for item in items[have + 1 :] if item.word not in _AHEAD_OF_WHAT_IS_HAD]
    return bool(behind) and isinstance(behind[0].value, Strange)


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
