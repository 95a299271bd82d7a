"""Entries of a list that nothing parts: "mon fine tue not wed only", "Mon 9-11, Tue not at all".

In such a list each day is followed by what is said of it, from the first entry to the last; so a
"not" between two days belongs to the one before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from orchestration.language.clauses.cues import is_part_of_time
from orchestration.language.english.small_words import ANSWERS, BOUNDS, COPULA, JOINS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import (
    Clock,
    Dates,
    DayName,
    DottedPair,
    Hours,
    MonthName,
    Num,
    PartName,
    Recurring,
    Shade,
    Stance,
)
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Polarity
from orchestration.model.times import Grain

_DAYS = (Recurring, Dates, DayName)
_OF_DAYS = (*_DAYS, MonthName, Num)
_HOURS = frozenset({Hours, Clock, PartName, DottedPair})
_AHEAD_OF_A_DAY = frozenset({"on", "the", "then"})
_AHEAD_OF_HOURS = BOUNDS | {"from", "between", "in", "at"}
_FEWEST_ENTRIES = 2
_LONGEST_DAY = 4  # items before the colon of an entry: "Tue 12 Jan:"
_VERDICTS = frozenset(
    {Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.LOWER, Shade.IF_NEED_BE, Shade.BUSY, Shade.BLOCKED}
)
_PARTED = frozenset({",", ".", "!", "?", ";", "\n", "but", "and", "or", "because", "so"})
_IN_A_TIME = BOUNDS | {"at", "on", "in", "from", "between", "to", "-", "the", "around", "&", "/"}
_SMALL = COPULA | {"it", "that", "for", "me", "sorry", "ok", "okay", "just", "all", "so", "a"}
_IN_AN_ENTRY = _IN_A_TIME | _SMALL


def mark_entries(line: Line) -> Line:
    """Put a boundary before each entry of a list that has no marks between its entries."""
    if sum(isinstance(item.value, _DAYS) for item in line) < _FEWEST_ENTRIES:
        return line
    starts = {at for start, stop in _segments(line) for at in _entries(line, start, stop)}
    starts = {at for at in starts if not _is_of_a_week_before(line, at)}
    if not starts:
        return line
    marked: Line = []
    for at, item in enumerate(line):
        if at in starts:
            marked.append(boundary(Item(None, item.start, item.start)))
        marked.append(item)
    return marked


def boundary(item: Item) -> Item:
    """A link that separates statements of one sentence; its token is what was written there."""
    return Item(Token(item.word, item.start, item.end), item.start, item.end, ";")


def written(item: Item) -> str:
    """The word of an item, that of a boundary as it was written."""
    value = item.value
    return value.text if isinstance(value, Token) and item.word == ";" else item.word


def _segments(line: Line) -> Sequence[tuple[int, int]]:
    """Where stretches without marks or links begin and end."""
    cuts = [-1, *(at for at, item in enumerate(line) if item.word in _PARTED), len(line)]
    return [(one + 1, other) for one, other in pairwise(cuts)]


def _entries(line: Line, start: int, stop: int) -> list[int]:
    """Where all entries but the first begin; nothing where something else is said too."""
    found: list[int] = []
    timed = judged = False
    for at in range(start, stop):
        item = line[at]
        if isinstance(item.value, _DAYS) and (judged or not timed):
            if judged:
                found.append(_led_in(line, at))
            timed, judged = True, False
        elif _judges(item):
            judged = True
        elif not (is_part_of_time(item) or item.word in _IN_AN_ENTRY):
            return []
        if judged and not timed:
            return []
    return (
        found
        if judged or (len(found) > 1 and any(map(names_hours, line[found[-1] : stop])))
        else []
    )


def _is_of_a_week_before(line: Line, at: int) -> bool:
    """Whether a weekday is of a week, the only days before it: "nächste Woche geht Mi nicht"."""
    begin = max((n for n in range(at) if line[n].word in _PARTED), default=-1) + 1
    weeks = [each.value for each in line[begin:at] if isinstance(each.value, _DAYS)]
    weekday = isinstance(day := line[at].value, Recurring) and not day.plural
    return weekday and all(isinstance(x, Dates) and x.grain is Grain.WEEK for x in weeks)


def _judges(item: Item) -> bool:
    value = item.value
    return isinstance(value, Stance) or value in _VERDICTS or item.word in ANSWERS


def _led_in(line: Line, at: int) -> int:
    """Where an entry begins whose day stands here: at its "on"."""
    return at - 1 if line[at - 1].word in ("on", "the") else at


def names_hours(item: Item) -> bool:
    """Whether an item names hours, or a number that can be one."""
    number = isinstance(item.value, Num) and not item.value.ordinal
    return number or type(item.value) in _HOURS


def refuses_a_day(line: Line, at: int) -> bool:
    """Whether a day is ruled out behind others with hours: "Mon 9-11, Tue after 2, Wed never".

    Of each of several days ("Mondays before 10, Fridays never") it may be said of all.
    """
    day = line[at].value if at < len(line) else None
    if not isinstance(day, _DAYS) or getattr(day, "plural", False):
        return False
    denied = False
    end = at + 1
    while end < len(line) and isinstance(line[end].value, Dates):
        end += 1  # "Wed 20.1. not at all"
    while (
        end + 1 < len(line) and line[end].word in JOINS and isinstance(line[end + 1].value, _DAYS)
    ):
        end += 2  # "thurs + fri never"
    for item in line[end:]:
        if item.word in _PARTED:
            break
        against = isinstance(item.value, Stance) and item.value.polarity is Polarity.AGAINST
        denied = denied or against or item.value in (Shade.NOT, Shade.NEVER, Shade.BUSY)
        if is_part_of_time(item):
            return False
    return denied


def _is_day(line: Line, at: int) -> bool:
    return at < len(line) and isinstance(line[at].value, _DAYS)


def begins_with_hours(line: Line, at: int) -> bool:
    """Whether another day and its hours follow, as in what was said: "…, on Wed from 10 to 11"."""
    while at < len(line) and line[at].word in _AHEAD_OF_A_DAY:
        at += 1
    if not _is_day(line, at):
        return False
    only = at + 1 < len(line) and line[at + 1].value is Shade.ONLY
    hours = line[at + 1 + only : at + 3 + only]
    led = bool(hours) and hours[0].word in _AHEAD_OF_HOURS
    return any(map(names_hours, hours if led else hours[:1]))


def begins_entry(line: Line, at: int, hours: bool, said: bool) -> bool:
    """Whether a list goes on with another day and what is said of it: "Tue: 14-16, Wed: no".

    `hours`: some are named before, `said`: something is.
    """
    stop = at
    while stop < len(line) and stop - at < _LONGEST_DAY and isinstance(line[stop].value, _OF_DAYS):
        stop += 1
    if stop == at or stop == len(line):
        return False
    if line[stop].word == ":":
        return not _dates_its_weekday(line, at)
    if (hours or said) and _limits_hours(line[stop : stop + 2]):
        return True  # "Wed at 2, Fri only until 12"
    return hours and (refuses_a_day(line, at) or _is_judged_alone(line, at, stop))


def ends_an_exception(line: Line, at: int) -> bool:
    """Whether hours taken out end here, and another day follows: "Thu but not late, Fri"."""
    if line[at].word != "," or not _is_day(line, at + 1):
        return False
    n = at - 1
    while n >= 0 and (names_hours(line[n]) or line[n].word in _IN_A_TIME):
        n -= 1
    return 0 < n < at - 1 and line[n].value is Shade.NOT and line[n - 1].word == "but"


def _is_judged_alone(line: Line, at: int, stop: int) -> bool:
    """Whether a day has a verdict of its own behind one with a limit: "Do erst ab 15, Fr super"."""
    end = next((n for n in range(stop, len(line)) if line[n].word in _PARTED), len(line))
    begin = max((n for n in range(at - 1) if line[n].word in _PARTED), default=-1) + 1
    limited = any(item.value is Shade.ONLY for item in line[begin:at])
    judged = any(map(_judges, line[stop:end]))
    return limited and judged and not any(is_part_of_time(i) for i in line[stop:end])


def _dates_its_weekday(line: Line, at: int) -> bool:
    """Whether a date only says which such weekday is meant: "Di, 19.1.:"."""
    day = line[at - 2].value if at > 1 else None
    weekday = isinstance(day, DayName | Recurring) and line[at - 1].word == ","
    return weekday and isinstance(line[at].value, Dates)


def _limits_hours(items: Line) -> bool:
    """Whether hours follow an "only", or it follows them: "only until 12", "pm only"."""
    if len(items) < 2:
        return False
    one, other = items if items[0].value is Shade.ONLY else items[::-1]
    hours = other.word in _AHEAD_OF_HOURS or is_part_of_time(other)
    return one.value is Shade.ONLY and hours
