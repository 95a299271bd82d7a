"""What criteria weigh by what was said and done: in the thread for all, on a card for its owner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.landscape import Landscape

_MORE: Final = 1.5
_A_LITTLE_MORE: Final = 1.2
_LESS: Final = 1 / 1.5
_BOUNDS: Final = (0.2, 8.0)

_FACTORS: Final[Mapping[str, float]] = {
    Intent.PREFERENCE: _MORE,
    Intent.WITH_CRITERION: _MORE,
    Intent.CONSTRAINT: _MORE,
    Intent.CRITIQUE: _MORE,
    Intent.CALL_IN: _MORE,
    Intent.REJECT: _MORE,
    Intent.ABOUT_CRITERION: _A_LITTLE_MORE,
    Intent.COMPARE: _A_LITTLE_MORE,
    Intent.NEUTRAL: _A_LITTLE_MORE,
    Intent.REFINE: _LESS,
}
"""By what a criterion counts more, or less, that is named so."""


def after(weights: Mapping[str, float], intent: str, named: Iterable[str]) -> Mapping[str, float]:
    """Return what criteria weigh once these were named in a message."""
    factor = _FACTORS.get(intent, 1.0)
    return weights if factor == 1 else _times(weights, named, factor)


def with_pins(weights: Mapping[str, float], pinned: Iterable[str]) -> Mapping[str, float]:
    """Return what criteria weigh for who has pinned some of them."""
    return _times(weights, pinned, _MORE**2)


def leaning_to(
    weights: Mapping[str, float], field: Landscape, options: Iterable[str]
) -> Mapping[str, float]:
    """Return what criteria weigh for who has chosen some options: more, where these are good."""
    for key in options:
        good = [each for each in field.directed if (field.value(key, each) or 0) > _GOOD]
        weights = _times(weights, good, _A_LITTLE_MORE)
    return weights


_GOOD: Final = 0.75


def _times(
    weights: Mapping[str, float], named: Iterable[str], factor: float
) -> Mapping[str, float]:
    low, high = _BOUNDS
    changed = {each: min(max(weights.get(each, 1.0) * factor, low), high) for each in named}
    return {**weights, **changed}
