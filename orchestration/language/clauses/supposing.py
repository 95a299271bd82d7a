"""A day that is only supposed: "If we do it the 12th, it needs to end by 11".

Such a clause wishes for nothing. What follows it in its sentence is said of that day.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.stances import POSSIBLE, Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import CONDITIONS, CONTRASTS, SUPPOSING
from orchestration.language.grammar import Item
from orchestration.language.times.gathering import named_times
from orchestration.language.values import About, Shade, Stance, Times
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

_HARMLESS = frozenset({Shade.ONLY, Shade.MUST, Shade.ENDS, Shade.IF_NEED_BE, Shade.HAVE})
_DENIED = frozenset({Shade.NOT})  # "if not Wednesday, then Friday"


def supposed(clause: Clause, before: Reading, frame: TimeFrame) -> Reading | None:
    """Read a clause that names days in a condition, and says nothing of them."""
    times = _supposed_days(clause.items, frame)
    trails = clause.link in CONDITIONS or has_word(clause.items, CONTRASTS)
    if times is None or trails:
        return None  # "Friday could work if the trip on the 14th is off"
    if not shades(clause.items) & _DENIED:
        return Reading(times=times, supposes=True)
    known = [when.days for when in before.times.whens] if before.times else []
    if all(when.days in known for when in times.whens):
        return Reading(times=times)
    second = Wish(Kind.TIME, Polarity.FOR, Strength.PREFERS, times, accepts=True)
    return Reading((second,), (), POSSIBLE, times)  # "if not, the 21st"


def _supposed_days(items: Sequence[Item], frame: TimeFrame) -> Times | None:
    """The days of a condition that says no more than that it may be them."""
    if items[0].word not in SUPPOSING or shades(items) - _HARMLESS - _DENIED:
        return None
    if has_kind(items, Stance, About) or _tells_more(items):
        return None
    if sum(isinstance(item.value, TIMES) for item in items) != 1:
        return None
    times = named_times(items, False, frame)
    named = times and times.whens and not times.but
    whole = times is not None and all(when.days and not when.hours for when in times.whens)
    return times if named and whole else None


def _tells_more(items: Sequence[Item]) -> bool:
    """Whether it is something else that may happen then: "if the plumber shows up on the 12th"."""
    return len(unknown(items)) > 1


def names_another_day(clause: Clause, times: Times | None, before: Reading) -> bool:
    """Whether a clause behind a supposed day names days of its own: "if 11th, then only Mon"."""
    follows = before.supposes and not clause.fresh
    return follows and times is not None and any(when.days for when in times.whens)


def of_supposed_day(
    clause: Clause, said: Verdict, times: Times | None, before: Reading
) -> Times | None:
    """The times of a clause behind a supposed day: its hours then, or all of that day."""
    if not before.supposes or clause.fresh or before.times is None:
        return times
    if times is None:
        return before.times if said.said else None
    if any(when.days for when in times.whens) or times.but:
        return times
    days = [when.days for when in before.times.whens]
    return Times(tuple(replace(when, days=each) for when in times.whens for each in days))
