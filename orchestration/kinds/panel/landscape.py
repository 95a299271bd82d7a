"""A catalogue as numbers: how every option stands by every criterion that has a better end.

1 is the best that is known of a criterion, 0 the worst; what is unknown is no number, and is left
out wherever options are weighed. Where values differ by a large factor it is their ratio that
counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats
from orchestration.model.catalogue import Better, Catalogue, Criterion, OptionSource
from orchestration.model.options import Datum, Words

_RATIO_FROM: Final = 30.0
"""From so many times the lowest value on, it is the ratio of values that counts."""

_KEPT: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class Landscape:
    """How options stand: (options, criteria), NaN where that is unknown.

    `directed` are the criteria that have a better end, by name, in the order of the columns.
    """

    catalogue: Catalogue
    directed: tuple[str, ...]
    values: Floats
    rows: Mapping[str, int]
    sources: Mapping[str, OptionSource]

    def option(self, key: str) -> Words | None:
        """Return the option of a key; None where there is none."""
        return self.catalogue.options[self.rows[key]] if key in self.rows else None

    def value(self, option: str, criterion: str) -> float | None:
        """Return how an option stands by a criterion; None where unknown, or no end is better."""
        if criterion not in self.directed or option not in self.rows:
            return None
        found = float(self.values[self.rows[option], self.directed.index(criterion)])
        return None if np.isnan(found) else found

    def weights(self, said: Mapping[str, float]) -> Floats:
        """Return what each directed criterion weighs, all together 1."""
        found = np.array([said.get(each, 1.0) for each in self.directed])
        return found / found.sum() if found.size else found

    def utilities(self, weights: Floats) -> Floats:
        """Return what options are worth by weights (k, criteria): (k, options).

        What is unknown of an option is left out, and its weight goes to what is known.
        """
        known = ~np.isnan(self.values)
        worth = weights @ np.nan_to_num(self.values).T
        counted = weights @ known.T.astype(float)
        return np.divide(worth, counted, out=np.zeros_like(worth), where=counted > 0)


_made: Final[dict[int, Landscape]] = {}


def landscape(catalogue: Catalogue) -> Landscape:
    """Return a catalogue as numbers; of those looked at last it is reckoned once."""
    found = _made.get(id(catalogue))
    if found is None or found.catalogue is not catalogue:
        while len(_made) >= _KEPT:
            _made.pop(next(iter(_made)), None)
        found = _made[id(catalogue)] = _reckoned(catalogue)
    return found


def _reckoned(catalogue: Catalogue) -> Landscape:
    columns = [_column(each, catalogue.options) for each in catalogue.criteria]
    directed = [
        (each.name, column)
        for each, column in zip(catalogue.criteria, columns, strict=True)
        if column is not None
    ]
    empty = np.zeros((len(catalogue.options), 0))
    values = np.column_stack([column for _, column in directed]) if directed else empty
    rows = {each.key: at for at, each in enumerate(catalogue.options)}
    sources = {each.option: each for each in catalogue.sources}
    return Landscape(catalogue, tuple(name for name, _ in directed), values, rows, sources)


def _column(criterion: Criterion, options: Sequence[Words]) -> Floats | None:
    """Return how options stand by a criterion; None where neither end is better, or all are one."""
    if criterion.better is Better.NONE:
        return None
    found = np.array([_number(each.datum(criterion.name)) for each in options])
    known = found[~np.isnan(found)]
    if known.size == 0 or known.min() == known.max():
        return None
    low, high = float(known.min()), float(known.max())
    if low > 0 and high / low >= _RATIO_FROM:
        found, low, high = np.log(found), float(np.log(low)), float(np.log(high))
    places = (found - low) / (high - low)
    return 1 - places if criterion.better is Better.LOW else places


def _number(datum: Datum | None) -> float:
    if datum is None:
        return np.nan
    if datum.flag is not None:
        return float(datum.flag)
    return np.nan if datum.number is None else datum.number
