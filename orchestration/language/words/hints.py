"""Words that only hint at a time: "not too early please" is a mild wish against early mornings.

"Not too late" is one against the end of the day.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from orchestration.language.words.tokens import Token

RATHER_NOT, EARLY, LATE = "rathernot", "earlyon", "lateon"
"""What stands in place of a hint: two words of each vocabulary."""


@dataclass(frozen=True, kw_only=True)
class Hints:
    """How a language hints at early hours, and at `late` ones by one of these words.

    One of the `said` phrases opens a statement, or stands `behind` one of some words or a day, and
    no word of `goes_on` follows: "9 is not too early for me" is none. One of `leads` before it is
    a `but`.
    """

    said: frozenset[tuple[str, ...]]
    behind: frozenset[str]
    goes_on: frozenset[str]
    leads: frozenset[str] = frozenset()
    but: str = "but"
    late: frozenset[str] = frozenset({"late", "spät"})

    @cached_property
    def begins(self) -> frozenset[str]:
        """The first words of what is said."""
        return frozenset(phrase[0] for phrase in self.said)

    @cached_property
    def longest(self) -> int:
        """How many words the longest of these has."""
        return max(map(len, self.said))


def mark_hints(
    tokens: Sequence[Token], hints: Hints, is_day: Callable[[Token], bool]
) -> Sequence[Token]:
    """Put the two words of a hint in place of how it is said."""
    put: list[Token] = []
    at = 0
    while at < len(tokens):
        if tokens[at].text not in hints.begins:
            put.append(tokens[at])
            at += 1
            continue
        size = _size(tokens, at, hints)
        opens = at == 0 or _opens(tokens[at - 1], hints) or is_day(tokens[at - 1])
        ends = at + size == len(tokens) or tokens[at + size].text not in hints.goes_on
        if size and opens and ends:
            last = tokens[at + size - 1]
            if put and put[-1].text in hints.leads:
                put[-1] = replace(put[-1], text=hints.but)  # "any day works, just not too early"
            put.append(replace(tokens[at], text=RATHER_NOT, end=tokens[at + size - 2].end))
            put.append(replace(last, text=LATE if last.text in hints.late else EARLY))
        else:
            size = 1
            put.append(tokens[at])
        at += size
    return put


def _size(tokens: Sequence[Token], at: int, hints: Hints) -> int:
    """How many words of a hint stand here."""
    words = tuple(token.text for token in tokens[at : at + hints.longest])
    sizes = range(len(words), 1, -1)
    return next((size for size in sizes if words[:size] in hints.said), 0)


def _opens(before: Token, hints: Hints) -> bool:
    return before.text in hints.behind or not before.text.isalnum()
