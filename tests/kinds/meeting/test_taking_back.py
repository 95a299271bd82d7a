"""What somebody takes back of an earlier message: said -> what is noted of them then."""

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.kinds.meeting.commands import BusyKnown
from orchestration.model.times import Interval
from orchestration.privacy import Private
from orchestration.sessions.commands import ShareCalendar
from tests.kinds.meeting.table import NOW, Table, told
from tests.kinds.person.test_standing import Someone, opened

MEANT_ANOTHER = [
    "actually not Tuesday, I meant Thursday",
    "I meant Thursday, not Tuesday",
    "sorry, I meant Thursday, not Tuesday",
    "I said Tuesday but I meant Thursday",
    "I meant Thursday instead of Tuesday.",
    "nicht Dienstag, ich meinte Donnerstag",
    "ich meinte Donnerstag, nicht Dienstag",
]
ALL_TAKEN_BACK = [
    "forget everything I said",
    "Please ignore what I wrote.",
    "ok let's start over",
    "start again",
    "disregard everything I told you so far, sorry",
    "scrap all my wishes",
    "vergiss, was ich gesagt habe",
    "nochmal von vorn",
    "Vergiss bitte alles, was ich geschrieben habe!",
]
ABOUT_A_TIME = [
    ("I can't do Mondays and Fridays", "forget what I said about Friday", ["can't do Mondays"]),
    (
        "no mornings please",
        "remove everything about Mondays",
        ["would much rather avoid mornings (before 12:00) on Tuesdays to Sundays"],
    ),
    ("Tuesday or Thursday suits", "forget what I said about Tuesday", ["Thursdays are fine"]),
    ("I can't do Mondays", "Monday is fine after all", ["Mondays are fine"]),
    (
        "I can't on Friday. Mondays are bad",
        "streich alles zu Freitag",
        ["would rather avoid Mondays"],
    ),
    ("I can't on Friday", "vergiss, was ich zu Freitag gesagt habe", []),
    (
        "I'd like Tuesday mornings or Thursdays 2 to 4",
        "forget what I said about Tuesday",
        ["prefers Thursdays 14:00–16:00"],
    ),
    (
        "Monday the whole day is fine, Tuesday only until noon",
        "sorry, I meant Wednesday until noon, not Tuesday",
        [
            "Mondays are fine",
            "Wednesday mornings (before 12:00) are fine",
            "can't do Wednesdays after 12:00",
        ],
    ),
    (
        "I'd like Tuesday mornings or Thursdays 2 to 4",
        "sorry, I meant Wednesday, not Tuesday",
        ["prefers Wednesday mornings (before 12:00) and Thursdays 14:00–16:00"],
    ),
    (
        "I can only do Mondays after 2, or Fridays before noon",
        "sorry, I meant Thursday, not Friday",
        ["can only do Mondays after 14:00 and Thursday mornings (before 12:00)"],
    ),
    (
        "I can only do Mondays or Fridays",
        "sorry, I meant Thursday, not Friday",
        ["can only do Mondays and Thursdays"],
    ),
    (
        "I can only do mornings, or Friday afternoons",
        "forget what I said about Friday",
        ["can only do mornings (before 12:00)"],
    ),
]
HOURS_STAY = [
    ("I can't on Tuesday from 9 to 11", "not Tuesday, I meant Thursday", "Thursdays 09:00–11:00"),
    ("can't do Jan 12 9-11", "not Jan 12, I meant Jan 14", "Thu 14 Jan 09:00–11:00"),
    ("I prefer Tuesday mornings", "I meant Thursday, not Tuesday", "Thursday mornings"),
]


def noted(table, member="ana"):
    return [each.restatement for each in profile_of(table.session, member).wishes]


@pytest.mark.parametrize("later", MEANT_ANOTHER)
def test_another_day_was_meant(later):
    table = Table("ana", "ben")
    table.says("ana", "I can't on Tuesday. Mornings are best.")
    heard = told(table.says("ana", later), "ana")

    assert "• can't do Thursdays" in heard
    assert "No longer: can't do Tuesdays" in heard
    assert len(noted(table)) == 2
    assert not any("Tuesday" in each for each in noted(table))


@pytest.mark.parametrize("later", ALL_TAKEN_BACK)
def test_everything_is_taken_back(later):
    table = Table("ana", "ben")
    table.says("ana", "I can't on Tuesday. Mornings are best. Blah blah zorbing.")
    table.says("ana", "No more than 45 minutes, please.")
    heard = told(table.says("ana", later), "ana")

    assert noted(table) == []
    assert heard.count("No longer: ") == 3
    assert profile_of(table.session, "ana").not_understood == ()


@pytest.mark.parametrize(("before", "later", "left"), ABOUT_A_TIME)
def test_a_time_is_taken_back(before, later, left):
    table = Table("ana", "ben")
    table.says("ana", before)
    heard = told(table.says("ana", later), "ana")

    assert noted(table) == left
    assert "No longer: " in heard


@pytest.mark.parametrize(("before", "later", "now"), HOURS_STAY)
def test_hours_stay_where_another_day_was_meant(before, later, now):
    table = Table("ana", "ben")
    table.says("ana", before)
    table.says("ana", later)

    [wish] = noted(table)
    assert now in wish


def test_what_is_said_behind_it_stays():
    table = Table("ana", "ben")
    table.says("ana", "I can't on Tuesday.")
    table.says("ana", "Forget what I said. Wednesdays are bad.")

    assert len(noted(table)) == 1
    assert "Wednesdays" in noted(table)[0]


@pytest.mark.parametrize(
    ("later", "answer"),
    [
        ("forget what I said about Friday", "I had noted nothing about Fridays"),
        ("I meant Thursday, not Friday", "I had noted nothing about Fridays"),
        ("streich alles zu Freitag", "dazu hatte ich nichts notiert: freitags"),
    ],
)
def test_what_was_never_said_cannot_be_taken_back(later, answer):
    table = Table("ana", "ben")
    table.says("ana", "I can't on Tuesday.")
    heard = told(table.says("ana", later), "ana")

    assert answer in heard
    assert len(noted(table)) == 1


def test_nothing_said_yet():
    heard = told(Table("ana", "ben").says("ana", "let's start over"), "ana")

    assert "I had noted nothing from you yet" in heard


def test_only_the_author_can_take_back():
    table = Table("ana", "ben")
    table.says("ana", "I can't on Tuesday.")
    table.says("ben", "Forget what Ana said about Tuesday.")
    table.says("ben", "Ignore everything Ana told you.")
    table.says("ben", "Forget everything I said.")

    assert len(noted(table)) == 1


def test_a_calendar_stays():
    table = Table("ana", "ben")
    table(ShareCalendar, member="ana", ics=Private("ana", b"x"))
    start = NOW.replace(day=12)
    busy = (Interval(start, start.replace(hour=11)),)
    token = table.session.reading[0]
    table(BusyKnown, member="ana", intervals=Private("ana", busy), reading=token)
    table.says("ana", "I can't on Tuesday.")
    table.says("ana", "Forget everything I said.")
    table.says("ana", "Forget everything about Tuesday.")

    assert len(noted(table)) == 1
    assert noted(table)[0].startswith("busy")


def test_what_was_said_for_good_stays_unless_it_is_named():
    ana = Someone()
    ana.says("I can't do Mondays.")
    ana.keeps()
    table = opened(ana)
    table.says("ana", "Fridays are bad.")
    table.says("ana", "Forget everything I said.")
    assert noted(table) == ["can't do Mondays"]

    table.says("ana", "Forget what I said about Monday.")
    assert noted(table) == []
    assert ana.wishes() == ["can't do Mondays"]


def test_what_was_said_for_good_is_taken_back_for_good():
    ana = Someone()
    ana.says("I can't do Mondays. Mornings are best.")
    ana.says("I meant Tuesdays, not Mondays.")
    assert any("can't do Tuesdays" in each for each in ana.wishes())

    ana.says("Forget everything I said.")
    assert ana.wishes() == []


def test_within_a_message_the_last_word_stands():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Tuesday. Sorry, I meant Thursday.")

    assert noted(table) == ["can't do Thursdays"]
