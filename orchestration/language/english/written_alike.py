"""Words that are written as others are, told apart by what stands beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english.halves import next_word
from orchestration.language.words.tokens import Token

_BEING = frozenset({"am", "'m"})
_BEHIND_OFF = frozenset({"on", "from", "until", "till", "all", "next", "this", "for", "work"})
_BEHIND_MAY = frozenset({"be", "have", "well", "need", "not"})
WRITTEN_ALIKE = frozenset({"of", "may"})


def told_apart(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "I'm of on Friday" as "off", and "I may be away" as "might": it is no month there."""
    put = list(tokens)
    for at, token in enumerate(tokens):
        after = next_word(tokens, at + 1)
        if token.text == "may" and after in _BEHIND_MAY:
            put[at] = replace(token, text="might")
        elif token.text == "of" and at and tokens[at - 1].text in _BEING and after in _BEHIND_OFF:
            put[at] = replace(token, text="off")
    return put
