"""Readings that are doubted for what stands beside them: the same hours, an exception, "it"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.cues import excepts
from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import COPULA
from orchestration.language.values import (
    Shade,
)
from orchestration.language.words.marks import SAME_HOURS

_THINGS = frozenset({"the", "it", "that", "she", "he"})


def _is_of_an_engagement(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether it is something else that is "only at 7": "I've a meeting, but it's only at 7"."""
    words = [item.word for item in clause.items if item.word not in (",", "but")][:2]
    led = len(words) == 2 and words[0] in _THINGS and words[1] in COPULA
    busy = before.verdict is not None and before.verdict.busy
    lost = bool(before.left) and not before.wishes
    only = any(item.value is Shade.ONLY for item in clause.items)
    return (
        led
        and only
        and not clause.fresh
        and (busy or lost)
        and not any(each.firm_no for each in wishes)
    )


def _is_at_unknown_hours(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether "the same time" has not been found: "Monday 9-10, Tuesday same time"."""
    whens = [when for wish in wishes if wish.times for when in wish.times.whens]
    same = any(item.word == SAME_HOURS for item in clause.items)
    return same and any(when.hours is None for when in whens)


def _is_against_the_rest(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether all but an exception is taken: "everything except Monday is booked"."""
    at = next((n for n, i in enumerate(clause.items) if excepts(i)), None)
    if at is None or not all(each.firm_no for each in wishes):
        return False
    return any(item.value in (Shade.BUSY, Shade.BLOCKED) for item in clause.items[at:])


DOUBTED = (_is_of_an_engagement, _is_at_unknown_hours, _is_against_the_rest)
