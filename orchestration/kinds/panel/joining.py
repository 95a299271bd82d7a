"""Who joins a panel in a turn: nobody, unless a new option or criterion is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Mask
from orchestration.kinds.panel.casting import cast, free_names
from orchestration.kinds.panel.choosing import choose
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import NamedInPanel
from orchestration.kinds.panel.landscape import Landscape
from orchestration.kinds.panel.state import (
    LEAST_AT_FIRST,
    MOST_AT_FIRST,
    MOST_NEW,
    MOST_PERSONAS,
    PanelSession,
)
from orchestration.language.choosing.amounts import limits
from orchestration.model.conditions import can_judge, holds
from orchestration.model.options import Words
from orchestration.model.panel import PanelPersona
from orchestration.model.preferences import Condition

NOTHING_LIKE_IT: Final = "Nothing else in the catalogue meets that."
FULL: Final = f"{MOST_PERSONAS} personas are here, and there is no room for more."

_NEW: Final[Mapping[str, int]] = {
    Intent.OTHER_OPTIONS: 2,
    Intent.WITH_CRITERION: 2,
    Intent.CONSTRAINT: 2,
    Intent.CALL_IN: 1,
    Intent.SURPRISE: 1,
}
"""How many are called in for what is asked."""

_FOR_ONE_CRITERION: Final = frozenset({Intent.PREFERENCE, Intent.ABOUT_CRITERION, Intent.CRITIQUE})
"""Where one joins for a criterion that nobody holds."""

_GOOD: Final = 0.6
_ASKED_FOR: Final = 8.0


@dataclass(frozen=True, slots=True)
class Meant:
    """What a message means: its words, what it names, and what criteria weigh since then."""

    text: str
    named: NamedInPanel
    intent: Intent
    weights: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Joining:
    """Who joins; a `notice` says why nobody does who was asked for."""

    personas: tuple[PanelPersona, ...] = ()
    notice: str = ""


def joining(panel: PanelSession, field: Landscape, meant: Meant) -> Joining:
    """Return who joins for what was asked, three at most after the first turn."""
    if meant.intent is Intent.FIRST:
        return Joining(_at_first(panel, field, meant))
    wanted = [each for each in meant.named.options if panel.holder(each) is None][:MOST_NEW]
    count = _NEW.get(meant.intent, 0) or int(_is_for_criterion(panel, meant))
    room = MOST_PERSONAS - len(panel.personas)
    if (wanted or count) and room <= 0:
        return Joining(notice=FULL)
    keys = wanted[:room]
    count = min(count - len(keys), room - len(keys))
    if count > 0:
        keys += _chosen(panel, field, meant, keys, count)
    notice = "" if keys or not _NEW.get(meant.intent) else NOTHING_LIKE_IT
    return Joining(_cast(panel, field, keys, meant.named), notice)


def _is_for_criterion(panel: PanelSession, meant: Meant) -> bool:
    held = {criterion for each in panel.present for criterion in each.criteria}
    return meant.intent in _FOR_ONE_CRITERION and bool(set(meant.named.criteria) - held)


def _at_first(panel: PanelSession, field: Landscape, meant: Meant) -> tuple[PanelPersona, ...]:
    keys = list(meant.named.options[:MOST_AT_FIRST])
    more = {**meant.weights, **dict.fromkeys(meant.named.criteria, _ASKED_FOR / 2)}
    least, most = max(LEAST_AT_FIRST - len(keys), 0), MOST_AT_FIRST - len(keys)
    keys += choose(field, more, least=least, most=most, there=keys)
    return _cast(panel, field, keys, meant.named)


def _chosen(
    panel: PanelSession, field: Landscape, meant: Meant, keys: Sequence[str], count: int
) -> list[str]:
    """Return what is added for what is asked for, as far as the catalogue has it."""
    there = [*(each.option for each in panel.personas), *keys]
    more = {**meant.weights, **dict.fromkeys(meant.named.criteria, _ASKED_FOR)}
    if meant.intent is Intent.SURPRISE:
        more = {each: 1 / meant.weights.get(each, 1.0) for each in field.directed}
    for among in _among(field, meant):
        found = choose(field, more, least=count, most=count, there=there, among=among)
        if found:
            return found
    return []


def _among(field: Landscape, meant: Meant) -> list[Mask | None]:
    """Return which options may join, the strictest first; limits and tags are never left out."""
    if meant.intent in (Intent.OTHER_OPTIONS, Intent.SURPRISE):
        return [None]
    found = (each for *_, of, _ in limits(meant.text, field.catalogue) for each in of)
    conditions = [each for each in found if isinstance(each, Condition)]
    values, options = meant.named.values, field.catalogue.options
    firm = np.array([_meets(each, conditions, values) for each in options])
    columns = [
        field.directed.index(each) for each in meant.named.criteria if each in field.directed
    ]
    good = np.nan_to_num(field.values[:, columns]) >= _GOOD
    return [firm & good.all(axis=1), *([firm] if conditions or values else [])]


def _meets(
    option: Words, conditions: Sequence[Condition], values: Sequence[tuple[str, str]]
) -> bool:
    data = {each.criterion: each for each in option.data}
    judged = (data.get(each.criterion or "") for each in conditions)
    return all(
        datum is not None and can_judge(each, datum) and holds(each, datum)
        for each, datum in zip(conditions, judged, strict=True)
    ) and all(name in data and value in data[name].tags for name, value in values)


def _cast(
    panel: PanelSession, field: Landscape, keys: Sequence[str], named: NamedInPanel
) -> tuple[PanelPersona, ...]:
    people = [*(each.name for each in panel.members), panel.organiser.name]
    titles = [each.title for each in panel.catalogue.options]
    taken = [*people, *(each.name for each in panel.personas), *titles[:_LOOKED_AT]]
    names = free_names(panel.seed, taken)
    there, turn = panel.personas, panel.number
    return tuple(cast(field, keys, there, names=names, turn=turn, asked_for=named.criteria))


_LOOKED_AT: Final = 1000
