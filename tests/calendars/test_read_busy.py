"""What a calendar file says of when its owner is busy."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.calendars.expand import busy_times, merged
from adapters.calendars.lines import kept_lines
from adapters.calendars.read import read_busy
from adapters.calendars.worker import Worker
from orchestration.model.times import Interval, Window, zone_named

FILES = Path(__file__).parent / "files"
WEEK = Window(date(2026, 11, 16), date(2026, 11, 20))


def busy_in(ics: bytes, zone: str, window: Window = WEEK) -> list[str]:
    times = busy_times(kept_lines(ics), zone_named(zone), window).intervals
    return [f"{time.start:%d %H:%M}-{time.end:%d %H:%M}" for time in times]


def calendar(*lines: str) -> bytes:
    return "\r\n".join(("BEGIN:VCALENDAR", "VERSION:2.0", *lines, "END:VCALENDAR", "")).encode()


def event(*lines: str, uid: str = "one") -> str:
    return "\r\n".join(("BEGIN:VEVENT", f"UID:{uid}", *lines, "END:VEVENT"))


@pytest.mark.parametrize(
    ("file", "zone", "expected"),
    [
        (
            "google.ics", "Europe/Lisbon",
            [
                "16 09:30-16 10:00", "16 14:00-16 15:00", "17 09:30-17 10:00", "19 15:00-19 15:30",
                "20 09:30-20 10:00",
            ],
        ),
        (
            "outlook.ics", "Europe/Berlin",
            ["16 09:00-16 10:30", "17 13:00-17 14:00", "18 23:00-20 23:00"],
        ),
        (
            "apple.ics", "Asia/Dubai",
            ["16 08:00-16 08:45", "16 14:00-16 15:00", "17 08:00-17 08:45"],
        ),
        (
            "freebusy.ics", "UTC",
            ["16 09:00-16 10:00", "16 12:00-16 13:00", "17 09:00-17 10:00", "18 09:00-18 10:00"],
        ),
    ],
)  # fmt: skip
def test_real_exports_give_their_busy_times(file, zone, expected):
    assert busy_in((FILES / file).read_bytes(), zone) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (("DTSTART:20261116T090000Z", "DTEND:20261116T100000Z"), ["16 09:00-16 10:00"]),
        (("DTSTART:20261116T090000Z", "DURATION:PT90M"), ["16 09:00-16 10:30"]),
        (("DTSTART:20261116T090000Z",), []),
        (("DTSTART:20261116T090000Z", "DTEND:20261116T090000Z"), []),
        (("DTSTART:20261116T090000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT"), []),
        (("DTSTART:20261116T090000Z", "DURATION:PT1H", "STATUS:CANCELLED"), []),
        (("DTSTART:20261116T090000Z", "DURATION:PT1H", "status:cancelled"), []),
        (("DTSTART:20261116T090000Z", "DURATION:PT1H", "STATUS:TENTATIVE"), ["16 09:00-16 10:00"]),
        (("DTSTART:20261116T090000Z", "DURATION:PT1H", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"), []),
        (
            ("DTSTART:20261116T090000Z", "DURATION:PT1H", "X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE"),
            ["16 09:00-16 10:00"],
        ),
        (
            ("DTSTART:20261116T090000Z", "DURATION:PT1H", "ATTENDEE;PARTSTAT=DECLINED:mailto:a@b"),
            ["16 09:00-16 10:00"],
        ),
        (("DTSTART:20261113T220000Z", "DTEND:20261116T100000Z"), ["16 00:00-16 10:00"]),
        (("DTSTART:20261110T090000Z", "DURATION:PT1H"), []),
        (("DTSTART:20261122T090000Z", "DURATION:PT1H"), []),
    ],
)
def test_events_are_busy_or_free(said, expected):
    assert busy_in(calendar(event(*said)), "UTC") == expected


@pytest.mark.parametrize(
    ("said", "zone", "expected"),
    [
        (("DTSTART;VALUE=DATE:20261117",), "America/New_York", ["17 05:00-18 05:00"]),
        (
            ("DTSTART;VALUE=DATE:20261117", "DTEND;VALUE=DATE:20261119"),
            "Asia/Kolkata", ["16 18:30-18 18:30"],
        ),
        (("DTSTART;VALUE=DATE:20261117", "TRANSP:TRANSPARENT"), "Asia/Kolkata", []),
        (("DTSTART;VALUE=DATE:20261117", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"), "Asia/Kolkata", []),
        (("DTSTART;VALUE=DATE:20261117",), "+05:30", ["16 18:30-17 18:30"]),
        (("DTSTART:20261116T090000", "DURATION:PT1H"), "America/New_York", ["16 14:00-16 15:00"]),
        (
            ("DTSTART;TZID=Nowhere/At-All:20261116T090000", "DURATION:PT1H"),
            "America/New_York", ["16 14:00-16 15:00"],
        ),
        (
            ("DTSTART;TZID=Tokyo Standard Time:20261116T090000", "DURATION:PT1H"),
            "UTC", ["16 00:00-16 01:00"],
        ),
        (
            ("DTSTART:20261116T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
            "Asia/Kolkata", ["16 03:30-16 04:30", "17 03:30-17 04:30"],
        ),
    ],
)  # fmt: skip
def test_zones_place_events_in_time(said, zone, expected):
    assert busy_in(calendar(event(*said)), zone) == expected


def test_floating_times_follow_calendar_zone():
    ics = calendar("X-WR-TIMEZONE:Asia/Tokyo", event("DTSTART:20261116T180000", "DURATION:PT1H"))

    assert busy_in(ics, "UTC") == ["16 09:00-16 10:00"]


def test_unknown_calendar_zone_is_ignored():
    ics = calendar("X-WR-TIMEZONE:../../Mars", event("DTSTART:20261116T180000Z", "DURATION:PT1H"))

    assert busy_in(ics, "UTC") == ["16 18:00-16 19:00"]


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (("RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261117T090000Z"), ["16", "18"]),
        (("RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261117"), ["16", "18"]),
        (("RRULE:FREQ=DAILY;UNTIL=20261117T090000Z",), ["16", "17"]),
        (("RDATE:20261118T090000Z,20261119T090000Z",), ["16", "18", "19"]),
        (("RRULE:FREQ=WEEKLY;BYDAY=MO,FR",), ["16", "20"]),
        (("RRULE:FREQ=WEEKLY;INTERVAL=2",), ["16"]),
        (("RRULE:FREQ=MONTHLY;BYDAY=3FR",), ["16", "20"]),
        (("RRULE:FREQ=HOURLY;INTERVAL=24;COUNT=3",), ["16", "17", "18"]),
    ],
)
def test_rules_repeat_an_event(rules, expected):
    ics = calendar(event("DTSTART:20261116T090000Z", "DURATION:PT30M", *rules))

    assert [line[:2] for line in busy_in(ics, "UTC")] == expected


def test_cancelled_override_frees_its_occurrence():
    ics = calendar(
        event("DTSTART:20261116T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"),
        event(
            "DTSTART:20261117T090000Z", "DURATION:PT1H",
            "RECURRENCE-ID:20261117T090000Z", "STATUS:CANCELLED",
        ),
    )  # fmt: skip

    assert busy_in(ics, "UTC") == ["16 09:00-16 10:00", "18 09:00-18 10:00"]


def test_period_dates_carry_their_length():
    ics = calendar(
        event(
            "DTSTART:20261116T090000Z", "DURATION:PT1H",
            "RDATE;VALUE=PERIOD:20261117T090000Z/PT2H",
        )
    )  # fmt: skip

    assert busy_in(ics, "UTC") == ["16 09:00-16 10:00", "17 09:00-17 11:00"]


def test_weekly_call_follows_foreign_clock():
    """New York leaves summer time a week after Berlin: for a week the call is an hour earlier."""
    ics = calendar(
        event("DTSTART;TZID=America/New_York:20261019T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY")
    )
    window = Window(date(2026, 10, 19), date(2026, 11, 3))

    assert busy_in(ics, "Europe/Berlin", window) == [
        "19 13:00-19 14:00", "26 13:00-26 14:00", "02 14:00-02 15:00",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("day", "expected"),
    [("20270328", "27 23:00-28 22:00"), ("20261025", "24 22:00-25 23:00")],
)
def test_whole_day_lasts_local_day(day, expected):
    """A day of 23 hours, and one of 25."""
    shown = date.fromisoformat(day)
    ics = calendar(event(f"DTSTART;VALUE=DATE:{day}"))

    assert busy_in(ics, "Europe/Berlin", Window(shown, shown)) == [expected]


def test_night_shift_keeps_local_end():
    """The night in spring that lacks an hour makes the shift an hour shorter."""
    ics = calendar(
        event(
            "DTSTART;TZID=Europe/Berlin:20270326T233000",
            "DTEND;TZID=Europe/Berlin:20270327T043000",
            "RRULE:FREQ=DAILY;COUNT=2",
        )
    )
    window = Window(date(2027, 3, 27), date(2027, 3, 28))

    assert busy_in(ics, "Europe/Berlin", window) == ["26 23:00-27 03:30", "27 22:30-28 02:30"]


def test_window_days_are_local_days():
    ics = calendar(
        event("DTSTART:20261116T040000Z", "DURATION:PT1H", uid="still the 15th there"),
        event("DTSTART:20261121T040000Z", "DURATION:PT1H", uid="still the 20th there"),
    )

    assert busy_in(ics, "America/New_York") == ["21 04:00-21 05:00"]


@pytest.mark.parametrize(
    "bad",
    [
        ("DTSTART:20261116T090000Z", "RRULE:FREQ=DAILY;INTERVAL=-1"),
        ("DTSTART:tomorrow", "DURATION:PT1H"),
        ("DTSTART:99991231T235959Z", "DURATION:P9D", "RRULE:FREQ=DAILY"),
        ("DTSTART:20261116T090000Z", "DTSTART:20261116T090000Z", "DTSTART:20261117T090000Z"),
        ("DTSTART:20261116T090000Z", "RRULE:FREQ=DAILY;UNTIL=someday"),
        ("DTSTART:20261116T090000Z", "SEQUENCE:many"),
        ("DTSTART;VALUE=DATE:20261110", "DTEND:rubbish"),
        ("SUMMARY:no start",),
        ("DTSTART:20261116T090000Z", "SEQUENCE;no parameter"),
    ],
)
def test_bad_event_keeps_the_others(bad):
    good = event("DTSTART:20261118T090000Z", "DURATION:PT1H", uid="good")

    assert "18 09:00-18 10:00" in busy_in(calendar(event(*bad), good), "UTC")


@pytest.mark.parametrize(
    "bad",
    [
        ("BEGIN:VFREEBUSY", "FREEBUSY:20261116T09/PT1H", "DTSTART:soon", "END:VFREEBUSY"),
        ("BEGIN:VFREEBUSY", "UID;no parameter", "END:VFREEBUSY"),
        ("BEGIN:VTODO", "DTSTART:soon", "RRULE:FREQ=NEVER", "END:VTODO"),
        ("METHOD;no parameter",),
    ],
)
def test_bad_lines_keep_the_events(bad):
    good = event("DTSTART:20261118T090000Z", "DURATION:PT1H", uid="good")

    assert busy_in(calendar(*bad, good), "UTC") == ["18 09:00-18 10:00"]


def test_events_without_uid_all_count():
    lines = ("BEGIN:VEVENT", "DTSTART:202611{day}T090000Z", "DURATION:PT1H", "END:VEVENT")
    ics = calendar(*(line.format(day=day) for day in (16, 17) for line in lines))

    assert busy_in(ics, "UTC") == ["16 09:00-16 10:00", "17 09:00-17 10:00"]


def test_cancelled_calendar_is_free():
    ics = calendar("METHOD:CANCEL", event("DTSTART:20261116T090000Z", "DURATION:PT1H"))

    assert busy_in(ics, "UTC") == []


def test_several_calendars_are_one():
    ics = calendar(event("DTSTART:20261116T090000Z", "DURATION:PT1H"))
    later = calendar(event("DTSTART:20261116T093000Z", "DURATION:PT1H"))

    assert busy_in(ics + later, "UTC") == ["16 09:00-16 10:30"]


@pytest.mark.parametrize("ending", ["\r\n", "\n", "\r"])
def test_every_line_ending_is_read(ending):
    ics = calendar(event("DTSTART:20261116T090000Z", "DURA\r\n TION:PT1H"))

    assert busy_in(ics.replace(b"\r\n", ending.encode()), "UTC") == ["16 09:00-16 10:00"]


def test_titles_are_dropped_before_reading():
    text = kept_lines((FILES / "google.ics").read_bytes())

    assert "CANARY" not in text
    assert "SUMMARY" not in text


def test_read_busy_gives_utc_intervals():
    assert read_busy((FILES / "freebusy.ics").read_bytes(), "Asia/Tokyo", WEEK).intervals[
        0
    ] == Interval(datetime(2026, 11, 16, 9, tzinfo=UTC), datetime(2026, 11, 16, 10, tzinfo=UTC))


def test_globally_unique_zone_is_guessed():
    zoned = "DTSTART;TZID=/freeassociation.sourceforge.net/Asia/Tokyo:20261116T180000"
    ics = calendar(event(zoned, "DURATION:PT1H"))

    assert [time.start.hour for time in read_busy(ics, "UTC", WEEK).intervals] == [9]


@pytest.mark.parametrize(
    ("zone", "hour"), [("-05:00", 14), ("+05:30", 3), ("America/New_York", 14)]
)
def test_zone_reaches_the_child(zone, hour):
    ics = calendar(event("DTSTART:20261116T090000", "DURATION:PT1H"))

    assert [time.start.hour for time in read_busy(ics, zone, WEEK).intervals] == [hour]


def test_several_files_can_be_read_at_once():
    ics = (FILES / "google.ics").read_bytes()
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda zone: read_busy(ics, zone, WEEK), ["UTC"] * 4))

    assert len(set(answers)) == 1


def test_read_busy_refuses_unknown_zones():
    with pytest.raises(ValueError, match="no time zone"):
        read_busy(calendar(), "Europe/Atlantis", WEEK)


minutes = st.integers(0, 3000)


@given(st.lists(st.tuples(minutes, st.integers(1, 500))))
def test_merged_times_are_sorted_and_disjoint(pairs):
    origin = datetime(2026, 11, 16, tzinfo=UTC)
    times = [
        Interval(origin + timedelta(minutes=start), origin + timedelta(minutes=start + length))
        for start, length in pairs
    ]
    result = merged(times)

    assert all(one.end < other.start for one, other in pairwise(result))
    for minute in range(0, 3500, 7):
        moment = origin + timedelta(minutes=minute)
        assert holds(result, moment) == holds(times, moment)


def holds(times, moment):
    return any(time.start <= moment < time.end for time in times)


def test_who_has_worked_nothing_out_leaves_nothing_open():
    """A socket that was left open is warned of, which is an error here."""
    Worker()
