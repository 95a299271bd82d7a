"""Decisions found again, as one message to who asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orchestration.interaction.answers import said
from orchestration.interaction.layout import (
    LONGEST_CHOICE,
    Button,
    Buttons,
    Layout,
    Link,
    Part,
    Text,
)
from orchestration.interaction.layouts.parts import row, times_of
from orchestration.interaction.wording import dated, outcome, said_in_review
from orchestration.model.people import SessionId
from orchestration.views.record import DecisionRecord

MORE: Final = "more-decisions"
"""The action of the button for those below; its value says how many were shown, and the words."""

EXPORT: Final = "export-decisions"
"""The action of the button that gives one's own decisions as files; its value are the words."""

AT_ONCE: Final = 5
_LONGEST_WORDS: Final = LONGEST_CHOICE - 6
NONE_ABOUT: Final = "Nothing about “{words}”; the latest:"
NOTHING_FOUND: Final = "Nothing that you can see was decided{about}."

LinkTo = Callable[[SessionId], str | None]


def decisions_found(
    records: Sequence[DecisionRecord], words: str, link: LinkTo, shown: int = 0, lead: str = ""
) -> Layout:
    """Show decisions, those that come behind so many `shown`: a few at once."""
    page = records[shown : shown + AT_ONCE]
    if not page:
        return said(NOTHING_FOUND.format(about=f" about “{words}”" if words else " yet"))
    parts: list[Part] = [Text(lead)] if lead else []
    for each in page:
        parts.append(Text(line_of(each)))
        if address := link(each.session):
            parts.append(Link("Its record", address))
    parts.append(others(records, words, shown + len(page)))
    lines = [*filter(None, [lead]), *map(line_of, page)]
    when = [
        when
        for each in page
        for when in times_of(each.announced.zone, each.announced.option, *each.announced.more)
    ]
    return Layout(words="\n".join(lines), parts=tuple(parts), times=tuple(when))


def latest_instead(records: Sequence[DecisionRecord], words: str, link: LinkTo) -> Layout:
    """Say that no decision is about what somebody asks for, and show the latest."""
    return decisions_found(records, "", link, lead=NONE_ABOUT.format(words=words))


def others(records: Sequence[DecisionRecord], words: str, shown: int) -> Buttons:
    """Return the buttons for those that come behind so many `shown`, and for all as files."""
    left, value = len(records) - shown, words[:_LONGEST_WORDS]
    more = [Button(MORE, f"{left} more", f"{shown} {value}")] if left > 0 else []
    return row(*more, Button(EXPORT, "Export", value))


def line_of(record: DecisionRecord) -> str:
    """Return a decision in one line: when, what, and whether it still holds."""
    announced = record.announced
    line = f"{dated(announced.decided_at)} · {outcome(announced)}"
    if record.answers:
        line += f" {dated(record.answers[-1].at)}: {' '.join(said_in_review(record.answers))}"
    return line
