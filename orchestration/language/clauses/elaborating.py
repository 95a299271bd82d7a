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
from orchestration.language.english.small_words import GENERALLY, SUBJECTS
from orchestration.language.saying import reasons
from orchestration.language.times.rules.spans import days_in
from orchestration.language.values import Days, Recurring, Shade, Times, When
from orchestration.model.preferences import Kind

Said = tuple[Clause, Reading]


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
