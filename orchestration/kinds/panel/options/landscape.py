"""A catalogue as numbers: how every option stands by every criterion that has a better end.

1 is the best that is known of a criterion, 0 the worst; what is unknown is no number, and is left
out wherever options are weighed. Where values differ by a large factor it is their ratio that
counts. What people need turns it: who wants it small stands best where it is smallest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats
from orchestration.model.catalogue import Better, Catalogue, OptionSource
from orchestration.model.options import Datum, Words

_RATIO_FROM: Final = 30.0
"""From so many times the lowest value on, it is the ratio of values that counts."""

_KEPT: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class Landscape:
    """How options stand: (options, criteria), NaN where that is unknown.

    `directed` are the criteria that have a better end, by name, in the order of the columns;
    `ends` says which that is. `places` are where options stand between the low end (0) and the high
    end (1) of every criterion in which they differ by a number, or a yes.
    """

    catalogue: Catalogue
    directed: tuple[str, ...]
    values: Floats
    rows: Mapping[str, int]
    sources: Mapping[str, OptionSource]
    places: Mapping[str, Floats]
    ends: Mapping[str, Better]

    def option(self, key: str) -> Words | None:
        """Return the option of a key; None where there is none."""
        return self.catalogue.options[self.rows[key]] if key in self.rows else None

    def value(self, option: str, criterion: str) -> float | None:
        """Return how an option stands by a criterion; None where unknown, or no end is better."""
        if criterion not in self.directed or option not in self.rows:
            return None
        found = float(self.values[self.rows[option], self.directed.index(criterion)])
        return None if np.isnan(found) else found

    def better(self, criterion: str) -> Better:
        """Return which end of a criterion is better."""
        return self.ends.get(criterion, Better.NONE)

    def towards(self, columns: Mapping[str, Floats], ends: Mapping[str, Better]) -> Landscape:
        """Return it with other columns in the place of some, or beside them."""
        if not columns:
            return self
        held = {name: self.values[:, at] for at, name in enumerate(self.directed)}
        held.update(columns)
        values = np.column_stack([*held.values()])
        return replace(self, directed=tuple(held), values=values, ends={**self.ends, **ends})

    def weights(self, said: Mapping[str, float]) -> Floats:
        """Return what each directed criterion weighs, all together 1."""
        found = np.array([said.get(each, 1.0) for each in self.directed])
        return found / found.sum() if found.size else found

    def utilities(self, weights: Floats) -> Floats:
        """Return what options are worth by weights (k, criteria): (k, options).

        What is unknown of an option is left out, and its weight goes to what is known.
        """
        unknown = np.isnan(self.values)
        worth = weights @ np.nan_to_num(self.values).T
        counted = np.broadcast_to(weights.sum(axis=1)[:, None], worth.shape)
        if unknown.any():
            counted = counted - weights @ unknown.T.astype(float)
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
    places = {
        each.name: column
        for each in catalogue.criteria
        if (column := _places(each.name, catalogue.options)) is not None
    }
    ends = {each.name: each.better for each in catalogue.criteria if each.name in places}
    directed = {name: reached(places[name], end) for name, end in ends.items() if end in _ENDS}
    empty = np.zeros((len(catalogue.options), 0))
    return Landscape(
        catalogue,
        tuple(directed),
        np.column_stack([*directed.values()]) if directed else empty,
        {each.key: at for at, each in enumerate(catalogue.options)},
        {each.option: each for each in catalogue.sources},
        places,
        ends,
    )


_ENDS: Final = (Better.LOW, Better.HIGH)


def reached(places: Floats, end: Better) -> Floats:
    """Return how far options are towards an end."""
    return np.asarray(1 - places if end is Better.LOW else places)


def _places(criterion: str, options: Sequence[Words]) -> Floats | None:
    """Return how options stand between the ends of a criterion; None where all stand alike."""
    found = np.array([_number(each.datum(criterion)) for each in options])
    known = found[~np.isnan(found)]
    if known.size == 0 or known.min() == known.max():
        return None
    low, high = float(known.min()), float(known.max())
    if low > 0 and high / low >= _RATIO_FROM:
        found, low, high = np.log(found), float(np.log(low)), float(np.log(high))
    return np.asarray((found - low) / (high - low))


def _number(datum: Datum | None) -> float:
    if datum is None:
        return np.nan
    if datum.flag is not None:
        return float(datum.flag)
    return np.nan if datum.number is None else datum.number


def place(field: Landscape, key: str, criterion: str, end: Better) -> float | None:
    """Return how far an option is towards an end of a criterion; None where that is unknown."""
    if criterion not in field.places or end is Better.NONE:
        return None
    found = float(reached(field.places[criterion], end)[field.rows[key]])
    return None if np.isnan(found) else found
