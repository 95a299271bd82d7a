"""What people write, by what they mean: a file for each meaning, a line for each sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Final


def examples_in(package: str) -> Mapping[str, Sequence[str]]:
    """Return the sentences of each meaning that has a file in a package; it is called as that."""
    found = (each for each in files(package).iterdir() if each.name.endswith(".txt"))
    told = sorted(found, key=lambda each: each.name)
    return MappingProxyType(
        {each.name.removesuffix(".txt"): _lines(each.read_text("utf-8")) for each in told}
    )


def _lines(text: str) -> Sequence[str]:
    return [each for each in text.splitlines() if each and not each.startswith("#")]


EXAMPLES: Final = examples_in(__name__)
"""The sentences of each meaning of a message about a session, English and German."""
