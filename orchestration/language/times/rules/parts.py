"""Rules for the parts of the day: mornings, early afternoons, the hour after lunch."""

from __future__ import annotations

from dataclasses import replace
from datetime import time

from orchestration.language.conventions import NOON
from orchestration.language.values import Edge, Hours, PartName, Stretch
from orchestration.model.times import NIGHT, TimeFrame

DAY = 24 * 60
_MIDDAY = "midday"
_LATE = 18
_EARLY = 7  # an hour that is meant in the morning, if it is said alone
_FIRST_HOUR_OF_WORK = time(8)  # from when on a morning is halved


def time_of(minutes: int) -> time:
    """A time of day by its minutes since midnight."""
    return time(minutes // 60 % 24, minutes % 60)


def part(frame: TimeFrame, said: PartName) -> Hours | None:
    """Read "mornings", "in the afternoon", by the frame's parts of the day."""
    if said.name in ("noon", "midnight"):
        return None
    if said.name == "end_of_day":
        end = frame.conventions.end_of_day
        return Hours((Stretch(end, end),), part=said.name)
    if said.name == "night":
        return Hours((Stretch(NIGHT.start, NIGHT.end),), plural=said.plural, part=said.name)
    start, end_ = getattr(frame.conventions, said.name)
    return Hours((Stretch(start, end_),), plural=said.plural, part=said.name)


def every_part(frame: TimeFrame, said: PartName) -> Hours | None:
    """Read "every morning"."""
    hours = part(frame, said)
    return hours and replace(hours, plural=True)


def edge_of_part(frame: TimeFrame, edge: Edge, said: PartName) -> Hours | None:
    """Read "early afternoon", "late morning": the half of the part."""
    if said.name == "morning" and edge is Edge.BEGINNING:
        return part(frame, replace(said, name="early_morning"))
    hours = part(frame, said)
    if hours is None or said.name == "end_of_day":
        return None
    stretch = hours.stretches[0]
    begin = stretch.start or _FIRST_HOUR_OF_WORK
    finish = stretch.end.hour * 60 + stretch.end.minute if stretch.end else DAY
    middle = time_of((begin.hour * 60 + begin.minute + finish) // 2)
    if edge is Edge.BEGINNING:
        return replace(hours, stretches=(Stretch(stretch.start, middle),))
    if edge is Edge.LATE or edge is Edge.END:
        return replace(hours, stretches=(Stretch(middle, stretch.end),))
    quarter = (finish - begin.hour * 60 - begin.minute) // 4
    first = begin.hour * 60 + begin.minute + quarter
    return replace(hours, stretches=(Stretch(time_of(first), time_of(finish - quarter)),))


def before_part(frame: TimeFrame, said: PartName) -> Hours | None:
    """Read "before lunch"."""
    if said.name == _MIDDAY:  # "bis mittags" is until noon
        return Hours((Stretch(None, time(NOON)),))
    hours = part(frame, said)
    start = hours and hours.stretches[0].start
    return Hours((Stretch(None, start),)) if start else None


def after_part(frame: TimeFrame, said: PartName) -> Hours | None:
    """Read "after lunch"; as a bound, midday is twelve o'clock."""
    if said.name == _MIDDAY:
        return Hours((Stretch(time(NOON), None),))
    hours = part(frame, said)
    end = hours and hours.stretches[0].end
    return Hours((Stretch(end, None),)) if end else None


def right_after_part(frame: TimeFrame, said: PartName) -> Hours | None:
    """Read "right after lunch": the hour that follows."""
    hours = part(frame, said)
    end = hours and hours.stretches[0].end
    return Hours((Stretch(end, end.replace(hour=end.hour + 1)),)) if end else None


def part_with_hours(_: TimeFrame, first: Hours, second: Hours) -> Hours | None:
    """Read "the evening from 7 to 9", "10am to 12pm in the morning": the part settles the half."""
    named, exact = (first, second) if first.part else (second, first)
    if not named.part or exact.part or named.part == "end_of_day" or len(named.stretches) > 1:
        return None
    fitted = tuple(_fitted(s, named.stretches[0], exact.loose) for s in exact.stretches)
    of_break = named.part == "lunch" and all(s.start and s.end for s in exact.stretches)
    plural = named.plural or exact.plural
    return replace(exact, stretches=fitted, plural=plural, latent=False, of_break=of_break)


def narrows(first: Hours, second: Hours) -> bool:
    """Tell whether hours say a part of the day more exactly: "evenings, before 9".

    "Mornings, after 5" are two times: nobody means five in the morning.
    """
    named, exact = (first, second) if first.part else (second, first)
    return bool(named.part) and all(
        _touches(s, within)
        or (exact.loose and _touches(moved := _in_other_half(s), within) and _hour(moved) >= _EARLY)
        for s in exact.stretches
        for within in named.stretches
    )


def late_as(hours: Hours, beside: Hours) -> Hours:
    """Read hours said without am or pm beside an evening: "evenings, or after 8 on Fridays"."""
    late = beside.part and all((s.start or time(0)).hour >= _LATE for s in beside.stretches)
    if not (late and hours.loose and all(_hour(s) < NOON for s in hours.stretches)):
        return hours
    return replace(hours, stretches=tuple(map(_in_other_half, hours.stretches)))


def narrowed(_: TimeFrame, named: Hours, exact: Hours) -> Hours | None:
    """Read "the early afternoon, between 1 and 3 pm": what is said more exactly is meant."""
    fitted = part_with_hours(_, named, exact) if named.part and len(named.stretches) == 1 else None
    if fitted is None or any(s.start is None or s.end is None for s in exact.stretches):
        return None
    overlaps = all(_overlaps(s, named.stretches[0]) for s in fitted.stretches)
    return fitted if overlaps else None


def _overlaps(stretch: Stretch, within: Stretch) -> bool:
    start, end = within.start or time(0), within.end or time.max
    begin, finish = stretch.start or time(0), stretch.end or time.max
    return begin < end and start < finish


def _fitted(stretch: Stretch, within: Stretch, loose: bool) -> Stretch:
    if loose and not _touches(stretch, within):
        moved = _in_other_half(stretch)
        late = within.start is not None and within.start.hour >= NOON > _hour(stretch)
        stretch = moved if _touches(moved, within) or late else stretch
    start = stretch.start or within.start
    end = stretch.end or within.end
    return Stretch(start, end, stretch.grain)


def _hour(stretch: Stretch) -> int:
    return (stretch.start or stretch.end or time(0)).hour


def _in_other_half(stretch: Stretch) -> Stretch:
    return Stretch(_other_half(stretch.start), _other_half(stretch.end), stretch.grain)


def _other_half(when: time | None) -> time | None:
    return when and when.replace(hour=(when.hour + 12) % 24)


def _touches(stretch: Stretch, within: Stretch) -> bool:
    start, end = within.start or time(0), within.end or time.max
    begin, finish = stretch.start or time(0), stretch.end or time.max
    return begin < end and finish >= start and (finish > start or begin == finish)
