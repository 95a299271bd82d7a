"""Where the segments of a list end: "Tuesday I can't, Wednesday from 10".

A day belongs to what its own segment says of it. Where that is a no, it ends with the segment: the
next day has a word of its own, or hours of its own, or has to be asked about.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.cues import STOPS, is_cue, is_part_of_time
from orchestration.language.clauses.entries import names_hours
from orchestration.language.english.small_words import ADDING, COPULA, JOINS, SUBJECTS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import (
    Dates,
    DayName,
    MonthName,
    Num,
    Reach,
    Recurring,
    Shade,
    Stance,
    When,
)
from orchestration.language.words.tokens import Strange, Token
from orchestration.model.preferences import Polarity
from orchestration.model.times import Grain

_DAYS = (DayName, Recurring, Dates, MonthName)
_ENDS = frozenset({",", "-", "/", "|"})
_BEFORE_A_DAY = frozenset({"on", "at", "the", "from", "for", "then"})
_NEGATIONS = (Shade.NOT, Shade.NEVER)
_ELSEWHERE = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED)
_OPENS = "from"
COMPARING = frozenset({"than", ">"})


class Statement:
    """What has been said since the last boundary.

    `finished`: something makes a statement of it, understood or not. `hours`, `timed`: hours, or
    any time, are named. `led`: a verdict stands ahead of the times.
    """

    def __init__(self) -> None:
        self.led = False
        self._begin()

    def _begin(self) -> None:
        self.finished = self.hours = self.timed = False
        self._day = self._named = self._refused = self._denied_ahead = self._in_words = (
            self._period
        ) = False

    def take(self, item: Item) -> None:
        """Go on with the next item of a line."""
        if item.word in STOPS:
            self._begin()
            return
        if item.word in _ENDS:
            self._named = False
        elif isinstance(item.value, _DAYS):
            self._day, self._named, self._refused = True, True, False
            self._period = _is_period(item)
        elif _refuses(item):
            self._refused = self._refused or self._named
            denies = not self._day and item.value in _NEGATIONS
            self._denied_ahead = self._denied_ahead or denies
        self._in_words = self._named and (_is_word(item) or isinstance(item.value, Shade))
        self.finished = self.finished or _states(item)
        self.hours = self.hours or names_hours(item)
        self.timed = self.timed or is_part_of_time(item)
        self.led = self.led or (not self.timed and isinstance(item.value, Stance))

    def stands(self, link: Item) -> bool:
        """Whether it stands for itself before a link; "Mon sure, Tue not" does by its comma."""
        return self.finished or (self._in_words and link.word == ",")

    def refuses(self, line: Line, at: int) -> bool:
        """Whether an item parts a segment that says no from one with another day.

        Behind a no that leads its days only a "from" tells that another day is none of them:
        "I can't do Tuesday, Wednesday from 10".
        """
        if line[at].word not in _ENDS or not self._day:
            return False
        day = _day_at(line, at + 1, self._period)
        if day is None or _adds(line, day + 1):
            return False
        return self._refused or (self._denied_ahead and not self.hours and _opens(line, day))


def denies_either(before: Sequence[Item], after: Item) -> bool:
    """Whether a "not" between them may be of either of two times: "Tue not Wed from 10".

    A comma ahead of it tells, and so does a list of bare days.
    """
    days = bool(before) and isinstance(before[-1].value, Recurring | Dates)
    when = after.value
    return days and isinstance(when, When) and when.days is not None and when.hours is not None


def is_affirmed(items: Sequence[Item]) -> bool:
    """Whether nothing is said but a yes, which is that of the time before it."""
    yes = any(isinstance(i.value, Stance) and i.value.polarity is Polarity.FOR for i in items)
    return yes and not any(
        is_part_of_time(item) or item.word in SUBJECTS or _refuses(item) for item in items
    )


def _states(item: Item) -> bool:
    """Whether an item makes a statement of what stands before it, understood or not."""
    return is_cue(item) or item.word in COPULA | COMPARING or isinstance(item.value, Strange)


def _is_word(item: Item) -> bool:
    return isinstance(item.value, Token) and item.word.isalpha() and item.word not in _BEFORE_A_DAY


def _refuses(item: Item) -> bool:
    against = isinstance(item.value, Stance) and item.value.polarity is Polarity.AGAINST
    return against or item.value in _NEGATIONS or item.value in _ELSEWHERE


def _day_at(line: Line, at: int, period: bool) -> int | None:
    """Where a day stands that a segment begins with; None where it is joined, or there is none.

    `period`: a week or a month is named before, and another is no narrower.
    """
    for n, item in enumerate(line[at : at + 3], start=at):
        if isinstance(item.value, _DAYS) or (period and isinstance(item.value, Reach)):
            return n if period or not _is_period(item) else None
        ordinal = isinstance(item.value, Num) and item.value.ordinal
        if ordinal or item.word in JOINS or item.word not in _BEFORE_A_DAY:
            return n if ordinal else None
    return None


def _is_period(item: Item) -> bool:
    """Whether a week or a month is named, which may be that of the days before it."""
    return isinstance(item.value, Dates) and item.value.grain is not Grain.DAY


def _adds(line: Line, at: int) -> bool:
    """Whether a day is only one more of those before it: "Fridays are bad, Mondays too"."""
    ends = at + 1 >= len(line) or line[at + 1].word in STOPS | _ENDS
    return ends and at < len(line) and line[at].word in ADDING


def _opens(line: Line, at: int) -> bool:
    """Whether what follows a day is from when on: "Wednesday from 10"."""
    rest = [item for item in line[at : at + 4] if not isinstance(item.value, _DAYS)]
    return len(rest) > 1 and rest[0].word == _OPENS and is_part_of_time(rest[1])
