"""What is only let pass, and no wish: "Thursday if need be", "nur notfalls"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.stances import Verdict
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.words.marks import ONLY_THEN
from orchestration.model.preferences import Polarity

_OK = frozenset({"ok", "okay", "yes", "fine"})


def is_last_resort(items: Sequence[Item], said: Verdict, second: bool) -> bool:
    """Whether a time is only let pass: "Thursday only if it must be", "Thursday if need be".

    Who says that it could work ("doable, if we have to") speaks for it, however softly.
    """
    if not said.reluctant or said.polarity is Polarity.AGAINST:
        return False
    only_then = any(item.word == ONLY_THEN for item in items)
    ok = any(item.word in _OK for item in items)  # "ausnahmsweise ok bis 16"
    stays = _says_how_long(items)  # "ausnahmsweise bis 16"
    return only_then or not (said.said or second or ok or stays)  # "Tue, or Thu if need be"


def _says_how_long(items: Sequence[Item]) -> bool:
    """Whether all that is named is until when, or from when on, somebody is there."""
    whens = [when for item in items for when in pieces(item.value)]
    return bool(whens) and all(
        when.hours is not None and (when.hours.lasts or when.hours.opens) for when in whens
    )
