"""What people write, by what they mean: a file for each meaning, a line for each sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final


def _lines(meaning: str) -> Sequence[str]:
    file = import_module(f"{__name__}.{meaning}")
    return [each for each in (file.ENGLISH + file.GERMAN).splitlines() if each]


EXAMPLES: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {each.name: _lines(each.name) for each in iter_modules(__path__)}
)
"""The sentences of each meaning, English and German; a meaning is called as its file is."""
