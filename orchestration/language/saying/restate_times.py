"""Times in plain words, as something that can be named: "Mondays", "Tue 12 Jan at 14:00".

Long lists are ranged ("Mondays to Thursdays") or counted, and said by what is missing where that
is shorter ("any day except Tuesdays").
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import pairwise

from orchestration.language.english.naming import ENGLISH_NAMING
from orchestration.language.saying.naming import Naming, Times
from orchestration.model.conventions import Conventions
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    AnyOf,
    Dated,
    Moment,
    OtherTimes,
    TimeSet,
    Weekday,
    Weekly,
)

Years = Collection[int]

SHOWN = 4  # days or pieces named one by one; more of them are counted
_RUN = 3  # as many days in a row are a range
_FEW_MISSING = 2
_DAY = timedelta(days=1)
_WEEKEND = EVERY_DAY[5:]


@dataclass(frozen=True, slots=True)
class Manner:
    """How things are said: in which language, and which `years` need not be named."""

    years: Years = ()
    naming: Naming = ENGLISH_NAMING


PLAINLY = Manner()


def times(applies: TimeSet, manner: Manner = PLAINLY) -> str:
    """Name times; a year is said where it is none of those that are meant without saying so."""
    if isinstance(applies, OtherTimes):
        return manner.naming.other_times
    if isinstance(applies, AnyOf):
        said = [times(each, manner) for each in applies.times]
        return _listed(_days_once(said, applies.times, manner.naming.times), manner.naming.times)
    if isinstance(applies, Dated):
        return _dated(applies.moments, manner.years, manner.naming.times)
    return _weekly(applies, manner.naming.times)


def is_open(applies: TimeSet, naming: Naming = ENGLISH_NAMING) -> bool:
    """Whether nothing is named but where hours begin or end: "after 15:00"."""
    return times(applies, Manner(naming=naming)).startswith(_open_ends(naming.times))


def is_many(applies: TimeSet, words: str, naming: Naming = ENGLISH_NAMING) -> bool:
    """Whether times that are named so are several: "Mondays" are, "10:00–12:00" is one."""
    if isinstance(applies, Dated):
        return len(applies.moments) > 1
    if not isinstance(applies, Weekly):
        return True
    say = naming.times
    one = (say.any_day.split()[0], say.every_other.split()[0], say.every_n.split()[0])
    return not (words[0].isdecimal() or words.startswith(one))


def _open_ends(say: Times) -> tuple[str, str]:
    """The words with which hours begin that have one end."""
    return say.before.partition("{")[0], say.after.partition("{")[0]


def on(applies: TimeSet, manner: Manner = PLAINLY) -> str:
    """Say when something holds: "on Tue 12 Jan", "in the mornings", "after 15:00"."""
    words, say = times(applies, manner), manner.naming.times
    fixed = (*_open_ends(say), say.at.partition("{")[0], say.any_day.split()[0])
    if say.adverbs or words[0].isdecimal() or words.startswith(fixed):
        return words
    if words.startswith(tuple(say.parts.values())):
        return say.in_part.format(words)
    ranged = " to " in words and not any(link in words for link in (",", ";", " and "))
    return (say.from_days if ranged else say.on_days).format(words)


def _days_once(said: list[str], times: Sequence[Weekly | Dated], say: Times) -> list[str]:
    """Name the days of patterns that follow each other once: "Mondays 9 to 11 and 14 to 16"."""
    once = said[:1]
    for (one, two), words in zip(pairwise(times), said[1:], strict=True):
        alike = isinstance(one, Weekly) and isinstance(two, Weekly) and one.days == two.days
        days = f"{_days(two, say.each, say)[0]} " if alike and isinstance(two, Weekly) else ""
        once.append(words.removeprefix(days))
    return once


def _listed(said: Sequence[str], say: Times) -> str:
    """Several times in a row, set off from each other where one of them is a list itself."""
    lists = any(f" {say.conjunction} " in each for each in said)
    return "; ".join(said) if lists else say.joined(said)


# Weekly


def _weekly(weekly: Weekly, say: Times) -> str:
    part = _part(weekly.start, weekly.end, say)
    hours = say.hours(weekly.start, weekly.end)
    days, without = _days(weekly, say.each, say)
    if part:
        return _on_part(weekly, part, hours, say)
    if without:
        return f"{hours}{say.but_on.format(without)}" if hours else say.any_day_but.format(without)
    if not days:
        return hours.removeprefix(say.at.partition("{")[0]) or say.any_day
    return f"{days} {hours}".strip()


def _on_part(weekly: Weekly, part: str, hours: str, say: Times) -> str:
    days, without = _days(weekly, say.each, say)
    but = say.but_on.format(without) if without else ""
    if _can_lead(weekly, days, say):
        leading, _ = _days(weekly, say.leading, say)
        return f"{leading} {part} ({hours}){but}"
    return say.part_on.format(part, hours, days) if days else f"{part} ({hours}){but}"


def _can_lead(weekly: Weekly, days: str, say: Times) -> bool:
    """Whether days can stand before a part of the day: "Tuesday and Thursday mornings"."""
    few = len(weekly.days) <= _FEW_MISSING or days == say.weekdays
    return bool(days) and few and weekly.every == 1


def _days(weekly: Weekly, called: Mapping[Weekday, str], say: Times) -> tuple[str, str]:
    """The days of a pattern, or else the few days that are missing from it."""
    names = [called[day] for day in weekly.days]
    if weekly.every > 1:
        days = say.joined([say.lone[day] for day in weekly.days])
        other = weekly.every == 2
        return say.every_other.format(days) if other else say.every_n.format(weekly.every, days), ""
    if weekly.days == EVERY_DAY:
        return "", ""
    if weekly.days in (WORKING_DAYS, _WEEKEND):
        return _workdays_or_weekend(weekly, leading=called is not say.each, say=say), ""
    if _in_a_row(weekly.days):
        return say.days_range.format(names[0], names[-1]), ""
    missing = [called[day] for day in EVERY_DAY if day not in weekly.days]
    few = len(missing) <= _FEW_MISSING
    return ("", say.joined(missing)) if few else (say.joined(names), "")


def _workdays_or_weekend(weekly: Weekly, leading: bool, say: Times) -> str:
    if weekly.days == WORKING_DAYS:
        return say.leading_weekdays if leading else say.weekdays
    return say.leading_weekends if leading else say.weekends


def _in_a_row(days: Sequence[Weekday]) -> bool:
    first = EVERY_DAY.index(days[0])
    return len(days) >= _RUN and tuple(days) == EVERY_DAY[first : first + len(days)]


def _part(start: time | None, end: time | None, say: Times) -> str:
    """The name of a part of the day by its usual hours, if these are such."""
    usual = Conventions()
    found = (name for part, name in say.parts.items() if getattr(usual, part) == (start, end))
    return next(found, "")


# Dated


def _dated(moments: Sequence[Moment], years: Years, say: Times) -> str:
    """Moments with the same hours together: "Tue 12 and Tue 19 Jan before 12:00"."""
    groups: dict[str, list[tuple[date, date]]] = {}
    for moment in moments:
        days, hours = _split(moment, years, say)
        groups.setdefault(hours, []).append(days)
    together: dict[str, list[str]] = {}
    for hours, spans in groups.items():
        together.setdefault(_spans(spans, years, say), []).append(hours)
    said = [f"{days} {_hours_of(hours, say)}".strip() for days, hours in together.items()]
    if len(said) <= SHOWN:
        return _listed(said, say)
    days_ = [day for spans in groups.values() for span in spans for day in span]
    return say.counted_times.format(len(moments), _range(min(days_), max(days_), years, say))


def _hours_of(hours: Sequence[str], say: Times) -> str:
    """Hours of the same days; "at" is said once."""
    before, _, behind = say.at.partition("{}")
    if all(each.startswith(before) and each.endswith(behind) for each in hours):
        return say.at.format(
            say.joined([each[len(before) :].removesuffix(behind) for each in hours])
        )
    return say.joined(hours)


def _split(moment: Moment, years: Years, say: Times) -> tuple[tuple[date, date], str]:
    """The days of a moment, and the hours it has on them."""
    first, end = moment.start, moment.end
    if end is None:
        return (first.date(), first.date()), say.at.format(f"{first:%H:%M}")
    if first.time() == end.time() == time(0):
        return (first.date(), (end - _DAY).date()), ""
    return (first.date(), first.date()), _clock_span(first, end, years, say)


def _clock_span(start: datetime, end: datetime, years: Years, say: Times) -> str:
    begin = None if start.time() == time(0) else start.time()
    if end.date() == start.date():
        return say.hours(begin, end.time())
    if end.time() == time(0) and end.date() == start.date() + _DAY:
        return say.hours(start.time(), None)
    last = _day(end.date(), years, say)
    return say.over_midnight.format(f"{start:%H:%M}", last, f"{end:%H:%M}")


def _spans(spans: Sequence[tuple[date, date]], years: Years, say: Times) -> str:
    runs: list[tuple[date, date]] = []
    for first, last in spans:
        if runs and runs[-1][1] + _DAY == first:
            runs[-1] = (runs[-1][0], last)
        else:
            runs.append((first, last))
    if len(runs) > SHOWN:
        days = sum((last - first).days + 1 for first, last in runs)
        return say.counted_days.format(days, _range(runs[0][0], runs[-1][1], years, say))
    listed = _without_repeated_months(runs)
    if all(first == last for first, last, _ in listed):
        return say.on_day.format(say.joined([_day(day, years, say, m) for day, _, m in listed]))
    return say.joined([_range(first, last, years, say, month) for first, last, month in listed])


_Run = tuple[date, date, bool]


def _without_repeated_months(runs: Sequence[tuple[date, date]]) -> list[_Run]:
    """Each run, and whether its month is said: only the last of a month is."""
    after = [run[0] for run in runs[1:]]
    return [
        (first, last, n >= len(after) or (after[n].year, after[n].month) != (last.year, last.month))
        for n, (first, last) in enumerate(runs)
    ]


def _range(first: date, last: date, years: Years, say: Times, month: bool = True) -> str:
    if first == last:
        return say.on_day.format(_day(first, years, say, month))
    same = (first.year, first.month) == (last.year, last.month)
    begin, end = _day(first, years, say, not same), _day(last, years, say, month)
    return say.dates_range.format(begin, end)


def _day(day: date, years: Years, say: Times, month: bool = True) -> str:
    named = say.day.format(say.short[Weekday.of(day)], day.day)
    if not month:
        return named
    year = f" {day.year}" if years and day.year not in years else ""
    return say.month.format(named, say.months[day.month - 1]) + year
