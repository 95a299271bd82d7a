"""A must that gives way if need be: for the time that its author was asked about alone."""

from orchestration.deciding.commands import ConfirmMust
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.deciding.wishes.musts import ask_about_musts, open_musts
from orchestration.model.preferences import Strength
from orchestration.sessions.commands import Answer
from tests.kinds.meeting.table import Table, told
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


def test_a_late_second_tap_changes_nothing_and_says_why():
    table, question = asked("cem", "dan")
    answers(table, question, "if-need-be")
    before = table.session
    told_then = told(answers(table, question, "if-need-be"), "ben")

    assert told_then == "That is not among your wishes any more."  # it is two by now
    assert table.session == before


def test_a_second_tap_during_the_vote_keeps_the_wish_for_the_other_times():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Mondays or Tuesdays at all.")
    table.says("ben", "Tuesday or Monday only.")
    for who in ("ana", "ben"):
        table(Answer, member=who)
    [must] = open_musts(table.session, "ana")
    table(ConfirmMust, member="ana", preference=must.number, firm=True)
    [must] = open_musts(table.session, "ben")
    for _ in range(2):
        table(ConfirmMust, member="ben", preference=must.number, firm=False)

    assert (Strength.MUST, True) in held(table).values()
    assert all("really prefers" not in each for each in held(table))


def test_said_again_after_the_tap_it_may_be_asked_about_again():
    table, question = asked("cem", "dan")
    answers(table, question, "if-need-be")
    asked_now = told(table.says("ben", "No, I really can't do Fridays."), "ben")
    _, effects = ask_about_musts(table.session, table.at)

    assert held(table)["can't do Fridays"] == (Strength.MUST, False)
    assert "You ruled out Fridays: a firm no, or possible if need be?" in asked_now
    assert questions(effects) == []
