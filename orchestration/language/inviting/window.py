"""The days a meeting is asked for, and the times that are asked for within them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date, time, timedelta

from orchestration.language.conventions import today
from orchestration.language.grammar import Item, Line
from orchestration.language.inviting.invitation import constraints
from orchestration.language.saying.restate import restated
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Dates
from orchestration.language.words.vocabulary import Vocabulary
from orchestration.model.people import Member
from orchestration.model.preferences import Polarity, Preference, Strength
from orchestration.model.times import EVERY_DAY, Dated, Moment, TimeFrame, Weekday, Weekly, Window

_MOST_DAYS = 400  # of a window in which times are told as a weekly pattern


def read_times(
    text: str, line: Line, frame: TimeFrame, members: Sequence[Member], words: Vocabulary
) -> tuple[Window | None, tuple[Preference, ...]]:
    """The days that a text asks for, and its times, in which weekdays are those of these days."""
    now = today(frame)
    times = tuple(map(_narrowed, constraints(text, frame, members, words).times))
    dates = [item for item in line if any(isinstance(w.days, Dates) for w in pieces(item.value))]
    named = _covering(times, dates)
    window = _window(named, now)
    if window:
        within = constraints(text, replace(frame, window=window), members, words).times
        held = {each.source for each in named}
        times = (*named, *(x for x in map(_narrowed, within) if x.source not in held))
    else:
        window = _window(times, now)
    ordered = sorted(times, key=lambda each: each.source.start if each.source else 0)
    return window, tuple(_told(ordered, window, now))


def _narrowed(said: Preference) -> Preference:
    """A wish without the days around others that it names: “next week only Tuesday” is Tuesday."""
    if not isinstance(said.applies, Dated) or said.polarity is not Polarity.FOR:
        return said
    moments = said.applies.moments
    kept = tuple(each for each in moments if not any(_contains(each, x) for x in moments))
    return replace(said, applies=Dated(kept)) if kept else said


def _contains(one: Moment, other: Moment) -> bool:
    (first, last), (begin, end) = _days(one), _days(other)
    return (first, last) != (begin, end) and first <= begin and end <= last


def _covering(times: Sequence[Preference], items: Sequence[Item]) -> list[Preference]:
    """The wishes in whose words one of these items stands; both are in order."""
    starts = {item.start for item in items}
    spans = {each.source for each in times if each.source}
    held = {span for span in spans if not starts.isdisjoint(range(span.start, span.end))}
    return [each for each in times if each.source in held]


def _window(times: Iterable[Preference], now: date) -> Window | None:
    """From the first day that is asked for to the last one, from today on."""
    wanted = [(each.strength, each.applies) for each in times if each.polarity is Polarity.FOR]
    dated = [(strength, each.moments) for strength, each in wanted if isinstance(each, Dated)]
    firm = [each for each in dated if each[0] is Strength.MUST] or dated
    days = [_days(moment) for _, moments in firm for moment in moments]
    last = max((last for _, last in days), default=None)
    if last is None or last < now:
        return None
    return Window(max(now, min(first for first, _ in days)), last)


def _days(moment: Moment) -> tuple[date, date]:
    """The first and the last day of a moment; hours are of the day they begin on."""
    first = moment.start.date()
    if moment.end is None or _hours(moment) != (None, None):
        return first, first
    return first, max(first, (moment.end - timedelta(microseconds=1)).date())


def _hours(moment: Moment) -> tuple[time | None, time | None]:
    """Its hours as those of a weekly pattern."""
    start, end = moment.start.time(), (moment.end or moment.start).time()
    if moment.end is None:
        return start, end
    return (None if start == time(0) else start), (None if end == time(0) else end)


def _told(times: Sequence[Preference], window: Window | None, now: date) -> Iterator[Preference]:
    """Times in the window's terms: what is past and what only repeats the window is left out."""
    for each in times:
        applies = each.applies
        if isinstance(applies, Dated) and each.polarity is Polarity.FOR:
            kept = tuple(moment for moment in applies.moments if _days(moment)[1] >= now)
            regular = _regular(kept, window, now) if kept and window else None
            if not kept or regular == Weekly():
                continue
            applies = regular or Dated(kept)
        years = (window.start.year, window.end.year) if window else (now.year,)
        yield restated(replace(each, applies=applies), years)


def _regular(moments: Sequence[Moment], window: Window, now: date) -> Weekly | None:
    """The pattern that holds these moments and no other one in the window."""
    hours = {_hours(moment) for moment in moments}
    spans = [(max(first, now), last) for first, last in map(_days, moments)]
    outside = min(spans)[0] < window.start or max(last for _, last in spans) > window.end
    if len(hours) > 1 or outside or (window.end - window.start).days > _MOST_DAYS:
        return None
    covered = {day for span in set(spans) for day in Window(*span).days}
    names = {Weekday.of(day) for day in covered}
    if covered != {day for day in window.days if Weekday.of(day) in names}:
        return None
    ((start, end),) = hours
    if len(covered) < len(window.days):
        return Weekly(tuple(day for day in EVERY_DAY if day in names), start, end)
    lasting = len(covered) > 1 or (start, end) == (None, None)
    return Weekly(EVERY_DAY, start, end) if lasting else None
