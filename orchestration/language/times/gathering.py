"""The times that one clause names, as one value, wherever in it they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import time

from orchestration.language.clauses.cues import is_cue
from orchestration.language.english.small_words import BEFORE_A_TIME, COMPARED, LINKS
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces, restricted
from orchestration.language.times.subtract import covers
from orchestration.language.values import (
    Dates,
    Days,
    Except,
    Hours,
    Recurring,
    Shade,
    Stance,
    Stretch,
    Times,
    When,
)
from orchestration.language.words.marks import SAME_HOURS
from orchestration.model.times import EVERY_DAY, TimeFrame

_AHEAD_OF_IT = BEFORE_A_TIME | {"anything", "everything", "that", "starts", "begins", "all", "of"}
_BREAKS = frozenset({"lunch", "midday"})
_EARLIEST_BREAK, _LATEST_BREAK = 11, 15
_KEEPS = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED)
_AHEAD = BEFORE_A_TIME | {","}


def named_times(items: Sequence[Item], latent: bool, frame: TimeFrame) -> Times | None:
    """All times of a clause as one value; `latent`: bare numbers count ("I can do 9-11")."""
    whens: tuple[When, ...] = ()
    but: tuple[When, ...] = ()
    once = _judged_once(items)
    for at, item in enumerate(_preferred(items)):
        if isinstance(item.value, Hours) and item.value.latent and not latent:
            continue
        if isinstance(item.value, Times):
            but += item.value.but
        if isinstance(item.value, Except):
            but += item.value.whens
        found = pieces(item.value)
        if not found:
            continue
        found = _at_same_hours(items, at, found, whens)
        if at and items[at - 1].word == "again":
            whens = _on_its_day(found, whens)  # "8 to 9 and again 3 to 4, every day of that week"
        listed = _linked(items, at, once) and not _set_apart(items[:at], whens, found)
        whens = whens + _on_its_day(whens, found) if listed else _both(whens, found, frame)
    return Times(whens, but) if whens or but else None


def _on_its_day(before: tuple[When, ...], found: tuple[When, ...]) -> tuple[When, ...]:
    """Hours behind those of one day, on that day: "Tue 9-10 works, 14-15 too"."""
    if not all(w.hours and not (w.days or w.hours.plural or w.hours.part) for w in found):
        return found
    days = {when.days for when in before}
    whole = any(when.hours is None or when.hours.plural for when in before)
    if len(days) != 1 or None in days or whole:
        return found
    return tuple(replace(when, days=before[0].days) for when in found)


def _at_same_hours(
    items: Sequence[Item], at: int, found: tuple[When, ...], before: tuple[When, ...]
) -> tuple[When, ...]:
    """A day at the hours of the one before: "Tue at 11 would suit, or Wed same time"."""
    same = any(item.word == SAME_HOURS for item in items[at + 1 : at + 2])
    hours = tuple(replace(when, days=None) for when in before) if len(before) == 1 else ()
    return (_hours_on(found, hours) if same and hours else ()) or found


def scattered(items: Sequence[Item], frame: TimeFrame) -> bool:
    """Whether times stand apart that are neither a list nor hours on days."""
    whens: tuple[When, ...] = ()
    once = _judged_once(items)
    for at, item in enumerate(_preferred(items)):
        found = pieces(item.value)
        if not found:
            continue
        both = _both(whens, found, frame)
        if whens and found and both == whens + found and not _linked(items, at, once):
            return True
        if whens and _only_from_then(items, whens, found):
            return True
        whens = both
    return False


def _only_from_then(items: Sequence[Item], part: tuple[When, ...], found: tuple[When, ...]) -> bool:
    """Whether it may be said of all day: "da kann ich morgens erst ab halb zehn"."""
    opens = all(when.hours and when.hours.opens for when in found)
    parts = opens and all(when.hours and when.hours.part for when in part)
    return parts and any(item.value is Shade.ONLY for item in items)


def _preferred(items: Sequence[Item]) -> Sequence[Item]:
    """Items without what a time is only better than: "8am over 6pm", "rather than Wed, Tue"."""
    if not any(item.word == "to" or item.word in COMPARED for item in items):
        return items
    start = at = 0
    timed = False
    while at < len(items):
        over = items[at].word in COMPARED or _preferred_to(items, at)
        if over and (timed or items[at].word == "than"):
            behind = _next_time(items, at + 1)
            if behind == len(items) or timed:
                return items[start : at if behind < len(items) else len(items)]
            start = behind + 1
            at = behind
        else:
            timed = timed or bool(pieces(items[at].value))
        at += 1
    return items[start:]


def _next_time(items: Sequence[Item], at: int) -> int:
    return next((n for n in range(at, len(items)) if pieces(items[n].value)), len(items))


def _preferred_to(items: Sequence[Item], at: int) -> bool:
    """Whether "to" compares: "prefer mornings to afternoons"; between days it is a range."""
    if items[at].word != "to" or not 0 < at < len(items) - 1:
        return False
    beside = (items[at - 1].value, items[at + 1].value)
    parts = all(isinstance(value, Hours) and value.part for value in beside)
    return parts and any(isinstance(item.value, Stance) and item.value.wish for item in items[:at])


def _linked(items: Sequence[Item], at: int, once: bool) -> bool:
    """Whether a list goes on at an item: a comma or "and" before it, prepositions between.

    So it does between bare days that are judged `once`.
    """
    if once and _are_bare_days(items, at):
        return True
    before = (n for n in reversed(range(at)) if items[n].word not in _AHEAD_OF_IT)
    link = next(before, None)
    if link is None or items[link].word not in LINKS:
        return False
    of_its_day = items[link].word == "also" and link and pieces(items[link - 1].value)
    return not of_its_day  # "Mo auch bis 18 Uhr"


def _are_bare_days(items: Sequence[Item], at: int) -> bool:
    """Whether two days stand side by side, one of them judged for both: "Mon Tue all day ok"."""
    return at > 0 and all(isinstance(item.value, Recurring) for item in items[at - 1 : at + 1])


def _judged_once(items: Sequence[Item]) -> bool:
    """Whether no two things are said of the times of a clause: "can't Mon Tue works" says two."""
    return sum(map(is_cue, items)) <= 1


def _set_apart(before: Sequence[Item], whens: tuple[When, ...], found: tuple[When, ...]) -> bool:
    """Whether hours and their days stand around a verdict: "3 to 5 suits me, on Mondays"."""
    comma = next((item.word for item in reversed(before) if item.word not in BEFORE_A_TIME), "")
    if comma != ",":
        return False
    behind = [item for item in _after_time(before) if item.word not in _AHEAD]
    said = any(isinstance(item.value, Stance) for item in behind)
    said = said or [item.value for item in behind][1:] == [Shade.ONLY]  # "Mon only, from 9 to 3"
    said = said or any(item.value in _KEEPS for item in before)  # "rehearsal is Tuesdays, from 6"
    return said and bool(_hours_on(whens, found) or _hours_on(found, whens))


def _after_time(items: Sequence[Item]) -> Sequence[Item]:
    """What stands behind the last time."""
    last = max((n for n, item in enumerate(items) if pieces(item.value)), default=len(items))
    return items[last:]


def _both(first: tuple[When, ...], second: tuple[When, ...], frame: TimeFrame) -> tuple[When, ...]:
    """Pieces said apart in one clause belong together: "on Tuesdays I'm free from 2 to 4"."""
    together = _hours_on(first, second) or _hours_on(second, first) or _refined(first, second)
    together = together or break_by_the_clock(first, second) or _of_some_days(first, second)
    return together or _spanned(first, second) or _in_period(first, second, frame) or first + second


def _refined(first: tuple[When, ...], second: tuple[When, ...]) -> tuple[When, ...]:
    """Read "Friday afternoons I'm busy from 3 to 5": a part of a day, and hours within it."""
    if len(first) != 1 or len(second) != 1:
        return ()
    [part], [hours] = first, second
    if not (part.hours and part.hours.part) or hours.days or not hours.hours:
        return ()
    if not hours.hours.part and covers(part.hours, _as_spans(hours.hours)):
        return (When(part.days, hours.hours),)
    return _ended(part.days, part.hours, hours.hours)


def _ended(days: Days | None, part: Hours, said: Hours) -> tuple[When, ...]:
    """Read "mornings fine from 9:15", "Wednesday afternoon I'm in clinic until 3:30"."""
    if said.part or not len(part.stretches) == len(said.stretches) == 1:
        return ()
    [whole], [bound] = part.stretches, said.stretches
    until = bound.end is not None and bound.start is None and bound.end > (whole.start or time.min)
    since = bound.start is not None and bound.end is None and bound.start < (whole.end or time.max)
    if not (until or since):
        return ()
    start, end = (whole.start, bound.end) if until else (bound.start, whole.end)
    return (When(days, replace(said, stretches=(replace(bound, start=start, end=end),))),)


def _of_some_days(first: tuple[When, ...], second: tuple[When, ...]) -> tuple[When, ...]:
    """Read "Mon-Wed I'm with a client all day every day": every day of those that are named."""
    if len(first) != 1 or len(second) != 1:
        return ()
    every = [when for when in (*first, *second) if not when.hours and _is_every_day(when.days)]
    named = [when for when in (*first, *second) if when.days and not _is_every_day(when.days)]
    return tuple(named) if every and named else ()


def _is_every_day(days: Days | None) -> bool:
    return isinstance(days, Recurring) and (days.universal or days.days == EVERY_DAY)


def break_by_the_clock(first: tuple[When, ...], second: tuple[When, ...]) -> tuple[When, ...]:
    """Return hours that are those of a break: "1-2 is lunch", "lunch is sacred (12-1)"."""
    if len(first) != 1 or len(second) != 1:
        return ()
    for part, said in ((first[0], second[0]), (second[0], first[0])):
        named = part.hours is not None and part.hours.part in _BREAKS and not part.days
        exact = said.hours is not None and not said.hours.part
        if named and exact and said.hours and all(map(_is_around_noon, said.hours.stretches)):
            return (said,)
    return ()


def _is_around_noon(stretch: Stretch) -> bool:
    """Whether a span can be that of a break."""
    begin, end = stretch.start, stretch.end
    if begin is None or end is None:
        return False
    return begin < end and begin.hour >= _EARLIEST_BREAK and end.hour <= _LATEST_BREAK


def _spanned(first: tuple[When, ...], second: tuple[When, ...]) -> tuple[When, ...]:
    """Read "on the 19th at 11 I see the notary, that takes until 1": a start, and its end."""
    if len(first) != 1 or len(second) != 1 or not (first[0].hours and second[0].hours):
        return ()
    [start], [end] = first[0].hours.stretches[:1], second[0].hours.stretches[:1]
    opens = start.start is not None and start.start == start.end and second[0].days is None
    if not opens or end.start or not end.end or end.end <= (start.start or end.end):
        return ()
    span = replace(start, end=end.end)
    return (When(first[0].days, replace(first[0].hours, stretches=(span,))),)


def _as_spans(hours: Hours) -> Hours:
    """Hours whose points last a minute, so that they lie within a part of the day or do not."""
    return replace(
        hours,
        stretches=tuple(
            replace(each, end=each.start.replace(minute=min(59, each.start.minute + 1)))
            if each.start and each.start == each.end
            else each
            for each in hours.stretches
        ),
    )


def _in_period(
    first: tuple[When, ...], second: tuple[When, ...], frame: TimeFrame
) -> tuple[When, ...]:
    """Read "next week I can do Tuesday afternoon"; nothing where neither is a period."""
    for period, said in ((first, second), (second, first)):
        if len(period) == 1 and period[0].hours is None and isinstance(period[0].days, Dates):
            found = restricted(frame, period[0].days, Times(said))
            if found:
                return found.whens
    return ()


def _hours_on(days: tuple[When, ...], hours: tuple[When, ...]) -> tuple[When, ...]:
    """Hours without days on days without hours; nothing where they are something else."""
    if len(days) != 1 or days[0].hours is not None or any(when.days for when in hours):
        return ()
    return tuple(replace(when, days=days[0].days) for when in hours)
