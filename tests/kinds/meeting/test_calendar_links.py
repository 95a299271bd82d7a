"""What puts a decided meeting into a calendar on the web."""

from dataclasses import replace
from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

from orchestration.interaction.layout import is_web
from orchestration.kinds.meeting.calendar_links import calendar_links
from orchestration.model.people import MemberId, Organiser
from orchestration.views.documents import CalendarInvite

INVITE = CalendarInvite(
    uid="1@convene",
    sequence=0,
    stamp=datetime(2027, 1, 7, tzinfo=UTC),
    subject="Q1 & plan",
    start=datetime(2027, 1, 21, 14, tzinfo=UTC),
    end=datetime(2027, 1, 21, 14, 45, tzinfo=UTC),
    organiser=Organiser(MemberId("lena"), "Lena", "lena@example.org"),
    attendees=(),
    message="Bring a plan.",
    place="https://meet.example.org/1",
)


def asked_by(address):
    return {name: value for name, [value] in parse_qs(urlsplit(address).query).items()}


def test_both_calendars_are_given_the_meeting_and_no_address():
    (_, google), (_, outlook) = calendar_links(INVITE)

    assert asked_by(google) == {
        "action": "TEMPLATE",
        "text": "Q1 & plan",
        "dates": "20270121T140000Z/20270121T144500Z",
        "details": "Bring a plan.",
        "location": "https://meet.example.org/1",
    }
    assert asked_by(outlook)["startdt"] == "2027-01-21T14:00:00Z"
    assert asked_by(outlook)["subject"] == "Q1 & plan"
    assert "lena" not in google + outlook


def test_a_long_meeting_still_has_an_address_that_can_be_opened():
    long = replace(INVITE, subject="Ж" * 500, message="Ж" * 3000, place="Ж" * 500)
    assert all(is_web(address) for _, address in calendar_links(long))
