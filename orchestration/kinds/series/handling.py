"""A choice that repeats, step by step: it outlives each of the choices that it opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from hashlib import sha256
from typing import Final

from orchestration.deciding.commands import Deadline, DeadlinePassed, NextLeftOut
from orchestration.deciding.effects import WakeAt
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.due import in_time
from orchestration.kinds.series.commands import ChangeRhythm, OpenSeries, SkipNext, StopRepeating
from orchestration.kinds.series.rhythm import next_time
from orchestration.kinds.series.state import Series
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import Weekly, zone_named
from orchestration.privacy import Private
from orchestration.sessions.commands import ChildEnded
from orchestration.sessions.effects import OpenChild, Send, Tell
from orchestration.sessions.kind import Ending, Step
from orchestration.views.member import Notice

LEEWAY: Final = timedelta(seconds=5)
"""What ends at the very moment at which the next one is due has ended by then."""

TOO_LATE: Final = timedelta(hours=6)
"""What could not be opened for so long, since no process was there, is left out."""

_WEEK: Final = 7

SOON: Final = timedelta(days=2)
"""What is asked again so soon ends when the next one is due, unless it is said otherwise."""

NOT_YOURS: Final = "That is for those who are asked, and for who asks them."


def open_series(command: OpenSeries) -> Step[Series]:
    """Wait for the first time."""
    series = Series(
        id=command.session,
        organiser=command.organiser,
        members=command.members,
        opened_at=command.at,
        parent=command.parent,
        asks=command.asks,
        rhythm=command.rhythm,
        zone=command.zone,
        next_at=next_time(command.rhythm, command.zone, command.at, command.at),
        drawn=command.drawn,
        until=command.until,
    )
    return series, (_wake(series),)


def time_has_come(series: Series, command: DeadlinePassed) -> Step[Series]:
    """Open the next choice; while the last one is still open, leave it out and say so there."""
    if (
        series.stopped
        or series.is_over
        or command.round != series.number
        or command.at < series.next_at
    ):
        return series, ()
    due, is_late = series.next_at, command.at - series.next_at > TOO_LATE
    opening, current = _opening(series, command.at), series.current
    after, awaited = _moved_on(series, command.at)
    if current is not None:
        left_out = NextLeftOut(
            id=f"{series.id}/{series.number}", session=current, at=command.at, due=due
        )
        return replace(after, left_out=due), (Send(command=left_out), *awaited)
    if is_late:
        return after, awaited
    after = replace(after, current=opening.session, left_out=None)
    return after, (OpenChild(opening=opening), *awaited)


def child_ended(series: Series, command: ChildEnded) -> Step[Series]:
    """Note that a choice has ended: the next one can follow."""
    is_it = command.child == series.current
    return (replace(series, current=None, left_out=None) if is_it else series), ()


def skip_next(series: Series, command: SkipNext) -> Step[Series]:
    """Leave the next one out; one that is next no more has been left out, or opened, already."""
    if not series.includes(command.member):
        return _refuse(series, command.member)
    if series.stopped or series.is_over or command.number != series.number:
        return series, ()
    is_later = command.due is not None and command.due > series.next_at
    due = command.due if is_later and command.due else series.next_at
    skipped = tuple(each for each in series.skipped if each > command.at and each != due)
    series = replace(series, skipped=(*skipped, due))
    return (series, ()) if is_later else _moved_on(series, series.next_at)


def change_rhythm(series: Series, command: ChangeRhythm) -> Step[Series]:
    """Have it asked at other times from now on."""
    if not series.includes(command.member):
        return _refuse(series, command.member)
    if ending(series):
        return series, ()
    return _moved_on(with_rhythm(series, command.rhythm, command.at), command.at)


def stop(series: Series, command: StopRepeating) -> Step[Series]:
    """Ask it no more; what goes on goes on."""
    if not series.includes(command.member):
        return _refuse(series, command.member)
    member = series.member(command.member)
    name = member.name if member else series.organiser.name
    return replace(series, stopped=series.stopped or name), ()


def ending(series: Series) -> Ending | None:
    """Return that it has been stopped, or is over, once it is."""
    return Ending(None) if series.stopped or series.is_over else None


def _refuse(series: Series, who: MemberId) -> Step[Series]:
    return series, (Tell(to=who, view=Private(who, Notice(text=NOT_YOURS))),)


def _moved_on(series: Series, after: datetime) -> Step[Series]:
    """Return the series waiting for the time after a moment, or over where its last day is past."""
    following = _following(series, after)
    if series.until and following.date() > series.until:
        return replace(series, is_over=True, number=series.number + 1), ()
    series = replace(series, next_at=following, number=series.number + 1)
    return series, (_wake(series),)


def with_rhythm(series: Series, rhythm: Weekly, at: datetime) -> Series:
    """Return the series asked at other times from a moment on; what was left out stays left out.

    Of what was asked once a week that is a week, of all else a day.
    """
    changed = replace(series, rhythm=rhythm)
    ahead = [each.astimezone(zone_named(series.zone)).date() for each in series.skipped]
    if len(series.rhythm.days) == 1:
        mondays = [each - timedelta(days=each.weekday()) for each in ahead]
        ahead = [each + timedelta(days=n) for each in mondays for n in range(_WEEK)]
    skipped = tuple(filter(None, (first_on(changed, [each], at) for each in ahead)))
    changed = replace(changed, skipped=skipped)
    return replace(changed, next_at=_following(changed, at))


def first_on(series: Series, days: Sequence[date], at: datetime) -> datetime | None:
    """Return when it is first asked on one of some days, from a moment on; None where it is not."""
    for day in sorted(days):
        begins = datetime.combine(day, time(), zone_named(series.zone))
        due = next_time(series.rhythm, series.zone, begins - LEEWAY, series.opened_at)
        if due.date() == day and due > at:
            return due
    return None


def _following(series: Series, after: datetime) -> datetime:
    """Return when it is asked next after a moment, but for those that are left out."""
    following = next_time(series.rhythm, series.zone, after, series.opened_at)
    while following in series.skipped:
        following = next_time(series.rhythm, series.zone, following, series.opened_at)
    return following


def _wake(series: Series) -> WakeAt:
    return WakeAt(at=series.next_at + LEEWAY, deadline=Deadline.REPEAT, round=series.number)


def _opening(series: Series, at: datetime) -> OpenChoice:
    """Return what opens the choice whose time has come; what is dated in it moves on with it."""
    asks, number = series.asks, series.number
    at = series.next_at if at <= series.next_at + 2 * LEEWAY else at
    terms, passed = asks.terms, series.next_at.date() - asks.at.date()
    ends_by = terms.ends_by and terms.ends_by + passed
    opening = replace(
        asks,
        id=f"{series.id}/{number}",
        session=SessionId(f"{asks.session}-{number}"),
        at=at,
        parent=series.id,
        seed=sha256(f"{series.drawn}/{number}".encode()).hexdigest(),
        terms=replace(
            terms,
            ends_by=ends_by if ends_by and ends_by > at else None,
            review_on=terms.review_on and terms.review_on + passed,
        ),
    )
    return _before_the_next(series, in_time(opening, usual=series.next_at.date()))


def _before_the_next(series: Series, opening: OpenChoice) -> OpenChoice:
    """Return what ends when the next one is due, where that is soon and it would not before."""
    following = next_time(series.rhythm, series.zone, series.next_at, series.opened_at)
    if opening.terms.ends_by or following - opening.at > SOON:
        return opening
    return replace(opening, terms=replace(opening.terms, ends_by=following))
