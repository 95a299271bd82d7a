"""A firm no stays until its author takes it back: said, and said later -> what holds, and is told.

Whether two statements contradict each other hangs on their times, never on the session's hours.
"""

from datetime import time

import pytest

from orchestration.deciding.rounds.assessment import assessment_of, firm_wishes, profile_of
from orchestration.deciding.wishes.musts import open_musts
from orchestration.kinds.meeting.commands import BusyKnown
from orchestration.model.times import Interval, WorkingHours
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import ShareCalendar, Withdraw
from tests.kinds.meeting.table import NOW, Table, told

HOURS = [(9, 17), (10, 13), (9, 11), (13, 20), (0, 23)]

STAYS = [
    ("I can't do 9:00-14:00.", "Ideally afternoons."),
    ("I can't do 9:00-14:00.", "Ideally 10 to 12."),
    ("I can't do Fridays.", "I'd prefer Friday mornings."),
    ("I can't do Fridays.", "Ideally Fridays."),
    ("I can't do Fridays.", "Fridays are best for me."),
    ("I can't do Fridays.", "I'd rather avoid Fridays."),
    ("I can't do Friday mornings.", "Fridays are fine."),
    ("I can't do Mondays.", "Mornings work."),
    ("I can only do Fridays.", "I'd prefer Mondays."),
    ("I can only do Fridays.", "I'd rather avoid Fridays."),
    ("I can only do Fridays.", "Afternoons are fine."),
    ("Freitags kann ich nicht.", "Freitags wäre am besten."),
]
GIVES_WAY = [
    ("I can't do Fridays.", "Fridays are fine after all.", ["Fridays are fine"]),
    ("I can't do Fridays.", "Actually, Fridays work.", ["Fridays are fine"]),
    (
        "I can't do Fridays.",
        "Friday mornings work after all.",
        ["can't do Fridays after 12:00", "Friday mornings (before 12:00) are fine"],
    ),
    (
        "I can't do mornings.",
        "Monday 9 to 10 works.",
        [
            (
                "can't do Mondays before 09:00, 10:00–12:00"
                " and mornings (before 12:00) on Tuesdays to Sundays"
            ),
            "Mondays 09:00–10:00 are fine",
        ],
    ),
    ("I can't do Mondays.", "Mondays and Fridays work.", ["Mondays and Fridays are fine"]),
    ("I can't do Fridays.", "I can only do Fridays.", ["can only do Fridays"]),
    ("I can only do Fridays.", "I can't do Fridays.", ["can't do Fridays"]),
    ("I can only do Fridays.", "I can only do Mondays.", ["can only do Mondays"]),
    (
        "I can only do Fridays.",
        "Mondays work too.",
        ["can only do Mondays and Fridays", "Mondays are fine"],
    ),
    ("I can't do Fridays.", "Forget what I said about Fridays.", []),
    ("I can't do Fridays.", "Sorry, I meant Thursdays, not Fridays.", ["can't do Thursdays"]),
    ("I'd rather avoid Fridays.", "I'd prefer Fridays.", ["prefers Fridays"]),
    ("Freitags kann ich nicht.", "Freitags geht doch.", ["freitags geht"]),
]


def table(hours=(9, 17)):
    begin, end = hours
    return Table("ana", "ben", hours=WorkingHours(time(begin), time(end)))


def held(at, member="ana"):
    return [each.restatement for each in profile_of(at.session, member).wishes]


@pytest.mark.parametrize("hours", HOURS)
@pytest.mark.parametrize(("first", "later"), STAYS)
def test_what_is_weaker_loosens_nothing(first, later, hours):
    at = table(hours)
    at.says("ana", first)
    firm = held(at)
    heard = told(at.says("ana", later), "ana")

    assert set(firm) <= set(held(at))
    assert "No longer" not in heard


@pytest.mark.parametrize("hours", HOURS)
@pytest.mark.parametrize(("first", "later", "left"), GIVES_WAY)
def test_its_author_takes_it_back_and_is_told_once(first, later, left, hours):
    at = table(hours)
    at.says("ana", first)
    [firm] = held(at)
    heard = told(at.says("ana", later), "ana")

    assert held(at) == left
    assert heard.count(f"No longer: {firm}") == 1
    assert heard.count("No longer") == 1


def test_nobody_is_made_to_come_at_a_time_they_have_ruled_out():
    at = table((10, 13))
    at.says("ana", "I can't do 9:00-14:00.")
    at.says("ana", "Ideally afternoons.")
    at.answers("ana", "ben")

    options = at.session.rounds[0].assessment.options
    assert {each.attendance for each in options} == {0.5}


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("I can't do Fridays.", "I'd prefer Friday mornings."),
        ("I can't do Friday mornings.", "Fridays are fine."),
        ("I can't do Fridays.", "I'd rather avoid Fridays."),
        ("I can only do Fridays.", "I'd prefer Mondays."),
    ],
)
def test_what_still_holds_is_said_once(first, later):
    at = table()
    at.says("ana", first)
    [firm] = held(at)
    heard = told(at.says("ana", later), "ana")

    assert f"• still: {firm}" in heard
    assert heard.count(firm) == 1


def test_what_is_not_about_it_says_nothing_of_it():
    at = table()
    at.says("ana", "I can't do Fridays.")

    assert "• can't do Fridays" in told(at.says("ana", "Mornings are best."), "ana")


def test_a_wish_that_is_narrowed_twice_is_told_once():
    at = table()
    at.says("ana", "I can't do Mondays to Fridays.")
    heard = told(at.says("ana", "Monday works. And I can do Wednesday too."), "ana")

    assert held(at)[0] == "can't do Tuesdays, Thursdays and Fridays"
    assert heard.count("No longer: ") == 1


def test_a_calendar_is_never_accepted_away():
    at = table()
    at(ShareCalendar, member="ana", ics=Private("ana", b"x"))
    start = NOW.replace(day=11)
    busy = (Interval(start, start.replace(hour=11)),)
    at(BusyKnown, member="ana", intervals=Private("ana", busy), reading=at.session.reading[0])
    at.says("ana", "Mondays are fine.")

    assert held(at) == ["busy Mon 11 Jan 09:00–11:00", "Mondays are fine"]


def test_in_one_message_both_hold():
    at = table()
    at.says("ana", "I can't do Fridays, though Friday mornings are fine.")

    assert "can't do Fridays" in held(at)


def test_a_press_on_take_back_says_what_is_gone():
    at = table()
    at.says("ana", "I can't do Fridays.")
    heard = told(at(Withdraw, member="ana", preference=1), "ana")

    assert heard.count("No longer: can't do Fridays") == 1


@pytest.mark.parametrize("hours", HOURS)
def test_what_is_accepted_is_dropped_where_it_is_ruled_out(hours):
    at = table(hours)
    at.says("ana", "Mondays are fine.")
    at.says("ana", "I can't do Mondays.")

    assert held(at) == ["can't do Mondays"]


CALLED_FIRM = ["Really not Friday, no way.", "Friday is a hard no.", "Freitag auf gar keinen Fall."]


@pytest.mark.parametrize("said", CALLED_FIRM)
def test_a_no_that_is_called_firm_holds_and_is_not_asked_about(said):
    at = Table("ana", "ben", "cem")
    heard = told(at.says("ana", said), "ana")
    at.says("ben", "I can only do Friday or Monday.")
    at.says("cem", "Friday is best.")
    at.answers("ben", "cem")
    at.answers("ana")
    options = [each.start.strftime("%a") for each in at.session.round.options]

    assert "rules out" in heard
    assert "whether it is firm" not in heard
    assert open_musts(at.session, "ana") == ()
    assert options[0] == "Mon"


def test_a_no_that_was_said_before_is_firm_once_it_is_called_so():
    at = Table("ana", "ben")
    at.says("ana", "I can't do Friday.")
    [before] = profile_of(at.session, "ana").wishes
    at.says("ana", "Friday is a hard no.")
    [after] = profile_of(at.session, "ana").wishes

    assert (before.confirmed, after.confirmed) == (False, True)


def test_nobody_is_asked_whether_a_no_that_is_called_firm_may_give_way():
    at = Table("ana", "ben", "cem")
    at.says("ana", "Friday is a hard no.")
    at.says("ben", "I can only do Friday.")
    at.says("cem", "I can only do Friday.")
    at.answers("ben", "cem")
    at.answers("ana")
    asked = assessment_of(at.session.round).proof.relaxation

    assert ("ana", 1) in firm_wishes(at.session)
    assert asked is None or reveal(asked, to=Reader.DECISION).member != "ana"
