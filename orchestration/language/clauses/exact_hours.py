"""The hour that bounds a vague part of a day: "no late afternoons, I've got the kids from 4".

A part of a day has hours by convention. Where its author tells in the next breath from which hour
something keeps them, the no begins there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import time

from orchestration.language.clauses.clause import Clause, has_shade, has_word
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import FIRST_PERSON
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Shade, Stance, Stretch, When
from orchestration.model.preferences import Kind, Polarity

Said = Sequence[tuple[Clause, Reading]]


def bounded_by_hours(said: Said) -> list[tuple[Clause, Reading]]:
    """Return what was said, with each no to a part of the day from the hour told behind it."""
    found: list[tuple[Clause, Reading]] = []
    for clause, reading in said:
        hour = _told_from(clause) if found and not (clause.fresh or reading.wishes) else None
        before = found[-1][1] if found else reading
        bounded = _from_then(before, hour) if hour else None
        if bounded is None:
            found.append((clause, reading))
            continue
        found[-1] = (found[-1][0], bounded)
        found.append((clause, replace(reading, left=())))
    return found


def _told_from(clause: Clause) -> time | None:
    """The one hour from which somebody has something of theirs, and no more is said."""
    whens = [when for item in clause.items for when in pieces(item.value)]
    own = has_word(clause.items, FIRST_PERSON)
    has = has_shade(clause.items, Shade.HAVE)
    judged = any(
        isinstance(item.value, Stance) or item.value in (Shade.NOT, Shade.NEVER, Shade.ONLY)
        for item in clause.items
    )
    if not (own and has) or judged or len(whens) != 1 or whens[0].days:
        return None
    return _open_start(whens[0])


def _open_start(when: When) -> time | None:
    """Where hours begin that have no end of their own, and are told by the clock."""
    hours = when.hours
    is_open = hours is not None and not hours.part and len(hours.stretches) == 1
    [stretch] = hours.stretches if hours and is_open else (Stretch(None, None),)
    return stretch.start if stretch.end is None else None


def _from_then(before: Reading, hour: time) -> Reading | None:
    """What was said before from an hour on, where that is a no to a part of the day it is in."""
    wish = before.wishes[0] if len(before.wishes) == 1 else None
    whens = wish.times.whens if wish and wish.times and not wish.times.but else ()
    if wish is None or len(whens) != 1 or before.left:
        return None
    is_no = wish.kind is Kind.TIME and wish.polarity is Polarity.AGAINST
    bounded = _begun(whens[0], hour) if is_no else None
    return replace(before, wishes=(_at(wish, bounded),)) if bounded else None


def _begun(when: When, hour: time) -> When | None:
    """A part of the day with an hour within it as its beginning, up to the end of the day."""
    hours = when.hours
    if hours is None or not hours.part or len(hours.stretches) != 1:
        return None
    [stretch] = hours.stretches
    within = stretch.start and stretch.start <= hour and (not stretch.end or hour < stretch.end)
    exact = replace(hours, stretches=(replace(stretch, start=hour, end=None),), part=None)
    return replace(when, hours=exact) if within else None


def _at(wish: Wish, when: When) -> Wish:
    return replace(wish, times=replace(wish.times, whens=(when,)) if wish.times else None)
