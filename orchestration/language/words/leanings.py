"""Which way somebody leans within a time just named: "after 1 on Tue, the later the better".

Such words behind a comma are put as a milder wish of its own, so that they are no further time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from orchestration.language.words.tokens import Token

Leanings = Mapping[tuple[str, ...], tuple[str, ...]]
"""What is said, and what it is put as."""


def leanings_apart(tokens: Sequence[Token], how: Leanings) -> Sequence[Token]:
    """Return tokens with each leaning behind a comma put plainly."""
    put: list[Token] = []
    at = 0
    while at < len(tokens):
        put.append(tokens[at])
        at += 1
        said = _said(tokens, at, how) if put[-1].text == "," else ()
        if said:
            first, last = tokens[at], tokens[at + len(said) - 1]
            words = how[said]
            put += [replace(first, text=word, end=first.start) for word in words[:-1]]
            put.append(replace(last, text=words[-1], start=first.start))
            at += len(said)
    return put


def _said(tokens: Sequence[Token], at: int, how: Leanings) -> tuple[str, ...]:
    texts = tuple(token.text for token in tokens[at : at + max(map(len, how))])
    return next((each for each in how if texts[: len(each)] == each), ())
