"""Who is in the sample team, and how they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from orchestration.language.places import likely_zone
from orchestration.model.people import Member, MemberId
from orchestration.model.times import WORKING_DAYS, Weekday, Window

_ENOUGH_DAYS: Final = 3
"""Who rules a day out leaves at least two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Persona:
    """One of the team: what they write, and how they rate.

    `when_it_hurts` is the button they press when one wish of theirs stands in the way.
    """

    member: Member
    first: Callable[[Window], str]
    when_it_hurts: str = "firm"
    stars: Mapping[str, int] = field(default_factory=lambda: {"wishes": 4, "reasons": 4})


def _days(window: Window) -> list[str]:
    """Return the names of the window's working days, in order, each once."""
    working = [day for day in window.days if Weekday.of(day) in WORKING_DAYS]
    return list(dict.fromkeys(f"{day:%A}" for day in working))


def _one_day_off(window: Window) -> str:
    days = _days(window)
    if len(days) < _ENOUGH_DAYS:
        return "I'd rather not meet before 10."
    return f"I can't do {days[1]}. Otherwise I'd rather not meet before 10."


def _late_but_not_on_the_last_day(window: Window) -> str:
    days = _days(window)
    if len(days) < _ENOUGH_DAYS:
        return "Late afternoons suit me best."
    return f"Late afternoons suit me best, but I have to leave at half past four on {days[-1]}."


def _always(words: str) -> Callable[[Window], str]:
    return lambda _: words


def _member(id_: str, name: str, zone: str, role: str) -> Member:
    return Member(MemberId(id_), name, zone, role=role, email=f"{id_}@example.org")


PERSONAS: Final = (
    Persona(
        member=_member("ana", "Ana Ribeiro", "Europe/Lisbon", "design"),
        first=_always("Mornings are best for me."),
        stars={"wishes": 5, "reasons": 4},
    ),
    Persona(
        member=_member("ben", "Ben Okafor", "Africa/Lagos", "research"),
        first=_always("Any time works, but nothing back to back please."),
        when_it_hurts="possible",
        stars={"wishes": 5, "reasons": 5},
    ),
    Persona(
        member=_member("jonas", "Jonas Weiß", "Europe/Berlin", "engineering"),
        first=_one_day_off,
        stars={"wishes": 4, "reasons": 3},
    ),
    Persona(
        member=_member("leila", "Leïla Haddad", "Europe/Paris", "sales"),
        first=_always("Between 1 and 3 works best for me."),
        when_it_hurts="possible",
    ),
    Persona(
        member=_member("mirela", "Mirela Ionașcu", "Europe/Bucharest", "finance"),
        first=_late_but_not_on_the_last_day,
    ),
    Persona(
        member=_member("priya", "Priya Raman", "Asia/Kolkata", "support"),
        first=_always("I'm free until 8pm my time."),
        stars={"wishes": 3, "reasons": 4},
    ),
)

TEAM: Final = tuple(each.member for each in PERSONAS)

_LOCALES: Final = {"ana": "pt-PT", "jonas": "de", "leila": "fr", "mirela": "ro"}

WITHOUT_ZONES: Final = tuple(
    replace(each, zone="UTC", likely_zone=likely_zone(_LOCALES.get(each.id, "en-US")))
    for each in TEAM
)
"""The same people where nobody knows in which zone they are; of some the locale tells a little."""
