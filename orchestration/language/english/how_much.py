"""How much somebody does not like something, which is no more than that they do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.language.words.tokens import Token

FOND: Final = frozenset({"keen", "fond", "crazy", "mad", "wild", "nuts", "thrilled", "comfortable"})
_SO_MUCH: Final = frozenset(
    {"so", "that", "very", "too", "really", "all", "particularly", "terribly", "super", "overly"}
    | {"exactly", "especially", "quite"}
)
_DENYING: Final = frozenset({"not", "n't", "no", "never"})


def so_fond(tokens: Sequence[Token]) -> Sequence[Token]:
    """Leave out a degree between a denial and what it denies: "not all that keen on"."""
    return [each for at, each in enumerate(tokens) if not _is_degree(tokens, at)]


def _is_degree(tokens: Sequence[Token], at: int) -> bool:
    if tokens[at].text not in _SO_MUCH:
        return False
    before = (each.text for each in reversed(tokens[:at]) if each.text not in _SO_MUCH)
    behind = (each.text for each in tokens[at:] if each.text not in _SO_MUCH)
    return next(before, "") in _DENYING and next(behind, "") in FOND
