"""What people mean by words about time, as data: one page, which a workspace can set for itself.

PROTOCOL.md, section 2, has the defaults; `language/conventions.py` says in words what else holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import time

Hours = tuple[time | None, time | None]
OwnHours = tuple[time, time]


@dataclass(frozen=True, slots=True, kw_only=True)
class Conventions:
    """What words about time are taken to mean in a workspace.

    A part of the day is a pair (from, to) of local hours; None is the start or the end of the day.
    """

    early_morning: Hours = (None, time(9))
    morning: Hours = (None, time(12))
    midday: Hours = (time(11), time(14))
    lunch: Hours = (time(12), time(13))
    afternoon: Hours = (time(12), time(18))
    late_afternoon: Hours = (time(15), time(18))
    evening: Hours = (time(18), None)
    first_thing: Hours = (None, time(10))
    last_thing: Hours = (time(16), time(18))
    end_of_day: time = time(17)

    day: OwnHours = (time(8), time(18))
    """Everybody's own day, on their own clock, where those who are to meet have several clocks."""

    first_morning_hour: int = 7
    """Said without am or pm, hours from this one on are in the morning, those before it are not."""
    week_begins: int = 0
    """The first day of "this week" and "next week", as `date.weekday()`: Monday is 0, Sunday 6."""
    next_is_coming: bool = False
    """Whether "next Friday" is the first Friday after today; else it is that of next week."""
    until_includes: bool = True
    """Whether the day itself belongs to "until Friday"; to "before Friday" it never does."""
    month_first: bool | None = None
    """Whether 5/12 is the twelfth of May; None: as people write it in the author's zone."""

    engagement_minutes: int = 60
    """How long an engagement "at 3" takes."""
    short_meeting_minutes: int = 30
    buffer_minutes: int = 15
    notice_minutes: int = 24 * 60
    weeks_ahead: int = 8
    """Without a window: how long something without an end goes on."""

    @property
    def late_day(self) -> Hours:
        """The hours against which “not too late” is said."""
        return self.end_of_day, None

    def __post_init__(self) -> None:
        if not 0 <= self.week_begins <= 6:
            raise ValueError(
                f"week_begins must be from 0 (Monday) to 6 (Sunday), got {self.week_begins}"
            )
        if self.day[1] <= self.day[0]:
            first, last = (f"{at:%H:%M}" for at in self.day)
            raise ValueError(f"day must be two times of day in order, got {first} and {last}")
        if not 1 <= self.first_morning_hour <= 12:
            raise ValueError(
                f"first_morning_hour must be from 1 to 12, got {self.first_morning_hour}"
            )


USUAL = Conventions()
"""What words mean where nobody has said otherwise."""
