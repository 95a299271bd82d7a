"""The options of a choice as columns, and what wishes are judged on: names and data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Columns, Judging, Mask
from orchestration.model.conditions import can_judge, holds
from orchestration.model.options import Datum, Option, Words
from orchestration.model.preferences import (
    Condition,
    OptionRef,
    Polarity,
    Preference,
    Quality,
    Stand,
    StandsFor,
)

PI: Final[Mapping[Stand, int]] = {
    Stand.GREAT: 3,
    Stand.FINE: 2,
    Stand.RATHER_NOT: 1,
    Stand.NO: 0,
}
"""π of an option by how it stands for somebody (PROTOCOL.md, section 9)."""


@dataclass(frozen=True)
class OptionList(Columns):
    """All options there are, in the order of their lots: what ties goes by it."""

    options: tuple[Words, ...]

    def __len__(self) -> int:
        return len(self.options)

    def option(self, index: int, name: str = "") -> Words:
        """Return the option at an index under a name."""
        return replace(self.options[index], id=name)

    def index_of(self, option: Option) -> int | None:
        """Return where an option stands, whatever it is called."""
        return self._places.get(option.key) if isinstance(option, Words) else None

    def named(self, key: str) -> Mask:
        """Return which option goes by a key, shape (N,): none where none does."""
        return self._of(("named", key), lambda: self._only(self._places.get(key)))

    def all_but(self, key: str) -> Mask:
        """Return which options do not go by a key, shape (N,)."""
        return self._of(("all but", key), lambda: ~self.named(key))

    def known(self, condition: Condition) -> Mask:
        """Return of which options it is known whether a condition holds, shape (N,)."""
        return self._of(("known", condition), lambda: self._where(condition, can_judge))

    def holding(self, condition: Condition) -> Mask:
        """Return of which options a condition is known to hold, shape (N,)."""
        return self._of(("holding", condition), lambda: self._where(condition, holds))

    @cached_property
    def everywhere(self) -> Mask:
        """A mask that every option meets, shape (N,)."""
        return np.ones(len(self), dtype=bool)

    @cached_property
    def nowhere(self) -> Mask:
        """A mask that no option meets, shape (N,)."""
        return np.zeros(len(self), dtype=bool)

    def has(self, key: str) -> bool:
        """Tell whether an option goes by a key."""
        return key in self._places

    def judged(self, quality: Quality, *, meets: bool | None = None) -> Mask:
        """Return which options a model has judged by a criterion, or judged so, shape (N,)."""
        found = {each.option: each.meets for each in quality.verdicts}
        known = (found.get(each.key) for each in self.options)
        return np.array([x is not None and meets in (None, x) for x in known], dtype=bool)

    def _of(self, what: tuple[str, str | Condition], found: Callable[[], Mask]) -> Mask:
        """Return a mask that many members ask for, made once."""
        if what not in self._masks:
            self._masks[what] = found()
        return self._masks[what]

    @cached_property
    def _masks(self) -> dict[tuple[str, str | Condition], Mask]:
        return {}

    def _only(self, place: int | None) -> Mask:
        return np.arange(len(self)) == (-1 if place is None else place)

    def _where(self, condition: Condition, test: Callable[[Condition, Datum], bool]) -> Mask:
        data = (each.datum(condition.criterion) for each in self.options)
        return np.array([each is not None and test(condition, each) for each in data], dtype=bool)

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {each.key: place for place, each in enumerate(self.options)}


@dataclass(frozen=True)
class OnList(Judging):
    """Wishes are judged by the option that they name, or by what is known of each.

    What is unknown of an option neither meets nor breaks a wish about it.
    """

    listed: OptionList

    @property
    def columns(self) -> OptionList:
        """The options."""
        return self.listed

    @property
    def everywhere(self) -> Mask:
        """A mask that every option meets."""
        return self.listed.everywhere

    def met_by(self, wish: Preference) -> Mask | None:
        """Return which options meet a wish; None where none can be judged by it."""
        against = wish.polarity is Polarity.AGAINST
        match wish.applies:
            case OptionRef(option=key) | StandsFor(option=key):
                if not self.listed.has(key):
                    return None
                return self.listed.all_but(key) if against else self.listed.named(key)
            case Condition() as condition:
                known = self.listed.known(condition)
                return _met(known, self.listed.holding(condition), against=against)
            case Quality() as quality:
                known, holding = (
                    self.listed.judged(quality),
                    self.listed.judged(quality, meets=True),
                )
                return _met(known, holding, against=against)
            case _:
                return None

    def judged_at(self, wish: Preference) -> Mask | None:
        """Return at which options something is known that a wish can be judged by.

        What somebody says outright of an option says nothing of any other.
        """
        match wish.applies:
            case StandsFor():
                return self.listed.nowhere
            case Condition() as condition:
                return self.listed.known(condition)
            case Quality() as quality:
                return self.listed.judged(quality)
            case _:
                return None

    def speaks_of(self, wish: Preference) -> Mask | None:
        """Return the option that a wish names, or those of which it is known if they meet it."""
        match wish.applies:
            case OptionRef(option=key) | StandsFor(option=key):
                return self.listed.named(key)
            case Condition() as condition:
                return self.listed.known(condition)
            case Quality() as quality:
                return self.listed.judged(quality)
            case _:
                return None

    def told(self, wish: Preference) -> tuple[Mask, int] | None:
        """Return π of the option that somebody has said outright how it stands."""
        if not isinstance(wish.applies, StandsFor):
            return None
        return self.listed.named(wish.applies.option), PI[wish.applies.stand]


def _met(known: Mask, holding: Mask, *, against: bool) -> Mask | None:
    """Return which options meet a wish for what holds, or against it; what is unknown does."""
    if not known.any():
        return None
    return ~holding if against else holding | ~known
