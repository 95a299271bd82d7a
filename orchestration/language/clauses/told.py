"""Times that a clause only tells of, for what the next one says of them: "1-2 is lunch, pls not".

Nothing was understood of them, and nothing in their clause could be meant for or against them, so
that a stance without a time behind it can only be theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.cues import TIMES, excepts
from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.leftovers import leftovers, unknown
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    BACKWARD,
    CONDITIONS,
    POINTERS,
    POSSESSIVE,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.times.gathering import named_times
from orchestration.language.values import (
    Edge,
    Length,
    Recurring,
    Shade,
    Stance,
    Times,
    UnitName,
    When,
)
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

_TURNING = CONDITIONS | {"than", "your"}
_JUDGING = frozenset(
    {
        *(Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.FLEXIBLE, Shade.ELSE, Shade.EVERYONE),
        *(Shade.UNSURE, Shade.IF_NEED_BE, Shade.ORDER, Shade.KEPT, Shade.FREE_PERIOD),
    }
)


def told_of(clause: Clause, reading: Reading, last: Reading, frame: TimeFrame) -> Times | None:
    """Return the times that have been told of so far, and said nothing of."""
    if reading.wishes or not reading.left or clause.asked:
        return None
    if any(map(_judges, clause.items)):
        return None
    named = [item for item in clause.items if isinstance(item.value, TIMES)]
    if not named:
        return None if clause.fresh else last.told
    if len(named) > 1 or excepts(named[0]):
        return None
    return _on_its_day(named_times(clause.items, True, frame), clause, last)


def _on_its_day(times: Times | None, clause: Clause, last: Reading) -> Times | None:
    """One time, on the day that its sentence has named."""
    if times is None or len(times.whens) != 1:
        return None
    [when] = times.whens
    goes_on = when.days is None and last.day is not None and not clause.fresh
    return replace(times, whens=(replace(when, days=last.day),)) if goes_on else times


def _judges(item: Item) -> bool:
    """Whether something in a clause may be said of its time, or make it depend on something."""
    return isinstance(item.value, Stance) or item.value in _JUDGING or item.word in _TURNING


def judged_after(clause: Clause, said: Verdict, before: Reading) -> Times | None:
    """Return the times just told of, where a clause has no time of its own and judges them.

    What suits somebody is theirs only where it points back: "…, that works".
    """
    items = clause.items
    plain = said.said and not (said.doubtful or said.active or clause.reason or unknown(items))
    if before.told is None or not plain or _speaks_of_others(items):
        return None
    points = any(item.word in BACKWARD | POINTERS for item in items)
    return before.told if points or _is_a_no(clause, said, before.told) else None


def _is_a_no(clause: Clause, said: Verdict, told: Times) -> bool:
    """Whether a clause is against what was told; who is busy is so all day: "we're closed"."""
    if said.polarity is not Polarity.AGAINST:
        return False
    if said.busy:
        return not clause.fresh and all(when.days and when.hours is None for when in told.whens)
    return not (said.bare and any(item.word in SUBJECTS for item in clause.items))


def _speaks_of_others(items: Sequence[Item]) -> bool:
    """Whether it is said of what is not named, or of what is not known: "otherwise", "if"."""
    others = shades(items) & {Shade.ELSE, Shade.FLEXIBLE, Shade.EVERYONE, Shade.FREE_PERIOD}
    rest = any(isinstance(item.value, (*TIMES, Edge)) for item in items)
    led = {item.word for item in items[:2]} & (CONDITIONS | {"otherwise"})
    timed = any(isinstance(item.value, UnitName | Length) for item in items)
    pointed = any(item.word in BACKWARD for item in items)
    return bool(others or led or rest or items[0].word in POSSESSIVE) or (timed and not pointed)


def kept_then(clause: Clause, said: Verdict, before: Reading) -> Reading | None:
    """Return what keeps somebody on days that were only named: "the 21st, we're away then"."""
    bare = bool(before.wishes) and all(wish.bare for wish in before.wishes)
    if before.times is None or clause.link == "(" or not (said.busy and bare):
        return None
    if before.times.but or not all(map(_is_whole, before.times.whens)):
        return None  # "any day but Monday (dentist)"
    wish = Wish(Kind.BUSY, Polarity.AGAINST, Strength.MUST, before.times)
    return Reading((wish,), leftovers(clause.items), said, before.times, answers=True)


def _is_whole(when: When) -> bool:
    """Whether it is a day of a name or a date, and no part of it."""
    universal = isinstance(when.days, Recurring) and when.days.universal
    return when.days is not None and when.hours is None and not universal
