"""A clause into typed wishes: what each one is about, and the words that were left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from orchestration.language.clauses import TIMES, Clause
from orchestration.language.conventions import DEFAULT_BUFFER_MINUTES, DEFAULT_NOTICE_MINUTES
from orchestration.language.english.stances import BACKWARD, COPULA, FILLER, LINKS, WORKERS
from orchestration.language.grammar import Item
from orchestration.language.leftovers import Leftover, leftovers, unknown, whole
from orchestration.language.rules.joining import pieces
from orchestration.language.values import (
    About,
    Dates,
    Except,
    Hours,
    Length,
    OptionNamed,
    PerDay,
    Place,
    Recurring,
    Shade,
    Stance,
    Stretch,
    Times,
    When,
)
from orchestration.language.verdicts import Verdict, shades, verdict
from orchestration.model.preferences import Kind, OptionRef, Polarity, Strength
from orchestration.model.times import EVERY_DAY, Grain, MeetingsPerDay, Minutes

_UNCLEAR = "it names a time, but not whether it suits you"
_SCATTERED = "several times, and not how they belong together"
_NO_RULE = "no rule covers these words"
_ZONE = "this time zone could be several: please name a city"


_SMALL = frozenset("on at in the from for by my maybe".split())


@dataclass(frozen=True, slots=True)
class Wish:
    """One typed wish before its times are resolved.

    `bare`: nothing but a time was said. `within`: of an exception, what it is taken out of.
    """

    kind: Kind
    polarity: Polarity
    strength: Strength
    times: Times | None = None
    value: Minutes | MeetingsPerDay | OptionRef | None = None
    place: Place | None = None
    bare: bool = False
    within: tuple[When, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a clause says: its wishes, what is left, and what a fragment after it inherits."""

    wishes: tuple[Wish, ...] = ()
    left: tuple[Leftover, ...] = ()
    verdict: Verdict | None = None
    times: Times | None = None


def read(clause: Clause, before: Reading) -> Reading:
    """Read a clause in the light of the one before it."""
    items = clause.items
    said = _inherited(clause, verdict(items), before)
    times = _times(items, said)
    about = _about(items, said)
    if any(when.hours and when.hours.zone == "" for when in (times.whens if times else ())):
        return Reading(left=(whole(items, _ZONE),))
    if _scattered(items) and not said.busy and not about:
        return Reading(left=(whole(items, _SCATTERED),))
    if about:
        easy = _flexible(Times(())) if Shade.FLEXIBLE in shades(items) else ()
        return Reading((*easy, *about), leftovers(items), said, times)
    if times is None and _points_back(items, said):
        times = before.times
    if times is not None:
        return _timed(items, said, times)
    if Shade.FREE_PERIOD in shades(items) and said.said:
        return _timed(items, said, Times((When(Recurring(EVERY_DAY, plural=True)),)))
    if said.busy and not clause.fresh and before.times is not None:
        return replace(before, wishes=(), left=())  # it says why
    return _untimed(clause, said)


def _inherited(clause: Clause, said: Verdict, before: Reading) -> Verdict:
    """A fragment means what the clause before it meant: "not on Monday. Tuesday before 14:30."."""
    carried = before.verdict
    if carried is None:
        return said
    if not said.said and not unknown(clause.items) and not shades(clause.items):
        return carried
    if said.bare and not clause.fresh and carried.polarity is Polarity.FOR and carried.said:
        if Shade.NOT in shades(clause.items):
            return replace(said, strength=carried.strength)
    return said


def _points_back(items: Sequence[Item], said: Verdict) -> bool:
    return said.said and any(item.word in BACKWARD for item in items) and not unknown(items)


def _times(items: Sequence[Item], said: Verdict) -> Times | None:
    """All times of a clause as one value."""
    whens: tuple[When, ...] = ()
    but: tuple[When, ...] = ()
    for item in items:
        if isinstance(item.value, Hours) and item.value.latent and not said.said:
            continue
        if isinstance(item.value, Times):
            but += item.value.but
        if isinstance(item.value, Except):
            but += item.value.whens
        whens = _both(whens, pieces(item.value))
    return Times(whens, but) if whens or but else None


def _scattered(items: Sequence[Item]) -> bool:
    """Whether times stand apart that are neither a list nor hours on days."""
    whens: tuple[When, ...] = ()
    for at, item in enumerate(items):
        found = pieces(item.value)
        both = _both(whens, found)
        if whens and found and both == whens + found and not _linked(items, at):
            return True
        whens = both
    return False


def _linked(items: Sequence[Item], at: int) -> bool:
    """Whether a list goes on at an item: a comma or "and" before it, prepositions between."""
    before = next((item for item in reversed(items[:at]) if item.word not in _SMALL), None)
    return before is not None and before.word in LINKS


def _both(first: tuple[When, ...], second: tuple[When, ...]) -> tuple[When, ...]:
    """Pieces said apart in one clause belong together: "on Tuesdays I'm free from 2 to 4"."""
    if len(first) == 1 and second:
        days = first[0].days if first[0].hours is None else None
        if days is not None and all(when.days is None for when in second):
            return tuple(replace(when, days=days) for when in second)
    if len(second) == 1 and first and second[0].hours is None:
        if all(when.days is None for when in first):
            return tuple(replace(when, days=second[0].days) for when in first)
    return first + second


# What else a wish can be about


def _about(items: Sequence[Item], said: Verdict) -> list[Wish]:
    wishes: list[Wish] = []
    reluctant = Shade.IF_NEED_BE in shades(items)
    for at, item in enumerate(items):
        if isinstance(item.value, OptionNamed):
            wishes += _options(item.value, said, reluctant and _last_option(items, at))
        elif isinstance(item.value, PerDay):
            wishes.append(_wish(Kind.LOAD, said, MeetingsPerDay(item.value.most)))
        elif isinstance(item.value, About):
            wishes += _of_kind(item.value, items, said)
    return list(dict.fromkeys(wishes))


def _wish(kind: Kind, said: Verdict, value: Minutes | MeetingsPerDay | None = None) -> Wish:
    strength = Strength.STRONGLY if said.bare else said.strength
    return Wish(kind, Polarity.FOR, strength, value=value)


def _options(named: OptionNamed, said: Verdict, reluctant: bool) -> list[Wish]:
    against = said.polarity is Polarity.AGAINST or named.refused
    polarity = Polarity.AGAINST if against else Polarity.FOR
    strength = Strength.STRONGLY if named.refused else said.strength
    if reluctant or said.strength is Strength.MILDLY:
        strength = Strength.MILDLY
    return [Wish(Kind.OPTION, polarity, strength, value=OptionRef(each)) for each in named.ids]


def _last_option(items: Sequence[Item], at: int) -> bool:
    return not any(isinstance(item.value, OptionNamed) for item in items[at + 1 :])


def _of_kind(about: About, items: Sequence[Item], said: Verdict) -> list[Wish]:
    length = next((item.value for item in items if isinstance(item.value, Length)), None)
    minutes = length.minutes if length else None
    denied = said.polarity is Polarity.AGAINST
    if about.kind is Kind.BUFFER:
        wanted = denied if about.inverse else not denied
        chosen = DEFAULT_BUFFER_MINUTES if minutes is None else minutes
        return [_wish(Kind.BUFFER, said, Minutes(chosen))] if wanted else []
    if about.kind is Kind.NOTICE:
        chosen = DEFAULT_NOTICE_MINUTES if minutes is None else minutes
        return [_wish(Kind.NOTICE, said, Minutes(chosen))] if not denied or said.bare else []
    if about.kind is Kind.LENGTH:
        return _length(minutes, said)
    return [Wish(about.kind, said.polarity, said.strength, place=about.place)]


def _length(minutes: int | None, said: Verdict) -> list[Wish]:
    return [_wish(Kind.LENGTH, said, Minutes(minutes))] if minutes and minutes < 24 * 60 else []


# Times


def _timed(items: Sequence[Item], said: Verdict, times: Times) -> Reading:
    odd, cues = unknown(items), shades(items)
    unclear = Reading(left=(whole(items, _UNCLEAR),))
    if Shade.FLEXIBLE in cues and not cues & {Shade.NOT, Shade.NEVER}:
        return Reading(_flexible(times), leftovers(items), said, times)
    if not times.whens:
        return Reading(_excepted(times), leftovers(items), said, times)
    if cues & {Shade.ENDS, Shade.BEGINS} or (
        Shade.RESERVE in cues and said.polarity is Polarity.FOR
    ):
        bound = _bounded(items, said, times)
        if bound:
            return bound
    if not said.said and _states_a_fact(items):
        return unclear
    if odd and not said.busy:
        if not said.said:
            return unclear
        if said.polarity is Polarity.FOR and _object(items):
            return _wished_thing(items, said)
    left = () if said.busy else leftovers(items)
    return Reading(_time_wishes(items, said, times), left, said, times)


def _time_wishes(items: Sequence[Item], said: Verdict, times: Times) -> tuple[Wish, ...]:
    kind = Kind.BUSY if said.busy else Kind.TIME
    if said.polarity is Polarity.FOR and not said.wish and _is_free_period(items, times):
        return (Wish(Kind.FLEXIBLE, Polarity.FOR, Strength.PREFERS),)
    if any(_universal(when) for when in times.whens) and said.polarity is Polarity.FOR:
        return (*_flexible(times),)
    if times.but and said.polarity is Polarity.FOR and said.said and not said.wish:
        kept = Wish(kind, said.polarity, said.strength, Times(times.whens))
        return (kept, *_excepted(times))
    return (Wish(kind, said.polarity, said.strength, times, bare=not said.said),)


def _is_free_period(items: Sequence[Item], times: Times) -> bool:
    """Whether somebody is "free all week": nothing is ruled in or out by that."""
    days = [when.days for when in times.whens if when.hours is None]
    whole_period = all(isinstance(day, Dates) and day.whole for day in days) and bool(days)
    all_day = Shade.FREE_PERIOD in shades(items) and any(
        isinstance(day, Recurring) and day.days == EVERY_DAY for day in days
    )
    return not times.but and (whole_period or all_day)


def _universal(when: When) -> bool:
    return isinstance(when.days, Recurring) and when.days.universal


def _flexible(times: Times) -> tuple[Wish, ...]:
    """Anything goes, in the period named, apart from what is excepted."""
    limited = tuple(when for when in times.whens if not _universal(when) or when.hours)
    wishes: tuple[Wish, ...] = ()
    if times.but:
        wishes = (_exception(times),)
    if limited or not times.but:
        period = Times(limited, times.but) if limited else None
        wishes = (Wish(Kind.FLEXIBLE, Polarity.FOR, Strength.PREFERS, period), *wishes)
    return wishes


def _excepted(times: Times) -> tuple[Wish, ...]:
    """What an exception takes away: "free Tuesday except 2-3"; it lies within the times before it."""
    return (_exception(times),)


def _exception(times: Times) -> Wish:
    within = tuple(when for when in times.whens if not _universal(when))
    return Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, Times(times.but), within=within)


def _bounded(items: Sequence[Item], said: Verdict, times: Times) -> Reading | None:
    """Where a day ends or begins: "has to finish by 5" rules out what is later."""
    ends = Shade.BEGINS not in shades(items)
    whens = [_beyond(when, ends) for when in times.whens]
    found = tuple(when for when in whens if when)
    if not found or len(found) < len(times.whens) or said.polarity is Polarity.AGAINST:
        return None
    strength = said.strength if said.wish or Shade.LOWER in shades(items) else Strength.MUST
    wish = Wish(Kind.TIME, Polarity.AGAINST, strength, Times(found))
    return Reading((wish,), leftovers(items), replace(said, said=True), times)


def _beyond(when: When, ends: bool) -> When | None:
    """What lies after the end, or before the beginning."""
    if when.hours is None or len(when.hours.stretches) != 1:
        return None
    stretch = when.hours.stretches[0]
    is_point = stretch.start == stretch.end
    if ends and stretch.end and (is_point or stretch.start is None):
        beyond = Stretch(stretch.end, None, stretch.grain)
    elif not ends and stretch.start and (is_point or stretch.end is None):
        beyond = Stretch(None, stretch.start, stretch.grain)
    else:
        return None
    return When(when.days, replace(when.hours, stretches=(beyond,)))


def _states_a_fact(items: Sequence[Item]) -> bool:
    """Whether a person *is* at a time: "I'm at 10" says nothing of what they wish."""
    words = {item.word for item in items}
    return bool(words & WORKERS) and bool(words & COPULA)


def _object(items: Sequence[Item]) -> bool:
    """Whether a wish has an object of its own before its time: "coffee in the morning"."""
    stance = next((n for n, item in enumerate(items) if isinstance(item.value, Stance)), None)
    time = next(n for n, item in enumerate(items) if isinstance(item.value, TIMES))
    return stance is not None and stance < time and bool(unknown(items[stance:time]))


def _wished_thing(items: Sequence[Item], said: Verdict) -> Reading:
    if said.wish:
        return Reading((Wish(Kind.FREE_TEXT, said.polarity, said.strength),), (), said)
    return Reading(left=(whole(items, _UNCLEAR),), verdict=None)


# Neither a time nor another thing


def _untimed(clause: Clause, said: Verdict) -> Reading:
    items, cues = clause.items, shades(clause.items)
    if Shade.FLEXIBLE in cues and not cues & {Shade.NOT, Shade.NEVER}:
        wish = Wish(Kind.FLEXIBLE, Polarity.FOR, Strength.PREFERS)
        return Reading((wish,), leftovers(items), said)
    length = next((item.value for item in items if isinstance(item.value, Length)), None)
    if (
        length
        and said.said
        and said.polarity is Polarity.FOR
        and length.unit.name in ("MINUTE", "HOUR")
    ):
        return Reading(tuple(_length(length.minutes, said)), leftovers(items), said)
    if said.wish and unknown(items):
        return Reading((Wish(Kind.FREE_TEXT, said.polarity, said.strength),), (), said)
    if clause.reason:
        return Reading()
    meaningful = said.said or said.busy or bool(unknown(items)) or _has_values(items)
    return Reading(left=(whole(items, _NO_RULE),) if meaningful else ())


def _has_values(items: Sequence[Item]) -> bool:
    return any(item.word not in FILLER for item in items if item.word) or any(
        not item.word for item in items
    )
