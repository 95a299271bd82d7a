"""When options follow: said, pressed or waited → what the session does."""

from dataclasses import replace
from datetime import timedelta

import pytest

from orchestration.deciding.actions.table import FORMERLY
from orchestration.deciding.commands import Close, Deadline, DeadlinePassed
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase, Round
from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import THATS_ALL, screen
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.commands import BusyKnown
from orchestration.kinds.meeting.presentation import meeting_card
from orchestration.kinds.registry import KINDS
from orchestration.model.terms import Pace
from orchestration.model.times import Interval
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Answer, Recalled, TellPrivately
from orchestration.sessions.effects import Tell, Understand
from orchestration.sessions.user_action import UserAction
from orchestration.views.member import ReadBack
from tests.kinds.meeting.table import NOW, Table, told

TWO_MINUTES = timedelta(minutes=2)


def phase(table):
    return table.session.phase


def looks(table):
    """Look whether options can follow, at the time that it is now."""
    return table(DeadlinePassed, deadline=Deadline.LOOK, round=table.session.round.number)


# Two minutes after the last message of the last of them


def test_options_follow_when_it_has_been_quiet_for_two_minutes():
    table = Table("ana", "ben")
    table.says("ana", "mornings")
    table.later(minutes=30)
    table.says("ben", "Tuesdays are best")
    assert phase(table) is Phase.INTAKE

    table.quiet()
    assert phase(table) is Phase.VOTE
    assert table.at == NOW + timedelta(minutes=32)


def test_what_somebody_says_counts_without_a_button():
    table = Table("ana", "ben")
    table.says("ana", "mornings")

    assert table.session.answered == ("ana",)
    assert "1 of 2 have answered" in word(meeting_card(table.session))


def test_words_without_a_wish_count_as_any_time_and_say_so():
    table = Table("ana", "ben")

    assert told(table.says("ana", "fine with me"), "ana") == (
        "Any time will do for “Roadmap”, then: noted."
    )
    assert table.session.answered == ("ana",)


@pytest.mark.parametrize(
    "words",
    [
        "tues.. no wait.",
        "monday or... no wait",
        "Dienstag.. ne warte.",
        "mittwochs, äh, ne warte",
        "never mind",
    ],
)
def test_who_only_begins_to_say_something_has_not_said_that_any_time_will_do(words):
    table = Table("ana", "ben")

    assert "Any time will do" not in told(table.says("ana", words), "ana")
    assert table.session.answered == ()


@pytest.mark.parametrize("words", ["works for me", "passt", "no wait, that works", "sure, I'm in"])
def test_who_accepts_has_said_that_any_time_will_do(words):
    table = Table("ana", "ben")
    table.says("ana", words)

    assert table.session.answered == ("ana",)


def test_words_without_a_wish_leave_what_holds():
    table = Table("ana", "ben")
    table.says("ana", "mornings")

    heard = told(table.says("ana", "fine with me"), "ana")
    assert "Nothing changes by that. For “Roadmap”, this still holds:" in heard
    assert "• prefers mornings" in heard


def test_words_without_a_wish_are_no_answer_to_a_vote():
    table = Table("ana", "ben")
    table.answers("ana", "ben")

    assert phase(table) is Phase.VOTE
    assert "so nothing changes" in told(table.says("ana", "fine with me"), "ana")


@pytest.mark.parametrize(
    ("members", "who", "said"),
    [
        (["ana", "ben"], "ben", "Ana is looking for 30 minutes with you, "),
        (["ana", "ben", "chi"], "ben", "Ana is looking for 30 minutes with you and 1 other, "),
        (["ana", "ben"], "ana", "You are looking for 30 minutes with 1 other, "),
    ],
)
def test_question_counts_whom_it_does_not_name(members, who, said):
    assert said in told(Table(*members, organiser="ana").effects, who)


def test_one_more_message_begins_the_two_minutes_anew():
    table = Table("ana", "ben")
    table.says("ana", "mornings")
    table.says("ben", "Tuesdays are best")
    table.later(minutes=1)
    table.says("ana", "but no Fridays, ideally")
    table.later(minutes=1)
    looks(table)
    assert phase(table) is Phase.INTAKE

    table.quiet()
    assert phase(table) is Phase.VOTE
    assert table.at == NOW + timedelta(minutes=3)


def test_how_long_it_is_quiet_is_a_setting():
    table = Table("ana", pace=Pace(quiet=timedelta(seconds=10)))
    table.says("ana", "mornings")
    table.quiet()

    assert table.at == NOW + timedelta(seconds=10)
    assert phase(table) is Phase.VOTE


def test_nothing_follows_while_somebody_is_silent():
    table = Table("ana", "ben")
    table.says("ana", "mornings")
    table.later(hours=1)
    looks(table)
    assert phase(table) is Phase.INTAKE

    table.time_is_up()
    assert phase(table) is Phase.VOTE
    assert [each.id for each in table.session.counted] == ["ana"]


def test_a_calendar_needs_no_button_either():
    table = Table("ana")
    busy = Private("ana", (Interval(NOW, NOW + timedelta(hours=1)),))
    table(BusyKnown, member="ana", intervals=busy)
    table.quiet()

    assert phase(table) is Phase.VOTE


# At once on that's all


def test_options_follow_at_once_where_all_have_said_that_this_is_all():
    table = Table("ana", "ben")
    table.says("ana", "mornings")
    table(Answer, member="ana")
    table.says("ben", "Tuesdays are best")
    table(Answer, member="ben")

    assert (phase(table), table.at) == (Phase.VOTE, NOW)


def test_at_once_means_that_nobody_else_has_just_spoken():
    table = Table("ana", "ben")
    table.says("ana", "mornings")
    table.later(minutes=1)
    table.says("ben", "Tuesdays are best")
    table(Answer, member="ben")
    assert phase(table) is Phase.INTAKE

    table.quiet()
    assert table.at == NOW + TWO_MINUTES


def test_who_says_more_after_all_is_waited_for():
    table = Table("ana", "ben")
    table.answers("ana")
    table.says("ana", "mornings, actually")
    table.answers("ben")
    assert phase(table) is Phase.INTAKE

    table.quiet()
    assert phase(table) is Phase.VOTE


def read_back(effects):
    views = [reveal(each.view, to=Reader.DECISION) for each in effects if isinstance(each, Tell)]
    return next(each for each in views if isinstance(each, ReadBack))


def actions(view):
    rows = (part.buttons for part in screen(view).parts if isinstance(part, Buttons))
    return [button.action for row in rows for button in row]


def test_a_read_back_has_thats_all_and_no_keep():
    table = Table("ana", "ben")

    assert actions(read_back(table.says("ana", "mornings"))) == [THATS_ALL, "let-see"]


def test_once_it_is_all_the_button_is_gone():
    table = Table("ana", "ben")
    table.says("ana", "mornings")
    table.answers("ana")
    table(Answer, member="ben")

    assert phase(table) is Phase.VOTE
    assert THATS_ALL not in actions(read_back(table.says("ana", "no Fridays, ideally")))


@pytest.mark.parametrize("action", [THATS_ALL, FORMERLY])
def test_thats_all_is_an_answer_also_where_it_was_called_keep(action):
    table = Table("ana", "ben")
    reply = KINDS.press(table.session, UserAction("d", "ana", NOW), action, "1")
    (command,) = reply.commands

    assert isinstance(command, Answer)
    assert set(reply.gone) == {THATS_ALL, FORMERLY}


def test_one_tap_is_a_whole_answer_and_no_message():
    table = Table("ana", "ben")
    told, done = KINDS.press(table.session, UserAction("d", "ana", NOW), "mornings").commands
    [understand] = table(TellPrivately, member="ana", text=told.text, tapped=told.tapped)
    assert isinstance(understand, Understand)
    table(Answer, member=done.member)

    assert "ana" in table.session.done
    assert table.session.round.interactions == {}


# Thanks and hello


@pytest.mark.parametrize("words", ["thanks!", "hi", "ok cool", "👍", "danke", "Merci, Olga"])
def test_thanks_and_hello_are_no_answer(words):
    table = Table("ana", "ben")

    assert table.says("ana", words) == ()
    assert table.session.answered == ()
    assert table.session.silent == ("ana", "ben")


def test_they_take_nothing_back_and_hold_nothing_up():
    table = Table("ana", "ben")
    table.answers("ana")
    table.says("ana", "thanks!")
    table.answers("ben")

    assert phase(table) is Phase.VOTE


def test_what_is_recalled_and_thanked_for_is_no_answer():
    table = Table("ana", "ben")
    table(Recalled, member="ana", wishes=Private("ana", ()))
    table.says("ana", "thanks!")
    table.says("ben", "mornings")
    table.time_is_up()

    assert [each.id for each in table.session.counted] == ["ben"]


def test_a_yes_to_a_question_is_an_answer():
    table = Table("ana", "ben")
    table.says("ana", "Wednesdays are a bit weird")

    assert "Wednesdays are fine" in told(table.says("ana", "yes please"), "ana")


# What was not understood


def asked_and_silent():
    table = Table("ana", "ben")
    table.says("ana", "Fridays are bad. Wednesdays are a bit weird")
    table.says("ben", "mornings")
    return table


@pytest.mark.parametrize(
    "said", ["Wednesdays are a bit weird", "quux", "45 min is a strange length"]
)
def test_what_nobody_could_place_is_no_answer(said):
    table = Table("ana", "ben")
    effects = table.says("ana", said)
    table.says("ben", "mornings")
    table.quiet()

    assert "doesn't count as your answer yet" in told(effects, "ana")
    assert (phase(table), table.session.answered) == (Phase.INTAKE, ("ben",))
    table.answers("ana")
    assert set(table.session.answered) == {"ana", "ben"}


def test_options_wait_half_an_hour_for_the_answer_to_a_question():
    table = asked_and_silent()
    table.quiet()
    assert phase(table) is Phase.INTAKE

    table.quiet()
    assert phase(table) is Phase.VOTE
    assert table.at == NOW + TWO_MINUTES + timedelta(minutes=30)


def test_they_follow_when_it_is_answered():
    table = asked_and_silent()
    table.quiet()
    table.says("ana", "if you can")
    table.quiet()

    assert phase(table) is Phase.VOTE
    assert table.at == NOW + 2 * TWO_MINUTES


def test_they_never_wait_beyond_the_deadline():
    table = asked_and_silent()
    table.at = table.session.closes_at - timedelta(minutes=5)
    looks(table)
    assert phase(table) is Phase.INTAKE
    table.quiet()

    assert phase(table) is Phase.VOTE
    assert table.at == table.session.opened_at + timedelta(hours=32)


def test_unanswered_it_stays_listed():
    table = asked_and_silent()
    table.quiet()
    table.quiet()

    assert (table.session.round.number, unplaced(table)) == (1, ["Wednesdays are a bit weird"])


def unplaced(table):
    return [each.text for each in profile_of(table.session, "ana").not_understood]


def test_a_question_of_an_earlier_round_holds_nothing_up():
    table = asked_and_silent()
    table.quiet()
    table.quiet()
    second = Round(number=2, asked=("ben",))
    rounds = (*table.session.rounds, second)
    table.session = replace(table.session, phase=Phase.INTAKE, rounds=rounds)
    assert "ana" in table.session.questions
    table.says("ben", "or Fridays")
    table.quiet()

    assert phase(table) is Phase.VOTE


def test_thats_all_leaves_the_question():
    table = asked_and_silent()
    table.answers("ana", "ben")

    assert (phase(table), table.at) == (Phase.VOTE, NOW)
    assert unplaced(table) == ["Wednesdays are a bit weird"]


def test_what_could_not_matter_is_not_waited_for():
    table = Table("ana", "ben")
    table.says("ana", "Fridays are bad. quux")
    table.says("ben", "mornings")
    table.quiet()

    assert phase(table) is Phase.VOTE


def test_the_organiser_need_not_wait():
    table = asked_and_silent()
    table.quiet()
    table(Close, by="olga")

    assert phase(table) is Phase.VOTE
