"""What a panel leaves with a decision: its straw vote, where options part, and what it took for so.

All of it follows from what everybody has read in the thread, and nothing from what is on a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats
from orchestration.kinds.panel.kept.needs import seen_by, standing, weights_of
from orchestration.kinds.panel.kept.sharing import differences, needs_of
from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.model.advice import Objection, PanelAdvice, StrawBallot, UnknownCell
from orchestration.model.options import Words
from orchestration.model.panel import PanelPersona

_MOST_OBJECTIONS: Final = 3
_MOST_UNKNOWN: Final = 4
_COUNTS_FROM: Final = 0.05
_PARTS_FROM: Final = 0.01
"""From so much on, two criteria pull options apart (a covariance)."""


def advice_of(panel: PanelSession, options: Sequence[Words]) -> PanelAdvice:
    """Return what a panel has to say of a decision among options that its personas vouch for."""
    needs = needs_of(panel)
    field, weights = seen_by(landscape(panel.catalogue), needs), weights_of(needs)
    keys = [each.key for each in options]
    voices = [each for each in panel.present if each.option in keys]
    ballots = tuple(_ballot(panel, field, each, keys) for each in voices)
    return PanelAdvice(
        options=tuple((each.key, each.title) for each in options),
        ballots=ballots,
        axis=tuple(map(shown, _axis(field, keys, weights))),
        needed=tuple(each.words for each in needs if each.is_known),
        beyond=tuple(each.words for each in needs if not each.is_known),
        unknown=tuple(_unknown(panel, options))[:_MOST_UNKNOWN],
        objections=tuple(x for key in keys for x in _objections(field, key, voices, ballots)),
        differ=differences(panel, panel.needs),
    )


def _ballot(
    panel: PanelSession, field: Landscape, persona: PanelPersona, keys: Sequence[str]
) -> StrawBallot:
    """Return what a persona approves of: its own, and of the others what is best by its criteria.

    Of several that are level to it, each; nothing, its own neither, that breaks what is firm.
    """
    possible = [each for each in keys if not standing(field, needs_of(panel), each).out]
    own = [each for each in possible if each == persona.option]
    stands = {
        key: value
        for key in possible
        if key not in own and (value := _stand(panel, field, persona, key)) is not None
    }
    best = max(stands.values(), default=0.0)
    return StrawBallot(persona.name, (*own, *(key for key in stands if stands[key] >= best)))


def _stand(panel: PanelSession, field: Landscape, persona: PanelPersona, key: str) -> float | None:
    """Return how an option stands by what a persona cares for, and by what people need."""
    weights = weights_of(needs_of(panel))
    counted = dict.fromkeys(persona.criteria, 1.0) | dict(weights)
    found = {x: value for x in counted if (value := field.value(key, x)) is not None}
    total = sum(counted[each] for each in found)
    return sum(counted[x] * value for x, value in found.items()) / total if total else None


def _objections(
    field: Landscape,
    key: str,
    voices: Sequence[PanelPersona],
    ballots: Sequence[StrawBallot],
) -> list[Objection]:
    """Return what those hold against an option who do not approve of it, the weightiest first."""
    against = {each.persona for each in ballots if key not in each.options}
    found = [
        (lead, each, criterion)
        for each in voices
        if each.name in against
        for lead, criterion in _leads(field, each, key)[:1]
    ]
    found.sort(key=lambda each: -each[0])
    return [_objection(field, key, each, x) for _, each, x in found[:_MOST_OBJECTIONS]]


def _leads(field: Landscape, persona: PanelPersona, key: str) -> list[tuple[float, str]]:
    """Return by how much its option is ahead of another in what a persona cares for."""
    leads = [
        (own - other, criterion)
        for criterion in persona.criteria
        if (own := field.value(persona.option, criterion)) is not None
        and (other := field.value(key, criterion)) is not None
    ]
    return sorted((each for each in leads if each[0] > _COUNTS_FROM), reverse=True)


def _objection(field: Landscape, key: str, persona: PanelPersona, criterion: str) -> Objection:
    one, other = (fact(field.catalogue, each, criterion) for each in (key, persona.option))
    return Objection(key, persona.name, other.option, shown(criterion), one.value, other.value)


def _axis(field: Landscape, keys: Sequence[str], weights: Mapping[str, float]) -> tuple[str, ...]:
    """Return the two criteria by which options part most: what leads in one is behind in the other.

    Where no two do, it is the one by which they differ most; none where nothing is known.
    """
    held = {name: [field.value(key, name) for key in keys] for name in field.directed}
    known = {name: _centred(column) for name, column in held.items() if None not in column}
    names = [*known]
    if not names:
        return ()
    weighed = np.array([known[name] * np.sqrt(weights.get(name, 1.0)) for name in names])
    pulls = weighed @ weighed.T / len(keys)
    one, other = np.unravel_index(int(pulls.argmin()), pulls.shape)
    if pulls[one, other] < -_PARTS_FROM:
        return names[one], names[other]
    most = int(np.diag(pulls).argmax())
    return (names[most],) if pulls[most, most] > _PARTS_FROM else ()


def _centred(column: Sequence[float | None]) -> Floats:
    found = np.array(column, dtype=float)
    return np.asarray(found - found.mean())


def _unknown(panel: PanelSession, options: Sequence[Words]) -> Iterator[UnknownCell]:
    needed = dict.fromkeys(each.criterion for each in panel.needs if each.is_known)
    for criterion in needed:
        for each in options:
            if not fact(panel.catalogue, each.key, criterion).is_known:
                yield UnknownCell(each.title, shown(criterion))
