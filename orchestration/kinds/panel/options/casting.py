"""Personas for options: each cares for what its option stands out in, and has a name of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final
from zlib import crc32

import numpy as np

from orchestration.kinds.panel.options.landscape import Landscape
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.language.choosing.words import plain, words_of
from orchestration.model.panel import PanelPersona

LEAST_CRITERIA: Final = 3
_MOST_CRITERIA: Final = 4
_STANDS_OUT: Final = 0.1
"""By so much an option has to stand above the panel for a fourth criterion to be named for it."""

_RARE: Final = 0.05
"""What it is worth that nobody else on the panel has it, where no end of a criterion is better."""

_LACKED: Final = -1.0
"""The same of a yes or no where its answer is no."""

_POOR: Final = 1.0
"""What a criterion is worth less in which an option stands badly: nobody cares for that."""

_TAKEN: Final = 0.2
"""What a criterion is worth less for each persona that holds it already: evidence differs."""

_ASKED_FOR: Final = 2.0
"""What it is worth that a criterion was asked for."""

_SKETCHED: Final = 1.5
"""What it is worth that a persona was sketched so."""

_GOOD: Final = 0.5

_NAMES_TEXT: Final = """
Robin Kai Jo Ash Sky Rowan Quinn Ellis Noor Sasha Charlie River Sage Marlo Toni Indigo Blake
Linden Remy Jules Wren Arden Frankie Lou Emery Nico Harper Parker Reese Hollis Bay Corin Darcy
Eden Flynn Gale Haven Ira Jess Kit Lane Marin Nova Ocean Perry Rain Scout Teddy Umber Vale
Winter Yael Zephyr Avery Briar Casey Drew Finley Gray Jordan Kerry Lex Morgan Onyx Peyton
"""
NAMES: Final = tuple(_NAMES_TEXT.split())
"""Common names that tell nothing of who bears them."""

FACES: Final = tuple("🦊🦉🐢🐙🦔🐧🦜🐝🐼🦁🐨🐸🦋🐳🐻🐯🤖")
"""More than a panel has personas; every platform has them."""

_LINES: Final = (
    "looks at {0} first, then at {1} and {2}",
    "would trade almost anything for {0}, and then asks about {1} and {2}",
    "judges by {0}, by {1} and by {2}",
    "begins with {0} and ends with {1} and {2}",
    "has learned to care for {0}, {1} and {2}",
    "weighs {0} against {1}, with an eye on {2}",
)


def cast(
    field: Landscape,
    options: Sequence[str],
    there: Sequence[PanelPersona],
    *,
    names: Iterator[str],
    turn: int,
    asked_for: Collection[str] = (),
) -> list[PanelPersona]:
    """Return a persona for each of some options, beside those that are `there`.

    What was `asked_for` they care for, where their option is known by it; else for what they do by
    the catalogue, where it has a sketch of them.
    """
    sketched = {each.option: each for each in field.catalogue.personas}
    held = Counter(criterion for each in there for criterion in each.criteria)
    faces = [each for each in FACES if each not in {one.emoji for one in there}]
    keys, found = [*(each.option for each in there), *options], list[PanelPersona]()
    for at, key in enumerate(options):
        sketch, name = sketched.get(key), next(names)
        own = sketch.criteria if sketch else ()
        criteria = _criteria(field, key, keys, held, asked_for, own)
        held.update(criteria)
        line = sketch.line if sketch and sketch.line else _line(name, criteria)
        face = faces[(at + turn) % len(faces)] if faces else ""
        found.append(PanelPersona(name, key, criteria, line, face, turn))
        faces = [each for each in faces if each != face]
    return found


def free_names(seed: str, taken: Collection[str]) -> Iterator[str]:
    """Yield names that nobody has and that no word of `taken` is like, in an order of the seed.

    When all are given away, they are numbered.
    """
    words = {each.word for one in taken for each in words_of(one)}
    start = crc32(seed.encode()) % len(NAMES)
    free = [each for each in (*NAMES[start:], *NAMES[:start]) if plain(each) not in words]
    yield from free
    number = 2
    while True:
        for each in NAMES:
            if f"{each} {number}" not in taken:
                yield f"{each} {number}"
        number += 1


def _criteria(
    field: Landscape,
    key: str,
    panel: Sequence[str],
    held: Mapping[str, int],
    asked_for: Collection[str],
    own: Collection[str],
) -> tuple[str, ...]:
    """Return what an option stands out in beside the panel's: three criteria, or four.

    Those of a sketch, its `own`, go before that.
    """
    scores = {
        each.name: _stands_out(field, key, panel, each.name)
        - _TAKEN * held.get(each.name, 0)
        - _POOR * (each.name not in own and not _is_good(field, key, each.name))
        + _ASKED_FOR * (each.name in asked_for and _is_good(field, key, each.name))
        + _SKETCHED * (each.name in own)
        for each in field.catalogue.criteria
        if fact(field.catalogue, key, each.name).is_known
    }
    order = sorted(scores, key=lambda name: -scores[name])
    more = [each for each in order[LEAST_CRITERIA:] if scores[each] > _STANDS_OUT]
    chosen = [*order[:LEAST_CRITERIA], *more][:_MOST_CRITERIA]
    unknown = [each.name for each in field.catalogue.criteria if each.name not in scores]
    return (*chosen, *unknown[: max(LEAST_CRITERIA - len(chosen), 0)])


def _is_good(field: Landscape, key: str, criterion: str) -> bool:
    """Tell whether an option can be vouched for by a criterion."""
    value = field.value(key, criterion)
    return value is None or value >= _GOOD


def _stands_out(field: Landscape, key: str, panel: Sequence[str], criterion: str) -> float:
    """Return by how much an option is better than the panel, or how rare what it has is there."""
    own = field.value(key, criterion)
    if own is None:
        cell = fact(field.catalogue, key, criterion)
        if cell.flag is False:
            return _LACKED  # nobody cares for folding who speaks for what does not fold
        mine = cell.value
        same = [fact(field.catalogue, each, criterion).value == mine for each in panel]
        return _RARE * (1 - sum(same) / len(same))
    others = [value for each in panel if (value := field.value(each, criterion)) is not None]
    return own - float(np.mean(others))


_NAME_ALONE: Final = "knows nothing but the name"


def _line(name: str, criteria: Sequence[str]) -> str:
    if not criteria:
        return _NAME_ALONE
    named = [*map(shown, criteria), *["everything else"] * LEAST_CRITERIA]
    return _LINES[crc32(name.encode()) % len(_LINES)].format(*named)
