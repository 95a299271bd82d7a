"""The proposer once more, by brute force: plain Python over plain datetimes, one start at a time.

It shares the nouns with the engine and nothing else, so that a mistake would have to be made twice.
"""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import AnyOf, Dated, Weekday

WEIGHT = {"strongly": Fraction(2), "prefers": Fraction(1), "mildly": Fraction(1, 2)}


@dataclass
class Seen:
    """One start as it stands for everyone."""

    start: datetime
    missing: int
    can: dict[str, bool]
    pi: dict[str, int]
    weight: Fraction

    @property
    def n(self):
        return len(self.pi)

    @property
    def ratio(self):
        return Fraction(sum(p > 0 for p in self.pi.values()), self.n)

    @property
    def score(self):
        return Fraction(sum(self.pi.values()), self.n)

    @property
    def equity(self):
        values = list(self.pi.values())
        if not any(values):
            return Fraction(1)
        apart = sum(abs(a - b) for a in values for b in values)
        return Fraction(apart, 2 * self.n * sum(values))

    def first_five(self):
        return (self.missing, -sum(self.can.values()), -self.ratio, -self.score, self.equity)

    def order(self):
        return (*self.first_five(), -self.weight, self.start)


def all_starts(terms, now):
    zone = ZoneInfo(terms.zone)
    for day in terms.window.days:
        if Weekday.of(day) not in terms.working_days:
            continue
        for minute in range(0, 24 * 60, terms.grid):
            start = datetime.combine(day, time(minute // 60, minute % 60), zone)
            end = datetime.combine(day, terms.hours.end, zone)
            late = start.replace(tzinfo=None) + timedelta(minutes=terms.duration)
            if (
                start.time() >= terms.hours.start
                and late <= end.replace(tzinfo=None)
                and start >= now
            ):
                yield start


def pieces(applies, zone, around):
    """A time as (start, end) pairs near an instant; the end of a point is its start."""
    if isinstance(applies, AnyOf):
        for each in applies.times:
            yield from pieces(each, zone, around)
        return
    if isinstance(applies, Dated):
        for moment in applies.moments:
            yield moment.start, moment.end or moment.start
        return
    tz = ZoneInfo(zone)
    centre = around.astimezone(tz).date()
    for shift in range(-3, 4):
        day = centre + timedelta(days=shift)
        if Weekday.of(day) in applies.days:
            start = datetime.combine(day, applies.start or time(0), tz)
            end_at, next_day = applies.end or time(0), day + timedelta(days=1)
            point = applies.start is not None and applies.start == applies.end
            later = applies.end is not None and applies.end > (applies.start or time(0))
            same_day = point or later
            yield start, datetime.combine(day if same_day else next_day, end_at, tz)


def joined(parts):
    out = []
    for start, end in sorted(parts, key=lambda part: (part[0].timestamp(), part[1].timestamp())):
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return out


def is_met(wish, start, end, member, terms, now, wishes):
    """True, False, or None where a wish says nothing about a start."""
    if wish.kind is Kind.FLEXIBLE:
        return True
    if wish.kind is Kind.NOTICE:
        return start - now >= timedelta(minutes=wish.applies.minutes)
    if wish.kind is Kind.LENGTH:
        return terms.duration <= wish.applies.minutes
    if wish.kind is Kind.BUFFER:
        gap = timedelta(minutes=wish.applies.minutes)
        taken = [
            (part.start, part.end)
            for each in wishes
            if each.kind is Kind.BUSY and isinstance(each.applies, Dated)
            for part in each.applies.moments
            if part.end is not None
        ]
        return not any(a - gap < end and b + gap > start for a, b in taken)
    if wish.kind not in (Kind.TIME, Kind.BUSY):
        return None
    parts = list(pieces(wish.applies, member.zone, start))
    if wish.polarity is Polarity.FOR:
        stretches = joined((a, b) for a, b in parts if a != b)
        return any(a == b == start for a, b in parts) or any(
            a <= start and end <= b for a, b in stretches
        )
    return not any((a == b and a >= start and a < end) or (a < end and b > start) for a, b in parts)


def look(terms, members, wishes_of, now):
    """Every start, as it stands for every member."""
    starts = list(all_starts(terms, now))
    length = timedelta(minutes=terms.duration)
    met = {
        member.id: [
            [
                is_met(wish, start, start + length, member, terms, now, wishes_of[member.id])
                for start in starts
            ]
            for wish in wishes_of[member.id]
        ]
        for member in members
    }
    return [_seen(place, start, members, wishes_of, met) for place, start in enumerate(starts)], met


def counted_wishes(wishes, met):
    """Which wishes are part of the share: soft, some start fails them, each matter once."""
    chosen = {}
    for index, wish in enumerate(wishes):
        column = tuple(met[index])
        if wish.strength is Strength.MUST or None in column or all(column):
            continue
        if not any(column) or wish.kind not in (Kind.TIME, Kind.BUSY):
            chosen[index, column] = index
        elif (
            column not in chosen or WEIGHT[wish.strength] > WEIGHT[wishes[chosen[column]].strength]
        ):
            chosen[column] = index
    return sorted(chosen.values())


def _seen(place, start, members, wishes_of, met):
    can, pi, weight = {}, {}, Fraction(0)
    for member in members:
        wishes, columns = wishes_of[member.id], met[member.id]
        can[member.id] = all(
            columns[i][place] is not False
            for i, wish in enumerate(wishes)
            if wish.strength is Strength.MUST
        )
        counted = counted_wishes(wishes, columns)
        whole = sum((WEIGHT[wishes[i].strength] for i in counted), Fraction(0))
        reached = sum(
            (WEIGHT[wishes[i].strength] for i in counted if columns[i][place]), Fraction(0)
        )
        share = reached / whole if whole else Fraction(1)
        grade = 0 if share == 0 else 1 if share < Fraction(1, 2) else 2 if share < 1 else 3
        pi[member.id] = grade if can[member.id] else 0
        weight += reached if can[member.id] else 0
    missing = sum(member.required and not can[member.id] for member in members)
    return Seen(start, missing, can, pi, weight)
