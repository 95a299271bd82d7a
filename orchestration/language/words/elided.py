"""A noun that is left out where it is said again: "the first week is full, the second one free"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from orchestration.language.words.tokens import Token

_NUMERIC = ("st", "nd", "rd", "th")


@dataclass(frozen=True, kw_only=True)
class Elided:
    """How a language leaves out a week: behind one of `order`, "one" (`stands_for`) or nothing.

    `named` says that weeks are spoken of; `behind` are words for the one that follows another.
    Where nothing stands for it (`bare`), no noun may follow: German writes these with a capital,
    in English one of `goes_on` has to.
    """

    named: frozenset[str]
    noun: str
    order: frozenset[str]
    stands_for: frozenset[str] = frozenset()
    behind: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()
    goes_on: frozenset[str] = frozenset()


def named_again(tokens: Sequence[Token], how: Elided) -> Sequence[Token]:
    """Put the noun where it is meant and left out."""
    if not any(token.text in how.named for token in tokens):
        return tokens
    put: list[Token] = []
    spoken_of = False
    for at, token in enumerate(tokens):
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if token.text in how.stands_for and put and _is_ordered(put[-1].text, after, how):
            put.append(replace(token, text=how.noun))
            continue
        put.append(token)
        spoken_of = spoken_of or token.text in how.named
        if spoken_of and _is_bare(put, after, how):
            put.append(replace(token, text=how.noun, start=token.end))
    return put


def _is_ordered(before: str, after: Token | None, how: Elided) -> bool:
    ordinal = before in how.order or before in _NUMERIC
    return ordinal or (before == "the" and after is not None and after.text in how.behind)


def _is_bare(put: Sequence[Token], after: Token | None, how: Elided) -> bool:
    """Whether an order stands behind an article, and nothing that it could be of behind it."""
    if len(put) < 2 or put[-1].text not in how.order or put[-2].text not in how.bare:
        return False
    if how.goes_on:
        return after is None or after.text in how.goes_on
    return after is None or not (after.capital or after.text in how.named)
