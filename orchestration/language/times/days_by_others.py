"""Days that are told by those named before: "the Monday after", "the other Monday", "that week".

Which day is meant is known from the dates of the message; where these do not tell, it is none, and
its clause is asked about. A weekday that bounds something lies in the week named last: "the second
week, but not before Wednesday".
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import date, timedelta
from itertools import groupby

from orchestration.language.clauses.cues import STOPS, is_part_of_time
from orchestration.language.clauses.leftovers import is_unknown
from orchestration.language.conventions import WEEK
from orchestration.language.english.small_words import ARTICLES, BOUNDS, COPULA, JOINS
from orchestration.language.grammar import Item, Line
from orchestration.language.saying import reasons
from orchestration.language.times.rules.dates import first_such_day
from orchestration.language.times.rules.spans import days_in, week_around
from orchestration.language.values import (
    Dates,
    DayName,
    DottedPair,
    Edge,
    Junk,
    MonthName,
    Num,
    Reach,
    Recurring,
    Shade,
    SlashPair,
    Stance,
    Unit,
    UnitName,
)
from orchestration.language.words.tokens import Strange, Token
from orchestration.model.preferences import Polarity
from orchestration.model.times import Grain, TimeFrame, Weekday

_AFTER = frozenset({"after", "after that"})
_FOLLOWING = "following"
_OTHER = "other"
_OF = frozenset({"in", "of", "the"})
_THAT = frozenset({"that", "same"})
_BEHIND = JOINS | STOPS | COPULA | {",", ")", "but", "then", "too", "also", "instead"}
_NAMING_A_DAY = (Dates, Recurring, DayName, MonthName, SlashPair, DottedPair)
_ORDINAL = frozenset({"st", "nd", "rd", "th"})
_NOES = (Shade.NOT, Shade.NEVER)
_REFUSING = (*_NOES, Shade.BUSY, Shade.BLOCKED)
_UNKNOWN = Junk(reasons.UNCLEAR)
_BEFORE = frozenset({"before", "until", "till"})
_FROM = frozenset({"since", "from", "after"})
_RANGE = frozenset({"to", "-", "until", "till", "thru"})
_ON = frozenset({"on", "onwards", "onward"})
_DAY = timedelta(days=1)
_BOUNDING = BOUNDS | _RANGE | {"from"}


def following_named(line: Line) -> Line:
    """Put "week after" in place of "the following week", where a day was named before it."""
    if not any(item.word == _FOLLOWING for item in line):
        return line
    put: Line = []
    named = False
    at = 0
    while at < len(line):
        item = line[at]
        behind = line[at + 1] if at + 1 < len(line) else None
        follows = item.word == _FOLLOWING and behind is not None and _can_follow(behind.value)
        if follows and behind and named:
            after = Token("after", behind.start, behind.end)
            put += [replace(behind, start=item.start), Item(after, behind.end, behind.end, "after")]
            at += 2
            continue
        named = named or isinstance(item.value, _NAMING_A_DAY) or _is_ordinal(item)
        put.append(replace(item, value=Reach.NEXT) if follows else item)
        at += 1
    return put


def _is_ordinal(item: Item) -> bool:
    return item.word in _ORDINAL or (isinstance(item.value, Num) and item.value.ordinal)


def _can_follow(value: object) -> bool:
    """Whether it is the name of a day, or a week."""
    if isinstance(value, UnitName):
        return value.unit is Unit.WEEK and not value.plural
    return isinstance(value, DayName) and not value.plural


def days_by_others(line: Line, frame: TimeFrame) -> Line:
    """Put the dates that are meant in place of days that are told by others."""
    if frame.window is None:
        return line
    told = {item.word for item in line}
    line = line if told.isdisjoint(_AFTER) else _after(line)
    line = line if _OTHER not in told else _others(line, frame)
    line = line if told.isdisjoint(_THAT) else _weeks(line, frame)
    named = any(_is_named_week(item.value) for item in line)
    return _bounds(_shared_weeks(line), frame) if named else line


# "the Monday after", "the Monday or Tuesday after"


def _after(line: Line) -> Line:
    put: Line = []
    last: Dates | None = None
    for at, item in enumerate(line):
        first = _first_of_days(put) if _stands_after_days(line, at) else None
        if first is None:
            put.append(item)
            last = item.value if isinstance(item.value, Dates) else last
            continue
        said = put[first:]
        put[first:] = [replace(each, value=_behind(each.value, last)) for each in said]
        put[-1] = replace(put[-1], end=item.end)
    return put


def _stands_after_days(line: Line, at: int) -> bool:
    """Whether a word says that days are those after others, and not after what stands behind."""
    if line[at].word not in _AFTER or not at or not _is_weekday(line[at - 1].value):
        return False
    behind = line[at + 1] if at + 1 < len(line) else None
    judged = behind is not None and isinstance(behind.value, Stance | Shade)
    return behind is None or behind.word in _BEHIND or judged


def _first_of_days(put: Line) -> int | None:
    """Where a list of single weekdays begins that ends here; nothing where it is bounded."""
    at = len(put) - 1
    while at >= 2 and put[at - 1].word in JOINS | {","} and _is_weekday(put[at - 2].value):
        at -= 2
    before = put[at - 1].word if at else ""
    led = put[at - 2].word if at > 1 and before in ARTICLES else before
    return None if led in _BOUNDING else at


def _behind(value: object, last: Dates | None) -> object:
    """The first such day behind those named last."""
    if not isinstance(value, Recurring):
        return value
    if last is None:
        return _UNKNOWN
    end = last.spans[-1][1]
    found = next(day for n in range(1, WEEK + 1) if Weekday.of(day := end + n * _DAY) in value.days)
    return Dates(((found, found),))


# "the other Monday"


def _others(line: Line, frame: TimeFrame) -> Line:
    named: set[date] = set()
    put: Line = []
    for at, item in enumerate(line):
        if isinstance(item.value, Dates):
            named.update(days_in(item.value))
        if put and put[-1].word == _OTHER and (_is_weekday(item.value) or _is_week(item.value)):
            led = at > 1 and line[at - 2].word in ARTICLES
            of_weeks = _other_week(named, frame) if _is_week(item.value) else None
            other = of_weeks or _other(item.value, named, frame)
            put[-1:] = [replace(item, value=other if led else _UNKNOWN)]
        else:
            put.append(item)
    return put


def _other(value: object, named: set[date], frame: TimeFrame) -> object:
    """The one such day of the window that was not named, where only one was."""
    window = frame.window.days if frame.window else ()
    such = [day for day in window if isinstance(value, Recurring) and Weekday.of(day) in value.days]
    left = [day for day in such if day not in named]
    return Dates(((left[0], left[0]),)) if len(such) == 2 and len(left) == 1 else _UNKNOWN


def _other_week(named: AbstractSet[date], frame: TimeFrame) -> object:
    """The one week of two that are asked about in which no day was named."""
    window = frame.window.days if frame.window else ()
    weeks = dict.fromkeys(
        week for day in window if (week := week_around(frame, Dates(((day, day),))))
    )
    left = [week for week in weeks if named.isdisjoint(days_in(week))]
    return left[0] if named and len(weeks) == 2 and len(left) == 1 else _UNKNOWN


# "dentist on the 12th, otherwise I'm free that week"


def _weeks(line: Line, frame: TimeFrame) -> Line:
    put: Line = []
    last: Dates | None = None
    named: set[date] = set()
    asked = _asked_week(line, frame) if any(_is_week(item.value) for item in line) else None
    for at, item in enumerate(line):
        is_week = bool(put) and put[-1].word in _THAT and _is_week(item.value)
        week = (_week_of(last, frame) or asked) if is_week else None
        if week:
            first = _first_of_week(put)
            before = {day for day in days_in(week) if last and day < last.spans[0][0]}
            named |= set() if _is_refused(line, at) else before
            rest = _rest(week, named) if first < len(put) - 1 else week
            put[first:] = [replace(item, value=rest, start=put[first].start)]
        else:
            put.append(item)
        if isinstance(item.value, Dates):
            last = item.value
            named.update(days_in(last))
    return put


def _week_of(last: Dates | None, frame: TimeFrame) -> Dates | None:
    return week_around(frame, last) if last and _is_one(last) else None


def _asked_week(line: Line, frame: TimeFrame) -> Dates | None:
    """Return the one week that is asked about, where no other date is named."""
    dated = any(isinstance(item.value, Dates) for item in line)
    days = frame.window.days if frame.window and not dated else ()
    weeks = {week for day in days if (week := week_around(frame, Dates(((day, day),))))}
    return weeks.pop() if len(weeks) == 1 else None


def _first_of_week(put: Line) -> int:
    """Where "that week" begins, or "the rest of that week"."""
    of = len(put) - 2 - (len(put) > 1 and put[-2].word == "of")
    return of if of >= 0 and put[of].value is Edge.REST else len(put) - 1


def _is_refused(line: Line, at: int) -> bool:
    """Whether something behind a time is against it; all that it could mean is gone then."""
    ends = (n for n in range(at, len(line)) if line[n].word in STOPS | {","})
    said = [item.value for item in line[at : next(ends, len(line))]]
    against = (each for each in said if isinstance(each, Stance))
    return any(each in _REFUSING for each in said) or any(
        each.polarity is Polarity.AGAINST for each in against
    )


def _rest(week: Dates, named: AbstractSet[date]) -> Dates | Junk:
    """The days of a week that were not named."""
    left = [day for day in days_in(week) if day not in named]
    runs = groupby(enumerate(left), lambda each: each[1].toordinal() - each[0])
    spans = [[day for _, day in run] for _, run in runs]
    return Dates(tuple((days[0], days[-1]) for days in spans)) if left else _UNKNOWN


def _is_one(dates: Dates) -> bool:
    return len(dates.spans) == 1 and dates.spans[0][0] == dates.spans[0][1]


def _is_named_week(value: object) -> bool:
    return isinstance(value, Dates) and value.grain is Grain.WEEK


def _is_week(value: object) -> bool:
    return isinstance(value, UnitName) and value.unit is Unit.WEEK and not value.plural


# "not Monday, not Tuesday and definitely not Wednesday of the first week"


def _shared_weeks(line: Line) -> Line:
    """Put the week that stands behind the last of a list of days behind each of them.

    A "not" may stand between: "Tuesday not in the second week".
    """
    put = line
    for at in range(len(line) - 1, 0, -1):
        week = line[at]
        if not _is_named_week(week.value):
            continue
        last, denied = _day_before(line, at)
        if last is None:
            continue
        days = _days_of_list(line, last, denied)
        if denied:
            put = [*put[: denied + 1], *put[at + 1 :]]
            days = [last, *days]
        for day in days:
            named = replace(week, start=put[day].end, end=put[day].end)
            put = [*put[: day + 1], named, *put[day + 1 :]]
    return put


def _day_before(line: Line, at: int) -> tuple[int | None, int]:
    """The place of the weekday that a week stands behind, and of a "not" between them, or 0."""
    last, denied = at - 1, 0
    while last > 0 and (line[last].word in _OF or _is_no(line[last])):
        denied = last if _is_no(line[last]) else denied
        last -= 1
    return (last if _is_weekday(line[last].value) else None), denied


def _says_nothing(item: Item) -> bool:
    """Whether no more is said than how firmly."""
    small = isinstance(item.value, Token) and not is_unknown(item)
    return small or item.value in (Shade.RAISE, Shade.LOWER)


def _is_no(item: Item) -> bool:
    return item.value in _NOES or item.word == "no"


def _days_of_list(line: Line, last: int, denied: int) -> list[int]:
    """The places of the days denied before the last one of a sentence, the last of them first."""
    found: list[int] = []
    for at in range(last - 1, -1, -1):
        item = line[at]
        if _is_weekday(item.value):
            found.append(at)
        elif item.word in STOPS or isinstance(item.value, Dates):
            break
        elif not (_is_no(item) or _says_nothing(item)):
            return []
    first = max(found[-1] - 1, 0) if found else last
    noes = denied or any(map(_is_no, line[first:last]))
    return found if noes else []


# "the second week, but not before Wednesday"


def _bounds(line: Line, frame: TimeFrame) -> Line:
    put: Line = []
    week: Dates | None = None
    fresh = False
    at = 0
    while at < len(line):
        item = line[at]
        if isinstance(item.value, Dates):
            week, fresh = (item.value if item.value.grain is Grain.WEEK else None), False
        fresh = fresh or item.word in STOPS
        if week and put and _is_bound(line, at) and not _is_known(item.value, week, fresh, frame):
            meant = _UNKNOWN if fresh else _within(week, put[-1].word, item.value)
            end = line[at + 1 : at + 2] if put[-1].word in _FROM else []
            more = bool(end) and end[0].word in _ON
            put[-1:] = [replace(item, value=meant, start=put[-1].start)]
            at += 1 + more
            continue
        put.append(item)
        at += 1
    return put


def _is_known(value: object, week: Dates, fresh: bool, frame: TimeFrame) -> bool:
    """Whether it is the first such day of all that is meant in another sentence, too."""
    first = first_such_day(frame, value) if fresh and isinstance(value, Recurring) else None
    return first is not None and first.spans[0][0] in days_in(week)


def _is_bound(line: Line, at: int) -> bool:
    """Whether a single weekday bounds something, and is no end of a span."""
    if not _is_weekday(line[at].value) or line[at - 1].word not in _BEFORE | _FROM:
        return False
    before = line[at - 2].value if at > 1 else None
    behind = line[at + 1] if at + 1 < len(line) else None
    hours = behind is not None and is_part_of_time(behind)
    return not (isinstance(before, Recurring | Dates) or hours or _goes_on(behind))


def _goes_on(behind: Item | None) -> bool:
    return behind is not None and (behind.word in _RANGE or isinstance(behind.value, Strange))


def _within(week: Dates, bound: str, value: object) -> Dates | Junk:
    """The days of a week before or behind one of its days."""
    days = days_in(week)
    at = next(n for n, day in enumerate(days) if _is_of(value, day))
    parts: dict[str, Sequence[date]] = {
        "before": days[:at],
        "after": days[at + 1 :],
        **dict.fromkeys(("until", "till"), days[: at + 1]),
        **dict.fromkeys(("since", "from"), days[at:]),
    }
    found = parts[bound]
    return Dates(((found[0], found[-1]),)) if found else _UNKNOWN


def _is_of(value: object, day: date) -> bool:
    return isinstance(value, Recurring) and Weekday.of(day) in value.days


def _is_weekday(value: object) -> bool:
    single = isinstance(value, Recurring) and len(value.days) == 1 and value.every == 1
    return single and isinstance(value, Recurring) and not (value.plural or value.universal)
