"""The proposer once more, by brute force: plain Python over plain datetimes, one start at a time.

It shares the nouns with the engine and nothing else, so that a mistake would have to be made twice.
"""

from dataclasses import dataclass, replace
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
    def attendance(self):
        return sum(self.can.values())

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
        return (self.missing, -self.attendance, -self.ratio, -self.score, self.equity)

    def order(self):
        return (*self.first_five(), -self.weight, self.start)


STEP = timedelta(minutes=5)
QUARTER = timedelta(minutes=15)


def instants(start, end, step=QUARTER):
    """Every instant of a stretch, so many minutes apart."""
    at = start
    while at < end:
        yield at
        at += step


def all_starts(terms, now):
    """Every instant at which the clocks lie on the grid, all of whose meeting is in the hours."""
    zone, length = ZoneInfo(terms.zone), timedelta(minutes=terms.duration)
    first, last = (
        datetime.combine(day, time(0), UTC) for day in (terms.window.days[0], terms.window.days[-1])
    )
    for start in instants(first - timedelta(1), last + timedelta(2), STEP):
        local = start.astimezone(zone)
        day = local.date()
        if start < now or day not in terms.window.days or local.minute % terms.grid:
            continue
        clocks = [at.astimezone(zone) for at in instants(start, start + length, STEP)]
        held = all(
            at.date() == day and terms.hours.start <= at.time() < terms.hours.end for at in clocks
        )
        if held and Weekday.of(day) in terms.working_days:
            yield start


def shows(pattern, at, zone):
    """Whether the clocks of a zone show hours of a pattern, or the very time of a point, then."""
    local = at.astimezone(ZoneInfo(zone))
    today = Weekday.of(local.date()) in pattern.days
    yesterday = Weekday.of(local.date() - timedelta(1)) in pattern.days
    begin, end, clock = pattern.start or time(0), pattern.end or time(0), local.time()
    if is_point(pattern):
        return today and clock == begin
    if begin < end:
        return today and begin <= clock < end
    return (today and begin <= clock) or (yesterday and clock < end)


def is_point(one):
    if isinstance(one, Dated):
        return False
    return one.start is not None and one.start == one.end


def each_of(applies):
    """What is said as one time, one by one: a pattern, or a single moment."""
    for one in applies.times if isinstance(applies, AnyOf) else [applies]:
        yield from one.moments if isinstance(one, Dated) else [one]


def hits(one, start, zone):
    """Whether a point is the very start."""
    if isinstance(one, Weekly):
        return is_point(one) and shows(one, start, zone)
    return one.end is None and one.start == start


def holds(one, at, zone):
    """Whether an instant belongs to a stretch of time."""
    if isinstance(one, Weekly):
        return not is_point(one) and shows(one, at, zone)
    return one.end is not None and one.start <= at < one.end


def is_inside(several, start, end, zone):
    if any(hits(one, start, zone) for one in several):
        return True
    return all(any(holds(one, at, zone) for one in several) for at in instants(start, end))


def touches(one, start, end, zone):
    return any(hits(one, at, zone) or holds(one, at, zone) for at in instants(start, end))


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
        return is_inside(list(wished(wish.applies, member.zone, begins)), start, end, member.zone)
    return not any(touches(one, start, end, member.zone) for one in each_of(wish.applies))


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


def wished(applies, zone, begins):
    """What somebody wishes for, one by one: a morning begins where their day does."""
    for one in each_of(applies):
        if isinstance(one, Weekly):
            morning = one.start is None and one.end not in (None, time(0))
            yield replace(one, start=first_of(begins, one.end)) if morning else one
        elif one.end is None:
            yield one
        else:
            first, last = (at.astimezone(ZoneInfo(zone)) for at in (one.start, one.end))
            if first.time() == time(0) and first.date() == last.date():
                first = datetime.combine(first, first_of(begins, last.time()), ZoneInfo(zone))
            yield replace(one, start=first.astimezone(UTC), end=last.astimezone(UTC))


def possible(wishes, member, begins):
    """The times of which somebody says, by the hour, that they can."""
    for wish in wishes:
        if wish.kind is Kind.TIME and wish.polarity is not Polarity.AGAINST:
            for one in wished(wish.applies, member.zone, begins):
                yield from until_night(one, member.zone)


def until_night(one, zone):
    """A time by the hour: "after four" ends where the night begins; mere days are none."""
    if isinstance(one, Weekly):
        all_day = one.start in (None, time(0)) and one.end in (None, time(0))
        if is_point(one) or not all_day:
            open_end = one.end is None and one.start < time(18)
            yield replace(one, end=time(22)) if open_end else one
    elif one.end is None:
        yield one
    else:
        first, last = (at.astimezone(ZoneInfo(zone)) for at in (one.start, one.end))
        if last.time() == time(0) and first.time() != time(0) and first.hour < 18:
            last = datetime.combine(first, time(22), ZoneInfo(zone))
        if not (first.time() == last.time() == time(0)):
            yield replace(one, end=last.astimezone(UTC))


def is_covered(start, length, hours, said, zone):
    """Whether every quarter of an hour lies within daily hours, or within what was said."""
    for at in instants(start, start + length):
        clock = at.astimezone(ZoneInfo(zone)).time()
        begun = list(instants(at - length + QUARTER, at + QUARTER))  # a point lasts as the meeting
        covered = any(
            holds(one, at, zone) or any(hits(one, point, zone) for point in begun) for one in said
        )
        if not covered and not any(a <= clock < b for a, b in hours):
            return False
    return True


def kept_hours(member, wishes, starts, terms, differ):
    """Which starts keep somebody's day, and which their night."""
    day, begins = own_hours(member), day_begins(member, differ)
    length = timedelta(minutes=terms.duration)
    if not differ or day is None:
        return [True] * len(starts), [True] * len(starts)
    said = list(possible(wishes, member, begins))
    both = ([day], [day, (time(7), time(22))])
    kept = [
        [is_covered(start, length, each, said, member.zone) for each in both] for start in starts
    ]
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
    starts = list(all_starts(terms, now))
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


def offered(seen):
    """The starts that a round may offer."""
    attended = [each for each in seen if each.attendance]
    return [each for each in attended if not each.missing] or attended or list(seen)


def spread(seen, terms, count, enough):
    """A round's options, one after the other, the candidate first; `seen` are all starts."""
    pool = offered(seen)
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
