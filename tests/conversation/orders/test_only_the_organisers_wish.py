"""What an organiser would like themselves is their wish; what they order can be put back."""

import pytest

from tests.play.dialogues import comes_of

NOW = "“planning call”, now:"


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("would love Thursday, not the 14th", "• prefers Thursdays"),
        ("I'd love Thursday. not the 14th", "• prefers Thursdays"),
        ("I'm flexible, but would love Thursday. not the 14th", "• prefers Thursdays"),
        ("Thursdays please, but rather not in the morning", "• really prefers Thursdays"),
        ("for me Thursday, not the 14th", "• prefers Thursdays"),
        ("Ich hätte gern Donnerstag, nicht den 14.", "• lieber donnerstags"),
    ],
)
def test_what_the_organiser_would_love_is_no_order_for_all(said, held):
    told = comes_of("use meeting-asking", f"lena, dm: {said}")
    assert held in told
    assert "now: Thu" not in told


def test_what_was_meant_for_all_is_one_and_can_be_put_back():
    told = comes_of("use meeting-asking", "lena, dm: Thursday, not the 14th")
    assert f"{NOW} Thu. All of them are told." in told
    assert "[Put it back]" in told


@pytest.mark.parametrize(
    "said",
    [
        "lena presses: Put it back",
        "lena, dm: undo that please",
        "lena, dm: no wait, that was only my own wish, the whole week stays open for the others",
        "lena, dm: sorry, that was just for me",
        "lena, dm: all days are possible again, not just Thursday",
        "lena, dm: das war nur mein wunsch",
        "lena, dm: bitte mach das rückgängig",
    ],
)
def test_what_was_ordered_just_now_is_put_back(said):
    told = comes_of("use meeting-asking", "lena, dm: make it Thursday and 30 min", said)
    assert "planning call, now: 45 min · 11–17 Jan. What you have told me stays." in told
    assert "couldn't place" not in told
    assert "can't do" not in told


def test_what_is_not_about_it_puts_nothing_back():
    told = comes_of("use meeting-asking", "lena, dm: make it Thursday", "lena, dm: not before 10")
    assert "10:00" in told
    assert "11–17 Jan" not in told


@pytest.mark.parametrize(
    ("said", "now"),
    [
        ("make it 11 to 17 January", "11–17 Jan"),
        ("make it 14 to 16 January", "14–16 Jan"),
        ("make it Monday to Friday, 11 to 17 January", "11–15 Jan"),
    ],
)
def test_days_that_are_named_again_are_all_of_them(said, now):
    told = comes_of("use meeting-asking", "lena, dm: make it Thursday", f"lena, dm: {said}")
    assert f"{NOW} {now}. All of them are told." in told


def test_what_is_looked_for_already_is_told_so():
    told = comes_of("use meeting-asking", "lena, dm: make it 11 to 17 January")
    assert "“planning call” is looked for like that already." in told
