"""Zones that a calendar names and does not describe, as Exchange 2010 writes them."""

from __future__ import annotations

from datetime import date

import pytest

from adapters.calendars.read import read_busy
from orchestration.model.busy import LeftOut, Unread
from orchestration.model.times import Window

WEEK = Window(date(2026, 11, 16), date(2026, 11, 20))
KNOWN, UNKNOWN = "W. Europe Standard Time", "Customized Time Zone"
BEGINS, FROM, TO = "DTSTART:16010101T000000", "TZOFFSETFROM:+0500", "TZOFFSETTO:+0500"
SUMMER = "BEGIN:DAYLIGHT", BEGINS, "TZOFFSETFROM:+0500", "TZOFFSETTO:+0600", "END:DAYLIGHT"
WINTER = "BEGIN:STANDARD", BEGINS, "TZOFFSETFROM:+0600", "TZOFFSETTO:+0500", "END:STANDARD"

EMPTY = {
    "nothing": (),
    "an empty part": ("BEGIN:STANDARD", "END:STANDARD"),
    "no beginning": ("BEGIN:STANDARD", FROM, TO, "END:STANDARD"),
    "no offset": ("BEGIN:STANDARD", BEGINS, "END:STANDARD"),
    "summer and winter, and no rule": (*WINTER, *SUMMER),
}
DESCRIBED = {
    "one offset": ("BEGIN:STANDARD", BEGINS, FROM, TO, "END:STANDARD"),
    "the same offset twice": (
        *("BEGIN:STANDARD", BEGINS, FROM, TO, "END:STANDARD"),
        *("BEGIN:DAYLIGHT", BEGINS, FROM, TO, "END:DAYLIGHT"),
    ),
    "a rule": (
        *(*WINTER[:-1], "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", WINTER[-1]),
        *(*SUMMER[:-1], "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", SUMMER[-1]),
    ),
    "a change long ago": (*WINTER, *(each.replace("1601", "1500") for each in SUMMER)),
}


def at_nine(zone: str, *described: str) -> tuple[int, tuple[LeftOut, ...]]:
    """The hour of UTC at which nine in a zone is read by somebody in Tokyo, and what is noted."""
    lines = (
        *("BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", f"TZID:{zone}", *described, "END:VTIMEZONE"),
        *("BEGIN:VEVENT", "UID:1", f'DTSTART;TZID="{zone}":20261117T090000', "DURATION:PT1H"),
        *("END:VEVENT", "END:VCALENDAR"),
    )
    ics = "".join(f"{each}\r\n" for each in lines).encode()
    found = read_busy(ics, "Asia/Tokyo", WEEK)
    return found.intervals[0].start.hour, found.left_out


@pytest.mark.parametrize("described", EMPTY.values(), ids=EMPTY)
def test_a_zone_that_says_nothing_is_known_by_its_name(described):
    assert at_nine(KNOWN, *described) == (8, (LeftOut(1, Unread.ZONE, "Europe/Berlin"),))
    assert at_nine("Europe/Berlin", *described) == (8, ())


@pytest.mark.parametrize("described", EMPTY.values(), ids=EMPTY)
@pytest.mark.parametrize("zone", [UNKNOWN, "(UTC+01:00) Bern, Rome"])
def test_else_it_is_the_readers_own_which_they_are_told(described, zone):
    assert at_nine(zone, *described) == (0, (LeftOut(1, Unread.ZONE, "Asia/Tokyo"),))


@pytest.mark.parametrize("described", DESCRIBED.values(), ids=DESCRIBED)
def test_a_zone_that_says_what_it_is_is_taken_at_its_word(described):
    assert at_nine(UNKNOWN, *described) == (4, ())


@pytest.mark.parametrize("described", EMPTY.values(), ids=EMPTY)
def test_a_zone_without_a_name_is_nothing(described):
    assert at_nine("", *described) == (0, ())
