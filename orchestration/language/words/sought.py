"""Patterns that are sought only where one of the words stands that all they match has.

Most texts have none of these words, which is told at one look, where a pattern is tried at each
place of a text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sought:
    """A pattern, and the beginnings or parts of words, in small letters, of which it needs one."""

    pattern: re.Pattern[str]
    needs: Sequence[str]

    def may_be_in(self, said: str) -> bool:
        """Tell whether it may match in a text that is `evened`."""
        return any(each in said for each in self.needs)


def evened(text: str) -> str:
    """Return a text in small letters with one space between its words, before and behind them."""
    return f" {' '.join(text.casefold().split())} "
