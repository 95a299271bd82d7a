"""What may be said to everyone of why an option stands first: public facts, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from orchestration.privacy import PublicReason


class Reach(StrEnum):
    """Whom the times of a search work for: only this one for everyone, this one too, or none."""

    ONLY = "only"
    TOO = "too"
    NONE = "none"
    NOT_SAID = "not said"


@dataclass(frozen=True, slots=True)
class LocalTime:
    """A part of the day, and where it is that: `late afternoon` in `Europe`."""

    part: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Why `option` stands first; `stretch` is what was searched, `everyone` who is meant by it.

    `read_on` tells of each reason whether it goes on from the name that it begins with.
    """

    option: str
    local: tuple[LocalTime, ...] = ()
    reasons: tuple[PublicReason, ...] = ()
    reach: Reach = Reach.NOT_SAID
    stretch: str = ""
    everyone: str = "everyone"
    read_on: tuple[bool, ...] = ()
