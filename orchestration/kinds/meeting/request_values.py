"""A request for a meeting as values of its dialog: what was said, and what is as usual."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from orchestration.deciding.actions import settings_form
from orchestration.language.words.writing import words as listed
from orchestration.model.agenda import AgendaItem
from orchestration.model.message_context import MeetingRequest
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Polarity, Preference, Source, Strength
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import Terms
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

HOURS: Final = tuple(f"{hour:02}:00" for hour in range(24))
_MINUTES, _HOUR = 45, 60
_CLOCK: Final = re.compile(r"(?:[01]\d|2[0-3]):[0-5]\d")
_STEP: Final = 5
"""What the dialog holds of an hour that is said: “9:30”, and no “9:37”."""
_NIGHT: Final = time(22)
_USUAL: Final = WorkingHours()
_TELLING: Final = frozenset(
    listed("not no without nicht kein keine ohne except außer yesterday gestern")
)
_FIRST_DAY: Final = timedelta(days=1)
_ANY_DAY: Final = date(2000, 1, 1)
_DAYS: Final = timedelta(days=13)
"""Two weeks from tomorrow on, unless said otherwise."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for in words, as the dialog's values.

    `missing` must be asked back; `not_understood` and `times` are words the dialog has no field
    for, so whoever wrote them is shown them beside one. What is only wished for is its author's
    `own`, and a word that says nothing of when, who or how long is `left_out`.
    """

    values: Mapping[str, Any]
    context: Mapping[str, Any]
    missing: tuple[str, ...]
    not_understood: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    own: tuple[Source, ...] = ()
    left_out: tuple[str, ...] = ()

    @property
    def asked_back(self) -> frozenset[str]:
        """The fields that stand open by what was said."""
        hours = {"hours_from", "hours_to"} if self.times else set()
        return frozenset({*self.missing, *hours})

    @property
    def is_complete(self) -> bool:
        """Tell whether nothing has to be asked back."""
        return not (self.missing or self.not_understood or self.times)


@dataclass(frozen=True, slots=True)
class HowAsked:
    """How it is to be decided, as it is `said`, and as is usual `here`."""

    said: DecisionSettings = UNSAID
    here: DecisionSettings = UNSAID

    def among(self, people: Collection[MemberId]) -> DecisionSettings:
        """Return what holds: what is usual of somebody is so where they are asked."""
        return self.said.over(self.here.among(people))


AS_USUAL: Final = HowAsked()


def understood(
    request: MeetingRequest | None,
    who: Member,
    now: datetime,
    people: Sequence[Member],
    how: HowAsked = AS_USUAL,
    optional: Sequence[MemberId] = (),
) -> Asked:
    """Return what somebody asks for as values; what they do not say is as usual."""
    everyone = [each.id for each in people]
    if request is None:
        return Asked(usual(who, now, people, how.among(everyone)), {}, ("subject",))
    optional = _need_not(request, who, optional)
    named = {who.id, *request.people, *optional}
    invited = [each for each in everyone if each in named]
    said = _fields_said(request, invited)
    values = usual(who, now, people, how.among(said["people"] or everyone))
    hours = _hours_said(request)
    held = {**said, **hours, "needed": list(request.required)}
    values |= {name: value for name, value in held.items() if value}
    days, own = _days_said(request), _wished(request)
    left_out = _left_out(request, people)
    return Asked(
        values=values | {"optional": list(optional)},
        context={
            "one_of": [list(group) for group in request.one_of],
            **_days_held(days),
        },
        missing=tuple(name for name, value in said.items() if not value),
        not_understood=tuple(x.text for x in request.not_understood if x.text not in left_out),
        times=_unheld(request, hours, is_held=bool(own or days)),
        own=own,
        left_out=left_out,
    )


def _left_out(request: MeetingRequest, people: Sequence[Member]) -> tuple[str, ...]:
    """Return the words of a request that say nothing of when, who or how long."""
    words = (each.text for each in request.not_understood)
    return tuple(each for each in words if _says_nothing(each, people))


def _fields_said(request: MeetingRequest, invited: Sequence[MemberId]) -> dict[str, Any]:
    """Return what a request has to say, by the dialog's fields; None where it does not."""
    window = request.window
    return {
        "subject": request.subject,
        "people": invited if request.people else None,
        "minutes": request.minutes,
        "from": window.start.isoformat() if window else None,
        "to": window.end.isoformat() if window else None,
    }


def _days_held(days: Sequence[Weekday]) -> dict[str, list[str]]:
    return {"days": [each.value for each in days]} if days else {}


def _unheld(request: MeetingRequest, hours: Mapping[str, str], *, is_held: bool) -> tuple[str, ...]:
    """Return the times that neither the dialog nor its context can hold."""
    is_held = is_held or _binds(request, hours)
    return () if is_held else tuple(each.restatement for each in request.times)


def _wished(request: MeetingRequest) -> tuple[Source, ...]:
    """Return where a request says what its author would like, and no more: “ideally mornings”."""
    soft = all(each.strength is not Strength.MUST for each in request.times)
    return tuple(each.source for each in request.times if each.source) if soft else ()


def _days_said(request: MeetingRequest) -> tuple[Weekday, ...]:
    """Return the weekdays that alone will do, where hours are all else that is said of times."""
    of_days = [each for each in request.times if not _is_of_hours(each)]
    if len(of_days) != 1 or of_days[0].strength is not Strength.MUST:
        return ()
    [said] = of_days
    match said.applies:
        case Weekly(days=days, start=None, end=None) if set(days) != set(EVERY_DAY):
            is_for = said.polarity is Polarity.FOR
            return days if is_for else _other_days(days, request.window)
        case _:
            return ()


def _other_days(days: Sequence[Weekday], window: Window | None) -> tuple[Weekday, ...]:
    """Return the days that are looked at without these: days of work, if the window has any."""
    within = [each for each in EVERY_DAY if window and each in map(Weekday.of, window.days)]
    weekend_only = within and not set(within).intersection(WORKING_DAYS)
    return tuple(x for x in (within if weekend_only else WORKING_DAYS) if x not in days)


def _is_of_hours(said: Preference) -> bool:
    """Tell whether it bounds the hours of every day at one end: “not before 10”."""
    is_firm = said.polarity is Polarity.AGAINST and said.strength is Strength.MUST
    return is_firm and bool(_hours_left(said))


def _hours_left(said: Preference) -> dict[str, time]:
    """Return the bound that is left of the usual hours without some at one end of each day."""
    match said.applies:
        case Weekly(days=days, start=start, end=end) if set(days) == set(EVERY_DAY):
            if end and (start is None or start <= _USUAL.start) and end < _USUAL.end:
                return {"hours_from": end}
            if start and start > _USUAL.start and (end is None or end >= _USUAL.end):
                return {"hours_to": start}
    return {}


def _says_nothing(words: str, people: Sequence[Member]) -> bool:
    """Tell whether a word that nobody has read says nothing of when, who or how long."""
    said = words.casefold().split()
    names = {part for each in people for part in each.name.casefold().split()}
    return len(said) == 1 and said[0].isalpha() and said[0] not in names | _TELLING


def _need_not(
    request: MeetingRequest, who: Member, optional: Sequence[MemberId]
) -> Sequence[MemberId]:
    """Return who is optional: nobody where it is all who are asked ("with Raj, if he has time")."""
    others = {*request.people} - {who.id, *optional}
    return optional if others else ()


def with_place(asked: Asked, place: str) -> Asked:
    """Return what was asked for with where it is to be."""
    return replace(asked, values={**asked.values, "place": place}) if place else asked


def with_agenda(asked: Asked, items: Sequence[AgendaItem]) -> Asked:
    """Return what was asked for with what stands on its agenda."""
    return replace(asked, values={**asked.values, "agenda": "\n".join(x.told for x in items)})


def _hours_said(request: MeetingRequest) -> dict[str, str]:
    """Return the hours that were asked for, where the dialog can say them: “lunch”, 12 to 13.

    What has no end goes on until the night begins.
    """
    wanted = [each.applies for each in request.times if each.polarity is Polarity.FOR]
    if len(wanted) > 1:
        return {}
    start, end = _clock_of(wanted[0]) if wanted else (None, None)
    if start and start == end:
        end = _later(start, request.minutes or _HOUR)
    bounds = {"hours_from": start, "hours_to": end or (start and _NIGHT)}
    for each in filter(_is_of_hours, request.times):
        bounds |= _hours_left(each)
    return {name: f"{at:%H:%M}" for name, at in bounds.items() if at and _can_be_held(at)}


def _clock_of(said: object) -> tuple[time | None, time | None]:
    """Return the hours of a weekly time, or of one on a single day; none of any other.

    Where only a start is said, that is both; what goes on until midnight has no end.
    """
    if isinstance(said, Weekly):
        return said.start, said.end
    if isinstance(said, Dated) and len(said.moments) == 1:
        first = said.moments[0].start
        last = said.moments[0].end or first
        start = first.time()
        if last.date() == first.date():
            return start, last.time()
        if start != time(0) and last == _midnight_after(first):
            return start, None
    return None, None


def _midnight_after(at: datetime) -> datetime:
    return datetime.combine(at.date() + _FIRST_DAY, time(0), at.tzinfo)


def _later(start: time, minutes: int) -> time | None:
    """Return the time of the day that is so much later; None where that is the next day."""
    ends = datetime.combine(_ANY_DAY, start) + timedelta(minutes=minutes)
    return ends.time() if ends.date() == _ANY_DAY else None


def is_hour(value: str) -> bool:
    """Tell whether the dialog can hold a time of the day."""
    return bool(_CLOCK.fullmatch(value)) and _can_be_held(time.fromisoformat(value))


def _can_be_held(at: time) -> bool:
    return at.minute % _STEP == 0


def hours_bound(request: MeetingRequest) -> Mapping[str, str]:
    """Return the hours that a request binds, of every day or of one; none that it only wishes."""
    hours = _hours_said(request)
    is_dated = len(request.times) == 1 and isinstance(request.times[0].applies, Dated)
    is_meant = all(each.strength is Strength.MUST for each in request.times)
    return hours if is_meant and (is_dated or _binds(request, hours)) else {}


def _is_start(said: object) -> bool:
    """Tell whether it is a start alone, around which the dialog asks."""
    start, end = _clock_of(said)
    return start is not None and start == end


def _binds(request: MeetingRequest, hours: Mapping[str, str]) -> bool:
    """Tell whether these hours are all that was said of times, and meant."""
    of_hours = [each for each in request.times if _is_of_hours(each)]
    if of_hours and len(of_hours) == len(request.times):
        return all(_can_be_held(at) for x in of_hours for at in _hours_left(x).values())
    if len(request.times) != 1 or not hours or _is_start(request.times[0].applies):
        return False
    [said] = request.times
    is_bound = _is_every_day(said.applies) or (
        _is_on_one_day(request) and hours.keys() == {"hours_from", "hours_to"}
    )
    return is_bound and said.strength is Strength.MUST


def _is_every_day(applies: object) -> bool:
    return isinstance(applies, Weekly) and set(applies.days) == set(EVERY_DAY)


def _is_on_one_day(request: MeetingRequest) -> bool:
    window = request.window
    is_dated = isinstance(request.times[0].applies, Dated)
    return is_dated and window is not None and window.start == window.end


def usual(
    who: Member, now: datetime, people: Sequence[Member], settings: DecisionSettings = UNSAID
) -> dict[str, Any]:
    """Return the values of a request that says nothing."""
    today = now.astimezone(zone_named(who.zone)).date()
    hours = settings.hours or _USUAL
    return {
        "subject": "",
        "people": [each.id for each in people],
        "minutes": _MINUTES,
        "from": (today + _FIRST_DAY).isoformat(),
        "to": (today + _DAYS).isoformat(),
        "hours_from": f"{hours.start:%H:%M}",
        "hours_to": f"{hours.end:%H:%M}",
        "needed": [*(settings.needed or ())],
        "optional": [],
        "place": "",
        "message": "",
        "agenda": "",
        **settings_form.values_of(settings, as_usual(who.zone), people),
    }


def as_usual(zone: str) -> Terms:
    """Return how a meeting is decided where nobody says."""
    return Terms(subject="", zone=zone)
