"""What comes of a message: who joins, and who says what; who else could waits in the queue."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.state import PanelAsk, PanelSession
from orchestration.kinds.panel.turn.asked import Asked, asked_of
from orchestration.kinds.panel.turn.evidence import NOTHING_FOUND, Evidence
from orchestration.kinds.panel.turn.joining import joining
from orchestration.kinds.panel.turn.parts import parts_of
from orchestration.kinds.panel.turn.replies import refused_in, replies
from orchestration.kinds.panel.turn.verdicts import verdict
from orchestration.model.panel import PanelPersona, PossibleSynonym, Quote, SpeechPart


@dataclass(frozen=True, slots=True)
class Answering:
    """What comes of a message, as it was `asked`; a `notice` is what the panel itself says.

    In it the panel has `quoted` this of its documents.
    """

    asked: Asked
    joined: tuple[PanelPersona, ...]
    parts: tuple[SpeechPart, ...]
    queue: tuple[str, ...]
    notice: str = ""
    quoted: tuple[Quote, ...] = ()


def answering(
    panel: PanelSession,
    ask: PanelAsk,
    evidence: Evidence = NOTHING_FOUND,
    synonym: PossibleSynonym | None = None,
) -> Answering:
    """Return what comes of a message in a panel as it stands, with what was looked up for it."""
    asked = replace(asked_of(panel, ask), evidence=evidence, synonym=synonym)
    joins = joining(asked)
    grown = replace(panel, personas=(*panel.personas, *joins.personas))
    seen = replace(asked, panel=grown, joined=joins.personas)
    moves = () if _is_for_the_panel(asked) else replies(seen)
    notice = joins.notice or verdict(seen, [each for each, _ in moves])
    return Answering(
        asked=asked,
        joined=joins.personas,
        parts=parts_of(seen, moves),
        queue=_queue(asked, [each.name for each, _ in moves]),
        notice=notice,
        quoted=tuple(each for each in evidence.found if f"“{each.text}”" in notice),
    )


def settled(asked: Asked) -> tuple[str, ...]:
    """Return the options, by key, that are taken or refused."""
    if asked.intent is Intent.ACCEPT:
        return tuple(each.option for each in asked.direct)
    if asked.intent is Intent.REJECT:
        refused = [each.option for each in refused_in(asked)]
        return tuple(dict.fromkeys([*refused, *asked.absent]))
    return ()


def _is_for_the_panel(asked: Asked) -> bool:
    """Tell whether no persona has anything to say, as long as it is not known what is meant."""
    told = any(asked.evidence.answers.values())
    return (asked.intent in _PANELS_OWN or _only_of_gone(asked)) or (
        asked.intent is Intent.UNKNOWN and asked.synonym is not None and not told
    )


_PANELS_OWN: Final = frozenset(
    {
        Intent.REPEATS,
        Intent.SOURCE,
        Intent.WHO,
        Intent.TAKE,
        Intent.HOSTILE,
        Intent.HARM,
        Intent.SWALLOWED,
        Intent.LEFT,
        Intent.RANKED,
        Intent.PINS,
        Intent.WHY_ASKED,
        Intent.LOST,
        Intent.TOLD,
        Intent.NOT_WHICH,
        Intent.DOCUMENT,
    }
)


def _only_of_gone(asked: Asked) -> bool:
    """Tell whether somebody is asked who was taken out, and nobody beside."""
    return bool(asked.gone) and not asked.direct


def _queue(asked: Asked, spoke: list[str]) -> tuple[str, ...]:
    """Return who holds a criterion that was named, or was meant as all were, and does not speak."""
    named = asked.named
    return tuple(
        each.name
        for each in asked.there
        if each.name not in spoke and (named.all or not {*each.criteria}.isdisjoint(named.criteria))
    )
