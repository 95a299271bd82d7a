"""What a panel shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final
from zlib import crc32

from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.panel.commands import FocusPanel, OpenPanel
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.kept.needs import seen_by, standing
from orchestration.kinds.panel.kept.sharing import needs_of
from orchestration.kinds.panel.options.landscape import landscape
from orchestration.kinds.panel.state import PanelSession, PanelSource, PanelTurn
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.model.options import option_name
from orchestration.model.panel import PanelPersona, SpeechWay, Utterance
from orchestration.sessions.effects import Post
from orchestration.views.panel import (
    NeedShown,
    PanelDecided,
    PanelDecides,
    PanelFocus,
    PanelNext,
    PanelOverview,
    PanelStage,
    PanelTask,
    PanelWakes,
    PersonaSays,
    PersonaShown,
    SourceTaken,
)
from orchestration.views.speaker import PORTRAITS, Speaker

UNKNOWN: Final = "unknown"
TO_DECIDE: Final = "“Let’s decide” puts these to the vote of all who were here."
_TO_POLL: Final = "To put these to the whole channel: “/convene poll {options}?”"
_OVER: Final = "{by} is done, so this panel is over."
_CARD: Final = "card"
_BESIDE: Final = (
    "“{ask}” is asked beside this, in a thread of its own. What you need, and what each of you has "
    "on their card, goes along as far as it fits there."
)

RESTS_AFTER: Final = timedelta(weeks=1)
"""So long nothing is said to a panel before it rests; it wakes once somebody writes."""
_SEARCH: Final = ("a search",)


def persona_shown(panel: PanelSession, persona: PanelPersona) -> PersonaShown:
    """Return a persona at a glance."""
    return PersonaShown(
        letter=option_name(panel.personas.index(persona)),
        name=persona.name,
        emoji=persona.emoji,
        option=panel.option_of(persona).title,
        criteria=tuple(map(shown, persona.criteria)),
        line=persona.line,
        is_removed=persona.name in panel.removed,
    )


def overview(panel: PanelSession) -> PanelOverview:
    """Return a panel at a glance."""
    names = {each.id: each.name for each in panel.members}
    selected = [(names.get(who, ""), chosen) for who, chosen in panel.selected.items() if chosen]
    return PanelOverview(
        asked=panel.asked,
        by=panel.organiser.name,
        personas=tuple(persona_shown(panel, each) for each in panel.personas),
        turns=len(panel.turns),
        criteria=sum(each.new for each in panel.turns),
        without_new=without_new(panel),
        needs=_needs_shown(panel),
        talks_to=tuple(selected),
        sources=(*(each.name for each in panel.sources), *_SEARCH[: panel.means.searches]),
        is_over=panel.ended is not None,
        is_deciding=panel.decision is not None,
        decided=panel.decided,
        is_private=panel.is_private,
        spent=panel.spent,
    )


def _needs_shown(panel: PanelSession) -> tuple[NeedShown, ...]:
    """Return what is needed, each once; that on which people differ rules nothing out."""
    shared = {each.words: each for each in needs_of(panel)}
    once = {each.words: shared.get(each.words, replace(each, firm=False)) for each in panel.needs}
    return tuple(NeedShown(each.words, each.firm, each.is_known) for each in once.values())


def without_new(panel: PanelSession) -> int:
    """Return in how many of the last turns no criterion was named that was new."""
    new = [at for at, each in enumerate(panel.turns, 1) if each.new]
    return len(panel.turns) - (new[-1] if new else 0)


def next_post(turn: PanelTurn) -> Post:
    """Return what the channel is shown after a turn: what may come next."""
    view = PanelNext(turn=turn.number, bubbles=turn.bubbles, queue=turn.queue, notice=turn.notice)
    return Post(name=f"turn/{turn.number}/next", view=view, thread=_CARD)


def stage_post(panel: PanelSession, turn: PanelTurn) -> Post:
    """Return how far a turn is that a language model writes, and in the end what it has cost."""
    tasks = {SpeechWay.STREAM: PanelTask.STREAM, SpeechWay.APART: PanelTask.IN_TURN}
    is_first = turn.intent == Intent.FIRST and panel.means.way is SpeechWay.APART
    came = (*turn.utterances, *turn.held)
    view = PanelStage(
        task=PanelTask.BLIND if is_first else tasks[panel.means.way],
        is_over=not turn.awaited,
        ready=len(came),
        waits_for=turn.awaited,
        stood_in=tuple(each.persona for each in came if each.stands_in),
        spent=turn.spent,
        in_all=panel.spent,
    )
    return Post(name=f"turn/{turn.number}/stage", view=view, thread=_CARD)


def said_post(panel: PanelSession, turn: PanelTurn, at: int, said: Utterance) -> Post:
    """Return what the channel is shown of what somebody says, as so many-th of a turn."""
    persona = panel.persona(said.persona)
    assert persona is not None
    view = PersonaSays(
        persona=persona_shown(panel, persona),
        text=said.text,
        criteria=said.criteria,
        options=said.options,
        joins=turn.number > 1 and persona.name in turn.joined,
    )
    speaker = Speaker(persona.name, persona.emoji, portrait=portrait_of(panel, persona))
    name = f"turn/{turn.number}/{at}"
    return Post(name=name, view=view, speaker=speaker, thread=_CARD)


def portrait_of(panel: PanelSession, persona: PanelPersona) -> int | None:
    """Return which picture a persona has for life; None where people gave it an emoji instead.

    They follow each other as the personas have joined, so no two of a panel are the same.
    """
    if any(each.name == persona.name and each.emoji for each in panel.own):
        return None
    first = crc32(panel.seed.encode())
    return (first + panel.personas.index(persona)) % PORTRAITS


def taken(panel: PanelSession, source: PanelSource, *, is_new: bool) -> Post:
    """Return what the channel is told of a document that somebody has handed in."""
    by = panel.member(source.by)
    view = SourceTaken(
        name=source.name, by=by.name if by else "", passages=source.passages, is_new=is_new
    )
    return Post(name=f"source/{source.id}", view=view, thread=_CARD)


def focus(panel: PanelSession, command: FocusPanel) -> PanelFocus:
    """Return personas beside each other, by what their options have."""
    named = [each for name in command.personas if (each := panel.persona(name))]
    personas = named or list(panel.present)
    columns = [x for each in command.criteria for x in mentions(each, panel.catalogue, ()).criteria]
    held = [each.name for each in panel.catalogue.criteria]
    rows = tuple(
        (
            shown(each),
            tuple(_opinion(panel, x, each, personas) for x in personas),
        )
        for each in dict.fromkeys(columns or held)
    )
    return PanelFocus(personas=tuple(each.name for each in personas), rows=rows)


def _opinion(
    panel: PanelSession, persona: PanelPersona, criterion: str, beside: Sequence[PanelPersona]
) -> str:
    """Return what one has to say of a criterion beside others: `best here: 269 g`."""
    field = landscape(panel.catalogue)
    value = fact(panel.catalogue, persona.option, criterion).value or UNKNOWN
    own = field.value(persona.option, criterion)
    others = [x for each in beside if (x := field.value(each.option, criterion)) is not None]
    if own is None or max(others) - min(others) < _LEVEL:
        return value
    if max(others) - own < _LEVEL:
        return f"best here: {value}"
    is_last = len(others) > _PAIR and own - min(others) < _LEVEL
    return f"weakest here: {value}" if is_last else value


_LEVEL: Final = 0.02
_PAIR: Final = 2


def to_poll(panel: PanelSession) -> str:
    """Return how what a panel speaks for is put to all of a channel."""
    titles = list(dict.fromkeys(panel.option_of(each).title for each in panel.present))
    told = " or ".join(filter(None, (", ".join(titles[:-1]), *titles[-1:])))
    return _TO_POLL.format(options=told)


def over(panel: PanelSession) -> Post:
    """Return what those who are there are told as a panel ends."""
    further = TO_DECIDE if len(panel.members) > 1 else to_poll(panel)
    notice = f"{_OVER.format(by=panel.organiser.name)} {further}"
    view = PanelNext(turn=len(panel.turns), bubbles=(), notice=notice)
    return Post(name="over", view=view, thread=_CARD)


def decides(panel: PanelSession, opening: OpenChoice) -> Post:
    """Return what the thread is told as its people decide, with what the panel has to say of it."""
    assert opening.advice is not None
    view = PanelDecides(
        by=opening.organiser.name,
        people=tuple(each.name for each in opening.members),
        advice=opening.advice,
    )
    return Post(name=f"decision/{panel.decisions}", view=view, thread=_CARD)


def decided(panel: PanelSession, outcome: str) -> Post:
    """Return what the thread is told of how that has ended; "" is without an outcome."""
    holder = next((x.name for x in panel.personas if panel.option_of(x).title == outcome), "")
    view = PanelDecided(outcome=outcome, persona=holder)
    return Post(name=f"decided/{panel.decisions}", view=view, thread=_CARD)


def asks_beside(panel: PanelSession, opening: OpenPanel) -> Post:
    """Return what the thread is told as another panel is asked within it."""
    notice = _BESIDE.format(ask=opening.ask)
    view = PanelNext(turn=len(panel.turns), bubbles=(), notice=notice)
    return Post(name=f"beside/{opening.session}", view=view, thread=_CARD)


def rested(panel: PanelSession, at: datetime) -> tuple[Post, ...]:
    """Return what is told as a panel goes on after a week in which nothing was said; else nothing.

    It is what was said to be needed, who is still in, and what was decided since.
    """
    since = at - (panel.active_at or at)
    if since < RESTS_AFTER:
        return ()
    needs = needs_of(panel)
    field = seen_by(landscape(panel.catalogue), needs)
    there = [each for each in panel.present if not standing(field, needs, each.option).out]
    view = PanelWakes(
        days=since.days,
        needs=_needs_shown(panel),
        there=tuple(persona_shown(panel, each) for each in there),
        decided=panel.decided,
    )
    return (Post(name=f"wakes/{panel.number}", view=view, thread=_CARD),)
