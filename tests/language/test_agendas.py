"""What words put on an agenda, or take off it: said → the items."""

import pytest

from orchestration.language.agenda.entries import items_in_lines
from orchestration.language.agenda.orders import (
    list_apart,
    orders_in,
    put_in,
    taken_off_in,
    timed_in,
)

NAMES = ("Lena Vogt", "Omar Haddad", "Dana Reed", "Raj Patel")

PUT = [
    ("for the agenda: budget (10 min, Dana), hiring", "budget (10 min, Dana Reed) | hiring"),
    ("agenda: Q3 plan 20 min, hiring 10 min, AOB", "Q3 plan (20 min) | hiring (10 min) | AOB"),
    (
        "please put the release plan on the agenda, 15 minutes, Raj presents",
        "the release plan (15 min, Raj Patel)",
    ),
    ("add to the agenda: pay, pensions and holidays", "pay | pensions | holidays"),
    ("one more topic: travel costs (5')", "travel costs (5 min)"),
    ("for the agenda: ten minutes on the budget", "the budget (10 min)"),
    ("for the agenda: the budget, which we never finished", "the budget, which we never finished"),
    ("for the agenda: hiring, especially in Berlin", "hiring, especially in Berlin"),
    ("for the agenda: sales and marketing", "sales and marketing"),
    (
        "agenda: pros and cons of the merger, 20 min, Omar",
        "pros and cons of the merger (20 min, Omar Haddad)",
    ),
    (
        "agenda: hiring, pros and cons of the merger, 20 min, Omar",
        "hiring | pros and cons of the merger (20 min, Omar Haddad)",
    ),
    ("agenda: hiring, status and plans for March", "hiring | status and plans for March"),
    ("agenda: hiring, budget and roadmap, 5 min", "hiring | budget and roadmap (5 min)"),
    (
        "agenda: hiring, 10 min, Omar and budget, 5 min",
        "hiring (10 min, Omar Haddad) | budget (5 min)",
    ),
    ("agenda: salaries, 5 min and tools, 10 min", "salaries (5 min) | tools (10 min)"),
    (
        "Agenda: Budget, Vor- und Nachteile der Fusion, 20 Minuten, Omar",
        "Budget | Vor- und Nachteile der Fusion (20 min, Omar Haddad)",
    ),
    ("Topics: pricing, the Berlin office, and hiring", "pricing | the Berlin office | hiring"),
    ("I'd like the office move on the agenda", "the office move"),
    ("We need to get security on the agenda too", "security"),
    ("can you put hiring and retention on the agenda?", "hiring and retention"),
    (
        "could you add the Berlin office, which nobody has seen, to the agenda?",
        "the Berlin office, which nobody has seen",
    ),
    ("Agenda items for Monday: demo (Raj) and retro (Lena, half an hour)",
     "demo (Raj Patel) | retro (30 min, Lena Vogt)"),
    ("Agenda:\n- Budget, 10 min, Dana\n- Hiring", "Budget (10 min, Dana Reed) | Hiring"),
    ("Auf die Agenda: Budget, 10 min", "Budget (10 min)"),
    ("Auf die Tagesordnung: Umzug, den keiner will", "Umzug, den keiner will"),
    ("Bitte noch das Thema Urlaubsplanung, 15 Minuten, Dana", "Urlaubsplanung (15 min, Dana Reed)"),
    (
        "Tagesordnung: 1. Budget (10 min) 2. Einstellungen (Raj) 3. Sonstiges",
        "Budget (10 min) | Einstellungen (Raj Patel) | Sonstiges",
    ),
    ("Thema: Feedback (Omar, 15 Min.), Roadmap (20 Min.)",
     "Feedback (15 min, Omar Haddad) | Roadmap (20 min)"),
    ("setz bitte Budget und Personal auf die Agenda", "Budget und Personal"),
    ("die Roadmap sollte auch auf die Agenda", "die Roadmap"),
    ("kannst du Hiring auf die Agenda setzen?", "Hiring"),
    ("nimm bitte noch das Thema Parkplätze auf", "Parkplätze"),
    ("Ich hätte gern den Umzug auf der Agenda", "den Umzug"),
]  # fmt: skip
NOTHING = [
    "whats on the agenda",
    "whats new on the agenda",
    "anything on the agenda",
    "still nothing on the agenda",
    "gibts was auf der agenda",
    "noch was auf der agenda",
    "what's on the agenda?",
    "is the budget on the agenda?",
    "why is hiring on the agenda?",
    "hiring is not on the agenda",
    "I'd like a clear agenda",
    "we need a clear agenda for Monday",
    "thanks for putting hiring on the agenda",
    "no agenda, no attendance",
    "my agenda: busy on Monday",
    "I have a lot on my agenda",
    "we have a lot on the agenda",
    "can I get 10 minutes on the agenda?",
    "is there room on the agenda for hiring?",
    "Agenda: I can't do Monday",
    "agenda: none",
    "the topic is too big",
    "this topic can wait",
    "off topic: who brings cake?",
    "Zum Thema Montag: da kann ich nicht",
    "New topic: can we move to Tuesday?",
]
OFF = [
    ("take hiring off the agenda", "hiring"),
    ("drop the budget from the agenda please", "budget"),
    ("hiring can come off the agenda", "hiring"),
    ("the budget doesn't need to be on the agenda any more", "budget"),
    ("we don't need travel costs on the agenda after all", "travel costs"),
    ("take it off the agenda again", "it"),
    ("Nimm Budget von der Agenda", "Budget"),
    ("streich das Budget bitte von der Tagesordnung", "Budget"),
    ("Budget muss nicht mehr auf die Agenda", "Budget"),
    ("Budget kann wieder von der Agenda", "Budget"),
    ("is hiring off the agenda?", ""),
    ("take a look at the agenda", ""),
    ("Monday is off", ""),
]


@pytest.mark.parametrize(("said", "items"), PUT)
def test_what_is_put_on_an_agenda(said, items):
    assert " | ".join(each.told for each in put_in(said, NAMES)) == items
    assert not taken_off_in(said)


@pytest.mark.parametrize("said", NOTHING)
def test_what_only_speaks_of_one_puts_nothing_there(said):
    assert put_in(said, NAMES) == ()
    assert not taken_off_in(said)


@pytest.mark.parametrize(("said", "called"), OFF)
def test_what_is_taken_off_it(said, called):
    assert taken_off_in(said) == called
    assert put_in(said, NAMES) == ()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("I can't do Friday. For the agenda: budget (10 min)", "For the agenda: budget (10 min)"),
        ("For the agenda: budget. And I can't do Friday.", "For the agenda: budget."),
        ("Agenda:\n- budget\n- pay\n\nMonday is bad.", "Agenda:\n- budget\n- pay"),
        ("Monday is bad.", ""),
    ],
)
def test_where_the_list_ends(said, listed):
    assert "".join(said[start:end] for start, end in orders_in(said)).strip() == listed


@pytest.mark.parametrize(
    ("said", "items", "rest"),
    [
        (
            "30 min with Omar about the launch, agenda: budget (10 min), hiring",
            "budget (10 min) | hiring",
            "30 min with Omar about the launch",
        ),
        (
            "30 Minuten mit Omar zum Launch. Agenda: Budget, Personal",
            "Budget | Personal",
            "30 Minuten mit Omar zum Launch",
        ),
        ("30 min with Omar, topic: the launch", "", "30 min with Omar, topic: the launch"),
    ],
)
def test_a_request_has_its_agenda_beside_it(said, items, rest):
    found, left = list_apart(said, NAMES)

    assert " | ".join(each.told for each in found) == items
    assert left.strip(" .") == rest


def test_minutes_on_something():
    assert timed_in("I'd like 15 minutes on the office move") == (15, "the office move")
    assert timed_in("give me 10 min to present the roadmap, please") is not None
    assert timed_in("I need 15 minutes for lunch") is None
    assert timed_in("I'd like 15 minutes between meetings") is None


def test_a_line_of_a_dialog_is_one_topic_whatever_commas_it_has():
    lines = ["Budget, 10 min, Dana", "", "pay, pensions, holidays", "I can't say yet"]

    assert [each.told for each in items_in_lines(lines, NAMES)] == [
        "Budget (10 min, Dana Reed)",
        "pay, pensions, holidays",
        "I can't say yet",
    ]
