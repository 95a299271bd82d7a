"""What words become on their way to a preference: small typed values that rules compose.

Time of day: `Clock` → `Hours`. Days: `Recurring` or `Dates`. Both: `When`; several: `Times`.
What is said about a time: `Stance` and the other cues.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, time
from enum import Enum, auto

from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Grain, Weekday


class Meridian(Enum):
    """Which half of the day a clock time was said to lie in."""

    AM = auto()
    PM = auto()


class Unit(Enum):
    """A unit of time."""

    MINUTE = auto()
    HOUR = auto()
    DAY = auto()
    WEEK = auto()
    MONTH = auto()
    WEEKEND = auto()


class Reach(Enum):
    """Which one of several is meant, seen from now."""

    LAST = -1
    THIS = 0
    NEXT = 1
    COMING = 2
    AFTER_NEXT = 3


class Edge(Enum):
    """A part of a longer stretch: its beginning, middle or end, or what is left of it."""

    BEGINNING = auto()
    MIDDLE = auto()
    END = auto()
    LATE = auto()
    REST = auto()
    FIRST_HALF = auto()
    SECOND_HALF = auto()


@dataclass(frozen=True, slots=True)
class Num:
    """A number in words or digits; `digits` is how many were written, 0 for words."""

    n: int
    ordinal: bool = False
    digits: int = 0


@dataclass(frozen=True, slots=True)
class DottedPair:
    """Two numbers with a dot: half past two, or a price, or a version."""

    first: int
    second: int
    digits: int


@dataclass(frozen=True, slots=True)
class SlashPair:
    """A month and a day with a slash."""

    month: int
    day: int


@dataclass(frozen=True, slots=True)
class Junk:
    """Looks like a date or a time and is none: 14PM, February 30; `reason` where it is another."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class DayName:
    """A weekday as a word; `plural` for "Mondays"."""

    day: Weekday
    plural: bool = False


@dataclass(frozen=True, slots=True)
class MonthName:
    """A month as a word."""

    month: int


@dataclass(frozen=True, slots=True)
class UnitName:
    """A unit as a word; `plural` for "weeks"."""

    unit: Unit
    plural: bool = False


@dataclass(frozen=True, slots=True)
class PartName:
    """A part of the day as a word, named as in `PartsOfDay`; `plural` for "mornings"."""

    name: str
    plural: bool = False


@dataclass(frozen=True, slots=True)
class ZoneName:
    """A zone as words; `zone` is empty where it could be several."""

    zone: str


@dataclass(frozen=True, slots=True)
class Offset:
    """A day counted from today."""

    days: int


@dataclass(frozen=True, slots=True)
class PartOfToday:
    """A word for a part of this day: "tonight"."""

    part: str


@dataclass(frozen=True, slots=True)
class Length:
    """A length of time: "30 minutes", "two weeks"."""

    count: int
    unit: Unit

    @property
    def minutes(self) -> int | None:
        """In minutes, where that is a fixed number."""
        each = {Unit.MINUTE: 1, Unit.HOUR: 60, Unit.DAY: 1440, Unit.WEEK: 10080}.get(self.unit)
        return self.count * each if each else None


@dataclass(frozen=True, slots=True)
class Clock:
    """A time of day as said; without `meridian`, hours up to 12 may lie in either half."""

    hour: int
    minute: int = 0
    meridian: Meridian | None = None
    grain: Grain = Grain.HOUR
    sure: bool = False
    second: int = 0


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of a day; None is its start or its end; equal ends are a point."""

    start: time | None
    end: time | None
    grain: Grain = Grain.HOUR


@dataclass(frozen=True, slots=True)
class Hours:
    """Pieces of a day.

    `loose`: said without am or pm. `latent`: bare numbers that may be no time. `part`: the part of
    the day it was named by. `zone`: where it was said to hold, empty where that is ambiguous.
    `opens`: by "from", which says more clearly than "after" that somebody is there from then on.
    `lasts`: by "until", which says how long somebody is there, and "before" does not.
    `limit`: said to be one ("at the earliest"), so that what lies beyond it is ruled out.
    `of_break`: said of a break that is named beside them ("lunch 12-1").
    """

    stretches: tuple[Stretch, ...]
    plural: bool = False
    zone: str | None = None
    loose: bool = False
    latent: bool = False
    part: str | None = None
    opens: bool = field(default=False, compare=False)
    lasts: bool = field(default=False, compare=False)
    limit: bool = field(default=False, compare=False)
    of_break: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Recurring:
    """Weekdays without a date; `plural` if said of each of them."""

    days: tuple[Weekday, ...]
    every: int = 1
    plural: bool = False
    universal: bool = False


@dataclass(frozen=True, slots=True)
class Dates:
    """Days on the calendar, each span with its last day; `grain` as stated.

    `limit`: said to be one ("Thursday at the latest"), and which end of them it is.
    """

    spans: tuple[tuple[date, date], ...]
    grain: Grain = Grain.DAY
    open: bool = False
    whole: bool = False
    limit: Shade | None = field(default=None, compare=False)


Days = Recurring | Dates


@dataclass(frozen=True, slots=True)
class When:
    """Hours on days; None is all of them."""

    days: Days | None = None
    hours: Hours | None = None


@dataclass(frozen=True, slots=True)
class Times:
    """Several pieces of time, any of them, without the pieces excepted."""

    whens: tuple[When, ...]
    but: tuple[When, ...] = ()


@dataclass(frozen=True, slots=True)
class Except:
    """What is taken out of something said before, or of all (`of_all`): "anything but Monday"."""

    whens: tuple[When, ...]
    of_all: bool = False


@dataclass(frozen=True, slots=True)
class Stance:
    """A word that is for or against; `denied` is its strength under a negation.

    `joint`: a proposal to all ("let's"), which states nothing about its author. `able`: it says
    when somebody can come, so that what is excepted is when they cannot. `accepts`: it says that
    something is possible, not that it is wished for. `hint`: it says so only by a hint.
    """

    polarity: Polarity
    strength: Strength = Strength.PREFERS
    denied: Strength = Strength.PREFERS
    wish: bool = False
    joint: bool = False
    able: bool = False
    accepts: bool = False
    hint: bool = False


class Shade(Enum):
    """A word that changes how much something matters, or what about it."""

    __hash__ = object.__hash__  # that of an Enum is slow, and each clause asks often

    RAISE = auto()
    LOWER = auto()
    ONLY = auto()
    MUST = auto()
    NOT = auto()
    NEVER = auto()
    BUSY = auto()
    BLOCKED = auto()
    ENGAGED = auto()
    FREE_PERIOD = auto()
    FLEXIBLE = auto()
    PURPOSE = auto()
    RESERVE = auto()
    HELD = auto()
    ENDS = auto()
    BEGINS = auto()
    IF_NEED_BE = auto()
    ORDER = auto()
    EVERYONE = auto()
    HAVE = auto()
    ACTIVITY = auto()
    DISTURBED = auto()
    KEPT = auto()
    UNSURE = auto()
    ELSE = auto()
    LARGELY = auto()
    PRESENT = auto()


class Place(Enum):
    """How people can meet."""

    REMOTE = "remote"
    IN_PERSON = "in person"
    HYBRID = "hybrid"


@dataclass(frozen=True, slots=True)
class About:
    """A word that names what else a wish can be about; `place` for how to meet.

    `inverse` where the word is what is to be avoided ("back to back"), `short` for a short length.
    """

    kind: Kind
    place: Place | None = None
    inverse: bool = False
    short: bool = False


@dataclass(frozen=True, slots=True)
class PerDay:
    """So many meetings on one day."""

    most: int


@dataclass(frozen=True, slots=True)
class OptionNamed:
    """One or several of the options on the table; `refused`: "none of these".

    `rank`: its place, from 0, in an order of `ranked` options.
    """

    ids: tuple[str, ...]
    refused: bool = False
    rank: int | None = None
    ranked: int = 0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody named, by their ids; several where the name is shared."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TopicNamed:
    """What is to be talked about, in its author's own words."""

    words: str
