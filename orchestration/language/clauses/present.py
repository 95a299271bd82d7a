"""While somebody is there: "I'm at my desk from 10 to 4" rules out what lies outside of it.

Of days without hours it says no more than that they can come then: "I'm around on Thursday".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.leftovers import leftovers
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Shade, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

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
