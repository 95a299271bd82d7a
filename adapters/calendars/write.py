"""Writes a decided meeting as an invite that calendars take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from icalendar import Alarm, Calendar, Event, vCalAddress, vText

from orchestration.interaction.wording import change_within, for_the_agenda
from orchestration.model.options import Slot
from orchestration.model.people import Member, Organiser
from orchestration.views.documents import CalendarInvite

_PRODUCT: Final = "-//Convene//Convene//EN"

_NO_MAIL: Final = "invalid:nomail"
"""The address of somebody whose e-mail is not known.

This is what Exchange writes and reads for it (MS-OXCICAL, ORGANIZER and ATTENDEE) and Apple knows
too. It keeps the name, is a well-formed URI, and nobody's answer is mailed to a made-up mailbox.
"""

_ADDRESS = re.compile(r"[^\s<>\"(),:;\\\x00-\x20\x7f]+@[^\s<>\"(),:;\\\x00-\x20\x7f]+")
_UNPRINTABLE = re.compile(r"[^\S\n]|[\x00-\x09\x0b-\x1f\x7f\x85\u2028\u2029\ufeff]")


def write_invite(invite: CalendarInvite) -> bytes:
    """Return the invite as an iCalendar file: a request, or a cancellation where it is cancelled.

    Times are in UTC, so that no time zone table is needed.
    """
    calendar = Calendar()
    calendar.add("PRODID", _PRODUCT)
    calendar.add("VERSION", "2.0")
    calendar.add("METHOD", "CANCEL" if invite.cancelled else "REQUEST")
    calendar.add_component(_event(invite))
    return bytes(calendar.to_ical(sorted=False))


def _event(invite: CalendarInvite) -> Event:
    event = Event()
    event.add("UID", _line(invite.uid))
    event.add("SEQUENCE", invite.sequence)
    event.add("DTSTAMP", _utc(invite.stamp))
    event.add("DTSTART", _utc(invite.start))
    event.add("DTEND", _utc(invite.end))
    event.add("SUMMARY", _line(invite.subject))
    if description := _description(invite):
        event.add("DESCRIPTION", _text(description))
    if invite.place:
        event.add("LOCATION", _line(invite.place))
    event.add("STATUS", "CANCELLED" if invite.cancelled else "CONFIRMED")
    event.add("TRANSP", "TRANSPARENT" if invite.cancelled else "OPAQUE")
    event.add("ORGANIZER", _address(invite.organiser))
    for member in invite.attendees:
        event.add("ATTENDEE", _attendee(member, invite.organiser))
    for alarm in _alarms(invite):
        event.add_component(alarm)
    return event


def _description(invite: CalendarInvite) -> str:
    """Return what its organiser wrote, the agenda, and for whom the clocks change within it."""
    slot = Slot("", invite.start, invite.end)
    zones = dict.fromkeys(member.zone for member in invite.attendees)
    changes = (change_within(slot, zone, named=True) for zone in zones)
    agenda = [for_the_agenda(invite.agenda)] if invite.agenda else []
    return "\n".join([*filter(None, (invite.message, *changes)), *agenda])


def _attendee(member: Member, organiser: Organiser) -> vCalAddress:
    """Return somebody as they are asked: who is optional by what was said, and never who asks."""
    is_optional = member.optional and member.id != organiser.id
    address = _address(member)
    address.params["CUTYPE"] = vText("INDIVIDUAL")
    address.params["ROLE"] = vText("OPT-PARTICIPANT" if is_optional else "REQ-PARTICIPANT")
    address.params["PARTSTAT"] = vText("NEEDS-ACTION")
    address.params["RSVP"] = vText("TRUE")
    return address


def _address(person: Member | Organiser) -> vCalAddress:
    known = person.email is not None and _ADDRESS.fullmatch(person.email)
    address = vCalAddress(f"mailto:{person.email}" if known else _NO_MAIL)
    address.params["CN"] = vText(_line(person.name).replace('"', "'") or "?")
    return address


def _alarms(invite: CalendarInvite) -> Iterator[Alarm]:
    if invite.cancelled:
        return
    alarm = Alarm()
    alarm.add("ACTION", "DISPLAY")
    alarm.add("DESCRIPTION", _line(invite.subject))
    alarm.add("TRIGGER", -timedelta(minutes=invite.alarm_minutes))
    yield alarm


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)


def _text(words: str) -> str:
    """Keep line breaks as they are meant, and no other control character: none may end a line."""
    return _UNPRINTABLE.sub(" ", words.replace("\r\n", "\n").replace("\r", "\n"))


def _line(words: str) -> str:
    return " ".join(_text(words).split())
