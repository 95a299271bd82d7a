"""A request for a meeting in words: what it says and leaves out, and the command it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Final

from orchestration.deciding.actions import settings_form
from orchestration.interaction.wording import day, days_between, listed
from orchestration.kinds.meeting import hours_in_words, request_form
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.request_values import (
    Asked,
    HowAsked,
    understood,
    with_agenda,
    with_place,
)
from orchestration.language.agenda.orders import list_apart
from orchestration.language.choosing.asking.instructed import as_search
from orchestration.language.choosing.asking.whom import without_us
from orchestration.language.inviting.every_time import with_next_time
from orchestration.language.inviting.meals import meal_in, with_meal
from orchestration.language.inviting.optional import optional_apart
from orchestration.language.inviting.own_times import own_times_apart
from orchestration.language.inviting.place import place_apart
from orchestration.language.inviting.settings import SettingsAsked, settings_among
from orchestration.language.inviting.week_to_come import with_week_to_come
from orchestration.model.people import MemberId
from orchestration.model.terms import Coordination
from orchestration.model.times import TimeFrame, Window
from orchestration.sessions.requests import (
    Requested,
    Requests,
    SessionRequest,
    each_once,
    with_own_words,
)

_ONE_ONLY: Final = "One meeting only, as yet: I can't repeat it."
_THIS_ONE: Final = "A meeting is looked for each time: this one is for {day}."
_ASKED_FIRST: Final = "Nobody's times are known yet, so each is asked for theirs before the vote."
_MISSING: Final = {
    "subject": "what it is about",
    "people": "who is asked",
    "minutes": "how long it takes",
    "from": "in which days",
}


async def read(request: SessionRequest) -> Requested:
    """Return what words ask for; without any, the form with all that can be asked for as usual."""
    invitees, action = request.invitees, request.action
    frame = TimeFrame(action.at, invitees.author.zone, conventions=request.conventions)
    names = [each.name for each in invitees.everyone]
    items, words = list_apart(request.words, names)
    optional, words = optional_apart(words, invitees.everyone)
    place, (own_times, words) = _where_and_own(words)
    said = settings_among(without_us(words), frame, invitees.everyone)
    held = (said.settings, request.settings)
    how = HowAsked(*(held if request.has_model else map(settings_form.without_model, held)))
    rest, to_come = with_week_to_come(said.rest, frame)
    rest, next_day = with_next_time(rest, frame)
    asked, of_words = await _asked(request, rest, frame, how, optional)
    asked = _in_days_of_work(asked, to_come)
    asked = with_place(with_agenda(asked, items), place)
    once = _once(next_day, repeats=said.repeats)
    form = request_form.meet_form(
        asked, request.invitees.everyone, has_model=request.has_model, once=once
    )
    own = ". ".join(filter(None, (own_times, *(of_words[x.start : x.end] for x in asked.own))))
    shown = hours_in_words.with_shown(form.context, asked.values)
    form = with_own_words(replace(form, context=shown), own_times)
    made = _opening(request, asked)
    wrong = "" if made is None or isinstance(made, OpenMeeting) else " ".join(made.values())
    missing = " ".join(filter(None, (wrong or _what_is_missing(asked), once)))
    agenda = f"On its agenda: {'; '.join(each.told for each in items)}." if items else ""
    free = [each.name for each in invitees.everyone if each.id in asked.values["optional"]]
    need_not = f"Optional: {listed(free)}." if free else ""
    hours, left_out = _in_its_hours(asked, said.rest), _left_out(asked)
    first = _told_of_how(said, has_model=request.has_model)
    notice = " ".join(
        filter(None, (_week_told(to_come), hours, agenda, need_not, left_out, first, once))
    )
    opens = made if isinstance(made, OpenMeeting) else None
    return Requested(opens, form, missing, notice=notice, own=own)


def _where_and_own(words: str) -> tuple[str, tuple[str, str]]:
    """Return where it is to be, what the author says of their own times, and the words without."""
    place, rest = place_apart(words)
    return place, own_times_apart(rest)


def _told_of_how(said: SettingsAsked, *, has_model: bool) -> str:
    """Say what of how it is to be decided cannot be."""
    no_model = said.settings.coordination is Coordination.PAPER and not has_model
    told = (_ASKED_FIRST if said.at_once else "", settings_form.NO_MODEL if no_model else "")
    return " ".join(filter(None, told))


def _once(next_day: date | None, *, repeats: bool) -> str:
    """Say that a meeting is looked for each time, where one is asked for again and again."""
    if next_day is None:
        return _ONE_ONLY if repeats else ""
    return f"{_THIS_ONE.format(day=day(next_day))} {_ONE_ONLY}"


def _in_days_of_work(asked: Asked, days: Window | None) -> Asked:
    """Return what is asked for without the weekend behind the week to come."""
    if days is None or asked.values["from"] > days.end.isoformat():
        return asked
    last = min(asked.values["to"], days.end.isoformat())
    return replace(asked, values={**asked.values, "to": last})


def _week_told(to_come: Window | None) -> str:
    """Say which week is looked at, where that is not the one that ends today or tomorrow."""
    if to_come is None:
        return ""
    days = days_between(to_come)
    return f"I take “this week” for the coming one, {days}; say so if you mean this weekend."


def _left_out(asked: Asked) -> str:
    return (
        f"I left out {listed([f'“{each}”' for each in asked.left_out])}." if asked.left_out else ""
    )


def _in_its_hours(asked: Asked, words: str) -> str:
    """Say between which hours a meal is looked for; nothing where the request is for none."""
    meal = meal_in(words)
    hours = (asked.values["hours_from"], asked.values["hours_to"])
    if meal is None or hours != (f"{meal.start:%H:%M}", f"{meal.end:%H:%M}"):
        return ""
    return f"For a meal, I look between {hours[0]} and {hours[1]}."


async def _asked(
    request: SessionRequest,
    words: str,
    frame: TimeFrame,
    how: HowAsked,
    optional: Sequence[MemberId],
) -> tuple[Asked, str]:
    """Return what is asked for, and the words that its sources are places in."""
    invitees, action, asks = request.invitees, request.action, None
    who, everyone = invitees.author, invitees.everyone
    if words.strip():
        asks = await request.language.read_request(as_search(words), frame, everyone)
        meal = meal_in(words)
        asks = (with_meal(asks, meal) if meal else None) or asks
        if invitees.together and not asks.people:
            asks = replace(asks, people=tuple(each.id for each in invitees.usual))
    chosen = everyone if asks and asks.people else each_once([who, *invitees.usual])
    return understood(asks, who, action.at, chosen, how, optional), words


def _opening(request: SessionRequest, asked: Asked) -> OpenMeeting | Mapping[str, str] | None:
    """Return the command that asks everyone, or what is wrong; None where something is missing."""
    if not asked.is_complete:
        return None
    known = {each.id: each for each in request.invitees.everyone}
    usual = request.conventions
    return request_form.opening(request.action, known, asked.values, asked.context, usual)


def _what_is_missing(asked: Asked) -> str:
    """Say what has to be asked back."""
    missing = [_MISSING[each] for each in asked.missing if each in _MISSING]
    unplaced = [f"“{each}”" for each in (*asked.not_understood, *asked.times)]
    said = f"Gladly. I still need {listed(missing)}." if missing else "Gladly."
    if unplaced:
        said += f" I couldn't place {listed(unplaced)}."
    return said if missing or unplaced else f"{said} Where shall I ask?"


REQUESTS: Final = Requests(
    read,
    request_form.NAME,
    hours_in_words.opening,
    request_form.shown,
    goes_on=True,
    told=hours_in_words.told,
)
