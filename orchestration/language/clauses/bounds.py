"""Where a day ends or begins: "I have to leave by 4", "in from 10", "done at noon"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import has_kind, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import leftovers
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades, verdict
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.conventions import last_day
from orchestration.language.english.small_words import (
    CONDITIONS,
    FIRST_PERSON,
    LEAVES,
)
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.rules.spans import after as after_dates
from orchestration.language.times.rules.spans import before as before_dates
from orchestration.language.times.rules.spans import before_weekday
from orchestration.language.times.subtract import subtract
from orchestration.language.values import (
    Dates,
    Hours,
    Recurring,
    Shade,
    Stance,
    Stretch,
    Times,
    When,
)
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame

_ELSEWHERE = frozenset({Shade.BUSY, Shade.ENGAGED})
_ONE_END: dict[tuple[bool, bool] | None, Shade] = {
    (True, False): Shade.BEGINS,
    (False, True): Shade.ENDS,
}
_LATEST_EARLY = 7  # the last hour from which on nothing of a day would be left
_LATEST_ANY = 9  # and from which on nothing would be left of any day
_BREAKS = frozenset({"lunch", "midday"})
_WOULD = frozenset({"would", "'d"})
EASY = Wish(Kind.FLEXIBLE, Polarity.FOR, Strength.PREFERS)


def bounded(items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame) -> Reading | None:
    """Read "has to finish by 5": what is later is ruled out."""
    theirs = not (said.wish or any(map(_is_joint, items)))
    bound = stated_bound(items, said, times, frame)
    if bound is None or (bound is Shade.BEGINS and not theirs):
        return None  # "let's start at 10" wishes for ten o'clock
    found = _all_beyond(times, bound, frame) or _from_then_on(items, times, bound)
    if not found:
        return None
    stated = theirs and not _is_mild(items)
    limited = _limit(items) is not None
    away = theirs and not limited and all(when.hours is None for when in found)
    wish = Wish(
        Kind.BUSY if away else Kind.TIME,
        Polarity.AGAINST,
        Strength.MUST if stated else said.strength,
        Times(found, times.but),
    )
    as_said = Verdict(Polarity.FOR, said.strength)
    wishes = (*_within(items, said, times, found, frame), wish) if theirs else (wish,)
    return Reading(wishes, leftovers(items), as_said, times)


def _is_mild(items: Sequence[Item]) -> bool:
    """Whether a limit is put softly."""
    return bool(shades(items) & {Shade.LOWER, Shade.IF_NEED_BE}) or _would_be_welcome(items)


def _would_be_welcome(items: Sequence[Item]) -> bool:
    """Whether it is no more than welcome: "if it could be over by noon that would be great".

    With a day it is that day which would be great, within a limit.
    """
    if not has_word(items, CONDITIONS):
        return False
    praise = [n for n, item in enumerate(items) if _praises(item)]
    supposed = [n for n, item in enumerate(items) if item.word in CONDITIONS]
    if not praise:
        return False
    would = has_word(items, _WOULD)
    hours = all(isinstance(i.value, Hours) for i in items if isinstance(i.value, TIMES))
    return would or (hours and praise[0] < supposed[0])


def _praises(item: Item) -> bool:
    said = item.value
    return isinstance(said, Stance) and said.polarity is Polarity.FOR and not said.accepts


def _all_beyond(times: Times, bound: Shade, frame: TimeFrame) -> tuple[When, ...]:
    """What lies beyond the bounds; nothing where one of the times is no bound."""
    beyond = [_outside(when) or _beyond(when, bound is Shade.ENDS, frame) for when in times.whens]
    found = tuple(when for when in beyond if when)
    return found if len(found) == len(times.whens) else ()


def _outside(when: When) -> When | None:
    """What lies beyond hours that are called limits: "9 at the earliest, 4 at the latest"."""
    if when.hours is None or not when.hours.limit:
        return None
    before = (Stretch(None, each.start) for each in when.hours.stretches if each.start)
    after = (Stretch(each.end, None) for each in when.hours.stretches if each.end)
    return replace(when, hours=replace(when.hours, stretches=(*before, *after)))


def _from_then_on(items: Sequence[Item], times: Times, bound: Shade) -> tuple[When, ...]:
    """Hours ahead of what says that the day is over in them: "ab 16 Uhr ist Feierabend"."""
    timed = (n for n, i in enumerate(items) if any(when.hours for when in pieces(i.value)))
    over = any(i.value is Shade.ENDS for i in items[next(timed, len(items)) :])
    open_ = all(
        when.hours and all(each.start and not each.end for each in when.hours.stretches)
        for when in times.whens
    )
    return times.whens if over and open_ and bound is Shade.ENDS else ()


def _within(
    items: Sequence[Item], said: Verdict, times: Times, beyond: Sequence[When], frame: TimeFrame
) -> tuple[Wish, ...]:
    """What is left of days that suit within a limit: "Friday is fine as long as we end by 4".

    So are those on which somebody is there again: "from Wednesday I'm back and open for it".
    """
    suits = said.said and said.accepts and has_kind(items, Stance)
    if suits and all(when.hours is None for when in (*times.whens, *beyond)):
        return (Wish(Kind.TIME, Polarity.FOR, Strength.PREFERS, times, accepts=True),)  # "back"
    if not suits or any(when.days is None or when.hours is None for when in beyond):
        return ()
    left = subtract([When(when.days) for when in beyond], beyond, frame)
    return (Wish(Kind.TIME, Polarity.FOR, Strength.PREFERS, Times(left), accepts=True),)


def stated_bound(
    items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame
) -> Shade | None:
    """Whether a day ends or begins at these times, where a clause says so of itself."""
    bound = None if _stays_as_others_do(items) else bound_of(items)
    away = shades(items) & _ELSEWHERE
    free_until = said.busy and Shade.HAVE in shades(items) and not away
    against = said.polarity is Polarity.AGAINST
    if against and not (free_until or _goes_for_it(items, said)):
        return None
    if bound is Shade.BEGINS and has_word(items, ("after that",)):
        return None  # "away on the 13th, back after that" says no more of the days before
    if bound is Shade.BEGINS and frame.window is None and is_definite(times):
        return None  # "I'll be back at 7pm": outside a session, just a time
    early = bound is Shade.ENDS and any(map(_is_early, times.whens))
    return None if early else bound  # "I have to leave early on Thursday", but when?


def _stays_as_others_do(items: Sequence[Item]) -> bool:
    """Whether it is others who stay so long: "die Handwerker kommen um 8 und bleiben bis 12"."""
    own = has_word(items, FIRST_PERSON) or has_kind(items, Stance)
    return has_word(items, ("bleiben",)) and not own and Shade.MUST not in shades(items)


def limited_ease(
    items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame
) -> Reading | None:
    """Read "as long as we're done by 4 I don't mind": a limit stays one, whatever else is easy."""
    if not has_word(items, CONDITIONS) and _limit(items) is None:
        return None
    limit = bounded(items, said, times, frame)
    firm = limit and tuple(replace(wish, strength=Strength.MUST) for wish in limit.wishes)
    return replace(limit, wishes=(*firm, EASY)) if limit and firm else None


def _goes_for_it(items: Sequence[Item], said: Verdict) -> bool:
    """Whether what they are busy with is only why they go: "leave by 3 for the school run"."""
    last = max((n for n, i in enumerate(items) if isinstance(i.value, TIMES)), default=0)
    return said.busy and last > 0 and not verdict(items[: last + 1]).busy


def bound_of(items: Sequence[Item]) -> Shade | None:
    """Whether a clause says where somebody's day ends or begins: "have until 6", "in from 10"."""
    cues = shades(items)
    if Shade.BEGINS in cues:
        return None if _is_a_start(items) else Shade.BEGINS
    if cues & {Shade.ENDS, Shade.PRESENT} or has_word(items, LEAVES):
        return Shade.ENDS
    if (limit := _limit(items)) is not None:
        return limit
    for before, after in pairwise(items):
        if before.value is Shade.HAVE and _opens(after) == (False, True):
            return Shade.ENDS
        opens = _opens(after) if before.word == "in" else None
        if opens in _ONE_END:
            return _ONE_END[opens]
    return None


def _limit(items: Sequence[Item]) -> Shade | None:
    """Which end a time is said to be that is called a limit: "10 at the earliest"."""
    for when in (when for item in items for when in pieces(item.value)):
        if when.hours and when.hours.limit:
            stretch = when.hours.stretches[-1]
            begins = stretch.start is not None and stretch.end is None
            return Shade.BEGINS if begins else Shade.ENDS
        if isinstance(when.days, Dates) and when.days.limit and not when.hours:
            return when.days.limit
    return None


def _is_a_start(items: Sequence[Item]) -> bool:
    """Whether a start is named by its hour: "a 9am start"."""
    at = next(n for n, item in enumerate(items) if item.value is Shade.BEGINS)
    led = at > 1 and items[at - 2].word in ("a", "an")
    return led and isinstance(items[at - 1].value, TIMES)


def _opens(item: Item) -> tuple[bool, bool] | None:
    """Which ends of some hours are stated."""
    when = item.value if isinstance(item.value, When) else None
    hours = when.hours if when else item.value
    if not isinstance(hours, Hours) or hours.part:
        return None
    return hours.stretches[0].start is not None, hours.stretches[0].end is not None


def _is_early(when: When) -> bool:
    return when.hours is not None and when.hours.part in ("morning", "early_morning")


def _is_joint(item: Item) -> bool:
    return isinstance(item.value, Stance) and item.value.joint


def _beyond(when: When, ends: bool, frame: TimeFrame) -> When | None:
    """What lies after the end, or before the beginning."""
    if when.hours is None:
        return _days_after(when, frame) if ends else _away_before(when, frame)
    if len(when.hours.stretches) != 1:
        return None
    stretch = when.hours.stretches[0]
    is_point = stretch.start == stretch.end
    if ends and when.hours.part in _BREAKS:
        return When(when.days, Hours((Stretch(stretch.end, None),)))  # "I finish at lunchtime"
    if ends and stretch.end and (is_point or stretch.start is None):
        beyond = Stretch(stretch.end, None, stretch.grain)
    elif not ends and stretch.start and (is_point or stretch.end is None):
        beyond = Stretch(None, stretch.start, stretch.grain)
    else:
        return None
    return in_the_evening(When(when.days, replace(when.hours, stretches=(beyond,))))


def _days_after(when: When, frame: TimeFrame) -> When | None:
    """What lies after "Thursday at the latest"; nothing where days end otherwise."""
    if not (isinstance(when.days, Dates) and when.days.limit):
        return None
    days = after_dates(frame, when.days)
    return When(days) if days and days.spans[0][0] <= last_day(frame) else None


def _away_before(when: When, frame: TimeFrame) -> When | None:
    """Read "back on the 18th": away until then."""
    if isinstance(when.days, Recurring):
        days = before_weekday(frame, when.days)
    else:
        days = before_dates(frame, when.days) if when.days else None
    return When(days) if days else None


def in_the_evening(when: When) -> When:
    """Hours of the evening where a day has none left of it else: "nothing later than 7"."""
    hours = when.hours
    if hours is None or not hours.loose or hours.part:
        return when
    latest = _LATEST_EARLY if when.days else _LATEST_ANY
    ends = all(
        each.end is None and each.start and each.start.hour <= latest for each in hours.stretches
    )
    if not ends:
        return when
    late = tuple(
        replace(each, start=each.start.replace(hour=each.start.hour + 12))
        for each in hours.stretches
        if each.start
    )
    return replace(when, hours=replace(hours, stretches=late))


def is_definite(times: Times) -> bool:
    """Whether words can mean nothing but a time: "5 Oct", "3pm", but not "at 10"."""
    return all(
        when.days is not None or not (when.hours and (when.hours.loose or when.hours.latent))
        for when in times.whens
    )
