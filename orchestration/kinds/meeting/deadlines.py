"""When answers and votes are due: by working days, and always before it would be too late."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from orchestration.deciding.commands import Deadline
from orchestration.deciding.effects import WakeAt
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.terms import Terms
from orchestration.model.times import EVERY_DAY, Weekday, zone_named
from orchestration.scheduling.grid import Grid, grid_for

END_OF_DAY: Final = 17
"""The hour at which a working day is over, on the organiser's clock."""

WAKING_HOURS: Final = range(8, 20)
"""When something may be due, on the organiser's clock, and a reminder come, on its reader's."""

SHARE_OF_WHAT_IS_LEFT: Final = 0.25
"""The most that one phase takes of the time until the last start: some is left for what follows."""

SHORTEST: Final = timedelta(minutes=1)

BEGUN: Final = timedelta(hours=1)
"""A window whose first start is nearer than that has begun: its first day is let pass."""

READING_GRACE: Final = timedelta(minutes=1)
"""How long a deadline waits, each time, for words that are still being understood."""

READING_PATIENCE: Final = timedelta(minutes=10)
"""After which it waits no more: what has not come back by then is not waited for."""

PATIENCE: Final = timedelta(minutes=30)
"""How long options are held back for what stands open, after everybody has answered."""

NUDGE_AFTER: Final = (0.5, 0.85)
"""When those who are missing are reminded, as shares of the time to answer: twice at most."""

BETWEEN_NUDGES: Final = timedelta(hours=1)
"""The least time between two reminders: those of a night would come together in the morning."""


def answers_until(meeting: Meeting, at: datetime) -> datetime:
    """Return when answers are due that are asked for now.

    It is at the end of the organiser's next working day, or earlier: before the first start that
    is possible, and while the last candidate can still be voted on.
    """
    terms = meeting.terms
    grid = grid_for(terms, at)
    latest = [each for each in (_first_start(grid, at), _half_way(meeting, at)) if each]
    if terms.ends_by:
        latest.append(at + max((terms.ends_by - at) / 2, SHORTEST))
    due = _in_good_time(terms, at, [_answering(meeting, at), *latest])
    return due if terms.pace.intake else _by_day(meeting, at, due, min(latest, default=due))


def votes_until(meeting: Meeting, at: datetime, options: Sequence[Slot]) -> datetime:
    """Return when votes are due on options shown now: in time for the first of them.

    A vote lasts as long as answers have, and at most a working day.
    """
    terms = meeting.terms
    due = at + terms.pace.vote if terms.pace.vote else _answering(meeting, at)
    if terms.pace.vote is None:
        due = min(due, _next_working_day(meeting, at))
    latest = [at + max((min(each.start for each in options) - at) / 2, SHORTEST)]
    if terms.ends_by:
        latest.append(max(terms.ends_by, at + SHORTEST))
    due = _in_good_time(terms, at, [due, *latest])
    return due if terms.pace.vote else _by_day(meeting, at, due, min(latest))


def is_last_moment(terms: Terms, at: datetime) -> bool:
    """Tell whether a session has to be decided now."""
    return terms.ends_by is not None and at >= terms.ends_by


def _answering(meeting: Meeting, at: datetime) -> datetime:
    """Return when answers would be due, were there no hurry."""
    pace = meeting.terms.pace.intake
    if pace is not None:
        return at + pace
    return _hour(_next_working_day(meeting, at), END_OF_DAY)


def _next_working_day(meeting: Meeting, at: datetime) -> datetime:
    """Return the same time on the next working day, on the organiser's clock."""
    working = meeting.terms.working_days or EVERY_DAY
    local = at.astimezone(zone_named(_organisers_zone(meeting))).replace(microsecond=0)
    days = (local + timedelta(days=n) for n in range(1, 8))
    return next(day for day in days if Weekday.of(day) in working)


def _organisers_zone(meeting: Meeting) -> str:
    organiser = meeting.member(meeting.organiser.id)
    return organiser.zone if organiser else meeting.terms.zone


def _first_start(grid: Grid, at: datetime) -> datetime | None:
    """Return the first start that can be waited for; None where the window is nearly over."""
    starts = iter(map(grid.instant, range(len(grid))))
    first = next(starts, None)
    if first is None or first - at > BEGUN:
        return first
    return next((each for each in starts if each.date() > first.date()), None)


def _half_way(meeting: Meeting, at: datetime) -> datetime | None:
    """Return the middle of the time until the last candidate; None where there is none ahead."""
    named = (each for each in reversed(meeting.present_search) if each.candidate is not None)
    last = next(named, None)
    starts = [] if last is None else [x.start for x in last.options if x.id == last.candidate]
    return next((at + (start - at) / 2 for start in starts if start > at), None)


def _in_good_time(terms: Terms, at: datetime, due: list[datetime]) -> datetime:
    """Return the earliest of several times, and earlier where the last start is near."""
    grid = grid_for(terms, at)
    if not len(grid):
        return min(due)
    left = grid.instant(len(grid) - 1) - at
    return min(*due, at + max(left * SHARE_OF_WHAT_IS_LEFT, SHORTEST))


def _by_day(meeting: Meeting, at: datetime, due: datetime, latest: datetime) -> datetime:
    """Return a due time as it is, or what comes closest to it and is no hour of the night.

    That is the evening before, where it leaves enough of the time; else the morning after, where it
    is not too late; else the evening, where it leaves any time at all.
    """
    local = due.astimezone(zone_named(_organisers_zone(meeting)))
    if local.hour in WAKING_HOURS:
        return due
    day = local - timedelta(days=local.hour < WAKING_HOURS.start)
    evening = _hour(day, WAKING_HOURS.stop)
    morning = _hour(day + timedelta(days=1), WAKING_HOURS.start)
    if morning <= latest and evening - at < (due - at) / 2:
        return morning
    return evening if evening - at >= SHORTEST else due


def _hour(day: datetime, hour: int) -> datetime:
    return day.replace(hour=hour, minute=0, second=0, microsecond=0)


def may_wait(meeting: Meeting, at: datetime) -> bool:
    """Tell whether words that are still being understood are waited for."""
    return bool(meeting.reading) and at < meeting.closes_at + READING_PATIENCE


def may_nudge(meeting: Meeting, member: MemberId, at: datetime) -> bool:
    """Tell whether a member can be reminded once more in this round, and not so soon again."""
    before = meeting.round.reminded.get(member, ())
    is_early = bool(before) and at - before[-1] < BETWEEN_NUDGES
    return len(before) < len(NUDGE_AFTER) and not is_early


def nudges(meeting: Meeting, at: datetime, member: MemberId | None = None) -> tuple[WakeAt, ...]:
    """Return when those who are asked will be reminded, or the one who has just been asked.

    In time for the deadline it is looked what is to be settled, though somebody may be silent.
    """
    left = meeting.closes_at - at
    ahead = look_at(meeting, meeting.closes_at - min(PATIENCE, left / 4))
    return (*_reminders(meeting, at, left, member), *([] if member else [ahead]))


def look_at(meeting: Meeting, at: datetime) -> WakeAt:
    """Return the wake-up at which it is looked whether options can follow."""
    return WakeAt(at=at, deadline=Deadline.LOOK, round=meeting.round.number)


def _reminders(
    meeting: Meeting, at: datetime, left: timedelta, member: MemberId | None
) -> tuple[WakeAt, ...]:
    return tuple(
        WakeAt(
            at=at + left * share,
            deadline=Deadline.NUDGE,
            round=meeting.round.number,
            member=member,
        )
        for share in NUDGE_AFTER
    )
