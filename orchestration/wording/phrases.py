"""What sentences are made of: times, lists and numbers; and `word`, which puts a view in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import singledispatch
from typing import Any

from orchestration.model.options import Slot
from orchestration.model.times import Window, zone_named


@singledispatch
def word(view: Any) -> str:  # noqa: ANN401  # dispatched on
    """Return a view as plain text; TypeError where a view has no wording."""
    raise TypeError(f"{type(view).__name__} has no wording")


def moment(slot: Slot, zone: str) -> str:
    """Return when an option is: `Thu 21 Jan, 15:00–15:45`; on its own clock without a zone."""
    clock = zone_named(zone) if zone else slot.start.tzinfo
    start, end = slot.start.astimezone(clock), slot.end.astimezone(clock)
    return f"{day(start)}, {start:%H:%M}–{end:%H:%M}"


def day(at: datetime) -> str:
    """Return a day: `Thu 21 Jan`."""
    return f"{at:%a} {at.day} {at:%b}"


def instant(when: datetime) -> str:
    """Return a point in time, on the clock it is given on: `Thu 21 Jan, 15:00`."""
    return f"{day(when)}, {when:%H:%M}"


def zoned(time: str, zone: str, named: bool) -> str:
    """Return a time with its zone, where that has to be named."""
    return f"{time} ({zone})" if named and zone else time


def span(window: Window) -> str:
    """Return a window: `11–22 Jan`, `28 Jan – 3 Feb`, `16 Feb`."""
    first, last = window.start, window.end
    if first == last:
        return f"{first.day} {first:%b}"
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day}–{last.day} {last:%b}"
    return f"{first.day} {first:%b} – {last.day} {last:%b}"


def listed(items: Sequence[str]) -> str:
    """Return words as a list in a sentence: `a, b and c`."""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def counted(number: int, one: str, many: str) -> str:
    """Return a number with its noun: `1 ballot`, `2 ballots`."""
    return f"{number} {one if number == 1 else many}"
