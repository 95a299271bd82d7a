"""What a meeting draws and sends beside its views: the two pictures, and the invite."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from orchestration.deciding.presentation.decision_record import decided_at
from orchestration.deciding.presentation.views import agenda
from orchestration.deciding.state import Outcome, Phase
from orchestration.evaluation.evaluation import Evaluation
from orchestration.interaction.layout import link_in
from orchestration.kinds.meeting.starts import times
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import slot_of
from orchestration.model.people import MemberId
from orchestration.scheduling.grid import Grid
from orchestration.views.documents import (
    CalendarInvite,
    HeatCell,
    Heatmap,
    OptionMark,
)


def heatmap(meeting: Meeting, evaluation: Evaluation) -> Heatmap:
    """Draw who can come when; for the operator, and for the channel only where all is open.

    All is in UTC: one clock shows the starts of an hour that comes twice as the same.
    """
    grid = evaluation.columns
    assert isinstance(grid, Grid)
    cells = (
        HeatCell(grid.instant(place).astimezone(UTC), int(count))
        for place, count in enumerate(evaluation.totals.attending)
    )
    options = times(meeting.round.options)
    marks = tuple(OptionMark(x.id, x.start.astimezone(UTC)) for x in options)
    return Heatmap(meeting.terms.subject, meeting.terms.zone, evaluation.n, tuple(cells), marks)


def where_it_is(meeting: Meeting) -> str:
    """Return where a meeting is, or its link, as its request or its message says; "" if neither."""
    constraints = meeting.invitation
    named = constraints.place if constraints and not meeting.invitation_open else None
    return meeting.terms.place or named or link_in(meeting.terms.message)


def invite(
    meeting: Meeting, outcome: Outcome, at: datetime, *, cancelled: bool = False
) -> CalendarInvite:
    """Put the outcome into everyone's calendar: who reads the channel learns nobody's address."""
    slot = slot_of(outcome.option)
    return CalendarInvite(
        uid=f"{meeting.id}@convene",
        sequence=meeting.invites,
        stamp=at,
        subject=meeting.terms.subject,
        start=slot.start,
        end=slot.end,
        organiser=replace(meeting.organiser, email=None),
        attendees=tuple(replace(each, email=None) for each in meeting.members),
        agenda=agenda(meeting),
        message=meeting.terms.message,
        place=where_it_is(meeting),
        cancelled=cancelled,
    )


def invite_for(meeting: Meeting, who: MemberId) -> CalendarInvite | None:
    """Return what was decided for one person's calendar, None where nothing is.

    It is the invite that was sent, with their own address and the organiser's, to whom they answer:
    not everybody who is asked shares a workspace with the others.
    """
    if meeting.phase is not Phase.DECIDED or meeting.outcome is None:
        return None
    sent = invite(meeting, meeting.outcome, decided_at(meeting, meeting.outcome))
    people = tuple(
        each if each.id == who else replace(each, email=None) for each in meeting.members
    )
    number, organiser = meeting.invites - 1, meeting.organiser
    return replace(sent, sequence=number, organiser=organiser, attendees=people)
