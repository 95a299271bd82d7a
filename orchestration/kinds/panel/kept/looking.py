"""What somebody looks at in a panel, for themselves, and how they have its personas speak."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Final

from orchestration.interaction.wording.panel import how_far_it_is
from orchestration.interaction.wording.panel_looks import not_asked
from orchestration.kinds.panel.commands import LookAtPanel, PanelLook, SetVoices
from orchestration.kinds.panel.presentation import overview, persona_shown
from orchestration.kinds.panel.speech.unsaid import sentences
from orchestration.kinds.panel.state import Initiative, PanelSession
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.model.panel import Intensity, Level
from orchestration.privacy import Private
from orchestration.sessions.effects import Tell
from orchestration.sessions.kind import Step
from orchestration.views.base import MemberView
from orchestration.views.member import Notice
from orchestration.views.panel import (
    CriterionShown,
    PanelHistory,
    PanelSummary,
    PersonaCard,
    TurnShown,
)

_TURNS: Final = 20
_NOBODY: Final = "There is no “{}” here."
_UNASKED: Final = {
    Initiative.OFF: "Nobody speaks unasked from now on.",
    Initiative.SOME: "One may reply unasked from now on, where they disagree.",
    Initiative.MUCH: "Two may reply unasked from now on, where they disagree.",
}
_LEVELS: Final = {
    Level.PLAIN: "They keep it simple from now on: one thing at a time.",
    Level.USUAL: "They speak as usual again.",
    Level.EXPERT: "They speak as to an expert from now on, with more figures at once.",
}
_INTENSITIES: Final = {
    Intensity.CALM: "They argue more calmly from now on, and grant others what is so.",
    Intensity.USUAL: "They argue as usual again.",
    Intensity.KEEN: "They fight for their own from now on, and concede nothing.",
}


def set_voices(panel: PanelSession, command: SetVoices) -> Step[PanelSession]:
    """Have personas speak otherwise from now on, and say so to who wanted it."""
    told = [
        *([_UNASKED[command.initiative]] if command.initiative else []),
        *([_LEVELS[command.level]] if command.level else []),
        *([_INTENSITIES[command.intensity]] if command.intensity else []),
    ]
    panel = replace(
        panel,
        initiative=command.initiative or panel.initiative,
        level=command.level or panel.level,
        intensity=command.intensity or panel.intensity,
    )
    return panel, (_told(command, Notice(text=" ".join(told))),)


def look(panel: PanelSession, command: LookAtPanel) -> Step[PanelSession]:
    """Show somebody what they want to see."""
    return panel, (_told(command, _SEEN[command.what](panel, command.persona)),)


def _told(command: SetVoices | LookAtPanel, view: MemberView) -> Tell:
    return Tell(to=command.member, view=Private(command.member, view))


def _history(panel: PanelSession, persona: str) -> MemberView:
    del persona
    return PanelHistory(
        turns=tuple(
            TurnShown(
                each.number,
                each.ask.name,
                each.ask.text,
                tuple(dict.fromkeys(one.persona for one in each.utterances)),
            )
            for each in panel.turns[-_TURNS:]
        )
    )


def _summary(panel: PanelSession, persona: str) -> MemberView:
    del persona
    named = {
        each.name: each for each in panel.catalogue.criteria if shown(each.name) in panel.named
    }
    ordered = sorted(named.values(), key=lambda each: _group_at(panel, each.group))
    groups = tuple(
        (group, tuple(_criterion(panel, each.name) for each in rows))
        for group, rows in groupby(ordered, key=lambda each: each.group)
    )
    return PanelSummary(groups=groups, unasked=unasked(panel))


def _group_at(panel: PanelSession, group: str) -> int:
    return [each.group for each in panel.catalogue.criteria].index(group)


def _criterion(panel: PanelSession, name: str) -> CriterionShown:
    there = sorted(panel.present, key=lambda each: name not in each.criteria)
    return CriterionShown(
        shown(name),
        tuple(each.name for each in there if name in each.criteria),
        tuple(
            (each.name, fact(panel.catalogue, each.option, name).value or "unknown")
            for each in there
        ),
    )


def unasked(panel: PanelSession) -> tuple[str, ...]:
    """Return what of the catalogue nobody has asked about, and no persona has named."""
    needed = {each.criterion for each in panel.needs}
    rest = (x.name for x in panel.catalogue.criteria if x.name not in needed)
    return tuple(each for each in map(shown, rest) if each not in panel.named)


def _how_far(panel: PanelSession, persona: str) -> MemberView:
    del persona
    return Notice(text=f"{how_far_it_is(overview(panel))}. {not_asked(unasked(panel))}")


def _persona(panel: PanelSession, persona: str) -> MemberView:
    found = panel.persona(persona)
    if found is None:
        return Notice(text=_NOBODY.format(persona))
    said = [each for turn in panel.lately for each in turn.utterances if each.persona == persona]
    facts = [fact(panel.catalogue, found.option, each.name) for each in panel.catalogue.criteria]
    facts.sort(key=lambda each: each.criterion not in found.criteria)
    last = sentences(said[-1].text)[:1] if said else []
    return PersonaCard(
        persona=persona_shown(panel, found),
        facts=tuple((shown(each.criterion), each.value or "unknown") for each in facts),
        said=tuple(last),
        messages=len(said),
    )


_SEEN: Final[Mapping[PanelLook, Callable[[PanelSession, str], MemberView]]] = {
    PanelLook.HISTORY: _history,
    PanelLook.SUMMARY: _summary,
    PanelLook.HOW_FAR: _how_far,
    PanelLook.PERSONA: _persona,
}
