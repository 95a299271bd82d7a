"""What those who manage a team have set for it or a channel: who may do what, how loud it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

Minutes = tuple[int, int]
"""From when until when, in minutes of a day; it may go over midnight."""

EVERYTHING: Final = ""
"""Stands for all that can be asked for."""

DEFAULTS: Final = "defaults"
"""Stands beside the kinds for how decisions are taken in a channel, which can be set there."""


PERSONAS: Final = "persona"
"""Stands beside the kinds for personas of people's own, which are made for panels."""


MANAGERS: Final = "managers"
"""Stands where roles do for who manages the team, and nobody else."""


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
    """What was set for a team, or for one of its channels; what was not is as usual.

    What was `said` of a channel, by the names of the fields, goes before what holds in its team.
    `openers` are pairs of what can be asked for (`EVERYTHING`, or the name of a kind) and the roles
    that may; what is not among them everybody may. `quiet` hours are on the clock of `zone`. Of
    `messages` so many are taken a minute in one channel. Of a day a language model is asked at most
    `calls` for a team, and `calls_each` for one person. The bot speaks a `language`, by its English
    name; "" as each writes.
    """

    openers: tuple[tuple[str, tuple[str, ...]], ...] = ()
    moderators: tuple[str, ...] = ()
    quiet: Minutes | None = None
    zone: str = "UTC"
    is_silent: bool = False
    messages: int | None = None
    calls: int | None = None
    calls_each: int | None = None
    language: str = ""
    said: frozenset[str] = frozenset()

    def over(self, usual: PlaceRules) -> PlaceRules:
        """Return what holds in a channel for which this was set, in a team as is `usual` there."""
        now = replace(usual, **{each: getattr(self, each) for each in self.said})
        now = replace(now, zone=self.zone) if "quiet" in self.said else now
        around = {} if EVERYTHING in dict(self.openers) else dict(usual.openers)
        return replace(now, openers=tuple({**around, **dict(self.openers)}.items()))

    def as_whole(self) -> PlaceRules:
        """Return it as it is kept of a team: everybody may is said beside who else may."""
        held = dict(self.openers)
        if not held.get(EVERYTHING):
            held = {kind: roles for kind, roles in held.items() if roles}
        return replace(self, openers=tuple(held.items()), said=frozenset())

    def saying(self, name: str, value: object) -> PlaceRules:
        """Return it with something set, which goes before what holds around it."""
        changed: dict[str, Any] = {name: value, "said": self.said | {name}}
        return replace(self, **changed)

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
