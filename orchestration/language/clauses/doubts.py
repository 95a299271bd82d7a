"""Readings that are doubted for what stands beside them: the same hours, an exception, "it"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from itertools import pairwise

from orchestration.language.clauses.bounds import bound_of
from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import STOPS, TIMES, excepts, is_cue
from orchestration.language.clauses.day_in_force import named_days
from orchestration.language.clauses.referring import is_day_after
from orchestration.language.clauses.signs import Sign
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    ASKING_OTHERS,
    ASKING_WHETHER,
    BACKWARD,
    COPULA,
    COUNTED,
    FIRST_PERSON,
    GENERALLY,
    OTHER_SUBJECTS,
    WHEN,
    YOU,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Dates, Days, Recurring, Shade, Stance, Unit, UnitName
from orchestration.language.words.marks import SAME_HOURS, TOO_EARLY, TOO_LATE
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Grain

_A_WEEK = timedelta(days=6)
_NOES = (Shade.NOT, Shade.NEVER)
_BOUNDS = (Shade.BEGINS, Shade.ENDS)
_IN_THE_WAY = frozenset({"thing", "things", "problem", "issue", "snag", "catch", "event", "item"})
_SAYING = frozenset({"says", "reckons", "recommends", "suggests", "sagt", "meint", "empfiehlt"})
_CALENDARS = frozenset({"calendar", "diary", "outlook", "kalender", "planner", "schedule"})
_THINGS = frozenset({"the", "it", "that", "she", "he"})


def _asks_for_too_much(clause: Clause, _: Sequence[Wish], __: Reading) -> bool:
    """Whether it is only asked if a time is too early: "is 9:30 on the 15th too early?"."""
    return clause.asked and has_word(clause.items, (TOO_EARLY, TOO_LATE))


def _asks_whether_not(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether others are asked why not, or if a time is out: "is Tuesday off the table?".

    So they are with "can't you do Friday?"; "can we not do Friday?" asks for it.
    """
    if not clause.asked or not any(wish.polarity is Polarity.AGAINST for wish in wishes):
        return False
    words = [item.word for item in clause.items[:3]]
    others = words[0] in ASKING_OTHERS and has_word(clause.items[1:3], YOU)
    return others or words[0] in ASKING_WHETHER


def _only_tells(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether it is only told what is then: "that's 8pm here", "I get back late on the 13th".

    A time by itself is wished for; one of which something is told is not.
    """
    if clause.asked or not all(wish.bare and wish.polarity is Polarity.FOR for wish in wishes):
        return False
    told = [item.word for item in clause.items if item.word not in (",", "then")]
    subject, verb, what = (*told, "", "", "")[:3]
    if verb in COPULA and what in COUNTED and subject in ("it", "there"):
        return True  # "then it's calls until 12"
    if subject in OTHER_SUBJECTS or (subject == "that" and verb in COPULA):
        return True
    comes = has_shade(clause.items, Shade.BEGINS, Shade.ENDS)
    return comes and subject in FIRST_PERSON and not any(map(_has_a_bound, wishes))


def _has_a_bound(wish: Wish) -> bool:
    """Whether it names hours that are open at one end."""
    hours = [when.hours for when in (wish.times.whens if wish.times else ()) if when.hours]
    return any(not (each.start and each.end) for one in hours for each in one.stretches)


def _is_not_until(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether it is something else that is not until then: "the fair isn't until February"."""
    within = zip(clause.items, clause.items[1:], clause.items[2:], strict=False)
    bare = any(
        one.word in COPULA and two.value is Shade.NOT and isinstance(three.value, TIMES)
        for one, two, three in within
    )
    days = [when.days for wish in wishes for when in (wish.times.whens if wish.times else ())]
    spans = [last - first for each in days if isinstance(each, Dates) for first, last in each.spans]
    return bare and any(each >= _A_WEEK for each in spans)


def _may_end_then(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether an hour may end a day too, or be wished for: "Tue I finish at 3, Friday at 5"."""
    if not before.wishes or not all(each.firm_no for each in before.wishes):
        return False
    goes_on = clause.link not in STOPS or clause.items[0].word == "well"
    elided = not any(map(is_cue, clause.items)) and goes_on
    whens = [when for wish in wishes for when in (wish.times.whens if wish.times else ())]
    points = [s for w in whens if w.hours for s in w.hours.stretches if s.start == s.end]
    return elided and bool(points) and any(map(_has_a_bound, before.wishes))


def _ends_the_unread(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether it may be what was not understood of a week that ends then.

    "The week after I'm on earlies, finishing at 2".
    """
    led = clause.items[0].value in _BOUNDS
    lost = bool(before.left) and not before.wishes
    week = isinstance(before.day, Dates) and before.day.grain is Grain.WEEK
    return led and lost and week and clause.listed and any(map(_has_a_bound, wishes))


def _denies_unlike_times(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether a "not" behind a list may be of its last day alone: "Wed 2-4, Thu not at all".

    It is where another such day was possible just before.
    """
    possible = before.verdict is not None and before.verdict.polarity is Polarity.FOR
    if not possible or not all(wish.firm_no for wish in wishes):
        return False
    if clause.items[0].value in _NOES or clause.items[-1].value not in _NOES:
        return False
    whens = [when for wish in wishes for when in (wish.times.whens if wish.times else ())]
    return len({when.hours is None for when in whens if when.days}) > 1


def _is_of_an_engagement(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether it is something else that is "only at 7": "I've a meeting, but it's only at 7"."""
    words = [item.word for item in clause.items if item.word not in (",", "but")][:2]
    led = len(words) == 2 and words[0] in _THINGS and words[1] in COPULA
    busy = before.verdict is not None and before.verdict.busy
    lost = bool(before.left) and not before.wishes
    only = has_shade(clause.items, Shade.ONLY)
    return (
        led
        and only
        and not clause.fresh
        and (busy or lost)
        and not any(each.firm_no for each in wishes)
    )


def _is_at_unknown_hours(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether "the same time" has not been found: "Monday 9-10, Tuesday same time"."""
    whens = [when for wish in wishes if wish.times for when in wish.times.whens]
    same = has_word(clause.items, (SAME_HOURS,))
    return same and any(when.hours is None for when in whens)


def _is_against_the_rest(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether all but an exception is taken: "everything except Monday is booked"."""
    at = next((n for n, i in enumerate(clause.items) if excepts(i)), None)
    if at is None or not all(each.firm_no for each in wishes):
        return False
    return any(item.value in (Shade.BUSY, Shade.BLOCKED) for item in clause.items[at:])


def _is_when_others_are_away(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether it is others who are away at the only time: "only after 4, when the kids are out"."""
    at = next((n for n, item in enumerate(clause.items) if item.word in WHEN), None)
    only = any(item.value is Shade.ONLY for item in clause.items[:at])
    if at is None or not only or not any(wish.kind is Kind.BUSY for wish in wishes):
        return False
    return not any(item.word in FIRST_PERSON for item in clause.items[at:])


def _says_no_and_yes(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether a "nothing" ends at a comma, and a yes stands behind it: "nothing in yet, all open".

    What was denied then was not the time.
    """
    items = clause.items
    never = next((n for n, item in enumerate(items) if item.value is Shade.NEVER), len(items))
    comma = next((n for n in range(never, len(items)) if items[n].word == ","), len(items))
    if not all(wish.firm_no for wish in wishes) or _denies(items[comma:]):
        return False
    timed = any(isinstance(item.value, TIMES) for item in items[never:])
    return any(map(_is_for, items[comma:])) and not timed


def _denies(items: Sequence[Item]) -> bool:
    return has_shade(items, Shade.NOT, Shade.NEVER)


def _is_for(item: Item) -> bool:
    return isinstance(item.value, Stance) and item.value.polarity is Polarity.FOR


def _returns_from_a_day_named(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether somebody is back who went on a day named before: "leaving the 21st, back the 25th".

    Only where no such day is named are they away from now on.
    """
    if not (before.named and _is_away_until(clause, wishes)):
        return False
    back = [when.days for when in named_days(clause)]
    named = [when.days for when in before.named]
    if any(is_day_after(each, day) for day in named for each in back if day and each):
        return False
    return any(_is_ahead(day, each) for day in named for each in back)


def _is_away_until(clause: Clause, wishes: Sequence[Wish]) -> bool:
    """Whether somebody is back from then on."""
    busy = any(wish.kind is Kind.BUSY for wish in wishes)
    return busy and bound_of(clause.items) is Shade.BEGINS


def _is_ahead(day: Days | None, back: Days | None) -> bool:
    if isinstance(day, Dates) and isinstance(back, Dates):
        return day.spans[0][0] < back.spans[0][0]
    return isinstance(day, Recurring) and isinstance(back, Recurring) and day != back


def _is_of_an_unknown_week(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether hours are those of "that week", and none was named."""
    pointed = any(
        one.word == "that" and isinstance(two.value, UnitName) and two.value.unit is Unit.WEEK
        for one, two in pairwise(clause.items)
    )
    whens = [when for wish in wishes for when in (wish.times.whens if wish.times else ())]
    return pointed and not before.named and all(when.days is None for when in whens)


def _may_be_of_all_days(clause: Clause, _: Sequence[Wish], before: Reading) -> bool:
    """Whether hours may be denied on all days: "Mon I can't, other days ok, but not evenings"."""
    denied = clause.link == "but" and clause.items[0].value in _NOES
    known = [when.days for when in before.named]
    days = [when.days for when in before.times.whens] if before.times else []
    apart = bool(days) and bool(known) and None not in days and not set(days) & set(known)
    dated = any(when.days for item in clause.items for when in pieces(item.value))
    return denied and apart and not dated


def _is_the_only_thing(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether it is all that is in the way: "the only thing on my side is the 21st"."""
    judged = has_kind(clause.items, Stance)
    thing = any(
        one.value is Shade.ONLY and two.word in _IN_THE_WAY for one, two in pairwise(clause.items)
    )
    return thing and not judged and any(not _is_against(each) for each in wishes)


def _is_against(wish: Wish) -> bool:
    return wish.polarity is Polarity.AGAINST


def _is_back_from_nowhere(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether it was not understood since when somebody is away: "… form the 20th, back in Feb".

    Only who has said nothing of it before is away from now on.
    """
    lost = bool(before.left and before.named) and not (before.wishes or clause.fresh)
    bare = not has_word(clause.items, FIRST_PERSON)
    return lost and bare and _is_away_until(clause, wishes)


def _is_that_day(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether "that Monday" is one that was named, and it was not understood by what."""
    pointed = any(
        one.word == "that" and isinstance(two.value, Recurring) and not two.value.plural
        for one, two in pairwise(clause.items)
    )
    whens = [when for wish in wishes for when in (wish.times.whens if wish.times else ())]
    return pointed and any(isinstance(when.days, Recurring) for when in whens)


def _may_be_of_dates_unread(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether parts of days may be those of dates that were not understood.

    "She's visiting 13-15 and I take half days: mornings I work, afternoons I'm off".
    """
    if not before.left or before.wishes or clause.fresh:
        return False
    timed = any(left.reason in (reasons.UNCLEAR, reasons.SCATTERED) for left in before.left)
    points = has_word(clause.items, BACKWARD)
    whens = [when for wish in wishes for when in (wish.times.whens if wish.times else ())]
    parts = bool(whens) and all(w.days is None and w.hours and w.hours.part for w in whens)
    return timed and parts and not points


def _is_told_by_others(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether somebody says what to do: "physio says walk every morning", "says rest Mondays"."""
    at = next((n for n, item in enumerate(clause.items) if item.word in _SAYING), None)
    if at is None or any(item.word in FIRST_PERSON for item in clause.items[at:]):
        return False
    by = clause.items[at - 1].word if at else ""
    return by not in _CALENDARS and any(wish.kind is Kind.BUSY for wish in wishes)


def _may_be_of_that_day(clause: Clause, wishes: Sequence[Wish], before: Reading) -> bool:
    """Whether an engagement may be that of the day before it: "Wed isn't ok. I've a class 2-4"."""
    if not clause.fresh or before.day is None or has_word(clause.items, GENERALLY):
        return False
    ruled_out = before.verdict is not None and before.verdict.polarity is Polarity.AGAINST
    whens = [when for wish in wishes if wish.times for when in wish.times.whens]
    hours = all(when.days is None and when.hours and not when.hours.part for when in whens)
    return ruled_out and hours and all(_keeps_away(wish, clause.items) for wish in wishes)


def _keeps_away(wish: Wish, items: Sequence[Item]) -> bool:
    """Whether somebody is elsewhere then, or arrives or leaves."""
    bound = has_shade(items, Shade.BEGINS, Shade.ENDS)
    return wish.kind is Kind.BUSY or (bound and wish.firm_no)


def _only_says_why(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether a time is named in a reason, and wished for by nothing but a word like "like"."""
    wanted = (wish for wish in wishes if wish.polarity is Polarity.FOR and not wish.accepts)
    return clause.reason and any(wanted)


def _mixes_in_a_way_out(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether hours may be those of a day let pass: "if it has to be Friday, then before 11"."""
    whens = [when for wish in wishes if wish.times for when in wish.times.whens]
    mixed = any(when.days is None for when in whens) and any(when.hours is None for when in whens)
    parted = any(  # "if we must do it next week then Friday"
        one.word == "then" and isinstance(two.value, TIMES) for one, two in pairwise(clause.items)
    )
    return clause.items[0].value is Shade.IF_NEED_BE and (mixed or parted)


def _is_said_in_turn(clause: Clause, wishes: Sequence[Wish], _: Reading) -> bool:
    """Whether a firm word may be that of one of two times: "only from 3, then all of the 15th"."""
    timed = [isinstance(item.value, TIMES) for item in clause.items]
    parted = any(
        item.word == "then" and any(timed[:at]) and any(timed[at:])
        for at, item in enumerate(clause.items)
    )
    return parted and any(wish.strength is Strength.MUST for wish in wishes)


DOUBTED: Sequence[tuple[Callable[[Clause, Sequence[Wish], Reading], bool], Iterable[Sign]]] = (
    (_may_be_of_dates_unread, ()),
    (_is_told_by_others, _SAYING),
    (_ends_the_unread, _BOUNDS),
    (_may_be_of_all_days, _NOES),
    (_is_the_only_thing, {Shade.ONLY}),
    (_is_back_from_nowhere, ()),
    (_is_that_day, {"that"}),
    (_is_of_an_unknown_week, {"that"}),
    (_returns_from_a_day_named, ()),
    (_asks_for_too_much, {TOO_EARLY, TOO_LATE}),
    (_asks_whether_not, ASKING_WHETHER | ASKING_OTHERS),
    (_only_tells, {"that", *COUNTED, *OTHER_SUBJECTS, *_BOUNDS}),
    (_denies_unlike_times, _NOES),
    (_may_end_then, ()),
    (_is_not_until, {Shade.NOT}),
    (_is_of_an_engagement, {Shade.ONLY}),
    (_is_at_unknown_hours, {SAME_HOURS}),
    (_is_against_the_rest, {Shade.BUSY, Shade.BLOCKED}),
    (_is_when_others_are_away, WHEN),
    (_says_no_and_yes, {Shade.NEVER}),
    (_may_be_of_that_day, ()),
    (_is_said_in_turn, {"then"}),
    (_only_says_why, ()),
    (_mixes_in_a_way_out, {Shade.IF_NEED_BE}),
)
