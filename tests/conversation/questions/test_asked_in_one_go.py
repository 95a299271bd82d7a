"""What is asked of an open choice, alone or beside a vote: what is open, and who sees it."""

import pytest

from tests.play.dialogues import comes_of

DOTS = (
    "lena, channel: @Convene poll with 10 points each: what should we build? "
    "search, export or dark mode"
)


@pytest.mark.parametrize(
    "said",
    [
        "what's open?",
        "what's open right now?",
        "what is open here?",
        "give me an overview",
        "was ist gerade offen?",
        "einen Überblick bitte",
    ],
)
def test_what_is_open_is_told_in_private_before_and_after_a_vote(said):
    assert "to omar: “What do we eat?”: vote on A, B, C and D" in comes_of(
        "use choice-vote", f"omar, dm: {said}"
    )
    told = comes_of("use choice-asking", f"dana, dm: {said}")
    assert told.startswith("to dana: “Where do we go for the offsite?”: 2 of 5 have answered.")


def test_where_nothing_is_open_that_is_said():
    told = comes_of("lena, channel: hi", "omar, dm: what's open right now?")
    assert told.startswith("to omar: Nobody is looking for a time or a decision with you just now.")


@pytest.mark.parametrize(
    "said",
    [
        "5 for search. can others see that?",
        "5 for search! who can see this?",
        "search 5. who can see this?",
        "5 for search. is my vote secret?",
    ],
)
def test_points_count_beside_the_question_who_sees_them(said):
    told = comes_of(DOTS, f"omar, dm: {said}")
    assert told.startswith("to omar: Your vote is in: A 5.")
    assert "What you write to me in private stays between us" in told
    assert told.count("to omar:") == 1


def test_a_question_of_an_option_is_no_vote_for_it():
    told = comes_of(DOTS, "omar, dm: search, who voted for that?")
    assert "Your vote is in" not in told


@pytest.mark.parametrize(
    ("said", "on"),
    [
        ("remind us in 3 months whether that still holds", "Wed 7 Apr 2027"),
        ("can you remind the team in half a year to see if it still fits?", "Wed 7 Jul 2027"),
        ("erinner uns im April nochmal dran, ob das noch passt", "Thu 1 Apr 2027"),
    ],
)
def test_a_reminder_whether_it_still_holds_is_a_review(said, on):
    told = comes_of("use choice-decided", f"lena, thread: @Convene {said}")
    assert told == f"to lena: I'll ask about “What do we eat?” on {on} whether it still holds."


@pytest.mark.parametrize(
    "said",
    ["with raj without ines", "without ines, with raj", "with raj but without ines"],
)
def test_who_is_asked_and_who_is_left_out_are_no_title(said):
    told = comes_of(f"lena, channel: @Convene poll {said}: pizza or sushi?")
    assert told.startswith("channel [options/1]: Pizza or sushi?")
    assert "Only Lena Vogt, Omar Haddad, Dana Reed and Raj Patel can vote." in told
