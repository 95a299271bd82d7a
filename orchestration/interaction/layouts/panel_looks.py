"""What is seen of a panel by who looks at it."""

from __future__ import annotations

from orchestration.interaction.layout import Layout, Look, Table, Text
from orchestration.interaction.layouts.parts import screen
from orchestration.interaction.wording import listed, word
from orchestration.interaction.wording.panel_looks import (
    has_said,
    not_asked,
    turn_in_words,
    who_is,
)
from orchestration.model.people import MemberId
from orchestration.views.panel import CriterionShown, PanelHistory, PanelSummary, PersonaCard


@screen.register
def _(view: PanelHistory, organiser: MemberId | None = None) -> Layout:
    del organiser
    turns = [Text(turn_in_words(each)) for each in view.turns]
    return Layout(words=word(view), parts=(Text("So far", Look.STRONG), *turns))


@screen.register
def _(view: PanelSummary, organiser: MemberId | None = None) -> Layout:
    del organiser
    tables = [_table(group, rows) for group, rows in view.groups if rows]
    none = [] if tables else [Text("No criterion was named yet.")]
    return Layout(
        words=word(view), parts=(*none, *tables, Text(not_asked(view.unasked), Look.QUIET))
    )


def _table(group: str, rows: tuple[CriterionShown, ...]) -> Table:
    cells = tuple(
        (each.name, listed(each.holders) or "nobody", ", ".join(f"{x} {y}" for x, y in each.values))
        for each in rows
    )
    return Table(group or "What was named", ("criterion", "who cares", "what each has"), cells)


@screen.register
def _(view: PersonaCard, organiser: MemberId | None = None) -> Layout:
    del organiser
    facts = Table(view.persona.option, ("criterion", "value"), view.facts)
    told = Text(has_said(view), Look.QUIET)
    parts = (Text(who_is(view)), *((facts,) if view.facts else ()), told)
    return Layout(words=word(view), parts=parts)
