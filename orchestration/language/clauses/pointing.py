"""Which times a clause speaks of that names none, or only hours: "then", "on those days"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.day_in_force import on_day_in_force
from orchestration.language.clauses.dividing import Clause
from orchestration.language.clauses.inheriting import of_that_day
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.other_kinds import (
    said_length,
)
from orchestration.language.clauses.referring import (
    after_that,
    of_them,
)
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.timed import (
    ALL_DAYS,
    on_days_before,
    says_flexible,
)
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import (
    BACKWARD,
    FIRST_PERSON,
    NOTHING_ELSE,
    SUBJECTS,
    WORKERS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.values import (
    Edge,
    Shade,
    Stance,
    Times,
    When,
)
from orchestration.model.preferences import Polarity
from orchestration.model.times import TimeFrame


def on_days_named(
    clause: Clause, times: Times | None, before: Reading, frame: TimeFrame
) -> Times | None:
    """Times on the days that they belong to, where those were named before."""
    times = of_that_day(clause, on_days_before(clause, times, before), before)
    times = on_day_in_force(clause, times, before)
    return of_them(clause.items, times, before, frame)


def pointed_at(clause: Clause, said: Verdict, before: Reading, frame: TimeFrame) -> Times | None:
    """The times meant by "after that", "them" or "then", or by "all day" alone."""
    if found := after_that(clause, before, frame):
        return found
    if clause.reason:
        return None  # "I can't do 9, because of the drop-off"
    lost = before.times is None and before.day is not None
    points = any(item.word in BACKWARD for item in clause.items)
    easy = says_flexible(clause.items)
    if lost and (said.said or easy) and (points or _answers_another(clause, before)):
        return Times((When(before.day),))  # "my wife's away on Tuesday, I'm out then"
    if points and easy:
        return before.times
    return None if _points_nowhere(clause, said, before) else _referred(clause, said, before)


def _answers_another(clause: Clause, before: Reading) -> bool:
    """Whether the author says of themselves what they said of another: "Ana can't, but I can"."""
    told = [left.reason for left in before.left] == [reasons.SOMEBODY_ELSE]
    own = any(item.word in FIRST_PERSON for item in clause.items[:2])
    return told and own and not (clause.fresh or unknown(clause.items))


def _points_nowhere(clause: Clause, said: Verdict, before: Reading) -> bool:
    items = clause.items
    if not said.said or said.active or anything_else(clause, said) or unknown(items):
        return True
    if any(isinstance(item.value, Edge) for item in items):
        return True  # "the rest of the day is for coding"
    return _has_no_object(items) or _is_lost(items, before)


def _referred(clause: Clause, said: Verdict, before: Reading) -> Times | None:
    items, fresh = clause.items, clause.fresh
    if any(item.word in BACKWARD for item in items):
        return before.times
    withdraws = said.polarity is Polarity.AGAINST  # "I can do Friday, but I'd rather not"
    own = any(item.word in SUBJECTS for item in items) and not withdraws
    excuses = said.busy and before.verdict is not None and _welcomes(before.verdict)
    elliptic = not (fresh or own or excuses or says_flexible(items))
    if elliptic and said_length(items) is None:  # "possible, but not great"
        return before.times
    return ALL_DAYS if Shade.FREE_PERIOD in shades(items) else None


def _welcomes(said: Verdict) -> bool:
    """Whether a time was spoken for, so that being busy only says why: "mornings only, I'm out"."""
    return said.said and said.polarity is Polarity.FOR


def _has_no_object(items: Sequence[Item]) -> bool:
    """Whether it is not said what has to be: "I have to"."""
    stated = any(isinstance(item.value, Stance) for item in items)
    return Shade.MUST in shades(items) and not stated


def _is_lost(items: Sequence[Item], before: Reading) -> bool:
    """Whether a clause goes on from one that was not understood, and is not its author's own."""
    own = any(item.word in WORKERS | BACKWARD for item in items)
    return bool(before.left) and not before.wishes and before.verdict is None and not own


def anything_else(clause: Clause, said: Verdict) -> bool:
    """Whether a clause speaks of all that was not named: "otherwise wide open"."""
    if Shade.ELSE in shades(clause.items) or any(i.word == NOTHING_ELSE for i in clause.items):
        return True
    stated = said.said and not (said.busy or said.active)  # "otherwise I'm on the train" says why
    return clause.led_by == "otherwise" and stated and said_length(clause.items) is None
