"""What somebody was asked, with their answer in its place."""

from __future__ import annotations

from dataclasses import replace

from orchestration.interaction.layout import Layout, Line, Lines, Look, Text
from orchestration.interaction.layouts.parts import screen
from orchestration.interaction.wording import anything_noted, word
from orchestration.views.member import MeetingQuestion, ReadBack


def noted(view: ReadBack, asked: MeetingQuestion) -> Layout:
    """Return a question with the answer in it that anything goes, and what is assumed beside it."""
    said, listed = anything_noted(of_times=view.of_times), _assumed(view)
    words = "\n".join([word(asked), said, *(f"• {each.words}" for each in listed)])
    lines = (Lines(listed),) if listed else ()
    parts = (Text(word(asked)), Text(said, Look.QUIET), *lines)
    return Layout(words=words, parts=parts, times=screen(asked).times)


def _assumed(view: ReadBack) -> tuple[Line, ...]:
    """Return what is assumed of somebody, and what they have taken back of that."""
    shown = screen(replace(view, preferences=(), is_whole=False))
    return next(each.lines for each in shown.parts if isinstance(each, Lines))
