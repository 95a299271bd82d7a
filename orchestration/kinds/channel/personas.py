"""Whose a persona is that people have made for the panels of a team, and how many there may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.words import plain
from orchestration.model.panel import OwnPersona
from orchestration.model.people import MemberId

MOST: Final = 40
"""So many personas a team may have."""

NOT_YOURS: Final = "{} was made by {}: they drop it, or who moderates all of this place."
FULL: Final = f"{MOST} personas are enough; drop one first: /convene persona drop …"


def called(there: Sequence[OwnPersona], name: str) -> OwnPersona | None:
    """Return the persona of a name, however that is written; None where there is none."""
    return next((each for each in there if plain(each.name) == plain(name)), None)


def not_yours(there: Sequence[OwnPersona], name: str, who: MemberId, *, manages: bool) -> str:
    """Say why somebody may not change a persona; "" where they may, or there is none."""
    same = called(there, name)
    if same is None or same.owner == who or manages:
        return ""
    return NOT_YOURS.format(same.name, same.by)


def why_not(there: Sequence[OwnPersona], name: str, who: MemberId, *, manages: bool) -> str:
    """Say why somebody may not make a persona of a name; "" where they may."""
    if len(there) >= MOST and called(there, name) is None:
        return FULL
    return not_yours(there, name, who, manages=manages)
