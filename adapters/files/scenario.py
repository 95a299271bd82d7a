"""Reads a scenario file: a meeting, and everyone who takes part in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from pydantic import ValidationError

from adapters.files.form import BusyForm, MemberForm, PersonForm, SayingForm, ScenarioForm
from adapters.files.text import load_text, read_text
from adapters.files.wrong import first_fault
from orchestration.model.errors import BadInput
from orchestration.model.people import Member, MemberId, Organiser
from orchestration.model.preferences import Visibility
from orchestration.model.terms import Coordination, MeetingTerms, Scoring
from orchestration.model.times import Interval, Window, WorkingHours, zone_named

LONGEST_WINDOW = timedelta(weeks=8)


@dataclass(frozen=True, slots=True)
class Saying:
    """One message of a member."""

    text: str
    visibility: Visibility


@dataclass(frozen=True, slots=True)
class Script:
    """What one member brings to the session, and how they vote.

    `replies[k]` is said in round k+2; `votes[k]` is the ballot of round k+1, with options by place.
    """

    says: tuple[Saying, ...] = ()
    busy: tuple[Interval, ...] = ()
    calendar: bytes | None = None
    answered: bool = True
    replies: tuple[str | None, ...] = ()
    votes: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A meeting to be played: what is asked, by whom, when, and everyone's script."""

    organiser: Organiser
    members: tuple[Member, ...]
    terms: MeetingTerms
    now: datetime
    scripts: Mapping[MemberId, Script]


def read_scenario(path: Path, clock_now: datetime) -> Scenario:
    """Return the scenario in a file; BadInput names the first field that is wrong."""
    data = load_text(read_text(path), "scenario")
    return scenario_of(data, path.parent, clock_now)


def scenario_of(data: object, folder: Path, clock_now: datetime) -> Scenario:
    """Return the scenario in data; calendars are looked up in the folder."""
    try:
        form = ScenarioForm.model_validate(data)
    except ValidationError as problem:
        raise first_fault(problem, ScenarioForm, data) from None
    now = form.now or clock_now.astimezone(zone_named(form.timezone))
    _check_times(form, now)
    _check_people(form)
    if form.coordination is Coordination.PAPER and form.scoring is not Scoring.PAPER:
        raise BadInput("coordination", "paper", "exact, or `scoring: paper` beside it")
    scripts = {
        MemberId(each.id): _script(each, f"members.{index}", folder)
        for index, each in enumerate(form.members)
    }
    return Scenario(_organiser(form), _members(form), _terms(form), now, scripts)


def _check_times(form: ScenarioForm, now: datetime) -> None:
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


def _check_people(form: ScenarioForm) -> None:
    ids: set[str] = set()
    for index, member in enumerate(form.members):
        if member.id in ids:
            raise BadInput(f"members.{index}.id", member.id, "an id that no other member has")
        ids.add(member.id)
    expected = f"one of {', '.join(sorted(ids))}"
    if isinstance(form.organiser, str) and form.organiser not in ids:
        raise BadInput("organiser", form.organiser, expected + ", or {id, name}")
    for group_index, group in enumerate(form.require_one_of):
        _check_known(f"require_one_of.{group_index}", group, ids, expected)
    for index, member in enumerate(form.members):
        manager = (member.manager,) if member.manager else ()
        _check_known(f"members.{index}.manager", manager, ids, expected)
        for field in ("teammates", "collaborators"):
            _check_known(f"members.{index}.{field}", getattr(member, field), ids, expected)


def _check_known(field: str, named: tuple[str, ...], ids: set[str], expected: str) -> None:
    if not named and field.startswith("require_one_of"):
        raise BadInput(field, [], "at least one member's id")
    for name in named:
        if name not in ids:
            raise BadInput(field, name, expected)


def _organiser(form: ScenarioForm) -> Organiser:
    if isinstance(form.organiser, PersonForm):
        return Organiser(MemberId(form.organiser.id), form.organiser.name or form.organiser.id)
    member = next(each for each in form.members if each.id == form.organiser)
    return Organiser(MemberId(member.id), member.name or member.id, member.email)


def _members(form: ScenarioForm) -> tuple[Member, ...]:
    return tuple(
        Member(
            id=MemberId(each.id),
            name=each.name or each.id,
            zone=each.timezone or form.timezone,
            required=each.required,
            role=each.role,
            responsibilities=each.responsibilities,
            seniority=each.seniority,
            manager=MemberId(each.manager) if each.manager else None,
            teammates=tuple(map(MemberId, each.teammates)),
            collaborators=tuple(map(MemberId, each.collaborators)),
            email=each.email,
            hours=WorkingHours(each.hours.start, each.hours.end) if each.hours else None,
            assumes_hours="hours" not in each.model_fields_set,
        )
        for each in form.members
    )


def _terms(form: ScenarioForm) -> MeetingTerms:
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
        scoring=form.scoring,
        coordination=form.coordination,
        disclosure=form.disclosure,
        require_one_of=tuple(tuple(map(MemberId, group)) for group in form.require_one_of),
    )


def _script(form: MemberForm, field: str, folder: Path) -> Script:
    return Script(
        says=tuple(map(_saying, form.says)),
        busy=tuple(_interval(each, f"{field}.busy.{i}") for i, each in enumerate(form.busy)),
        calendar=_calendar(form.calendar, f"{field}.calendar", folder),
        answered=form.answered,
        replies=form.replies,
        votes=form.votes,
    )


def _saying(form: str | SayingForm) -> Saying:
    if isinstance(form, str):
        return Saying(form, Visibility.PRIVATE)
    return Saying(form.text, form.visibility)


def _interval(form: BusyForm, field: str) -> Interval:
    if form.end <= form.start:
        expected = f"an instant after {form.start.isoformat()}"
        raise BadInput(f"{field}.end", form.end.isoformat(), expected)
    return Interval(form.start, form.end)


def _calendar(name: str | None, field: str, folder: Path) -> bytes | None:
    """Return a calendar's bytes; it must lie beside the scenario, not anywhere on the machine."""
    if name is None:
        return None
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()):
            raise BadInput(field, name, "a path beside the scenario")
        return path.read_bytes()
    except OSError as problem:
        raise BadInput(field, name, f"a file to read ({problem.strerror})") from None
    except ValueError as problem:
        if isinstance(problem, BadInput):
            raise
        raise BadInput(field, name, "a path") from None
