"""Calendars that members hand in: when they are busy."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.presentation.own_list import listed_after, read_back
from orchestration.deciding.rounds import readiness
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.step import is_known, is_over, over, refuse, tell, with_profile, without
from orchestration.kinds.meeting.commands import BusyKnown, CalendarUnreadable
from orchestration.kinds.meeting.effects import ReadCalendar
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.saying.calendars import left_out
from orchestration.language.saying.restate import restate
from orchestration.model.people import MemberId
from orchestration.model.preferences import Kind, NotUnderstood, Polarity, Preference, Strength
from orchestration.model.times import Dated, Grain, Interval, Moment, TimeFrame, zone_named
from orchestration.privacy import Reader, reveal
from orchestration.profile import Heard, add, note
from orchestration.sessions.commands import ShareCalendar
from orchestration.sessions.kind import Step
from orchestration.sessions.session import reading_of
from orchestration.views.member import Notice


def share_calendar(meeting: Meeting, command: ShareCalendar) -> Step[Meeting]:
    """Have a calendar file read."""
    member = meeting.member(command.member)
    if member is None:
        return refuse(meeting, command.member, "You are not a member of this session.")
    if is_over(meeting):
        return over(meeting, command.member)
    frame = TimeFrame(command.at, member.zone, meeting.terms.window)
    token = reading_of(member.id, f"calendar/{command.id}")
    effect = ReadCalendar(member=member.id, ics=command.ics, frame=frame, reading=token)
    return replace(meeting, reading=(*meeting.reading, token)), (effect,)


def busy_known(meeting: Meeting, command: BusyKnown) -> Step[Meeting]:
    """Keep when a member is busy; what their calendar says needs no confirmation."""
    if not is_known(meeting, command.member):
        return meeting, ()
    if is_over(meeting):
        left = without(meeting.reading, command.reading)
        return over(replace(meeting, reading=left), command.member)
    before = profile = profile_of(meeting, command.member)
    intervals, lost = reveal(command.intervals, to=Reader.DECISION), _left_out(command)
    if intervals:
        profile = add(profile, _engagements(meeting, command.member, intervals))
    profile = note(profile, lost)
    meeting = replace(
        with_profile(meeting, command.member, profile),
        reading=without(meeting.reading, command.reading),
        recalled=without(meeting.recalled, command.member),
    )
    meeting = readiness.heard(meeting, command.member, command.at)  # a calendar is an answer too
    view = read_back(meeting, command.member)
    if intervals:
        view = listed_after(meeting, command.member, before, Heard(profile, (), lost), meeting)
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (tell(command.member, view), *effects)


def _left_out(command: BusyKnown) -> tuple[NotUnderstood, ...]:
    """Return what of a calendar could not be read, as it is told to its owner."""
    lost = reveal(command.left_out, to=Reader.DECISION) if command.left_out else ()
    return tuple(map(left_out, lost))


def _engagements(meeting: Meeting, member: MemberId, intervals: tuple[Interval, ...]) -> Preference:
    who = meeting.member(member)
    zone = zone_named(who.zone if who else meeting.terms.zone)
    moments = tuple(
        Moment(each.start.astimezone(zone), each.end.astimezone(zone), Grain.MINUTE)
        for each in intervals
    )
    applies = Dated(moments)
    return Preference(
        author=member,
        kind=Kind.BUSY,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=applies,
        restatement=restate(Kind.BUSY, Polarity.AGAINST, Strength.MUST, applies),
        confirmed=True,
    )


def calendar_unreadable(meeting: Meeting, command: CalendarUnreadable) -> Step[Meeting]:
    """Say what was wrong with a calendar; what is known already stays."""
    meeting = replace(meeting, reading=without(meeting.reading, command.reading))
    reason = reveal(command.reason, to=Reader.DECISION)
    notice = tell(command.member, Notice(text=_trouble(meeting, reason)))
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (notice, *effects)


def _trouble(meeting: Meeting, reason: str) -> str:
    """Say that a calendar could not be read, why, and what can be done instead."""
    return (
        f"I could not read that calendar for “{meeting.terms.subject}”. I take .ics files, as "
        "calendar programs export them; or just write when you are busy. "
        f"(What was wrong: {reason.removeprefix('calendar: ')})"
    )
