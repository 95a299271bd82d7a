"""What an hour is on another clock, told in brackets: "8am Berlin time (that's 6pm for me)"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.words.tokens import Token

_LONGEST_REMARK = 8  # tokens
_TELLING = frozenset({"that", "thats", "=", "so", "ie", "or"})
_HERE = frozenset({"me", "here", "us", "mine", "local", "time", "side"})


def without_other_clocks(tokens: Sequence[Token]) -> Sequence[Token]:
    """Leave out what an hour is for somebody: "8am Berlin time (that's 6pm for me)"."""
    put: list[Token] = []
    at = 0
    while at < len(tokens):
        inside = _bracketed(tokens, at) if put else []
        hour = any(each[0].isdecimal() for each in inside)
        if hour and inside[0] in _TELLING and inside[-1] in _HERE:
            at += len(inside) + 2
        else:
            put.append(tokens[at])
            at += 1
    return put


def _bracketed(tokens: Sequence[Token], at: int) -> Sequence[str]:
    """The words of a short bracket that opens here."""
    if tokens[at].text != "(":
        return []
    words = [each.text for each in tokens[at + 1 : at + _LONGEST_REMARK]]
    return words[: words.index(")")] if ")" in words else []
