"""Who replies unasked to a persona that was asked: first who disagrees, as many as the panel lets.

Somebody disagrees who goes by what was asked, and whose option is ahead there.
"""

from __future__ import annotations

from typing import Final

from orchestration.kinds.panel.options.landscape import place
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.model.panel import PanelPersona

_AHEAD: Final = 0.1
"""So much further towards the better end, of all that the catalogue knows."""


def disagreeing(asked: Asked, persona: PanelPersona) -> list[PanelPersona]:
    """Return who replies to a persona: those who disagree in what was asked, then others."""
    others = [each for each in asked.rotated if each is not persona]
    found = [each for each in others if _is_against(asked, each, persona)]
    return [*found, *(each for each in others if each not in found)][
        : asked.panel.initiative.replies
    ]


def _is_against(asked: Asked, other: PanelPersona, persona: PanelPersona) -> bool:
    return any(
        _lead(asked, other, persona, each) >= _AHEAD
        for each in asked.named.criteria
        if each in other.criteria
    )


def _lead(asked: Asked, other: PanelPersona, persona: PanelPersona, criterion: str) -> float:
    """Return by how much an option is ahead of another; of an unknown one by nothing."""
    end = asked.field.better(criterion)
    own, theirs = (place(asked.field, x.option, criterion, end) for x in (other, persona))
    return own - theirs if own is not None and theirs is not None else 0.0
