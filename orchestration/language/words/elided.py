"""A noun that is left out where it is said again: "the first week is full, the second one free"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from orchestration.language.words.tokens import Token

_NUMERIC = ("st", "nd", "rd", "th")


@dataclass(frozen=True, kw_only=True)
class Elided:
    """How a language leaves out a week: behind one of `order`, "one" (`stands_for`) or nothing.

    `named` says that weeks are spoken of; `behind` are words for the one that follows another.
    Where nothing stands for it (`bare`), no noun may follow: German writes these with a capital,
    in English one of `goes_on` has to. `later` leaves it out behind an article ("die danach"), and
    is read as what it stands for; one of `following` is counted from the week named before it.
    """

    named: frozenset[str]
    noun: str
    order: frozenset[str]
    stands_for: frozenset[str] = frozenset()
    behind: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()
    goes_on: frozenset[str] = frozenset()
    later: Mapping[str, str] = field(default_factory=dict)
    following: frozenset[str] = frozenset()


def named_again(tokens: Sequence[Token], how: Elided) -> Sequence[Token]:
    """Put the noun where it is meant and left out."""
    if not any(token.text in how.named for token in tokens):
        return tokens
    put: list[Token] = []
    spoken_of = False
    for at, token in enumerate(tokens):
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if token.text in how.stands_for and put and _is_ordered(put[-1].text, after, how):
            named = replace(token, text=how.noun)
        else:
            named = token
        put += _counted_from_another(put, named, how) if spoken_of else [named]
        spoken_of = spoken_of or named.text in how.named
        if spoken_of and _is_bare(put, after, how):
            put.append(replace(token, text=how.noun, start=token.end))
    return put


def _counted_from_another(put: list[Token], token: Token, how: Elided) -> list[Token]:
    """A word as what it stands for behind a week: "die danach", "the following week"."""
    if token.text in how.later and put[-1].text in how.bare:
        return [replace(token, text=each) for each in (how.noun, how.later[token.text])]
    if put[-1].text in how.following and token.text in how.named:
        put[-1] = replace(put[-1], text=how.noun)
        return [replace(token, text="after")]
    return [token]


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
