"""A small hour behind an evening is one of it: "evening suits me, say 7", "abends, so um 8"."""

from __future__ import annotations

from dataclasses import replace

from orchestration.language.clauses.cues import is_part_of_time
from orchestration.language.grammar import Item, Line
from orchestration.language.times.rules.hours import oclock
from orchestration.language.values import Clock, Meridian, Num, PartName
from orchestration.language.words.marks import INSTEAD
from orchestration.model.times import TimeFrame

_EVENING = "evening"
_AHEAD = frozenset({INSTEAD, "at", "around", "about"})
_ENDS = frozenset({".", "!", "?", "\n"})
_EARLIEST, _LATEST = 4, 11
_NEAR = 4


def hours_of_evenings(line: Line, frame: TimeFrame) -> Line:
    """Put the hours of evenings in place of numbers that are told of one in the same sentence.

    Any other time between them ends what is told: "evenings, or Tuesday at 8".
    """
    if not any(_is_evening(item) for item in line):
        return line
    put: Line = []
    evening = False
    for at, item in enumerate(line):
        led = evening and bool(put) and put[-1].word in _AHEAD
        hour = _hour(item, frame) if led and not _has_its_half(line, at) else None
        if hour:
            put.append(replace(item, value=replace(hour, meridian=Meridian.PM), word=""))
            continue
        ends = item.word in _ENDS or is_part_of_time(item)
        evening = _is_evening(item) or (evening and not ends)
        put.append(item)
    return put


def _is_evening(item: Item) -> bool:
    return isinstance(item.value, PartName) and item.value.name == _EVENING


def _has_its_half(line: Line, at: int) -> bool:
    """Whether the half of the day is said behind an hour: "at 8 in the morning"."""
    return any(isinstance(item.value, PartName | Meridian) for item in line[at + 1 : at + _NEAR])


def _hour(item: Item, frame: TimeFrame) -> Clock | None:
    """The clock of a number or a clock that has no half of the day yet."""
    said = item.value
    if isinstance(said, Num) and not said.ordinal:
        said = oclock(frame, said)
    fits = isinstance(said, Clock) and said.meridian is None and _EARLIEST <= said.hour <= _LATEST
    return said if fits and isinstance(said, Clock) else None
