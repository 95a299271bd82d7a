"""A panel that is asked within another, the lens after the camera: what people need goes along.

So does what each has on their card, for nobody else to see, as far as the new catalogue knows it.
"""

from __future__ import annotations

from dataclasses import replace

from orchestration.kinds.panel.commands import AskBeside, OpenPanel
from orchestration.kinds.panel.kept.brought import cards_there, needs_there
from orchestration.kinds.panel.presentation import asks_beside
from orchestration.kinds.panel.state import PanelSession
from orchestration.sessions.effects import OpenChild
from orchestration.sessions.kind import Step


def ask_beside(panel: PanelSession, command: AskBeside) -> Step[PanelSession]:
    """Open another panel where this one is, with what is needed and kept here."""
    opening = _with_what_is_kept(panel, command.opening)
    return panel, (asks_beside(panel, opening), OpenChild(opening=opening))


def _with_what_is_kept(panel: PanelSession, opening: OpenPanel) -> OpenPanel:
    """Return it with what fits there; all of it, where nobody knows yet what there will be."""
    if opening.is_proposed:
        known = replace(panel.catalogue, options=(), sources=(), personas=())
        return replace(opening, needs=panel.needs, cards=panel.cards, came_from=known)
    return replace(
        opening,
        needs=tuple(needs_there(panel, opening.catalogue)),
        cards=cards_there(panel, opening.catalogue),
    )
