"""What each who answers has to say: facts and contrasts, as far as they know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.kinds.panel.arguments import against, facts_of, for_its_own, weakness
from orchestration.kinds.panel.facts import fact, shown
from orchestration.kinds.panel.hearing.mentions import NamedInPanel
from orchestration.kinds.panel.knowing import heard
from orchestration.kinds.panel.landscape import Landscape
from orchestration.kinds.panel.state import Initiative, PanelAsk, PanelSession
from orchestration.model.panel import Contrast, Fact, PanelPersona, SpeechMove, SpeechPart

_MOST_FACTS: Final = 2
_TO_EACH_OTHER: Final = 3
"""In every third turn the question at its end is put to another persona."""

Moves = Sequence[tuple[PanelPersona, SpeechMove]]


def parts_of(
    panel: PanelSession,
    field: Landscape,
    named: NamedInPanel,
    weights: Mapping[str, float],
    ask: PanelAsk,
    moves: Moves,
) -> tuple[SpeechPart, ...]:
    """Return what each says, in their order; the last asks something."""
    stage, parts = _Stage(panel, field, named, weights), list[SpeechPart]()
    for persona, move in moves:
        parts.append(_part(stage, persona, move, parts, ask))
    return (*parts[:-1], _asking(stage, parts[-1], moves)) if parts else ()


@dataclass(frozen=True, slots=True)
class _Stage:
    """What all parts of a turn go by."""

    panel: PanelSession
    field: Landscape
    named: NamedInPanel
    weights: Mapping[str, float]


def _part(
    stage: _Stage,
    persona: PanelPersona,
    move: SpeechMove,
    before: Sequence[SpeechPart],
    ask: PanelAsk,
) -> SpeechPart:
    known = heard(stage.panel, persona)
    rival = _rival(stage, persona, before)
    contrasts: tuple[Contrast, ...] = ()
    if move is not SpeechMove.INTRODUCE and rival is not None:
        first = stage.named.criteria
        contrasts = against(stage.field, persona, rival, stage.weights, known, first)
    to = before[-1].persona.name if before and move is SpeechMove.OBJECT else ask.name
    return SpeechPart(persona, move, to, _facts(stage, persona, move), contrasts)


def _facts(stage: _Stage, persona: PanelPersona, move: SpeechMove) -> tuple[Fact, ...]:
    """Return what somebody states of their own option."""
    field, named = stage.field, stage.named.criteria
    own = for_its_own(field, persona, stage.weights, _said_by(stage.panel, persona))
    weak = weakness(field, persona, stage.weights)
    asked = tuple(fact(field.catalogue, persona.option, each) for each in named)
    facts: Mapping[SpeechMove, tuple[Fact, ...]] = {
        SpeechMove.INTRODUCE: facts_of(field, persona, persona.criteria, _MOST_FACTS),
        SpeechMove.ANSWER: asked[:_MOST_FACTS] or own,
        SpeechMove.ACCEPTED: (*own[:1], *weak),
        SpeechMove.REJECTED: (*(asked[:1] or weak), *own[:1]),
        SpeechMove.AGREE: facts_of(field, persona, [*named, *persona.criteria], 1),
        SpeechMove.OBJECT: own[:1],
    }
    return facts.get(move, own)


def _said_by(panel: PanelSession, persona: PanelPersona) -> set[str]:
    return {
        claim.criterion
        for turn in panel.lately
        for each in turn.utterances
        if each.persona == persona.name
        for claim in each.claims
        if claim.option == persona.option
    }


def _rival(
    stage: _Stage, persona: PanelPersona, before: Sequence[SpeechPart]
) -> PanelPersona | None:
    """Return with whom somebody compares: who spoke before, else who was named, else the first."""
    spoke = [each.persona for each in reversed(before) if each.persona.name != persona.name]
    options = {each.option: each for each in stage.panel.present if each.name != persona.name}
    named = [options[key] for key in stage.named.options if key in options]
    others = [each for each in stage.panel.present if each.name != persona.name]
    turn = stage.panel.number % len(others) if others else 0
    return next(iter([*spoke, *named, *others[turn:]]), None)


def _asking(stage: _Stage, part: SpeechPart, moves: Moves) -> SpeechPart:
    """Return the last part with what is asked at its end: of the member, or of another persona."""
    panel = stage.panel
    others = [each for each, _ in moves if each.name != part.persona.name]
    is_among_them = panel.initiative is not Initiative.OFF and panel.number % _TO_EACH_OTHER == 0
    asked = others[-1].name if others and is_among_them else ""
    return replace(part, asks=_topics(stage, part.persona), asked=asked)


def _topics(stage: _Stage, persona: PanelPersona) -> tuple[str, ...]:
    """Return two criteria to ask about: the one that was spoken of least, and one of their own."""
    seen = Counter(
        criterion
        for turn in stage.panel.lately
        for each in turn.utterances
        for criterion in each.criteria
    )
    columns = [each.name for each in stage.field.catalogue.criteria]
    directed = [each for each in columns if each in stage.field.directed] or columns
    number = stage.panel.number
    ranked = sorted(directed, key=lambda each: seen[shown(each)])
    first = ranked[number % min(len(ranked), 4)]
    own = [each for each in (*persona.criteria, *columns) if each != first]
    return tuple(map(shown, [first, *own[number % min(max(len(own), 1), 3) :][:1]]))
