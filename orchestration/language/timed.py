"""Wishes about times: what a clause with a time in it asks for, or rules out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses import TIMES
from orchestration.language.english.small_words import COPULA, WORKERS
from orchestration.language.grammar import Item
from orchestration.language.leftovers import leftovers, unknown, whole
from orchestration.language.values import Dates, Recurring, Shade, Stance, Stretch, Times, When
from orchestration.language.verdicts import Verdict, shades
from orchestration.language.wishes import Reading, Wish
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import EVERY_DAY

_UNCLEAR = "it names a time, but not whether it suits you"
ALL_DAYS = Times((When(Recurring(EVERY_DAY, plural=True)),))
_EASY = Wish(Kind.FLEXIBLE, Polarity.FOR, Strength.PREFERS)


def timed(items: Sequence[Item], said: Verdict, times: Times) -> Reading:
    """Read a clause that names times."""
    if says_flexible(items) and not _mixed(times):
        return Reading(flexible(times), leftovers(items), said, times)
    if not times.whens:
        return Reading((_exception(times),), leftovers(items), said, times)
    return _bounded(items, said, times) or _judged(items, said, times)


def _mixed(times: Times) -> bool:
    """Whether "any time" may belong to one of several: "Tuesday at 10 or Thursday any time"."""
    return len(times.whens) > 1 and any(when.hours for when in times.whens)


def says_flexible(items: Sequence[Item]) -> bool:
    """Whether a clause says that anything goes."""
    cues = shades(items)
    return Shade.FLEXIBLE in cues and not cues & {Shade.NOT, Shade.NEVER}


def flexible(times: Times | None) -> tuple[Wish, ...]:
    """Anything goes, in the period named, apart from what is excepted."""
    if times is None:
        return (_EASY,)
    limited = tuple(when for when in times.whens if not _universal(when) or when.hours)
    excepted = (_exception(times),) if times.but else ()
    if limited:
        return (replace(_EASY, times=Times(limited, times.but)), *excepted)
    return excepted or (_EASY,)


def time_wishes(items: Sequence[Item], said: Verdict, times: Times) -> tuple[Wish, ...]:
    """The wishes of a clause whose stance to its times is known."""
    kind = Kind.BUSY if said.busy else Kind.TIME
    wish = Wish(kind, said.polarity, said.strength, times, bare=not said.said)
    if said.polarity is Polarity.AGAINST:
        return (wish,)
    if any(_all_of_it(when) for when in times.whens):
        return flexible(times)
    if said.wish or not said.said:
        return (wish,)
    if times.whens == ALL_DAYS.whens and Shade.FREE_PERIOD in shades(items):
        return (_EASY,)
    if times.but:  # who is free except at a time is not free then
        return (replace(wish, times=Times(times.whens)), _exception(times))
    return (wish,)


def _all_of_it(when: When) -> bool:
    """Whether no day is picked out: "any day", "the whole week"."""
    return _universal(when) or (isinstance(when.days, Dates) and when.days.whole)


def _universal(when: When) -> bool:
    return isinstance(when.days, Recurring) and when.days.universal


def _exception(times: Times) -> Wish:
    within = tuple(when for when in times.whens if not _universal(when))
    return Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, Times(times.but), within=within)


# Where a day ends or begins


def _bounded(items: Sequence[Item], said: Verdict, times: Times) -> Reading | None:
    """Read "has to finish by 5": what is later is ruled out."""
    cues = shades(items)
    if said.polarity is Polarity.AGAINST or not cues & {Shade.ENDS, Shade.BEGINS, Shade.RESERVE}:
        return None
    beyond = [_beyond(when, Shade.BEGINS not in cues) for when in times.whens]
    found = tuple(when for when in beyond if when)
    if len(found) < len(times.whens):
        return None
    strength = said.strength if said.said or Shade.LOWER in cues else Strength.MUST
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


# Whether the words say enough


def _judged(items: Sequence[Item], said: Verdict, times: Times) -> Reading:
    if _is_unclear(items, said):
        return Reading(left=(whole(items, _UNCLEAR),), times=times)
    if said.wish and said.polarity is Polarity.FOR and _object(items):
        return Reading((Wish(Kind.FREE_TEXT, said.polarity, said.strength),), (), said)
    left = () if said.busy else leftovers(items)  # what somebody is busy with is theirs
    return Reading(time_wishes(items, said, times), left, said, times)


def _is_unclear(items: Sequence[Item], said: Verdict) -> bool:
    """Whether it cannot be told how the author stands to the time; then nothing is guessed."""
    odd = bool(unknown(items))
    if said.doubtful:
        return True
    if not said.said:
        return not said.busy and (odd or _states_a_fact(items))
    if said.bare:  # "no client calls before 10" is plain, "not a morning person" is not
        return odd and Shade.NEVER not in shades(items)
    return said.polarity is Polarity.FOR and not said.wish and _object(items)


def _states_a_fact(items: Sequence[Item]) -> bool:
    """Whether a person *is* at a time: "I'm at 10" says nothing of what they wish."""
    words = {item.word for item in items}
    return bool(words & WORKERS) and bool(words & COPULA)


def _object(items: Sequence[Item]) -> bool:
    """Whether a wish has an object of its own before its time: "coffee in the morning"."""
    stance = next((n for n, item in enumerate(items) if isinstance(item.value, Stance)), None)
    time = next((n for n, item in enumerate(items) if isinstance(item.value, TIMES)), len(items))
    return stance is not None and stance < time and bool(unknown(items[stance:time]))
