"""What words say of how the search for a time is to be otherwise: “30 min, from the 18th on”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import Final

from orchestration.language.inviting.request import read_request
from orchestration.language.inviting.search_ordered import without_correction, without_reason
from orchestration.language.inviting.shifted import shifted_window
from orchestration.language.inviting.time_set import time_set
from orchestration.language.languages import naming_of
from orchestration.model.preferences import Polarity, Preference
from orchestration.model.search import OtherSearch
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    Dated,
    Moment,
    TimeFrame,
    Weekday,
    Weekly,
    Window,
    WorkingHours,
    zone_named,
)

_MOVED: Final = {"en": "move it to {}", "de": "leg es auf {}"}
_WEEK: Final = timedelta(weeks=1)
_DAY: Final = timedelta(days=1)
_EVENING: Final = time(22)
_MORNING: Final = time(7)
_LONGEST: Final = 300
"""Characters; what takes more to say is no order."""

_AMOUNTS: Final = {
    **dict.fromkeys(("a", "an", "one", "eine", "ne", "einen", "ein"), 1.0),
    **dict.fromkeys(("half an", "eine halbe", "ne halbe", "halbe"), 0.5),
    **dict.fromkeys(("two", "zwei"), 2.0),
    **dict.fromkeys(("three", "drei"), 3.0),
}
_BY: Final = (
    rf"(?P<n>\d{{1,3}}|{'|'.join(sorted(_AMOUNTS, key=len, reverse=True))})\s*"
    r"(?P<unit>min\w{0,4}|hours?|h|stunden?|std|days?|tag(?:e|en)?)\b"
)
_PUTS: Final = "(?:push|move|shift|put|bring|delay|postpone|slide)"
_BY_SO_MUCH: Final = tuple(
    re.compile(words, re.IGNORECASE)
    for words in (
        rf"\b(?:by|um) {_BY}",
        rf"\b{_BY}\s+(?:later|earlier|back|forward|sooner|später|früher|nach hinten|nach vorne?)\b",
        rf"\b{_BY}\s+vor[\s.!]*$",
        rf"\b{_PUTS} (?:it|this|that|the \w+)(?: back| forward)? {_BY}",
    )
)
"""How much later, or earlier, than what was decided."""

_AHEAD: Final = re.compile(
    r"\b(?:earlier|forward|sooner|früher|vor(?:ziehen|verlegen|gezogen|ne?)?)\b", re.IGNORECASE
)
_OPEN_END: Final = re.compile(
    r"\b(?:from|after|not before|earliest|onwards?|as of|starting|ab|nach|frühestens|nicht vor"
    r"|erst)\b",
    re.IGNORECASE,
)
_END: Final = re.compile(
    r"\b(?:until|till?|by|through|bis|between|zwischen|week|woche|month|monat)\b|\d[.a-z]{0,3}\s?[-–]"
    r"|\bfrom\b.{1,30}\bto\b",
    re.IGNORECASE,
)
_ADDS: Final = re.compile(
    r"\b(?:also|too|as well|add|allow|plus|auch|zusätzlich|dazu|include)\b", re.IGNORECASE
)
_DROPS: Final = re.compile(
    r"\b(?:drop|skip|remove|exclude|streich\w{0,3}|raus|(?:leave|keep|take)\b.*\bout|weg|aus"
    r"|(?:weg|raus|aus)lassen)\b",
    re.IGNORECASE,
)
_IN_PLACE: Final = re.compile(
    r"\b(?P<new>\d{1,3})?\s*(?:min\w{0,4}\s*)?(?:instead of|rather than|statt|anstatt)\s+"
    r"(?P<old>\d{1,3})\b(?:\s*min\w{0,4})?",
    re.IGNORECASE,
)
_BARE_LENGTH: Final = re.compile(
    r"\b(?:make (?:it|that)|lasst?(?: uns)?|mach(?:e|t|en wir)?|nehmen wir|nimm|sagen wir"
    r"|lieber|eher|rather|only|nur)(?: (?:doch|mal|es|das|just|nur|only))* "
    r"(?:15|20|25|30|40|45|50|60|75|90|120)(?= (?:machen|draus|please|pls|bitte)|[\s.!]*$)",
    re.IGNORECASE,
)
"""A number that can only be minutes, behind what changes a length: “lass 45”, “make it 30”."""

_BUT: Final = re.compile(
    r"(?:^|[\s,;–-]+)(?:but|though|aber|jedoch|doch) (?=(?:not?|nicht|nich|keine?n?)\b)",
    re.IGNORECASE,
)
"""What leads to what is out beside an order, which it does not turn round."""

_WEEKEND: Final = frozenset({Weekday.SAT, Weekday.SUN})
_HOURS_OF_A_DAY: Final = 24
_CLAUSE: Final = re.compile(r"[,;.!?]\s|\s[-–]\s")
_MOST_CLAUSES: Final = 5
_SHORTEST: Final = 5
"""Minutes that a meeting takes at least."""


@dataclass(frozen=True, slots=True)
class SearchSaid:
    """What is to be other, and the words of times that could not be read as that."""

    other: OtherSearch
    unread: tuple[str, ...] = ()


def search_otherwise(
    words: str, terms: MeetingTerms, now: datetime, begins: datetime | None = None
) -> SearchSaid:
    """Return what words say of the search; weekdays are those of its window.

    “A week later” is later than what `begins` then by what was decided, or than the whole window.
    Where some of it can't be read, it is what its clauses say that can.
    """
    words = _BUT.sub(", ", without_correction(without_reason(words[:_LONGEST])))
    at = time_set(words)
    words = _MOVED[naming_of(words).code].format(at) if at else words
    if begins is not None and (other := _as_much_later(words, terms, begins)):
        return SearchSaid(other)
    said = _read(words, terms, now, begins)
    clauses = _CLAUSE.split(words) if said.unread else ()
    apart = [_read(each, terms, now, begins) for each in clauses[:_MOST_CLAUSES]]
    sure = [each.other for each in apart if each.other.said and not each.unread]
    if not sure:
        return said
    other = OtherSearch(**{name: x for each in sure for name, x in each.said.items()})
    return SearchSaid(other, said.unread)


def says_by_how_much(words: str) -> bool:
    """Tell whether words say how much later, or earlier, something is to be than it stands."""
    return any(each.search(words[:_LONGEST]) for each in _BY_SO_MUCH)


def _as_much_later(words: str, terms: MeetingTerms, begins: datetime) -> OtherSearch | None:
    """Return the one start that is so much later, or earlier, than what was decided."""
    found = next((each for pattern in _BY_SO_MUCH if (each := pattern.search(words))), None)
    if found is None:
        return None
    said = found["n"].casefold()
    number = float(said) if said.isdecimal() else _AMOUNTS[said]
    unit = timedelta(minutes=1) if found["unit"][0].casefold() == "m" else timedelta(hours=1)
    unit = _DAY if found["unit"][0].casefold() in "dt" else unit
    by = unit * number * (-1 if _AHEAD.search(words) else 1)
    start = (begins + by).astimezone(zone_named(terms.zone))
    hours = _hours(start.time(), start.time(), OtherSearch(), terms)
    return OtherSearch(
        window=Window(start.date(), start.date()), hours=hours, days=(Weekday.of(start),)
    )


def _read(words: str, terms: MeetingTerms, now: datetime, begins: datetime | None) -> SearchSaid:
    day = begins.astimezone(zone_named(terms.zone)).date() if begins else None
    around = Window(day, day) if day else None
    today = now.astimezone(zone_named(terms.zone)).date()
    shifted, bare = shifted_window(
        words[:_LONGEST], around or terms.window, today, adds=around is None
    )
    minutes, bare = _in_place(_BARE_LENGTH.sub(r"\g<0> min", bare))
    open_window = terms.window if terms.window.end >= today else Window(today, today + 2 * _WEEK)
    asked = read_request(bare, TimeFrame(now, terms.zone, shifted or open_window), [])
    named = asked.window and _window(bare, asked.window, terms.window)
    other = OtherSearch(duration=_minutes(minutes or asked.minutes), window=named or shifted)
    other, unread = _with_all(other, asked.times, bare, terms)
    if day and not (other.window or other.days):
        other = _on_the_day(other, day, begins, terms)
    lost = [x.text for x in asked.not_understood if _may_be_time(x.text, terms)]
    return SearchSaid(_on_days(other, terms), (*lost, *unread))


def _with_all(
    other: OtherSearch, times: Sequence[Preference], words: str, terms: MeetingTerms
) -> tuple[OtherSearch, list[str]]:
    """Return a search with all times that were named, and those that can't be its bounds."""
    unread = []
    for each in times:
        more = _with(other, each, words, terms)
        unread += [each.restatement] if more is None else []
        other = more or other
    return other, unread


def _on_the_day(
    other: OtherSearch, day: date, begins: datetime | None, terms: MeetingTerms
) -> OtherSearch:
    """Return a search on the day that was decided: for one start, or for another length alone."""
    if _is_one_start(other, terms):
        return replace(other, window=Window(day, day))
    if begins is None or other.hours or not other.duration:
        return other
    at = begins.astimezone(zone_named(terms.zone)).time()
    return replace(other, window=Window(day, day), hours=_hours(at, at, other, terms))


def _is_one_start(other: OtherSearch, terms: MeetingTerms) -> bool:
    """Tell whether there is room for one start alone between its hours: “make it 4”."""
    hours = other.hours
    return hours is not None and hours == _hours(hours.start, hours.start, other, terms)


def _may_be_time(words: str, terms: MeetingTerms) -> bool:
    """Tell whether words that nobody has read may say when, or how long: not how long it was."""
    numbers = re.findall(r"\d+", words)
    return any(each != f"{terms.duration}" for each in numbers)


def _minutes(minutes: int | None) -> int | None:
    return minutes if minutes and minutes >= _SHORTEST else None


def _in_place(words: str) -> tuple[int | None, str]:
    """Return the minutes of “45 instead of 30”, and the words without what is replaced.

    “10 instead of 9” is an hour of the day.
    """
    found = _IN_PLACE.search(words)
    if found is None:
        return None, words
    new = int(found["new"] or 0)
    is_length = max(new, int(found["old"])) > _HOURS_OF_A_DAY
    kept = "" if is_length or not new else f" at {new}:00"
    bare = f"{words[: found.start()]}{kept} {words[found.end() :]}"
    return (new or None) if is_length else None, bare


def _window(words: str, named: Window, was: Window) -> Window:
    """Return the days that words name; what has no end is as long as it was, at least."""
    if not _OPEN_END.search(words) or _END.search(words):
        return named
    return Window(named.start, max(was.end, named.start + (was.end - was.start)))


def _with(
    other: OtherSearch, said: Preference, words: str, terms: MeetingTerms
) -> OtherSearch | None:
    """Return a search with a time that was named besides; None where it can't be one's bounds."""
    is_for = said.polarity is Polarity.FOR
    match said.applies:
        case Weekly() as weekly if is_for:
            return _wanted(other, weekly, words, terms)
        case Weekly(days=days, start=None, end=None):
            return replace(other, days=_without(other, days, terms))
        case Weekly(days=days, start=start, end=end) if set(days) == set(EVERY_DAY):
            hours = other.hours or terms.hours
            return replace(other, hours=left) if (left := _left_of(hours, start, end)) else None
        case Dated(moments=(moment,)):
            return _dated(other, moment, terms, is_for=is_for)
        case _:
            return None


def _wanted(
    other: OtherSearch, weekly: Weekly, words: str, terms: MeetingTerms
) -> OtherSearch | None:
    days = weekly.days
    if set(days) != set(EVERY_DAY):
        has = _there(_days(other, terms), other.window or terms.window)
        if _DROPS.search(words):
            days = _without(other, days, terms)
        elif _ADDS.search(words):
            days = tuple(each for each in EVERY_DAY if each in {*has, *days})
        elif set(days) > _WEEKEND:  # “not on Monday” is on all other days that it could be
            days = tuple(each for each in has if each in days)
        other = replace(other, days=days)
    if weekly.start is None and weekly.end is None:
        return other
    return replace(other, hours=_hours(weekly.start, weekly.end, other, terms))


def _dated(
    other: OtherSearch, moment: Moment, terms: MeetingTerms, *, is_for: bool
) -> OtherSearch | None:
    """Return a search with an hour of a day, or without the days before one."""
    window = other.window or terms.window
    if is_for:
        end = moment.end.time() if moment.end and moment.end.date() == moment.start.date() else None
        start = moment.start.time()
        hours = _hours(start, end or (start if moment.end is None else None), other, terms)
        return replace(other, hours=hours)
    ends = moment.end
    if ends is None or ends.time() != time(0) or moment.start.date() > window.start:
        return None
    span = window.end - window.start
    return replace(other, window=Window(ends.date(), max(window.end, ends.date() + span)))


def _hours(
    start: time | None, end: time | None, other: OtherSearch, terms: MeetingTerms
) -> WorkingHours:
    """Return between which hours it is to be; at one hour, what begins then."""
    if start is not None and start == end:
        minutes = start.hour * 60 + start.minute + (other.duration or terms.duration)
        last = time(minutes // 60, minutes % 60) if minutes < _HOURS_OF_A_DAY * 60 else time(23, 59)
        return WorkingHours(start, last)
    return _between(start, end, terms.hours)


def _between(start: time | None, end: time | None, hours: WorkingHours) -> WorkingHours:
    """Return hours with another bound; what begins after they end goes on into the evening."""
    first = start or (hours.start if end is None or hours.start < end else _MORNING)
    last = end or (hours.end if first < hours.end else _EVENING)
    return WorkingHours(first, last)


def _left_of(hours: WorkingHours, start: time | None, end: time | None) -> WorkingHours | None:
    """Return hours without some at either end of them: “not in the afternoon”; else None."""
    if end and (start is None or start <= hours.start < end < hours.end):
        return _between(end, None, hours)
    is_end = start and (end is None or hours.start < start < hours.end <= end)
    return _between(None, start, hours) if is_end else None


def _days(other: OtherSearch, terms: MeetingTerms) -> Sequence[Weekday]:
    named = other.days or (terms.days if other.window is None else None) or terms.working_days
    there = {Weekday.of(each) for each in (other.window or terms.window).days}
    return tuple(each for each in named if each in there) or named


def _there(days: Sequence[Weekday], window: Window) -> Sequence[Weekday]:
    """Return those of some days that there are in a window, which may be short."""
    there = {Weekday.of(each) for each in window.days}
    return [each for each in days if each in there]


def _without(
    other: OtherSearch, days: Sequence[Weekday], terms: MeetingTerms
) -> tuple[Weekday, ...]:
    return tuple(each for each in _days(other, terms) if each not in days)


def _on_days(other: OtherSearch, terms: MeetingTerms) -> OtherSearch:
    """Return a search whose days lie in its window: a Saturday that is named is looked at."""
    window = other.window or terms.window
    there = {Weekday.of(each) for each in window.days}
    if other.days is None:
        is_off = other.window is not None and not there & set(terms.working_days)
        return replace(other, days=tuple(x for x in EVERY_DAY if x in there)) if is_off else other
    beyond = [each for each in other.days if each not in there]
    if not beyond:
        return other
    ahead = list(_next(beyond, window.end))
    first = window.start if there & set(other.days) else min(ahead)
    return replace(other, window=Window(first, max(ahead)))


def _next(days: Sequence[Weekday], after: date) -> Iterator[date]:
    """Yield the next of each of these weekdays."""
    for day in days:
        yield next(each for n in range(1, 8) if Weekday.of(each := after + n * _DAY) is day)
