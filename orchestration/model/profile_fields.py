"""Which fields of people's profiles on a platform say what somebody is: an operator names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from orchestration.model.errors import BadInput
from orchestration.model.organisation import Position

_WHAT: Final = ("role", "responsibilities", "seniority", "manager", "team", "collaborators")
_HIGHEST: Final = 1000
_DAYS_A_YEAR: Final = 365.25


@dataclass(frozen=True, slots=True)
class ProfileFields:
    """By what of a position which field says it, in small letters; none by itself."""

    named: Mapping[str, str] = field(default_factory=dict)

    def position(self, told: Mapping[str, str], today: date) -> Position:
        """Return what a profile says, by the names of its fields in small letters.

        Who has been there since a day is as senior as the years that they have begun.
        """
        said = {what: told.get(name, "").strip() for what, name in self.named.items()}
        return Position(
            role=said.get("role") or None,
            responsibilities=_parts(said.get("responsibilities", "")),
            seniority=_seniority(said.get("seniority", ""), today),
            manager=said.get("manager", "").casefold(),
            team=said.get("team", "").casefold(),
            collaborators=tuple(x.casefold() for x in _parts(said.get("collaborators", ""))),
        )


def read_profile_fields(name: str, said: str) -> ProfileFields:
    """Return the fields of a setting: `role=title, seniority=start_date, manager=Manager`."""
    named: dict[str, str] = {}
    for each in filter(None, (part.strip() for part in said.split(","))):
        what, _, called = (half.strip() for half in each.partition("="))
        if what not in _WHAT or not called or what in named:
            raise BadInput(name, each, f"FIELD=NAME, each once, FIELD one of {', '.join(_WHAT)}")
        named[what] = called.casefold()
    return ProfileFields(named)


def _parts(said: str) -> tuple[str, ...]:
    return tuple(part for each in said.split(",") if (part := each.strip()))


def _seniority(said: str, today: date) -> int:
    if said.isascii() and said.isdecimal():
        return min(int(said), _HIGHEST)
    try:
        days = (today - date.fromisoformat(said)).days
    except ValueError:
        return 0
    return min(int(days / _DAYS_A_YEAR) + 1, _HIGHEST) if days >= 0 else 0
