"""Where the segments of a list end: "Tuesday I can't, Wednesday from 10".

A day belongs to what its own segment says of it. Where that is a no, it ends with the segment: the
next day has a word of its own, or hours of its own, or has to be asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.cues import AHEAD, STOPS, is_cue, is_part_of_time
from orchestration.language.clauses.entries import begins_with_hours, names_hours
from orchestration.language.english.small_words import (
    ADDING,
    ARTICLES,
    BOUNDS,
    COPULA,
    EXCEPTING,
    FILLER,
    JOINS,
    SUBJECTS,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.values import (
    Dates,
    DayName,
    MonthName,
    Num,
    PartName,
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
ENDS = frozenset({",", "/", "|"})
_ENDS = ENDS | {"-"}
_AHEAD_OF_A_WEEK = frozenset({"in", "the", "then", "rather"})
_BEFORE_A_DAY = frozenset({"on", "at", "the", "from", "for", "then"})
_NEGATIONS = frozenset({Shade.NOT, Shade.NEVER})
_REFUSING = _NEGATIONS | {Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED}
_HAD = frozenset({Shade.HAVE, Shade.ENGAGED})
_ONE_END = BOUNDS | {"from"}
_FREE = frozenset({"free", "clear", "open", "empty"})
COMPARING = frozenset({"than", ">"})
_AMONG_TIMES = ENDS | JOINS | ARTICLES
_STATING = COPULA | COMPARING | EXCEPTING
_ENDS_A_SEGMENT = STOPS | _ENDS


class Statement:
    """What has been said since the last boundary.

    `finished`: something makes a statement of it, understood or not. `hours`, `timed`: hours, or
    any time, are named. `led`: a verdict stands ahead of the times. `parted`: it stands between a
    day and its hours ("Tuesday I'm free from noon"). `has`: it tells what somebody has then.
    `denied`: something is not so; `refused`: the day that was named last is not.
    """

    def __init__(self) -> None:
        self.led = False
        self._begin()

    def _begin(self) -> None:
        self.finished = self.hours = self.timed = self.parted = self._day_ahead = False
        self._day = self._named = self._period = self._part = False
        self.refused = self._denies = self._denied_ahead = self._limits = False
        self._in_words = self._only_is = self.judges = self._hedged = self.has = False
        self.denied = self._keeps = False

    def take(self, item: Item) -> None:
        """Go on with the next item of a line."""
        if item.word in STOPS or item.word == "so":
            self._begin()
            self.led = self.led and item.word != "so"
            return
        if item.word in _ENDS:
            self._named = False
        elif isinstance(item.value, _DAYS) or self._opens_with(item):
            self._take_day(item)
        elif _refuses(item):
            self.refused = self.refused or self._named
            self._denies = isinstance(item.value, Shade) and item.value in _NEGATIONS
        self._in_words = self._named and (isinstance(item.value, Shade) or _is_word(item))
        if _states(item):
            self._only_is = item.word in COPULA and (self._only_is or not self.finished)
            self.finished = True
        self._take_time(item)

    def _take_day(self, item: Item) -> None:
        """Begin with another day, behind what has been denied of the next."""
        self._denied_ahead = self._denied_ahead or self._denies
        self._day_ahead = self._day_ahead or not self.finished
        self._day, self._named, self.refused, self._denies = True, True, False, False
        self._period, self._part = _is_period(item), isinstance(item.value, PartName)

    def _take_time(self, item: Item) -> None:
        if names_hours(item):
            self.hours = True
            self.parted = self.parted or (self._day_ahead and self.finished)
        self.timed = self.timed or is_part_of_time(item)
        self._limits = self._limits or (self._denies and item.word in BOUNDS)
        if isinstance(item.value, Stance):
            self.led = self.led or not self.timed
            self._keeps = False
        elif isinstance(item.value, Shade):
            self._take_shade(item.value)
        self.judges = self.judges or (not self.timed and _refuses(item))

    def _take_shade(self, shade: Shade) -> None:
        self._hedged = self._hedged or shade is Shade.LOWER
        self.has = self.has or shade in _HAD
        self.denied = self.denied or shade in _NEGATIONS
        if shade is Shade.RESERVE and not self.timed:  # kept, and not yet said for what
            self._keeps = True

    def stands(self, line: Line, at: int) -> bool:
        """Whether it stands for itself before a link; "Mon sure, Tue not" does by its comma.

        A mere verb does not before an "and": "I'm on Tuesday and Wednesday at a fair".
        """
        if self._keeps and _goes_on_to_free(line, at + 1):
            return False  # "please keep Tuesday and Thursday free"
        if line[at].word == ",":
            return self.finished or self._in_words or (self._hedged and self.timed)
        return self.finished and not self._only_is

    def refuses(self, line: Line, at: int) -> bool:
        """Whether an item parts a segment that says no from one with another day.

        Behind a no that leads its days only hours tell that another day may be none of them:
        "I can't do Tuesday, Wednesday from 10".
        """
        joined = line[at].word in JOINS and self.refused
        if not self._day and self._limits and line[at].word == ",":
            return begins_with_hours(line, at + 1)  # "nothing after 4, Tuesday at 10"
        if not self._day or not (joined or line[at].word in _ENDS):
            return False
        day = _day_at(line, at + 1, self._period, self._part)
        if day is None or _adds(line, day + 1):
            return False
        if self.refused and not joined:
            return True
        ahead = self._denied_ahead and not self.hours
        return (joined or ahead) and _bounds(line, day)

    def _opens_with(self, item: Item) -> bool:
        """Whether a part of the day stands where a day would: "Vormittags nicht"."""
        return isinstance(item.value, PartName) and not self._named


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


def _goes_on_to_free(line: Line, at: int) -> bool:
    """Whether nothing but more times stands before it is said that they are to be free."""
    rest = line[at : at + AHEAD]
    free = next((n for n, item in enumerate(rest) if item.word in _FREE), 0)
    return free > 0 and all(is_part_of_time(x) or x.word in _AMONG_TIMES for x in rest[:free])


def _states(item: Item) -> bool:
    """Whether an item makes a statement of what stands before it, understood or not."""
    return is_cue(item) or item.word in _STATING or isinstance(item.value, Strange)


def _is_word(item: Item) -> bool:
    return isinstance(item.value, Token) and item.word.isalpha() and item.word not in _BEFORE_A_DAY


def _refuses(item: Item) -> bool:
    if isinstance(item.value, Stance):
        return item.value.polarity is Polarity.AGAINST
    return isinstance(item.value, Shade) and item.value in _REFUSING


def _day_at(line: Line, at: int, period: bool, part: bool) -> int | None:
    """Where a day stands that a segment begins with; None where it is joined, or there is none.

    `period`: a week or a month is named before, and another is no narrower. `part`: a part of the
    day is named without one.
    """
    for n, item in enumerate(line[at : at + 3], start=at):
        if part and isinstance(item.value, PartName):
            return n
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
    ends = at + 1 >= len(line) or line[at + 1].word in _ENDS_A_SEGMENT
    return ends and at < len(line) and line[at].word in ADDING


def _bounds(line: Line, at: int) -> bool:
    """Whether hours with one end follow a day: "Wednesday from 10"."""
    rest = [item for item in line[at : at + 4] if not isinstance(item.value, _DAYS)]
    return len(rest) > 1 and rest[0].word in _ONE_END and is_part_of_time(rest[1])


def closes_a_span(line: Line, at: int) -> bool:
    """Whether an "and" joins the ends of a span: "between noon and 3 would be great"."""
    if line[at].word != "and":
        return False
    begin = at
    while begin and is_part_of_time(line[begin - 1]):
        begin -= 1
    return 0 < begin < at and line[begin - 1].word == "between"


def with_weeks_set_off(line: Line) -> Line:
    """Put a "but" between two weeks of which only the first is denied."""
    if not any(_is_week(item) for item in line):
        return line
    return [
        replace(item, word="but") if item.word == "," and _names_the_other_week(line, at) else item
        for at, item in enumerate(line)
    ]


def _names_the_other_week(line: Line, at: int) -> bool:
    """Whether of two weeks the first is denied, the second left: "not next week, the one after"."""
    denied = [item for item in line[max(0, at - 3) : at] if item.word not in _AHEAD_OF_A_WEEK]
    left = [item for item in line[at + 1 : at + 8] if item.word not in _AHEAD_OF_A_WEEK]
    if len(denied) < 2 or denied[-2].value is not Shade.NOT or not left:
        return False
    stop = next((n for n, item in enumerate(left) if item.word in STOPS), len(left))
    courtesy = all(each.word in FILLER or each.value is Shade.RAISE for each in left[1:stop])
    return courtesy and _is_week(denied[-1]) and _is_week(left[0])


def _is_week(item: Item) -> bool:
    return isinstance(item.value, Dates) and item.value.grain is Grain.WEEK
