"""Wishes about times: what a clause with a time in it asks for, or rules out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta

from orchestration.language.clauses.bounds import (
    EASY,
    bound_of,
    bounded,
    in_the_evening,
    is_definite,
    limited_ease,
)
from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.engagements import is_absent_until
from orchestration.language.clauses.left_open import is_let_through, is_perhaps
from orchestration.language.clauses.leftovers import leftovers, unknown, whole
from orchestration.language.clauses.present import present
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.taken_out import exception, is_universal, ruled_out
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    COPULA,
    GENERALLY,
    LEAVES,
    OFF_FROM_THEN,
    WORKERS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.values import (
    About,
    Dates,
    Except,
    Length,
    Recurring,
    Shade,
    Stance,
    Times,
    When,
)
from orchestration.language.words.marks import TOO_EARLY, TOO_LATE
from orchestration.language.words.tokens import Strange
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import EVERY_DAY, TimeFrame

_DAY = 24 * 60
ALL_DAYS = Times((When(Recurring(EVERY_DAY, plural=True)),))


def timed(items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame) -> Reading:
    """Read a clause that names times."""
    if says_flexible(items) and not _mixed(times) and not _tells(items):
        return limited_ease(items, said, times, frame) or Reading(
            flexible(times), leftovers(items), said, times
        )
    if not times.whens:
        all_ = any(isinstance(item.value, Except) and item.value.of_all for item in items)
        easy = (EASY,) if all_ and not said.wish else ()
        return Reading((*easy, exception(times)), leftovers(items), said, times)
    return (
        present(items, said, times, frame)
        or bounded(items, said, times, frame)
        or _judged(items, said, times, frame)
    )


def _tells(items: Sequence[Item]) -> bool:
    """Whether it is told where somebody is: "vormittags bin ich immer im Labor"."""
    said = has_kind(items, Stance)
    return not said and bool(unknown(items)) and _states_a_fact(items)


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
        return (EASY,)
    limited = tuple(when for when in times.whens if not is_universal(when) or when.hours)
    excepted = (exception(times),) if times.but else ()
    easy = replace(EASY, times=Times(limited, times.but)) if limited else EASY
    return (easy, *excepted)


def time_wishes(
    items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame
) -> tuple[Wish, ...]:
    """The wishes of a clause whose stance to its times is known."""
    kind = Kind.BUSY if said.busy else Kind.TIME
    if said.busy:
        usual = _told_length(items) or frame.conventions.engagement_minutes
        times = replace(times, whens=tuple(lasting(when, usual) for when in times.whens))
    elif said.polarity is Polarity.AGAINST:
        whens = map(in_the_evening, _and_all_beyond(items, times.whens))
        times = replace(times, whens=tuple(whens))
    bare, accepts = not said.said, said.accepts
    wish = Wish(kind, said.polarity, said.strength, times, bare=bare, accepts=accepts)
    if said.polarity is Polarity.AGAINST:
        return (wish,)
    if any(_all_of_it(when) for when in times.whens):
        return flexible(times)
    stated = said.said and not said.wish
    if stated and times.whens == ALL_DAYS.whens and Shade.FREE_PERIOD in shades(items):
        return (EASY,)
    out = ruled_out(items, said, times, frame)
    return (_beside_exception(wish, times), out) if out else (wish,)


def _beside_exception(wish: Wish, times: Times) -> Wish:
    """Return a wish beside what is ruled out: one for every day is without the days that are."""
    every = {when.days.days if isinstance(when.days, Recurring) else () for when in times.whens}
    whole = not any(when.hours for when in (*times.whens, *times.but))
    return wish if whole and every == {EVERY_DAY} else replace(wish, times=Times(times.whens))


def _and_all_beyond(items: Sequence[Item], whens: tuple[When, ...]) -> tuple[When, ...]:
    """Hours with all that is earlier, or later: "9 is too early", "17 Uhr ist mir zu spät"."""
    early = has_word(items, (TOO_EARLY,))
    if not (early or has_word(items, (TOO_LATE,))):
        return whens
    return tuple(_with_beyond(when, early) for when in whens)


def _with_beyond(when: When, early: bool) -> When:
    hours = when.hours
    points = hours is not None and all(each.start == each.end for each in hours.stretches)
    if hours is None or not points:
        return when
    reached = tuple(
        part
        for each in hours.stretches
        for part in ((replace(each, start=None), each) if early else (replace(each, end=None),))
    )
    return replace(when, hours=replace(hours, stretches=reached))


def _told_length(items: Sequence[Item]) -> int | None:
    """How long something takes, where nothing else is that long: "dentist at 10, takes 2 hours".

    Who is "off at 3" is so for the rest of the day.
    """
    if _is_off(items):
        return _DAY
    other = has_kind(items, About)
    lengths = [item.value.minutes for item in items if isinstance(item.value, Length)]
    return lengths[0] if len(lengths) == 1 and not other else None


def _is_off(items: Sequence[Item]) -> bool:
    """Whether its author is off, and not somebody whom they drop, or see, off."""
    at = next((n for n, item in enumerate(items) if item.value is Shade.BUSY), len(items))
    named = at > 0 and isinstance(items[at - 1].value, Strange)
    return any(item.word in OFF_FROM_THEN for item in items[at : at + 1]) and not named


def lasting(when: When, minutes: int) -> When:
    """An engagement "at 3" takes an hour by convention, as nothing else was said."""
    if when.hours is None:
        return when
    usual = timedelta(minutes=minutes)
    stretches = tuple(
        replace(each, end=_later(each.start, usual))
        if each.start and each.start == each.end
        else each
        for each in when.hours.stretches
    )
    return replace(when, hours=replace(when.hours, stretches=stretches))


def _later(start: time, usual: timedelta) -> time | None:
    """The end of an engagement that starts then; None is the end of the day."""
    end = datetime.combine(date.min, start) + usual
    return end.time() if end.time() > start else None


def _all_of_it(when: When) -> bool:
    """Whether nothing is picked out: "any day", "the whole week", but not "any day after 3"."""
    return (is_universal(when) and not when.hours) or (
        isinstance(when.days, Dates) and when.days.whole
    )


# Whether the words say enough


def _judged(items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame) -> Reading:
    asks = said.wish and said.polarity is Polarity.FOR and _object(items)
    if (asks or _is_unclear(items, said)) and _is_just_named(said, times, frame):
        return Reading((_plain(times),), (), said, times)
    if _is_unclear(items, said):
        return Reading(left=(whole(items, reasons.UNCLEAR),), times=times)
    if asks and times.but:
        return Reading(left=(whole(items, reasons.UNCLEAR),), times=times)
    if asks:
        return Reading((Wish(Kind.FREE_TEXT, said.polarity, said.strength),), (), said)
    theirs = said.busy or said.active or is_absent_until(items)
    left = () if theirs else leftovers(items)  # what keeps them is theirs
    return Reading(time_wishes(items, said, times, frame), left, said, times)


def _is_just_named(said: Verdict, times: Times, frame: TimeFrame) -> bool:
    """Whether all that can be told is that a time was named; outside a session that is enough."""
    neutral = said.polarity is Polarity.FOR and not said.doubtful
    return frame.window is None and neutral and is_definite(times)


def _plain(times: Times) -> Wish:
    """A time in a sentence that says nothing of it; without a window, that is what was asked."""
    return Wish(Kind.TIME, Polarity.FOR, Strength.PREFERS, times, bare=True)


def _is_unclear(items: Sequence[Item], said: Verdict) -> bool:
    """Whether it cannot be told how the author stands to the time; then nothing is guessed."""
    odd = bool(unknown(items))
    if said.doubtful:
        return True
    if _goes(items) and not has_kind(items, Stance):
        return said.polarity is Polarity.FOR  # "I have to go on Mondays", but not when
    if not said.said:
        return not said.busy and (odd or _states_a_fact(items))
    if Shade.MUST in shades(items) and said.polarity is Polarity.FOR and odd:
        return not has_kind(items, Stance)  # "must be skipped"
    if said.bare:
        return odd and not _is_plain_no(items)
    return said.polarity is Polarity.FOR and not said.wish and _object(items)


def _is_plain_no(items: Sequence[Item]) -> bool:
    """Whether "no client calls before 10" is said, and not "not a morning person"."""
    return Shade.NEVER in shades(items) or is_absent_until(items)


def _goes(items: Sequence[Item]) -> bool:
    """Whether somebody goes: "I leave on the 14th"."""
    return Shade.ENDS in shades(items) or has_word(items, LEAVES)


def _states_a_fact(items: Sequence[Item]) -> bool:
    """Whether a person *is* at a time: "I'm at 10" says nothing of what they wish."""
    words = {item.word for item in items}
    return bool(words & WORKERS) and bool(words & COPULA)


def _object(items: Sequence[Item]) -> bool:
    """Whether a wish has an object of its own before its time: "coffee in the morning"."""
    asks = (n for n, i in enumerate(items) if isinstance(i.value, Stance) or i.value is Shade.MUST)
    stance = next(asks, None)
    when = next((n for n, item in enumerate(items) if isinstance(item.value, TIMES)), len(items))
    return stance is not None and stance < when and bool(unknown(items[stance:when]))


def on_days_before(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Hours at which a day ends or begins, on the days just named: "Thursday works, gone by 3".

    So is what does not suit about them: "though not over lunch", "though not on Thursdays"; and
    what does, of days that do not: "Monday is bad, but 9 works".
    """
    if times is None or before.times is None:
        return times
    but = _only_excepts(clause)
    adds = _adds_hours(clause, times, before)
    limits = not clause.fresh and (but or bound_of(clause.items) is not None)
    if not (adds or limits):
        return times
    against = before.verdict is not None and before.verdict.polarity is Polarity.AGAINST
    known = {(when.days, when.hours) for when in before.times.whens}
    if (against and not adds) or len(known) != 1:
        return times
    ((days, hours),) = known
    whens = times.whens
    if hours is None and all(when.days is None for when in whens):
        return replace(times, whens=tuple(replace(when, days=days) for when in whens))
    if but and days is None and all(when.hours is None for when in whens):
        return replace(times, whens=tuple(replace(when, hours=hours) for when in whens))
    return times


def _only_excepts(clause: Clause) -> bool:
    """Whether something is taken out of what was said: "7pm works, but not if it's a Wednesday"."""
    first = clause.items[0]
    return first.word == "though not" or (clause.link == "but" and first.value is Shade.NOT)


def _adds_hours(clause: Clause, times: Times, before: Reading) -> bool:
    """Whether hours of the day before are named: "but 9 works", not "but I'm always free at 9"."""
    general = has_word(clause.items, GENERALLY)
    led = clause.led_by == "but" and _only_clocks(times) and not general
    return led or _lets_through(clause, times, before)


def _lets_through(clause: Clause, times: Times, before: Reading) -> bool:
    """Whether hours are possible on a day that is full by the same sentence: "Mon full, 9 ok"."""
    return _is_full(clause, before) and is_let_through(clause.items, times)


def are_let_through(clause: Clause, before: Reading) -> bool:
    """Whether hours are perhaps possible on a day that is ruled out: "Wed is full, maybe 9"."""
    return _is_full(clause, before) and is_perhaps(clause.items)


def _is_full(clause: Clause, before: Reading) -> bool:
    """Whether whole days are ruled out in the same sentence."""
    whens = before.times.whens if before.times else ()
    whole = bool(whens) and all(when.days and not when.hours for when in whens)
    said = before.verdict
    against = said is not None and said.polarity is Polarity.AGAINST
    perhaps = said is not None and (said.busy or is_perhaps(clause.items))
    others = clause.led_by == "otherwise"  # "Fridays I'm off, otherwise gladly from 9 to 12"
    return clause.listed and whole and against and perhaps and not others


def _only_clocks(times: Times) -> bool:
    """Whether nothing but hours of one day are named: "but 9 works", not "but mornings work"."""
    return bool(times.whens) and all(
        when.days is None and when.hours and not (when.hours.plural or when.hours.part)
        for when in times.whens
    )
