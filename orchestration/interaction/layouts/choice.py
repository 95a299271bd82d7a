"""What is seen of a choice beyond what is seen of every decision."""

from __future__ import annotations

from orchestration.interaction.layout import Button, Card, Layout, Look, Text
from orchestration.interaction.layouts.channel import organisers_row
from orchestration.interaction.layouts.parts import instant_of, row, screen
from orchestration.interaction.wording import word
from orchestration.interaction.wording.channel import how_far
from orchestration.interaction.wording.choice import asked_and_listed, settled_by_lot
from orchestration.model.people import MemberId
from orchestration.views.choice import ChoiceCard, ChoiceQuestion


@screen.register
def _(view: ChoiceCard, organiser: MemberId | None = None) -> Layout:
    running = view.stage in ("intake", "vote")
    taking = view.stage == "intake"
    card = Card(
        title=view.subject,
        lines=(*asked_and_listed(view), *how_far(view)),
        state=view.stage,
        progress=(view.answered, view.of) if taking else None,
    )
    buttons = [Button("tell", "Tell me what matters")] if running else []
    buttons += [Button("propose", "Propose something")] if view.takes_proposals else []
    theirs = [organisers_row(organiser)] if running and organiser else []
    return Layout(
        words=word(view),
        parts=(
            card,
            *([Text(settled_by_lot(view), Look.QUIET)] if running else []),
            row(*buttons, Button("details", "Details")),
            *theirs,
        ),
        times=(instant_of(view.closes_at),),
    )


@screen.register
def _(view: ChoiceQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    answers = [Button("any-time", "Anything goes", look=Look.PRIMARY)]
    answers += [Button("stands", "How each stands for me …")] if view.listed else []
    answers += [Button("propose", "Propose something")] if view.takes_proposals else []
    answers.append(Button("delegate", "Leave my vote to …"))
    return Layout(words=word(view), parts=(Text(word(view)), row(*answers)))
