"""Calendars handed in: an answer like any other, and what could not be read of them is told."""

from datetime import timedelta

from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.commands import BusyKnown, CalendarUnreadable
from orchestration.model.busy import LeftOut, Unread
from orchestration.model.times import Interval
from orchestration.privacy import Private
from orchestration.sessions.commands import ShareCalendar
from tests.kinds.meeting.table import NOW, Table, posted, told


def test_unreadable_calendar_is_told_and_loses_nothing():
    table = Table("ana", "ben")
    table.says("ana", "No Mondays.")
    [read] = table(ShareCalendar, member="ana", ics=Private("ana", b"?"))
    reason = Private("ana", "calendar: got ?")
    effects = table(CalendarUnreadable, member="ana", reading=read.reading, reason=reason)

    assert "could not read that calendar" in told(effects, "ana")
    assert len(table.session.profiles) == 1


def test_event_left_out_of_a_calendar_is_told_to_its_owner_alone():
    table = Table("ana", "ben")
    [read] = table(ShareCalendar, member="ana", ics=Private("ana", b"1"))
    known = {"member": "ana", "reading": read.reading, "intervals": Private("ana", ())}
    lost = (
        LeftOut(1, Unread.TIMES),
        LeftOut(2, Unread.REPEATS),
        LeftOut(3, Unread.ZONE, "Europe/Berlin"),
    )
    effects = table(BusyKnown, left_out=Private("ana", lost), **known)

    assert told(effects, "ana").endswith(
        "• any time will do\n"
        "1 event of your calendar could not be read and was left out: "
        "a date or a length does not exist.\n"
        "2 repeating events of your calendar were read for the first time, and the rest left out: "
        "the rule of repetition cannot be worked out.\n"
        "3 events of your calendar were read in the time of Europe/Berlin: "
        "the calendar names a time zone and does not say what it is."
    )
    assert not told(effects, "ben")
    assert "left out" not in posted(table.effects)


def test_free_calendar_is_an_answer():
    table = Table("ana", "ben")
    [read] = table(ShareCalendar, member="ana", ics=Private("ana", b"1"))
    effects = table(BusyKnown, member="ana", reading=read.reading, intervals=Private("ana", ()))

    assert [each.id for each in table.session.counted] == ["ana"]
    assert "any time will do" in told(effects, "ana")


def test_event_left_out_stands_beside_the_others():
    table = Table("ana", "ben")
    [read] = table(ShareCalendar, member="ana", ics=Private("ana", b"1"))
    busy = Interval(NOW + timedelta(days=4), NOW + timedelta(days=4, hours=1))
    lost = (LeftOut(1, Unread.SERIES),)
    effects = table(
        BusyKnown,
        member="ana",
        reading=read.reading,
        intervals=Private("ana", (busy,)),
        left_out=Private("ana", lost),
    )

    assert "busy Mon 11 Jan 09:00–10:00" in told(effects, "ana")
    assert "could not be read and was left out" in told(effects, "ana")


def test_intake_waits_for_every_calendar_handed_in():
    table = Table("ana", "ben")
    [one] = table(ShareCalendar, member="ana", ics=Private("ana", b"1"))
    [two] = table(ShareCalendar, member="ana", ics=Private("ana", b"2"))
    table.answers("ana", "ben")
    table(BusyKnown, member="ana", reading=one.reading, intervals=Private("ana", ()))
    assert table.session.phase is Phase.INTAKE
    table(BusyKnown, member="ana", reading=two.reading, intervals=Private("ana", ()))

    assert table.session.phase is Phase.VOTE
