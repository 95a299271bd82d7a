"""A panel in a field of which nothing is known: what there is to choose from is proposed first.

From then on it is a catalogue like any other, whose source says that it is an opinion.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.kinds.panel.commands import FieldProposed
from orchestration.kinds.panel.effects import ProposeField
from orchestration.kinds.panel.kept.brought import fitted
from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.panel.turn.evidence import searches_first
from orchestration.model.catalogue import Catalogue, PersonaSketch
from orchestration.model.panel import ProposedField
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step
from orchestration.views.panel import PanelStage, PanelTask

LEAST_OPTIONS: Final = 2
"""Among fewer nobody can choose."""

_POST: Final = "field"
_CARD: Final = "card"


def asked_for(panel: PanelSession) -> Step[PanelSession]:
    """Have a panel's field proposed, and tell those who are there that it is.

    Where documents came with the question they are kept before: what they say goes with it.
    """
    stage = _shown(PanelStage(task=PanelTask.PROPOSING))
    panel = replace(panel, is_proposing=True)
    if panel.unread:
        return replace(panel, is_field_asked=False), (stage,)
    return panel, (stage, _asking(panel))


def read(panel: PanelSession) -> Step[PanelSession]:
    """Have the field proposed, once all documents are kept that came with the question."""
    if panel.is_field_asked or panel.unread:
        return panel, ()
    return replace(panel, is_field_asked=True), (_asking(panel),)


def _asking(panel: PanelSession) -> ProposeField:
    return ProposeField(
        ask=panel.asked,
        titles=tuple(each.title for each in panel.catalogue.options),
        who=panel.organiser.id,
        searches=searches_first(panel),
        reads=bool(panel.sources),
    )


def proposed(panel: PanelSession, command: FieldProposed) -> Step[PanelSession]:
    """Take what was proposed for the panel's catalogue; it ends where there is nothing at all.

    Where nothing has come of it, options that were named in the question are all there is.
    """
    if not panel.is_proposing:
        return panel, ()
    spent = panel.spent + command.field.spent
    panel = replace(panel, is_proposing=False, spent=spent)
    field = command.field if _can_be_used(command.field) else ProposedField()
    catalogue = field.catalogue if field.catalogue.options else panel.catalogue
    stage = PanelStage(
        task=PanelTask.PROPOSING,
        is_over=True,
        ready=len(field.catalogue.options),
        needs_file=not catalogue.options,
        spent=command.field.spent,
        in_all=spent,
    )
    told: tuple[Effect, ...] = (_shown(stage),)
    if not catalogue.options:
        return replace(panel, ended=command.at, waiting=()), told
    return fitted(replace(panel, catalogue=_sound(catalogue))), told


def _can_be_used(field: ProposedField) -> bool:
    """Tell whether there are options to choose among, and criteria to do so by."""
    keys = {each.key for each in field.catalogue.options}
    return len(keys) == len(field.catalogue.options) >= LEAST_OPTIONS and bool(
        field.catalogue.criteria
    )


def _sound(catalogue: Catalogue) -> Catalogue:
    """Return a catalogue with one sketch for an option, of criteria that there are."""
    names = {each.name for each in catalogue.criteria}
    found: dict[str, PersonaSketch] = {}
    for each in catalogue.personas:
        if catalogue.option(each.option) and each.option not in found:
            criteria = tuple(x for x in dict.fromkeys(each.criteria) if x in names)
            found[each.option] = replace(each, criteria=criteria)
    return replace(catalogue, personas=tuple(found.values()))


def _shown(stage: PanelStage) -> Post:
    return Post(name=_POST, view=stage, thread=_CARD)
