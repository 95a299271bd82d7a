"""By when a choice has to be decided for what it is about: before the day that its question names.

A choice knows no time: its question is read once, as it is opened, and what it says is a term.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final

from orchestration.deciding.deadlines import END_OF_DAY
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.state import ROUNDS_OF_STATEMENTS
from orchestration.language.inviting.day_named import moment_named
from orchestration.model.times import WORKING_DAYS, TimeFrame, Weekday, WorkingHours, zone_named

_USUAL: Final = WorkingHours()
_LEAST: Final = timedelta(hours=4)
"""What asks for wishes, and then for votes, takes so long at least."""


def in_time(opening: OpenChoice, usual: date | None = None) -> OpenChoice:
    """Return a request that ends before what its question names, where it would not by itself.

    A last moment that somebody has set is left as it is. `usual` is the day of a meal without one.
    """
    terms = opening.terms
    if terms.ends_by is not None:
        return opening
    frame = TimeFrame(opening.at, terms.zone)
    texts = (terms.subject, *(each.title for each in opening.options))
    moment = moment_named(texts, frame, _begins(opening))
    moment = moment or _before_the_meal(opening, texts, frame, usual)
    if moment is None or moment > _ends_by_itself(opening):
        return opening
    return replace(opening, terms=replace(terms, ends_by=moment))


def _before_the_meal(
    opening: OpenChoice, texts: Sequence[str], frame: TimeFrame, usual: date | None
) -> datetime | None:
    """Return when a meal without a day has to be known, where its day leaves time to answer.

    What is asked for wishes first is not hurried through both within a few hours.
    """
    moment = moment_named(texts, frame, _begins(opening), usual)
    is_short = moment is not None and moment - opening.at < _LEAST
    return None if is_short and not opening.terms.is_quick else moment


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
