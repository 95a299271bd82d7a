"""What is read of a panel by who looks at it: its history, its criteria, one of its personas."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.fitting import short
from orchestration.interaction.wording.phrases import counted, listed, word
from orchestration.views.panel import (
    CriterionShown,
    PanelHistory,
    PanelSummary,
    PersonaCard,
    TurnShown,
)

_LONG: Final = 120
_MANY: Final = 6


def turn_in_words(turn: TurnShown) -> str:
    """Return a turn in a line: `3 Sally: what about rain? · Robin and Kai`."""
    asked = f"{turn.by}: " if turn.by else ""
    spoke = f" · {listed(turn.spoke)}" if turn.spoke else ""
    return f"{turn.number} {asked}{short(turn.text, _LONG)}{spoke}"


def criterion_in_words(each: CriterionShown) -> str:
    """Return who holds a criterion, and what each has: `weight (Robin): Robin 269 g, Kai 700 g`."""
    held = f" ({listed(each.holders)})" if each.holders else ""
    values = ", ".join(f"{who} {value}" for who, value in each.values)
    return f"{each.name}{held}: {values}"


def not_asked(unasked: tuple[str, ...]) -> str:
    """Return what nobody has asked about yet."""
    more = len(unasked) - _MANY
    told = [*unasked[:_MANY], *([f"{more} more"] if more > 0 else [])]
    return f"Not asked about yet: {listed(told)}." if unasked else "All criteria were asked about."


def who_is(view: PersonaCard) -> str:
    """Return who a persona is, in a sentence."""
    each = view.persona
    cares = f"cares about {listed(each.criteria)}" if each.criteria else "knows it by name alone"
    return f"{each.name} (AI) speaks for {each.option} and {cares}: {each.line}."


def has_said(view: PersonaCard) -> str:
    """Return what a persona has said last, and how often it has spoken."""
    if not view.said:
        return "It has said nothing yet."
    head = f"Said in {counted(view.messages, 'message', 'messages')}, the last of them: "
    return f"{head}“{view.said[-1]}”"


@word.register
def _(view: PanelHistory) -> str:
    return "\n".join(["So far:", *map(turn_in_words, view.turns)])


@word.register
def _(view: PanelSummary) -> str:
    lines: list[str] = []
    for group, rows in view.groups:
        lines += [*([f"{group}:"] if group else []), *map(criterion_in_words, rows)]
    return "\n".join([*(lines or ["No criterion was named yet."]), not_asked(view.unasked)])


@word.register
def _(view: PersonaCard) -> str:
    facts = [f"{name}: {value}" for name, value in view.facts]
    return "\n".join([who_is(view), *facts, has_said(view)])
