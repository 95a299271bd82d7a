"""What comes of a message: who joins, and who says what; who else could waits in the queue."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orchestration.kinds.panel.asked import Asked, asked_of
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.joining import joining
from orchestration.kinds.panel.parts import parts_of
from orchestration.kinds.panel.replies import replies
from orchestration.kinds.panel.state import PanelAsk, PanelSession
from orchestration.kinds.panel.verdicts import verdict
from orchestration.model.panel import PanelPersona, SpeechPart


@dataclass(frozen=True, slots=True)
class Answering:
    """What comes of a message, as it was `asked`; a `notice` is what the panel itself says."""

    asked: Asked
    joined: tuple[PanelPersona, ...]
    parts: tuple[SpeechPart, ...]
    queue: tuple[str, ...]
    notice: str = ""


def answering(panel: PanelSession, ask: PanelAsk) -> Answering:
    """Return what comes of a message in a panel as it stands."""
    asked = asked_of(panel, ask)
    joins = joining(asked)
    grown = replace(panel, personas=(*panel.personas, *joins.personas))
    seen = replace(asked, panel=grown, joined=joins.personas)
    moves = () if asked.intent is Intent.SOURCE else replies(seen)
    return Answering(
        asked=asked,
        joined=joins.personas,
        parts=parts_of(seen, moves),
        queue=_queue(asked, [each.name for each, _ in moves]),
        notice=joins.notice or verdict(seen, [each for each, _ in moves]),
    )


def _queue(asked: Asked, spoke: list[str]) -> tuple[str, ...]:
    """Return who holds a criterion that was named, or was meant as all were, and does not speak."""
    named = asked.named
    return tuple(
        each.name
        for each in asked.there
        if each.name not in spoke and (named.all or not {*each.criteria}.isdisjoint(named.criteria))
    )
