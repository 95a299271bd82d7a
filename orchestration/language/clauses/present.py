"""While somebody is there: "I'm at my desk from 10 to 4" rules out what lies outside of it.

Of days without hours it says no more than that they can come then: "I'm around on Thursday".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.leftovers import leftovers
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import common, overlaps, subtract
from orchestration.language.values import Shade, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

Said = tuple[Clause, Reading]
_OTHERWISE = frozenset({Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.ENDS, Shade.BEGINS, Shade.BUSY})


def present(items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame) -> Reading | None:
    """Read the hours in which somebody is there; nothing where no hours are told."""
    cues = shades(items)
    if Shade.PRESENT not in cues or cues & _OTHERWISE or times.but or not times.whens:
        return None
    told = any(when.hours for item in items for when in pieces(item.value))
    if said.polarity is Polarity.AGAINST or not (told and all(map(_has_clocks, times.whens))):
        return None  # "I'm in the office then" rules out nothing
    days = tuple(dict.fromkeys(When(when.days) for when in times.whens))
    outside = Times(subtract(days, times.whens, frame))
    inside = Wish(Kind.TIME, Polarity.FOR, Strength.PREFERS, times, accepts=True)
    away = Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, outside)
    there = replace(said, polarity=Polarity.FOR, said=True, accepts=True)
    return Reading((inside, away), leftovers(items), there, times)


def _has_clocks(when: When) -> bool:
    """Whether hours are told by the clock, and last."""
    if when.hours is None or when.hours.part:
        return False
    return all(each.start is None or each.start != each.end for each in when.hours.stretches)


def kept_there(said: Sequence[Said], frame: TimeFrame) -> list[Said]:
    """Return what was said, those busy while they are somewhere who can only come at other hours.

    "Evenings only for me, I'm on site 7.30 til 5.30".
    """
    wishes = [wish for _, reading in said for wish in reading.wishes]
    only = [wish.times for wish in wishes if wish.times and _is_only(wish)]
    return [
        (clause, _kept(reading))
        if _tells_presence(clause, reading) and any(_apart(reading, each, frame) for each in only)
        else (clause, reading)
        for clause, reading in said
    ]


def _is_only(wish: Wish) -> bool:
    return wish.polarity is Polarity.FOR and wish.strength is Strength.MUST


def _tells_presence(clause: Clause, reading: Reading) -> bool:
    """Whether no more is told than the hours in which somebody is there."""
    there = [wish.accepts for wish in reading.wishes] == [True, False]
    return there and Shade.PRESENT in shades(clause.items)


def _apart(reading: Reading, only: Times, frame: TimeFrame) -> bool:
    """Whether somebody can come at no time at which they are there."""
    there = reading.times.whens if reading.times else ()
    return not any(meet(one, other, frame) for one in there for other in only.whens)


def meet(one: When, other: When, frame: TimeFrame) -> bool:
    """Tell whether two times have something in common."""
    apart = one.hours and other.hours and not overlaps(one.hours, other.hours)
    return not apart and common(one, other, frame) is not None


def _kept(reading: Reading) -> Reading:
    wish = Wish(Kind.BUSY, Polarity.AGAINST, Strength.MUST, reading.times)
    return replace(reading, wishes=(wish,))
