"""What the invite says, and that other programs read it the same way."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
import vobject
from hypothesis import example, given
from hypothesis import strategies as st
from ical.calendar_stream import IcsCalendarStream
from icalendar import Calendar

from adapters.calendars.expand import busy_times
from adapters.calendars.lines import kept_lines
from adapters.calendars.write import write_invite
from orchestration.model.people import Member, MemberId, Organiser
from orchestration.model.times import Interval, Window
from orchestration.privacy import PublicReason
from orchestration.views.documents import CalendarInvite

DANA = Member(MemberId("dana"), "Dána Nagy", "Europe/Budapest", True, email="dana@example.org")
OMAR = Member(MemberId("omar"), "Omar", "Asia/Dubai")
INVITE = CalendarInvite(
    uid="q1-plan@convene",
    sequence=2,
    stamp=datetime(2026, 11, 20, 9, tzinfo=UTC),
    subject="Q1 migration plan",
    start=datetime(2026, 11, 23, 10, tzinfo=ZoneInfo("America/New_York")),
    end=datetime(2026, 11, 23, 10, 45, tzinfo=ZoneInfo("America/New_York")),
    organiser=Organiser(MemberId("lena"), "Lena Łuczak", "lena@example.org"),
    attendees=(DANA, OMAR),
    agenda=(PublicReason("the budget (Omar)"), PublicReason("hiring")),
)

AGENDA = "For the agenda:\n• the budget (Omar)\n• hiring"

PERSON = "CUTYPE=INDIVIDUAL"
OPEN = "PARTSTAT=NEEDS-ACTION;RSVP=TRUE"


def lines_of(invite: CalendarInvite) -> list[str]:
    return write_invite(invite).decode().replace("\r\n ", "").split("\r\n")


@pytest.mark.parametrize(
    "line",
    [
        "VERSION:2.0",
        "PRODID:-//Convene//Convene//EN",
        "METHOD:REQUEST",
        "UID:q1-plan@convene",
        "SEQUENCE:2",
        "DTSTAMP:20261120T090000Z",
        "DTSTART:20261123T150000Z",
        "DTEND:20261123T154500Z",
        "SUMMARY:Q1 migration plan",
        "DESCRIPTION:For the agenda:\\n• the budget (Omar)\\n• hiring",
        "STATUS:CONFIRMED",
        "TRANSP:OPAQUE",
        "ORGANIZER;CN=Lena Łuczak:mailto:lena@example.org",
        f"ATTENDEE;CN=Dána Nagy;{PERSON};ROLE=REQ-PARTICIPANT;{OPEN}:mailto:dana@example.org",
        f"ATTENDEE;CN=Omar;{PERSON};ROLE=REQ-PARTICIPANT;{OPEN}:invalid:nomail",
        "ACTION:DISPLAY",
        "TRIGGER:-PT10M",
    ],
)
def test_invite_holds_the_line(line):
    assert line in [shown.replace('"', "") for shown in lines_of(INVITE)]


def test_place_and_message_stand_in_it():
    lines = lines_of(replace(INVITE, place="https://meet.example.org/1", message="Bring a plan."))

    assert "LOCATION:https://meet.example.org/1" in lines
    assert any(each.startswith("DESCRIPTION:Bring a plan.") for each in lines)


def test_cancellation_withdraws_the_meeting():
    lines = lines_of(replace(INVITE, cancelled=True, sequence=3))

    assert {"METHOD:CANCEL", "STATUS:CANCELLED", "UID:q1-plan@convene", "SEQUENCE:3"} <= {*lines}
    assert "BEGIN:VALARM" not in lines


def test_no_mail_address_is_made_up():
    organiser = Organiser(MemberId("lena"), "Lena")

    assert "ORGANIZER;CN=Lena:invalid:nomail" in lines_of(replace(INVITE, organiser=organiser))


@pytest.mark.parametrize(
    "email", ["", "no address", "a@b\r\nATTENDEE:mailto:x@y.z", "a@b?cc=all@b:c", "a@b,c@d"]
)
def test_malformed_address_is_left_out(email):
    ics = write_invite(replace(INVITE, attendees=(replace(DANA, email=email),)))

    assert b":invalid:nomail\r\n" in ics.replace(b"\r\n ", b"")


CANARY = "X-EVIL:1"
ATTACKS = [
    f"{ending}{CANARY}"
    for ending in ("\r\n", "\n", "\r", "\u2028", "\x85", "\x0b", "\x0c", "\\n", '"\r\n', "^n")
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_words_never_become_lines(attack):
    words = f"Plan{attack}"
    invite = replace(
        INVITE,
        uid=words,
        subject=words,
        agenda=(PublicReason(words),),
        organiser=replace(INVITE.organiser, name=words, email=f"a@b.c{attack}"),
        attendees=(replace(DANA, name=words, email=f"a@b.c{attack}"),),
    )
    text = write_invite(invite).decode()

    names = {line.split(":")[0] for line in text.splitlines() if not line.startswith(" ")}
    assert "X-EVIL" not in names
    assert len(Calendar.from_ical(text).events[0]["ATTENDEE"].params["CN"]) > len("Plan")


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)


@given(words, words, words)
def test_lines_fold_at_75_octets(subject, topic, name):
    ics = write_invite(
        replace(
            INVITE,
            subject=subject,
            agenda=(PublicReason(topic),),
            attendees=(replace(DANA, name=name),),
        )
    )

    assert ics.endswith(b"END:VCALENDAR\r\n")
    assert ics.count(b"\n") == ics.count(b"\r\n") == ics.count(b"\r")
    assert max(len(line) for line in ics.split(b"\r\n")) <= 75
    assert all(line.decode() is not None for line in ics.split(b"\r\n"))


@given(words)
@example("\ufeff")
def test_subject_reads_back_as_words(subject):
    event = Calendar.from_ical(write_invite(replace(INVITE, subject=subject))).events[0]

    assert str(event["SUMMARY"]).split() == printable(subject).split()


def printable(text):
    return "".join(" " if ord(c) < 32 or ord(c) in (127, 0x85, 0xFEFF) else c for c in text)


moments = st.datetimes(datetime(2000, 1, 1), datetime(2090, 1, 1)).map(  # noqa: DTZ001
    lambda moment: moment.replace(second=0, microsecond=0)
)
offsets = st.integers(-12 * 4, 14 * 4).map(lambda n: timezone(timedelta(minutes=15 * n)))


@given(moments, offsets, st.integers(1, 600))
def test_written_times_read_back_same(moment, offset, minutes):
    start = moment.replace(tzinfo=offset)
    end = start + timedelta(minutes=minutes)
    ics = write_invite(replace(INVITE, start=start, end=end))
    days = Window(start.date() - timedelta(days=1), end.date() + timedelta(days=1))

    assert busy_times(kept_lines(ics), UTC, days).intervals == (Interval(start, end),)
    assert read_by_ical(ics) == read_by_vobject(ics) == (start, end)


def read_by_ical(ics):
    event = IcsCalendarStream.calendar_from_ics(ics.decode()).events[0]
    return event.start, event.end


def read_by_vobject(ics):
    event = vobject.readOne(ics.decode()).vevent
    return event.dtstart.value, event.dtend.value


def test_ical_reads_people_and_words():
    event = IcsCalendarStream.calendar_from_ics(write_invite(INVITE).decode()).events[0]

    assert event.summary == INVITE.subject
    assert event.description == AGENDA
    assert event.organizer.common_name == "Lena Łuczak"
    assert [(one.common_name, one.role, one.rsvp) for one in event.attendees] == [
        ("Dána Nagy", "REQ-PARTICIPANT", True),
        ("Omar", "REQ-PARTICIPANT", True),
    ]
    assert event.alarm[0].trigger == timedelta(minutes=-10)


def test_vobject_reads_people_and_words():
    calendar = vobject.readOne(write_invite(INVITE).decode())
    event = calendar.vevent

    assert calendar.method.value == "REQUEST"
    assert event.summary.value == INVITE.subject
    assert event.description.value == AGENDA
    assert [one.value for one in event.attendee_list] == [
        "mailto:dana@example.org",
        "invalid:nomail",
    ]
    assert event.valarm.trigger.value == timedelta(minutes=-10)


@pytest.mark.parametrize(
    "day", [date(2027, 3, 28), date(2026, 10, 25), date(2028, 2, 29), date(2026, 12, 31)]
)
def test_odd_days_read_back_same(day):
    berlin = ZoneInfo("Europe/Berlin")
    start = datetime(day.year, day.month, day.day, 3, 30, tzinfo=berlin)
    ics = write_invite(replace(INVITE, start=start, end=start + timedelta(hours=1)))

    assert read_by_ical(ics)[0] == read_by_vobject(ics)[0] == start.astimezone(UTC)
