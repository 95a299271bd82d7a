"""Files that are meant to hurt: each is answered within seconds, in one clear line."""

from __future__ import annotations

import resource
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.calendars.lines import kept_lines
from adapters.calendars.read import read_busy
from adapters.calendars.worker import Worker
from orchestration.model.busy import LeftOut, Unread
from orchestration.model.errors import BadInput
from orchestration.model.times import Window

WEEKS = Window(date(2026, 11, 16), date(2026, 12, 11))
SECONDS = 3


def calendar(*parts: str) -> bytes:
    return "".join(("BEGIN:VCALENDAR\r\n", *parts, "END:VCALENDAR\r\n")).encode()


def event(start: str, *lines: str, uid: int = 1) -> str:
    body = "".join(f"{line}\r\n" for line in lines)
    return f"BEGIN:VEVENT\r\nUID:{uid}\r\nDTSTART:{start}\r\n{body}END:VEVENT\r\n"


def hours(*rules: str, start: str = "20261101T000000Z") -> bytes:
    return calendar(event(start, "DURATION:PT1H", *rules))


EVERY_MINUTE = ",".join(str(minute) for minute in range(60))
EVERYTHING = f"BYMINUTE={EVERY_MINUTE};BYSECOND={EVERY_MINUTE}"

REFUSED_AT_ONCE = {
    "a time zone that changes every second": calendar(
        "BEGIN:VTIMEZONE\r\nTZID:Evil\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\n"
        "TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=SECONDLY\r\n"
        "END:STANDARD\r\nEND:VTIMEZONE\r\n"
    ),
    "20,000 events": calendar(*(event("20261116T090000Z", uid=n) for n in range(20_000))),
    "100,000 exceptions": hours("EXDATE:" + ",".join(["20261116T090000Z"] * 100_000)),
    "80,000 busy periods": calendar(
        "BEGIN:VFREEBUSY\r\nFREEBUSY:",
        ",".join(["20261116T090000Z/PT1H"] * 80_000),
        "\r\nEND:VFREEBUSY\r\n",
    ),
    "50,000 deep": calendar("BEGIN:VEVENT\r\n" * 50_000, "END:VEVENT\r\n" * 50_000),
    "never closed": calendar("BEGIN:VEVENT\r\n" * 50_000),
    "closed too often": calendar("END:VEVENT\r\n" * 50_000),
    "a megabyte of garbage": bytes(range(1, 256)) * 4000,
    "garbage in a calendar": b"BEGIN:VCALENDAR\r\n" + bytes(range(1, 256)) * 4000,
    "nothing": b"",
    "zeros": b"\0" * 1_000_000,
    "UTF-16": hours().decode().encode("utf-16"),
    "a web page": b"<!doctype html><title>BEGIN:VCALENDAR</title>",
    "a zip archive": b"PK\x03\x04" * 1000,
    "three megabytes": calendar("X-FILL:" + "a" * 3_000_000),
}

NO_END = {
    "every second": hours("RRULE:FREQ=SECONDLY"),
    "every minute in small letters": hours("RRULE:FREQ=minutely;COUNT=5"),
    "every second, folded": hours("RRU\r\n LE:FREQ=SEC\r\n\tONDLY"),
    "every second, with a parameter": hours("RRULE;X=Y:FREQ=SECONDLY"),
    "every hour for ever": hours("RRULE:FREQ=HOURLY"),
    "every day since the year 1": hours("RRULE:FREQ=DAILY", start="00010101T000000Z"),
    "rule before its start": calendar(
        "BEGIN:VEVENT\r\nRRULE:FREQ=DAILY\r\nDTSTART:00010101T000000Z\r\nEND:VEVENT\r\n"
    ),
    "every day of all years": hours("RRULE:FREQ=DAILY;UNTIL=99991231", start="00010101T000000Z"),
    "ages of seconds": hours("RRULE:FREQ=SECONDLY;COUNT=99999999999", start="20260101T080000Z"),
    "every year since the first": hours("RRULE:FREQ=YEARLY", start="00011117T000000Z"),
    "every Tuesday since the year 1": hours("RRULE:FREQ=WEEKLY;BYDAY=TU", start="00010101T000000Z"),
}
"""Each is one event that is left out but for its first time."""

REFUSED_AFTER_TRYING = {
    "every second of every hour": hours(f"RRULE:FREQ=HOURLY;UNTIL=20991231;{EVERYTHING}"),
    "30 February": hours("RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
    "a thousand since 1900": calendar(
        *(event("19000101T000000Z", "RRULE:FREQ=DAILY", uid=n) for n in range(1000))
    ),
}

ENDURED = {
    "a million weekdays": hours("RRULE:FREQ=DAILY;BYDAY=" + "MO," * 300_000),
    "only line ends": calendar("\r\n" * 450_000),
    "only folds": calendar("\r\n " * 450_000),
    "only quotes": calendar(event("x", 'DTEND;X="' + '"' * 900_000)),
    "a count of a million digits": hours(f"RRULE:FREQ=DAILY;COUNT={'9' * 1_000_000}"),
    "a count of a million zeros": hours(f"RRULE:FREQ=DAILY;COUNT={'0' * 1_000_000}1"),
    "a length of a million zeros": calendar(event("20261116T090000Z", f"DURATION:P{'0' * 10**6}D")),
    "a length of a million digits": calendar(event("20261116T090000Z", f"DURATION:P{'9' * 10**6}")),
    "five thousand series to the end of time": calendar(
        *(
            event("20261101T090000Z", "DTEND:99991231T000000Z", "RRULE:FREQ=DAILY;COUNT=1", uid=n)
            for n in range(5000)
        )
    ),
    "five thousand broken events": calendar(*(event("soon", uid=n) for n in range(5000))),
    "100,000 parameters": calendar(event("x", "DTEND" + ";X=1" * 100_000 + ":20261116T090000Z")),
    "five thousand overrides": calendar(
        event("20261101T090000Z", "RRULE:FREQ=DAILY"),
        *(event("20261116T090000Z", "RECURRENCE-ID:20261116T090000Z") for _ in range(4900)),
    ),
}


def outcome(ics: bytes, *worker: Worker) -> BadInput | None:
    try:
        read_busy(ics, "Europe/Berlin", WEEKS, *worker)
    except BadInput as refusal:
        return refusal
    return None


def work_seconds() -> float:
    """Work of this process and of children that have ended: a clock shows that of others, too."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


@pytest.mark.parametrize("ics", REFUSED_AT_ONCE.values(), ids=REFUSED_AT_ONCE)
def test_bomb_is_refused_at_once(ics):
    began = process_time()

    with pytest.raises(BadInput, match="calendar: got"):
        kept_lines(ics)

    assert process_time() - began < 1


@pytest.mark.parametrize("ics", NO_END.values(), ids=NO_END)
def test_event_without_an_end_is_left_out_alone(ics):
    began = work_seconds()
    good = event("20261118T150000Z", "DURATION:PT1H", uid=2).encode()

    with Worker() as worker:
        more = ics.replace(b"END:VCALENDAR", good + b"END:VCALENDAR")
        found = read_busy(more, "UTC", WEEKS, worker)

    assert datetime(2026, 11, 18, 15, tzinfo=UTC) in [each.start for each in found.intervals]
    assert found.left_out == (LeftOut(1, Unread.REPEATS),)
    assert work_seconds() - began < SECONDS


@pytest.mark.parametrize("ics", REFUSED_AFTER_TRYING.values(), ids=REFUSED_AFTER_TRYING)
def test_costly_file_is_given_up(ics):
    began = work_seconds()

    with Worker() as worker:
        assert "takes too long" in str(outcome(ics, worker))
    assert work_seconds() - began < SECONDS


@pytest.mark.parametrize("ics", ENDURED.values(), ids=ENDURED)
def test_odd_file_is_answered_in_time(ics):
    began = work_seconds()

    with Worker() as worker:
        outcome(ics, worker)

    assert work_seconds() - began < SECONDS


def test_a_costly_file_costs_nobody_else_theirs():
    costly, good = REFUSED_AFTER_TRYING["30 February"], hours("RRULE:FREQ=DAILY;COUNT=30")

    with Worker() as worker, ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda ics: outcome(ics, worker), [costly, good, costly, good]))

    assert [each is None for each in answers] == [False, True, False, True]


def test_a_worker_that_is_gone_is_begun_again():
    with Worker() as worker:
        assert outcome(hours(), worker) is None
        worker.process.kill()
        worker.process.wait()
        assert outcome(hours(), worker) is None
        worker.close()
        assert outcome(hours(), worker) is None


def test_nothing_of_a_file_is_left_for_the_next():
    """The libraries keep the zones that a file describes, by their names."""
    odd = (
        "BEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\n"
        "TZOFFSETFROM:+0500\r\nTZOFFSETTO:+0500\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
    )
    at_nine = event("20261116T090000", "DURATION:PT1H").replace("DTSTART", "DTSTART;TZID=Office")

    with Worker() as worker:
        told = [read_busy(calendar(*parts, at_nine), "UTC", WEEKS, worker) for parts in ([odd], [])]

    assert [each.intervals[0].start.hour for each in told] == [4, 9]


def test_refusal_never_repeats_the_file():
    canary = event("20261116T090000Z", "SUMMARY:CANARY", "RRULE:FREQ=SECONDLY;X=CANARY")

    refusal = outcome(calendar(canary.replace("VEVENT", "VTIMEZONE")))

    assert isinstance(refusal, BadInput)
    assert refusal.field == "calendar"
    assert "CANARY" not in str(refusal)
    assert "\n" not in str(refusal)


@pytest.mark.parametrize("year", ["1604", "1900"])
def test_old_birthdays_are_no_bombs(year):
    birthday = event(f"{year}1117T000000Z", "DURATION:PT1H", "RRULE:FREQ=YEARLY")

    assert len(read_busy(calendar(birthday), "UTC", WEEKS).intervals) == 1


@pytest.mark.parametrize("year", [1604, 1900, 1984])
def test_everybodys_birthday_is_no_bomb(year):
    days = (date(year, 1, 1) + timedelta(days=each % 366) for each in range(1300))
    lines = ("DURATION:P1D", "RRULE:FREQ=YEARLY")
    born = [event(f"{day:%Y%m%d}T000000", *lines, uid=n) for n, day in enumerate(days)]

    assert len(read_busy(calendar(*born), "UTC", WEEKS).intervals) == 1


@settings(max_examples=200)
@given(st.binary(max_size=300), st.integers(0, 120))
def test_any_bytes_are_read_or_refused(noise, place):
    ics = hours("RRULE:FREQ=DAILY;COUNT=2")

    for tampered in (noise, ics[:place] + noise + ics[place:]):
        with suppress(BadInput):
            assert kept_lines(tampered).startswith("BEGIN:VCALENDAR")
