"""What is evaluated: any options, as the columns of arrays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from orchestration.model.options import Option
from orchestration.model.preferences import Preference

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]


class Columns(ABC):
    """All options that are possible, in a fixed order: N of them, each by its index.

    Of options that are equal otherwise, the earlier one comes first. Of any option it is said who
    "can come" to it: those for whom no firm wish rules it out.
    """

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def option(self, index: int, name: str = "") -> Option:
        """Return the option at an index under a name; one that is not on the table has none."""

    @abstractmethod
    def index_of(self, option: Option) -> int | None:
        """Return the index of an option, whatever it is called; None where it is not possible."""

    @property
    def sorts(self) -> Ints:
        """What sort each is of (a start: its part of a day), for a round to differ; shape (N,)."""
        return np.arange(len(self))

    @property
    def shades(self) -> Ints:
        """In what equal ones should differ too, if they can (a start: its hour); shape (N,)."""
        return np.zeros(len(self), dtype=np.int64)

    def apart(self, of: Ints, chosen: Sequence[int]) -> Mask:
        """Return which of these options go with all that are chosen; shape as `of`."""
        return np.asarray(~np.isin(of, chosen))


class Judging(ABC):
    """What one member's wishes are judged on."""

    @property
    @abstractmethod
    def columns(self) -> Columns:
        """The options."""

    @abstractmethod
    def met_by(self, wish: Preference) -> Mask | None:
        """Return which options meet a wish, shape (N,); None where none can be judged by it."""

    def judged_at(self, wish: Preference) -> Mask | None:
        """Return at which options a wish can be judged, shape (N,); None: at all of them."""
        del wish
        return None

    def speaks_of(self, wish: Preference) -> Mask | None:
        """Return of which options a wish says something worth telling, shape (N,); None: of all."""
        del wish
        return None

    def told(self, wish: Preference) -> tuple[Mask, int] | None:
        """Return for which options a wish says outright what π is, shape (N,), and what it is."""
        del wish
        return None

    @property
    def everywhere(self) -> Mask:
        """A mask that every option meets."""
        return np.ones(len(self.columns), dtype=bool)
