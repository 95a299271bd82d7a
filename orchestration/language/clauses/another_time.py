"""Who would rather have something else speaks against what was named: "Friday is late, …".

So does who tells what hour a time is for them, and would rather have another.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.clause import Clause, has_kind
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import leftovers, whole
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades, verdict
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.gathering import named_times
from orchestration.language.values import Shade, Stance, Times
from orchestration.language.words.marks import ANOTHER_TIME
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

_RATHER_NOT = Verdict(Polarity.AGAINST, Strength.PREFERS, wish=True)


def another_time(clause: Clause, before: Reading, frame: TimeFrame) -> Reading | None:
    """Read "I'd rather have something else": a soft no to the times that stand before it."""
    at = next((n for n, item in enumerate(clause.items) if item.word == ANOTHER_TIME), None)
    if at is None:
        return None
    if not _is_wished_for(clause.items, at):
        return _left(clause.items)
    if has_kind(clause.items, *TIMES):
        named = _apart(clause.items, at)
        times = named_times(named, True, frame) if named else None
        return _against(times, clause.items) if times and times.whens else None
    open_ = all(wish.bare for wish in before.wishes)
    return _against(before.times, clause.items) if before.times and open_ else None


def _is_wished_for(items: Sequence[Item], at: int) -> bool:
    """Whether a wish leads to it: "I'd rather have something else", "something else, please"."""
    said = verdict(items[: at + 1])
    asked = Shade.RAISE in shades(items[at:])
    led = any(isinstance(item.value, Stance) and item.value.wish for item in items[:at])
    return (led and said.polarity is Polarity.FOR) or asked


def _left(items: Sequence[Item]) -> Reading | None:
    """What is said of something else, without a time, is not said of what was named before it."""
    said = verdict(items)
    timed = has_kind(items, *TIMES)
    if timed or said.busy or not said.said or said.polarity is Polarity.AGAINST:
        return None
    return Reading(left=(whole(items, reasons.NO_RULE),))


def _apart(items: Sequence[Item], at: int) -> Sequence[Item]:
    """The times ahead of the wish, or behind a "than": not those of "another time on Friday"."""
    ahead, behind = items[:at], items[at + 1 :]
    if not any(isinstance(item.value, TIMES) for item in behind):
        return ahead
    apart = behind[0].word == "than" and not any(isinstance(i.value, TIMES) for i in ahead)
    return behind[1:] if apart else ()


def _against(times: Times, items: Sequence[Item]) -> Reading:
    wish = Wish(Kind.TIME, Polarity.AGAINST, Strength.PREFERS, times)
    return Reading((wish,), leftovers(items), _RATHER_NOT, times, answers=True)
