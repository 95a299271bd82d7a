"""Who answers, and with what: decided here, so that a voice has only to find the words.

Whoever was selected speaks, else who was named, else who vouches for what was named, else the best
and the worst by a criterion that was named, else those for whom most speaks as things stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.kinds.panel.cards import card_of
from orchestration.kinds.panel.hearing.intents import Intent, intent_of
from orchestration.kinds.panel.hearing.mentions import NamedInPanel, mentions
from orchestration.kinds.panel.joining import Joining, Meant, joining
from orchestration.kinds.panel.landscape import Landscape, landscape
from orchestration.kinds.panel.parts import parts_of
from orchestration.kinds.panel.state import (
    LEAST_SPEAKING,
    MOST_SPEAKING,
    PanelAsk,
    PanelSession,
)
from orchestration.kinds.panel.weights import after, leaning_to, with_pins
from orchestration.model.panel import PanelPersona, SpeechMove, SpeechPart

_LATELY: Final = 3
_HEARD_LATELY: Final = 0.08
"""What somebody is further behind for each of the last turns in which they spoke."""

_AMONG_THEMSELVES: Final = frozenset({Intent.COMPARE, Intent.DEBATE})


@dataclass(frozen=True, slots=True)
class Answering:
    """What comes of a message: who joins, and who says what; who else could waits in the queue."""

    intent: Intent
    named: NamedInPanel
    joined: tuple[PanelPersona, ...]
    parts: tuple[SpeechPart, ...]
    queue: tuple[str, ...]
    weights: Mapping[str, float]
    notice: str = ""


def answering(panel: PanelSession, ask: PanelAsk) -> Answering:
    """Return what comes of a message in a panel as it stands."""
    field = landscape(panel.catalogue)
    named = _named(panel, ask)
    is_first = not panel.personas
    intent = Intent(ask.means) if ask.means else intent_of(named, is_first=is_first)
    weights = after(panel.weights, intent, named.criteria)
    alone = bool(_selected(panel, ask)) and intent is not Intent.CALL_IN and not named.options
    leaning = _leaning(panel, field, ask, weights)
    meant = Meant(ask.text, named, intent, leaning)
    joins = Joining() if alone else joining(panel, field, meant)
    order = [*_speaking(panel, field, named, intent, leaning, ask)]
    there = _so_many(panel, ask, named, intent, order, len(joins.personas))
    moves = [(each, _move(named, intent, each, at)) for at, each in enumerate(there)]
    moves += [(each, SpeechMove.INTRODUCE) for each in joins.personas]
    parts = parts_of(panel, field, named, leaning, ask, moves)
    return Answering(
        intent=intent,
        named=named,
        joined=joins.personas,
        parts=parts,
        queue=_queue(panel, named, there),
        weights=weights,
        notice=joins.notice,
    )


def _leaning(
    panel: PanelSession, field: Landscape, ask: PanelAsk, weights: Mapping[str, float]
) -> Mapping[str, float]:
    """Return what counts for who asks; what they pinned does where nobody else reads along."""
    if not panel.is_private:
        return weights
    card = card_of(panel, ask.by)
    return leaning_to(with_pins(weights, card.criteria), field, card.options)


def _named(panel: PanelSession, ask: PanelAsk) -> NamedInPanel:
    found = mentions(ask.text, panel.catalogue, panel.present)
    personas = tuple(dict.fromkeys((*ask.personas, *found.personas)))
    criteria = tuple(dict.fromkeys((*ask.criteria, *found.criteria)))
    return replace(found, personas=personas, criteria=criteria)


def _direct(panel: PanelSession, named: NamedInPanel) -> list[PanelPersona]:
    """Return who is meant by name, or by the option that they vouch for."""
    options = {each.option: each for each in panel.present}
    found = [each for name in named.personas if (each := panel.persona(name))]
    found += [options[key] for key in named.options if key in options]
    return [each for each in dict.fromkeys(found) if each in panel.present]


def _selected(panel: PanelSession, ask: PanelAsk) -> list[PanelPersona]:
    chosen = panel.selected.get(ask.by, ())
    return [each for each in panel.present if each.name in chosen]


def _speaking(
    panel: PanelSession,
    field: Landscape,
    named: NamedInPanel,
    intent: Intent,
    weights: Mapping[str, float],
    ask: PanelAsk,
) -> Iterator[PanelPersona]:
    """Yield all who could answer, each once, who should first."""
    direct = _direct(panel, named)
    ranked = _by_weight(panel, field, weights)
    pool = _selected(panel, ask) or [each for each in ranked if each not in direct]
    found = [*direct, *_by_criterion(field, named, pool), *pool]
    yield from dict.fromkeys(found if intent is not Intent.FIRST else [])


def _by_criterion(
    field: Landscape, named: NamedInPanel, pool: Sequence[PanelPersona]
) -> Iterator[PanelPersona]:
    """Yield the best by each criterion, then the worst: a debate needs both; then who holds it."""
    stands = [
        sorted(pool, key=lambda one, c=each: -(_stand(field, one, c)))  # type: ignore[misc]
        for each in named.criteria
    ]
    yield from (each[0] for each in stands if each)
    yield from (each[-1] for each in stands if each)
    yield from (one for one in pool if not {*one.criteria}.isdisjoint(named.criteria))


def _stand(field: Landscape, persona: PanelPersona, criterion: str) -> float:
    value = field.value(persona.option, criterion)
    holds = criterion in persona.criteria
    return (0.5 if value is None else value) + 0.01 * holds


def _by_weight(
    panel: PanelSession, field: Landscape, weights: Mapping[str, float]
) -> list[PanelPersona]:
    """Return who is present, for whom most speaks first; who has just spoken, later."""
    spoke = [one.persona for turn in panel.turns[-_LATELY:] for one in turn.utterances]

    def worth(persona: PanelPersona) -> float:
        stands = [
            (weights.get(each, 1.0), value)
            for each in field.directed
            if (value := field.value(persona.option, each)) is not None
        ]
        total = sum(weight for weight, _ in stands) or 1.0
        mean = sum(weight * value for weight, value in stands) / total
        return mean - _HEARD_LATELY * spoke.count(persona.name)

    return sorted(panel.present, key=lambda each: -worth(each))


def _so_many(
    panel: PanelSession,
    ask: PanelAsk,
    named: NamedInPanel,
    intent: Intent,
    order: Sequence[PanelPersona],
    joined: int,
) -> list[PanelPersona]:
    """Return who of those who could answer does: two to four speak, with who joins.

    To who is named alone others reply unasked as far as the panel's initiative goes.
    """
    room = max(MOST_SPEAKING - joined, 1)
    direct, selected = _direct(panel, named), _selected(panel, ask)
    if selected and not direct:
        return list(order[: min(room, len(selected))])
    if named.all and intent in (Intent.SEVERAL, Intent.DEBATE):
        return list(order[:room])
    if direct:
        alone = intent in _AMONG_THEMSELVES and len(direct) > 1
        more = 0 if alone or selected else panel.initiative.replies
        return list(order[: min(room, len(direct) + more)])
    held = sum(not {*each.criteria}.isdisjoint(named.criteria) for each in panel.present)
    count = max(LEAST_SPEAKING, min(held, MOST_SPEAKING - 1)) if held else LEAST_SPEAKING
    return list(order[: min(room, max(count - joined, 1))])


def _move(named: NamedInPanel, intent: Intent, persona: PanelPersona, at: int) -> SpeechMove:
    """Return what somebody does who answers, as the at-th of them."""
    is_direct = persona.name in named.personas or persona.option in named.options
    if intent is Intent.ACCEPT:
        return SpeechMove.ACCEPTED if is_direct else SpeechMove.OBJECT
    if intent in (Intent.REJECT, Intent.CRITIQUE) and is_direct:
        return SpeechMove.REJECTED
    if intent in (Intent.CHALLENGE, Intent.DEBATE):
        return SpeechMove.OBJECT if at or intent is Intent.CHALLENGE else SpeechMove.DESCRIBE
    if intent is Intent.NEUTRAL:
        return SpeechMove.OBJECT if at else SpeechMove.AGREE
    if named.criteria:
        return SpeechMove.ANSWER
    return SpeechMove.DESCRIBE if is_direct or not at or named.all else SpeechMove.OBJECT


def _queue(
    panel: PanelSession, named: NamedInPanel, there: Sequence[PanelPersona]
) -> tuple[str, ...]:
    """Return who holds a criterion that was named, or was meant as all were, and does not speak."""
    waiting = (each for each in panel.present if each not in there)
    return tuple(
        each.name
        for each in waiting
        if named.all or not {*each.criteria}.isdisjoint(named.criteria)
    )
