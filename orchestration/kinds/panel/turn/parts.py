"""What each who answers has to say: facts and contrasts, as far as they know them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, TypeAlias

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.kept.needs import weights_of
from orchestration.kinds.panel.kept.sought import level, sought
from orchestration.kinds.panel.turn.arguments import (
    against,
    beside,
    facts_of,
    for_its_own,
    weakness,
)
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.kinds.panel.turn.knowing import Cell, heard
from orchestration.kinds.panel.turn.questions import asking
from orchestration.kinds.panel.turn.replies import Moves
from orchestration.model.catalogue import Better
from orchestration.model.panel import (
    Contrast,
    Fact,
    Intensity,
    Leaning,
    Level,
    PanelPersona,
    Quote,
    SpeechMove,
    SpeechPart,
)

_MOST_FACTS: Final = 2
_MORE_OF: Final[Mapping[Level, int]] = {Level.PLAIN: -1, Level.USUAL: 0, Level.EXPERT: 1}
"""So many facts more are told at once to who knows the field."""

_THAT: Final = ("that",)
"""What is unknown where it has no name."""

_INTRODUCED: Final = 3
_OF_THEIR_OWN: Final = frozenset({SpeechMove.INTRODUCE, SpeechMove.UNKNOWN, SpeechMove.STEPS_BACK})
_ASKED: Final = frozenset({SpeechMove.BEST, SpeechMove.WORST, SpeechMove.ANSWER})
"""What these say is of the criteria that were named."""


def parts_of(asked: Asked, moves: Moves) -> tuple[SpeechPart, ...]:
    """Return what each says, in their order; the last asks something."""
    stage = _Stage(asked, weights_of(asked.needs))
    parts: list[SpeechPart] = []
    for persona, move in moves:
        parts.append(_part(stage, persona, move, parts))
    return (*parts[:-1], asking(asked, parts[-1], moves)) if parts else ()


@dataclass(frozen=True, slots=True)
class _Stage:
    """What all parts of a turn go by."""

    asked: Asked
    weights: Mapping[str, float]


def _part(
    stage: _Stage, persona: PanelPersona, move: SpeechMove, before: Sequence[SpeechPart]
) -> SpeechPart:
    asked = stage.asked
    contrasts = _contrasts(stage, persona, move, before, heard(asked.panel, persona))
    return SpeechPart(
        persona,
        move,
        before[-1].persona.name if before and move is SpeechMove.OBJECT else asked.ask.name,
        asked.panel.option_of(persona).title,
        _facts(stage, persona, move, before),
        _breaks(asked, persona, move),
        contrasts,
        why=_REASONS.get(move, _no_reason)(asked, contrasts),
        is_new=persona in asked.joined,
        is_tied=move is SpeechMove.BEST and len(level(asked)) > 1,
        more=own_met(stage, persona) if move is SpeechMove.BEST else (),
        weak=_weak(stage, persona, move),
        unknown=(asked.unknown or _THAT)[:1] if move is SpeechMove.UNKNOWN else (),
        is_asked=move is SpeechMove.ANSWER and _is_yes_or_no(asked, persona),
        of_low_end=any(each.end is Better.LOW for each in asked.named.of_criteria[:1]),
        quotes=_quotes(asked, persona, move, before),
    )


def _quotes(
    asked: Asked, persona: PanelPersona, move: SpeechMove, before: Sequence[SpeechPart]
) -> tuple[Quote, ...]:
    """Return what documents say of an option that is nearest to what was asked: one thing.

    Where nothing in particular was asked it is what speaks for it, and where its weak sides are
    told what speaks against it.
    """
    taken = {each.passage for part in before for each in part.quotes}
    is_asked = asked.is_open_question or bool(asked.named.criteria or asked.unknown)
    is_asked &= asked.intent is not Intent.FIRST
    told = (asked.evidence.answers if is_asked else asked.evidence.own).get(persona.option, ())
    may_repeat = move is SpeechMove.UNKNOWN or (is_asked and persona in asked.direct)
    found = [x for x in told if x.passage not in taken and (may_repeat or not x.again)]
    if not is_asked:
        first = Leaning.AGAINST if move in _WARN_OF else Leaning.FOR
        found.sort(key=lambda each: each.leaning is not first)
    return tuple(found[:1])


def _why(asked: Asked, ahead: Sequence[Contrast]) -> str:
    """Return by what one of two is the better: what was named, else what is needed."""
    needed = {each.criterion for each in asked.needs if each.is_known}
    by = [each.own.criterion for each in ahead if each.ahead]
    if by and by[0] in asked.named.criteria:
        return f"on {shown(by[0])}"
    return "" if needed.intersection(by) else "all in all"


def _needed(asked: Asked, told: Sequence[Contrast]) -> str:
    """Return in words which need two are set beside each other by, where it is one."""
    by = [each.own.criterion for each in told][:1]
    return next((each.words for each in asked.needs if [each.criterion] == by), "")


def _no_reason(asked: Asked, told: Sequence[Contrast]) -> str:
    del asked, told
    return ""


_REASONS: Final[Mapping[SpeechMove, Callable[[Asked, Sequence[Contrast]], str]]] = {
    SpeechMove.WINS: _why,
    SpeechMove.VIEWS: _needed,
}


def own_met(stage: _Stage, persona: PanelPersona) -> tuple[Fact, ...]:
    """Return what of what is needed an option has, what parts it from others first."""
    asked = stage.asked
    met = dict.fromkeys(each.criterion for each in asked.standing(persona.option).met)
    return facts_of(asked.field, persona, met, _MOST_FACTS)


_WARN: Final = frozenset({SpeechMove.ACCEPTED, SpeechMove.LEADS})
"""In these the weak side is told too."""


def _weak(stage: _Stage, persona: PanelPersona, move: SpeechMove) -> tuple[Fact, ...]:
    """Return what an option is worst in, where it is due: who concedes tells what it lacks."""
    asked = stage.asked
    if move not in _WARN and move is not SpeechMove.CONCEDES:
        return ()
    weak = weakness(asked.field, persona.option, stage.weights)
    if move is not SpeechMove.CONCEDES:
        return weak
    lacks = dict.fromkeys(each.criterion for each in asked.standing(persona.option).broken)
    told = (*facts_of(asked.field, persona, lacks, _MOST_FACTS), *weak)
    return tuple({each.criterion: each for each in told}.values())[:_MOST_FACTS]


_WARN_OF: Final = frozenset(
    {*_WARN, SpeechMove.CONCEDES, SpeechMove.REJECTED, SpeechMove.OUT, SpeechMove.WORST}
)


def _is_yes_or_no(asked: Asked, persona: PanelPersona) -> bool:
    meant = persona in asked.direct and asked.intent is Intent.ABOUT_CRITERION
    return meant and _YES_OR_NO.match(asked.ask.text) is not None


_YES_OR_NO: Final = re.compile(
    r"\W*(?:(?:and|so|but|und)\b\W*)?(?:is|are|does|do|can|will|has|have|ist|sind|kann|hat|haben)\b",
    re.IGNORECASE,
)


def _breaks(asked: Asked, persona: PanelPersona, move: SpeechMove) -> tuple[tuple[str, Fact], ...]:
    """Return the firm needs that an option does not meet, as far as that was not said already."""
    if move in _WITHOUT_BREAKS:
        return ()
    said = set[str]() if move in (SpeechMove.ACCEPTED, SpeechMove.OUT) else _said_by(asked, persona)
    told = asked.named.criteria if move in _ASKED else ()
    return tuple(
        (each.words, fact(asked.panel.catalogue, persona.option, each.criterion))
        for each in asked.standing(persona.option).out
        if each.criterion not in said and each.criterion not in told
    )


_WITHOUT_BREAKS: Final = frozenset(
    {SpeechMove.REJECTED, SpeechMove.STEPS_BACK, SpeechMove.CONCEDES, SpeechMove.VIEWS}
)


def _said_by(asked: Asked, persona: PanelPersona) -> set[str]:
    return {
        claim.criterion
        for turn in asked.panel.lately
        for each in turn.utterances
        if each.persona == persona.name
        for claim in each.claims
        if claim.option == persona.option
    }


def _facts(
    stage: _Stage, persona: PanelPersona, move: SpeechMove, before: Sequence[SpeechPart]
) -> tuple[Fact, ...]:
    """Return what somebody states of their own option."""
    asked = stage.asked
    about, most = _TOLD.get(move, (_own, _MOST_FACTS))
    if most > 1:
        most += _MORE_OF[asked.panel.level]
    criteria = _each_its_own(asked, [*dict.fromkeys(about(stage, persona))], before)
    catalogue = asked.panel.catalogue
    if move in _EVEN_UNKNOWN and criteria:
        return tuple(fact(catalogue, persona.option, each) for each in criteria[:most])
    found = facts_of(asked.field, persona, criteria, most)
    return found or facts_of(asked.field, persona, _own(stage, persona), min(most, _MOST_FACTS))


def _each_its_own(
    asked: Asked, criteria: Sequence[str], before: Sequence[SpeechPart]
) -> Sequence[str]:
    """Return what somebody tells to who needs several things: what others have told is left out."""
    new = {each.criterion for each in asked.new}
    told = {x.criterion for part in before for x in part.facts} & new
    rest = [each for each in criteria if each not in told]
    return rest if len(new) > 1 and new.intersection(rest) else criteria


def _own(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    """Return what speaks for an option and was not said yet."""
    said = _said_by(stage.asked, persona)
    most = _MOST_FACTS + _MORE_OF[stage.asked.panel.level]
    told = for_its_own(stage.asked.field, persona, stage.weights, said, most)
    return [each.criterion for each in told]


def _introduced(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    asked = stage.asked
    wishes = [each.criterion for each in asked.needs if each.is_known and not each.firm]
    new = [each.criterion for each in asked.new]
    first = wishes if asked.intent is Intent.FIRST else [*new, *asked.named.criteria]
    return [*first, *persona.criteria]


def _sought(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    del persona
    return [sought(stage.asked)[0]]


def _named(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    about = [*stage.asked.named.criteria, *(each.criterion for each in stage.asked.new)]
    return about or _own(stage, persona)


def _met(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    """Return what is needed and met, what was said just now first; then its own criteria."""
    met = [each.criterion for each in stage.asked.standing(persona.option).met]
    new = [each.criterion for each in stage.asked.new if each.criterion in met]
    gone = {each.criterion for each in (*stage.asked.dropped, *stage.asked.new)}
    named = [each for each in stage.asked.named.criteria if each not in gone]
    return [*new, *named, *met, *persona.criteria]


def _nothing(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    del stage, persona
    return ()


def _agreed(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    return [*stage.asked.named.criteria, *persona.criteria]


def _refused(stage: _Stage, persona: PanelPersona) -> Sequence[str]:
    """Return what speaks against an option, as it was named, and then what speaks for it."""
    weak = [each.criterion for each in weakness(stage.asked.field, persona.option, stage.weights)]
    return [*(stage.asked.named.criteria[:1] or weak), *_own(stage, persona)[:1]]


_About: TypeAlias = Callable[[_Stage, PanelPersona], Sequence[str]]
_TOLD: Final[Mapping[SpeechMove, tuple[_About, int]]] = {
    SpeechMove.INTRODUCE: (_introduced, _INTRODUCED),
    SpeechMove.BEST: (_sought, 1),
    SpeechMove.WORST: (_sought, 1),
    SpeechMove.ANSWER: (_named, _MOST_FACTS),
    SpeechMove.FITS: (_met, _MOST_FACTS),
    SpeechMove.LEADS: (_met, _INTRODUCED),
    SpeechMove.FOLLOWS: (_met, _INTRODUCED),
    SpeechMove.ACCEPTED: (_met, _INTRODUCED),
    SpeechMove.REJECTED: (_refused, _MOST_FACTS),
    SpeechMove.AGREE: (_agreed, 1),
    SpeechMove.OBJECT: (_own, 1),
    SpeechMove.WINS: (_own, 1),
    SpeechMove.COUNTERS: (_own, 1),
    SpeechMove.OUT: (_nothing, 0),
    SpeechMove.VIEWS: (_nothing, 0),
    SpeechMove.CONCEDES: (_nothing, 0),
    SpeechMove.UNKNOWN: (_nothing, 0),
    SpeechMove.STEPS_BACK: (_nothing, 0),
}
"""What each move is about, by criteria in their order, and how many of them."""

_EVEN_UNKNOWN: Final = frozenset({SpeechMove.BEST, SpeechMove.WORST, SpeechMove.ANSWER})
"""In these it is said too that nothing is known."""


def _contrasts(
    stage: _Stage,
    persona: PanelPersona,
    move: SpeechMove,
    before: Sequence[SpeechPart],
    known: AbstractSet[Cell],
) -> tuple[Contrast, ...]:
    if move in _OF_THEIR_OWN:
        return ()
    rival = (
        _viewed(stage.asked) if move is SpeechMove.VIEWS else _rival(stage.asked, persona, before)
    )
    if rival is None:
        return ()
    conceded = [each.criterion for part in before for each in part.weak]
    first = [*stage.asked.named.criteria, *conceded, *stage.weights]
    found = against(stage.asked.field, persona, rival, stage.weights, known, first)
    if move is SpeechMove.VIEWS:
        return found or beside(stage.asked.field, persona, rival)
    spoken = [each for each in before if each.move in _CONTRASTING]
    told = {_pair(x) for each in spoken for x in each.contrasts}
    new = tuple(each for each in found if _pair(each) not in told)
    return _argued(new, stage.asked.panel.intensity)


_CONTRASTING: Final = frozenset(
    {SpeechMove.VIEWS, SpeechMove.WINS, SpeechMove.COUNTERS, SpeechMove.OBJECT}
)
"""In these all contrasts are said, and need not be said again in the turn."""


def _pair(each: Contrast) -> tuple[str, AbstractSet[str]]:
    """Return of what two options a contrast is, and by which criterion."""
    return each.own.criterion, frozenset({each.own.key, each.other.key})


def _argued(found: Sequence[Contrast], intensity: Intensity) -> tuple[Contrast, ...]:
    """Return what is argued: the calm claim one thing and concede, the keen concede nothing."""
    ahead = [each for each in found if each.ahead is not False]
    behind = [each for each in found if each.ahead is False]
    if intensity is Intensity.KEEN and ahead:
        return tuple(ahead)
    if intensity is Intensity.CALM and behind:
        return (*ahead[:1], *behind)
    return tuple(found)


def _viewed(asked: Asked) -> PanelPersona | None:
    """Return who vouches for the option that others are asked about."""
    keys = asked.named.options
    return next((each for each in asked.panel.personas if each.option in keys), None)


def _rival(
    asked: Asked, persona: PanelPersona, before: Sequence[SpeechPart]
) -> PanelPersona | None:
    """Return with whom somebody compares: who spoke before, else who was named, else the first."""
    spoke = [each.persona for each in reversed(before) if each.persona.name != persona.name]
    named = [each for each in asked.direct if each.name != persona.name]
    others = [each for each in asked.there if each.name != persona.name]
    turn = asked.panel.number % len(others) if others else 0
    return next(iter([*spoke, *named, *others[turn:]]), None)
