"""What the clauses of one message say together: each in the light of those before and behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.bearing import in_doubt
from orchestration.language.clauses.bounds import bound_of
from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.elaborating import leaning_within, narrowed_by_more
from orchestration.language.clauses.kept_by_rest import kept_by_the_rest
from orchestration.language.clauses.last_resorts import only_if_need_be, only_let_pass
from orchestration.language.clauses.leading_to import (
    back_again,
    from_then_on,
    taken_until_then,
    up_to_what_follows,
    without_causes,
)
from orchestration.language.clauses.leftovers import whole
from orchestration.language.clauses.movable import giving_way
from orchestration.language.clauses.narrowing import narrowed
from orchestration.language.clauses.neighbours import doubted
from orchestration.language.clauses.present import kept_there
from orchestration.language.clauses.referring import at_hours
from orchestration.language.clauses.timed import lasting
from orchestration.language.clauses.week_in_force import under_their_weeks
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.saying import reasons
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Dates, Hours, Recurring, Shade, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import WORKING_DAYS, TimeFrame

Said = tuple[Clause, Reading]

_BOTH_SIDES = {Polarity.FOR, Polarity.AGAINST}


def added(said: Sequence[Said], clause: Clause, first: Reading, frame: TimeFrame) -> list[Said]:
    """Return what was said with one more clause, which may change what stands before it."""
    reading, all_ = _after(said, clause, first), list(said)
    corrects = clause.instead and (reading.wishes or reading.times or not reading.left)
    if corrects or reading.answers:
        all_ = _without_last(all_)
    if reading.narrows:
        before, all_ = all_, narrowed_to(all_, reading.narrows)
        if all_ == before:  # "any time after 2 but Friday, when I'm off at 3"
            reading = replace(reading, left=(whole(clause.items, reasons.NO_RULE),))
    if reading.alone:
        all_ = _alone(all_, reading.alone, frame)
    return [*all_, (clause, reading)]


def settled_together(said: Sequence[Said], frame: TimeFrame) -> list[Said]:
    """Return what a whole message says, once all of it has been read."""
    said = kept_there(taken_until_then(welcomed(under_their_weeks(said))), frame)
    settled = contradicted(carved(up_to_what_follows(narrowed(said, frame)), frame))
    settled = without_causes(only_let_pass(giving_way(back_again(only_if_need_be(settled)))))
    if frame.window:
        settled = kept_by_the_rest(in_doubt(doubted(settled, frame), frame))
    return from_then_on(narrowed_by_more(leaning_within(settled, frame)))


def _without_last(said: Sequence[Said]) -> list[Said]:
    """What was said without the wishes of the last clause that had any; what it left stays."""
    last = max((n for n, (_, reading) in enumerate(said) if reading.wishes), default=len(said))
    kept = [(clause, Reading(left=reading.left)) for clause, reading in said[last : last + 1]]
    return [*said[:last], *kept, *said[last + 1 :]]


def _after(said: Sequence[Said], clause: Clause, reading: Reading) -> Reading:
    """A reading, unless it is a mere time that is to replace another, and none was named yet."""
    verdict = reading.verdict is not None and reading.verdict.said
    known = not clause.instead or reading.taken or any(before.wishes for _, before in said)
    if known or verdict:
        return reading
    return Reading(left=(whole(clause.items, reasons.UNCLEAR),))


def _alone(said: Sequence[Said], how: Strength, frame: TimeFrame) -> list[Said]:
    """What was said with its times as the only ones: "Tue or Thu works, the rest is booked".

    They are one wish, of which any part will do.
    """
    wished = [wish for _, reading in said for wish in reading.wishes if _wants(wish)]
    if not wished:
        return list(said)
    if how is not Strength.MUST:
        return _with_a_dislike(wished, said, how, frame)
    only = _only(wished)
    last = max(n for n, (_, reading) in enumerate(said) if any(map(_wants, reading.wishes)))
    return [_with_only(each, only if n == last else None) for n, each in enumerate(said)]


def _only(wished: Sequence[Wish]) -> Wish:
    """One wish for any of some times, and for no other."""
    times = [wish.times for wish in wished if wish.times]
    whens = tuple(when for each in times for when in each.whens)
    but = tuple(when for each in times for when in each.but)
    must = Strength.MUST
    return replace(wished[-1], times=Times(whens, but), strength=must, accepts=False, bare=False)


def _with_only(said: Said, only: Wish | None) -> Said:
    """A clause without its own wishes for a time, and with the one that all of them are."""
    clause, reading = said
    kept = tuple(wish for wish in reading.wishes if not _wants(wish))
    return clause, replace(reading, wishes=(*kept, only) if only else kept)


def _wants(wish: Wish) -> bool:
    timely = wish.times is not None and wish.kind is Kind.TIME
    return timely and wish.polarity is Polarity.FOR


def _with_a_dislike(
    wished: Sequence[Wish], said: Sequence[Said], how: Strength, frame: TimeFrame
) -> list[Said]:
    """What was said, and against all other working days: "Tuesday is great, the rest is hard"."""
    named = [when for wish in wished if wish.times for when in wish.times.whens]
    every = (When(Recurring(WORKING_DAYS, plural=True)),)
    others = subtract(every, [When(when.days) for when in named], frame)
    if not others:
        return list(said)
    clause, reading = said[-1]
    dislike = Wish(Kind.TIME, Polarity.AGAINST, how, Times(others))
    return [*said[:-1], (clause, replace(reading, wishes=(*reading.wishes, dislike)))]


def narrowed_to(said: Sequence[Said], hours: Times) -> list[Said]:
    """Return what was said with the days named last meant at some of their hours only."""
    if not said:
        return []
    clause, reading = said[-1]
    if bound_of(clause.items) is Shade.BEGINS:
        return list(said)  # "Wed back (until 12)": until then they were away
    wishes = tuple(
        wish if wish.within else replace(wish, times=at_hours(wish.times, hours))
        for wish in reading.wishes
    )
    return [*said[:-1], (clause, replace(reading, wishes=wishes))]


def carved(said: Sequence[Said], frame: TimeFrame) -> list[Said]:
    """Return what was said, each wish in the light of what the same message says later.

    "Thursdays aren't ideal, but before noon I can" is against Thursdays from noon on. "Nothing
    against Mondays, I just can't do them this month" accepts none.
    """
    placed = [(n, wish) for n, (_, reading) in enumerate(said) for wish in reading.wishes]
    if len({wish.polarity for _, wish in placed}) < len(_BOTH_SIDES):
        return list(said)
    return [
        (clause, replace(reading, wishes=tuple(_in_light(n, reading, placed, frame))))
        for n, (clause, reading) in enumerate(said)
    ]


def _in_light(
    at: int, reading: Reading, placed: Sequence[tuple[int, Wish]], frame: TimeFrame
) -> Iterator[Wish]:
    later = [wish for n, wish in placed if n > at and wish.kind in (Kind.TIME, Kind.BUSY)]
    easy = [wish for n, wish in placed if n > at and wish.kind is Kind.FLEXIBLE]
    for each in reading.wishes:
        wish = _but_on_easy_days(each, easy)
        if wish.times is None or not later:
            yield wish
        elif wish.polarity is Polarity.AGAINST:
            yield _without(wish, [when for each in later for when in _left_open(each)], frame)
        elif not (wish.accepts and _is_taken(wish.times, later, frame)):
            yield wish


def _but_on_easy_days(wish: Wish, easy: Sequence[Wish]) -> Wish:
    """A no to hours of every day but for days of which all goes: "until 2, Friday any time"."""
    if wish.times is None or wish.polarity is not Polarity.AGAINST:
        return wish
    if any(when.days is not None for when in wish.times.whens):
        return wish
    whens = [when for each in easy if each.times for when in each.times.whens]
    days = tuple(when for when in whens if when.days and when.hours is None)
    return replace(wish, times=replace(wish.times, but=(*wish.times.but, *days)))


def _left_open(wish: Wish) -> Sequence[When]:
    """The hours that a wish is for on its days, and the dates that it is for."""
    whens = wish.times.whens if wish.times and wish.polarity is Polarity.FOR else ()
    return [when for when in whens if when.days]


def _is_of_a_start(when: When) -> bool:
    return when.hours is not None and _is_point(when.hours)


def _is_point(hours: Hours) -> bool:
    return any(each.start is not None and each.start == each.end for each in hours.stretches)


def _without(wish: Wish, later: Sequence[When], frame: TimeFrame) -> Wish:
    """A no to whole days without some of their hours."""
    times, usual = wish.times or Times(()), frame.conventions.engagement_minutes
    if times.whens and all(when.days is None and when.hours for when in times.whens):
        spans = [each for each in later if each.hours and not _is_point(each.hours)]
        return replace(wish, times=replace(times, whens=tuple(_unlifted(times, spans, frame))))
    taken = [lasting(each, usual) for each in later if _lies_on_one(each, times.whens, frame)]
    if not taken:
        return wish
    return replace(wish, times=Times(subtract(times.whens, taken, frame), times.but))


def _lies_on_one(when: When, denied: Sequence[When], frame: TimeFrame) -> bool:
    """Whether it lies on one of the days that are denied as a whole."""
    return any(_lies_on(when, each, frame) for each in denied if each.hours is None)


def _lies_on(when: When, whole: When, frame: TimeFrame) -> bool:
    """Whether hours, or a date, lie on days that are denied: "no Fridays, but the 22nd works"."""
    if when.days == whole.days:
        return when.hours is not None and not _is_point(when.hours)
    days = when.days.spans if isinstance(when.days, Dates) else ()
    dated = len(days) == 1 and days[0][0] == days[0][1]
    return dated and not subtract((When(when.days),), (whole,), frame)


def _unlifted(times: Times, later: Sequence[When], frame: TimeFrame) -> Iterator[When]:
    """Hours of every day without days that have more: "I'm in until 6, on Tuesdays until 8"."""
    for when in times.whens:
        lifted = [each for each in later if when.hours and _reaches_into(each, when.hours)]
        if not lifted:
            yield when
            continue
        for each in when.hours.stretches if when.hours else ():
            piece = When(None, replace(when.hours, stretches=(each,)) if when.hours else None)
            ends = [one for one in lifted if piece.hours and _reaches_into(one, piece.hours)]
            yield from subtract((piece,), ends, frame)


def _reaches_into(yes: When, no: Hours) -> bool:
    """Whether some hours go on, from their open end, into those that are denied."""
    given = yes.hours.stretches if yes.hours else ()
    opens = all(each.start is None for each in given) and any(each.start for each in no.stretches)
    closes = all(each.end is None for each in given) and any(each.end for each in no.stretches)
    return opens or closes


def _is_taken(times: Times, later: Sequence[Wish], frame: TimeFrame) -> bool:
    """Whether later noes leave nothing of some times, within the window."""
    against = [each.times for each in later if each.polarity is Polarity.AGAINST and each.times]
    whens = [when for each in against for when in each.whens if not _is_of_a_start(when)]
    return bool(whens) and not subtract(times.whens, whens, frame)


def welcomed(said: Sequence[Said]) -> list[Said]:
    """Return what was said, without a no that a bare time has only from the clause before it.

    "Can't on Friday. Thursday 21, ideally at 2pm" wishes for Thursday.
    """
    found = list(said)
    for n, ((clause, reading), (then, wished)) in enumerate(pairwise(said)):
        denied = bool(reading.wishes) and all(wish.firm_no for wish in reading.wishes)
        bare = clause.fresh and all(isinstance(item.value, TIMES) for item in clause.items)
        if bare and denied and not then.fresh and _is_of_those_days(wished, reading):
            found[n] = (clause, replace(reading, wishes=()))
    return found


def _is_of_those_days(wished: Reading, reading: Reading) -> bool:
    """Whether hours are wished for, on days that a reading names."""
    days = {when.days for when in reading.times.whens} if reading.times else set()
    whens = [when for wish in wished.wishes for when in (wish.times.whens if wish.times else ())]
    wants = all(wish.polarity is Polarity.FOR for wish in wished.wishes)
    return wants and bool(whens) and all(when.days in days and when.hours for when in whens)


def contradicted(said: Sequence[Said]) -> list[Said]:
    """Return what was said without what the same message both wishes for and wishes away.

    "I'd rather not do Friday, but I'd rather do Friday than Monday" is asked about.
    """
    against: set[int] = set()
    first: dict[object, tuple[int, Polarity]] = {}
    for n, (clause, reading) in enumerate(said):
        for wish in reading.wishes:
            place, side = first.setdefault((wish.kind, wish.times), (n, wish.stance[0]))
            if place < n and not (wish.times is None or clause.instead):
                against |= {place, n} if {side, wish.stance[0]} == _BOTH_SIDES else set()
            if wish.bare:  # the next says what is to be thought of it: "Tue - can't"
                del first[wish.kind, wish.times]
    return [
        (clause, Reading(left=(whole(clause.items, reasons.UNCLEAR),)) if n in against else reading)
        for n, (clause, reading) in enumerate(said)
    ]
