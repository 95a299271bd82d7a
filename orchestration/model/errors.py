"""What is said of what cannot be used: input, and what a bot stands on; and of an endless run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

_LONGEST_VALUE = 80
_LONGEST_TEXT = 200


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


MISSING: Final = _Missing()
"""The value of a field that is not there."""


class BadInput(ValueError):  # noqa: N818 - it names the input, not the failure
    """Say in one plain line which field holds what, and what was expected of it.

    `str()` reads like `ballots.mia: got "D", expected one of A, B, C`: always a single line,
    however odd the input, with long values cut. What is wrong in other places of the same input is
    `also` said, each with its own reason; of `more` places only how many they are.
    """

    def __init__(
        self,
        field: str,
        value: object,
        expected: str,
        also: Sequence[BadInput] = (),
        more: str = "",
    ) -> None:
        super().__init__(field, value, expected)
        self.field = field
        self.value = value
        self.expected = expected
        self.also = tuple(also)
        self.more = more

    def __str__(self) -> str:
        more = [self.more] if self.more else []
        return "; ".join([self._in_words(), *map(str, self.also), *more])

    def _in_words(self) -> str:
        field = _cut(_one_line(self.field), _LONGEST_VALUE)
        value = _cut(_one_line(_shown(self.value)), _LONGEST_VALUE)
        return f"{field}: got {value}, expected {_cut(_one_line(self.expected), _LONGEST_TEXT)}"


class OperatorError(Exception):
    """Say in one plain line what is wrong with what a bot stands on, and what its operator can do.

    The words name files and settings, and nothing that people have said.
    """

    def __str__(self) -> str:
        return _one_line(super().__str__())


def _shown(value: object) -> str:
    """Write a value as JSON would, since that is how it was given; anything else as Python does."""
    try:
        return (
            json.dumps(value, ensure_ascii=False, default=repr) if _is_data(value) else repr(value)
        )
    except (TypeError, ValueError, RecursionError):
        return f"a {type(value).__name__}"


def _is_data(value: object) -> bool:
    return value is None or isinstance(value, (str, int, float, list, tuple, dict))


def _one_line(text: str) -> str:
    escaped = (c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return "".join(escaped)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


class EndlessError(RuntimeError):
    """A simulated session that comes to no end; the text says how far it has got."""
