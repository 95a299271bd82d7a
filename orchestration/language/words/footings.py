"""What the last line says of all times above it: "Tue 9-11", "Wed 2-4", "can't do any of these"."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import Protocol, TypeVar

from orchestration.language.english.small_words import CONDITIONS, CONTRASTS, EXCEPTING
from orchestration.language.values import Shade, Stance
from orchestration.language.words.headings import sense, value_of
from orchestration.language.words.lasting import is_all_day
from orchestration.language.words.rows import Row
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Vocabulary
from orchestration.model.preferences import Polarity

_TURNING = CONDITIONS | CONTRASTS | EXCEPTING | {",", ";", "?", "maybe", "perhaps"}
_DENYING = frozenset({Shade.NOT, Shade.NEVER})
_FEWEST = 2


class Timed(Protocol):
    """A line: its tokens, those without its end, and whether it is nothing but a time."""

    @property
    def row(self) -> Row:
        """All of it."""

    @property
    def body(self) -> Row:
        """What is in it."""

    @property
    def lead(self) -> int:
        """Where its time ends."""

    @property
    def is_time(self) -> bool:
        """Whether it is nothing but a time."""


L = TypeVar("L", bound=Timed)


def footed(lines: Sequence[L], make: Callable[[Row], L], words: Vocabulary) -> Sequence[L]:
    """Return lines, each time with what the last line says of it, and without that line."""
    last = next((n for n in reversed(range(len(lines))) if lines[n].body), 0)
    run = list(takewhile(lambda each: _is_time(each) or not each.body, reversed(lines[:last])))
    several = sum(map(_is_time, run)) >= _FEWEST or any(_has_a_comma(each.body) for each in run)
    row = lines[last].row
    comma = next((n for n, token in enumerate(row) if token.text == ","), len(row))
    meant = _said_of_all([x for x in row[:comma] if x.text != "\n"], words) if several else ""
    if not meant:
        return lines
    above = [make(_with(each, meant)) if _is_time(each) else each for each in reversed(run)]
    rest = [make(row[comma + 1 :])] if comma < len(row) else []  # "^ booked, rest is free"
    return [*lines[: last - len(run)], *above, *rest, *lines[last + 1 :]]


def _has_a_comma(body: Row) -> bool:
    return any(token.text == "," for token in body)


def _is_time(line: Timed) -> bool:
    return line.is_time or (line.lead > 0 and is_all_day(line.body[line.lead :]))


def _with(line: Timed, meant: str) -> Row:
    end = line.body[-1].end
    return [*line.body, Token(meant, end, end), *(x for x in line.row if x.text == "\n")]


def _said_of_all(body: Row, words: Vocabulary) -> str:
    """The word for how all times are meant at which a line points; nothing where it says more."""
    texts = {token.text for token in body}
    values = [value_of(token, words) for token in body]
    if texts.isdisjoint(words.headings.pointing) or _turns(texts, values):
        return ""
    stances = [value for value in values if isinstance(value, Stance)]
    if any(value in _DENYING for value in values):
        return words.headings.busy if _are_possible(stances) else ""  # "not sure about these"
    meant = sense(body, values, words)
    return meant if meant in (words.headings.busy, words.headings.free) else ""


def _turns(texts: Collection[str], values: Sequence[object]) -> bool:
    """Whether something depends, is doubtful, or is set against what is above."""
    turned = any(isinstance(value, Alias) and value in _TURNING for value in values)
    return turned or not _TURNING.isdisjoint(texts)


def _are_possible(stances: Sequence[Stance]) -> bool:
    """Whether what is denied is that something is possible: not "nothing against these"."""
    return bool(stances) and all(each.polarity is not Polarity.AGAINST for each in stances)
