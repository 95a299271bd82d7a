"""Which times a clause speaks of that names none, or only hours: "then", "on those days"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.day_in_force import (
    at_same_hours,
    excepted_then,
    on_day_in_force,
    on_other_days,
)
from orchestration.language.clauses.inheriting import of_that_day
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.other_kinds import (
    said_length,
)
from orchestration.language.clauses.referring import (
    after_that,
    before_that,
    from_then,
    of_them,
)
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.timed import (
    ALL_DAYS,
    on_days_before,
    says_flexible,
)
from orchestration.language.clauses.told import judged_after
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import (
    BACKWARD,
    CONDITIONS,
    FIRST_PERSON,
    POINTERS,
    SUBJECTS,
    WORKERS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.subtract import subtract
from orchestration.language.values import (
    Dates,
    Days,
    Edge,
    Hours,
    Recurring,
    Shade,
    Stance,
    Stretch,
    Times,
    Unit,
    UnitName,
    When,
)
from orchestration.language.words.either_language import FULL
from orchestration.language.words.marks import NOTHING_ELSE, OUTSIDE
from orchestration.model.preferences import Polarity
from orchestration.model.times import TimeFrame, Weekday

_DA = 2  # letters of a German "da", which is of the same time and not of the next
_NEAR = 4  # items between "that" and what it is
_OF_ITS_AUTHOR = WORKERS | BACKWARD


def on_days_named(
    clause: Clause, times: Times | None, before: Reading, frame: TimeFrame
) -> Times | None:
    """Times on the days that they belong to, where those were named before."""
    times = _on_that_day(clause.items, times, before)
    times = _on_days_pointed_at(clause.items, times, before)
    times = of_that_day(clause, on_days_before(clause, times, before), before)
    times = at_same_hours(clause, on_other_days(clause, times, before, frame), before)
    times = on_day_in_force(clause, excepted_then(clause, times, before), before)
    return of_them(clause.items, times, before, frame)


def points_at_parts(items: Sequence[Item]) -> bool:
    """Whether parts of days are those named before: "so these mornings"."""
    return has_word(items, POINTERS) and any(
        one.word in POINTERS and isinstance(two.value, Hours) for one, two in pairwise(items)
    )


def _on_that_day(items: Sequence[Item], times: Times | None, before: Reading) -> Times | None:
    """Put the date that was named in place of its weekday: "it starts on the 18th, that Monday"."""
    if times is None or not has_word(items, ("that",)):
        return times
    days = [
        two.value
        for one, two in pairwise(items)
        if one.word == "that" and isinstance(two.value, Recurring) and not two.value.plural
    ]
    if len(days) != 1:
        return times
    dates = {when.days for when in before.named if _falls_on(when.days, days[0])}
    if len(dates) != 1:
        return times
    whens = (replace(w, days=next(iter(dates))) if w.days == days[0] else w for w in times.whens)
    return replace(times, whens=tuple(whens))


def _falls_on(day: Days | None, weekday: Recurring) -> bool:
    """Whether it is one date, of a weekday."""
    if not isinstance(day, Dates) or len(day.spans) != 1:
        return False
    first, last = day.spans[0]
    return first == last and Weekday.of(first) in weekday.days


def _on_days_pointed_at(
    items: Sequence[Item], times: Times | None, before: Reading
) -> Times | None:
    """Parts of the days named before: "Tue and Fri I teach till 12, so not these mornings"."""
    if times is None or before.times is None or not points_at_parts(items):
        return times
    days = dict.fromkeys(when.days for when in before.times.whens)
    if not days or None in days or any(when.days is not None for when in times.whens):
        return times
    whens = tuple(replace(when, days=each) for each in days for when in times.whens)
    return replace(times, whens=whens)


def pointed_at(clause: Clause, said: Verdict, before: Reading, frame: TimeFrame) -> Times | None:
    """The times meant by "after that", "them" or "then", or by "all day" alone."""
    found = _related(clause, before, frame)
    if found or _points_elsewhere(clause):
        return found  # "I can't do 9, because of the drop-off", "…, but if all others can"
    if _turns_then(clause, said, before):
        return from_then(before, frame)
    points = _points(clause.items)
    easy = says_flexible(clause.items)
    concludes = "so" in (
        clause.link,
        clause.led_by,
    )  # "I'm at the Bristol site, so I'd steer clear"
    another = points or concludes or (_answers_another(clause, before) and not said.busy)
    if (said.said or easy) and another and (day := _day_told(points, before)):
        return day
    if points and _points_at_ease(clause.items):
        return before.times
    told = judged_after(clause, said, before)
    if told or _points_nowhere(clause, said, before):
        return told
    return _referred(clause, said, before)


def _turns_then(clause: Clause, said: Verdict, before: Reading) -> bool:
    """Whether it is other then than before: "I'm in till 6, then gone", "out 11-13, then ok".

    Who is not to be asked before ten since they are away then is away before ten.
    """
    first = clause.items[0]
    led = first.word == "then" and first.end - first.start > _DA
    if before.times is None or not led or clause.fresh:
        return False
    suits = says_flexible(clause.items) or (said.said and said.polarity is Polarity.FOR)
    against = before.verdict is not None and before.verdict.polarity is Polarity.AGAINST
    if against or _is_told_alone(before) or (suits and only_named(before)):
        return suits and not said.doubtful
    return said.busy and _all_end(before.times)


def _is_told_alone(before: Reading) -> bool:
    """Whether a time was named, and not how it suits: "exams till the 21st"."""
    lost = bool(before.left) and not before.wishes and before.verdict is None
    return lost and {each.reason for each in before.left} == {reasons.UNCLEAR}


def only_named(reading: Reading) -> bool:
    """Whether times are named, and no word says anything of them: "calls until 12"."""
    bare = bool(reading.wishes) and all(wish.bare for wish in reading.wishes)
    return bare and all(wish.polarity is Polarity.FOR for wish in reading.wishes)


def _all_end(times: Times) -> bool:
    """Whether nothing but ends of days is named, or days in a row: "till 6", "till the 20th"."""
    return bool(times.whens) and all(map(_is_up_to, times.whens))


def _is_up_to(when: When) -> bool:
    if when.hours is None:
        spans = when.days.spans if isinstance(when.days, Dates) else ()
        return len(spans) == 1 and spans[0][0] < spans[0][1]
    return all(each.end and not each.start for each in when.hours.stretches)


def _related(clause: Clause, before: Reading, frame: TimeFrame) -> Times | None:
    """The times by those before them: "after that", "before that", "outside of that"."""
    later = after_that(clause, before, frame) or _outside(clause, before, frame)
    return later or before_that(clause, before, frame)


def _points(items: Sequence[Item]) -> bool:
    """Whether a word points back; "the rest of that week" is not that week, nor are its days."""
    period = (value for item in items if isinstance(value := item.value, Edge | UnitName))
    other = any(not isinstance(each, UnitName) or each.unit is not Unit.DAY for each in period)
    return not other and has_word(items, BACKWARD)


def _points_at_ease(items: Sequence[Item]) -> bool:
    """Whether it is that time that is easy: not "that's my calendar, all gaps are free"."""
    if not says_flexible(items):
        return False
    easy = next(n for n, item in enumerate(items) if item.value is Shade.FLEXIBLE)
    return any(item.word in BACKWARD for item in items[max(0, easy - _NEAR) : easy + _NEAR])


def _points_elsewhere(clause: Clause) -> bool:
    """Whether a reason or a condition is told, or a time that could not be found."""
    behind = has_word(clause.items, ("after that", "before that"))
    why = clause.reason or clause.link == "as"
    return behind or why or any(i.word in CONDITIONS for i in clause.items[:2])


def _day_told(points: bool, before: Reading) -> Times | None:
    """The day that was only named, last of all."""
    if _is_last_day(before):
        return _of_last_day(points, before)
    return Times((When(before.day),)) if before.day and _is_told_since(before) else None


def _is_last_day(before: Reading) -> bool:
    """Whether nothing is known of the day named last but that it was named, without hours."""
    told = [when.hours for when in before.told.whens if when.hours] if before.told else []
    hours = any(each.start and each.end and each.start != each.end for each in _pieces(told))
    return before.times is None and before.day is not None and not hours


def _pieces(hours: Sequence[Hours]) -> Sequence[Stretch]:
    return [each for one in hours for each in one.stretches]


def _is_told_since(before: Reading) -> bool:
    """Whether a day was only told of behind times that were judged.

    "Next week is a zoo, the movers come on Tuesday so that day is out" says so of Tuesday.
    """
    whens = before.times.whens if before.times and not before.times.but else ()
    judged = bool(whens) and all(when.days != before.day for when in whens)
    return judged and not before.wishes


def _of_last_day(points: bool, before: Reading) -> Times:
    """That day, or what was said of it: "the first week I'm on call mornings, …, avoid those"."""
    known = before.recent.whens if points and before.recent else ()
    if before.recent and known and all(when.days == before.day for when in known):
        return before.recent
    return Times((When(before.day),))  # "my wife's away on Tuesday, I'm out then"


def _outside(clause: Clause, before: Reading, frame: TimeFrame) -> Times | None:
    """Read "I'm in from 9 to 3, outside of that please nothing": what their days have besides."""
    if clause.led_by != OUTSIDE or before.times is None:
        return None
    whens = before.times.whens
    if not whens or any(when.hours is None for when in whens):
        return None
    days = tuple(dict.fromkeys(When(when.days) for when in whens))
    return Times(subtract(days, whens, frame))


def _answers_another(clause: Clause, before: Reading) -> bool:
    """Whether the author says of themselves what they said of another: "Ana can't, but I can"."""
    told = [left.reason for left in before.left] == [reasons.SOMEBODY_ELSE]
    own = any(item.word in FIRST_PERSON for item in clause.items[:2])
    return told and own and not (clause.fresh or unknown(clause.items))


def _points_nowhere(clause: Clause, said: Verdict, before: Reading) -> bool:
    items = clause.items
    if not said.said or said.active or anything_else(clause, said) or unknown(items):
        return True
    if has_kind(items, Edge) or has_shade(items, Shade.LARGELY):
        return True  # "the rest of the day is for coding"
    return _has_no_object(items) or _is_lost(items, before)


def _referred(clause: Clause, said: Verdict, before: Reading) -> Times | None:
    items = clause.items
    if has_word(items, BACKWARD):
        return _pointed_back(said, before.times) if _points(items) else None
    withdraws = said.polarity is Polarity.AGAINST  # "I can do Friday, but I'd rather not"
    own = has_word(items, SUBJECTS) and not withdraws
    excuses = said.busy and _is_excused(before)
    elliptic = not (_is_anew(clause, said) or own or excuses or says_flexible(items))
    if elliptic and said_length(items) is None:  # "possible, but not great"
        return before.times
    return ALL_DAYS if Shade.FREE_PERIOD in shades(items) else None


def _pointed_back(said: Verdict, times: Times | None) -> Times | None:
    """The times named before; what keeps somebody is why some are excepted of them.

    "Any day but Friday, then I'm away" is away on Friday.
    """
    keeps = times is not None and times.but and times.whens and said.busy
    return Times(times.but) if times and keeps else times


def _is_anew(clause: Clause, said: Verdict) -> bool:
    """Whether a sentence begins, and declines nothing: "Friday is inset day. Would rather not."."""
    return clause.fresh and not (said.wish and said.polarity is Polarity.AGAINST)


def _is_excused(before: Reading) -> bool:
    """Whether being busy only says why other times are meant: "any day but Monday (dentist)"."""
    excepts = before.times is not None and bool(before.times.but)
    return excepts or (before.verdict is not None and _welcomes(before.verdict))


def _welcomes(said: Verdict) -> bool:
    """Whether a time was spoken for, so that being busy only says why: "mornings only, I'm out"."""
    return said.said and said.polarity is Polarity.FOR


def _has_no_object(items: Sequence[Item]) -> bool:
    """Whether it is not said what has to be: "I have to"."""
    stated = has_kind(items, Stance)
    return Shade.MUST in shades(items) and not stated


def _is_lost(items: Sequence[Item], before: Reading) -> bool:
    """Whether a clause goes on from one that was not understood, and is not its author's own."""
    own = has_word(items, _OF_ITS_AUTHOR)
    return bool(before.left) and not before.wishes and before.verdict is None and not own


def _is_the_rest(items: Sequence[Item]) -> bool:
    """Whether "the rest" is all that was not named: "rest I'll manage", not that of a day."""
    if has_kind(items, *TIMES, UnitName):
        return False
    return any(item.value is Edge.REST for item in items)


def anything_else(clause: Clause, said: Verdict) -> bool:
    """Whether a clause speaks of all that was not named: "otherwise wide open"."""
    if any(item.word in CONDITIONS for item in clause.items[:2]):
        return False  # "only if nothing else is there"
    if _is_the_rest(clause.items):
        return said.said
    if Shade.ELSE in shades(clause.items) or has_word(clause.items, (NOTHING_ELSE,)):
        return True
    full = said.busy and has_word(clause.items, FULL)
    stated = said.said and not (said.busy or said.active)  # "otherwise I'm on the train" says why
    stated = stated or full
    return clause.led_by == "otherwise" and stated and said_length(clause.items) is None
