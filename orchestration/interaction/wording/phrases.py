"""What sentences are made of: times, lists and numbers; and `word`, which puts a view in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime, tzinfo
from functools import singledispatch
from typing import Any, Final

from orchestration.language.saying.restate_day import city_of, in_place, place_of
from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Veto,
)
from orchestration.model.options import Option, Slot, Words
from orchestration.model.search import OtherSearch
from orchestration.model.times import (
    EVERY_DAY,
    ClockChange,
    Weekday,
    Window,
    WorkingHours,
    clock_change,
    comes_twice,
    zone_named,
)
from orchestration.views.base import OnClock
from orchestration.views.member import ClockAsked

_SMALL_WORD: Final = re.compile(r"(?=[a-zß-ÿ]*[aeiouyäöü])[a-zß-ÿ]+(?:-[\wß-ÿ]+)*(?:[\s,:?!]|$)")
"""A word in small letters, and none that only has consonants, as names of tools do."""

_NIGHT_ENDS: Final = 7
_NIGHT_BEGINS: Final = 22
_ROW: Final = 2
"""More days than that in a row are told by the first and the last."""


@singledispatch
def word(view: Any) -> str:  # noqa: ANN401  # dispatched on
    """Return a view as plain text; TypeError where a view has no wording."""
    raise TypeError(f"{type(view).__name__} has no wording")


@singledispatch
def moment(option: Option, zone: str, *, named: bool = False) -> str:
    """Return what an option is, by which it is known beside its letter."""
    del zone, named
    return option.id


@moment.register
def _(slot: Slot, zone: str, *, named: bool = False) -> str:
    """Return when it is: `Thu 21 Jan, 15:00–15:45`; on its own clock without a zone.

    Where the clocks change within it, it says so: what they show is then not how long it takes. So
    it does where they show its start twice.
    """
    note = change_within(slot, zone)
    return zoned(stretch(slot, zone), zone, named) + (f" ({note})" if note else "")


@moment.register
def _(option: Words, zone: str, *, named: bool = False) -> str:
    """Return what people call an option: its title."""
    del zone, named
    return option.title


def stretch(slot: Slot, zone: str) -> str:
    """Return what the clocks show when an option begins and ends."""
    start, end = (at.astimezone(_clock(slot, zone)) for at in (slot.start, slot.end))
    return f"{day(start)}, {start:%H:%M}–{end:%H:%M}"


def change_within(slot: Slot, zone: str, *, named: bool = False) -> str:
    """Say what an option has to do with a change of clocks; nothing on all other days.

    `60 minutes; the clocks go forward at 02:00` where it is within; `after the clocks go back at
    03:00` where it begins at a time that comes twice. `named` says where.
    """
    clock = _clock(slot, zone)
    where = f" {place_of(zone)}" if named and zone else ""
    if change := clock_change(slot.start, slot.end, clock):
        minutes = int(slot.end.timestamp() - slot.start.timestamp()) // 60
        return f"{counted(minutes, 'minute', 'minutes')}; {changed(change)}{where}"
    if change := comes_twice(slot.start, clock):
        side = "after" if slot.start.astimezone(clock).fold else "before"
        return f"{side} {changed(change)}{where}"
    return ""


def changed(change: ClockChange) -> str:
    """Say when the clocks change: `the clocks go back at 03:00`."""
    return f"the clocks go {'forward' if change.forward else 'back'} at {change.at:%H:%M}"


def _clock(slot: Slot, zone: str) -> tzinfo | None:
    return zone_named(zone) if zone else slot.start.tzinfo


def day(at: date) -> str:
    """Return a day: `Thu 21 Jan`."""
    return f"{at:%a} {at.day} {at:%b}"


def instant(when: datetime) -> str:
    """Return a point in time, on the clock it is given on: `Thu 21 Jan, 15:00`."""
    return f"{day(when)}, {when:%H:%M}"


def is_at_night(local: datetime) -> bool:
    """Tell whether a point in time, on the clock it is given on, is in the night: 22 to 7."""
    return local.hour >= _NIGHT_BEGINS or local.hour < _NIGHT_ENDS


def zoned(time: str, zone: str, named: bool) -> str:
    """Return a time with where it is, where that has to be named: `15:00 in Berlin`."""
    return f"{time} {in_place(zone)}" if named and zone else time


def within_hours(hours: WorkingHours | None, on: OnClock) -> str:
    """Return between which hours of the session's clock: `, 10:00–17:00 in Dubai`; "" for None."""
    if hours is None:
        return ""
    elsewhere = bool(on.session_zone) and on.session_zone != on.zone
    there = on.session_zone if elsewhere else on.zone
    return f", {zoned(f'{hours.start:%H:%M}–{hours.end:%H:%M}', there, on.names_zone or elsewhere)}"


def told(option: Option, on: OnClock) -> str:
    """Return what an option is; a time for its reader: `18:30–19:15 · 15:00 in Berlin`.

    Their own clock comes first, and beside it when it begins where the session is, with the day
    where that is another.
    """
    said = moment(option, on.zone, named=on.names_zone)
    begins = begins_there(option, on.zone, on.session_zone) if isinstance(option, Slot) else ""
    return f"{said} · {begins} {in_place(on.session_zone)}" if begins else said


def begins_there(option: Slot, zone: str, session_zone: str) -> str:
    """Return what the session's clock shows as an option begins; "" where it is the reader's."""
    if not _is_elsewhere(zone, session_zone, option.start):
        return ""
    own, there = (option.start.astimezone(zone_named(at)) for at in (zone, session_zone))
    return f"{there:%H:%M}" if own.date() == there.date() else instant(there)


def due_at(at: datetime, on: OnClock) -> str:
    """Return until when something can be done: `Fri 8 Jan, 20:00 your time`, by its reader's."""
    local = instant(at.astimezone(zone_named(on.zone)) if on.zone else at)
    is_elsewhere = _is_elsewhere(on.zone, on.session_zone, at)
    yours = " your time" if is_elsewhere and not on.names_zone else ""
    return f"{zoned(local, on.zone, on.names_zone)}{yours}"


def _is_elsewhere(zone: str, session_zone: str, at: datetime) -> bool:
    """Tell whether the session's clock shows another time then than its reader's."""
    if not (zone and session_zone) or zone == session_zone:
        return False
    own, there = (at.astimezone(zone_named(each)) for each in (zone, session_zone))
    return own.utcoffset() != there.utcoffset()


def clock_asked(clock: ClockAsked) -> str:
    """Ask somebody whether it is their zone, by what its clocks show; or where they are."""
    until = f" Until you say so, I take your times in {city_of(clock.until_then)}."
    if not clock.zone:
        return f"Where are you? A city is enough.{until}"
    asked = f"Are you in {city_of(clock.zone)} (it is {clock.now:%H:%M} there now)?"
    return asked + (until if clock.until_then else "")


def span(window: Window) -> str:
    """Return a window: `11–22 Jan`, `28 Jan – 3 Feb`, `16 Feb`."""
    first, last = window.start, window.end
    if first == last:
        return f"{first.day} {first:%b}"
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day}–{last.day} {last:%b}"
    return f"{first.day} {first:%b} – {last.day} {last:%b}"


def days_between(window: Window) -> str:
    """Return a window with the weekdays it begins and ends with: `Mon 18 – Fri 22 Jan`."""
    first, last = window.start, window.end
    month = "" if (first.year, first.month) == (last.year, last.month) else f" {first:%b}"
    return f"{first:%a} {first.day}{month} – {last:%a} {last.day} {last:%b}"


def either(days: Sequence[Weekday]) -> str:
    """Return weekdays of which one is looked for: `Tue or Fri`, `Mon to Fri`."""
    names, places = [each.value.title() for each in days], [EVERY_DAY.index(x) for x in days]
    is_row = places == [*range(places[0], places[-1] + 1)] if places else False
    if is_row and len(names) > _ROW:
        return f"{names[0]} to {names[-1]}"
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def in_search(other: OtherSearch, zone: str = "", *, named: bool = False) -> str:
    """Return what is other in a search: `30 min · Tue or Fri, 18–22 Jan · 14:00–17:00`."""
    days = either(other.days) if other.days else ""
    window = span(other.window) if other.window else ""
    if other.window and other.window.start == other.window.end:
        days, window = "", day(other.window.start)
    hours = f"{other.hours.start:%H:%M}–{other.hours.end:%H:%M}" if other.hours else ""
    said = (
        f"{other.duration} min" if other.duration else "",
        ", ".join(filter(None, (days, window))),
        zoned(hours, zone, named) if hours else "",
    )
    return " · ".join(filter(None, said))


def where(place: str) -> str:
    """Say where it is; nothing where that is not known. A link ends without a stop."""
    return f"Where: {place if '://' in place else ended(place)}" if place else ""


def listed(items: Sequence[str]) -> str:
    """Return words as a list in a sentence: `a, b and c`."""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def counted(number: int, one: str, many: str) -> str:
    """Return a number with its noun: `1 ballot`, `2 ballots`."""
    return f"{number} {one if number == 1 else many}"


def said_of(subject: str) -> str:
    """Return what a line begins with that says something of a subject: a question has its mark."""
    return subject if subject.endswith("?") else f"{subject}:"


def heading(subject: str) -> str:
    """Return what a line begins with: with a capital, unless it has one on purpose elsewhere.

    So “retro” is “Retro” there; “iOS release”, “setup.py” and “npm audit” stay as they are.
    """
    is_plain = _SMALL_WORD.match(subject) is not None
    return subject[:1].upper() + subject[1:] if is_plain else subject


def in_words(ballot: Ballot) -> str:
    """Return a ballot as its voter would say it."""
    match ballot:
        case Order():
            return ", then ".join(" or ".join(place) for place in ballot.places)
        case Points():
            return listed([f"{option} {int(number)}" for option, number in ballot.points.items()])
        case NoneOfThese():
            return "none of these"
        case Consents():
            return listed(_options_in_words(ballot)) or "nothing for or against any"
        case _:
            return listed(_options_in_words(ballot)) or "none of them"


def _options_in_words(ballot: OneOption | Approvals | Consents | Veto) -> list[str]:
    """Return what a ballot says of single options, each in a few words."""
    match ballot:
        case OneOption():
            return [ballot.option]
        case Veto():
            chosen = [] if ballot.option is None else [ballot.option]
            return [*chosen, *_against(ballot.against, "a veto on", "vetoes on")]
        case _:
            hesitant = [f"if need be {each}" for each in ballot.if_need_be]
            against = ballot.objections if isinstance(ballot, Consents) else ()
            objects = _against(against, "an objection to", "objections to")
            return [*ballot.yes, *hesitant, *objects]


def _against(options: Sequence[str], one: str, several: str) -> list[str]:
    return [f"{several if len(options) > 1 else one} {listed(options)}"] if options else []


def ended(words: str) -> str:
    """Return words with a full stop, unless they end as a sentence does."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def for_the_agenda(topics: Sequence[str]) -> str:
    """Return what is to be talked about, one topic a line."""
    return "\n".join(["For the agenda:", *(f"• {each}" for each in topics)])
