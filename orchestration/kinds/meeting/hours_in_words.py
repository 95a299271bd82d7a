"""The hours that are said in the words of a form, where its own fields for them were left alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from orchestration.kinds.meeting import request_form
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.request_values import hours_bound
from orchestration.language.inviting.meals import meal_in
from orchestration.language.inviting.request import read_request
from orchestration.model.conventions import Conventions
from orchestration.model.people import Member, MemberId
from orchestration.model.times import TimeFrame, WorkingHours
from orchestration.sessions.user_action import UserAction

SHOWN: Final = "hours"
"""Which hours a form was opened with, in its context."""

_HOURS: Final = ("hours_from", "hours_to")
_USUAL: Final = [f"{at:%H:%M}" for at in (WorkingHours().start, WorkingHours().end)]
_WORDS: Final = ("subject", "message")
_ANY_DAY: Final = TimeFrame(datetime(2000, 1, 3, tzinfo=UTC), "UTC")
_TOLD: Final = "By your words I look between {hours_from} and {hours_to}."


def with_shown(context: Mapping[str, Any], values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the context of a form, with the hours that it is opened with where they are others."""
    shown = [values.get(each) for each in _HOURS]
    return context if shown == _USUAL else {**context, SHOWN: shown}


def opening(
    user_action: UserAction,
    people: Mapping[MemberId, Member],
    values: Mapping[str, Any],
    context: Mapping[str, Any],
    conventions: Conventions,
) -> OpenMeeting | Mapping[str, str]:
    """Return what a form asks for, in the hours that its words say: “Drinks in the evening”."""
    held = {**values, **hours_said(values, context)}
    return request_form.opening(user_action, people, held, context, conventions)


def hours_said(values: Mapping[str, Any], context: Mapping[str, Any]) -> Mapping[str, str]:
    """Return the hours that subject or message say; nothing where the fields were changed."""
    shown = context.get(SHOWN) or _USUAL
    held = [values.get(each) or at for each, at in zip(_HOURS, shown, strict=True)]
    if held != shown:
        return {}
    hours = next(filter(None, _each_said(values)), {})
    return hours if [*hours.values()] != held else {}


def told(values: Mapping[str, Any], context: Mapping[str, Any]) -> str:
    """Tell between which hours is looked by what was said; nothing where nothing was."""
    hours = hours_said(values, context)
    held = dict(zip(_HOURS, context.get(SHOWN) or _USUAL, strict=True))
    return _TOLD.format(**{**held, **hours}) if hours else ""


def _each_said(values: Mapping[str, Any]) -> Iterator[Mapping[str, str]]:
    for name in _WORDS:
        words = values.get(name)
        if not isinstance(words, str) or not words.strip():
            continue
        yield hours_bound(read_request(words, _ANY_DAY, ()))
        if name == "subject" and (meal := meal_in(words)):
            yield {"hours_from": f"{meal.start:%H:%M}", "hours_to": f"{meal.end:%H:%M}"}
