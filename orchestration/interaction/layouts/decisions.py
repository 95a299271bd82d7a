"""Decisions found again, as one message to who asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orchestration.interaction.answers import said
from orchestration.interaction.layout import LONGEST_CHOICE, Button, Layout, Link, Part, Text
from orchestration.interaction.layouts.parts import row
from orchestration.interaction.wording import VERDICTS, dated, outcome
from orchestration.model.people import SessionId
from orchestration.views.record import DecisionRecord

MORE: Final = "more-decisions"
"""The action of the button for those below; its value says how many were shown, and the words."""

AT_ONCE: Final = 5
NOTHING_FOUND: Final = "Nothing that you can see was decided{about}."

LinkTo = Callable[[SessionId], str | None]


def decisions_found(
    records: Sequence[DecisionRecord], words: str, link: LinkTo, shown: int = 0
) -> Layout:
    """Show decisions, those that come behind so many `shown`: a few at once."""
    page = records[shown : shown + AT_ONCE]
    if not page:
        return said(NOTHING_FOUND.format(about=f" about “{words}”" if words else " yet"))
    parts: list[Part] = []
    for each in page:
        parts.append(Text(line_of(each)))
        if address := link(each.session):
            parts.append(Link("Its record", address))
    left = len(records) - shown - len(page)
    if left:
        value = f"{shown + len(page)} {words}"[:LONGEST_CHOICE]
        parts.append(row(Button(MORE, f"{left} more", value)))
    return Layout(words="\n".join(map(line_of, page)), parts=tuple(parts))


def line_of(record: DecisionRecord) -> str:
    """Return a decision in one line: when, what, and whether it still holds."""
    announced = record.announced
    line = f"{dated(announced.decided_at)} · {outcome(announced)}"
    if record.answers:
        last = record.answers[-1]
        line += f" {dated(last.at)}: “{VERDICTS[last.verdict]}”, says {last.name}."
    return line
