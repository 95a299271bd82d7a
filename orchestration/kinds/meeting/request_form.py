"""Asking for a meeting: the dialog, with what was said filled in, and the command it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import DISCLOSURE, listed
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.message_context import MeetingRequest
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Polarity
from orchestration.model.terms import Disclosure, MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Weekday,
    Weekly,
    Window,
    WorkingHours,
    zone_named,
)
from orchestration.sessions.user_action import UserAction
from orchestration.voting.rules import RULES

NAME: Final = "meet"
LONGEST_WINDOW: Final = timedelta(weeks=8)
_SUBJECT: Final = 200
_MESSAGE: Final = 2000
_MINUTES: Final = (5, 480)
_ROUNDS: Final = (1, 6)
_HOURS: Final = tuple(f"{hour:02}:00" for hour in range(24))
_SECRECY: Final = (
    ("seen", "everyone: a reaction is a vote"),
    ("secret", "nobody: buttons and dialogs only"),
)
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
    def is_complete(self) -> bool:
        """Tell whether nothing has to be asked back."""
        return not (self.missing or self.not_understood or self.times)


def understood(
    request: MeetingRequest | None, who: Member, now: datetime, people: Sequence[Member]
) -> Asked:
    """Return what somebody asks for as values; what they do not say is as usual."""
    values = _usual(who, now, people)
    if request is None:
        return Asked(values, {}, tuple(values))
    invited = {who.id, *request.people}
    said = {
        "subject": request.subject,
        "people": [each.id for each in people if each.id in invited] if request.people else None,
        "minutes": request.minutes,
        "from": request.window and request.window.start.isoformat(),
        "to": request.window and request.window.end.isoformat(),
    }
    values |= {name: value for name, value in said.items() if value} | _hours_said(request)
    return Asked(
        values=values,
        context={
            "required": list(request.required),
            "one_of": [list(group) for group in request.one_of],
        },
        missing=tuple(name for name, value in said.items() if not value),
        not_understood=tuple(each.text for each in request.not_understood),
        times=tuple(each.restatement for each in request.times),
    )


def _hours_said(request: MeetingRequest) -> dict[str, str]:
    """Return the hours that were asked for, where the dialog can say them: “lunch”, 12 to 13."""
    wanted = [each.applies for each in request.times if each.polarity is Polarity.FOR]
    if len(wanted) != 1 or not isinstance(wanted[0], Weekly):
        return {}
    bounds = {"hours_from": wanted[0].start, "hours_to": wanted[0].end}
    said = {name: f"{at:%H:%M}" for name, at in bounds.items() if at}
    return {name: hour for name, hour in said.items() if hour in _HOURS}


def _usual(who: Member, now: datetime, people: Sequence[Member]) -> dict[str, Any]:
    today = now.astimezone(zone_named(who.zone)).date()
    return {
        "subject": "",
        "people": [each.id for each in people],
        "minutes": 45,
        "from": (today + _FIRST_DAY).isoformat(),
        "to": (today + _DAYS).isoformat(),
        "hours_from": "09:00",
        "hours_to": "17:00",
        "rule": "plurality",
        "disclosure": Disclosure.COUNTS.value,
        "secret": _SECRECY[0][0],
        "rounds": 4,
        "message": "",
    }


def meet_form(asked: Asked, people: Sequence[Member]) -> Form:
    """Ask for what a meeting needs, with what is known filled in."""
    values = asked.values
    rules = tuple((rule.name, f"{rule.name}: {rule.explanation}") for rule in RULES.values())
    levels = tuple((each.value, f"{each.value}: {words}") for each, words in DISCLOSURE.items())
    names = tuple((each.id, each.name) for each in people)
    hours = tuple((each, each) for each in _HOURS)
    rest = f"I couldn't place: {listed(asked.not_understood)}." if asked.not_understood else ""
    said = f"You said: {listed(asked.times)}." if asked.times else ""
    needed = "As you'd say it: “We need Priya, and either Jonas or Mirela.”"
    asks: list[tuple[str, str, Kind, dict[str, Any]]] = [
        ("subject", "What is it about?", Kind.TEXT, {"help": rest}),
        ("people", "Who is asked?", Kind.PEOPLE, {"options": names}),
        ("minutes", "How long, in minutes?", Kind.NUMBER, _within(_MINUTES)),
        ("from", "From", Kind.DATE, {}),
        ("to", "Until", Kind.DATE, {}),
        ("hours_from", "Not before", Kind.SELECT, {"options": hours, "help": said}),
        ("hours_to", "Over by", Kind.SELECT, {"options": hours}),
        ("rule", "How is it decided?", Kind.SELECT, {"options": rules}),
        ("disclosure", "What does the channel see?", Kind.SELECT, {"options": levels}),
        ("secret", "Who sees your votes?", Kind.SELECT, {"options": _SECRECY}),
        ("rounds", "Rounds, at most", Kind.NUMBER, _within(_ROUNDS)),
        ("message", "Who has to be there?", Kind.LONGTEXT, {"required": False, "help": needed}),
    ]
    fields = tuple(
        Field(name, label, kind, values[name], **more) for name, label, kind, more in asks
    )
    return Form(NAME, "A meeting", "Ask everyone", fields, asked.context)


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
    filled = Filled(values)
    who = people[user_action.who]
    terms = _terms(filled, who, user_action.at)
    members = _members(filled, people, context)
    if terms is None or filled.errors:
        return filled.errors
    groups = _groups(context, {each.id for each in members})
    terms = replace(terms, require_one_of=groups, own_day=WorkingHours(*conventions.day))
    return OpenMeeting(
        **user_action.envelope(SessionId(f"meeting-{user_action.id}".replace("/", "-"))),
        organiser=Organiser(who.id, who.name, who.email),
        members=members,
        terms=terms,
    )


def _terms(filled: Filled, who: Member, now: datetime) -> MeetingTerms | None:
    subject = filled.text("subject", _SUBJECT, "What is it about? A few words will do.")
    minutes = filled.whole("minutes", *_MINUTES)
    window = _window(filled, now.date())
    hours = _working_hours(filled, minutes)
    rule = filled.one("rule", RULES)
    level = filled.one("disclosure", [each.value for each in Disclosure])
    secrecy = filled.one("secret", dict(_SECRECY))
    rounds = filled.whole("rounds", *_ROUNDS)
    message = filled.text("message", _MESSAGE)
    if filled.errors or window is None:
        return None
    weekend_only = not {Weekday.of(day) for day in window.days} & set(WORKING_DAYS)
    return MeetingTerms(
        subject=" ".join(subject.split()),
        duration=minutes,
        window=window,
        zone=who.zone,
        message=message,
        hours=hours,
        # Who asks for a Saturday means it.
        working_days=EVERY_DAY if weekend_only else WORKING_DAYS,
        rounds=rounds,
        rule=rule,
        last_rule=rule,
        disclosure=Disclosure(level),
        secret=secrecy == _SECRECY[1][0],
    )


def _window(filled: Filled, today: date) -> Window | None:
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


def _members(
    filled: Filled, people: Mapping[MemberId, Member], context: Mapping[str, Any]
) -> tuple[Member, ...]:
    chosen = filled.some("people", people)
    if not chosen and "people" not in filled.errors:
        filled.errors["people"] = "Choose at least one person."
    needed = context.get("required")
    needed = needed if isinstance(needed, list) else []
    return tuple(replace(people[MemberId(id_)], required=id_ in needed) for id_ in chosen)


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
