"""What speaks for an option, and what against it: advantages by what they weigh, and concessions.

The difference of two options by a criterion counts as much as the criterion weighs. Named are the
greatest advantages and the greatest disadvantage, which makes them credible (Klein and Shortliffe,
"A framework for explaining decision-theoretic advice", 1994).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from orchestration.kinds.panel.options.landscape import Landscape
from orchestration.kinds.panel.turn.facts import contrast, fact
from orchestration.kinds.panel.turn.knowing import Cell, may_tell
from orchestration.model.panel import Contrast, Fact, PanelPersona

_COUNTS_FROM: Final = 0.05
_ADVANTAGES: Final = 2


def against(
    field: Landscape,
    persona: PanelPersona,
    rival: PanelPersona,
    weights: Mapping[str, float],
    told: AbstractSet[Cell],
    first: Sequence[str] = (),
) -> tuple[Contrast, ...]:
    """Return the advantages of an option beside a rival's, and then a concession, if there is one.

    Only what the persona knows of the rival is named; criteria that are asked for come `first`.
    """
    known = [each for each in field.directed if may_tell(persona, rival.option, each, told)]
    gained = {each: _gained(field, persona, rival, each, weights) for each in known}
    order = sorted(gained, key=lambda each: (each not in first, -gained[each]))
    ahead = [each for each in order if gained[each] > _COUNTS_FROM][:_ADVANTAGES]
    behind = sorted(gained, key=lambda each: (each not in first, gained[each]))
    conceded = [each for each in behind if gained[each] < -_COUNTS_FROM][:1]
    chosen = [*ahead, *conceded]
    return tuple(contrast(field, persona.option, rival.option, each, rival.name) for each in chosen)


def beside(field: Landscape, persona: PanelPersona, rival: PanelPersona) -> tuple[Contrast, ...]:
    """Return two options by the first of a persona's own criteria of which both are known."""
    found = (contrast(field, persona.option, rival.option, x, rival.name) for x in persona.criteria)
    known = [each for each in found if each.own.is_known and each.other.is_known]
    return tuple(sorted(known, key=lambda each: each.own.value == each.other.value))[:1]


def _gained(
    field: Landscape,
    persona: PanelPersona,
    rival: PanelPersona,
    criterion: str,
    weights: Mapping[str, float],
) -> float:
    own, other = (field.value(each.option, criterion) for each in (persona, rival))
    if own is None or other is None:
        return 0.0
    return weights.get(criterion, 1.0) * (own - other)


def for_its_own(
    field: Landscape,
    persona: PanelPersona,
    weights: Mapping[str, float],
    said: Collection[str],
    most: int = 2,
) -> tuple[Fact, ...]:
    """Return facts that speak for an option, what was not `said` yet and counts most first."""
    others = [each for each in field.directed if each not in persona.criteria]
    good = [each for each in others if (field.value(persona.option, each) or 0) > _GOOD]
    order = sorted(
        [*persona.criteria, *good], key=lambda each: (each in said, -weights.get(each, 1.0))
    )
    return facts_of(field, persona, order, most)


_GOOD: Final = 0.7


def facts_of(
    field: Landscape, persona: PanelPersona, criteria: Iterable[str], most: int
) -> tuple[Fact, ...]:
    """Return what is known of an option by some criteria, as they come."""
    found = (fact(field.catalogue, persona.option, each) for each in criteria)
    return tuple(each for each in found if each.is_known)[:most]


def weakness(field: Landscape, key: str, weights: Mapping[str, float]) -> tuple[Fact, ...]:
    """Return by what an option stands worst that counts; nothing where it stands badly by none."""
    stands = {
        each: value * 1.0
        for each in field.directed
        if (value := field.value(key, each)) is not None and value < _POOR
    }
    order = sorted(stands, key=lambda each: stands[each] - weights.get(each, 1.0))
    found = (fact(field.catalogue, key, each) for each in order)
    return tuple(each for each in found if each.is_known)[:1]


_POOR: Final = 0.6
