"""Words that only tell what a wish follows from: "boiler guy coming, so not before 10".

They name no time and say nothing of one, and the clause behind "so" is read whole: nothing of
what suits their author is lost with them, as with what stands behind "because".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import BOUNDS, CONDITIONS
from orchestration.language.saying import reasons
from orchestration.language.values import Stance
from orchestration.language.words.either_language import GAINSAYING

_OF_HOURS = frozenset({"work", "working", "arbeite", "arbeiten", "teilzeit"})
"""Who says how they work says something of every day: "I work part-time, so no Fridays"."""

_SAYING = GAINSAYING | CONDITIONS | BOUNDS | _OF_HOURS
Said = tuple[Clause, Reading]


def without_causes(said: Sequence[Said]) -> list[Said]:
    """Return what was said without the words left over that only lead to what follows."""
    return [
        (clause, replace(reading, left=()) if _leads(one, other) else reading)
        for one, other in pairwise((*said, None))
        if one is not None
        for clause, reading in (one,)
    ]


def _leads(one: Said, other: Said | None) -> bool:
    """Whether a clause only says why the next one holds."""
    if other is None:
        return False
    (clause, reading), (then, read) = one, other
    follows = then.led_by == "so" and bool(read.wishes) and not read.left
    return follows and bool(reading.left) and not reading.wishes and _tells_only(clause, reading)


def _tells_only(clause: Clause, reading: Reading) -> bool:
    """Whether a clause names no time, takes no stance and sets no condition."""
    words = {item.word for item in clause.items}
    says = any(isinstance(item.value, (*TIMES, Stance)) for item in clause.items)
    strange = all(each.reason in (reasons.NO_RULE, reasons.UNCLEAR) for each in reading.left)
    return strange and not says and not words & _SAYING
