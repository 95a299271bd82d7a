"""A meal that is asked for as a meeting, and the hours that it binds: "Friday lunch with @ana"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import time
from typing import Final

from orchestration.language.inviting.invitation import ORGANISER
from orchestration.model.message_context import MeetingRequest
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.times import Dated, Weekly

_HOURS: Final = {
    "breakfast": (time(8), time(10)),
    "frühstück": (time(8), time(10)),
    "lunch": (time(11), time(14)),
    "mittagessen": (time(11), time(14)),
    "dinner": (time(18), time(21)),
    "supper": (time(18), time(21)),
    "abendessen": (time(18), time(21)),
}
_AT_NOON: Final = (time(12), time(13))
"""What the word “lunch” says where it stands for an hour."""

_MEAL: Final = re.compile(
    r"(?<![\w-])(?P<name>(?:(?:team|group|welcome|farewell|birthday|working|business|client)[ -])?"
    rf"(?P<meal>{'|'.join(_HOURS)}))(?=\s*(?:$|[,.;:!?()\d@<]"
    r"|(?:with|on|next|this|for|in|at|about|around|tomorrow|today|please|pls|thanks|and|mit|am|im|nächste"
    r"|diese|morgen|heute|bitte|für|mon|tue|wed|thu|fri|sat|sun|diens|mitt|donners|frei|sams|sonn)))",
    re.IGNORECASE,
)
_BESIDE: Final = re.compile(
    r"\b(?:about|over|before|after|around|during|at|no|not|without|regarding|re|über|vor|nach|beim|zum)"
    r"\s+(?:the\s+|our\s+|a\s+|das\s+|dem\s+)?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Meal:
    """A meal, as it is called, and between which hours it is."""

    name: str
    start: time
    end: time


def meal_in(text: str) -> Meal | None:
    """Return the meal that a text asks for; None where it only speaks of one."""
    for found in _MEAL.finditer(text):
        if not _BESIDE.search(text[: found.start()]):
            return Meal(found["name"], *_HOURS[found["meal"].casefold()])
    return None


def with_meal(request: MeetingRequest, meal: Meal) -> MeetingRequest | None:
    """Return a request in a meal's hours, which is what it is about; None where it names others."""
    wanted = [each for each in request.times if each.polarity is Polarity.FOR]
    if any(hours not in (None, _AT_NOON) for each in wanted for hours in _hours(each)):
        return None
    bound = Preference(
        author=ORGANISER,
        kind=Kind.TIME,
        polarity=Polarity.FOR,
        strength=Strength.MUST,
        applies=Weekly(start=meal.start, end=meal.end),
        restatement="",
    )
    others = tuple(each for each in request.times if each not in wanted)
    return replace(request, subject=request.subject or meal.name, times=(bound, *others))


def _hours(wish: Preference) -> Iterator[tuple[time | None, time | None] | None]:
    """Yield the hours of a wish, on the clock it was said on; None for whole days."""
    if isinstance(wish.applies, Weekly):
        has_hours = wish.applies.start or wish.applies.end
        yield (wish.applies.start, wish.applies.end) if has_hours else None
    elif isinstance(wish.applies, Dated):
        for moment in wish.applies.moments:
            start, end = moment.start, moment.end
            clock = (start.time(), end.time() if end else None)
            yield None if clock == (time(), time()) else clock
    else:
        yield (None, None)
