"""When answers and votes are due: at the group's pace, and always before it would be too late."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from orchestration.commands import Deadline
from orchestration.effects import WakeAt
from orchestration.meeting.state import Meeting
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.terms import Terms
from orchestration.scheduling.grid import grid_for

SHARE_OF_WHAT_IS_LEFT: Final = 0.25
"""The most that one phase takes of the time until the last start: some is left for what follows."""

SHORTEST: Final = timedelta(minutes=1)

READING_GRACE: Final = timedelta(minutes=1)
"""How long a deadline waits, each time, for words that are still being understood."""

READING_PATIENCE: Final = timedelta(minutes=10)
"""After which it waits no more: what has not come back by then is not waited for."""

NUDGE_AFTER: Final = (0.5, 0.85)
"""When those who are missing are reminded, as shares of the time to answer: twice at most."""


def answers_until(terms: Terms, at: datetime) -> datetime:
    """Return when answers are due that are asked for now."""
    return _until(terms, at, terms.pace.intake)


def votes_until(terms: Terms, at: datetime, options: Sequence[Slot]) -> datetime:
    """Return when votes are due on options shown now: in time for the first of them."""
    first = min(each.start for each in options)
    return min(_until(terms, at, terms.pace.vote), at + max((first - at) / 2, SHORTEST))


def _until(terms: Terms, at: datetime, pace: timedelta) -> datetime:
    grid = grid_for(terms, at)
    if not len(grid):
        return at + pace
    left = grid.instant(len(grid) - 1) - at
    return at + min(pace, max(left * SHARE_OF_WHAT_IS_LEFT, SHORTEST))


def may_wait(meeting: Meeting, at: datetime) -> bool:
    """Tell whether words that are still being understood are waited for."""
    return bool(meeting.reading) and at < meeting.closes_at + READING_PATIENCE


def nudges(meeting: Meeting, at: datetime, member: MemberId | None = None) -> tuple[WakeAt, ...]:
    """Return when those who are asked will be reminded, or the one who has just been asked."""
    left = meeting.closes_at - at
    return tuple(
        WakeAt(
            at=at + left * share,
            deadline=Deadline.NUDGE,
            round=meeting.round.number,
            member=member,
        )
        for share in NUDGE_AFTER
    )
