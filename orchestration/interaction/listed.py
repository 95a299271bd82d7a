"""Lists, tables and options in a platform's own markup, as far as its messages have room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.fitting import MORE, fitting, length, more, shares, within
from orchestration.interaction.layout import Button, Lines, Mark, Options, Table
from orchestration.interaction.taps import Tap, told_in, votes_of

MARKS: Final = {Mark.OK: "✓", Mark.NO: "✗", Mark.ASK: "?", Mark.GONE: "–"}
"""They stand beside words that say the same: “you can't”, “no longer”, “I couldn't place”."""

Write = Callable[[str], str]
"""Puts words into a platform's markup."""


@dataclass(frozen=True, slots=True)
class ListedRow:
    """One line of a list with its button, or the lines between two of those."""

    texts: tuple[str, ...]
    button: Button | None = None


def rows_of(part: Lines, room: int, most: int, write: Write) -> Iterator[ListedRow]:
    """Return a list as rows, at most about `room` characters of it.

    Of the lines after the first `most`, none has a button.
    """
    texts = [f"{MARKS[each.mark]} {write(each.words)}" for each in part.lines]
    kept = fitting(texts, room)
    between: list[str] = []
    for place, (line, text) in enumerate(zip(part.lines[:kept], texts, strict=False)):
        if line.button is None or place >= most:
            between.append(text)
            continue
        if between:
            yield ListedRow(tuple(between))
        between = []
        yield ListedRow((text,), line.button)
    if rest := (*between, *more(len(texts) - kept)):
        yield ListedRow(rest)


def said_of(options: Options, place: int, name: str, write: Write, still: Write) -> list[str]:
    """Return what is said of an option behind its name, what matters most first."""
    option = options.options[place]
    when = told_in(options, option)
    head = " · ".join((when, *option.facts))
    warning = [f"⚠️ {still(option.warning)}"] if option.warning else []
    return [f"{name}  {write(head)}", *warning, *(f"• {write(each)}" for each in option.reasons)]


@dataclass(frozen=True, slots=True)
class ListedOption:
    """What is said of an option, with what votes for it where one tap does."""

    lines: Sequence[str]
    tap: Tap | None


def options_of(
    options: Options, room: int, most: int, longest: int, say: Callable[[int, int], list[str]]
) -> list[ListedOption]:
    """Return the first `most` options, in about `room` characters and `longest` for each.

    `say` returns what is said of the option at a place, in lines of at most so many characters.
    """
    offered = len(options.options[:most])
    a_line = room // max(1, offered) - MORE
    told = [say(place, a_line) for place in range(offered)]
    rooms = shares([length(each) for each in told], room)
    taps = votes_of(options) if options.one_tap else [None] * offered
    return [
        ListedOption(within(lines, min(mine, longest)), tap)
        for lines, mine, tap in zip(told, rooms, taps, strict=False)
    ]


def rows_kept(part: Table, room: int, most: int) -> int:
    """Return how many rows of a table are shown: one at least, beside its caption and heads."""
    left = room - length([part.caption, *part.heads])
    return max(1, min(fitting(["\n".join(each) for each in part.rows], left), most))
