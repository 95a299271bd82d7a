"""What the patterns of the grammar of time are made of: classes of words, and types of values."""

from __future__ import annotations

from typing import Final

from orchestration.language.english.small_words import COUNTED
from orchestration.language.english.time_classes import CLASSES
from orchestration.language.grammar import Grammar
from orchestration.language.values import (
    About,
    Clock,
    Dates,
    DayName,
    DottedPair,
    Edge,
    Except,
    Hours,
    Junk,
    Length,
    Meridian,
    MonthName,
    Num,
    Offset,
    PartName,
    PartOfToday,
    Reach,
    Recurring,
    Shade,
    SlashPair,
    Stance,
    Times,
    UnitName,
    When,
    ZoneName,
)
from orchestration.language.words.tokens import Strange

_CLASSES: Final = CLASSES | {
    "counted": COUNTED,
    "per-day": frozenset({"per day"}),
    "held": COUNTED | {"one", "slot"},
}
_TYPES: Final[dict[str, tuple[type, ...]]] = {
    each.__name__: (each,)
    for each in (
        *(Clock, Dates, DayName, Edge, Except, Hours, Junk, Length, Meridian, MonthName, Num),
        *(Offset, PartName, Reach, Recurring, SlashPair, Times, UnitName, When),
    )
} | {
    "Dotted": (DottedPair,),
    "Limit": (About,),
    "Zone": (ZoneName,),
    "Hour": (Clock, Num),
    "Bound": (Clock, Num, DottedPair),
    "Days": (Recurring, Dates),
    "Piece": (When, Hours, Recurring, Dates, Times),
    "Tonight": (PartOfToday,),
    "Strange": (Strange,),
    "Stance": (Stance,),
    "Said": (Shade,),
    "Daily": (Num, Recurring, Dates, When),
}
GRAMMAR: Final = Grammar(_CLASSES, _TYPES)
