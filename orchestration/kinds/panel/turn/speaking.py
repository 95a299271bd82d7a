"""A turn as it is spoken: by templates at once, or voice by voice, each shown as it comes.

Where a language model writes for each persona by itself, first answers are written side by side,
none with knowledge of another; later each hears who spoke before it. Who asks at the end is shown
last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.kinds.panel.commands import PanelSpoke
from orchestration.kinds.panel.effects import GatherFacts, Speak
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.presentation import next_post, said_post, stage_post
from orchestration.kinds.panel.speech.unsaid import marks_of
from orchestration.kinds.panel.state import PanelAsk, PanelSession, PanelTurn
from orchestration.kinds.panel.turn.answering import Answering, settled
from orchestration.kinds.panel.turn.bubbles import bubbles, mark_of
from orchestration.kinds.panel.turn.knowing import is_sound
from orchestration.model.panel import PanelPersona, Scene, SpeechWay, Utterance
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step

_LATELY: Final = 6
_MARKS: Final = 4000

ALL_TOLD: Final = "Of {} we know no more than was said. What else matters to you?"

Panel = PanelSession


def speak(panel: Panel, said: PanelAsk, found: Answering) -> Step[Panel]:
    """Have what is to be said in answer to a message put into words."""
    is_by_model = panel.means.way is not SpeechWay.TEMPLATES and bool(found.parts)
    names = tuple(each.persona.name for each in found.parts)
    turn = PanelTurn(
        number=panel.number,
        ask=said,
        intent=found.asked.intent.value,  # a row holds no more of it
        joined=tuple(each.name for each in found.joined),
        queue=found.queue,
        notice=found.notice,
        quotes=tuple(each for part in found.parts for each in part.quotes) + found.quoted,
        synonym=found.asked.synonym,
        meant=settled(found.asked),
        awaited=names,
    )
    panel = replace(
        panel,
        personas=(*panel.personas, *found.joined),
        needs=found.asked.public,
        speaking=turn,
    )
    scene = _scene(panel, turn, found)
    if not is_by_model:
        return panel, (Speak(scene=scene),)
    stage = stage_post(panel, turn)
    if panel.means.way is SpeechWay.STREAM:
        return panel, (stage, Speak(scene=scene))
    if is_blind(turn):
        each_alone = (replace(scene, parts=(part,), lately=()) for part in scene.parts)
        return panel, (stage, *(Speak(scene=one) for one in each_alone))
    panel, first = _next(replace(panel, to_speak=scene))
    return panel, (stage, *first)


def is_blind(turn: PanelTurn) -> bool:
    """Tell whether nobody hears in a turn what the others say: first answers are written so."""
    return turn.intent == Intent.FIRST


def _scene(panel: Panel, turn: PanelTurn, found: Answering) -> Scene:
    said = [each for one in panel.turns[-_LATELY:] for each in one.utterances]
    return Scene(
        turn=turn.number,
        ask=turn.ask.text,
        by=turn.ask.name,
        parts=found.parts,
        used=panel.used,
        lately=tuple(said[-_LATELY:]),
        is_settled=found.asked.intent is Intent.ACCEPT,
        cast=tuple((each.name, panel.option_of(each).title) for each in panel.present),
        needs=tuple(dict.fromkeys(each.words for each in found.asked.public)),
        who=turn.ask.by,
        level=panel.level,
        intensity=panel.intensity,
    )


def _next(panel: Panel) -> Step[Panel]:
    """Have the next of a turn speak, who has heard those before, as far as they were there."""
    scene = panel.to_speak
    if scene is None:
        return panel, ()
    part, *rest = scene.parts
    turn = panel.speaking
    now = turn.utterances if turn else ()
    own = replace(
        scene,
        parts=(part,),
        used=(*panel.used, *(mark for each in now for mark in marks_of(each.text))),
        lately=(*_heard(panel, part.persona), *now)[-_LATELY:],
    )
    left = replace(scene, parts=tuple(rest)) if rest else None
    return replace(panel, to_speak=left), (Speak(scene=own),)


def _heard(panel: Panel, persona: PanelPersona) -> tuple[Utterance, ...]:
    """Return what was said in the last turns in which somebody was present."""
    turns = [each for each in panel.turns[-_LATELY:] if each.number >= persona.joined]
    return tuple(each for one in turns for each in one.utterances)


def spoke(panel: Panel, command: PanelSpoke) -> Step[Panel]:
    """Show what was said in a turn, as far as it is sound; the turn ends with its last voice."""
    turn = panel.speaking
    if turn is None or turn.number != command.turn:
        return panel, ()
    due = tuple(each for each in command.voices if each in turn.awaited)
    if command.voices and turn.awaited and not due:
        return panel, ()  # it has come before
    came = [each for each in command.utterances if is_sound(panel, each)]
    begun = len(turn.utterances)
    turn = _heard_in(_silent(panel, turn, came), due or turn.awaited, came)
    turn = replace(turn, spent=turn.spent + command.spent)
    panel = replace(panel, speaking=turn, spent=panel.spent + command.spent)
    shown = enumerate(turn.utterances[begun:], begun + 1)
    told: list[Effect] = [said_post(panel, turn, at, each) for at, each in shown]
    if panel.means.way is not SpeechWay.TEMPLATES and turn.utterances:
        told.append(stage_post(panel, turn))
    panel, more = _next(panel) if turn.awaited else _over(panel, turn)
    return panel, (*told, *more)


def _silent(panel: Panel, turn: PanelTurn, came: Sequence[Utterance]) -> PanelTurn:
    """Return a turn, in which the panel says once where templates had nothing new to say."""
    meant = panel.persona(turn.awaited[0]) if turn.awaited else None
    is_known = panel.means.way is not SpeechWay.TEMPLATES or turn.notice or came
    if is_known or meant is None:
        return turn
    notice = ALL_TOLD.format(panel.option_of(meant).title)
    is_new = all(each.notice != notice for each in panel.turns)
    return replace(turn, notice=notice) if is_new else turn


def _heard_in(turn: PanelTurn, due: Sequence[str], came: Sequence[Utterance]) -> PanelTurn:
    """Return a turn with what came of those whose turn it was; who asks is held until the last."""
    own = [each for each in came if each.persona in due or not turn.awaited]
    left = tuple(each for each in turn.awaited if each not in due)
    held = [each for each in own if left and each.persona in turn.awaited[-1:]]
    shown = [each for each in own if each not in held]
    if not left:
        shown += turn.held
    return replace(
        turn,
        awaited=left,
        held=(*turn.held, *held) if left else (),
        utterances=(*turn.utterances, *shown),
    )


def _over(panel: Panel, turn: PanelTurn) -> Step[Panel]:
    """Note what was said in a turn, and offer what may be asked next."""
    spoken = {each.persona for each in turn.utterances}
    next_ = bubbles(panel, turn, spoken)
    said = turn.utterances
    named = tuple(dict.fromkeys([*panel.named, *(x for each in said for x in each.criteria)]))
    turn = replace(turn, bubbles=next_, new=len(named) - len(panel.named))
    marks = [*(each for one in said for each in marks_of(one.text)), *map(mark_of, next_)]
    panel = replace(
        panel,
        turns=(*panel.turns, turn),
        used=(*panel.used, *marks)[-_MARKS:],
        named=named,
        speaking=None,
        to_speak=None,
        waiting=() if panel.ended else panel.waiting,
    )
    return panel, (next_post(turn), *_gathered(panel, turn))


def _gathered(panel: Panel, turn: PanelTurn) -> tuple[Effect, ...]:
    """Return what is searched for once personas exist that nobody has searched for before."""
    means = panel.means
    if not (means.searches and means.way is SpeechWay.STREAM and turn.joined):
        return ()
    new = (each for each in panel.personas if each.name in turn.joined)
    return (GatherFacts(queries=tuple(panel.option_of(each).title for each in new)),)
