"""What is seen of a choice that repeats."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.layout import Button, Layout, Look, Text
from orchestration.interaction.layouts.parts import instant_of, row, screen
from orchestration.interaction.wording import word
from orchestration.interaction.wording.series import about_series
from orchestration.model.people import MemberId
from orchestration.views.series import LeftOutNote, SeriesCard

SKIP: Final = "skip-next"
STOP: Final = "stop-repeating"


@screen.register
def _(view: SeriesCard, organiser: MemberId | None = None) -> Layout:
    del organiser
    skip = Button(SKIP, "Leave the next one out", f"{view.number}")
    buttons = () if view.stopped or view.is_over else (row(skip, Button(STOP, "Stop repeating")),)
    lines = map(Text, about_series(view))
    return Layout(
        words=word(view),
        parts=(Text(view.subject, Look.STRONG, own=True), *lines, *buttons),
        times=(instant_of(view.next_at),),
    )


@screen.register
def _(view: LeftOutNote, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view)),), times=(instant_of(view.due),))
