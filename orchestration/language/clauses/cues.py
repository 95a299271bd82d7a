"""What the items of a line are to a statement: times, and words that say how they are meant."""

from __future__ import annotations

from orchestration.language.grammar import Item
from orchestration.language.values import (
    About,
    Clock,
    Dates,
    DayName,
    Edge,
    Except,
    Hours,
    Length,
    Meridian,
    MonthName,
    Num,
    Offset,
    OptionNamed,
    PartName,
    PerDay,
    Reach,
    Recurring,
    Shade,
    Stance,
    Times,
    TopicNamed,
    UnitName,
    When,
    ZoneName,
)
from orchestration.language.words.marks import TAKEN_BACK, TAKEN_BACK_ABOUT

TIMES = (When, Hours, Recurring, Dates, Times)
PARTS_OF_TIMES = (
    *TIMES,
    *(Clock, DayName, Edge, Length, Meridian, MonthName, Num, Offset, PartName, Reach, UnitName),
    ZoneName,
)
_KINDS_OF_PARTS = frozenset(PARTS_OF_TIMES)
_CUES = frozenset({Stance, About, PerDay, OptionNamed, TopicNamed})
TAKES_BACK = frozenset({TAKEN_BACK, TAKEN_BACK_ABOUT})
WEAK = (Shade.RAISE, Shade.LOWER, Shade.IF_NEED_BE, Shade.FREE_PERIOD, Shade.ONLY, Shade.LARGELY)
STOPS = frozenset({".", "!", "?", ";", "\n", "…"})
LINKS = frozenset({",", "and", "or", "so", "-", "&", "then", "plus", "("})
AHEAD = 40  # items looked at to see whether something more is said


def is_part_of_time(item: Item) -> bool:
    """Whether an item belongs to a time; by its exact type, since each item is asked often."""
    return type(item.value) in _KINDS_OF_PARTS


def excepts(item: Item) -> bool:
    """Whether an item holds an exception: "except Mondays", "9 to 5 except noon"."""
    times = isinstance(item.value, Times) and bool(item.value.but)
    return times or isinstance(item.value, Except)


def is_about(item: Item) -> bool:
    """Whether an item names something else that can be wished for."""
    return isinstance(item.value, (About, PerDay, OptionNamed, Length))


def is_cue(item: Item) -> bool:
    """Whether an item says how somebody stands to something."""
    if isinstance(item.value, Shade):
        return item.value not in WEAK
    return type(item.value) in _CUES or item.word in TAKES_BACK
