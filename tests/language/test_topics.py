"""What somebody wants to talk about, in their own words: said → understood."""

from __future__ import annotations

import pytest

from orchestration.model.preferences import Topic
from tests.language.listening import heard, line_of

TOPICS = [
    ("can we go over the budget too?", "the budget"),
    ("I'd like to talk about hiring", "hiring"),
    ("I'd like to talk about: hiring", "hiring"),
    ("let's also discuss: the move", "the move"),
    ("please add the Q3 roadmap to the agenda", "the Q3 roadmap"),
    ("for the agenda: pricing", "pricing"),
    ("Topics: pricing, the Berlin office, and hiring", "pricing, the Berlin office, and hiring"),
    ("put Hiring Plan on the agenda", "Hiring Plan"),
    ("can we talk about the Monday standup?", "the Monday standup"),
    ("could we please also touch on security?", "security"),
    ("can we raise the 2027 budget", "the 2027 budget"),
    ("Let's talk about the weekly report.", "the weekly report"),
    ("über das Budget reden", "das Budget"),
    ("Budget auf die Agenda", "Budget"),
    ("Bitte das Thema Urlaubsplanung auf die Agenda setzen", "Urlaubsplanung"),
    ("können wir noch das Budget besprechen", "das Budget"),
    ("Lass uns über die neue Preisliste sprechen", "die neue Preisliste"),
]
BESIDE_OTHERS = [
    (
        "let's discuss the launch, and I can't do Monday",
        ["topic for prefers: the launch", "against must: mon"],
    ),
    (
        "let's discuss pricing, hiring and the new office on Tuesday at 3pm",
        ["topic for prefers: pricing, hiring and the new office", "for prefers: tue 15:00-15:00"],
    ),
    (
        "Wed 2pm. And can we discuss hiring?",
        ["for prefers: wed 14:00-14:00", "topic for prefers: hiring"],
    ),
    (
        "We need 30 minutes to discuss the budget",
        ["topic for prefers: the budget", "length for must: 30 min"],
    ),
    (
        "I'm flexible and would like to discuss hiring",
        ["flexible for prefers", "topic for prefers: hiring"],
    ),
    (
        "Können wir am Montag das Budget besprechen?",
        ["topic for prefers: das Budget", "for prefers: mon"],
    ),
]
NONE = [
    "I have to discuss it with my boss on Monday",
    "I'd like to discuss my raise with my boss on Monday",
    "On Mondays we discuss the roadmap with the client",
    "Ich muss am Montag mit meinem Chef über das Gehalt reden",
    "we don't need to discuss the budget",
    "let's not discuss the budget on Friday",
    "let's discuss it on Monday",
    "let's talk through lunch",
    "can we go over 30 minutes?",
    "what's on the agenda?",
    "is the budget on the agenda?",
    "I'd like a clear agenda",
]


@pytest.mark.parametrize(("said", "topic"), TOPICS)
def test_a_topic_is_kept_in_its_authors_words(said: str, topic: str) -> None:
    understood = heard(said)

    assert [each.applies for each in understood.preferences] == [Topic(topic)]
    assert not understood.not_understood


@pytest.mark.parametrize(("said", "understood"), BESIDE_OTHERS)
def test_the_rest_of_a_sentence_is_read_as_ever(said: str, understood: list[str]) -> None:
    assert [line_of(each) for each in heard(said).preferences] == understood
    assert not heard(said).not_understood


@pytest.mark.parametrize("said", NONE)
def test_what_is_not_asked_of_all_is_no_topic(said: str) -> None:
    assert not any(isinstance(each.applies, Topic) for each in heard(said).preferences)
