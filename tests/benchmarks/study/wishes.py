"""What a simulated member truly wishes, in a form of this study's own.

Nothing of the engine is used here: plain local datetimes, and nobody's reading of any words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

DAYS = ("mon", "tue", "wed", "thu", "fri")
STEP = timedelta(minutes=15)
DAY = timedelta(days=1)


class About(StrEnum):
    """What a wish is about; `other` says nothing about a start ("a clear agenda")."""

    WITHIN = "within"
    OUTSIDE = "outside"
    NOTICE = "notice"
    AT_MOST = "at most"
    ANY = "any"
    OTHER = "other"


class Weight(StrEnum):
    """How much a wish matters, from what decides who can come down to what is merely nice."""

    MUST = "must"
    STRONGLY = "strongly"
    PREFERS = "prefers"
    MILDLY = "mildly"


@dataclass(frozen=True)
class Occasion:
    """A meeting to be found: its day's working hours as local datetimes, its length, and now."""

    opens: datetime
    closes: datetime
    length: timedelta
    now: datetime

    @property
    def starts(self) -> tuple[datetime, ...]:
        """Every start, a quarter of an hour apart, whose meeting fits into the working hours."""
        room = (self.closes - self.length - self.opens) // STEP
        starts = (self.opens + step * STEP for step in range(room + 1))
        return tuple(start for start in starts if start >= self.now)


@dataclass(frozen=True)
class Wish:
    """One true wish: `first` to `last` since midnight on `days`, or an `amount` of time.

    `weight` is how much it truly matters, `said` how much its author's words make of it.
    """

    about: About
    weight: Weight = Weight.PREFERS
    said: Weight = Weight.PREFERS
    first: timedelta = timedelta(0)
    last: timedelta = DAY
    days: tuple[str, ...] = DAYS
    amount: timedelta = timedelta(0)

    def met(self, start: datetime, occasion: Occasion) -> bool | None:
        """Tell whether a start meets it; None where no start says anything about it."""
        match self.about:
            case About.NOTICE:
                return start - occasion.now >= self.amount
            case About.AT_MOST:
                return occasion.length <= self.amount
            case About.ANY:
                return True
            case About.OTHER:
                return None
            case _:
                return self._met_by_hours(start, start + occasion.length)

    def _met_by_hours(self, start: datetime, end: datetime) -> bool:
        midnight = start.replace(hour=0, minute=0)
        first, last = midnight + self.first, midnight + self.last
        named = DAYS[start.weekday()] in self.days
        if self.about is About.WITHIN:
            return named and first <= start and end <= last
        return not named or end <= first or last <= start


_HOURS = r"(?P<first>\d\d:\d\d)-(?P<last>\d\d:\d\d)(?: on (?P<days>[a-z,]+))?"
_WISH = re.compile(
    r"(?P<said>must|strongly|prefers|mildly) "
    rf"(?:(?P<about>within|outside) {_HOURS}|notice (?P<notice>\d+)h|at most (?P<most>\d+)min)"
    r"(?:, in truth (?P<weight>strongly|prefers|mildly))?"
)


def wish_of(notation: str) -> Wish:
    """Return the wish that a line of company.yaml stands for; ValueError where it is none."""
    if notation in ("any", "other"):
        return Wish(About(notation))
    found = _WISH.fullmatch(notation)
    if not found:
        raise ValueError(f"{notation!r} is no wish: expected a line as at the top of company.yaml")
    said = Weight(found["said"])
    weight = Weight(found["weight"]) if found["weight"] else said
    if found["notice"]:
        return Wish(About.NOTICE, weight, said, amount=timedelta(hours=int(found["notice"])))
    if found["most"]:
        return Wish(About.AT_MOST, weight, said, amount=timedelta(minutes=int(found["most"])))
    days = tuple(found["days"].split(",")) if found["days"] else DAYS
    first, last = _since_midnight(found["first"]), _since_midnight(found["last"])
    return Wish(About(found["about"]), weight, said, first, last, days)


def _since_midnight(clock: str) -> timedelta:
    hours, minutes = map(int, clock.split(":"))
    return timedelta(hours=hours, minutes=minutes)
