"""Thought bubbles: two to four questions that somebody may ask next, none of them twice.

One is about a criterion that nobody has asked about; one is a compound critique, which names what
many of the other options have in common against the one that is ahead (Reilly, McCarthy, McGinty
and Smyth, "Dynamic critiquing", 2004); one compares two; one is put to who has not spoken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import Final
from zlib import crc32

import numpy as np

from orchestration.kinds.panel.facts import comparative, shown
from orchestration.kinds.panel.landscape import Landscape
from orchestration.kinds.panel.state import PanelSession
from orchestration.model.panel import Bubble, PanelPersona

MOST: Final = 4
_SUPPORT: Final = 2
"""So many other options have to be better and worse in the same for that to be asked."""

_BY: Final = 0.15


def bubbles(
    panel: PanelSession, field: Landscape, weights: Mapping[str, float], spoke: Collection[str]
) -> tuple[Bubble, ...]:
    """Return what may be asked next, once these have spoken."""
    said = set(panel.used)
    kinds = [
        _criteria(panel, field),
        _critiques(panel, field, weights),
        _silent(panel, spoke),
        _pairs(panel, field, weights),
    ]
    found = (next((each for each in kind if mark_of(each) not in said), None) for kind in kinds)
    return tuple(dict.fromkeys(each for each in found if each))[:MOST]


def mark_of(bubble: Bubble) -> str:
    """Return the mark of a bubble, by which it is not offered again."""
    return f"?{crc32(bubble.text.encode()):08x}"


def _criteria(panel: PanelSession, field: Landscape) -> Iterator[Bubble]:
    """Yield questions about criteria, those that were spoken of least first."""
    seen = Counter(x for turn in panel.lately for each in turn.utterances for x in each.criteria)
    columns = sorted(panel.catalogue.criteria, key=lambda each: seen[shown(each.name)])
    for each in columns:
        yield Bubble(f"What about {shown(each.name)}?")
    for each in columns:
        yield Bubble(f"Which of these is best in {shown(each.name)}?")


def _silent(panel: PanelSession, spoke: Collection[str]) -> Iterator[Bubble]:
    """Yield questions to who has not spoken."""
    turns = len(panel.turns)
    others = [each for each in panel.present if each.name not in spoke]
    for each in (*others[turns % max(len(others), 1) :], *others):
        title = panel.option_of(each).title
        yield Bubble(f"{each.name}, why {title}?", each.name)
        yield Bubble(f"{each.name}, what is the weak side of {title}?", each.name)


def _pairs(panel: PanelSession, field: Landscape, weights: Mapping[str, float]) -> Iterator[Bubble]:
    """Yield comparisons of those for whom most speaks, by what counts most."""
    ranked = _ranked(panel, field, weights)
    order = sorted(field.directed, key=lambda each: -weights.get(each, 1.0))
    titles = [panel.option_of(each).title for each in ranked]
    for each in order:
        for one, other in pairwise(titles):
            yield Bubble(f"{one} or {other}: which is better in {shown(each)}?")


def _ranked(
    panel: PanelSession, field: Landscape, weights: Mapping[str, float]
) -> list[PanelPersona]:
    worth = field.utilities(field.weights(weights)[None])[0]
    return sorted(panel.present, key=lambda each: -worth[field.rows[each.option]])


def _critiques(
    panel: PanelSession, field: Landscape, weights: Mapping[str, float]
) -> Iterator[Bubble]:
    """Yield what many others are better in than the option that is ahead, and at what price."""
    ranked = _ranked(panel, field, weights)
    if not ranked or len(field.directed) < _SUPPORT:
        return
    others = np.ones(len(field.values), dtype=bool)
    others[[field.rows[each.option] for each in panel.personas]] = False
    ahead = np.nan_to_num(field.values[others] - field.values[field.rows[ranked[0].option]])
    better, worse = (ahead > _BY).astype(int), (ahead < -_BY).astype(int)
    support = better.T @ worse
    heavy = field.weights(weights)
    order = np.argsort(-(support * heavy[:, None]), axis=None, kind="stable")
    for at in order.tolist():
        up, down = divmod(at, len(field.directed))
        if support[up, down] < _SUPPORT:
            return
        more, less = field.directed[up], field.directed[down]
        count = int(support[up, down])
        yield Bubble(f"Anything {_better(field, more)}, even if worse in {shown(less)}? ({count})")


def _better(field: Landscape, criterion: str) -> str:
    column = field.catalogue.criterion(criterion)
    word = comparative(column) if column else ""
    return word or f"better in {shown(criterion)}"
