"""Hours on the clock of somebody who is called by their name: “after 3pm Lena's time”."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

_AT: Final = r"(?P<at>(?:\d|noon|midday|morning|afternoon|evening|mittag|abend)[^.;!?\n]{0,20}?\b)"
_THEIRS: Final = (
    r"(?:['’]s?|s)? (?:own |local |eigener? |lokaler? )?"
    r"(?P<noun>time ?zone|time|clock|zeitzone|zeit)\b"
)
_ENGLISH: Final = ("time", "clock")


def in_named_clocks(words: str, people: Iterable[tuple[str, str]]) -> str:
    """Return words that call a clock by its place, where they call it by one of these people.

    Of each it is known what they are called, and in which zone they are. A first name that several
    have is nobody's, unless all of them are in one zone.
    """
    for name, zone in _clocks(people).items():
        city = zone.rsplit("/", 1)[-1].replace("_", " ")
        pattern = rf"{_AT}{re.escape(name)}{_THEIRS}"
        words = re.sub(pattern, partial(_of_place, city), words, flags=re.IGNORECASE)
    return words


def _of_place(city: str, found: re.Match[str]) -> str:
    is_english = found["noun"].casefold().startswith(_ENGLISH)
    return f"{found['at']}{city} {'time' if is_english else 'Zeit'}"


def _clocks(people: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """Return the zones of people by their names, first names among them, the longest first."""
    zones: dict[str, set[str]] = {}
    for name, zone in people:
        for called in {name, name.split(" ", 1)[0]}:
            zones.setdefault(called, set()).add(zone)
    only = {name: next(iter(each)) for name, each in zones.items() if name and len(each) == 1}
    return {name: only[name] for name in sorted(only, key=len, reverse=True)}
