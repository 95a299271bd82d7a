"""What is offered to who is still writing a command: places for a zone, else nothing to guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from zoneinfo import available_timezones

_MOST: Final = 25
_EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    "meet": ("Q1 plan, 45 min, next week", "Retro, 1 hour with @…, in two weeks"),
    "poll": ("pizza or sushi?", "anonymous: A, B or C?"),
    "decide": ("where shall we eat?",),
    "statement": ("our view on remote work",),
    "extend": ("until Friday 17:00",),
    "settings": ("only @… may open polls", "quiet 22:00 to 7:00", "silent", "off"),
    "defaults": ("secret", "two rounds", "ranked"),
}
_ZONES: Final = sorted(each for each in available_timezones() if "/" in each)


def choices_for(data: Mapping[str, Any]) -> list[dict[str, str]]:
    """Return what a command may go on with."""
    verb: Mapping[str, Any] = next(iter(data.get("options") or ()), {})
    words = next((each["value"] for each in verb.get("options") or () if each.get("focused")), "")
    examples = () if words.strip() else _EXAMPLES.get(verb.get("name", ""), ())
    offered = _zones(words) if verb.get("name") == "zone" else examples
    return [{"name": each, "value": each} for each in offered[:_MOST]]


def _zones(words: str) -> list[str]:
    """Return zones that have these words in their name, those that begin so first."""
    sought = words.casefold().replace(" ", "_")
    found = [each for each in _ZONES if sought in each.casefold()]
    return sorted(found, key=lambda each: not each.rpartition("/")[2].casefold().startswith(sought))
