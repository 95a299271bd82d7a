"""What people write, by what they mean: a file for each meaning, a line for each sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Final

_FILES: Final = sorted(
    (each for each in files(__name__).iterdir() if each.name.endswith(".txt")),
    key=lambda each: each.name,
)


def _lines(text: str) -> Sequence[str]:
    return [each for each in text.splitlines() if each and not each.startswith("#")]


EXAMPLES: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {each.name.removesuffix(".txt"): _lines(each.read_text("utf-8")) for each in _FILES}
)
"""The sentences of each meaning, English and German; a meaning is called as its file is."""
