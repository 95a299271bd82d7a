"""What a meeting draws and sends beside its views: the two pictures, and the invite."""

from __future__ import annotations

from datetime import UTC, datetime

from orchestration.deciding.state import Outcome, Round
from orchestration.evaluation.evaluation import Evaluation
from orchestration.kinds.meeting.assessment import assessment_of
from orchestration.kinds.meeting.presentation import agenda
from orchestration.kinds.meeting.state import Meeting
from orchestration.scheduling.grid import Grid
from orchestration.views.documents import (
    CalendarInvite,
    HeatCell,
    Heatmap,
    OptionMark,
    RoundPoint,
    RoundsChart,
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
    marks = tuple(OptionMark(x.id, x.start.astimezone(UTC)) for x in meeting.round.options)
    return Heatmap(meeting.terms.subject, meeting.terms.zone, evaluation.n, tuple(cells), marks)


def rounds_chart(meeting: Meeting) -> RoundsChart:
    """Draw how the candidate did, round by round."""
    voted = [round_ for round_ in meeting.rounds if round_.candidate is not None]
    return RoundsChart(meeting.terms.subject, tuple(_point(round_) for round_ in voted))


def _point(round_: Round) -> RoundPoint:
    first = assessment_of(round_).options[0]
    return RoundPoint(round_.number, first.slot.id, first.ratio, first.score, first.equity)


def invite(
    meeting: Meeting, outcome: Outcome, at: datetime, *, cancelled: bool = False
) -> CalendarInvite:
    """Put the outcome into everyone's calendar."""
    return CalendarInvite(
        uid=f"{meeting.id}@convene",
        sequence=meeting.invites,
        stamp=at,
        subject=meeting.terms.subject,
        start=outcome.slot.start,
        end=outcome.slot.end,
        organiser=meeting.organiser,
        attendees=meeting.members,
        agenda=agenda(meeting),
        cancelled=cancelled,
    )
