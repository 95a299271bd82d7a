"""Rules for the time of day: numbers → clocks → stretches."""

from __future__ import annotations

from dataclasses import replace

from orchestration.language.conventions import NOON, guessed_hour, start_of_shift
from orchestration.language.saying import reasons
from orchestration.language.times.rules.dates import may_be_days
from orchestration.language.times.rules.parts import DAY, late_as, narrows, part_with_hours, time_of
from orchestration.language.values import (
    Clock,
    DottedPair,
    Hours,
    Junk,
    Length,
    Meridian,
    Num,
    PartName,
    Stretch,
    ZoneName,
)
from orchestration.model.times import Grain, TimeFrame

_SEVERAL_PARTS = "several"
HALF_DAY = 12 * 60
_MONTHS = 12
_YEARS = (1900, 2100)
_MINUTES_BEFORE_NOON = (15, 20, 25)


# Clocks


def with_meridian(
    frame: TimeFrame, said: Num | Clock | DottedPair, half: Meridian
) -> Clock | Junk | None:
    """Read "3 pm", "9:15 am", "8.30 pm", "330 p.m."."""
    clock = said if isinstance(said, Clock) else _clock_of(said)
    if clock is None:
        return Junk() if isinstance(said, Num) and not said.ordinal else None
    if clock.hour > NOON:
        return clock if half is Meridian.PM and isinstance(said, Clock) else Junk()
    if clock.hour == NOON and half is Meridian.AM and frame.window is not None:
        return Junk(reasons.NOON_OR_MIDNIGHT)  # who looks for a time to meet means noon as often
    return replace(clock, meridian=half)


def _clock_of(said: Num | DottedPair) -> Clock | None:
    if isinstance(said, DottedPair):
        return _checked(said.first, said.second, Grain.MINUTE) if said.digits == 2 else None
    if said.ordinal:
        return None
    if said.digits in (3, 4):
        return _checked(said.n // 100, said.n % 100, Grain.MINUTE)
    return _checked(said.n, 0, Grain.HOUR)


def _checked(hour: int, minute: int, grain: Grain) -> Clock | None:
    if 0 <= hour < 24 and 0 <= minute < 60:
        return Clock(hour, minute, grain=grain, sure=hour > NOON or hour == 0)
    return None


def oclock(_: TimeFrame, said: Num) -> Clock | None:
    """Read "three o'clock"."""
    return _clock_of(said)


def oclock_and(_: TimeFrame, hour: Num, minute: Num) -> Clock | None:
    """Read "14 Uhr 30"."""
    if hour.ordinal or minute.ordinal or minute.digits != 2:
        return None
    return _checked(hour.n, minute.n, Grain.MINUTE)


def clock_oclock(_: TimeFrame, said: Clock) -> Clock:
    """Read "14:30 Uhr"."""
    return said


def dotted_oclock(_: TimeFrame, said: DottedPair) -> Clock | None:
    """Read "14.30 Uhr"."""
    return _as_clock(said)


def with_h(_: TimeFrame, hour: Num, minute: Num | None = None) -> Clock | None:
    """Read "14h30" and "9h", by the 24-hour clock."""
    if minute is None and hour.n < 7:
        return None  # "5h" is a length
    clock = _checked(hour.n, minute.n if minute else 0, Grain.MINUTE)
    return clock and replace(clock, sure=True)


def half_hour(_: TimeFrame, hour: Num) -> Clock | None:
    """Read "half 3" as the British say it: half past three."""
    return _shifted(hour, 30) if 0 < hour.n <= NOON and not hour.ordinal else None


def half_to(_: TimeFrame, hour: Num) -> Clock | None:
    """Read "halb drei" as the Germans say it: half past two."""
    return _shifted(hour, -30) if 0 < hour.n <= NOON and not hour.ordinal else None


def military(_: TimeFrame, said: Num) -> Clock | None:
    """Read "1430" by the 24-hour clock; what may be a year is none."""
    if said.digits != 4 or said.n % 5 or _YEARS[0] <= said.n <= _YEARS[1]:
        return None
    clock = _clock_of(said)
    return clock and replace(clock, sure=True)


def military_span(frame: TimeFrame, first: Num, last: Num) -> Hours | None:
    """Read "1400-1530"."""
    start, end = military(frame, first), military(frame, last)
    return span(frame, start, end) if start and end else None


def clock_with_h(_: TimeFrame, said: Clock) -> Clock:
    """Read "14:00h"."""
    return replace(said, sure=True)


def spelled(_: TimeFrame, hour: Num, minute: Num) -> Clock | None:
    """Read "five thirty"."""
    if hour.digits or minute.digits or hour.ordinal or minute.ordinal:
        return None
    return _checked(hour.n, minute.n, Grain.MINUTE) if 0 < hour.n <= NOON <= minute.n + 2 else None


def past(_: TimeFrame, minutes: Num | Length, hour: Clock | Num | PartName) -> Clock | None:
    """Read "half past five", "20 minutes past 3 pm", "a quarter past noon"."""
    if isinstance(minutes, Length):
        return _shifted(hour, minutes.count)
    known = minutes.n % 5 == 0 and not minutes.ordinal  # not "Thu 21 after 2"
    return _shifted(hour, minutes.n) if known else None


def minutes_to(_: TimeFrame, minutes: Length, hour: Clock | Num | PartName) -> Clock | None:
    """Read "20 minutes to 2pm"."""
    return _shifted(hour, -minutes.count)


def quarter_to(_: TimeFrame, minutes: Num, hour: Clock | Num | PartName) -> Clock | None:
    """Read "a quarter to three", "15 to noon"; other numbers before "to" begin a range."""
    return _shifted(hour, -minutes.n) if minutes.n in _MINUTES_BEFORE_NOON else None


def _shifted(hour: Clock | Num | PartName, by: int) -> Clock | None:
    base = point_of_part(hour) if isinstance(hour, PartName) else hour
    clock = _clock_of(base) if isinstance(base, Num) else base
    if clock is None or clock.minute or abs(by) >= 60:
        return None
    is_at_noon = clock.hour == 1 and by < 0 and not (clock.sure or clock.meridian)  # “halb eins”
    minutes = (clock.hour * 60 + by) % DAY + NOON * 60 * is_at_noon
    return Clock(minutes // 60, minutes % 60, clock.meridian, Grain.MINUTE, clock.sure)


def point_of_part(part: PartName) -> Clock | None:
    """The parts of the day that are a point."""
    if part.name == "noon":
        return Clock(12, sure=True)
    return Clock(0, sure=True) if part.name == "midnight" else None


def part_as_point(_: TimeFrame, part: PartName) -> Clock | None:
    """Read "noon" and "midnight" as clocks."""
    return point_of_part(part)


def clock_in_part(_: TimeFrame, said: Clock | Num | DottedPair, part: PartName) -> Clock | None:
    """Read "3 in the afternoon", "8 in the morning", "7.30 in the evening"."""
    clock = said if isinstance(said, Clock) else _clock_of(said)
    if clock is None or clock.sure or clock.meridian:
        return None
    return replace(clock, meridian=Meridian.AM if "morning" in part.name else Meridian.PM)


# Stretches


def minutes_of(frame: TimeFrame, clock: Clock) -> int:
    """Minutes since midnight, by the convention where no half of the day was said."""
    hour = clock.hour
    if clock.meridian is not None:
        hour = hour % NOON + (NOON if clock.meridian is Meridian.PM else 0)
    elif not clock.sure:
        hour = guessed_hour(frame, hour)
    return hour * 60 + clock.minute


def _loose(*clocks: Clock) -> bool:
    return not any(clock.sure or clock.meridian for clock in clocks)


def _as_clock(said: Clock | Num | DottedPair) -> Clock | None:
    if isinstance(said, Clock):
        return said
    if isinstance(said, DottedPair):
        return _clock_of(said)
    return _clock_of(said) if said.digits <= 2 and 0 < said.n <= 24 else None


def point(frame: TimeFrame, said: Clock | Num | DottedPair) -> Hours | None:
    """Read "at 3", "around 15:30", "at 2.30"."""
    clock = _as_clock(said)
    if clock is None:
        return None
    when = time_of(minutes_of(frame, clock)).replace(second=clock.second)
    return Hours((Stretch(when, when, clock.grain),), loose=_loose(clock))


def dotted_point(frame: TimeFrame, said: DottedPair) -> Hours | None:
    """Read "4.30 would be ok": what can be no day of a month."""
    return point(frame, said) if said.second > _MONTHS else None


def span(frame: TimeFrame, first: Clock | Num, last: Clock | Num) -> Hours | None:
    """Read "from 9 to 11 am", "2-4pm", "8am-3", "between 3 and 5"."""
    start, end = _as_clock(first), _as_clock(last)
    if start is None or end is None:
        return None
    begin, finish = _range(frame, start, end)
    if begin == finish:
        return None
    grain = Grain.MINUTE if Grain.MINUTE in (start.grain, end.grain) else Grain.HOUR
    latent = not (isinstance(first, Clock) or isinstance(last, Clock))
    stretch = Stretch(time_of(begin), None if finish % DAY == 0 else time_of(finish), grain)
    return Hours((stretch,), loose=_loose(start, end), latent=latent)


def _range(frame: TimeFrame, start: Clock, end: Clock) -> tuple[int, int]:
    begin, finish = minutes_of(frame, start), minutes_of(frame, end)
    begin = start_of_shift(begin, finish, loose=_loose(start, end))
    if _loose(start) and end.meridian is not None:
        halves = (begin % HALF_DAY, begin % HALF_DAY + HALF_DAY)
        earlier = [minutes for minutes in halves if minutes < finish]
        begin = earlier[-1] if earlier else begin
    elif start.meridian is Meridian.AM and _loose(end) and begin < end.hour * 60 < 6 * 60:
        finish = end.hour * 60 + end.minute
    elif _loose(end) and finish <= begin and finish + HALF_DAY > begin:
        finish += HALF_DAY
    elif _loose(start) and begin >= finish > begin % HALF_DAY:
        begin %= HALF_DAY
    return begin, finish


def sure_span(frame: TimeFrame, first: Clock | Num, last: Clock | Num) -> Hours | None:
    """A span whose words leave no doubt that it is a time ("from", "between")."""
    return (hours := span(frame, first, last)) and replace(hours, latent=False)


def two_spans(
    frame: TimeFrame,
    first: Clock | Num,
    last: Clock | Num,
    other: Clock | Num,
    end: Clock | Num,
) -> Hours | None:
    """Read "between 10 and 12 or 2 and 4"."""
    one, two = sure_span(frame, first, last), sure_span(frame, other, end)
    return union(frame, one, two) if one and two else None


def one_of_two(frame: TimeFrame, first: Num, last: Clock) -> Hours | None:
    """Read "10 or 11am": the half that is said is that of both."""
    if last.meridian is None or first.ordinal or not 0 < first.n <= NOON:
        return None
    one, two = point(frame, Clock(first.n, meridian=last.meridian)), point(frame, last)
    return union(frame, one, two) if one and two else None


def rather_than(frame: TimeFrame, better: Num, other: Num) -> Hours | None:
    """Read "rather 11 than 9": only what is better is meant."""
    if better.ordinal or other.ordinal or not (better.digits and other.digits):
        return None
    return point(frame, better) if max(better.n, other.n) < 2 * NOON else None


def span_of_points(frame: TimeFrame, first: Hours, last: Hours) -> Hours | None:
    """Read "15h00 GMT - 18h00 GMT", where both ends are times already."""
    if not (_is_point(first) and _is_point(last)) or first.zone != last.zone:
        return None
    start, end = first.stretches[0], last.stretches[-1]
    if start.start is None or end.end is None or start.start >= end.end:
        return None
    return replace(first, stretches=(Stretch(start.start, end.end, end.grain),))


def from_on(frame: TimeFrame, said: Clock | Num) -> Hours | None:
    """Read "from 10 on"."""
    hours = later_than(frame, said)
    return hours and replace(hours, opens=True)


def later_than(frame: TimeFrame, said: Clock | Num) -> Hours | None:
    """Read "after 6pm"."""
    clock = _as_clock(said)
    if clock is None:
        return None
    return Hours(
        (Stretch(time_of(minutes_of(frame, clock)), None, clock.grain),), loose=_loose(clock)
    )


def up_to(frame: TimeFrame, said: Clock | Num) -> Hours | None:
    """Read "before 11", "until 9:15", "by noon"."""
    clock = _as_clock(said)
    if clock is None or minutes_of(frame, clock) == 0:
        return None
    return Hours(
        (Stretch(None, time_of(minutes_of(frame, clock)), clock.grain),), loose=_loose(clock)
    )


def both_bounds(_: TimeFrame, first: Hours, second: Hours) -> Hours | None:
    """Read "later than 9:30 but before 11"."""
    if len(first.stretches) > 1 or len(second.stretches) > 1:
        return None
    (a,), (b,) = first.stretches, second.stretches
    if a.end is None and b.start is None and a.start and b.end and a.start < b.end:
        return replace(first, stretches=(Stretch(a.start, b.end, b.grain),))
    return None


def lasting(_: TimeFrame, begin: Hours | Clock, length: Length) -> Hours | None:
    """Read "from 2pm for 2 hours"."""
    hours = point(_, begin) if isinstance(begin, Clock) else begin
    minutes = length.minutes
    if hours is None or minutes is None or minutes >= DAY or len(hours.stretches) != 1:
        return None
    start = hours.stretches[0].start
    if start is None or hours.stretches[0].end not in (None, start):
        return None
    end = start.hour * 60 + start.minute + minutes
    return Hours((Stretch(start, time_of(end)),)) if end < DAY else None


# Zones and lists


def zoned(_: TimeFrame, hours: Hours, zone: ZoneName) -> Hours:
    """Read "9 to 11 am Eastern"."""
    return replace(hours, zone=zone.zone, latent=False)


def zoned_from_on(frame: TimeFrame, said: Clock | Num, zone: ZoneName) -> Hours | None:
    """Read "9am ET onwards"."""
    hours = from_on(frame, said)
    return hours and zoned(frame, hours, zone)


def zoned_ahead(frame: TimeFrame, zone: ZoneName, hours: Hours) -> Hours | Junk | None:
    """Read "ET 9-11"; "in Dubai 11-15" may name days."""
    if hours.latent and may_be_days(frame, hours):
        return Junk()
    return None if hours.zone else zoned(frame, hours, zone)


def zoned_clock(frame: TimeFrame, clock: Clock | Num, zone: ZoneName) -> Hours | None:
    """Read "4pm CET"."""
    hours = point(frame, clock)
    return hours and zoned(frame, hours, zone)


def union_with_number(frame: TimeFrame, first: Hours, second: Num) -> Hours | None:
    """Read "at 9 or 10"."""
    hours = point(frame, second) if _is_point(first) else None
    return hours and union(frame, first, hours)


def _half_open(hours: Hours) -> bool:
    stretch = hours.stretches[0]
    return not hours.part and (stretch.start is None) != (stretch.end is None)


def _is_point(hours: Hours) -> bool:
    return all(stretch.start == stretch.end for stretch in hours.stretches)


def union(_: TimeFrame, first: Hours, second: Hours) -> Hours | None:
    """Read "9:00 to 9:30, 11:30 to 12:00", "mornings and afternoons"; not "mornings, before 11"."""
    if _half_open(first) != _half_open(second) and narrows(first, second):
        return part_with_hours(_, first, second)
    return either(_, first, second)


def either(_: TimeFrame, first: Hours, second: Hours) -> Hours | None:
    """Read "mornings or after 5"; beside an evening, eight is eight in the evening."""
    first, second = late_as(first, second), late_as(second, first)
    if first.zone != second.zone and second.zone and first.zone:
        return None
    return Hours(
        first.stretches + second.stretches,
        plural=first.plural or second.plural,
        zone=first.zone or second.zone,
        part=_SEVERAL_PARTS if first.part and second.part else None,
        limit=first.limit and second.limit,
        latent=first.latent and second.latent,
    )
