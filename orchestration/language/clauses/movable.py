"""What keeps somebody and can give way: "I've a dentist at 2, but I can move it".

It is against that time, and rules nothing out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.grammar import Item
from orchestration.language.values import Shade
from orchestration.language.words.marks import MOVABLE
from orchestration.model.preferences import Kind, Strength

Said = tuple[Clause, Reading]
_NEAR = 2  # clauses


def giving_way(said: Sequence[Said]) -> list[Said]:
    """Return what was said, the engagements softened of which it is said that they can move."""
    put = list(said)
    for at, (clause, _) in enumerate(said):
        if _can_move(clause):
            of = next((n for n in range(at, max(-1, at - _NEAR), -1) if _keeps(put[n][1])), at)
            kept, reading = put[of]
            put[of] = kept, replace(reading, wishes=tuple(map(_softer, reading.wishes)))
            if of < at:
                left = put[at][1].left if any(map(_is_time, clause.items)) else ()
                put[at] = clause, replace(put[at][1], wishes=(), left=left)
    return put


def _is_time(item: Item) -> bool:
    return isinstance(item.value, TIMES)


def _keeps(reading: Reading) -> bool:
    """Whether something keeps somebody."""
    return any(wish.kind is Kind.BUSY for wish in reading.wishes)


def _can_move(clause: Clause) -> bool:
    denied = has_shade(clause.items, Shade.NOT, Shade.NEVER)
    return not denied and has_word(clause.items, (MOVABLE,))


def _softer(wish: Wish) -> Wish:
    firm = wish.kind is Kind.BUSY and wish.firm_no
    return replace(wish, kind=Kind.TIME, strength=Strength.PREFERS) if firm else wish
