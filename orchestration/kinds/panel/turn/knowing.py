"""What a persona may speak of: a panel's personas hold different evidence, and hear each other."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.panel.turn.facts import fact
from orchestration.model.panel import PanelPersona, Quote, Utterance

Cell = tuple[str, str]
"""An option, by its key, and a criterion."""


def heard(panel: PanelSession, persona: PanelPersona) -> AbstractSet[Cell]:
    """Return the cells that were said in earlier turns for which a persona was present."""
    return {
        (claim.option, claim.criterion)
        for turn in panel.lately
        if turn.number >= persona.joined
        for each in turn.utterances
        for claim in each.claims
        if claim.criterion
    }


def may_tell(persona: PanelPersona, key: str, criterion: str, told: AbstractSet[Cell]) -> bool:
    """Tell whether a persona knows a cell.

    It does of its own option, of all options by its own criteria, and what it has been told.
    """
    return key == persona.option or criterion in persona.criteria or (key, criterion) in told


def is_sound(panel: PanelSession, said: Utterance) -> bool:
    """Tell whether an utterance claims nothing but what its persona knows, as it is known."""
    persona = panel.persona(said.persona)
    if persona is None or persona.name in panel.removed:
        return False
    known = heard(panel, persona)
    quoted = {(each.option, each.text, each.source) for each in _at_hand(panel)}
    return all(
        (each.option, each.value, each.source) in quoted
        if not each.criterion
        else may_tell(persona, each.option, each.criterion, known)
        and fact(panel.catalogue, each.option, each.criterion).value == each.value
        for each in said.claims
    )


def _at_hand(panel: PanelSession) -> Sequence[Quote]:
    """Return what documents say, as far as it was looked up for the turn that is being spoken."""
    return panel.speaking.quotes if panel.speaking else ()
