"""Events that are endless, far off or broken: busy where that is known, else counted as missing."""

from __future__ import annotations

from datetime import date

import pytest

from adapters.calendars.expand import busy_times
from adapters.calendars.lines import kept_lines
from adapters.calendars.read import read_busy
from orchestration.model.busy import Busy, LeftOut, Unread
from orchestration.model.times import Window, zone_named

WEEK = Window(date(2026, 11, 16), date(2026, 11, 20))
WHOLE_WEEK = ["16 00:00-21 00:00"]
AT_NINE = [f"{day} 09:00-{day} 10:00" for day in range(16, 21)]
START, HOUR = "DTSTART:20261116T090000Z", "DURATION:PT1H"
GOOD = ("UID:good", "DTSTART:20261118T150000Z", HOUR)


def calendar(*events: tuple[str, ...], within: str = "VEVENT") -> bytes:
    lines = [line for each in events for line in (f"BEGIN:{within}", *each, f"END:{within}")]
    return "".join(f"{each}\r\n" for each in ("BEGIN:VCALENDAR", *lines, "END:VCALENDAR")).encode()


def read(ics: bytes, zone: str = "UTC") -> Busy:
    return busy_times(kept_lines(ics), zone_named(zone), WEEK)


def shown(busy: Busy) -> list[str]:
    return [f"{each.start:%d %H:%M}-{each.end:%d %H:%M}" for each in busy.intervals]


def lost(busy: Busy) -> dict[str, int]:
    return {each.why.value: each.events for each in busy.left_out}


@pytest.mark.parametrize(
    "said",
    [
        ("DTSTART:20261110T090000Z", "DTEND:99991231T235959Z"),
        ("DTSTART;VALUE=DATE:20261110", "DTEND;VALUE=DATE:99991231"),
        ("DTSTART:20261110T090000", "DTEND:99991231T235959"),
        ("DTSTART;TZID=America/New_York:20261110T090000", "DTEND:99991231T235959Z"),
        ("DTSTART:00010101T000000Z", "DTEND:20270101T000000Z"),
        ("DTSTART;VALUE=DATE:00010101", "DTEND;VALUE=DATE:20270101"),
        ("DTSTART;TZID=Asia/Tokyo:00010101T000000", "DTEND;TZID=Asia/Tokyo:99991231T000000"),
        ("DTSTART:20261110T090000Z", "DURATION:P99999999999D"),
        ("DTSTART:20261110T090000Z", "DURATION:P3000000D"),
        ("DTSTART:00010101T000000Z", "DURATION:P739950D"),
        ("DTSTART:20261101T090000Z", "DURATION:P99D", "RDATE:99991231T090000Z"),
        ("DTSTART;VALUE=DATE:20261110", "DURATION:P99999999999W"),
        ("DTSTART:20261110T090000Z", "DURATION:PT999999999999S"),
        ("DTSTART:20261101T090000Z", "DTEND:99991231T090000Z", "RRULE:FREQ=DAILY"),
        ("DTSTART:20261101T090000Z", "DURATION:P9999D", "RRULE:FREQ=WEEKLY;COUNT=1"),
        ("DTSTART:20261110T090000Z", "DTEND:99991231T235959Z", "RDATE:20261112T090000Z"),
    ],
)
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "Pacific/Niue"])
def test_engagement_longer_than_the_window_fills_it(said, zone):
    filled = read(calendar(said), zone)

    assert [(each.end - each.start).days for each in filled.intervals] == [5]
    assert not filled.left_out


@pytest.mark.parametrize(
    "said",
    [
        (START, "DTEND:99991231T235959Z"),
        (START, "DURATION:P99999999999D"),
        (START, "DURATION:P1D", "RRULE:FREQ=DAILY;COUNT=99999999999"),
    ],
)
def test_endless_engagement_begins_when_it_begins(said):
    assert shown(read(calendar(said))) == ["16 09:00-21 00:00"]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("RRULE:FREQ=DAILY;COUNT=99999999999", AT_NINE),
        ("RRULE:count=9999999999999999999999;freq=daily", AT_NINE),
        ("RRULE:FREQ=DAILY;COUNT=0000000002", []),
        ("RRULE:FREQ=DAILY;UNTIL=99991231T235959Z", AT_NINE),
        ("RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=99999999999", AT_NINE[:1]),
        ("RRULE:FREQ=DAILY;INTERVAL=99999999999", []),
    ],
)
def test_series_is_worked_out_within_the_window_only(rule, expected):
    found = read(calendar(("DTSTART:20261101T090000Z", HOUR, rule)))

    assert shown(found) == expected
    assert not found.left_out


@pytest.mark.parametrize(
    "said",
    [
        ("DTSTART:20260230T090000Z", HOUR),
        ("DTSTART:20261131T090000Z", HOUR),
        ("DTSTART;VALUE=DATE:20261399",),
        ("DTSTART:20261116T250000Z", HOUR),
        ("DTSTART:tomorrow", HOUR),
        ("dtstart:tomorrow", HOUR),
        (HOUR,),
        (START, "DTEND:20260230T090000Z"),
        (START, "DURATION:long"),
        ("DTSTART;VALUE=DATE:20261110", "DTEND:rubbish"),
        ("DTSTART:20261317T090000Z", HOUR, "RECURRENCE-ID:20261117T090000Z"),
    ],
)
def test_event_without_readable_times_is_left_out_and_counted(said):
    found = read(calendar(said, GOOD))

    assert shown(found) == ["18 15:00-18 16:00"]
    assert lost(found) == {"times": 1}


@pytest.mark.parametrize(
    "rule",
    [
        "RRULE:FREQ=NEVER",
        "RRULE:rubbish",
        "RRULE:BYDAY=MO",
        "RRULE:FREQ=WEEKLY;BYDAY=XX",
        "RRULE:FREQ=DAILY;UNTIL=someday",
        "RRULE:FREQ=DAILY;COUNT=0",
        "RRULE:FREQ=DAILY;COUNT=-1",
        "RRULE:FREQ=DAILY;INTERVAL=0",
        "RRULE:FREQ=DAILY;INTERVAL=-1",
        "RRULE:FREQ=YEARLY;BYMONTH=13",
        "RRULE:FREQ=MONTHLY;BYMONTHDAY=40",
        "RRULE:FREQ=DAILY;BYHOUR=25",
        "RDATE:20260230T090000Z",
    ],
)
def test_broken_repetition_leaves_the_first_time(rule):
    found = read(calendar((START, HOUR, rule)))

    assert shown(found) == AT_NINE[:1]
    assert lost(found) == {"repeats": 1}


def test_series_that_breaks_the_libraries_is_lost_alone():
    endless = ("UID:bad", "DTSTART:00010101T090000Z", "DTEND:99991231T090000Z")
    found = read(calendar((*endless, "RRULE:FREQ=YEARLY;COUNT=2"), GOOD))

    assert shown(found) == ["18 15:00-18 16:00"]
    assert lost(found) == {"series": 1}


@pytest.mark.parametrize(
    "said",
    [
        (START, "RRULE:FREQ=DAILY;UNTIL=00010101T000000Z"),
        (START, "RRULE:FREQ=DAILY;UNTIL=20261116T085959Z"),
        ("DTSTART;VALUE=DATE:20261116", "RRULE:FREQ=DAILY;UNTIL=20261115"),
        ("DTSTART;TZID=Europe/Berlin:20261116T090000", "RRULE:FREQ=WEEKLY;UNTIL=20261101T000000Z"),
    ],
)
def test_series_that_ends_before_it_begins_is_left_out_and_counted(said):
    found = read(calendar((*said, HOUR), GOOD))

    assert shown(found) == ["18 15:00-18 16:00"]
    assert lost(found) == {"series": 1}


@pytest.mark.parametrize("exception", ["EXDATE:banana", "EXDATE:20260230T090000Z"])
def test_series_whose_exceptions_cannot_be_read_has_none_and_says_so(exception):
    found = read(calendar((START, HOUR, "RRULE:FREQ=DAILY", exception)))

    assert shown(found) == AT_NINE
    assert lost(found) == {"exceptions": 1}


def test_exception_of_what_does_not_repeat_is_nothing_to_tell():
    assert not read(calendar((START, HOUR, "EXDATE:banana"))).left_out


def test_busy_period_that_cannot_be_read_is_counted():
    found = read(
        calendar(("FREEBUSY:20261116T090000Z/PT1H,soon,00010101T000000Z/PT1H",), within="VFREEBUSY")
    )

    assert shown(found) == AT_NINE[:1]
    assert lost(found) == {"times": 1}


@pytest.mark.parametrize(
    "said",
    [
        ("DTSTART:tomorrow", HOUR, "TRANSP:TRANSPARENT"),
        ("DTSTART:tomorrow", HOUR, "STATUS:CANCELLED"),
        ("DTSTART:20270116T090000Z", "DTEND:rubbish"),
        ("DTSTART:20270116T090000Z", HOUR, "RRULE:FREQ=NEVER"),
        ("DTSTART:99991231T235959Z", "DURATION:P9D", "RRULE:FREQ=DAILY"),
        ("DTSTART:99991231T235959Z", "DURATION:P9D"),
        ("DTSTART:00010101T000000Z", HOUR),
        ("DTSTART:99991231T000000Z", HOUR, "RDATE:99991230T090000Z"),
        (START,),
        (START, "DTEND:20261116T090000Z"),
    ],
)
def test_what_could_not_matter_is_not_told(said):
    assert read(calendar(said)) == Busy(())


def test_change_to_an_unknown_occurrence_counts_for_itself():
    series = ("UID:one", START, HOUR, "RRULE:FREQ=DAILY;COUNT=2")
    moved = ("UID:one", "DTSTART:20261119T090000Z", HOUR, "RECURRENCE-ID:20260230T090000Z")

    assert shown(read(calendar(series, moved))) == [*AT_NINE[:2], AT_NINE[3]]


def test_far_override_still_frees_its_occurrence():
    series = ("UID:one", START, HOUR, "RRULE:FREQ=DAILY;COUNT=2")
    moved = ("UID:one", "DTSTART:20290101T090000Z", HOUR, "RECURRENCE-ID:20261117T090000Z")

    assert shown(read(calendar(series, moved))) == AT_NINE[:1]


def test_long_engagement_from_long_ago_ends_when_it_ends():
    assert shown(read(calendar(("DTSTART:00010101T090000Z", "DURATION:P739936D")))) == [
        "16 00:00-17 09:00"
    ]


def test_what_was_left_out_comes_from_the_child():
    broken = ("DTSTART:tomorrow", HOUR)

    assert read_busy(calendar(broken, broken, GOOD), "UTC", WEEK).left_out == (
        LeftOut(2, Unread.TIMES),
    )


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (("DTSTART;VALUE=DATE:16041117", "RRULE:FREQ=YEARLY"), ["17 00:00-18 00:00"]),
        (("DTSTART;VALUE=DATE:16041119", "RRULE:FREQ=YEARLY;INTERVAL=2"), ["19 00:00-20 00:00"]),
        (("DTSTART;VALUE=DATE:16051119", "RRULE:FREQ=YEARLY;INTERVAL=2"), []),
        (("DTSTART;VALUE=DATE:16041119", "RRULE:FREQ=YEARLY;INTERVAL=3"), []),
        (("DTSTART;VALUE=DATE:16051119", "RRULE:FREQ=YEARLY;INTERVAL=3"), []),
        (("DTSTART;VALUE=DATE:16061119", "RRULE:FREQ=YEARLY;INTERVAL=3"), ["19 00:00-20 00:00"]),
        (
            ("DTSTART:17001101T090000Z", HOUR, "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=3TU"),
            ["17 09:00-17 10:00"],
        ),
        (("DTSTART:19641119T090000Z", HOUR, "RRULE:FREQ=YEARLY;UNTIL=20251231T000000Z"), []),
        (
            ("DTSTART:19641119T090000Z", HOUR, "RRULE:FREQ=YEARLY;UNTIL=20261231T000000Z"),
            ["19 09:00-19 10:00"],
        ),
        (("DTSTART:19641119T090000Z", HOUR, "RRULE:FREQ=YEARLY;COUNT=62"), []),
        (("DTSTART:19641119T090000Z", HOUR, "RRULE:FREQ=YEARLY;COUNT=63"), ["19 09:00-19 10:00"]),
        (
            ("DTSTART:19641119T090000Z", HOUR, "RRULE:FREQ=YEARLY", "EXDATE:20261119T090000Z"),
            [],
        ),
        (
            ("DTSTART:19001115T090000Z", "DTEND:19001117T090000Z", "RRULE:FREQ=YEARLY"),
            ["16 00:00-17 09:00"],
        ),
        (
            ("DTSTART;VALUE=DATE:19001101", "DTEND:19001117T090000Z", "RRULE:FREQ=YEARLY"),
            None,
        ),
        (("DTSTART:19001101T090000Z", "DURATION:P99999W", "RRULE:FREQ=YEARLY"), WHOLE_WEEK),
    ],
)
def test_what_is_every_year_stays_what_it_is_however_long_ago_it_began(said, expected):
    found = shown(read(calendar(("UID:1", *said))))

    assert expected is None or found == expected


def test_a_leap_day_stays_one_or_is_where_it_was():
    born = calendar(("UID:1", "DTSTART;VALUE=DATE:18960229", "RRULE:FREQ=YEARLY"))

    for year, birthdays in ((2028, 1), (2027, 0), (2096, 1), (2100, 0), (2102, 0), (2104, 1)):
        window = Window(date(year, 2, 20), date(year, 3, 5))
        found = busy_times(kept_lines(born), zone_named("UTC"), window)
        assert len(found.intervals) == birthdays, year
