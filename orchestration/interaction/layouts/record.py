"""The review of a decision as a layout."""

from __future__ import annotations

from orchestration.interaction.layout import Button, Layout, Text
from orchestration.interaction.layouts.parts import row, screen
from orchestration.interaction.wording import VERDICTS, asks_whether_it_holds, said_in_review, word
from orchestration.model.people import MemberId
from orchestration.views.channel import ReviewQuestion

REVIEWED = "reviewed"
"""The action of the buttons of a review; its value is `NUMBER/VERDICT`."""


@screen.register
def _(view: ReviewQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    answers = (
        Button(REVIEWED, label.capitalize(), f"{view.number}/{verdict}")
        for verdict, label in VERDICTS.items()
    )
    said = map(Text, said_in_review(view.answers))
    return Layout(words=word(view), parts=(Text(asks_whether_it_holds(view)), *said, row(*answers)))
