"""What a no leaves possible: "except Monday, that would work", "not Wednesdays, only mornings"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from orchestration.language.clauses.asides import opens_with_reason
from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.leftovers import leftovers, whole
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.timed import says_flexible
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import BACKWARD
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.rules.spans import days_in
from orchestration.language.values import (
    Days,
    Except,
    Recurring,
    Shade,
    Stance,
    Times,
    UnitName,
    When,
)
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import WORKING_DAYS, TimeFrame

_POINTING = BACKWARD | {"it", "this", "these", "one", "ones", "which", "there"}
_NOTHING = frozenset({"nothing", "none", "nichts", "nix", "nie"})
_ARTICLE = "the"
"""What "der", "die" and "das" are read as, where they stand for a day."""


def let_through(
    clause: Clause, said: Verdict, times: Times | None, before: Reading, frame: TimeFrame
) -> Reading | None:
    """Read which times are possible though others are not; None where that is not said.

    An exception rules out by itself. It does not where something says so ("except Wednesday
    mornings, that would work"), in the next sentence too, nor where it is taken out of a no
    ("Wednesday is bad. Except the morning").
    """
    items = clause.items
    if times is None:
        excepted = _excepted(before.times)
        fits = excepted and _says_it_fits(items, said)
        return _possible(excepted, items, said, answers=True) if fits else None
    if _is_only_a_part(clause, times):
        part = _out_of_a_no(times.whens, before)
        return _possible(part, items, said) if part else None
    if said.busy and _excepted(times):
        return _of_a_full_week(items, said, _excepted(times), frame)
    return _of_an_exception(items, said, _excepted(times), before)


def _of_a_full_week(
    items: Sequence[Item], said: Verdict, excepted: tuple[When, ...], frame: TimeFrame
) -> Reading:
    """Read "the week is packed, except Thu after 4": nothing else, where one week is looked at."""
    window = frame.window
    one = window is not None and window.end - window.start < timedelta(days=7)
    if one and has_kind(items, UnitName):
        return _only(excepted, items, said)
    return Reading(left=(whole(items, reasons.UNCLEAR),), times=Times(excepted))


def in_its_place(found: Reading, clause: Clause, before: Reading) -> Reading:
    """A reading, of what it is taken out of in brackets; a reason gives no verdict on."""
    if clause.link == "(" and clause.items[0].value in (Shade.NOT, Shade.NEVER):
        return _excepted_of(found, clause, before)
    return replace(found, verdict=None) if opens_with_reason(clause.items) else found


def _excepted_of(found: Reading, clause: Clause, before: Reading) -> Reading:
    """Read what is taken out in brackets of one day: "the 13th (not 9-10) works"."""
    days = [when.days for when in before.times.whens] if before.times else []
    several = len(days) > 1 or any(map(_is_several, days))
    if several and _names_a_span(clause.items):  # of which of them?
        return Reading(left=(whole(clause.items, reasons.UNCLEAR),), times=before.times)
    return replace(found, verdict=before.verdict, times=before.times)


def _is_several(days: Days | None) -> bool:
    if isinstance(days, Recurring):
        return len(days.days) > 1
    return days is not None and len(days_in(days)) > 1


def _names_a_span(items: Sequence[Item]) -> bool:
    """Whether hours with both their ends are named, and no day."""
    named = (when for item in items for when in pieces(item.value) if not when.days)
    spans = (each for when in named if when.hours for each in when.hours.stretches)
    return any(each.start and each.end for each in spans)


def _of_an_exception(
    items: Sequence[Item], said: Verdict, excepted: tuple[When, ...], before: Reading
) -> Reading | None:
    """Read what is said of what is excepted of nothing that is named."""
    if not excepted:
        return None
    if _rules_out_all_else(items, said):
        return _only(excepted, items, said)
    first = items[0].value
    if says_flexible(items) or not isinstance(first, Except) or first.of_all:
        return None
    fits = _says_it_fits(items[1:], said)
    of_a_no = _out_of_a_no(excepted, before) if fits or not items[1:] else ()
    possible = of_a_no or (excepted if fits else ())
    return _possible(possible, items, said) if possible else None


def _is_only_a_part(clause: Clause, times: Times) -> bool:
    """Whether an "only" names hours alone, in the sentence of the day that they belong to."""
    only = has_shade(clause.items, Shade.ONLY)
    return only and not clause.fresh and all(each.hours and not each.days for each in times.whens)


def _rules_out_all_else(items: Sequence[Item], said: Verdict) -> bool:
    """Whether a no is of everything but what is excepted: "nothing works except Wednesday".

    "Except Wednesday, that one's bad" is of Wednesday itself.
    """
    is_no = said.said and said.polarity is Polarity.AGAINST and not said.doubtful
    is_of_all = any(map(_is_no, items))
    return is_no and is_of_all and not (says_flexible(items) or _points_at_it(items))


def _is_no(item: Item) -> bool:
    if isinstance(item.value, Stance):
        return item.value.polarity is Polarity.AGAINST
    return item.value in (Shade.NEVER, Shade.NOT) or item.word in _NOTHING


def _only(whens: tuple[When, ...], items: Sequence[Item], said: Verdict) -> Reading:
    """Return that no other times are possible, or that all others suit less."""
    times = Times(whens)
    wish = Wish(Kind.TIME, Polarity.FOR, said.strength, times)
    verdict = replace(said, polarity=Polarity.FOR, busy=False)
    if said.strength is Strength.MUST or not all(when.days and not when.hours for when in whens):
        return Reading((wish,), leftovers(items), verdict, times)
    every = (When(Recurring(WORKING_DAYS, plural=True)),)
    others = Wish(Kind.TIME, Polarity.AGAINST, said.strength, Times(every, whens))
    return Reading(
        (replace(wish, strength=Strength.PREFERS), others), leftovers(items), verdict, times
    )


def _excepted(times: Times | None) -> tuple[When, ...]:
    """Return what is excepted of nothing that is named."""
    return times.but if times and not times.whens else ()


def _says_it_fits(items: Sequence[Item], said: Verdict) -> bool:
    """Whether words say of what they point at that it is possible."""
    if not said.accepts or said.doubtful or said.polarity is Polarity.AGAINST or said.busy:
        return False
    return _points_at_it(items)


def _points_at_it(items: Sequence[Item]) -> bool:
    """Whether words speak of what is excepted: "that would work", "der geht nicht"."""
    stated = next((n for n, item in enumerate(items) if isinstance(item.value, Stance)), 0)
    points = has_word(items, _POINTING)
    return points or (stated > 0 and items[stated - 1].word == _ARTICLE)


def _out_of_a_no(excepted: tuple[When, ...], before: Reading) -> tuple[When, ...]:
    """Return what is taken out of a no, on its days; nothing where it is of other days."""
    against = before.verdict is not None and before.verdict.polarity is Polarity.AGAINST
    days = {when.days for when in before.times.whens} if against and before.times else set()
    if len(days) != 1 or any(each.days not in (None, *days) for each in excepted):
        return ()
    [day] = days
    return tuple(replace(each, days=each.days or day) for each in excepted)


def _possible(
    whens: tuple[When, ...], items: Sequence[Item], said: Verdict, *, answers: bool = False
) -> Reading:
    """Return that some times are possible."""
    times = Times(whens)
    wish = Wish(Kind.TIME, Polarity.FOR, Strength.PREFERS, times, accepts=True)
    verdict = replace(said, polarity=Polarity.FOR, accepts=True, said=True, guessed=True)
    return Reading((wish,), leftovers(items), verdict, times, answers=answers)
