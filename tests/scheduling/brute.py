"""The proposer once more, by brute force: plain Python over plain datetimes, one start at a time.

It shares the nouns with the engine and nothing else, so that a mistake would have to be made twice.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import AnyOf, Dated, Weekday, Weekly

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


def is_met(wish, start, end, member, terms, now, wishes, begins):
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
    if wish.kind not in (Kind.TIME, Kind.BUSY) or wish.polarity is Polarity.ACCEPTS:
        return None  # what is merely accepted, no start misses
    if wish.polarity is Polarity.FOR:
        parts = list(wished(wish.applies, member.zone, start, begins))
        stretches = joined((a, b) for a, b in parts if a != b)
        return any(a == b == start for a, b in parts) or any(
            a <= start and end <= b for a, b in stretches
        )
    parts = list(pieces(wish.applies, member.zone, start))
    return not any((a == b and a >= start and a < end) or (a < end and b > start) for a, b in parts)


def clocks_differ(terms, members, starts):
    zones = {terms.zone, *(member.zone for member in members)}
    return any(
        len({start.astimezone(ZoneInfo(zone)).replace(tzinfo=None) for zone in zones}) > 1
        for start in starts
    )


def own_hours(member):
    """Somebody's own day as two times, None where none is minded."""
    if member.hours:
        return member.hours.start, member.hours.end
    return (time(8), time(18)) if member.assumes_hours else None


def day_begins(member, differ):
    known = own_hours(member)
    return known[0] if known and (member.hours or differ) else time(7)


def first_of(begins, end):
    """From when on "before so and so" is meant."""
    if end.hour * 60 + end.minute - begins.hour * 60 - begins.minute >= 120:
        return begins
    return min(begins, time(7)) if min(begins, time(7)) < end else time(0)


def wished(applies, zone, around, begins):
    """The pieces of a time that somebody wishes for: a morning begins where their day does."""
    if isinstance(applies, AnyOf):
        for each in applies.times:
            yield from wished(each, zone, around, begins)
        return
    for start, end in pieces(applies, zone, around):
        first, last = (at.astimezone(ZoneInfo(zone)) for at in (start, end))
        from_midnight = first.time() == time(0) and first.date() == last.date() and first != last
        if from_midnight and (isinstance(applies, Dated) or applies.start is None):
            first = datetime.combine(first, first_of(begins, last.time()), ZoneInfo(zone))
        yield first, last


def possible(wishes, member, around, terms, begins):
    """The pieces of time of which somebody says, by the hour, that they can."""
    for wish in wishes:
        if wish.kind is not Kind.TIME or wish.polarity is Polarity.AGAINST:
            continue
        for one in wish.applies.times if isinstance(wish.applies, AnyOf) else [wish.applies]:
            for start, end in wished(one, member.zone, around, begins):
                if start == end:
                    yield start, start + timedelta(minutes=terms.duration)
                elif not (start.time() == end.time() == time(0)) and end - start < timedelta(1):
                    named = isinstance(one, Weekly) and one.end is not None
                    open_end = not named and end.time() == time(0) and start.hour < 18
                    night = datetime.combine(start, time(22), start.tzinfo)
                    yield start, night if open_end else end


def is_covered(start, end, hours, said, zone):
    """Whether every quarter of an hour lies within daily hours, or within what was said."""
    at = start
    while at < end:
        clock = at.astimezone(ZoneInfo(zone)).time()
        if not any(a <= clock < b for a, b in hours) and not any(a <= at < b for a, b in said):
            return False
        at += timedelta(minutes=15)
    return True


def kept_hours(member, wishes, starts, terms, differ):
    """Which starts keep somebody's day, and which their night."""
    day, begins = own_hours(member), day_begins(member, differ)
    length = timedelta(minutes=terms.duration)
    if not differ or day is None:
        return [True] * len(starts), [True] * len(starts)
    kept = []
    for start in starts:
        said = list(possible(wishes, member, start, terms, begins))
        both = ([day], [day, (time(7), time(22))])
        kept.append([is_covered(start, start + length, each, said, member.zone) for each in both])
    return [day for day, _ in kept], [night for _, night in kept]


@dataclass
class Sight:
    """All starts as they stand for everyone, and which of them keep each wish, day and night."""

    seen: list[Seen]
    met: dict[str, list[list[bool | None]]]
    days: dict[str, list[bool]]
    nights: dict[str, list[bool]]


def look(terms, members, wishes_of, now, awake=()):
    """Look at every start; who is `awake` has taken their night back."""
    starts = [start.astimezone(UTC) for start in all_starts(terms, now)]
    differ = clocks_differ(terms, members, starts)
    length = timedelta(minutes=terms.duration)
    met, days, nights = {}, {}, {}
    for member in members:
        mine = wishes_of[member.id]
        begins = day_begins(member, differ)
        met[member.id] = [
            [is_met(wish, at, at + length, member, terms, now, mine, begins) for at in starts]
            for wish in mine
        ]
        kept = kept_hours(member, mine, starts, terms, differ)
        days[member.id] = kept[0]
        nights[member.id] = [True] * len(starts) if member.id in awake else kept[1]
    sight = Sight([], met, days, nights)
    sight.seen = [_seen(place, at, members, wishes_of, sight) for place, at in enumerate(starts)]
    return sight


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


def _seen(place, start, members, wishes_of, sight):
    can, pi, weight = {}, {}, Fraction(0)
    for member in members:
        wishes, columns = wishes_of[member.id], sight.met[member.id]
        day, night = sight.days[member.id], sight.nights[member.id]
        can[member.id] = night[place] and all(
            columns[i][place] is not False
            for i, wish in enumerate(wishes)
            if wish.strength is Strength.MUST
        )
        counted = counted_wishes(wishes, columns)
        whole = sum((WEIGHT[wishes[i].strength] for i in counted), Fraction(0))
        if any(day) and not day[place]:
            whole += WEIGHT["strongly"]
        reached = sum(
            (WEIGHT[wishes[i].strength] for i in counted if columns[i][place]), Fraction(0)
        )
        share = reached / whole if whole else Fraction(1)
        grade = 0 if share == 0 else 1 if share < Fraction(1, 2) else 2 if share < 1 else 3
        pi[member.id] = grade if can[member.id] else 0
        weight += reached if can[member.id] else 0
    missing = sum(member.required and not can[member.id] for member in members)
    return Seen(start, missing, can, pi, weight)


def part_of_day(start, zone):
    local = start.astimezone(ZoneInfo(zone))
    return local.date(), (local.hour >= 12) + (local.hour >= 18)


def hour_of(start, zone):
    return start.astimezone(ZoneInfo(zone)).hour


def overlaps(one, other, terms):
    return abs(one.start - other.start) < timedelta(minutes=terms.duration)


def spread(seen, terms, count, enough):
    """A round's options, one after the other, the candidate first; `seen` are all starts."""
    pool = [each for each in seen if not each.missing] or list(seen)
    chosen = [min(pool, key=Seen.order)]
    while len(chosen) < min(count, len(pool)):
        chosen.append(_next(pool, chosen, terms, enough))
    return [each.start for each in chosen]


def _next(pool, chosen, terms, enough):
    taken = {part_of_day(each.start, terms.zone) for each in chosen}
    hours = {hour_of(each.start, terms.zone) for each in chosen}
    left = [each for each in pool if each not in chosen]
    apart = [each for each in left if not any(overlaps(each, other, terms) for other in chosen)]
    elsewhere = [each for each in apart if part_of_day(each.start, terms.zone) not in taken]
    good = [[x for x in some if x.ratio * x.n >= enough] for some in (elsewhere, apart, left)]
    among = next(some for some in (*good, elsewhere, apart, left) if some)
    best = min(among, key=Seen.order)
    equal = [each for each in among if each.first_five() == best.first_five()]
    return min(equal, key=lambda each: (hour_of(each.start, terms.zone) in hours, each.order()))
