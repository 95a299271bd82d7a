"""Who is in the sample team, and how they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from orchestration.language.places import likely_zone
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Visibility
from orchestration.model.times import WORKING_DAYS, Weekday, Window

_ENOUGH_DAYS: Final = 5
"""So many working days hold one for each of four of the team to rule out, and one that is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Persona:
    """One of the team: what they write, in which everybody's days differ, and how they rate.

    `shows` is who may see their wishes, and `when_it_hurts` the button they press when one of them
    stands in the way.
    """

    member: Member
    first: Callable[[Window], str]
    shows: Visibility = Visibility.PRIVATE
    when_it_hurts: str = "firm"
    stars: Mapping[str, int] = field(default_factory=lambda: {"wishes": 4, "reasons": 4})


def _days(window: Window) -> list[str]:
    """Return the names of the window's working days, in order, each once."""
    working = [day for day in window.days if Weekday.of(day) in WORKING_DAYS]
    return list(dict.fromkeys(f"{day:%A}" for day in working))


def _by_days(words: str, otherwise: str) -> Callable[[Window], str]:
    """Return words in which days of the window are named by number, or others where it is short."""

    def first(window: Window) -> str:
        days = _days(window)
        return words.format(*days) if len(days) == _ENOUGH_DAYS else otherwise

    return first


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
        first=_by_days(
            "I'm off on {4}. {2} would be best for me.",
            "Any time works, but nothing back to back please.",
        ),
        shows=Visibility.SHARED,
        stars={"wishes": 5, "reasons": 5},
    ),
    Persona(
        member=_member("jonas", "Jonas Weiß", "Europe/Berlin", "engineering"),
        first=_by_days(
            "I can't do {0}. Between 1 and 3 works best for me.",
            "I'd rather not meet before 10.",
        ),
        stars={"wishes": 4, "reasons": 3},
    ),
    Persona(
        member=_member("leila", "Leïla Haddad", "Europe/Paris", "sales"),
        first=_by_days(
            "I can't do {1}. I have to leave at 2 on {3}.",
            "Between 1 and 3 works best for me.",
        ),
        when_it_hurts="possible",
    ),
    Persona(
        member=_member("mirela", "Mirela Ionașcu", "Europe/Bucharest", "finance"),
        first=_by_days(
            "I'm away on {2}, and on {3} until 2.",
            "Late afternoons suit me best.",
        ),
    ),
    Persona(
        member=_member("priya", "Priya Raman", "Asia/Kolkata", "support"),
        first=_by_days(
            "Evenings are fine with me. {3} would be best.",
            "Evenings are fine with me.",
        ),
        shows=Visibility.SHARED,
        stars={"wishes": 3, "reasons": 4},
    ),
)

PART: Final = _by_days("I can't do {3}.", "Mornings are best for me.")
"""What the newcomer has said in the sample: it is the day that is left to all the others."""

TEAM: Final = tuple(each.member for each in PERSONAS)

_LOCALES: Final = {"ana": "pt-PT", "jonas": "de", "leila": "fr", "mirela": "ro"}

WITHOUT_ZONES: Final = tuple(
    replace(each, zone="UTC", likely_zone=likely_zone(_LOCALES.get(each.id, "en-US")))
    for each in TEAM
)
"""The same people where nobody knows in which zone they are; of some the locale tells a little."""
