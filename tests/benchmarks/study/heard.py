"""Whether what is read back to a member is what they truly wish: as they would see it themselves.

A wish about hours is compared by its picture: which starts of a typical week it lets stand. So
"mornings" and "not in the afternoon" are the same, and "mornings" with "not before 9:30" is
"9:30 to 12".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import reduce
from itertools import combinations

from orchestration.model.preferences import Applies, Kind, Polarity, Preference, Strength
from orchestration.model.times import AnyOf, Dated, Minutes, Weekly
from tests.benchmarks.study.wishes import DAY, DAYS, About, Occasion, Weight, Wish

MONDAY = date(2027, 2, 1)
WEEK = tuple(MONDAY + timedelta(days=number) for number in range(len(DAYS)))
LENGTH = timedelta(minutes=30)
A_FEW_HOURS = (timedelta(hours=2), timedelta(hours=5))

Picture = frozenset[object]
"""Starts that are let stand, or an amount of time by what it is about."""


@dataclass(frozen=True)
class Comparison:
    """What was read back beside what is wished, meaning by meaning.

    `right` are the statements read back that are wishes, `wrong` those that are not, `too_strong`
    those of the right ones that are read as a must though nobody said so. `missing` are the wishes
    that were not read back, `misjudged` those read back only as a must, or only as less than the
    must that they were said to be. `pairs` is how many matches there are, `same_strength` how many
    of them have the strength that was said, `wished` how many wishes could have been read back.
    """

    right: tuple[Preference, ...]
    wrong: tuple[Preference, ...]
    too_strong: tuple[Preference, ...]
    missing: tuple[Wish, ...]
    misjudged: tuple[Wish, ...]
    pairs: int
    same_strength: int
    wished: int


Match = tuple[tuple[Wish, ...], tuple[int, ...]]
"""Wishes, and statements by their place, that mean the same."""


def compare(wishes: Sequence[Wish], heard: Sequence[Preference], occasion: Occasion) -> Comparison:
    """Hold what was read back against what is wished."""
    days = _days(heard, occasion)
    wished = {wish: picture for wish in wishes if (picture := _of_wish(wish, days))}
    read = {n: picture for n, each in enumerate(heard) if (picture := _of_heard(each, days))}
    matches = _matches(wished, read)
    said = {wish: {n for group, ns in matches if wish in group for n in ns} for wish in wished}
    meant = {n: {wish for group, ns in matches if n in ns for wish in group} for n in read}
    return Comparison(
        right=tuple(heard[n] for n in read if meant[n]),
        wrong=tuple(heard[n] for n in read if not meant[n]),
        too_strong=tuple(
            heard[n] for n in read if meant[n] and _is_must(heard[n]) and not _any_must(meant[n])
        ),
        missing=tuple(wish for wish in wished if not said[wish]),
        misjudged=tuple(
            wish for wish, ns in said.items() if ns and _all_other(wish, [heard[n] for n in ns])
        ),
        pairs=len(matches),
        same_strength=sum(_same_strength(group, [heard[n] for n in ns]) for group, ns in matches),
        wished=len(wished),
    )


def _is_must(heard: Preference) -> bool:
    return heard.strength is Strength.MUST


def _any_must(wishes: Iterable[Wish]) -> bool:
    return any(wish.said is Weight.MUST for wish in wishes)


def _all_other(wish: Wish, heard: Sequence[Preference]) -> bool:
    return all(_is_must(each) is not (wish.said is Weight.MUST) for each in heard)


def _same_strength(wishes: Sequence[Wish], heard: Sequence[Preference]) -> bool:
    return {wish.said.value for wish in wishes} == {each.strength.value for each in heard}


def _matches(wished: Mapping[Wish, Picture], read: Mapping[int, Picture]) -> list[Match]:
    """Pair wishes and statements of one picture, or two of which together make up the other."""
    alone: list[Match] = [
        ((wish,), (n,)) for wish in wished for n in read if _alike(wished[wish], read[n])
    ]
    found = {wish for group, _ in alone for wish in group}
    taken = {n for _, numbers in alone for n in numbers}
    parts: list[Match] = [
        ((wish,), pair)
        for wish in wished
        if wish not in found
        for pair in combinations(read, 2)
        if _together(read[n] for n in pair) == wished[wish] and not taken & set(pair)
    ]
    wholes: list[Match] = [
        (pair, (n,))
        for n in read
        if n not in taken
        for pair in combinations(wished, 2)
        if _together(wished[wish] for wish in pair) == read[n] and not found & set(pair)
    ]
    return [*alone, *parts, *wholes]


def _together(pictures: Iterable[Picture]) -> Picture:
    return reduce(frozenset.intersection, pictures)


def _alike(wish: Picture, read: Picture) -> bool:
    return wish == read or bool(wish and read and wish >= read and len(read) == 1)


def _days(heard: Sequence[Preference], occasion: Occasion) -> tuple[date, ...]:
    """Return the days to compare on: the meeting's own where something is said of a date."""
    dated = any(_names_dates(each.applies) and each.kind is not Kind.OPTION for each in heard)
    return (occasion.opens.date(),) if dated else WEEK


def _names_dates(applies: Applies) -> bool:
    if isinstance(applies, AnyOf):
        return any(map(_names_dates, applies.times))
    return isinstance(applies, Dated)


def _starts(days: Sequence[date]) -> list[datetime]:
    quarters = (timedelta(minutes=15 * number) for number in range(31))
    hours = [timedelta(hours=9) + quarter for quarter in quarters]
    return [datetime.combine(day, time()) + hour for day in days for hour in hours]


def _of_wish(wish: Wish, days: Sequence[date]) -> Picture:
    """Return a wish's picture; empty where nothing is asked that a start could break."""
    match wish.about:
        case About.NOTICE:
            few = A_FEW_HOURS[0] <= wish.amount <= A_FEW_HOURS[1]
            amounts = {_hours(n) for n in range(2, 6)} if few else {wish.amount}
            return frozenset(("notice", amount) for amount in amounts)
        case About.AT_MOST:
            return frozenset({("at most", wish.amount)})
        case About.WITHIN | About.OUTSIDE:
            starts = _starts(days)
            opens = starts[0]
            occasion = Occasion(opens, opens, LENGTH, opens)
            return _telling(starts, [bool(wish.met(start, occasion)) for start in starts])
        case _:
            return frozenset()


def _hours(number: int) -> timedelta:
    return timedelta(hours=number)


def _telling(starts: Sequence[datetime], met: Sequence[bool]) -> Picture:
    """Return the starts that are let stand; "none" where none is, nothing where all are."""
    if all(met):
        return frozenset()
    return frozenset(start for start, fine in zip(starts, met, strict=True) if fine) or frozenset(
        {"none"}
    )


def _of_heard(heard: Preference, days: Sequence[date]) -> Picture:
    if isinstance(heard.applies, Minutes) and heard.polarity is Polarity.FOR:
        amount = timedelta(minutes=heard.applies.minutes)
        name = {Kind.NOTICE: "notice", Kind.LENGTH: "at most"}.get(heard.kind)
        return frozenset({(name, amount)}) if name else frozenset()
    if heard.kind not in (Kind.TIME, Kind.BUSY):
        return frozenset()
    starts = _starts(days)
    spans = [_spans(heard, day) for day in days for _ in range(len(starts) // len(days))]
    wanted = heard.polarity is Polarity.FOR
    pairs = zip(starts, spans, strict=True)
    return _telling(starts, [_stands(start, span, wanted=wanted) for start, span in pairs])


def _stands(start: datetime, spans: Sequence[tuple[datetime, datetime]], *, wanted: bool) -> bool:
    end = start + LENGTH
    if wanted:
        return any(first <= start and end <= last for first, last in spans)
    return all(end <= first or last <= start for first, last in spans)


def _spans(heard: Preference, day: date) -> list[tuple[datetime, datetime]]:
    """Return the hours of a day that a statement names."""
    midnight = datetime.combine(day, time())
    match heard.applies:
        case Weekly(days=days, start=start, end=end):
            if DAYS[day.weekday()] not in [each.value for each in days]:
                return []
            first = datetime.combine(day, start or time())
            last = datetime.combine(day, end) if end and end != time() else midnight + DAY
            return [(first, last if last > first else midnight + DAY)]
        case AnyOf(times=several):
            alone = (replace(heard, applies=each) for each in several)
            return [span for each in alone for span in _spans(each, day)]
        case Dated(moments=moments):
            spans = [(each.start, each.end) for each in moments if each.end is not None]
            return [
                (first.replace(tzinfo=None), last.replace(tzinfo=None)) for first, last in spans
            ]
        case _:
            return []
