"""What a model is shown beside the words themselves: plain data for the prompts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import datetime, time

from orchestration.model.conventions import Conventions
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Slot, slot_of
from orchestration.model.people import Member
from orchestration.model.times import TimeFrame, Weekday, zone_named

MOST_NAMES = 40


def shown_to_read(text: str, hearing: MessageContext, parts: Sequence[str]) -> Mapping[str, object]:
    """Return the inputs of `read_message`: one author's words, and what they can refer to."""
    return {
        **_shown(text, hearing.frame, parts),
        "author_names": list(hearing.names),
        "others": list(hearing.others[:MOST_NAMES]),
        "options": [_option(slot_of(each), hearing.frame.zone) for each in hearing.options],
    }


def shown_of_invitation(
    text: str, frame: TimeFrame, members: Sequence[Member], parts: Sequence[str]
) -> Mapping[str, object]:
    """Return the inputs of `read_invitation`."""
    people = [{"id": each.id, "name": each.name, "role": each.role} for each in members]
    return {**_shown(text, frame, parts), "people": people}


def days_of(frame: TimeFrame) -> tuple[str, ...]:
    """Return the days of the window as ISO dates; none without a window."""
    return tuple(day.isoformat() for day in frame.window.days) if frame.window else ()


def _shown(text: str, frame: TimeFrame, parts: Sequence[str]) -> dict[str, object]:
    window = frame.window.days if frame.window else ()
    return {
        "message": text,
        "parts": list(parts),
        "zone": frame.zone,
        "now": _moment(frame.now, frame.zone),
        "days": [f"{Weekday.of(day)} {day.isoformat()}" for day in window],
        "parts_of_day": list(_parts_of_day(frame.conventions)),
    }


def _moment(at: datetime, zone: str) -> str:
    local = at.astimezone(zone_named(zone))
    return f"{Weekday.of(local.date())} {local:%Y-%m-%d %H:%M}"


def _option(slot: Slot, zone: str) -> str:
    end = slot.end.astimezone(zone_named(zone))
    return f"{slot.id} is {_moment(slot.start, zone)} to {end:%H:%M}"


def _parts_of_day(conventions: Conventions) -> Iterator[str]:
    for each in fields(conventions):
        hours, name = getattr(conventions, each.name), each.name.replace("_", " ")
        if isinstance(hours, tuple) and each.name != "day":  # which is nothing that people say
            yield f"{name} {_clock(hours[0])} to {_clock(hours[1])}"
    yield f"end of day {_clock(conventions.end_of_day)}"


def _clock(at: time | None) -> str:
    return f"{at:%H:%M}" if at else "null"
