"""By when a choice has to be decided for what it is about: before the day that its question names.

A choice knows no time: its question is read once, as it is opened, and what it says is a term.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final

from orchestration.deciding.rounds.deadlines import END_OF_DAY
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.state import ROUNDS_OF_STATEMENTS
from orchestration.language.inviting.day_named import moment_named
from orchestration.model.times import WORKING_DAYS, TimeFrame, Weekday, WorkingHours, zone_named

_USUAL: Final = WorkingHours()
_ALL_BUT_OVER: Final = timedelta(hours=3)


def in_time(
    opening: OpenChoice, usual: date | None = None, *, of_no_day: bool = False
) -> OpenChoice:
    """Return a request that ends before what its question names, where it would not by itself.

    A last moment that somebody has set is left as it is; an hour that is `of_no_day`, and all but
    over today, is one of the day that is asked about. `usual` is the day of a meal without one.
    """
    terms = opening.terms
    if terms.ends_by is not None:
        return _on_its_day(opening, usual) if of_no_day else opening
    frame = TimeFrame(opening.at, terms.zone)
    texts = (terms.subject, *(each.title for each in opening.options))
    moment = moment_named(texts, frame, _begins(opening), usual)
    if moment is None or moment > _ends_by_itself(opening):
        return opening
    return replace(opening, terms=replace(terms, ends_by=moment))


def _on_its_day(opening: OpenChoice, usual: date | None) -> OpenChoice:
    """Return a request that ends at its hour on the day that it names, where that is soon enough.

    “Where do we have lunch tomorrow? by 11” is decided tomorrow at 11, if it is 10 by now.
    """
    ends_by, terms = opening.terms.ends_by, opening.terms
    frame = TimeFrame(opening.at, terms.zone)
    moment = moment_named((terms.subject,), frame, _begins(opening), usual)
    if ends_by is None or moment is None or ends_by - opening.at > _ALL_BUT_OVER:
        return opening
    clock = zone_named(terms.zone)
    there = datetime.combine(moment.astimezone(clock), ends_by.astimezone(clock).timetz())
    is_later = ends_by < there <= moment
    return replace(opening, terms=replace(terms, ends_by=there)) if is_later else opening


def _begins(opening: OpenChoice) -> time:
    """Return when the organiser's day begins."""
    own = (each.hours for each in opening.members if each.id == opening.organiser.id)
    return (next(own, None) or _USUAL).start


def _ends_by_itself(opening: OpenChoice) -> datetime:
    """Return until when it may go on: a working day for answers, and one for the vote on them."""
    terms = opening.terms
    rounds = ROUNDS_OF_STATEMENTS if terms.of_statements else 1
    left = 1 if terms.is_quick else 2 * rounds
    day = opening.at.astimezone(zone_named(terms.zone)).date()
    while left:
        day += timedelta(days=1)
        left -= Weekday.of(day) in WORKING_DAYS
    return datetime.combine(day, time(END_OF_DAY), zone_named(terms.zone))
