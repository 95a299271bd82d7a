"""Personas that people have made, in a panel: who of them joins, and for which option.

One joins where it knows something of what the panel is about. It vouches for its own option, or
else for what is best by what it cares for; for the sake of its criteria, and where the catalogue
knows fewer than three of these, of what its option stands out in besides.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

import numpy as np

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.kept.needs import fitting
from orchestration.kinds.panel.options.casting import cast, free_names
from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.language.choosing.words import bare
from orchestration.model.panel import OwnPersona, PanelPersona

MOST_AT_FIRST: Final = 3
"""So many of them are there at first; others are called in."""

_MOST_CRITERIA: Final = 4


def own_at_first(asked: Asked) -> tuple[PanelPersona, ...]:
    """Return who of them is there from the first turn on: who knows most of what it is about."""
    known = {each.name: len(_criteria(asked, each)) for each in asked.panel.own}
    order = sorted(asked.panel.own, key=lambda each: -known[each.name])
    return _seated(asked, [each for each in order if known[each.name]], MOST_AT_FIRST)


def own_called(asked: Asked, most: int) -> tuple[PanelPersona, ...]:
    """Return who of them joins later: who is called by name, or cares for what is called for."""
    called = called_by_name(asked.panel, asked.ask.text)
    away = away_from(asked.panel)
    if not called and asked.intent is Intent.CALL_IN:
        wanted = {*asked.named.criteria}
        called = [each for each in away if wanted & {*_criteria(asked, each)}][:1]
    return _seated(asked, called, most)


def away_from(panel: PanelSession) -> list[OwnPersona]:
    """Return who of them is not in a panel."""
    there = {each.name for each in panel.personas}
    return [each for each in panel.own if each.name not in there]


def called_by_name(panel: PanelSession, text: str) -> list[OwnPersona]:
    """Return whom words call by name that is not in a panel."""
    return [x for x in away_from(panel) if re.search(rf"\b{re.escape(x.name)}\b", text)]


def _seated(asked: Asked, own: Sequence[OwnPersona], most: int) -> tuple[PanelPersona, ...]:
    """Return personas with an option each that nobody vouches for yet; who finds none stays out."""
    taken = {each.option for each in asked.panel.personas}
    found: list[PanelPersona] = []
    for each in own[: max(most, 0)]:
        if option := _option(asked, each, taken):
            taken.add(option)
            found.append(_seat(asked, each, option, found))
    return tuple(found)


def _option(asked: Asked, own: OwnPersona, taken: Collection[str]) -> str:
    """Return the option of a persona: its own, else the best by what it cares for; "" is none."""
    named = [x.key for x in asked.panel.catalogue.options if bare(x.title) == bare(own.option)]
    if own.option and named:
        return named[0] if named[0] not in taken else ""
    field, criteria = asked.field, _criteria(asked, own)
    if not criteria:
        return ""
    cared = {each: float(each in criteria) for each in field.directed}
    weights = field.weights(cared if any(cared.values()) else {})
    worth = field.utilities(weights[None])[0]
    open_ = fitting(field, asked.needs)
    open_[[field.rows[each] for each in taken]] = False
    if not open_.any():
        return ""
    return field.catalogue.options[int(np.where(open_, worth, -1.0).argmax())].key


def _seat(
    asked: Asked, own: OwnPersona, option: str, beside: Sequence[PanelPersona]
) -> PanelPersona:
    there = (*asked.panel.personas, *beside)
    names = free_names(asked.panel.seed, [each.name for each in there])
    [usual] = cast(asked.field, [option], there, names=names, turn=asked.panel.number)
    criteria = dict.fromkeys((*_criteria(asked, own), *usual.criteria))
    return PanelPersona(
        name=own.name,
        option=option,
        criteria=(*criteria,)[:_MOST_CRITERIA],
        line=own.line or usual.line,
        emoji=own.emoji or usual.emoji,
        joined=usual.joined,
    )


def _criteria(asked: Asked, own: OwnPersona) -> tuple[str, ...]:
    """Return which criteria of the catalogue a persona cares for, by its words for them."""
    found = (x for each in own.criteria for x in mentions(each, asked.panel.catalogue, ()).criteria)
    return tuple(dict.fromkeys(found))
