"""When answers and votes are due: by working days, by day, and always before it is too late."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta, tzinfo
from itertools import count
from typing import Final

from orchestration.deciding.commands import Deadline
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.method import Horizon, method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.model.people import MemberId
from orchestration.model.terms import Terms
from orchestration.model.times import EVERY_DAY, Weekday, zone_named

NO_LONGER_VOTE: Final = "Say “give them until …”, and the vote is open until then."

END_OF_DAY: Final = 17
"""The hour at which a working day is over, on the organiser's clock."""

MID_MORNING: Final = 10
"""The hour at which what is due on a day is asked, on the organiser's clock."""

WAKING_HOURS: Final = range(8, 20)
"""When something may be due, on the organiser's clock, and a reminder come, on its reader's."""

OVERNIGHT: Final = timedelta(hours=24 - (WAKING_HOURS.stop - 1 - WAKING_HOURS.start))
"""From the last hour in which somebody is reminded to the first of the next day, at most."""

SHARE_OF_WHAT_IS_LEFT: Final = 0.25
"""The most that one phase takes of the time until the last start: some is left for what follows."""

SHORTEST: Final = timedelta(minutes=1)

TIME_TO_VOTE: Final = timedelta(minutes=30)
"""What a vote takes at least, by day, wherever there is room for it before the first start."""

BEGUN: Final = 2 * TIME_TO_VOTE
"""A window whose first start is nearer than that has begun: its first day is let pass.

Nor is a start put to the vote that is nearer, where there is another.
"""

READING_GRACE: Final = timedelta(minutes=1)
"""How long a deadline waits, each time, for words that are still being understood."""

READING_PATIENCE: Final = timedelta(minutes=10)
"""After which it waits no more: what has not come back by then is not waited for."""

PATIENCE: Final = timedelta(minutes=30)
"""How long options are held back for what stands open, after everybody has answered."""

NUDGE_AFTER: Final = (0.5, 0.85)
"""When those who are missing are reminded, as shares of the time to answer: twice at most."""

VOTE_NUDGE_AFTER: Final = NUDGE_AFTER[-1]
"""When those are reminded who have not voted, as a share of the time to vote: once."""

LONGEST_EXTENSION: Final = timedelta(weeks=2)
"""How long answers can be waited for where no start is ever too late."""

BETWEEN_NUDGES: Final = timedelta(hours=1)
"""The least time between two reminders: those of a night would come together in the morning."""


def answers_until(decision: Decision, at: datetime) -> datetime:
    """Return when answers are due that are asked for now.

    It is at the end of the organiser's next working day, or earlier: before the first start that
    is possible, and while the last candidate can still be voted on. What the organiser has said
    holds whatever else is changed, as long as that leaves time for the vote.
    """
    terms, by = decision.terms, decision.round.answers_by
    if by and decision.phase is Phase.INTAKE and by <= answers_at_latest(decision, at):
        return by
    horizon, candidate = method_of(decision).horizon(decision, at), _last_candidate(decision, at)
    ahead = [horizon.first] if horizon.first else []
    due, before = [_answering(decision, at), *ahead], list(ahead)
    if candidate:
        due.append(at + (candidate - at) / 2)
        before.append(candidate - BEGUN)
    if terms.ends_by:
        half = at + max((terms.ends_by - at) / 2, SHORTEST)
        is_said = decision.round.number == 1 and at + (terms.pace.intake or SHORTEST) > half
        latest = max(terms.ends_by - TIME_TO_VOTE, half)
        due.append(latest if is_said else half)
        before.append(latest)
    soon = _in_good_time(horizon, at, due, SHORTEST)
    return soon if terms.pace.intake else _by_day(decision, at, soon, min(before, default=None))


def votes_until(decision: Decision, at: datetime, first: datetime | None) -> datetime:
    """Return when votes are due on options shown now: in time for the `first` of them to begin.

    A vote lasts as long as answers have, and at most a working day; a poll, for which nobody was
    asked before, until the end of the next one. Where a last moment was named, and no other vote
    can follow, it is open until then.
    """
    terms, is_poll = decision.terms, method_of(decision).stays_open(decision)
    if terms.ends_by and _is_last_vote(decision):
        return max(at + SHORTEST, min(filter(None, (terms.ends_by, first))))
    due = [at + terms.pace.vote] if terms.pace.vote else [_answering(decision, at)]
    if terms.pace.vote is None and not is_poll:
        due.append(_next_working_day(decision, at))
    before = [first] if first else []
    if first:
        due.append(at + max((first - at) / 2, SHORTEST))
    if terms.ends_by:
        before.append(max(terms.ends_by, at + SHORTEST))
        due.append(min(before))
    soon = _in_good_time(method_of(decision).horizon(decision, at), at, due, TIME_TO_VOTE)
    return soon if terms.pace.vote else _by_day(decision, at, soon, min(before, default=None))


def _is_last_vote(decision: Decision) -> bool:
    """Tell whether a vote that opens now settles it: a poll, all there is, or the last round."""
    method, terms = method_of(decision), decision.terms
    listed = method.listed(decision)
    shows_all = bool(listed) and len(listed) <= terms.options
    is_last = decision.round.number >= decision.last_round
    return method.stays_open(decision) or shows_all or is_last


def answers_at_latest(decision: Decision, at: datetime) -> datetime:
    """Return until when answers can be asked for at most: half of what is left is for the vote.

    That is before the last start that is possible, and before the session's last moment.
    """
    last = method_of(decision).horizon(decision, at).last
    ends = [each for each in (last, decision.terms.ends_by) if each]
    if not ends:
        return at + LONGEST_EXTENSION
    latest = at + max((min(ends) - at) / 2, SHORTEST)
    quarter = latest.replace(minute=latest.minute - latest.minute % 15, second=0, microsecond=0)
    return quarter if quarter > at else latest


def first_begins(decision: Decision) -> datetime | None:
    """Return when the first of the options that are voted on begins; None where none has a time."""
    begins = [each.begins for each in decision.round.options if each.begins]
    return min(begins, default=None)


def vote_at_latest(decision: Decision, at: datetime) -> datetime:
    """Return until when an open vote is made longer at most, where nobody says until when.

    That is by day, and before the first of its options begins.
    """
    first = first_begins(decision)
    return _by_day(decision, at, first - TIME_TO_VOTE, first) if first else at + LONGEST_EXTENSION


def voted_by_day_from(decision: Decision, at: datetime) -> datetime:
    """Return before when at the earliest nothing may begin that is voted on by day from now on.

    Half an hour of the organiser's day lies between; the pace that a session sets is right anyhow.
    """
    local = at.astimezone(_clock(decision))
    morning, evening = _hour(local, WAKING_HOURS.start), _hour(local, WAKING_HOURS.stop)
    if decision.terms.pace.vote is not None:
        return at
    if local > evening - TIME_TO_VOTE:
        morning += timedelta(days=1)
    return max(local, morning) + TIME_TO_VOTE


def one_day_more(decision: Decision) -> datetime:
    """Return the deadline a working day later."""
    return _next_working_day(decision, decision.closes_at)


def at_end_of(decision: Decision, day: date) -> datetime:
    """Return when a day's work is over, on the organiser's clock."""
    return datetime.combine(day, time(END_OF_DAY), _clock(decision))


def in_working_hours(decision: Decision, day: date, at: datetime) -> datetime:
    """Return when something is due on a day: by day, on a working day, and not before a moment."""
    working, clock = decision.terms.working_days or EVERY_DAY, _clock(decision)
    days = (day + timedelta(days=n) for n in count())
    due = (datetime.combine(each, time(MID_MORNING), clock) for each in days)
    return next(each for each in due if each > at and Weekday.of(each) in working)


def has_time_to_vote(decision: Decision, at: datetime, first: datetime | None) -> bool:
    """Tell whether a vote from now on leaves everybody time by day before the first start.

    The pace that a session sets itself is right by day and by night.
    """
    due = votes_until(decision, at, first)
    paced = decision.terms.pace.vote is not None
    return paced or (_is_by_day(decision, due) and _day_between(decision, at, due) >= TIME_TO_VOTE)


def is_last_moment(terms: Terms, at: datetime) -> bool:
    """Tell whether a session has to be decided now."""
    return terms.ends_by is not None and at >= terms.ends_by


def _answering(decision: Decision, at: datetime) -> datetime:
    """Return when answers would be due, were there no hurry."""
    pace = decision.terms.pace.intake
    if pace is not None:
        return at + pace
    return _hour(_next_working_day(decision, at), END_OF_DAY)


def _next_working_day(decision: Decision, at: datetime) -> datetime:
    """Return the same time on the next working day, on the organiser's clock."""
    working = decision.terms.working_days or EVERY_DAY
    local = at.astimezone(_clock(decision)).replace(microsecond=0)
    days = (local + timedelta(days=n) for n in range(1, 8))
    return next(day for day in days if Weekday.of(day) in working)


def _clock(decision: Decision) -> tzinfo:
    """Return the organiser's clock; the session's, where they do not attend."""
    organiser = decision.member(decision.organiser.id)
    return zone_named(organiser.zone if organiser else decision.terms.zone)


def _last_candidate(decision: Decision, at: datetime) -> datetime | None:
    """Return when the last candidate begins; None where there is none ahead."""
    named = (each for each in reversed(decision.present_search) if each.candidate is not None)
    last = next(named, None)
    begun = [] if last is None else [x.begins for x in last.options if x.id == last.candidate]
    return next((each for each in begun if each and each > at), None)


def _in_good_time(
    horizon: Horizon, at: datetime, due: list[datetime], least: timedelta
) -> datetime:
    """Return the earliest of several times, and earlier, if not by all, where the last start is."""
    if horizon.last is None:
        return min(due)
    return min(*due, at + max((horizon.last - at) * SHARE_OF_WHAT_IS_LEFT, least))


def _by_day(decision: Decision, at: datetime, due: datetime, before: datetime | None) -> datetime:
    """Return a due time as it is, or what comes closest to it by day, and `before` a moment.

    It is on a working day wherever there is room on one.
    """
    found = due
    for days in (decision.terms.working_days or EVERY_DAY, EVERY_DAY):
        found = _closest(decision, at, due, before, days)
        if _is_by_day(decision, found, days):
            break
    return found


def _closest(
    decision: Decision,
    at: datetime,
    due: datetime,
    before: datetime | None,
    days: Sequence[Weekday],
) -> datetime:
    """Return what comes closest to a due time by day, on such days.

    That is the evening, where it leaves enough of the time; else the morning after, where there is
    one; else the evening, where it leaves time to vote; else there is no room but at night.
    """
    local = due.astimezone(_clock(decision))
    if _is_by_day(decision, due, days):
        return max(due, _morning(local, before)) if at < _hour(local, WAKING_HOURS.start) else due
    last = local - timedelta(days=local.hour < WAKING_HOURS.start)
    tomorrow = _nearest(last + timedelta(days=1), 1, days)
    day = _nearest(last, -1, days)
    evening = _hour(day, WAKING_HOURS.stop)
    # What lies on other days is no time that anybody would have had.
    left = due - at - (last.date() - day.date())
    if evening - at >= max(TIME_TO_VOTE, left / 2):
        return evening
    if before is None or _hour(tomorrow, WAKING_HOURS.start) < before:
        return _morning(tomorrow, before)
    return evening if evening - at >= TIME_TO_VOTE else due


def _nearest(day: datetime, step: int, days: Sequence[Weekday]) -> datetime:
    """Return the first of such days from one on, forwards or backwards."""
    found = (day + timedelta(days=step * n) for n in range(len(EVERY_DAY)))
    return next(each for each in found if Weekday.of(each) in days)


def _morning(day: datetime, before: datetime | None) -> datetime:
    """Return when what was open overnight is due: who has slept has time yet, if not all of it."""
    begins = _hour(day, WAKING_HOURS.start)
    return begins + (min(TIME_TO_VOTE, (before - begins) / 2) if before else TIME_TO_VOTE)


def _is_by_day(decision: Decision, due: datetime, days: Sequence[Weekday] = EVERY_DAY) -> bool:
    """Tell whether a moment is by day on the organiser's clock, or just where such a day ends."""
    local = due.astimezone(_clock(decision))
    if Weekday.of(local) not in days:
        return False
    return _hour(local, WAKING_HOURS.start) <= local <= _hour(local, WAKING_HOURS.stop)


def _day_between(decision: Decision, at: datetime, due: datetime) -> timedelta:
    """Return how much time between two moments is by day on the organiser's clock."""
    first, last = at.astimezone(_clock(decision)), due.astimezone(_clock(decision))
    days = (first + timedelta(days=n) for n in range((last.date() - first.date()).days + 1))
    spans = (
        min(last, _hour(day, WAKING_HOURS.stop)) - max(first, _hour(day, WAKING_HOURS.start))
        for day in days
    )
    return sum((max(each, timedelta()) for each in spans), timedelta())


def _hour(day: datetime, hour: int) -> datetime:
    return day.replace(hour=hour, minute=0, second=0, microsecond=0)


def may_wait(decision: Decision, at: datetime) -> bool:
    """Tell whether words that are still being understood are waited for."""
    return bool(decision.reading) and at < decision.closes_at + READING_PATIENCE


def may_nudge(decision: Decision, member: MemberId, at: datetime) -> bool:
    """Tell whether a member can be reminded once more in this round, and not so soon again.

    Who wants no reminders gets none.
    """
    if member in decision.unreminded:
        return False
    before = decision.round.reminded.get(member, ())
    return len(before) < len(NUDGE_AFTER) and not was_just_reminded(decision, member, at)


def was_just_reminded(decision: Decision, member: MemberId, at: datetime) -> bool:
    """Tell whether a member was reminded within the hour, by whom ever."""
    before = decision.round.reminded.get(member, ())
    return bool(before) and at - before[-1] < BETWEEN_NUDGES


def nudges(decision: Decision, at: datetime, member: MemberId | None = None) -> tuple[WakeAt, ...]:
    """Return when those who are asked will be reminded, or the one who has just been asked.

    In time for the deadline it is looked what is to be settled, though somebody may be silent.
    """
    left = decision.closes_at - at
    ahead = look_at(decision, decision.closes_at - min(PATIENCE, left / 4))
    return (*_reminders(decision, at, left, member), *([] if member else [ahead]))


def vote_nudge_at(decision: Decision, since: datetime) -> datetime:
    """Return when those are reminded who have not voted, of an end that holds since then.

    It leaves them time to vote.
    """
    ends = decision.closes_at
    return min(since + (ends - since) * VOTE_NUDGE_AFTER, ends - TIME_TO_VOTE)


def look_at(decision: Decision, at: datetime) -> WakeAt:
    """Return the wake-up at which it is looked whether options can follow, or a vote can close."""
    return WakeAt(at=at, deadline=Deadline.LOOK, round=decision.round.number)


def _reminders(
    decision: Decision, at: datetime, left: timedelta, member: MemberId | None
) -> tuple[WakeAt, ...]:
    return tuple(
        WakeAt(
            at=at + left * share,
            deadline=Deadline.NUDGE,
            round=decision.round.number,
            member=member,
        )
        for share in NUDGE_AFTER
    )
