"""What somebody who proposes options is given, as the paper's coordinator is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What can be proposed: `most` of these starts, the last `candidate` among them.

    `served` is how many members the candidate has suited; `minutes` is how long the meeting takes.
    """

    starts: tuple[datetime, ...]
    minutes: int
    zone: str
    most: int
    candidate: datetime | None = None
    served: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ListToChoose:
    """What can be proposed of a list: `most` of its options, in words with what is known of each.

    The last `candidate`, by its place, is among them; `served` is how many members it has suited.
    """

    options: tuple[str, ...]
    most: int
    candidate: int | None = None
    served: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Stated:
    """What one member wishes, in words made from typed fields, on the clocks of their zone.

    `unplaced` are words of their own that nobody has made a wish of; `needed` is whether an option
    has to suit them.
    """

    zone: str
    wishes: tuple[str, ...]
    unplaced: tuple[str, ...] = ()
    needed: bool = False
