"""Named parts of the day overlap by convention, and must not contradict each other.

Midday is 11 to 14, so who wants midday and keeps mornings and afternoons for other work does not
mean two things about 11:30. Where both were named, what is wanted holds, and what is not wanted
gives way: no mornings before 11, no afternoons from 14 on. A narrower exception ("mornings, but
no early mornings") and clock times as said stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.wishes import Wish
from orchestration.language.times.subtract import covers, overlaps, subtract
from orchestration.language.values import Times, When
from orchestration.model.preferences import Kind, Polarity
from orchestration.model.times import TimeFrame


def reconciled(wishes: Sequence[Wish], frame: TimeFrame) -> tuple[Wish, ...]:
    """The wishes of one message, with unwanted parts of the day short of the wanted ones."""
    wanted = [when for wish in wishes for when in _named(wish, Polarity.FOR)]
    return tuple(_giving_way(wish, wanted, frame) for wish in wishes) if wanted else tuple(wishes)


def _named(wish: Wish, polarity: Polarity) -> tuple[When, ...]:
    if wish.kind is not Kind.TIME or wish.polarity is not polarity or wish.times is None:
        return ()
    return tuple(when for when in wish.times.whens if when.hours and when.hours.part)


def _giving_way(wish: Wish, wanted: Sequence[When], frame: TimeFrame) -> Wish:
    unwanted = _named(wish, Polarity.AGAINST)
    if not unwanted or wish.times is None or wish.within:
        return wish
    left: list[When] = []
    for when in wish.times.whens:
        over = [each for each in wanted if _gives_way(when, each)] if when in unwanted else []
        left += subtract((when,), over, frame)
    return replace(wish, times=Times(tuple(left), wish.times.but))


def _gives_way(unwanted: When, wanted: When) -> bool:
    if wanted.days is not None and wanted.days != unwanted.days:
        return False
    if unwanted.hours is None or wanted.hours is None:
        return False
    return overlaps(unwanted.hours, wanted.hours) and not covers(wanted.hours, unwanted.hours)
