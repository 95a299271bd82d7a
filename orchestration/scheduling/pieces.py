"""Times as pieces of the calendar, and what is left of them when some are taken out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta

from orchestration.model.preferences import Applies, OptionRef
from orchestration.model.times import Dated, Grain, Moment, Weekday, Weekly, zone_named
from orchestration.scheduling.coverage import merge, spans_of
from orchestration.scheduling.grid import instant_of, minute_of
from orchestration.scheduling.wishes import Ground

Span = tuple[int, int]


def without(applies: Applies, taken: Applies, ground: Ground) -> Dated | None:
    """Return what is left of one time within the session's days when another is taken out."""
    cuts = list(spans(taken, ground))
    left = [piece for span in spans(applies, ground) for piece in _cut(span, cuts)]
    if not left:
        return None
    return Dated(tuple(_moment(span, ground.zone) for span in merge(left)))


def spans(applies: Applies, ground: Ground) -> Iterator[Span]:
    """Yield a time's pieces within the session's days, in minutes since 1970."""
    match applies:
        case Weekly() as pattern:
            yield from _of_pattern(pattern, ground)
        case Dated() as dated:
            yield from spans_of(dated)
            start_only = (minute_of(each.start) for each in dated.moments if each.end is None)
            yield from ((start, start + ground.grid.duration) for start in start_only)
        case OptionRef(name) if name in ground.slots:
            slot = ground.slots[name]
            yield minute_of(slot.start), minute_of(slot.end)
        case _:
            return


def _of_pattern(pattern: Weekly, ground: Ground) -> Iterator[Span]:
    zone = zone_named(ground.zone)
    days = sorted(set(ground.grid.face(ground.zone).day.tolist()))
    for day in map(date.fromordinal, days):
        if Weekday.of(day) in pattern.days and _week(day, ground) % pattern.every == 0:
            start = datetime.combine(day, pattern.start or time(0), zone)
            yield minute_of(start), minute_of(_end(pattern, start, ground))


def _week(day: date, ground: Ground) -> int:
    """Count the weeks from the one in which the session's days begin."""
    return (day.toordinal() - 1) // 7 - (ground.grid.first_day.toordinal() - 1) // 7


def _end(pattern: Weekly, start: datetime, ground: Ground) -> datetime:
    """Return when an occurrence is over; a point takes as long as the meeting."""
    if pattern.start is not None and pattern.start == pattern.end:
        return start + timedelta(minutes=ground.grid.duration)
    next_day = pattern.end is None or pattern.end <= start.time()
    day = start.date() + timedelta(days=next_day)
    return datetime.combine(day, pattern.end or time(0), start.tzinfo)


def _cut(span: Span, cuts: Iterable[Span]) -> list[Span]:
    pieces = [span]
    for start, end in cuts:
        pieces = [
            part
            for piece in pieces
            for part in ((piece[0], min(piece[1], start)), (max(piece[0], end), piece[1]))
            if part[0] < part[1]
        ]
    return pieces


def _moment(span: Span, zone: str) -> Moment:
    return Moment(instant_of(span[0], zone), instant_of(span[1], zone), Grain.MINUTE)
