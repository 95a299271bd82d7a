"""An order of the options: "A > C > B", "B, then A", "first C, then B, A last", "1. B 2. A".

Each option named in an order has a rank; it is wished for the more strongly, the higher it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.cues import STOPS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import Num, OptionNamed, Reach
from orchestration.language.words.marks import IN_ORDER
from orchestration.model.preferences import Strength

_ABOVE = frozenset({">", "then", "over", "than"})
_BETWEEN = frozenset({",", "and", "-", ";", "\n", "is", "would", "be", "better", "."})
_AFTER_A_NUMBER = frozenset({".", ")", ":", "is", "-", "st", "nd", "rd", "th"})
_LISTED = frozenset({",", "and"})
_DOWN = (Strength.STRONGLY, Strength.PREFERS, Strength.MILDLY)
_ENDS = STOPS | {","}


def strength_of(named: OptionNamed) -> Strength | None:
    """How strongly an option is wished for that has a place in an order.

    Of two the first is preferred and the other would do; of more the first is strongly preferred.
    """
    if named.rank is None:
        return None
    place = named.rank + (named.ranked < len(_DOWN))
    return _DOWN[min(place, len(_DOWN) - 1)]


def in_order(line: Line) -> Line:
    """Give the options of an order their ranks, and take its words out of the line."""
    chain, words = _chained(line) or _counted(line)
    if len(chain) < 2:
        return line
    said = [
        replace(item, value=_ranked(item.value, chain[at], len(chain))) if at in chain else item
        for at, item in enumerate(line)
    ]
    return [item for at, item in enumerate(said) if at not in words]


def _ranked(value: object, rank: int, of: int) -> object:
    return replace(value, rank=rank, ranked=of) if isinstance(value, OptionNamed) else value


_Order = tuple[Mapping[int, int], AbstractSet[int]]


def _chained(line: Line) -> _Order | None:
    """The first options that words put in an order: the rank of each by its place, and the words.

    "last" puts an option behind all others, and "first" is said of the one that stands first.
    """
    places = list(_options(line))
    words = _ABOVE | _LISTED if any(item.word == IN_ORDER for item in line) else _ABOVE
    beside = enumerate(pairwise(places))
    linked = {n for n, (one, other) in beside if _above(line, one, other, words)}
    if not linked:
        return None
    first = last = min(linked)
    while last in linked:
        last += 1
    chain = {places[n]: n - first for n in range(first, last + 1)}
    behind = places[last + 1] if last + 1 < len(places) else None
    if behind is not None and _beside(line, behind, Reach.LAST):
        chain[behind] = len(chain)
    said = {n for at in chain for n in _rank_words(line, at)}
    return chain, said.union(n for n, item in enumerate(line) if item.word == IN_ORDER)


def _options(line: Line) -> Iterator[int]:
    return (
        at
        for at, item in enumerate(line)
        if isinstance(item.value, OptionNamed) and not item.value.refused
    )


def _above(line: Line, one: int, other: int, words: AbstractSet[str]) -> bool:
    """Whether nothing but a word of order stands between two options."""
    between = line[one + 1 : other]
    linked = any(item.word in words for item in between)
    return linked and all(item.word in words | _BETWEEN or is_place(item) for item in between)


def is_place(item: Item) -> bool:
    """Whether an item says where something stands in an order: "first", "last"."""
    number = item.value
    return number is Reach.LAST or (isinstance(number, Num) and number.ordinal and number.n < 10)


def _beside(line: Line, at: int, said: object) -> bool:
    return any(item.value is said for item in (*line[max(0, at - 1) : at], *line[at + 1 : at + 2]))


def _rank_words(line: Line, at: int) -> Iterator[int]:
    """The places of "first" and "last" beside an option."""
    return (n for n in (at - 1, at + 1) if 0 <= n < len(line) and is_place(line[n]))


def _counted(line: Line) -> _Order:
    """Options with their numbers in order: "1. B 2. A 3. C", "1st B, 2nd A"."""
    chain: dict[int, int] = {}
    words: set[int] = set()
    for at in _options(line):
        number = _number_before(line, at)
        value = line[number].value if number >= 0 else None
        if isinstance(value, Num) and value.n == len(chain) + 1 and _opens(line, number):
            chain[at] = len(chain)
            words.update(range(number, at))
    return chain, words


def _number_before(line: Line, at: int) -> int:
    return at - 2 if at > 1 and line[at - 1].word in _AFTER_A_NUMBER else at - 1


def is_numbered(line: Line, at: int) -> bool:
    """Whether what stands here has a number as in a list: "1. A"."""
    value = line[at - 2].value if at > 1 and line[at - 1].word in _AFTER_A_NUMBER else None
    return isinstance(value, Num) and value.digits == 1


def _opens(line: Line, at: int) -> bool:
    """Whether a number stands where something new begins."""
    before = line[at - 1] if at else None
    if before is None or before.word in _ENDS:
        return True
    return isinstance(before.value, OptionNamed)
