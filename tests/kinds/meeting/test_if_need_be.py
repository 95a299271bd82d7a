"""A must that gives way if need be: for the time that its author was asked about alone."""

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.deciding.wishes.musts import ask_about_musts
from orchestration.model.preferences import Strength
from tests.kinds.meeting.table import told
from tests.kinds.meeting.test_musts import answers, asked, days, questions


def held(table, member="ben"):
    wishes = profile_of(table.session, member).wishes
    return {each.restatement: (each.strength, each.confirmed) for each in wishes}


def test_possible_if_need_be_holds_for_the_named_time_alone():
    table, question = asked("cem", "dan")
    answers(table, question, "if-need-be")

    assert held(table) == {
        "can't do Fri 15 Jan before 09:00 and after 09:30": (Strength.MUST, True),
        "would much rather avoid Fri 15 Jan 09:00–09:30": (Strength.STRONGLY, False),
    }
    assert table.session.phase is Phase.VOTE
    assert "Fri" in days(table)
    assert table.session.phase is Phase.VOTE
    assert "Fri" in days(table)


def test_said_again_after_the_tap_it_may_be_asked_about_again():
    table, question = asked("cem", "dan")
    answers(table, question, "if-need-be")
    asked_now = told(table.says("ben", "No, I really can't do Fridays."), "ben")
    _, effects = ask_about_musts(table.session, table.at)

    assert held(table)["can't do Fridays"] == (Strength.MUST, False)
    assert "You ruled out Fridays: a firm no, or possible if need be?" in asked_now
    assert questions(effects) == []
