"""What goes on without a subject says more of the same, and nothing of its own.

"Out on the 14th, back at 3" rules out the 14th up to then: neither all of it nor other days.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_shade, has_word
from orchestration.language.clauses.leftovers import whole
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import CONTRASTS, GENERALLY, SUBJECTS
from orchestration.language.saying import reasons
from orchestration.language.times.rules.spans import days_in
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Days, Recurring, Shade, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Grain, TimeFrame

Said = tuple[Clause, Reading]

_ELSEWISE = frozenset({"otherwise", "or", "and", "so", "then"})


def narrowed_by_more(said: Sequence[Said]) -> list[Said]:
    """Return what was said, a whole day ruled out up to the hour at which somebody is back.

    "Leaving at 4" may be when a day off begins, or ends: the day stays ruled out, and the hour is
    asked about; so it is where several days are.
    """
    put = list(said)
    for at, ((_, _), (then, more)) in enumerate(pairwise(said)):
        clause, reading = put[at]
        if not (_goes_on(then) and _are_hours(more) and _are_whole_days(reading)):
            continue
        days = [when.days for when in _whens(reading)]
        if has_shade(then.items, Shade.ENDS) or len(days) > 1 or not _is_one(days[0]):
            left = (whole(then.items, reasons.UNCLEAR),)
            put[at + 1] = then, replace(more, wishes=(), left=(*more.left, *left))
        else:
            wishes = tuple(_on(wish, days) for wish in more.wishes)
            put[at] = clause, replace(reading, wishes=())
            put[at + 1] = then, replace(more, wishes=wishes)
    return put


def leaning_within(said: Sequence[Said], frame: TimeFrame) -> list[Said]:
    """Return what was said, each leaning within the hours of its day that were named before it.

    "The 12th from 10 to 4, ideally before noon" leans to 10 to 12. What lies in none of them is
    asked about.
    """
    put = list(said)
    for at, ((_, before), (clause, reading)) in enumerate(pairwise(said), start=1):
        if not (_follows(clause) and reading.wishes and all(map(_leans, reading.wishes))):
            continue
        named = _whens(before) if _is_possible(before) else []
        leaning = _on_those_days(_whens(reading), named)
        if leaning:
            kept = subtract(leaning, subtract(leaning, named, frame), frame)
            put[at] = clause, _leaning_to(kept, clause, reading)
    return put


def _on_those_days(leaning: Sequence[When], named: Sequence[When]) -> Sequence[When]:
    """Hours on the days that were named before them; nothing where they are of others too."""
    days = dict.fromkeys(when.days for when in named if _is_of_days(when))
    found = [replace(x, days=day) for x in leaning for day in ([x.days] if x.days else days)]
    return found if all(when.days in days and when.hours for when in found) else []


def _leaning_to(kept: tuple[When, ...], clause: Clause, reading: Reading) -> Reading:
    """A reading with its wish for what is left of its hours; it is asked about where nothing is."""
    if not kept:
        left = whole(clause.items, reasons.UNCLEAR)
        return replace(reading, wishes=(), left=(*reading.left, left))
    return replace(reading, wishes=(replace(reading.wishes[0], times=Times(kept)),))


def _is_of_days(when: When) -> bool:
    """Whether it names days, and not all those of a week."""
    return when.days is not None and getattr(when.days, "grain", None) is not Grain.WEEK


def _follows(clause: Clause) -> bool:
    """Whether a clause goes on in its sentence, and is not set against what is before it."""
    apart = has_word(clause.items, GENERALLY) or clause.led_by in CONTRASTS
    return clause.listed and not (apart or clause.link in CONTRASTS or clause.led_by in _ELSEWISE)


def _leans(wish: Wish) -> bool:
    """Whether it is a mild wish, or one of several: "ideally before noon", "am liebsten früh"."""
    listed = wish.bare and wish.strength is Strength.PREFERS  # "Tue 9-11, Tue 2-4"
    firm = wish.strength is Strength.MUST or wish.accepts or listed
    return wish.kind is Kind.TIME and wish.polarity is Polarity.FOR and not firm


def _is_possible(reading: Reading) -> bool:
    return all(wish.polarity is Polarity.FOR for wish in reading.wishes)


def _goes_on(clause: Clause) -> bool:
    """Whether a clause tells when something begins or ends, and leaves out who does it."""
    own = has_word(clause.items, SUBJECTS) or has_word(clause.items, GENERALLY)
    bounds = has_shade(clause.items, Shade.BEGINS, Shade.ENDS)
    return clause.link == "," and clause.listed and bounds and not own


def _are_hours(reading: Reading) -> bool:
    """Whether hours are ruled out on every day, as no other was named."""
    whens = _whens(reading)
    firm = all(wish.firm_no for wish in reading.wishes)
    return firm and bool(whens) and all(when.days is None and when.hours for when in whens)


def _are_whole_days(reading: Reading) -> bool:
    whens = _whens(reading)
    busy = all(wish.kind is Kind.BUSY for wish in reading.wishes)
    return busy and bool(whens) and all(when.days and when.hours is None for when in whens)


def _is_one(days: Days | None) -> bool:
    if isinstance(days, Recurring):
        return len(days.days) == 1
    return days is not None and len(days_in(days)) == 1


def _whens(reading: Reading) -> Sequence[When]:
    return [when for wish in reading.wishes if wish.times for when in wish.times.whens]


def _on(wish: Wish, days: Sequence[Days | None]) -> Wish:
    whens = wish.times.whens if wish.times else ()
    return replace(wish, times=Times(tuple(replace(x, days=day) for day in days for x in whens)))
