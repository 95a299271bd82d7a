"""A must in somebody's own words: said → read back → asked about → what holds."""

from datetime import date, timedelta

import pytest

from orchestration.deciding.commands import Close, ConfirmMust, Deadline, DeadlinePassed
from orchestration.deciding.presentation.record import session_record, yours_of
from orchestration.deciding.presentation.views import session_card
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.commands import BusyKnown
from orchestration.kinds.registry import KINDS
from orchestration.model.preferences import Strength
from orchestration.model.terms import Disclosure, Scoring
from orchestration.model.times import Interval, Window
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Answer, Recalled, Withdraw
from orchestration.sessions.effects import Tell
from orchestration.sessions.user_action import UserAction
from orchestration.views.member import MustQuestion, QuestionSettled
from tests.kinds.meeting.table import NOW, Table, told

HALF_AN_HOUR = timedelta(minutes=30)
MONDAY = Window(date(2027, 1, 11), date(2027, 1, 11))


def questions(effects, to="ben"):
    views = [
        reveal(each.view, to=Reader.DECISION)
        for each in effects
        if isinstance(each, Tell) and each.to == to
    ]
    return [each for each in views if isinstance(each, MustQuestion)]


def asked(*people, **terms):
    """Everybody wants Fridays, except Ben, who can't, and is asked about it."""
    table = Table("ana", "ben", *people, **terms)
    for who in ("ana", *people):
        table.says(who, "I really want a Friday.")
    table.says("ben", "I can't do Fridays.")
    [question] = questions(table.quiet())
    return table, question


def answers(table, question, action):
    (command,) = KINDS.press(
        table.session, UserAction("d", "ben", table.at), action, f"{question.number}"
    ).commands
    return table(type(command), member="ben", preference=command.preference, firm=command.firm)


def wish(table, member="ben"):
    [only] = profile_of(table.session, member).wishes
    return only.strength, only.confirmed


def days(table):
    return {slot.start.strftime("%a") for slot in table.session.round.options}


def test_it_is_read_back_at_once_with_its_effect():
    read = told(Table("ana", "ben").says("ben", "I can't do Fridays."), "ben")

    assert "• can't do Fridays · against 31 of 155 start times" in read.splitlines()


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("I can't do Saturdays.", "· touches none of the 155 start times"),
        ("I can't do Mondays to Fridays.", "· against every start time"),
        ("I can't do Mondays.", "• can't do Mondays · against 31 of 155 start times"),
        ("I'd rather not do Fridays.", ""),
    ],
)
def test_the_effect_is_counted_in_starts(words, effect):
    read = told(Table("ana", "ben").says("ben", words), "ben")

    assert effect in read
    assert effect or "start" not in read


def test_its_author_takes_it_back_with_a_tap():
    table = Table("ana", "ben")
    table.says("ana", "I really want a Friday.")
    table.says("ben", "I can't do Fridays.")
    [held] = profile_of(table.session, "ben").wishes
    table(Withdraw, member="ben", preference=held.number)
    table.quiet()

    assert "Fri" in days(table)


def test_its_author_is_asked_before_an_option_would_break_it():
    table, question = asked("cem", "dan")

    assert table.session.phase is Phase.INTAKE
    assert word(question) == (
        "“Roadmap”: Fri 15 Jan, 09:00–09:30 would suit most, but you ruled out Fridays. "
        "A firm no, or possible if need be?"
    )
    rows = [each.buttons for each in screen(question).parts if isinstance(each, Buttons)]
    assert [each.label for each in rows[0]] == ["A firm no", "Possible if need be"]


def test_what_works_for_fewer_than_another_option_does_is_not_called_the_best():
    table = Table("ana", "ben", "cem", "dan", window=Window(date(2027, 1, 14), date(2027, 1, 15)))
    for who in ("ana", "cem", "dan"):
        table.says(who, "Any time.")
    table.says("ben", "I can't do Fridays.")
    [question] = questions(table.quiet())

    assert "could become an option, but you ruled out Fridays" in word(question)


def test_words_settle_what_was_asked_and_the_same_is_not_asked_again():
    table, _ = asked("cem", "dan")
    effects = table.says("ben", "I can only do Mondays.")
    settled = [
        view.answer
        for each in effects
        if isinstance(each, Tell)
        and isinstance(view := reveal(each.view, to=Reader.DECISION), QuestionSettled)
    ]
    card = word(session_card(table.session))

    assert settled == ["Answered by what you wrote."]
    assert "unless somebody adds something" in card
    assert questions(table.quiet()) == []


def test_in_a_small_group_the_question_says_nothing_of_others():
    _, question = asked("cem")

    assert "could become an option, but you ruled out Fridays" in word(question)


def test_nor_at_discreet():
    _, question = asked("cem", "dan", "eve", disclosure=Disclosure.DISCREET)

    assert "suit most" not in word(question)


def test_a_firm_no_holds_for_good():
    table, question = asked("cem", "dan")
    answers(table, question, "firm-no")

    assert wish(table) == (Strength.MUST, True)
    assert table.session.phase is Phase.VOTE
    assert table.session.round.options[0].start.strftime("%a") != "Fri"


def test_who_says_nothing_is_waited_for_half_an_hour_and_it_costs_no_round():
    table, _ = asked("cem", "dan")
    table.quiet()

    assert table.at == NOW + timedelta(minutes=2) + HALF_AN_HOUR
    assert (table.session.phase, table.session.round.number) == (Phase.VOTE, 1)
    assert wish(table) == (Strength.MUST, False)
    assert "Fri" in days(table)


def test_each_is_asked_about_once():
    table, _ = asked("cem", "dan")
    table.quiet()
    effects = table.votes(ana="A", ben="B", cem="A", dan="B")
    while table.session.phase in (Phase.INTAKE, Phase.VOTE):
        effects = (*effects, *table.time_is_up())

    assert questions(effects) == []


def test_who_says_a_firm_no_is_not_asked_to_give_way():
    table, question = asked("cem", "dan")
    effects = answers(table, question, "firm-no")

    assert table.session.phase is Phase.VOTE
    assert "Possible this once" not in told(effects, "ben")


def test_an_answer_that_comes_late_still_counts():
    table, question = asked("cem", "dan")
    table.quiet()
    answers(table, question, "firm-no")

    assert wish(table) == (Strength.MUST, True)
    assert table.session.phase is Phase.VOTE


def test_after_the_answers_another_must_may_be_asked_about():
    table = Table("ana", "ben", "cem", "dan", options=1)
    for who in ("ana", "cem", "dan"):
        table.says(who, "I really want a Friday. Ideally a Thursday.")
    table.says("ben", "I can't do Fridays.")
    table.says("ben", "I can't do Thursdays.")
    [first] = questions(table.quiet())
    [second] = questions(answers(table, first, "firm-no"))

    assert "you ruled out Fridays" in word(first)
    assert "you ruled out Thursdays" in word(second)
    assert table.session.phase is Phase.INTAKE
    answers(table, second, "firm-no")
    assert table.session.phase is Phase.VOTE
    assert not days(table) & {"Thu", "Fri"}


def test_half_an_hour_is_all_there_is_for_all_of_them():
    table = Table("ana", "ben", "cem", "dan", options=1)
    for who in ("ana", "cem", "dan"):
        table.says(who, "I really want a Friday. Ideally a Thursday.")
    table.says("ben", "I can't do Fridays.")
    table.says("ben", "I can't do Thursdays.")
    [first] = questions(table.quiet())
    due = table.at + HALF_AN_HOUR
    table.later(minutes=20)
    answers(table, first, "firm-no")
    table.at = due
    table(DeadlinePassed, deadline=Deadline.LOOK, round=1)

    assert table.session.phase is Phase.VOTE


def test_what_no_option_breaks_is_not_asked_about():
    table = Table("ana", "ben")
    table.says("ana", "I really want a Friday.")
    table.says("ben", "I can't do Mondays.")

    assert questions(table.quiet()) == []
    assert table.session.phase is Phase.VOTE
    assert wish(table) == (Strength.MUST, False)


def test_an_only_is_a_must_too():
    table = Table("ana", "ben", "cem", "dan")
    for who in ("ana", "cem", "dan"):
        table.says(who, "I really want a Friday.")
    table.says("ben", "I can only do Mondays.")
    [question] = questions(table.quiet())

    assert "you can only do Mondays" in word(question)


def test_taking_it_back_is_an_answer_too():
    table, question = asked("cem", "dan")
    table(Withdraw, member="ben", preference=question.number)

    assert table.session.phase is Phase.VOTE


def test_a_calendar_needs_no_confirmation():
    table = Table("ana", "ben", window=MONDAY)
    table.says("ana", "I really want 9:00.")
    start = NOW.replace(day=11)
    busy = Private("ben", (Interval(start, start + timedelta(hours=1)),))
    table(BusyKnown, member="ben", intervals=busy)

    assert questions(table.quiet()) == []
    assert wish(table) == (Strength.MUST, True)


def test_what_was_kept_for_good_is_confirmed():
    other = Table("ben")
    other.says("ben", "I can't do Fridays.")
    other.answers("ben")
    kept = profile_of(other.session, "ben").wishes
    table = Table("ana", "ben")
    table(Recalled, member="ben", wishes=Private("ben", kept))
    table.says("ana", "I really want a Friday.")

    assert wish(table) == (Strength.MUST, True)
    assert questions(table.answers("ana", "ben")) == []


def test_thats_all_confirms_nothing():
    table = Table("ana", "ben")
    table.says("ben", "I can't do Mondays.")
    table(Answer, member="ben")

    assert wish(table) == (Strength.MUST, False)


def test_in_the_papers_way_all_strengths_are_equal_and_nothing_is_asked():
    table = Table("ana", "ben", scoring=Scoring.PAPER)
    table.says("ana", "I really want a Friday.")
    effects = table.says("ben", "I can't do Fridays.")

    assert "starts" not in told(effects, "ben")
    assert questions(table.quiet()) == []


def test_where_somebody_is_silent_it_is_asked_in_time_for_the_deadline():
    table = Table("ana", "ben", "cem", "dan")
    table.says("ana", "I really want a Friday.")
    table.says("cem", "I really want a Friday.")
    table.says("ben", "I can't do Fridays.")
    [wake] = [each for each in table.effects if is_ahead(each)]
    assert wake.at == table.session.closes_at - HALF_AN_HOUR
    table.at = wake.at
    [question] = questions(table(DeadlinePassed, deadline=wake.deadline, round=1))
    answers(table, question, "firm-no")
    table.time_is_up()

    assert table.session.phase is Phase.VOTE
    assert table.session.round.options[0].start.strftime("%a") != "Fri"


def is_ahead(effect):
    return getattr(effect, "deadline", None) is Deadline.LOOK and effect.at > NOW + HALF_AN_HOUR


def test_a_page_shows_the_question_until_it_is_answered():
    table, question = asked("cem", "dan")
    assert session_record(table.session, "ben").yours.musts == (question,)
    assert session_record(table.session, "ana").yours.musts == ()
    answers(table, question, "firm-no")

    assert session_record(table.session, "ben").yours.musts == ()


def test_nobody_answers_for_another():
    table, _ = asked("cem", "dan")
    refused = table(ConfirmMust, member="ana", preference=9, firm=True)

    assert "not among your wishes" in told(refused, "ana")
    assert wish(table) == (Strength.MUST, False)


def test_where_the_organiser_closes_early_it_is_asked_all_the_same():
    table = Table("ana", "ben", "cem", "dan")
    for who in ("ana", "cem", "dan"):
        table.says(who, "I really want a Friday.")
    table.says("ben", "I can't do Fridays.")
    [question] = questions(table(Close, by="olga"))
    assert table.session.phase is Phase.VOTE
    assert ", is an option, but you ruled out Fridays" in word(question)
    answers(table, question, "firm-no")
    assert wish(table) == (Strength.MUST, True)


def test_who_has_several_noes_is_asked_about_one_at_a_time():
    table = Table("ana", "ben", "cem")
    for who in ("ana", "cem"):
        table.says(who, "I can only do Thursday and Friday.")
    table.answers("ana", "cem")
    table.says("ben", "I can't do Thursdays. I can't do Fridays.")
    first = questions(table.quiet())
    assert len(first) == 1
    then = answers(table, first[0], "firm-no")
    assert len(questions(then)) == 1
    assert questions(then)[0].number != first[0].number


def test_what_was_asked_says_what_was_answered_and_the_list_follows():
    table, question = asked("cem")
    effects = answers(table, question, "if-need-be")
    words = told(effects, "ben")
    assert "A firm no, or possible if need be? Noted: possible, if need be." in words
    assert "• would much rather avoid Fri 15 Jan 09:00–09:30" in words
    assert "can't do Fridays" not in words


def test_a_question_about_no_option_on_the_table_is_not_asked_any_more():
    table, _ = asked("cem")
    table.time_is_up()
    assert bool(yours_of(table.session, "ben").musts) is ("Fri" in days(table))


def test_the_card_says_that_what_was_asked_in_private_is_waited_for_and_names_nobody():
    table, question = asked("cem")
    card = word(session_card(table.session))
    assert "(if I asked you, it is under Details); options by Thu 7 Jan, " in card
    assert "Ben" not in card.partition("Waiting")[2]
    answers(table, question, "firm-no")
    assert "in private" not in word(session_card(table.session))
