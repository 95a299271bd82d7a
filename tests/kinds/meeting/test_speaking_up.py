"""What is said while a vote is open: said -> told at once -> what the vote decides then."""

import pytest

from orchestration.deciding.commands import LookAgain
from orchestration.deciding.presentation.record import session_record
from orchestration.deciding.state import Phase
from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import word
from orchestration.kinds.registry import KINDS
from orchestration.privacy import reveal
from orchestration.sessions.effects import Post, Tell
from orchestration.sessions.user_action import UserAction
from orchestration.views.member import ReadBack, WhatItMeans
from tests.kinds.meeting.table import Table, posted, told

TRIO = ("ana", "ben", "cem")


def at_the_vote(**terms):
    """Everybody can come at any time; A is on a Monday at nine, B on a Tuesday."""
    table = Table(*TRIO, **terms)
    table.answers(*TRIO)
    days = [slot.start.strftime("%a") for slot in table.session.round.options]
    assert (table.session.phase, days[:1]) == (Phase.VOTE, ["Mon"])
    return table


MEANS = [
    # voted, said, what of it is told
    (
        "A",
        "I can't do anything before 16:00.",
        "A, which you voted for: you can't come: you ruled out anything before 16:00.",
    ),
    ("B", "I can't do Mondays.", "A: you can't come: you ruled out Mondays."),
    ("A", "I'd rather avoid Mondays.", "A, which you voted for: you'd rather avoid Mondays."),
    (None, "I'd rather not meet before 10.", "A: you'd rather avoid anything before 10:00."),
    ("A", "Thursdays are best.", "A, which you voted for: misses your wish “Thursdays”."),
    (None, "Mondays are best.", "A: meets your wish “Mondays”."),
]


@pytest.mark.parametrize(("voted", "said", "means"), MEANS)
def test_they_are_told_at_once_what_it_means(voted, said, means):
    table = at_the_vote()
    if voted:
        table.votes(ana=voted)
    words = told(table.says("ana", said), "ana")

    assert means in words
    assert "more than half want to look again" in words


@pytest.mark.parametrize("said", ["Thanks!", "any time", "I can't do Sunday evenings.", "hm"])
def test_what_means_nothing_for_the_options_is_not_told(said):
    assert "look again" not in told(at_the_vote().says("ana", said), "ana")


def test_nobody_else_is_told():
    effects = at_the_vote().says("ana", "I can't do Mondays.")
    assert [told(effects, who) for who in ("ben", "cem", "olga")] == ["", "", ""]


def test_before_the_vote_there_is_nothing_to_tell():
    table = Table(*TRIO)
    assert "What that means" not in told(table.says("ana", "I can't do Mondays."), "ana")


@pytest.mark.parametrize("said", ["Thanks!", "hm, whatever", "Fridays are a bit weird."])
def test_a_stray_phrase_opens_no_vote_that_is_won(said):
    table = at_the_vote()
    table.says("ben", said)
    table.votes(ana="A", ben="A", cem="A")

    assert table.session.phase is Phase.DECIDED
    assert len(table.session.rounds) == 1


def test_nor_do_words_that_matter_by_themselves():
    table = at_the_vote()
    table.says("ben", "Sorry, I can't do Monday after all.")
    table.answers("ben")
    end = posted(table.votes(ana="A", ben="A", cem="A"))

    assert table.session.phase is Phase.DECIDED
    assert "3 of 3 voted; 2 of the 3 who answered can come." in end


IMPOSSIBLE = "Mondays are impossible for me, never on a Monday."


def means(effects, who="ana"):
    """What the options are told to mean for somebody, as it is shown; all else is read-back."""
    views = [reveal(each.view, to=who) for each in effects if isinstance(each, Tell)]
    found = [each.means if isinstance(each, ReadBack) else each for each in views]
    [view] = [each for each in found if isinstance(each, WhatItMeans)]
    return screen(view)


def test_a_must_is_asked_about_in_the_message_that_tells_what_it_means():
    effects = at_the_vote().says("ana", IMPOSSIBLE)
    shown = means(effects)
    rows = [part.buttons for part in shown.parts if isinstance(part, Buttons)]

    _, option, *_, question, _ = shown.words.splitlines()
    assert option == "A: you can't come: you ruled out Mondays."
    assert question == "You ruled out Mondays: a firm no, or possible if need be?"
    assert [[each.label for each in row] for row in rows] == [
        ["A firm no", "Possible if need be"],
        ["Look again"],
    ]
    assert "I ask whether" not in told(effects, "ana")
    private = [each for each in effects if not isinstance(each, Post)]
    assert [type(each).__name__ for each in private] == ["Tell"], "read back, in one message"


@pytest.mark.parametrize("said", ["I'd rather avoid Mondays.", "I can't do Sundays.", "Mondays!"])
def test_what_rules_no_option_out_is_not_asked_about(said):
    assert "firm no" not in told(at_the_vote().says("ana", said), "ana")


def test_a_must_that_no_option_breaks_yet_is_asked_about_when_one_would():
    effects = at_the_vote().says("ana", "I can't do Fridays after 3.")

    assert "Before an option breaks a no of yours, I ask" in told(effects, "ana")


def test_it_is_asked_once_and_the_page_asks_it_too():
    table = at_the_vote()
    table.says("ana", IMPOSSIBLE)
    later = told(table.says("ana", "I'd rather not meet before 10."), "ana")

    assert "A: you'd rather avoid anything before 10:00." in later
    assert "firm no" not in later
    [question] = session_record(table.session, "ana").yours.musts
    assert word(question) == (
        "“Roadmap”: A, Mon 11 Jan, 09:00–09:30, is an option, but you ruled out Mondays. "
        "A firm no, or possible if need be?"
    )


@pytest.mark.parametrize(
    ("tap", "comes"),
    [
        ("firm-no", "2 of the 3 who answered can come"),
        ("if-need-be", "everyone who answered can come"),
        (None, "2 of the 3 who answered can come"),
    ],
)
def test_the_outcome_says_who_can_come_by_their_own_words(tap, comes):
    table = at_the_vote()
    row = next(
        each for each in means(table.says("ana", IMPOSSIBLE)).parts if isinstance(each, Buttons)
    )
    for button in row.buttons:
        if button.action == tap:
            pressed = UserAction("tap", "ana", table.at)
            (command,) = KINDS.press(table.session, pressed, tap, button.value).commands
            table(type(command), member="ana", preference=command.preference, firm=command.firm)
    end = posted(table.votes(ana=None, ben="A", cem="A"))

    assert table.session.outcome.option.id == "A"
    assert comes in end


def test_a_must_of_the_first_words_that_was_left_open_is_no_yes_either():
    table = Table(*TRIO)
    for who in ("ben", "cem"):
        table.says(who, "I really want a Friday.")
    table.says("ana", "I can't do Fridays.")
    table.quiet()
    table.quiet()  # for half an hour
    assert table.session.phase is Phase.VOTE
    end = posted(table.votes(ana="A", ben="A", cem="A"))

    assert "2 of the 3 who answered can come" in end


def test_what_is_said_makes_a_new_option_where_nothing_is_won():
    table = at_the_vote()
    for who in ("ben", "cem"):
        table.says(who, "Sorry, only Thursday after 3 after all.")
        table.answers(who)
    table.votes(ana="A", ben=None, cem=None)

    assert (table.session.phase, table.session.round.number) == (Phase.VOTE, 2)
    assert table.session.round.options[0].start.strftime("%a %H:%M") == "Thu 15:00"


def look_again(table, *members):
    for who in members:
        last = table(LookAgain, member=who, round=table.session.round.number)
    return last


def test_the_organiser_sees_how_many_would_look_again_and_not_who():
    table = at_the_vote()
    effects = look_again(table, "ana")

    assert "1 of 3 would look again" in told(effects, "olga")
    assert "Ana" not in told(effects, "olga")
    assert look_again(table, "ana") == (), "once"


@pytest.mark.parametrize(("again", "number"), [((), 1), (("ana",), 1), (("ana", "ben"), 2)])
def test_where_more_than_half_would_a_round_follows_at_the_count(again, number):
    table = at_the_vote()
    if again:
        look_again(table, *again)
    assert table.session.phase is Phase.VOTE, "at the count, not before"
    table.votes(ana="A", ben="A", cem="A")

    assert table.session.round.number == number


def test_the_last_round_is_the_last_even_so():
    table = at_the_vote(rounds=1)
    look_again(table, *TRIO)
    table.votes(ana="A", ben="A", cem="A")

    assert table.session.phase is Phase.DECIDED


def test_one_tap_does_it():
    table = at_the_vote()
    reply = KINDS.press(table.session, UserAction("1", "ana", table.at), "look-again", "1")
    assert [type(each).__name__ for each in reply.commands] == ["LookAgain"]
    late = KINDS.press(table.session, UserAction("2", "ana", table.at), "look-again", "2")
    assert (late.commands, late.notice) == ((), "The vote on these options is closed.")
    strange = KINDS.press(table.session, UserAction("3", "zoe", table.at), "look-again", "1")
    assert (strange.commands, strange.notice) == ((), "Only who is asked here can vote.")


def test_a_no_that_is_said_again_is_told_and_asked_again():
    table = at_the_vote()
    first = means(table.says("ana", IMPOSSIBLE))
    again = means(table.says("ana", "As I said, no Mondays, never."))
    assert "A: you can't come: you ruled out Mondays." in again.words
    assert "a firm no, or possible if need be?" in again.words
    assert [type(each) for each in again.parts].count(Buttons) == 2
    assert first.words.splitlines()[1] == again.words.splitlines()[1]


def test_what_was_said_before_the_vote_and_is_repeated_in_it_is_told():
    table = Table("ana", "ben", "cem")
    table.says("ana", "I'd rather not do Mondays.")
    table.answers("ana", "ben", "cem")
    assert table.session.phase is Phase.VOTE
    names = [each.id for each in table.session.round.options if each.begins.weekday() == 0]
    told_again = [
        each
        for each in table.says("ana", "Mondays are not good for me, as I said.")
        if isinstance(each, Tell)
    ]
    [view] = [reveal(each.view, to="ana") for each in told_again]
    assert view.means is not None
    assert {each.option.option.id for each in view.means.options} >= {*names}


def test_who_speaks_first_during_the_vote_has_answered_and_is_waited_for():
    table = Table("ana", "ben", "cem")
    table.answers("ana", "ben")
    table.time_is_up()
    assert table.session.phase is Phase.VOTE
    table.says("cem", "not before 10")
    table.votes(ana="A", ben="A")
    assert table.session.phase is Phase.VOTE
    table.votes(cem="A")
    assert table.session.phase is Phase.DECIDED
