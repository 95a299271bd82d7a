"""Phrases that others have collected, with the times they stand for: is ours the same?

Expected values and what was heard are both brought into one form: days, clock times, and whether
it is a point. Conventions in which the sets differ from ours are mapped (`scope` says which).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.times import AnyOf, Dated, TimeFrame, Weekday, Weekly, zone_named
from tests.benchmarks.understanding.scope import contradicts, left_out

MISSING_REFERENCE = "2016-11-07T00:00:00"
_AUTHOR = MemberId("author")
_PARTS = re.compile(
    r"morning|afternoon|evening|night|lunch|midday|mid day|dinner|\bam\b|\bpm\b|\beod\b"
    r"|early|late|end of (?:the )?(?:day|\w+day)|weekend|week-end|\bmid\b|middle|noon"
)
_EXACT = re.compile(r"\d\s*[ap]\.?m?\b|\d[:h.]\d\d|\b\d{1,2}h\b|o'?clock")
_HALF_SAID = re.compile(r"\d\s*[ap]\.?\s?m?\b|[01]\d:\d\d|\b(?:1[3-9]|2[0-3])[:h]|\bnoon\b")
_TIMEX_SET = re.compile(r"(?:XXXX-WXX-(\d))?(?:T(\d\d)(?::(\d\d))?|(T[A-Z]{2,3}))?")
_BARE = re.compile(r"\(?XXXX-WXX-\d")
_MODES = ("before", "after", "since", "until")


@dataclass(frozen=True, slots=True)
class Piece:
    """Days and clock times; None where nothing is said of them. `weekdays` of what repeats."""

    first: date | None = None
    last: date | None = None
    start: time | None = None
    end: time | None = None
    weekdays: frozenset[Weekday] = frozenset()


@dataclass(frozen=True, slots=True)
class Expected:
    """One expression, any of whose values will do; `out` is why it is out of scope."""

    text: str
    values: tuple[Piece, ...]
    out: str
    mode: str = ""
    offset: int | None = None  # minutes from UTC of the zone that the expression names
    bare: bool = False  # a weekday without a date


def hearing(now: datetime, zone: str) -> MessageContext:
    """What a phrase of these sets is heard in: no window, no names."""
    return MessageContext(_AUTHOR, TimeFrame(now, zone))


def heard(text: str, now: datetime, zone: str) -> tuple[Piece, ...]:
    """All times that are understood of a text."""
    found = understand(text, hearing(now, zone)).preferences
    return tuple(piece for wish in found for piece in _pieces(wish.applies))


def reads(text: str, expected: Expected, now: datetime) -> bool:
    """Whether one of the expected values is heard in a text, at once or as days and hours apart."""
    for offset in _offsets(expected, now):
        zone = f"{'-' if offset < 0 else '+'}{abs(offset) // 60:02}:{abs(offset) % 60:02}"
        found = heard(text, now.replace(tzinfo=zone_named(zone)), zone)
        if any(_is_said(found, value, expected) for value in expected.values):
            return True
    return False


def _offsets(expected: Expected, now: datetime) -> tuple[int, ...]:
    """Where the author is: at the reference's offset, or where the zone said is their own."""
    if expected.offset is None:
        return ((now.utcoffset() or timedelta()) // timedelta(minutes=1),)
    return expected.offset, expected.offset + 60  # some of the set's zones know no summer time


# What was heard


def _pieces(applies: object) -> Iterator[Piece]:
    if isinstance(applies, Weekly):
        yield Piece(None, None, applies.start, applies.end, frozenset(applies.days))
    elif isinstance(applies, AnyOf):
        for each in applies.times:
            yield from _pieces(each)
    elif isinstance(applies, Dated):
        for moment in applies.moments:
            end = moment.end or moment.start
            whole = moment.end is not None and moment.start.time() == end.time() == time()
            last = (end - timedelta(microseconds=1)).date() if moment.end else end.date()
            days = moment.start.date(), max(last, moment.start.date())
            yield Piece(*days) if whole else Piece(*days, moment.start.time(), end.time())


# Comparing


def _is_said(found: Sequence[Piece], value: Piece, expected: Expected) -> bool:
    if value.weekdays:
        return any(
            value.weekdays == piece.weekdays and _same_clocks(piece, value, expected)
            for piece in found
        )
    clocked = [piece for piece in found if _same_clocks(piece, value, expected)]
    if value.first is None:
        return bool(clocked)
    if any(_same_days(piece, value, expected) for piece in clocked):
        return True
    days = {day for piece in clocked for day in _days(piece)}
    return (bool(days) and days == set(_days(value))) or _over_days(found, value)


def _over_days(found: Sequence[Piece], value: Piece) -> bool:
    """Whether pieces of several days together run from the first hour to the last."""
    if value.start is None or value.first == value.last or len(found) < 2:
        return False
    first, last = found[0], found[-1]
    ends = (first.first, first.start, last.last, last.end)
    return ends == (value.first, value.start, value.last, value.end)


def _days(piece: Piece) -> Iterator[date]:
    if piece.first and piece.last:
        for n in range(min((piece.last - piece.first).days, 400) + 1):
            yield piece.first + timedelta(days=n)


def _same_days(piece: Piece, value: Piece, expected: Expected) -> bool:
    if piece.first is None or value.first is None or value.last is None or piece.last is None:
        return False
    day = timedelta(days=1)
    if expected.mode in ("after", "since"):
        return piece.first in (value.first, value.first + day)
    if expected.mode in ("before", "until"):
        return piece.last in (value.last, value.last - day)
    if (piece.first, piece.last) == (value.first, value.last):
        return True
    if "weekend" in expected.text.lower() or "week-end" in expected.text.lower():
        return piece.first - value.first in (timedelta(), day) and piece.last <= value.last
    text = expected.text.lower()
    if expected.bare and value.first == value.last:
        return piece.first == piece.last == value.first + 7 * day  # said on that weekday
    late = "end of" in text or "late" in text
    return (late and piece.last == value.last and abs((piece.first - value.first).days) <= 1) or (
        piece.first == value.first
        and piece.last in (value.last - day, value.last + day)
        and bool(re.search(r"\b(?:to|til|until|till|through|thru|between|rest)\b|-", text))
    )


def _same_clocks(piece: Piece, value: Piece, expected: Expected) -> bool:
    """Whether the hours are the same; of a part of the day, whether there are some."""
    text = expected.text.lower()
    if value.start is None and value.end is None:
        return True
    if value.start and value.start >= time(23, 59) and "e" in text:  # "end of day"
        return piece.start is not None
    if _PARTS.search(text) and not _EXACT.search(text):
        vague = _clock(value.start) % 60 == 0 and not re.search(r"\d", text)
        if vague:
            return piece.start is not None or piece.end is not None
    if "weekend" in text or "week-end" in text:
        return True
    if expected.mode:
        bound = value.end if expected.mode in ("before", "until") else value.start
        ours = piece.end if expected.mode in ("before", "until") else piece.start
        return _halves(_clock(bound), text) & {_clock(ours)} != set()
    at = piece.start or piece.end
    if value.start == value.end and at and _clock(at) in _halves(_clock(value.start), text):
        return piece.end in (None, piece.start, _hour_later(at)) or piece.start is None
    starts, ends = _halves(_clock(value.start), text), _halves(_clock(value.end), text)
    return _clock(piece.start) in starts and _clock(piece.end) in ends


def _hour_later(at: time) -> time:
    """An engagement at a point takes an hour by our convention; "leave at 9" is from 9 on."""
    return at.replace(hour=(at.hour + 1) % 24)


def _clock(at: time | None) -> int:
    return at.hour * 60 + at.minute if at else 0


def _halves(minutes: int, text: str) -> set[int]:
    """The same clock face, in both halves of the day where neither was said."""
    return {minutes} if _HALF_SAID.search(text) else {minutes, (minutes + 720) % 1440}


# Duckling


def of_duckling(case: Mapping[str, Any]) -> Expected:
    """The value of a Duckling case."""
    now = datetime.fromisoformat(case["reference"])
    text, grain = str(case["text"]), str(case["grain"])
    mode = str(case.get("direction") or "")
    if case["type"] == "interval":
        start = datetime.fromisoformat(case["from"])
        ends = [
            datetime.fromisoformat(case[k])
            for k in ("to_exclusive", "to_minus_grain")
            if case.get(k)
        ]
        values = tuple(_interval(start, end, grain) for end in ends)
        last = max(ends)
    else:
        start = datetime.fromisoformat(case["value"])
        values = (_value(start, grain),)
        days = {"week": 7, "month": 31, "day": 1}.get(grain, 0)
        last = start + timedelta(days=days, minutes=1)
    out = left_out(text, "time", last.replace(tzinfo=now.tzinfo), now)
    return Expected(text, values, out, mode)


def _value(start: datetime, grain: str) -> Piece:
    if grain in ("day", "week"):
        days = 7 if grain == "week" else 1
        return Piece(start.date(), start.date() + timedelta(days=days - 1))
    if grain == "month":
        after = (start.replace(day=28) + timedelta(days=4)).replace(day=1)
        return Piece(start.date(), (after - timedelta(days=1)).date())
    return Piece(start.date(), start.date(), start.time(), start.time())


def _interval(start: datetime, end: datetime, grain: str) -> Piece:
    if grain in ("day", "week", "month"):
        return Piece(start.date(), (end - timedelta(microseconds=1)).date())
    last = (end - timedelta(microseconds=1)).date()
    return Piece(start.date(), last, start.time(), end.time())


# Recognizers


def of_recognizers(case: Mapping[str, Any]) -> Iterator[Expected]:
    """The values of each expression of a Recognizers case."""
    now = datetime.fromisoformat(case["reference"] or MISSING_REFERENCE)
    for found in case["expected"]:
        kind, values, mode = str(found["type"]), found["values"] or [], ""
        pieces: list[Piece] = []
        lasts: list[datetime] = []
        for value in values:
            mode = mode or str(value.get("Mod") or "")
            if kind == "set":
                pieces += _of_set(str(value.get("timex") or ""))
            else:
                for start, end in _bounds(value):
                    piece = _of_bounds(start, end)
                    pieces += [piece] if piece else []
                    lasts += [_instant(end or start)] if len(end or start) > 9 else []
        if not pieces and kind not in ("duration", "set"):
            kind = "unresolved"
        last = max(lasts) + timedelta(minutes=1) if lasts else None
        if last and len(values[-1].get("value") or "") == 10:
            last += timedelta(days=1)
        text = str(found["text"])
        days = [piece.last for piece in pieces if piece.last]
        out = left_out(text, kind, last, now) or ("" if pieces else "cycle")
        out = out or ("contradiction" if contradicts(text, days, now.date()) else "")
        offsets = [int(value["utcOffsetMins"]) for value in values if "utcOffsetMins" in value]
        bare = any(_BARE.match(str(value.get("timex"))) for value in values)
        kept = mode if mode in _MODES else ""
        yield Expected(text, tuple(pieces), out, kept, next(iter(offsets), None), bare)


def _of_set(timex: str) -> Iterator[Piece]:
    every = frozenset(Weekday)
    plain = {
        "P1D": every,
        "P1WD": frozenset(tuple(Weekday)[:5]),
        "P1WE": frozenset(tuple(Weekday)[5:]),
    }
    if timex in plain:
        yield Piece(weekdays=plain[timex])
    elif (found := _TIMEX_SET.fullmatch(timex)) and timex:
        days = frozenset({tuple(Weekday)[int(found[1]) - 1]}) if found[1] else every
        at = time(int(found[2]), int(found[3] or 0)) if found[2] else None
        part = time(8) if found[4] else None
        yield Piece(None, None, at or part, at or part, days)


def _bounds(value: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Start and end as written; a point has no end, and what is open lacks one of them."""
    if "future" in value:
        for key in ("future", "past"):
            said = value[key]
            one = next((said[k] for k in ("date", "dateTime", "time") if k in said), None)
            if one:
                yield str(one), ""
            else:
                starts = [said[k] for k in said if k.startswith("start")]
                ends = [said[k] for k in said if k.startswith("end")]
                yield "".join(starts[:1]), "".join(ends[:1]) or "-"
    elif value.get("value") not in (None, "not resolved"):
        yield str(value["value"]), ""
    elif "start" in value or "end" in value:
        yield str(value.get("start") or ""), str(value.get("end") or "-")


def _of_bounds(start: str, end: str) -> Piece | None:
    said = start or end
    if not re.fullmatch(r"[\d: -]+", said.removeprefix("-")) or said.startswith("0001"):
        return None
    if end in ("", "-") or not start:
        first, at = _split(said)
        if end == "" and at is not None:
            return Piece(first, first, at, at)
        return Piece(first, first, at if start else None, None if start else at)
    (first, at), (last, until) = _split(start), _split(end)
    if last and until is None and first != last:
        last -= timedelta(days=1)
    if last and until == time() and first != last:
        last -= timedelta(days=1)
    return Piece(first, last, at, until)


def _split(said: str) -> tuple[date | None, time | None]:
    parts = said.split(" ")
    day = date.fromisoformat(parts[0]) if "-" in parts[0] else None
    clock = time.fromisoformat(parts[-1]) if ":" in parts[-1] else None
    return day, clock


def _instant(said: str) -> datetime:
    return datetime.fromisoformat(said.replace("0001", "9000", 1) if said[:4] == "0001" else said)


def aware(reference: str | None) -> datetime:
    """When a case was said; plain references are in UTC."""
    now = datetime.fromisoformat(reference or MISSING_REFERENCE)
    return now if now.tzinfo else now.replace(tzinfo=zone_named("Etc/UTC"))
