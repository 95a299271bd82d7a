"""Words that stand for a time which is named beside them.

"After standup (9:30)" is after 9:30; and "the week after" is that after the week named last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from orchestration.language.clauses.cues import STOPS, is_part_of_time
from orchestration.language.english.small_words import BOUNDS, COPULA, JOINS
from orchestration.language.grammar import Item, Line
from orchestration.language.times.rules.days import reached_unit
from orchestration.language.times.rules.hours import oclock
from orchestration.language.times.rules.spans import before
from orchestration.language.values import (
    Clock,
    Dates,
    DayName,
    Days,
    Length,
    Num,
    PartName,
    Reach,
    Recurring,
    Shade,
    Stance,
    Unit,
    UnitName,
)
from orchestration.language.words.marks import TOO_EARLY, TOO_LATE
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Polarity
from orchestration.model.times import EVERY_DAY, Grain, TimeFrame

_BEFORE_A_NAME = BOUNDS | {"during", "over", "from"}
_LONGEST_NAME = 5  # items: "my daughter's nap"
_LONGEST_TIME = 8
_LATER = frozenset({"after", "since", "past", "from"})
_SPAN = frozenset({"-", "to", "till", "until", "and"})
_IN_A_TIME = BOUNDS | _SPAN | {"at", "from", "ish", "around", "between", "h", "oclock", "o'clock"}
_AFTER = frozenset({"after", "after that"})
_BOUND_BY = {
    "after that": "after",
    **dict.fromkeys(("before that", "vorher", "davor", "zuvor"), "before"),
}
_RELATIVE = _AFTER | {"before"}
_THAT = frozenset({"that", "this", "it", "then"})
_BEHIND_AN_HOUR = frozenset({"on", "or", "and", ",", ".", "!", "?", ";", "\n"})
_DAY = timedelta(days=1)
_DAYS = (Recurring, Dates, DayName)
_KEEPING = frozenset({Shade.BUSY, Shade.ENGAGED, Shade.HAVE})
_UNLIKE = frozenset({Shade.BEGINS, Shade.ENDS, Shade.NOT, Shade.NEVER})
_NEXT = 5  # items behind a number in which it is judged
_SOON = 8  # items behind "after that" in which it is said what is then
_FAR = 12  # items back to an hour of which "after that" may speak
_BEFORE_AN_HOUR = frozenset({"until", "till", "til", "to", "-", "at", "by"})
_PARTED = STOPS | {",", "but"}
_ENDS = STOPS | {","}


def resolved(line: Line, frame: TimeFrame) -> Line:
    """Put the times meant in place of such words; dates are composed already, hours not yet."""
    line = _bare_hours(_named_times(line), frame)
    return _hours_after(line, frame) if any(item.word in _BOUND_BY for item in line) else line


# A name with its time: "standup (9:30)"


def _named_times(line: Line) -> Line:
    if not any(item.word == "(" for item in line):
        return line
    put: Line = []
    at = 0
    while at < len(line):
        close = _closing(line, at) if line[at].word == "(" else None
        begin = _name_before(put) if close else None
        if close and begin is not None:
            later = put[begin - 1].word in _LATER
            put[begin:] = _end_of(line[at + 1 : close], later, put[begin - 1].word in BOUNDS)
            at = close + 1
        else:
            put.append(line[at])
            at += 1
    return put


def _closing(line: Line, at: int) -> int | None:
    """Where a bracket closes that holds a time and nothing else."""
    timed = False
    for n in range(at + 1, min(len(line), at + 2 + _LONGEST_TIME)):
        if line[n].word == ")":
            return n if timed else None
        timed = timed or is_part_of_time(line[n])
        if not is_part_of_time(line[n]) and line[n].word not in _IN_A_TIME:
            return None
    return None


def _name_before(put: Line) -> int | None:
    """Where the name of what takes place begins, behind a preposition; times have none."""
    for n in range(len(put) - 1, max(-1, len(put) - 2 - _LONGEST_NAME), -1):
        if put[n].word in _BEFORE_A_NAME:
            return n + 1 if n + 1 < len(put) else None
        timed = is_part_of_time(put[n]) and not isinstance(put[n].value, PartName)
        if timed or put[n].word in _ENDS:
            return None
    return None


def _end_of(named: Sequence[Item], later: bool, bound: bool) -> Sequence[Item]:
    """A time, or of a span the end at which something else can begin, or has to end."""
    parted = next((n for n, item in enumerate(named) if n and item.word in _SPAN), None)
    if not bound or parted is None:
        return named
    return named[parted + 1 :] if later else named[:parted]


# A number for an hour: "can do 4 on Monday"


def _bare_hours(line: Line, frame: TimeFrame) -> Line:
    """Read a number as an hour where somebody can do it: "I could do 4 on Monday"."""
    put = list(line)
    for at, item in enumerate(line):
        number = item.value
        if isinstance(number, Num) and _is_done(line, at, number):
            hour = oclock(frame, number)
            put[at] = Item(hour, item.start, item.end) if hour else item
    return put


def _is_done(line: Line, at: int, value: Num) -> bool:
    if value.ordinal or not 0 < value.n <= 12:
        return False
    if any(item.word in (TOO_EARLY, TOO_LATE) for item in line[at + 1 : at + _NEXT]):
        return at == 0 or line[at - 1].word in _PARTED
    if not at:
        return False
    before_, rest = line[at - 1], line[at + 1 : at + 3]
    bound = before_.value in (Shade.BEGINS, Shade.ENDS)  # "the latest I can do is 4"
    if bound or (isinstance(before_.value, Stance) and before_.value.able):
        return not rest or rest[0].word in _BEHIND_AN_HOUR
    judged = rest[1:] if rest and rest[0].word in COPULA else rest[:1]
    opens = before_.word in _PARTED
    return opens and any(isinstance(item.value, Stance) for item in judged)


# A time by another: "the week after", "before that"


def weeks_after(line: Line, frame: TimeFrame) -> Line:
    """Put the days meant in place of "the week after" and "the following"."""
    if not any(item.word in _RELATIVE or _is_elliptic(item) for item in line):
        return line
    put: Line = []
    last: Days | None = None
    for at, item in enumerate(line):
        if _points_back(item, put, "") and line[at - 1].word == "after":
            continue  # "the week after that"
        if _points_back(item, put, "before") and isinstance(last, Dates):
            put[-1:] = [Item(before(frame, last) or last, put[-1].start, item.end)]
            continue
        if put and _closes(line, at, put) and (found := _week_after(put, last)):
            put[-1] = Item(found, put[-1].start, item.end)
        else:
            put.append(_in_full(line, at, last, frame))
        last = put[-1].value if isinstance(put[-1].value, Recurring | Dates) else last
    return put


def _points_back(item: Item, put: Line, behind: str) -> bool:
    return item.word in _THAT and bool(put) and put[-1].word == behind


def _in_full(line: Line, at: int, last: Days | None, frame: TimeFrame) -> Item:
    """An item, the week in place of a word that leaves it out."""
    item = line[at]
    alone = _is_elliptic(item) and not _time_at(line, at + 1)
    if not (alone and isinstance(last, Dates) and last.grain is Grain.WEEK):
        return item
    meant = _week(item, last, frame)
    return Item(meant, item.start, item.end) if meant else item


# An hour by another: "in a workshop until 2, free after that", "I leave at 4, so before that"


def _later_by(hour: object, length: object, frame: TimeFrame) -> Clock | None:
    """The clock some time after an hour: "dentist at 11, back an hour after that"."""
    return _apart_from(hour, length, frame, 1)


def _apart_from(hour: object, length: object, frame: TimeFrame, way: int) -> Clock | None:
    """The clock some time after an hour, or before it: `way` is 1 or -1."""
    clock = oclock(frame, hour) if isinstance(hour, Num) else hour
    if not isinstance(clock, Clock) or not isinstance(length, Length) or not length.minutes:
        return None
    minutes = clock.hour * 60 + clock.minute + way * length.minutes
    if minutes < (60 if clock.meridian else 0):
        return None
    if minutes >= 24 * 60 or (clock.meridian and minutes >= 12 * 60 > clock.hour * 60):
        return None
    return replace(clock, hour=minutes // 60, minute=minutes % 60)


def _an_hour_later(put: Line, hour: int, item: Item, frame: TimeFrame) -> Line:
    """Take a length off the end, and return the hour that much later: "an hour after that".

    Or that much earlier: "the play is at 5, I leave an hour before that".
    """
    way = -1 if _BOUND_BY[item.word] == "before" else 1
    later = _apart_from(put[hour].value, put[-1].value, frame, way)
    if later is None:
        return []
    length = put.pop()
    lead = Token("at", length.start, length.end)
    return [Item(lead, length.start, length.end, "at"), Item(later, item.start, item.end)]


def _hours_after(line: Line, frame: TimeFrame) -> Line:
    """Put the hour that was named last in place of "that", with its days."""
    put: Line = []
    for at, item in enumerate(line):
        bound = _BOUND_BY.get(item.word)
        hour = _hour_before(put, bound) if bound else None
        if hour is None or bound is None or _time_at(line, at + 1):
            put.append(item)
            continue
        if put[-1].value is Shade.ONLY:  # "I land at 2 so only after that" has been said already
            put.pop()
            continue
        days = _days_beside(put, hour, item)
        if isinstance(put[-1].value, Length):
            put += _an_hour_later(put, hour, item, frame) or [item]
            put += days if put[-1] is not item else []
            continue
        if put[-1].word == ",":  # a statement of its own, no second hour of the same
            put[-1] = replace(put[-1], word=";")
        put.append(replace(item, word=bound, value=Token(bound, item.start, item.end)))
        meant = put[hour].value
        if bound == "after" and _takes_a_while(put[:-1], hour, line[at + 1 : at + _SOON]):
            usual = Length(frame.conventions.engagement_minutes, Unit.MINUTE)
            meant = _later_by(meant, usual, frame) or meant
        put.append(replace(put[hour], value=meant, start=item.start, end=item.end))
        put += days
    return put


def _hour_before(put: Line, bound: str) -> int | None:
    """Where the last hour of the same sentence stands: "until 2", "from 9 to 11", "back at 1".

    What is before a span ends where it begins; how long "before" is no hour.
    """
    another_day = False
    for n in range(len(put) - 1, max(0, len(put) - _FAR), -1):
        if put[n].word in STOPS or isinstance(put[n].value, UnitName):
            return None
        another_day = another_day or isinstance(put[n].value, _DAYS)
        if another_day and put[n].word == ",":
            return None  # "the 12th until 2, the 13th not, after that all is open"
        if isinstance(put[n].value, Clock | Num):
            is_span = (
                n > 1 and put[n - 1].word in _SPAN and isinstance(put[n - 2].value, Clock | Num)
            )
            if bound == "before" and is_span:
                return n - 2
            is_begin = bound == "before" and put[n - 1].word in _LATER
            return n if is_begin or put[n - 1].word in _BEFORE_AN_HOUR else None
    return None


def _takes_a_while(put: Line, hour: int, rest: Line) -> bool:
    """Whether somebody is free behind an engagement of which no end is said: "dentist at 3"."""
    said = [item.value for item in (*put, *rest) if isinstance(item.value, Shade)]
    engaged = any(each in _KEEPING for each in said)
    behind = [item.value for item in (*put[hour + 1 :], *rest)]
    free = any(isinstance(each, Stance) and each.polarity is Polarity.FOR for each in behind)
    return put[hour - 1].word == "at" and engaged and free and not _UNLIKE.intersection(said)


def _days_beside(put: Line, hour: int, at: Item) -> Line:
    """The days of an hour: those named last before it in its sentence, or first behind it."""
    stop = max((n for n, item in enumerate(put[:hour]) if item.word in STOPS), default=-1)
    beside = (*range(hour - 1, stop, -1), *range(hour, len(put)))
    last = next((n for n in beside if isinstance(put[n].value, _DAYS)), None)
    if last is None:
        return []
    first = last
    while (
        first - 2 > stop
        and put[first - 1].word in JOINS
        and isinstance(put[first - 2].value, _DAYS)
    ):
        first -= 2
    return [replace(each, start=at.start, end=at.end) for each in put[first : last + 1]]


def _time_at(line: Line, at: int) -> bool:
    return at < len(line) and is_part_of_time(line[at])


def _week_after(put: Line, last: Days | None) -> Days | None:
    """The day or the week that is told to be after those named before it."""
    return _following(put[-1].value, last, _dates_before(put))


def _dates_before(put: Line) -> Dates | None:
    return next((x.value for x in reversed(put) if isinstance(x.value, Dates)), None)


def _closes(line: Line, at: int, put: Line) -> bool:
    """Whether an "after" ends what it is of: not "after 3", but "the week after Thursday works"."""
    if is_of_it := _time_at(line, at + 1):
        led = _is_a_week(line[at - 1].value) and _dates_before(put) is not None
        is_of_it = not (led and _is_a_weekday(line[at + 1 : at + 2]))
    return line[at].word in _AFTER and not is_of_it


def _is_a_week(value: object) -> bool:
    return isinstance(value, UnitName) and value.unit is Unit.WEEK and not value.plural


def _is_a_weekday(items: Line) -> bool:
    days = items[0].value if items else None
    return isinstance(days, Recurring) and not (days.plural or days.universal)


def _following(unit: object, last: Days | None, dates: Dates | None = None) -> Days | None:
    """The day or the week after the days named last, the week after the `dates` named last."""
    if not isinstance(unit, UnitName) or unit.plural:
        return None
    if unit.unit is Unit.DAY and isinstance(last, Recurring):
        return _next_weekday(last)
    known = last if isinstance(last, Dates) else dates
    if known is None:
        return None
    if unit.unit is Unit.DAY:
        return Dates(((known.spans[-1][1] + _DAY,) * 2,))
    if unit.unit is not Unit.WEEK:
        return None
    first = known.spans[-1][0]
    monday = first + (7 - first.weekday()) * _DAY
    return Dates(((monday, monday + 6 * _DAY),), Grain.WEEK)


def _is_elliptic(item: Item) -> bool:
    return item.value is Reach.NEXT or item.value is Reach.AFTER_NEXT


def _week(reach: Item, last: Dates, frame: TimeFrame) -> Days | None:
    """The week meant by a word that leaves it out: "next week is bad, the following is fine"."""
    if reach.word == "following":
        return _following(UnitName(Unit.WEEK), last)
    assert isinstance(reach.value, Reach)
    return reached_unit(frame, reach.value, UnitName(Unit.WEEK))


def _next_weekday(days: Recurring) -> Recurring | None:
    if len(days.days) > 1:
        return None
    after = EVERY_DAY[(EVERY_DAY.index(days.days[0]) + 1) % len(EVERY_DAY)]
    return replace(days, days=(after,))
