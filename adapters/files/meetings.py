"""Reads the scenario of a meeting."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from adapters.files.beside import read_beside
from adapters.files.form import BusyForm, MeetingForm, MeetingMemberForm
from adapters.files.script import (
    Scenario,
    Script,
    check_people,
    member_of,
    organiser_of,
    scoring_of,
    script_of,
    weights_of,
)
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.model.errors import BadInput
from orchestration.model.people import Member, MemberId
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Interval, Window, WorkingHours, zone_named

LONGEST_WINDOW = timedelta(weeks=8)


def meeting_of(form: MeetingForm, folder: Path, clock_now: datetime) -> Scenario:
    """Return the scenario in a form; calendars are looked up in the folder."""
    now = form.now or clock_now.astimezone(zone_named(form.timezone))
    _check_times(form, now)
    check_people(form, form.members)
    organiser, terms = organiser_of(form, form.members), _terms(form)
    members = tuple(_member(each, form.timezone) for each in form.members)
    scripts = {
        MemberId(each.id): _script(each, f"members.{index}", folder)
        for index, each in enumerate(form.members)
    }
    return Scenario(
        organiser,
        members,
        terms,
        now,
        scripts,
        lambda envelope: OpenMeeting(**envelope, organiser=organiser, members=members, terms=terms),
    )


def _member(form: MeetingMemberForm, zone: str) -> Member:
    return replace(
        member_of(form, zone),
        hours=WorkingHours(form.hours.start, form.hours.end) if form.hours else None,
        assumes_hours="hours" not in form.model_fields_set,
    )


def _check_times(form: MeetingForm, now: datetime) -> None:
    window, hours = form.window, form.working_hours
    if window.end < window.start:
        raise BadInput("window.end", str(window.end), f"a date not before {window.start}")
    if window.end - window.start >= LONGEST_WINDOW:
        raise BadInput("window.end", str(window.end), "a window of at most 8 weeks")
    today = now.astimezone(zone_named(form.timezone)).date()
    if window.end < today:
        raise BadInput("window.end", str(window.end), f"a date that is not past (now is {today})")
    for index, member in enumerate(form.members):
        if member.hours and member.hours.end <= member.hours.start:
            field, expected = f"members.{index}.hours.end", f"after {member.hours.start:%H:%M}"
            raise BadInput(field, f"{member.hours.end:%H:%M}", expected)
    if hours.end <= hours.start:
        raise BadInput("working_hours.end", f"{hours.end:%H:%M}", f"after {hours.start:%H:%M}")


def _terms(form: MeetingForm) -> MeetingTerms:
    rule = form.rule
    return MeetingTerms(
        subject=form.subject,
        duration=form.duration_minutes,
        window=Window(form.window.start, form.window.end),
        zone=form.timezone,
        message=form.message,
        hours=WorkingHours(form.working_hours.start, form.working_hours.end),
        working_days=form.working_days,
        options=form.options,
        rounds=form.rounds,
        rule=rule if isinstance(rule, str) else rule.rounds,
        last_rule=rule if isinstance(rule, str) else rule.last,
        quorum=form.quorum,
        weighs=weights_of(form.members),
        scoring=scoring_of(form),
        coordination=form.coordination,
        disclosure=form.disclosure,
        require_one_of=tuple(tuple(map(MemberId, group)) for group in form.require_one_of),
    )


def _script(form: MeetingMemberForm, field: str, folder: Path) -> Script:
    return replace(
        script_of(form),
        busy=tuple(_interval(each, f"{field}.busy.{i}") for i, each in enumerate(form.busy)),
        calendar=_calendar(form.calendar, f"{field}.calendar", folder),
    )


def _interval(form: BusyForm, field: str) -> Interval:
    if form.end <= form.start:
        expected = f"an instant after {form.start.isoformat()}"
        raise BadInput(f"{field}.end", form.end.isoformat(), expected)
    return Interval(form.start, form.end)


def _calendar(name: str | None, field: str, folder: Path) -> bytes | None:
    """Return a calendar's bytes, where one is named."""
    return None if name is None else read_beside(name, field, folder)
