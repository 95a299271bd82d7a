"""Which options a panel speaks for: few that leave nobody far from the best of all there are.

Greedy k-regret: of 256 people who weigh the criteria each in their own way, and the named ones
more, the next option is the one after which they lose least on average against the best of the
whole catalogue (Nanongkai et al., "Regret-minimizing representative databases", VLDB 2010, minimise
the largest loss instead).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats, Mask
from orchestration.kinds.panel.options.landscape import Landscape

_PEOPLE: Final = 256
_SEED: Final = 20
_ENOUGH: Final = 0.01
"""Where people lose so little on average, no further option is needed."""

_WORTH: Final = 0.02
"""What an option's worth by itself counts beside that: where nobody loses any more, it decides."""

_KNOWN: Final = 0.5
"""So much of an option has to be known for it to be chosen without being named."""


def choose(
    field: Landscape,
    said: Mapping[str, float],
    *,
    least: int,
    most: int,
    there: Sequence[str] = (),
    among: Mask | None = None,
) -> list[str]:
    """Return the keys of the options to add to those that are `there`, best first.

    `said` is what criteria weigh, 1 where nothing was said; only options `among` some are chosen.
    """
    worth = field.utilities(_people(len(field.directed)) * field.weights(said))
    open_ = _open(field, there, among)
    within = open_.copy()
    within[[field.rows[key] for key in there]] = True
    best = np.maximum(worth[:, within].max(axis=1), 1e-9) if within.any() else np.ones(len(worth))
    got = np.zeros(len(best))
    for key in there:
        got = np.maximum(got, worth[:, field.rows[key]])
    added: list[int] = []
    while len(added) < most and open_.any():
        lost = _lost(worth, best, got) - _WORTH * worth.mean(axis=0)
        if len(added) >= least and float(((best - got) / best).mean()) < _ENOUGH:
            break
        at = int(np.where(open_, lost, np.inf).argmin())
        added.append(at)
        open_[at] = False
        got = np.maximum(got, worth[:, at])
    return [field.catalogue.options[at].key for at in added]


def regret(field: Landscape, keys: Sequence[str], weights: Floats) -> Floats:
    """Return what people of these weights (k, criteria) lose with some options, as a share."""
    worth = field.utilities(weights)
    best = np.maximum(worth.max(axis=1), 1e-9)
    got = worth[:, [field.rows[key] for key in keys]].max(axis=1)
    return np.asarray((best - got) / best)


def _lost(worth: Floats, best: Floats, got: Floats) -> Floats:
    """Return what people lose on average once each option is added; shape (options,)."""
    with_it = np.maximum(worth, got[:, None])
    return np.asarray(((best[:, None] - with_it) / best[:, None]).mean(axis=0))


def _open(field: Landscape, there: Sequence[str], among: Mask | None) -> Mask:
    """Return which options can be chosen: enough is known of them, where of any is."""
    new = np.ones(len(field.catalogue.options), dtype=bool)
    new[[field.rows[key] for key in there]] = False
    new = new if among is None else new & among
    known = (~np.isnan(field.values)).mean(axis=1) >= _KNOWN if field.directed else new
    return np.asarray(new & known if (new & known).any() else new)


@cache
def _people(criteria: int) -> Floats:
    """Return how people weigh so many criteria: the same people each time."""
    if not criteria:
        return np.zeros((1, 0))
    return np.random.default_rng(_SEED).dirichlet(np.ones(criteria), _PEOPLE) * criteria
