"""What people of one panel need together: each keeps what they said, and nobody overwrites another.

Where two need the opposite of the same, neither rules anything out: it is shown where they differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from orchestration.kinds.panel.kept.needs import end_of, is_same
from orchestration.kinds.panel.state import PanelSession
from orchestration.model.advice import Difference
from orchestration.model.catalogue import Better
from orchestration.model.panel import Need
from orchestration.model.preferences import Condition, Relation

_PAIR: Final = 2


def needs_of(panel: PanelSession) -> tuple[Need, ...]:
    """Return what is needed in a panel as a whole."""
    return shared(panel.needs)


def shared(needs: Sequence[Need]) -> tuple[Need, ...]:
    """Return what several people need together: the same once, and nothing on which they differ.

    Of two limits that go the same way the closer one holds.
    """
    if len({each.by for each in needs}) < _PAIR:
        return tuple(needs)
    contested = {id(each) for pair in _pairs(needs) for each in pair}
    found: list[Need] = []
    for each in needs:
        at = next((at for at, one in enumerate(found) if is_same(one, each)), None)
        if id(each) in contested:
            continue
        if at is None:
            found.append(each)
        else:
            found[at] = _both(found[at], each)
    return tuple(found)


def differences(panel: PanelSession, needs: Sequence[Need]) -> tuple[Difference, ...]:
    """Return where people differ in what they need, each side by the names of its people."""
    names: dict[str, str] = {panel.organiser.id: panel.organiser.name}
    names |= {each.id: each.name for each in panel.members}
    sides = dict.fromkeys((one.words, other.words) for one, other in _pairs(needs))
    once = [each for at, each in enumerate(sides) if each[::-1] not in [*sides][:at]]
    who = {
        words: tuple(names[each.by] for each in needs if each.words == words and each.by in names)
        for pair in once
        for words in pair
    }
    return tuple(
        Difference(one, who[one], other, who[other])
        for one, other in once
        if who[one] and who[other]
    )


def _pairs(needs: Sequence[Need]) -> list[tuple[Need, Need]]:
    return [pair for pair in combinations(needs, 2) if _differ(*pair)]


def _differ(one: Need, other: Need) -> bool:
    """Tell whether two people need what cannot be had at once."""
    if one.by == other.by or not one.is_known or one.criterion != other.criterion:
        return False
    if (mine := _tag(one)) and (theirs := _tag(other)):
        return mine.tag == theirs.tag and one.wanted is not other.wanted
    ends = {end_of(one), end_of(other)} - {Better.NONE}
    return len(ends) > 1 and not _both_hold(one.condition, other.condition)


def _tag(need: Need) -> Condition | None:
    return need.condition if need.condition and need.condition.number is None else None


def _both_hold(one: Condition | None, other: Condition | None) -> bool:
    """Tell whether two limits leave something between them."""
    if one is None or other is None or one.number is None or other.number is None:
        return False
    low, high = (one, other) if one.relation is Relation.AT_LEAST else (other, one)
    return low.relation is not high.relation and (low.number or 0) <= (high.number or 0)


def _both(one: Need, other: Need) -> Need:
    """Return what two people need of the same: the closer limit, and firm where either is."""
    kept = other if _is_closer(other, one) else one
    return replace(kept, times=one.times + other.times, firm=one.firm or other.firm)


def _is_closer(one: Need, other: Need) -> bool:
    mine, theirs = one.condition, other.condition
    if mine is None or theirs is None:
        return theirs is None and mine is not None
    if mine.number is None or theirs.number is None:
        return False
    is_less = mine.number < theirs.number
    return is_less if mine.relation is Relation.AT_MOST else mine.number > theirs.number
