"""Times that a clause only tells of, for what the next one says of them: "1-2 is lunch, pls not".

Nothing was understood of them, and nothing in their clause could be meant for or against them, so
that a stance without a time behind it can only be theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES, excepts
from orchestration.language.clauses.leftovers import leftovers, unknown
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.conventions import last_day
from orchestration.language.english.small_words import (
    BACKWARD,
    CONDITIONS,
    POINTERS,
    POSSESSIVE,
    SUBJECTS,
    WHICH,
)
from orchestration.language.grammar import Item
from orchestration.language.times.gathering import named_times
from orchestration.language.values import (
    Dates,
    Days,
    Edge,
    Length,
    Reach,
    Recurring,
    Shade,
    Stance,
    Times,
    UnitName,
    When,
)
from orchestration.language.words.either_language import HAPPENED, WAS
from orchestration.language.words.marks import OUT_OF_IT
from orchestration.language.words.tokens import Strange
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import TimeFrame, Weekday

_TAKING = frozenset({"takes", "lasts", "runs", "goes"})
_TURNING = CONDITIONS | {"than", "your"}
_JUDGING = frozenset(
    {
        *(Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.FLEXIBLE, Shade.ELSE, Shade.EVERYONE),
        *(Shade.UNSURE, Shade.IF_NEED_BE, Shade.ORDER, Shade.KEPT, Shade.FREE_PERIOD),
    }
)
_POINTING = BACKWARD | POINTERS
_LED = CONDITIONS | {"otherwise"}


def told_of(clause: Clause, reading: Reading, last: Reading, frame: TimeFrame) -> Times | None:
    """Return the times that have been told of so far, and said nothing of."""
    if reading.wishes or not reading.left or clause.asked:
        return None
    if any(map(_judges, clause.items)) or has_word(clause.items, WAS | HAPPENED):
        return None  # "my train was late on Tuesday, so annoying" judges no Tuesday to come
    named = [item for item in clause.items if isinstance(item.value, TIMES)]
    if not named:
        return None if clause.fresh else last.told
    if len(named) > 2 or any(map(excepts, named)):
        return None  # "Wednesday is taco day from 12 to 1" tells of one time
    return _on_its_day(named_times(clause.items, True, frame), clause, last)


def _on_its_day(times: Times | None, clause: Clause, last: Reading) -> Times | None:
    """One time, on the day that its sentence has named."""
    if times is None or len(times.whens) != 1:
        return None
    [when] = times.whens
    goes_on = when.days is None and last.day is not None and not clause.fresh
    return replace(times, whens=(replace(when, days=last.day),)) if goes_on else times


def _judges(item: Item) -> bool:
    """Whether something in a clause may be said of its time, or make it depend on something."""
    return isinstance(item.value, Stance) or item.value in _JUDGING or item.word in _TURNING


def judged_after(clause: Clause, said: Verdict, before: Reading) -> Times | None:
    """Return the times just told of, where a clause has no time of its own and judges them.

    What suits somebody is theirs only where it points back: "…, that works".
    """
    items = clause.items
    plain = said.said and not (said.doubtful or said.active or clause.reason or unknown(items))
    if before.told is None or not plain or _speaks_of_others(items):
        return None
    points = has_word(items, _POINTING)
    return before.told if points or _is_a_no(clause, said, before.told) else None


def _is_a_no(clause: Clause, said: Verdict, told: Times) -> bool:
    """Whether a clause is against what was told; who is busy is so all day: "we're closed"."""
    if said.polarity is not Polarity.AGAINST:
        return False
    if said.busy:
        unsaid = not has_word(clause.items, SUBJECTS)  # "…, blocked obviously"
        whole = all(when.days and when.hours is None for when in told.whens)
        return not clause.fresh and (unsaid or whole)
    return not (said.bare and has_word(clause.items, SUBJECTS))


def _speaks_of_others(items: Sequence[Item]) -> bool:
    """Whether it is said of what is not named, or of what is not known: "otherwise", "if"."""
    others = shades(items) & {Shade.ELSE, Shade.FLEXIBLE, Shade.EVERYONE, Shade.FREE_PERIOD}
    rest = has_kind(items, *TIMES, Edge)
    led = {item.word for item in items[:2]} & _LED
    timed = has_kind(items, UnitName, Length)
    pointed = has_word(items, BACKWARD)
    return bool(others or led or rest or items[0].word in POSSESSIVE) or (timed and not pointed)


def left_out(clause: Clause, before: Reading) -> Times | None:
    """Return what somebody is left out of behind it: "a client's in on the 20th, count me out"."""
    if clause.fresh or not has_word(clause.items, (OUT_OF_IT,)):
        return None
    said = before.verdict
    milder = said is not None and said.polarity is Polarity.AGAINST
    milder = milder and said is not None and said.strength is not Strength.MUST
    whole = before.times is not None and all(map(_is_whole, before.times.whens))
    return before.told or (before.times if milder and whole else None)


def kept_then(clause: Clause, said: Verdict, before: Reading) -> Reading | None:
    """Return what keeps somebody on days that were only named: "the 21st, we're away then"."""
    bare = bool(before.wishes) and all(wish.bare for wish in before.wishes)
    if before.times is None or clause.link == "(" or not (said.busy and bare):
        return None
    if before.times.but or not all(map(_is_whole, before.times.whens)):
        return None  # "any day but Monday (dentist)"
    wish = Wish(Kind.BUSY, Polarity.AGAINST, Strength.MUST, before.times)
    return Reading((wish,), leftovers(clause.items), said, before.times, answers=True)


def only_which(items: Sequence[Item], before: Reading) -> bool:
    """Whether it is all the same which of the days named it is: "Wed or Thu, not fussed which"."""
    named = bool(before.wishes) and all(each.polarity is Polarity.FOR for each in before.wishes)
    return named and before.times is not None and has_word(items, WHICH)


def said_more_of(clause: Clause, before: Reading, frame: TimeFrame) -> Reading | None:
    """Return what was said before with how long it takes, or from when on it is."""
    measured = has_kind(clause.items, Length)
    lasting = _lasting_so_long(clause, before) if measured else None
    return lasting or _counted_from(clause, before, frame)


def _lasting_so_long(clause: Clause, before: Reading) -> Reading | None:
    """Return what keeps somebody for as long as is told behind it: "a call at 3. Takes 2 hours"."""
    length = next((i.value for i in clause.items if isinstance(i.value, Length)), None)
    busy = bool(before.wishes) and all(wish.kind is Kind.BUSY for wish in before.wishes)
    minutes = length.minutes if length and busy and _only_tells_a_length(clause.items) else None
    if minutes is None or before.times is None or before.times.but:
        return None
    whens = [_as_long(when, minutes) for when in before.times.whens]
    if None in whens:
        return None
    times = Times(tuple(when for when in whens if when))
    wish = replace(before.wishes[0], times=times)
    return Reading((wish,), (), before.verdict, times, answers=True)


def _counted_from(clause: Clause, before: Reading, frame: TimeFrame) -> Reading | None:
    """Return what was said of every other day, from when it is next: "…, next one is the 13th"."""
    first = _next_told(clause)
    whens = before.times.whens if before.times else ()
    if first is None or not before.wishes or len(whens) != 1:
        return None
    days = _from_then_on(whens[0].days, first, last_day(frame))
    if days is None:
        return None
    times = Times((replace(whens[0], days=days),))
    wishes = tuple(replace(wish, times=times) for wish in before.wishes if wish.times)
    return replace(before, wishes=wishes, times=times, answers=True)


def puts_in_place(clause: Clause) -> bool:
    """Whether a date is named in place of what was said before."""
    return clause.instead or _next_told(clause) is not None


def _next_told(clause: Clause) -> Dates | None:
    """Return the date that is told to be the next of some, where no more is said."""
    if not any(item.value is Reach.NEXT for item in clause.items[:2]):
        return None
    named = [item.value for item in clause.items if isinstance(item.value, Dates)]
    judged = has_kind(clause.items, Stance, Shade, Strange)
    return named[0] if len(named) == 1 and not judged else None


def _from_then_on(days: Days | None, first: Dates, last: date) -> Dates | None:
    """The dates of a day that is not every week's, from one of them on."""
    start, end = first.spans[0]
    is_one = isinstance(days, Recurring) and days.every > 1 and start == end
    if not (is_one and isinstance(days, Recurring)) or days.days != (Weekday.of(start),):
        return None
    step = timedelta(weeks=days.every)
    count = max((last - start) // step, 0) + 1
    return Dates(tuple((start + n * step, start + n * step) for n in range(count)))


def _only_tells_a_length(items: Sequence[Item]) -> bool:
    rest = [item for item in items if not isinstance(item.value, Length)]
    more = any(isinstance(item.value, (*TIMES, Stance, Shade)) for item in rest)
    return not more and not [each for each in unknown(rest) if each.word not in _TAKING]


def _as_long(when: When, minutes: int) -> When | None:
    """Hours that are told by their beginning alone, with an end."""
    points = when.hours.stretches if when.hours else ()
    first = points[0].start if len(points) == 1 else None
    if when.hours is None or first is None or first != points[0].end:
        return None
    end = datetime.combine(date.min, first) + timedelta(minutes=minutes)
    last = end.time() if end.date() == date.min else None
    return replace(when, hours=replace(when.hours, stretches=(replace(points[0], end=last),)))


def _is_whole(when: When) -> bool:
    """Whether it is a day of a name or a date, and no part of it."""
    universal = isinstance(when.days, Recurring) and when.days.universal
    return when.days is not None and when.hours is None and not universal
