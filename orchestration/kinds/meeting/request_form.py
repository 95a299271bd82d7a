"""Asking for a meeting: the dialog, with what was said filled in, and the command it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from orchestration.deciding.actions import settings_form
from orchestration.deciding.changing import why_unreachable
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import listed
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.language.agenda.entries import items_in_lines
from orchestration.model.agenda import MOST_ITEMS, AgendaItem
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.message_context import MeetingRequest
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import MeetingTerms, Terms
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Dated,
    Weekday,
    Weekly,
    Window,
    WorkingHours,
    zone_named,
)
from orchestration.privacy import Private
from orchestration.sessions.user_action import UserAction

NAME: Final = "meet"
LONGEST_WINDOW: Final = timedelta(weeks=8)
_SUBJECT: Final = 200
_MESSAGE: Final = 2000
_MINUTES: Final = (5, 480)
_HOURS: Final = tuple(f"{hour:02}:00" for hour in range(24))
_NIGHT: Final = time(22)
_FIRST: Final = frozenset({"subject", "people", "minutes"})
"""What is asked at once; the rest is as usual, unless it was left open."""

_FIRST_DAY: Final = timedelta(days=1)
_DAYS: Final = timedelta(days=13)
"""Two weeks from tomorrow on, unless said otherwise."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for in words, as the dialog's values.

    `missing` must be asked back; `not_understood` and `times` are words the dialog has no field
    for, so whoever wrote them is shown them beside one.
    """

    values: Mapping[str, Any]
    context: Mapping[str, Any]
    missing: tuple[str, ...]
    not_understood: tuple[str, ...] = ()
    times: tuple[str, ...] = ()

    @property
    def asked_back(self) -> frozenset[str]:
        """The fields that stand open by what was said."""
        hours = {"hours_from", "hours_to"} if self.times else set()
        return frozenset({*self.missing, *hours})

    @property
    def is_complete(self) -> bool:
        """Tell whether nothing has to be asked back."""
        return not (self.missing or self.not_understood or self.times)


def understood(
    request: MeetingRequest | None,
    who: Member,
    now: datetime,
    people: Sequence[Member],
    settings: DecisionSettings = UNSAID,
    optional: Sequence[MemberId] = (),
) -> Asked:
    """Return what somebody asks for as values; what they do not say is as usual."""
    values = _usual(who, now, people, settings)
    if request is None:
        return Asked(values, {}, ("subject",))
    optional = _need_not(request, who, optional)
    invited = {who.id, *request.people, *optional}
    said = {
        "subject": request.subject,
        "people": [each.id for each in people if each.id in invited] if request.people else None,
        "minutes": request.minutes,
        "from": request.window and request.window.start.isoformat(),
        "to": request.window and request.window.end.isoformat(),
    }
    hours = _hours_said(request)
    values |= {name: value for name, value in said.items() if value} | hours
    return Asked(
        values=values | {"needed": list(request.required), "optional": list(optional)},
        context={"one_of": [list(group) for group in request.one_of]},
        missing=tuple(name for name, value in said.items() if not value),
        not_understood=tuple(each.text for each in request.not_understood),
        times=() if _binds(request, hours) else tuple(x.restatement for x in request.times),
    )


def _need_not(
    request: MeetingRequest, who: Member, optional: Sequence[MemberId]
) -> Sequence[MemberId]:
    """Return who is optional: nobody where it is all who are asked ("with Raj, if he has time")."""
    others = {*request.people} - {who.id, *optional}
    return optional if others else ()


def with_agenda(asked: Asked, items: Sequence[AgendaItem]) -> Asked:
    """Return what was asked for with what stands on its agenda."""
    return replace(asked, values={**asked.values, "agenda": "\n".join(x.told for x in items)})


def _hours_said(request: MeetingRequest) -> dict[str, str]:
    """Return the hours that were asked for, where the dialog can say them: “lunch”, 12 to 13.

    What has no end goes on until the night begins.
    """
    wanted = [each.applies for each in request.times if each.polarity is Polarity.FOR]
    if len(wanted) != 1:
        return {}
    start, end = _clock_of(wanted[0])
    bounds = {"hours_from": start, "hours_to": end or (start and _NIGHT)}
    said = {name: f"{at:%H:%M}" for name, at in bounds.items() if at}
    return {name: hour for name, hour in said.items() if hour in _HOURS}


def _clock_of(said: object) -> tuple[time | None, time | None]:
    """Return the hours of a weekly time, or of one on a single day; none of any other."""
    if isinstance(said, Weekly):
        return said.start, said.end
    if isinstance(said, Dated) and len(said.moments) == 1:
        [moment] = said.moments
        if moment.end and moment.start.date() == moment.end.date():
            return moment.start.time(), moment.end.time()
    return None, None


def _binds(request: MeetingRequest, hours: Mapping[str, str]) -> bool:
    """Tell whether these hours are all that was said of times, and meant."""
    if len(request.times) != 1 or not hours:
        return False
    [said] = request.times
    is_daily = isinstance(said.applies, Weekly) and set(said.applies.days) == set(EVERY_DAY)
    window = request.window
    is_its_day = isinstance(said.applies, Dated) and window and window.start == window.end
    bound = hours.keys() == {"hours_from", "hours_to"}
    return bool(is_daily or (is_its_day and bound)) and said.strength is Strength.MUST


def _usual(
    who: Member, now: datetime, people: Sequence[Member], settings: DecisionSettings = UNSAID
) -> dict[str, Any]:
    today = now.astimezone(zone_named(who.zone)).date()
    return {
        "subject": "",
        "people": [each.id for each in people],
        "minutes": 45,
        "from": (today + _FIRST_DAY).isoformat(),
        "to": (today + _DAYS).isoformat(),
        "hours_from": "09:00",
        "hours_to": "17:00",
        "needed": [],
        "optional": [],
        "message": "",
        "agenda": "",
        **settings_form.values_of(settings, _as_usual(who.zone), people),
    }


def _as_usual(zone: str) -> Terms:
    """Return how a meeting is decided where nobody says."""
    return Terms(subject="", zone=zone)


def meet_form(asked: Asked, people: Sequence[Member], *, has_model: bool = False) -> Form:
    """Ask for what a meeting needs, with what is known filled in."""
    rest = f"I couldn't place: {listed(asked.not_understood)}." if asked.not_understood else ""
    said = f"You said: {listed(asked.times)}." if asked.times else "Usually 9:00, on your clock."
    notes = {"subject": rest, "hours_from": said}
    context = {**asked.context, **({"has_model": True} if has_model else {})}
    form = shown(asked.values, context, people)
    first = _FIRST | (asked.asked_back if asked.values["subject"] else frozenset())
    fields = tuple(
        replace(each, more=each.name not in first, help=notes.get(each.name) or each.help)
        for each in form.fields
    )
    return replace(form, fields=fields)


def shown(values: Mapping[str, Any], context: Mapping[str, Any], people: Sequence[Member]) -> Form:
    """Return the form with these values."""
    names = tuple((each.id, each.name) for each in people)
    hours = tuple((each, each) for each in _HOURS)
    needed = "Without them it can't be; usually nobody in particular."
    also = "As you'd say it: “We need Priya, and either Jonas or Mirela.” Usually nothing."
    topics = "One topic a line: “Budget, 10 min, Dana”."
    asks: list[tuple[str, str, Kind, dict[str, Any]]] = [
        ("subject", "What is it about?", Kind.TEXT, {}),
        ("people", "Who is asked?", Kind.PEOPLE, {"options": names}),
        ("minutes", "How long, in minutes?", Kind.NUMBER, _within(_MINUTES)),
        ("from", "From", Kind.DATE, {"help": "Usually from tomorrow on."}),
        ("to", "Until", Kind.DATE, {"help": "Usually within two weeks."}),
        ("hours_from", "Not before", Kind.SELECT, {"options": hours}),
        ("hours_to", "Over by", Kind.SELECT, {"options": hours, "help": "Usually 17:00."}),
        (
            "needed",
            "Who has to be there?",
            Kind.PEOPLE,
            {"options": names, "required": False, "help": needed},
        ),
        (
            "optional",
            "Who need not come?",
            Kind.PEOPLE,
            {"options": names, "required": False, "help": "The invite says so; usually nobody."},
        ),
        ("message", "What else has to be?", Kind.LONGTEXT, {"required": False, "help": also}),
        ("agenda", "What is on the agenda?", Kind.LONGTEXT, {"required": False, "help": topics}),
    ]
    fields = tuple(
        Field(name, label, kind, values.get(name), **more, more=name not in _FIRST)
        for name, label, kind, more in asks
    )
    has_model = context.get("has_model") is True
    settings = settings_form.fields(values, _as_usual("UTC"), has_model=has_model)
    return Form(NAME, "A meeting", "Ask everyone", (*fields, *settings), context)


def _within(bounds: tuple[int, int]) -> dict[str, Any]:
    return {"low": bounds[0], "high": bounds[1]}


def opening(
    user_action: UserAction,
    people: Mapping[MemberId, Member],
    values: Mapping[str, Any],
    context: Mapping[str, Any],
    conventions: Conventions = USUAL,
) -> OpenMeeting | Mapping[str, str]:
    """Return the command that asks everyone, or a sentence for each field that is wrong."""
    who = people[user_action.who]
    # A form that was opened before there was a field for them has them in its context.
    held = {"needed": context.get("required", [])}
    filled = Filled({**_usual(who, user_action.at, ()), **held, **values})
    members = _members(filled, people)
    terms = _terms(filled, who, user_action.at, members)
    if terms is None or filled.errors:
        return filled.errors
    if why := why_unreachable(terms, members):
        return {"quorum": why}
    groups = _groups(context, {each.id for each in members})
    items = _agenda(filled, members)
    terms = replace(terms, require_one_of=groups, own_day=WorkingHours(*conventions.day))
    return OpenMeeting(
        **user_action.envelope(SessionId(f"meeting-{user_action.id}".replace("/", "-"))),
        organiser=Organiser(who.id, who.name, who.email),
        members=members,
        terms=terms,
        agenda=Private(who.id, items) if items else None,
    )


def _agenda(filled: Filled, members: Sequence[Member]) -> tuple[AgendaItem, ...]:
    lines = filled.text("agenda", _MESSAGE).splitlines()
    return items_in_lines(lines, [each.name for each in members])[:MOST_ITEMS]


def _terms(
    filled: Filled, who: Member, now: datetime, members: Sequence[Member]
) -> MeetingTerms | None:
    subject = filled.text("subject", _SUBJECT, "What is it about? A few words will do.")
    minutes = filled.whole("minutes", *_MINUTES)
    window = window_in(filled, now.date())
    hours = _working_hours(filled, minutes)
    settings = settings_form.settings_in(filled, _as_usual(who.zone), now, members)
    message = filled.text("message", _MESSAGE)
    if filled.errors or window is None:
        return None
    weekend_only = not {Weekday.of(day) for day in window.days} & set(WORKING_DAYS)
    terms = MeetingTerms(
        subject=" ".join(subject.split()),
        duration=minutes,
        window=window,
        zone=who.zone,
        message=message,
        hours=hours,
        # Who asks for a Saturday means it.
        working_days=EVERY_DAY if weekend_only else WORKING_DAYS,
    )
    return settings.applied(terms)


def window_in(filled: Filled, today: date) -> Window | None:
    """Return the days that were filled in; None where they are wrong."""
    start, end = filled.day("from"), filled.day("to")
    if start is None or end is None:
        return None
    if end < start:
        filled.errors["to"] = "It ends before it begins."
    elif end < today:
        filled.errors["to"] = "That is past already."
    elif end - start >= LONGEST_WINDOW:
        filled.errors["to"] = "At most eight weeks, please."
    return None if "to" in filled.errors else Window(start, end)


def _working_hours(filled: Filled, minutes: int) -> WorkingHours:
    first = filled.one("hours_from", _HOURS)
    last = filled.one("hours_to", _HOURS)
    if not first or not last:
        return WorkingHours()
    start, end = time.fromisoformat(first), time.fromisoformat(last)
    if (end.hour - start.hour) * 60 < minutes:
        filled.errors["hours_to"] = "The meeting does not fit between these hours."
    return WorkingHours(start, end)


def _members(filled: Filled, people: Mapping[MemberId, Member]) -> tuple[Member, ...]:
    chosen = filled.some("people", people)
    if not chosen and "people" not in filled.errors:
        filled.errors["people"] = "Choose at least one person."
    needed, optional = filled.some("needed", people), filled.some("optional", people)
    if missing := [people[MemberId(each)].name for each in needed if each not in chosen]:
        filled.errors["needed"] = f"Not among those who are asked: {listed(missing)}."
    if both := [people[MemberId(each)].name for each in optional if each in needed]:
        filled.errors["optional"] = f"Has to be there, by what you say above: {listed(both)}."
    return tuple(
        replace(people[MemberId(id_)], required=id_ in needed, optional=id_ in optional)
        for id_ in chosen
    )


def _groups(context: Mapping[str, Any], known: set[MemberId]) -> tuple[tuple[MemberId, ...], ...]:
    """Return the groups of whom one is needed, as far as they are asked at all."""
    groups = context.get("one_of")
    listed_ = (
        [each for each in groups if isinstance(each, list)] if isinstance(groups, list) else []
    )
    asked = (tuple(sorted(known.intersection(_texts(each)))) for each in listed_)
    return tuple(each for each in asked if each)


def _texts(values: list[Any]) -> list[MemberId]:
    return [MemberId(each) for each in values if isinstance(each, str)]
