"""Times in plain words, as something that can be named: "Mondays", "Tue 12 Jan at 14:00".

Long lists are ranged ("Mondays to Thursdays") or counted, and said by what is missing where that
is shorter ("any day except Tuesdays").
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, datetime, time, timedelta

from orchestration.language.english.naming import DAYS, MONTHS, PARTS
from orchestration.model.conventions import Conventions
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Dated,
    Moment,
    Weekday,
    Weekly,
)

Years = Collection[int]

SHOWN = 4  # days or pieces named one by one; more of them are counted
_RUN = 3  # as many days in a row are a range
_FEW_MISSING = 2
_DAY = timedelta(days=1)
_WEEKEND = EVERY_DAY[5:]


def times(applies: Dated | Weekly, years: Years = ()) -> str:
    """Name times; a year is said where it is none of those that are meant without saying so."""
    return _dated(applies.moments, years) if isinstance(applies, Dated) else _weekly(applies)


def is_open(applies: Dated | Weekly) -> bool:
    """Whether nothing is named but where hours begin or end: "after 15:00"."""
    return times(applies).startswith(("before ", "after "))


def on(applies: Dated | Weekly, years: Years = ()) -> str:
    """Say when something holds: "on Tue 12 Jan", "in the mornings", "after 15:00"."""
    words = times(applies, years)
    if words[0].isdecimal() or words.startswith(("before ", "after ", "at ", "any ")):
        return words
    if words.startswith(tuple(PARTS.values())):
        return f"in the {words}"
    ranged = " to " in words and not any(link in words for link in (",", ";", " and "))
    return f"from {words}" if ranged else f"on {words}"


# Weekly


def _weekly(weekly: Weekly) -> str:
    days, without = _days(weekly)
    part = _part(weekly.start, weekly.end)
    hours = _hours(weekly.start, weekly.end)
    if part:
        named = f"{_singular(days)} {part}" if _can_lead(weekly, days) else part
        placed = "" if named != part or not days else f" on {days}"
        return f"{named} ({hours}){placed}{_but(without)}"
    if without:
        return f"{hours}{_but(without)}" if hours else f"any day except {without}"
    if not days:
        return hours.removeprefix("at ") or "any day"
    return f"{days} {hours}".strip()


def _but(without: str) -> str:
    return f", except on {without}" if without else ""


def _can_lead(weekly: Weekly, days: str) -> bool:
    """Whether days can stand before a part of the day: "Tuesday and Thursday mornings"."""
    few = len(weekly.days) <= _FEW_MISSING or days == "weekdays"
    return bool(days) and few and weekly.every == 1


def _singular(days: str) -> str:
    return days.replace("days", "day").replace("weekends", "weekend")


def _days(weekly: Weekly) -> tuple[str, str]:
    """The days of a pattern, or else the few days that are missing from it."""
    names = [f"{DAYS[day]}s" for day in weekly.days]
    if weekly.every > 1:
        every = "every other" if weekly.every == 2 else f"every {weekly.every} weeks on"
        return f"{every} {joined([DAYS[day] for day in weekly.days])}", ""
    if weekly.days == EVERY_DAY:
        return "", ""
    if weekly.days in (WORKING_DAYS, _WEEKEND):
        return "weekdays" if weekly.days == WORKING_DAYS else "weekends", ""
    if _in_a_row(weekly.days):
        return f"{names[0]} to {names[-1]}", ""
    missing = [f"{DAYS[day]}s" for day in EVERY_DAY if day not in weekly.days]
    return ("", joined(missing)) if len(missing) <= _FEW_MISSING else (joined(names), "")


def _in_a_row(days: Sequence[Weekday]) -> bool:
    first = EVERY_DAY.index(days[0])
    return len(days) >= _RUN and tuple(days) == EVERY_DAY[first : first + len(days)]


def joined(words: Sequence[str]) -> str:
    """Words as a list with "and"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _hours(start: time | None, end: time | None) -> str:
    if start is None:
        return f"before {end:%H:%M}" if end else ""
    if end is None:
        return f"after {start:%H:%M}"
    return f"at {start:%H:%M}" if start == end else f"{start:%H:%M}–{end:%H:%M}"


def _part(start: time | None, end: time | None) -> str:
    """The name of a part of the day by its usual hours, if these are such."""
    usual = Conventions()
    return next((PARTS[name] for name in PARTS if getattr(usual, name) == (start, end)), "")


# Dated


def _dated(moments: Sequence[Moment], years: Years) -> str:
    """Moments with the same hours together: "Tue 12 and Tue 19 Jan before 12:00"."""
    groups: dict[str, list[tuple[date, date]]] = {}
    for moment in moments:
        days, hours = _split(moment, years)
        groups.setdefault(hours, []).append(days)
    together: dict[str, list[str]] = {}
    for hours, spans in groups.items():
        together.setdefault(_spans(spans, years), []).append(hours)
    said = [f"{days} {_hours_of(hours)}".strip() for days, hours in together.items()]
    if len(said) <= SHOWN:
        return "; ".join(said) if any(" and " in each for each in said) else joined(said)
    days_ = [day for spans in groups.values() for span in spans for day in span]
    return f"{len(moments)} times from {_range(min(days_), max(days_), years)}"


def _hours_of(hours: Sequence[str]) -> str:
    """Hours of the same days; "at" is said once."""
    points = [each.removeprefix("at ") for each in hours if each.startswith("at ")]
    if len(points) == len(hours):
        return f"at {joined(points)}"
    return joined(hours)


def _split(moment: Moment, years: Years) -> tuple[tuple[date, date], str]:
    """The days of a moment, and the hours it has on them."""
    first, end = moment.start, moment.end
    if end is None:
        return (first.date(), first.date()), f"at {first:%H:%M}"
    if first.time() == end.time() == time(0):
        return (first.date(), (end - _DAY).date()), ""
    return (first.date(), first.date()), _clock_span(first, end, years)


def _clock_span(start: datetime, end: datetime, years: Years) -> str:
    if end.date() == start.date():
        return f"{start:%H:%M}–{end:%H:%M}" if start.time() != time(0) else f"before {end:%H:%M}"
    if end.time() == time(0) and end.date() == start.date() + _DAY:
        return f"after {start:%H:%M}"
    return f"{start:%H:%M} to {_day(end.date(), years)} {end:%H:%M}"


def _spans(spans: Sequence[tuple[date, date]], years: Years) -> str:
    runs: list[tuple[date, date]] = []
    for first, last in spans:
        if runs and runs[-1][1] + _DAY == first:
            runs[-1] = (runs[-1][0], last)
        else:
            runs.append((first, last))
    if len(runs) > SHOWN:
        days = sum((last - first).days + 1 for first, last in runs)
        return f"{days} days from {_range(runs[0][0], runs[-1][1], years)}"
    return joined(
        [_range(first, last, years, month) for first, last, month in _without_repeated_months(runs)]
    )


_Run = tuple[date, date, bool]


def _without_repeated_months(runs: Sequence[tuple[date, date]]) -> list[_Run]:
    """Each run, and whether its month is said: only the last of a month is."""
    after = [run[0] for run in runs[1:]]
    return [
        (first, last, n >= len(after) or (after[n].year, after[n].month) != (last.year, last.month))
        for n, (first, last) in enumerate(runs)
    ]


def _range(first: date, last: date, years: Years, month: bool = True) -> str:
    if first == last:
        return _day(first, years, month)
    same = (first.year, first.month) == (last.year, last.month)
    return f"{_day(first, years, not same)} to {_day(last, years, month)}"


def _day(day: date, years: Years, month: bool = True) -> str:
    named = f"{DAYS[Weekday.of(day)][:3]} {day.day}"
    if not month:
        return named
    year = f" {day.year}" if years and day.year not in years else ""
    return f"{named} {MONTHS[day.month - 1]}{year}"
