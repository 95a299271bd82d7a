"""Days of the month as a bare list: "Can do: 11, 12, 15. Can't do: 13, 20".

Numbers are days where two or more stand in rising order, each a day of the window, one of them
too late for an hour of work, and no day or hour is named in their sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from orchestration.language.clauses.cues import STOPS
from orchestration.language.english.small_words import ANSWERS, EXCEPTING
from orchestration.language.grammar import Item, Line
from orchestration.language.saying import reasons
from orchestration.language.times.rules.spans import weekdays_within
from orchestration.language.values import (
    Clock,
    Dates,
    DayName,
    Junk,
    Meridian,
    MonthName,
    Num,
    Recurring,
    Shade,
    SlashPair,
    Unit,
    UnitName,
)
from orchestration.language.words.either_language import AWAY
from orchestration.language.words.tokens import Token
from orchestration.model.times import Grain, TimeFrame

_LINKS = frozenset({",", "and", "or", "&", "/"})
_PARTS_OF_ANOTHER = frozenset({"-", "to", "st", "nd", "rd", "th", "oclock", "h", "until", "at"})
_AHEAD_OF_A_DAY = frozenset({"weekof", "on", "until", "till", "from", "by", "for", "in", "since"})
_BEHIND_A_WEEK = frozenset({":", ",", "-", "on"})
_DATE = {MonthName, Num}
_FEWEST_ROWS = 2
_LATEST_START = 12
_LATEST_HOUR = 18
_EITHER = Junk(reasons.UNCLEAR)
_NAMED = (Clock, DayName, Meridian, MonthName, UnitName)
_NAMING_DAYS = (DayName, MonthName, UnitName, Dates, Recurring, SlashPair)
_ENDS = STOPS | {",", "(", ")"}
_OPENING = STOPS | {",", "/", "|"}


def days_in_lists(line: Line, frame: TimeFrame) -> Line:
    """Put ordinals in place of the numbers of such lists."""
    if frame.window is None or not _has_numbers(line):
        return line
    days = frozenset(day.day for day in frame.window.days)
    runs = [run for run in _runs(line) if days.issuperset(_numbers(line, run))]
    listed = [run for run in runs if len(run) > 1 and _are_listed(line, run)]
    alone = [run for run in runs if listed and run not in listed and _is_headed(line, run)]
    rows = [*_rows_of_days(line, days), *_behind_an_article(line, days)]
    rows += _ahead_of_a_month(line, runs)
    return _as_ordinals(line, {at for run in (*listed, *alone, rows) for at in run})


def _has_numbers(line: Line) -> bool:
    return any(_is_number(line, at) for at in range(len(line)))


def weekdays_of_their_week(line: Line, frame: TimeFrame) -> Line:
    """Put dates in place of the weekdays of a sentence whose first one stands right behind a week.

    "Next week: Mon off, Tue off, Wed from 2": all three are days of that week.
    """
    put: Line = []
    week: Dates | None = None
    at = 0
    while at < len(line):
        item = line[at]
        at += 1
        if item.word in STOPS or isinstance(item.value, Dates):
            first = _weekday_behind(line, at - 1)
            week = item.value if first and isinstance(item.value, Dates) else None
            if week and first and _may_come(week, frame):
                at = first
                continue
            week = None
        elif week and _is_one_of_a_week(item.value):
            dated = isinstance(item.value, Recurring) and weekdays_within(frame, item.value, week)
            item = replace(item, value=dated) if dated else item
        put.append(item)
    return put


def _weekday_behind(line: Line, at: int) -> int | None:
    """Where a weekday stands right behind a week, another in the same sentence."""
    days = line[at].value
    first = next((n for n in range(at + 1, len(line)) if line[n].word not in _BEHIND_A_WEEK), None)
    if not (isinstance(days, Dates) and days.grain is Grain.WEEK and len(days.spans) == 1):
        return None
    rest = _sentence(line, at)
    rest = rest[next((n for n, item in enumerate(rest) if item is line[at]), 0) + 1 :]
    weekdays = [item for item in rest if _is_one_of_a_week(item.value)]
    led = first is not None and _is_one_of_a_week(line[first].value)
    return first if led and len(weekdays) > 1 else None


def _is_one_of_a_week(said: object) -> bool:
    return isinstance(said, Recurring) and not (said.plural or said.universal)


def _may_come(week: Dates, frame: TimeFrame) -> bool:
    """Whether a week is one of those that are asked about."""
    window = frame.window
    return window is not None and any(
        first <= window.end and last >= window.start for first, last in week.spans
    )


def weeks_by_date(line: Line) -> Line:
    """Put "week of Jan 11" in place of "Jan 11 week"."""
    put: Line = []
    for item in line:
        is_week = len(put) > 1 and _is_week(item.value)
        if is_week and {type(each.value) for each in put[-2:]} == _DATE:
            of = Token("of", item.start, item.start)
            first = put[-2].start
            put[-2:] = [
                Item(item.value, first, first, item.word),
                Item(of, first, first, "of"),
                put[-2],
                replace(put[-1], end=item.end),
            ]
        else:
            put.append(item)
    return put


def _is_week(said: object) -> bool:
    return isinstance(said, UnitName) and said.unit is Unit.WEEK and not said.plural


def days_away(line: Line, frame: TimeFrame) -> Line:
    """Put days in place of a span of numbers for which somebody is away: "on holiday 11-15".

    Where it may be one of hours as well, it is neither.
    """
    if frame.window is None:
        return line
    spans = _spans_away(line, frozenset(day.day for day in frame.window.days))
    either = {n for at in spans if not _takes_days(line, at) for n in (at, at + 2)}
    named = {n for at in spans for n in (at, at + 2)} - either
    asked = [replace(i, value=_EITHER) if n in either else i for n, i in enumerate(line)]
    return _as_ordinals(asked, named) if spans else line


def _spans_away(line: Line, days: frozenset[int]) -> list[int]:
    """The places of spans that may be days as well as hours: "away 11-13", in a window of both.

    They are hours where a day has been named, or an hour beside them.
    """
    if any(isinstance(item.value, _NAMING_DAYS) for item in line):
        return []
    return [
        at
        for at in range(len(line) - 2)
        if line[at + 1].word in ("-", "to")
        and _is_number(line, at)
        and _is_number(line, at + 2)
        and days.issuperset(numbers := _numbers(line, (at, at + 2)))
        and numbers[0] < numbers[1]
        and any(item.value is Shade.BUSY for item in _sentence(line, at))
        and not any(isinstance(item.value, _NAMED) for item in _phrase(line, at))
        and not _is_of_hours(line, at)
    ]


def _is_of_hours(line: Line, at: int) -> bool:
    """Whether something beside a span says that it is one of hours, or more is a part of it."""
    before = line[at - 1].word if at else ""
    after = line[at + 3].word if at + 3 < len(line) else ""
    dotted = before == "." and _is_number(line, at - 2)
    return dotted or before in ("-", "at", ":") or after in _PARTS_OF_ANOTHER


def _takes_days(line: Line, at: int) -> bool:
    """Whether who is away for a span is so for days: "on holiday 11-15", "out 18-21"."""
    late = max(_numbers(line, (at, at + 2))) > _LATEST_HOUR
    return late or any(item.word in AWAY for item in _sentence(line, at))


def _sentence(line: Line, at: int) -> Line:
    begin = max((n for n in range(at) if line[n].word in STOPS), default=-1) + 1
    end = next((n for n in range(at, len(line)) if line[n].word in STOPS), len(line))
    return line[begin:end]


def _phrase(line: Line, at: int) -> Line:
    """The items around a place, up to the next mark on either side."""
    ends = _ENDS
    begin = max((n for n in range(at) if line[n].word in ends), default=-1) + 1
    end = next((n for n in range(at, len(line)) if line[n].word in ends), len(line))
    return line[begin:end]


def _are_listed(line: Line, run: Sequence[int]) -> bool:
    led = len(run) > 1 and _is_led_by_days(line, run[0])
    return led or _are_days(line, run) or _is_articled(line, run)


def _is_articled(line: Line, run: Sequence[int]) -> bool:
    """Whether numbers are days as who speaks another tongue lists them: "the 12 and the 13"."""
    led = len(run) > 1 and all(at and line[at - 1].word == "the" for at in run)
    before = line[run[0] - 2].word if run[0] > 1 else ""
    after = line[run[-1] + 1].value if run[-1] + 1 < len(line) else None
    return led and before not in ("between", "from") and not isinstance(after, _NAMED)


def _ahead_of_a_month(line: Line, runs: Sequence[Sequence[int]]) -> list[int]:
    """The places of days that share a month: "12 and 19 January"; the last has it."""
    ends = (run[-1] + 1 for run in runs)
    months = [end < len(line) and isinstance(line[end].value, MonthName) for end in ends]
    return [at for run, month in zip(runs, months, strict=True) if month for at in run[:-1]]


def _behind_an_article(line: Line, days: frozenset[int]) -> list[int]:
    """The places of days as those write them who speak other tongues: "on the 13".

    So are they behind a week: "w/c 18".
    """
    return [
        at
        for at in range(1, len(line))
        if (
            line[at - 1].word == "weekof"
            or (at > 1 and line[at - 1].word == "the" and line[at - 2].word in _AHEAD_OF_A_DAY)
        )
        and _is_bare(line, at)
        and days.issuperset(_numbers(line, [at]))
        and not isinstance(line[at + 1].value if at + 1 < len(line) else None, _NAMED)
    ]


def _rows_of_days(line: Line, days: frozenset[int]) -> list[int]:
    """The places of days that head what is said of them: "11: yes / 13: no / 18-22: yes"."""
    heads = [_head(line, at) for at in range(len(line)) if at == 0 or _opens(line[at - 1])]
    rows = [head for head in heads if head]
    places = [at for row in rows for at in row]
    numbers = _numbers(line, places)
    if len(rows) < _FEWEST_ROWS or not days.issuperset(numbers) or max(numbers) <= _LATEST_START:
        return []
    return [*places, *_excepted(line, days)]


def _excepted(line: Line, days: frozenset[int]) -> list[int]:
    """The places of days behind an "except"."""
    behind = (at for at in range(1, len(line)) if line[at - 1].word in EXCEPTING)
    return [at for at in behind if days.issuperset(_numbers(line, [at]))]


def _opens(item: Item) -> bool:
    return item.word in _OPENING


def _head(line: Line, at: int) -> list[int]:
    """The numbers of "11:" or "18-22:", where one of these stands here."""
    if line[at].word in ANSWERS and not line[at].word.isalpha():
        return [at + 1] if _is_number(line, at + 1) else []  # "✔ 18"
    rest = [line[at + n].word if at + n < len(line) else "" for n in range(4)]
    if not _is_number(line, at):
        return []
    if rest[1] == ":":
        return [at]
    spans = rest[1] == "-" and rest[3] == ":" and _is_number(line, at + 2)
    return [at, at + 2] if spans else []


def _is_number(line: Line, at: int) -> bool:
    value = line[at].value if at < len(line) else None
    return isinstance(value, Num) and not value.ordinal and value.digits > 0


def _as_ordinals(line: Line, places: AbstractSet[int]) -> Line:
    return [
        replace(item, value=replace(item.value, ordinal=True))
        if at in places and isinstance(item.value, Num)
        else item
        for at, item in enumerate(line)
    ]


def _runs(line: Line) -> list[list[int]]:
    """The places of bare numbers with nothing but links between them."""
    runs: list[list[int]] = []
    for at in range(len(line)):
        if not _is_bare(line, at):
            continue
        last = runs[-1][-1] if runs else -1
        between = [each.word for each in line[last + 1 : at]]
        linked = between[:-1] if len(between) > 1 and between[-1] == "the" else between
        if runs and linked and _LINKS.issuperset(linked):
            runs[-1].append(at)
        else:
            runs.append([at])
    return runs


def _numbers(line: Line, run: Sequence[int]) -> list[int]:
    values = (line[at].value for at in run)
    return [value.n for value in values if isinstance(value, Num)]


def _is_bare(line: Line, at: int) -> bool:
    """Whether a number stands by itself: no part of a date, an hour or a span."""
    if not _is_number(line, at):
        return False
    around = {line[at - 1].word if at else "", line[at + 1].word if at + 1 < len(line) else ""}
    return not around & _PARTS_OF_ANOTHER


def _is_headed(line: Line, run: Sequence[int]) -> bool:
    """Whether numbers stand alone behind a colon: "Not free: 14"."""
    begin, last = run[0], run[-1]
    ends = last + 1 == len(line) or line[last + 1].word in STOPS
    return begin > 0 and line[begin - 1].word == ":" and ends


def _is_led_by_days(line: Line, at: int) -> bool:
    """Whether it is said that days are counted up: "the days 13, 14 and 15", "on 13 and 14"."""
    before = line[at - 1] if at else None
    unit = before.value if before and isinstance(before.value, UnitName) else None
    plural = unit is not None and unit.unit is Unit.DAY and unit.plural
    return before is not None and (plural or before.word == "on")


def _are_days(line: Line, run: Sequence[int]) -> bool:
    numbers = _numbers(line, run)
    begin = max((n for n in range(run[0]) if line[n].word in STOPS), default=-1) + 1
    end = next((n for n in range(run[-1] + 1, len(line)) if line[n].word in STOPS), len(line))
    if numbers != sorted(set(numbers)) or any(
        isinstance(item.value, _NAMED) for item in line[begin:end]
    ):
        return False
    ordinals = {i.value.n for i in line if isinstance(i.value, Num) and i.value.ordinal}
    if ordinals.intersection(numbers):
        return True  # "term starts on the 11th, can't do 11 or 12"
    headed = run[0] > 0 and line[run[0] - 1].word == ":"
    return max(numbers) > _LATEST_HOUR or (headed and max(numbers) > 12)
