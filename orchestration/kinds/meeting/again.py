"""The same meeting once more, in days that are still to come."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from orchestration.deciding.ended.anew import Anew
from orchestration.deciding.state import Phase
from orchestration.interaction.form import Field, Filled, Kind
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.request_form import window_in
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import slot_of
from orchestration.model.times import Window, zone_named

_WEEK: Final = timedelta(weeks=1)


def again(meeting: Meeting, anew: Anew) -> OpenMeeting:
    """Return what asks for the same meeting, as many whole weeks later as it takes.

    While the first one is still to come, that is in a week behind it.
    """
    terms = meeting.terms
    today = anew.at.astimezone(zone_named(terms.zone)).date()
    earliest = max(today, _day_of_the_first(meeting) or today) + timedelta(days=1)
    later = _later(terms.window.start, max(earliest, anew.not_before or today))
    window = Window(terms.window.start + later, terms.window.end + later)
    return OpenMeeting(
        **anew.envelope("meeting", meeting),
        terms=replace(terms, window=window, **anew.terms(meeting, later)),
    )


def _day_of_the_first(meeting: Meeting) -> date | None:
    """Return the day on which the meeting stands that was decided; None where none does."""
    if meeting.outcome is None or meeting.phase is not Phase.DECIDED:
        return None
    return slot_of(meeting.outcome.option).start.astimezone(zone_named(meeting.terms.zone)).date()


def _later(start: date, earliest: date) -> timedelta:
    """Return by how many weeks a window moves, so that it begins on its weekday or after that."""
    weeks = -((start - earliest) // _WEEK)
    return max(weeks, 0) * _WEEK


def fields(opening: OpenMeeting) -> tuple[Field, ...]:
    """Ask in which days it is to be."""
    window = opening.terms.window
    return (
        Field("from", "From", Kind.DATE, window.start.isoformat()),
        Field("to", "Until", Kind.DATE, window.end.isoformat()),
    )


def as_filled(opening: OpenMeeting, filled: Filled) -> OpenMeeting:
    """Return what is asked in these days."""
    window = window_in(filled, opening.at.date())
    return replace(opening, terms=replace(opening.terms, window=window)) if window else opening
