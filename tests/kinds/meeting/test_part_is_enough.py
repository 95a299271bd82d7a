"""Somebody who is needed and stays for a part is asked once, before options are there."""

import pytest

from orchestration.deciding.commands import SettlePart
from orchestration.deciding.presentation.views import options_proposed
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import word
from orchestration.kinds.registry import KINDS
from orchestration.model.people import Member
from orchestration.privacy import Reader, reveal
from orchestration.sessions.effects import Tell
from orchestration.sessions.user_action import UserAction
from orchestration.views.member import PartQuestion, QuestionSettled
from tests.kinds.meeting.table import ZONE, Table

TUESDAYS = "On Tuesday I can only stay for the first half."
HALF = "I can only stay for the first half."


def asked(words, *, needed=True, **terms):
    """Dana says so, Ben has nothing to add but Tuesdays; what Dana is asked."""
    dana = Member(id="dana", name="Dana", zone=ZONE, required=needed)
    table = Table(dana, "ben", duration=60, **terms)
    table.says("dana", words)
    table.says("ben", "I can only do Tuesdays.")
    table.answers("dana", "ben")
    return table, questions(table.effects)


def questions(effects):
    views = [reveal(each.view, to=Reader.DECISION) for each in effects if isinstance(each, Tell)]
    return [view for view in views if isinstance(view, PartQuestion)]


def press(table, action, question):
    """Tap one of the answers, as a platform does."""
    pressed = UserAction("d", "dana", table.at)
    reply = KINDS.press(table.session, pressed, action, f"{question.number}")
    (command,) = reply.commands
    table(SettlePart, member="dana", preference=command.preference, answer=command.answer)
    return reply


def days(table):
    return {each.start.strftime("%a") for each in table.session.round.options}


def reasons(table):
    return [each.reasons for each in options_proposed(table.session, table.session.round).options]


def test_a_day_for_a_part_is_asked_about_before_an_option_on_it_is_offered():
    table, [question] = asked(TUESDAYS)

    assert table.session.phase is Phase.INTAKE
    assert word(question) == (
        "“Roadmap” needs you, and Tue 12 Jan, 09:00–10:00 could become an option. You said “can be "
        "there for the first half only (Tuesdays)”: is that enough?"
    )
    [row] = [each.buttons for each in screen(question).parts if isinstance(each, Buttons)]
    assert [each.label for each in row] == ["Enough", "Enough, tell the others", "Not enough"]


def test_a_part_of_every_time_is_asked_about_without_a_time():
    _, [question] = asked(HALF)

    assert word(question) == (
        "“Roadmap” needs you. You said “can be there for the first half only”: is that enough?"
    )


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (TUESDAYS, False),
        ("On Monday I can only stay for the first half.", True),
        ("I can only stay 60 minutes.", True),
    ],
)
def test_nobody_is_asked_where_it_changes_nothing(words, needed):
    table, none = asked(words, needed=needed)

    assert not none
    assert table.session.phase is Phase.VOTE


def test_enough_is_asked_once_and_stays_between_the_two():
    table, [question] = asked(TUESDAYS)
    press(table, "part-enough", question)

    assert table.session.phase is Phase.VOTE
    assert "Tue" in days(table)
    assert not any(reasons(table))
    assert len(questions(table.effects)) == 1


def test_told_stands_under_the_options():
    table, [question] = asked(TUESDAYS)
    press(table, "part-told", question)

    assert reasons(table)[0][-1] == "Dana: can be there for the first half only (Tuesdays)"


def test_not_enough_rules_its_times_out():
    table, [question] = asked(TUESDAYS)
    press(table, "part-not", question)

    [wish] = profile_of(table.session, "dana").wishes
    assert wish.restatement == "can't do Tuesdays"
    assert "Tue" not in days(table) or not all(
        each.attendance == 1 for each in table.session.round.assessment.options
    )


def test_not_enough_at_all_times_leaves_a_while_to_say_which_would_do():
    table, [question] = asked(HALF)
    reply = press(table, "part-not", question)

    assert reply.note == "Understood. If other times would have all of you, write them to me now."
    assert table.session.phase is Phase.INTAKE
    table.quiet()
    assert table.session.phase is Phase.VOTE


def test_who_does_not_say_costs_no_round():
    table, _ = asked(TUESDAYS)
    table.quiet()

    assert (table.session.phase, table.session.round.number) == (Phase.VOTE, 1)


@pytest.mark.parametrize("action", ["part-enough", "part-told", "part-not"])
def test_the_question_says_wherever_it_stands_what_was_answered(action):
    table, [question] = asked(TUESDAYS)
    reply = press(table, action, question)
    views = [reveal(x.view, to=Reader.DECISION) for x in table.effects if isinstance(x, Tell)]
    [settled] = [each for each in views if isinstance(each, QuestionSettled)]
    assert word(settled) == f"{word(question)} {reply.note}"
    assert not [each for each in screen(settled).parts if isinstance(each, Buttons)]
