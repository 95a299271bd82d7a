"""Asking for a meeting: the dialog, with what was said filled in, and the command it becomes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from orchestration.deciding.actions import settings_form
from orchestration.deciding.changing import why_unreachable
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import listed, span
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.request_values import HOURS, Asked, as_usual, is_hour, usual
from orchestration.language.agenda.entries import items_in_lines
from orchestration.language.inviting.place import LONGEST as LONGEST_PLACE
from orchestration.model.agenda import MOST_ITEMS, AgendaItem
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Weekday,
    Window,
    WorkingHours,
)
from orchestration.privacy import Private
from orchestration.sessions.user_action import UserAction

NAME: Final = "meet"
LONGEST_WINDOW: Final = timedelta(weeks=8)
_SUBJECT: Final = 200
_MESSAGE: Final = 2000
_MINUTES: Final = (5, 480)
_FIRST: Final = frozenset({"subject", "people", "minutes"})
"""What is asked at once; the rest is as usual, unless it was left open."""


def meet_form(
    asked: Asked, people: Sequence[Member], *, has_model: bool = False, once: str = ""
) -> Form:
    """Ask for what a meeting needs, with what is known filled in; `once` says that it is one."""
    rest = f"I couldn't place: {listed(asked.not_understood)}." if asked.not_understood else ""
    said = f"You said: {listed(asked.times)}." if asked.times else "Usually 9:00, on your clock."
    notes = {"subject": rest, "hours_from": said}
    context = {**asked.context, **({"has_model": True} if has_model else {})}
    form = shown(asked.values, context, people)
    first = _FIRST | (asked.asked_back if asked.values["subject"] else frozenset())
    if first.isdisjoint(("from", "to")):
        notes["minutes"] = _days_told(asked.values)
    fields = tuple(
        replace(each, more=each.name not in first, help=notes.get(each.name) or each.help)
        for each in form.fields
    )
    return replace(form, fields=fields, words=once)


def _days_told(values: Mapping[str, Any]) -> str:
    """Say which days are looked at where the fields for them are further down."""
    first, last = (date.fromisoformat(values[each]) for each in ("from", "to"))
    return f"I look at {span(Window(first, last))}; “More” has the days."


def shown(values: Mapping[str, Any], context: Mapping[str, Any], people: Sequence[Member]) -> Form:
    """Return the form with these values."""
    names = tuple((each.id, each.name) for each in people)
    needed = "Without them it can't be; usually nobody in particular."
    also = "As you'd say it: “We need Priya, and either Jonas or Mirela.” Usually nothing."
    where = "A room, or a link; it goes into the invite."
    topics = "One topic a line: “Budget, 10 min, Dana”."
    asks: list[tuple[str, str, Kind, dict[str, Any]]] = [
        ("subject", "What is it about?", Kind.TEXT, {}),
        ("people", "Who is asked?", Kind.PEOPLE, {"options": names}),
        ("minutes", "How long, in minutes?", Kind.NUMBER, _within(_MINUTES)),
        ("from", "From", Kind.DATE, {"help": "Usually from tomorrow on."}),
        ("to", "Until", Kind.DATE, {"help": "Usually within two weeks."}),
        ("hours_from", "Not before", Kind.SELECT, _hours_with(values.get("hours_from"))),
        (
            "hours_to",
            "Over by",
            Kind.SELECT,
            {**_hours_with(values.get("hours_to")), "help": "Usually 17:00."},
        ),
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
        ("place", "Where is it?", Kind.TEXT, {"required": False, "help": where}),
        ("message", "What else has to be?", Kind.LONGTEXT, {"required": False, "help": also}),
        ("agenda", "What is on the agenda?", Kind.LONGTEXT, {"required": False, "help": topics}),
    ]
    fields = tuple(
        Field(
            name,
            label,
            kind,
            values.get(name),
            **more,
            more=name not in _FIRST,
            group=_GROUPS.get(name, ""),
        )
        for name, label, kind, more in asks
    )
    has_model = context.get("has_model") is True
    settings = settings_form.fields(values, as_usual("UTC"), has_model=has_model)
    return Form(NAME, "A meeting", "Ask everyone", (*fields, *settings), context)


_GROUPS: Final = {
    **dict.fromkeys(("from", "to", "hours_from", "hours_to"), "Which days and hours"),
    **dict.fromkeys(("needed", "optional"), "Who has to be there"),
    **dict.fromkeys(("place", "message", "agenda"), "Place and agenda"),
}
"""What each field is about, in which people find it."""


def _hours_with(held: object) -> dict[str, Any]:
    """Return the full hours to choose from, and what was said where that is no full hour."""
    hours = sorted({*HOURS, *((held,) if isinstance(held, str) and is_hour(held) else ())})
    return {"options": tuple((each, each) for each in hours)}


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
    filled = Filled({**usual(who, user_action.at, ()), **held, **values})
    members = _members(filled, people, who.id)
    terms = _terms(filled, who, user_action.at, members)
    if terms is None or filled.errors:
        return filled.errors
    if why := why_unreachable(terms, members):
        return {"quorum": why}
    groups, days = _groups(context, {each.id for each in members}), _days_in(context)
    items = _agenda(filled, members)
    terms = replace(terms, require_one_of=groups, own_day=WorkingHours(*conventions.day))
    terms = replace(terms, days=days) if days else terms
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
    settings = settings_form.settings_in(filled, as_usual(who.zone), now, members)
    message, place = filled.text("message", _MESSAGE), filled.text("place", LONGEST_PLACE)
    if filled.errors or window is None:
        return None
    weekend_only = not {Weekday.of(day) for day in window.days} & set(WORKING_DAYS)
    terms = MeetingTerms(
        subject=" ".join(subject.split()),
        duration=minutes,
        window=window,
        zone=who.zone,
        message=message,
        place=" ".join(place.split()),
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
    first, last = (filled.one(each, _hours_in(filled, each)) for each in ("hours_from", "hours_to"))
    if not first or not last:
        return WorkingHours()
    start, end = time.fromisoformat(first), time.fromisoformat(last)
    if (end.hour - start.hour) * 60 + end.minute - start.minute < minutes:
        filled.errors["hours_to"] = "The meeting does not fit between these hours."
    return WorkingHours(start, end)


def _hours_in(filled: Filled, name: str) -> Iterable[str]:
    """Return the hours that can be filled in: the full ones, and one that was said in words."""
    value = filled.values.get(name)
    return (value,) if isinstance(value, str) and is_hour(value) else HOURS


def _members(
    filled: Filled, people: Mapping[MemberId, Member], who: MemberId
) -> tuple[Member, ...]:
    chosen = filled.some("people", people)
    settings_form.check_whom(filled, chosen, who)
    needed, optional = filled.some("needed", people), filled.some("optional", people)
    if missing := [people[MemberId(each)].name for each in needed if each not in chosen]:
        filled.errors["needed"] = f"Not among those who are asked: {listed(missing)}."
    if both := [people[MemberId(each)].name for each in optional if each in needed]:
        filled.errors["optional"] = f"Has to be there, by what you say above: {listed(both)}."
    return tuple(
        replace(people[MemberId(id_)], required=id_ in needed, optional=id_ in optional)
        for id_ in chosen
    )


def _days_in(context: Mapping[str, Any]) -> tuple[Weekday, ...]:
    named = context.get("days")
    return tuple(each for each in EVERY_DAY if isinstance(named, list) and each.value in named)


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
