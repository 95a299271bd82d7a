"""What people need, held together: it weighs, it filters, and it turns the field.

Each need is of a criterion: an end of it ("small"), or a condition ("at most 20 EUR", "not Java").
All that is needed counts at once, wherever options are put in an order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats, Mask
from orchestration.kinds.panel.options.landscape import Landscape, reached
from orchestration.model.catalogue import Better
from orchestration.model.conditions import can_judge, holds
from orchestration.model.options import Words
from orchestration.model.panel import Need
from orchestration.model.preferences import Relation

_MORE: Final = 1.5
"""By what a criterion counts more each time it is named."""

_FIRM: Final = 2
"""So many times more a firm need counts as named."""

_MOST: Final = 8.0
_HALF: Final = 0.5
_BESIDE: Final = 0.02
"""What all criteria together count that nobody named, beside one that somebody did."""

Needs = Sequence[Need]


def merged(held: Needs, new: Iterable[Need]) -> tuple[Need, ...]:
    """Return needs with new ones: what one says anew of the same takes its place, and counts more.

    What somebody else needs stays as they said it.
    """
    found = list(held)
    for each in new:
        own = (at for at, one in enumerate(found) if one.by == each.by and is_same(one, each))
        at = next(own, None)
        if at is None:
            found.append(each)
        else:
            firm = each.firm or (found[at].firm and each.condition == found[at].condition)
            found[at] = replace(each, times=found[at].times + 1, firm=firm)
    return tuple(found)


def is_same(one: Need, other: Need) -> bool:
    """Tell whether a need is of the same as another, whoever has it."""
    if one.criterion != other.criterion or not one.criterion:
        return one.words == other.words
    if one.condition is None or other.condition is None:
        return True
    return one.condition.relation is other.condition.relation and (
        one.condition.relation is not Relation.IS or one.condition.tag == other.condition.tag
    )


def weights_of(needs: Needs) -> Mapping[str, float]:
    """Return what criteria weigh by what is needed of them, where that is not 1."""
    found: dict[str, float] = {}
    for each in needs:
        if each.is_known:
            times = each.times + _FIRM * each.firm
            found[each.criterion] = min(found.get(each.criterion, 1.0) * _MORE**times, _MOST)
    return found


def seen_by(field: Landscape, needs: Needs) -> Landscape:
    """Return how options stand for who needs that."""
    columns: dict[str, Floats] = {}
    ends: dict[str, Better] = {}
    for each in needs:
        end = end_of(each)
        if each.criterion in field.places and end is not Better.NONE:
            columns[each.criterion] = reached(field.places[each.criterion], end)
            ends[each.criterion] = end
        elif each.is_known:
            columns[each.criterion] = _as_numbers(field, each)
    return field.towards(columns, ends)


def end_of(need: Need) -> Better:
    """Return towards which end something is needed."""
    if need.condition is None or need.condition.number is None:
        return need.end
    low = need.condition.relation is Relation.AT_MOST
    return Better.LOW if low is need.wanted else Better.HIGH


def _as_numbers(field: Landscape, need: Need) -> Floats:
    found = (meets(field, need, each) for each in field.catalogue.options)
    return np.array([np.nan if each is None else float(each) for each in found])


def meets(field: Landscape, need: Need, option: Words) -> bool | None:
    """Tell whether an option meets a need; None where that is unknown."""
    if need.condition is not None:
        datum = option.datum(need.criterion)
        if datum is None or not can_judge(need.condition, datum):
            return None
        return holds(need.condition, datum) is need.wanted
    datum = option.datum(need.criterion)
    if datum is not None and datum.flag is not None:  # where all have it, no end is better
        return datum.flag is (need.end is Better.HIGH)
    if need.criterion not in field.places:
        return None
    place = float(field.places[need.criterion][field.rows[option.key]])
    place = 1 - place if need.end is Better.LOW else place
    return None if np.isnan(place) else place >= _HALF


def fitting(field: Landscape, needs: Needs) -> Mask:
    """Return which options meet all that is firm, for sure."""
    found = np.ones(len(field.catalogue.options), dtype=bool)
    for each in needs:
        if each.firm and each.is_known:
            found &= np.array([meets(field, each, one) is True for one in field.catalogue.options])
    return found


def nearest(field: Landscape, needs: Needs) -> Mask:
    """Return which options break, or may break, the fewest of what is firm, but at least one."""
    missed = np.zeros(len(field.catalogue.options), dtype=int)
    for each in needs:
        if each.firm and each.is_known:
            missed += [meets(field, each, one) is not True for one in field.catalogue.options]
    some = missed[missed > 0]
    return np.asarray(missed == some.min() if some.size else missed > 0)


def worths(field: Landscape, needs: Needs) -> Floats:
    """Return what all options are worth by what is needed; what is unknown of one is left out."""
    weights = weights_of(needs)
    counted = np.array([weights.get(each, 0.0) for each in field.directed])
    return field.utilities(counted[None])[0]


@dataclass(frozen=True, slots=True)
class OptionStanding:
    """How an option stands by all needs at once: those it meets, breaks, and may meet."""

    met: tuple[Need, ...]
    broken: tuple[Need, ...]
    unknown: tuple[Need, ...]
    worth: float

    @property
    def out(self) -> tuple[Need, ...]:
        """What is firm and broken."""
        return tuple(each for each in self.broken if each.firm)

    @property
    def order(self) -> tuple[int, int, float]:
        """What orders standings, the best first."""
        doubts = sum(each.firm for each in self.unknown)
        return len(self.out), doubts, -self.worth


def standing(field: Landscape, needs: Needs, key: str) -> OptionStanding:
    """Return how an option stands in a field that is seen by these needs."""
    option = field.option(key)
    assert option is not None
    judged = [(each, meets(field, each, option)) for each in needs if each.is_known]
    return OptionStanding(
        tuple(each for each, is_met in judged if is_met),
        tuple(each for each, is_met in judged if is_met is False),
        tuple(each for each, is_met in judged if is_met is None),
        _worth(field, weights_of(needs), key),
    )


def _worth(field: Landscape, weights: Mapping[str, float], key: str) -> float:
    """Return what an option is worth: by what is needed, and a little by all else."""
    stands = {each: field.value(key, each) for each in field.directed}
    known = {each: value for each, value in stands.items() if value is not None}
    rest = len(field.directed) or 1
    counted = {each: weights.get(each, _BESIDE / rest) for each in known}
    total = sum(counted.values())
    return sum(counted[each] * known[each] for each in known) / total if total else 0.0
