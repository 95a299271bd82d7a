"""Who is in the sample team, and how they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from orchestration.language.words.places import likely_zone
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Visibility
from orchestration.model.times import WORKING_DAYS, Weekday, Window

_ENOUGH_DAYS: Final = 5
"""So many working days are named in what each of them writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Persona:
    """One of the team: what they write, and how they rate.

    In `words` days of the window go by number: each of the team has another that is taken. Where
    there are fewer it is `otherwise`. `shows` is who may see it, and `when_it_hurts` the button
    that they press when one of their wishes stands in the way.
    """

    member: Member
    words: str
    otherwise: str
    shows: Visibility = Visibility.PRIVATE
    when_it_hurts: str = "firm"
    stars: Mapping[str, int] = field(default_factory=lambda: {"wishes": 4, "reasons": 4})

    def first(self, window: Window) -> str:
        """Return what they write first."""
        working = [day for day in window.days if Weekday.of(day) in WORKING_DAYS]
        days = list(dict.fromkeys(f"{day:%A}" for day in working))
        return self.words.format(*days) if len(days) == _ENOUGH_DAYS else self.otherwise


def _member(id_: str, name: str, zone: str, role: str) -> Member:
    return Member(MemberId(id_), name, zone, role=role, email=f"{id_}@example.org")


PERSONAS: Final = (
    Persona(
        member=_member("ana", "Ana Ribeiro", "Europe/Lisbon", "design"),
        words="I can't do {3}.",
        otherwise="Mornings are best for me.",
        stars={"wishes": 5, "reasons": 4},
    ),
    Persona(
        member=_member("ben", "Ben Okafor", "Africa/Lagos", "research"),
        words="I'm off on {4}. {2} would be best for me.",
        otherwise="Any time works, but nothing back to back please.",
        shows=Visibility.SHARED,
        stars={"wishes": 5, "reasons": 5},
    ),
    Persona(
        member=_member("jonas", "Jonas Weiß", "Europe/Berlin", "engineering"),
        words="I can't do {0}. Between 1 and 3 works best for me.",
        otherwise="I'd rather not meet before 10.",
        stars={"wishes": 4, "reasons": 3},
    ),
    Persona(
        member=_member("leila", "Leïla Haddad", "Europe/Paris", "sales"),
        words="I can't do {1}. I have to leave at 2 on {3}.",
        otherwise="Between 1 and 3 works best for me.",
        when_it_hurts="possible",
    ),
    Persona(
        member=_member("mirela", "Mirela Ionașcu", "Europe/Bucharest", "finance"),
        words="I'm away on {2}, and on {3} until 2.",
        otherwise="Late afternoons suit me best.",
    ),
    Persona(
        member=_member("priya", "Priya Raman", "Asia/Kolkata", "support"),
        words="Evenings are fine with me. {3} would be best.",
        otherwise="Evenings are fine with me.",
        shows=Visibility.SHARED,
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
