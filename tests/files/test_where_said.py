"""`convene understand`: what a message is about, where it was said."""

import json

import pytest

from adapters.files.where_said import about_data
from bot.messages import from_data, text
from orchestration.interaction.routing import Asks, SessionQuestion, Span
from orchestration.model.errors import BadInput
from tests.interaction.routing.place import NOW

EIGHT = {*("status", "missing", "when", "who", "invite", "about_me", "how_decided", "help")}
WINDOW = {"start": "2027-01-11", "end": "2027-01-22"}


def understood(words, **where):
    """Return what is understood of a message, as data."""
    return from_data({"text": words, "window": WINDOW, **where}, NOW)


@pytest.mark.parametrize(
    ("words", "where", "situation", "about"),
    [
        ("mornings are better", "dm", "intake", {"about": "wish"}),
        ("B, then A", "thread", "vote", {"about": "vote"}),
        ("who is missing?", "channel", "intake", {"about": "question", "asks": "missing"}),
        ("cancel it please", "dm", "decided", {"about": "order", "does": "cancel"}),
        ("something came up", "dm", "decided", {"about": "came_up"}),
        ("find us 30 minutes with @raj", "channel", "none", {"about": "open", "kind": "meeting"}),
        ("I never work on Fridays", "dm", "none", {"about": "standing"}),
        ("thanks!", "dm", "intake", {"about": "social"}),
        ("asdfgh", "dm", "none", {"about": "unknown"}),
    ],
)
def test_what_a_message_is_about(words, where, situation, about):
    answer = understood(words, where=where, situation=situation)
    keys = ("about", "asks", "does", "kind")
    assert {key: answer[key] for key in keys if key in answer} == about


@pytest.mark.parametrize(
    "words",
    [
        "please don't put it on the 18th, our office is closed",
        "could make it at 12 on Tuesday",
        "could we keep it before 4 please?",
        "bitte nicht auf Montag legen",
        "können wir das auf den 14. legen?",
    ],
)
def test_who_only_says_something_answers_the_request_of_somebody_else(words):
    assert understood(words)["about"] == "wish"
    assert understood(words, where="dm", situation="intake")["about"] == "order"


def test_only_what_is_wished_has_preferences():
    answer = understood("I can't do Friday. What's the status?", where="dm", situation="intake")
    assert [each["restatement"] for each in answer["preferences"]] == ["can't do Fridays"]
    assert answer["not_understood"] == []
    assert [each["about"] for each in answer["sentences"]] == ["wish", "question"]


def test_a_preference_stands_where_it_was_said():
    words = "What's the status? I can't do Friday."
    source = understood(words, where="dm", situation="intake")["preferences"][0]["source"]
    assert words[source["start"] : source["end"]] == "I can't do Friday"


@pytest.mark.parametrize("words", ["is it on friday?", "call it off on friday", "B on friday"])
def test_what_is_no_wish_has_none(words):
    answer = understood(words, where="thread", situation="decided")
    assert (answer["about"] in ("question", "order", "unknown"), answer["preferences"]) == (
        True,
        [],
    )


def test_untold_where_the_grammar_reads_what_no_rule_can_place():
    words = "Morning is when I read papers"
    assert understood(words)["about"] == "wish"
    assert understood(words, situation="intake")["preferences"] == []


def test_in_plain_words():
    assert text(understood("what's the status? no fridays")).splitlines() == [
        "(question: status)",
        "• can't do Fridays",
    ]


@pytest.mark.parametrize(("field", "value"), [("where", "attic"), ("situation", "lunch")])
def test_a_place_that_is_none_is_named(field, value):
    with pytest.raises(BadInput, match=field):
        understood("hi", **{field: value})


def test_an_answer_is_one_json_object():
    assert json.loads(json.dumps(understood("thanks!")))["about"] == "social"


@pytest.mark.parametrize("asks", Asks)
def test_a_question_is_one_of_the_eight_that_programs_know(asks):
    data = about_data(SessionQuestion(Span(0, 1), asks))
    assert data["asks"] in EIGHT
    assert data.get("precisely", data["asks"]) == asks.value
