"""What those who manage a team have set for it: who may do what, and how loud the bot is there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

Minutes = tuple[int, int]
"""From when until when, in minutes of a day; it may go over midnight."""

EVERYTHING: Final = ""
"""Stands for all that can be asked for."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """What somebody is in a team: whether they manage it, and the roles that they have."""

    manages: bool = False
    roles: frozenset[str] = frozenset()

    def has(self, roles: Iterable[str]) -> bool:
        """Tell whether they have one of some roles, or manage the team."""
        return self.manages or not self.roles.isdisjoint(roles)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRules:
    """What was set for a team; what was not is as usual.

    `openers` are pairs of what can be asked for (`EVERYTHING`, or the name of a kind) and the roles
    that may; what is not among them everybody may. `quiet` hours are on the clock of `zone`. Of
    `messages` so many are taken a minute in one channel.
    """

    openers: tuple[tuple[str, tuple[str, ...]], ...] = ()
    moderators: tuple[str, ...] = ()
    quiet: Minutes | None = None
    zone: str = "UTC"
    is_silent: bool = False
    messages: int | None = None

    def may_open(self, kind: str) -> tuple[str, ...]:
        """Return the roles that may ask for something of a kind; () is everybody."""
        held = dict(self.openers)
        return held.get(kind, held.get(EVERYTHING, ()))

    def is_quiet_at(self, minute: int) -> bool:
        """Tell whether nobody is to be disturbed at a minute of the day."""
        if self.is_silent or self.quiet is None:
            return self.is_silent
        first, last = self.quiet
        return first <= minute < last if first <= last else not last <= minute < first


AS_USUAL: Final = PlaceRules()
"""Nothing was set."""
