"""The starts that a meeting could have: what there is to decide for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from orchestration.deciding.method import Horizon
from orchestration.deciding.rounds.assessment import named_options
from orchestration.deciding.rounds.deadlines import BEGUN, SHORTEST, TIME_TO_VOTE, voted_by_day_from
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Option, Slot
from orchestration.model.preferences import Polarity, Preference, Strength
from orchestration.model.times import Weekly
from orchestration.scheduling.clocks import minute_of
from orchestration.scheduling.grid import Grid, grid_for
from orchestration.scheduling.wishes import EvaluationContext

_BESIDE: Final = 30
"""Minutes beside a time that was given up, at which who cannot come then hardly can either."""


def grid_of(meeting: Meeting, now: datetime) -> Grid:
    """Return every start that the terms and the organiser's constraints leave, none given up."""
    grid = grid_for(meeting.terms, now)
    for slot in times(meeting.given_up):
        grid = _without(grid, slot)
    if meeting.invitation is None or meeting.invitation_open:
        return grid
    for wish in filter(_limits, meeting.invitation.times):
        met = EvaluationContext(grid, meeting.terms.zone, {}, ()).met_by(wish)
        if met is not None and met.any():  # one that leaves nothing contradicts the window
            grid = grid.where(met)
    return grid


def _without(grid: Grid, slot: Slot) -> Grid:
    """Return a grid without a time that was given up, and what overlaps it or lies beside it.

    Where nothing else is left, it is without that time alone: “half an hour later” overlaps it.
    """
    first, last = minute_of(slot.start), minute_of(slot.end)
    apart = (
        grid.where((grid.ends <= first - beside) | (grid.starts >= last + beside))
        for beside in (_BESIDE, 0)
    )
    others = grid.where((grid.starts != first) | (grid.ends != last))
    return next((each for each in apart if len(each)), others)


def _limits(wish: Preference) -> bool:
    """Tell whether a time of the invitation limits the search.

    A plain statement does ("let's meet on Tuesday afternoon"), a soft one does not ("ideally"), nor
    does a single moment ("before Tuesday noon"): too much would hang on one word.
    """
    match wish.applies:
        case Weekly(start=start, end=end) if start is not None and start == end:
            return False
        case _:
            plain = wish.polarity is Polarity.FOR and wish.strength is Strength.PREFERS
            return plain or wish.strength is Strength.MUST


def grid_to_vote_on(meeting: Meeting, now: datetime) -> Grid:
    """Return the starts that leave time to vote on them, and by day wherever there are any such.

    Where none leaves enough, it is those that leave some.
    """
    grid = grid_of(meeting, now)
    by_day = max(now + BEGUN, voted_by_day_from(meeting, now))
    leads = (by_day, now + BEGUN, now + TIME_TO_VOTE)
    enough = (grid.starts >= minute_of(each) for each in leads)
    any_at_all = grid.starts > minute_of(now + SHORTEST)
    ahead = next((each for each in enough if each.any()), any_at_all)
    return grid if ahead.all() else grid.where(ahead)


def horizon(meeting: Meeting, now: datetime) -> Horizon:
    """Return between what starts the meeting can be, as far as they can be waited for."""
    grid = grid_for(meeting.terms, now)
    if not len(grid):
        return Horizon()
    return Horizon(_first_start(grid, now), grid.instant(len(grid) - 1))


def _first_start(grid: Grid, at: datetime) -> datetime | None:
    """Return the first start that can be waited for; None where the window is nearly over."""
    starts = iter(map(grid.instant, range(len(grid))))
    first = next(starts)
    if first - at > BEGUN:
        return first
    return next((each for each in starts if each.date() > first.date()), None)


def named_slots(meeting: Meeting) -> Mapping[str, Slot]:
    """Return every option of the session so far, by name."""
    return {slot.id: slot for slot in times(named_options(meeting).values())}


def times(options: Iterable[Option]) -> tuple[Slot, ...]:
    """Return options as the times that they are."""
    return tuple(each for each in options if isinstance(each, Slot))
