"""An agenda beside a wish, and under the name of a list: said → what stands on it, what is held."""

import asyncio

import pytest

from orchestration.deciding.presentation.views import agenda
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.language.agenda.orders import as_agenda, wants_to_talk_behind
from tests.play.played import settled


async def _played(setup, steps):
    room = await settled([setup])
    for who, words in steps:
        await room.says(who, words)
        await room.later(minutes=1)
    return room


def played(setup, *steps):
    return asyncio.run(_played(setup, steps))


def on_it(room):
    [decision] = room.decisions()
    return list(agenda(decision))


def wishes(room, who):
    [decision] = room.decisions()
    return [each.restatement for each in profile_of(decision, who).wishes]


def told(room, who):
    return next((words for name, words in reversed(room.told) if name == who), "")


@pytest.mark.parametrize(
    ("words", "held", "topic"),
    [
        (
            "wed is best for me, and i'd like to talk about the q1 numbers (15 min)",
            ["prefers Wednesdays"],
            "the q1 numbers (15 min, Dana Reed)",
        ),
        (
            "thursdays suit me and can we discuss travel costs?",
            ["Thursdays are fine"],
            "travel costs (Dana Reed)",
        ),
        (
            "mornings are fine, i also want to discuss the roadmap, 30 minutes",
            ["mornings (before 12:00) are fine"],
            "the roadmap (30 min, Dana Reed)",
        ),
        (
            "montags geht, und ich möchte gern das onboarding besprechen (5 min)",
            ["montags geht"],
            "das onboarding (5 min, Dana Reed)",
        ),
        (
            "mittwoch passt, ich würde gern über das budget reden (10 min)",
            ["mittwochs geht"],
            "das budget (10 min, Dana Reed)",
        ),
    ],
)
def test_beside_a_wish_it_has_its_minutes_and_all_see_it(words, held, topic):
    room = played("meeting-asking", ("dana", words))

    assert wishes(room, "dana") == held
    assert on_it(room) == [topic]


def test_what_is_to_stay_between_the_two_stays_a_wish():
    words = "just between us: tuesdays are fine and i'd like to discuss my contract"
    room = played("meeting-asking", ("ines", words))

    assert on_it(room) == []
    assert "Tuesdays are fine" in wishes(room, "ines")


def test_who_would_not_talk_about_something_has_not_said_when_they_can():
    words = "i don't want to talk about the q1 numbers in front of everyone"
    room = played("meeting-asking", ("omar", words))

    assert on_it(room) == []
    assert wishes(room, "omar") == []
    assert "omar" not in room.decisions()[0].answered


@pytest.mark.parametrize("setup", ["meeting-asking", "meeting-decided"])
@pytest.mark.parametrize(
    ("words", "topic"),
    [
        ("and put hiring on the list pls", "hiring (Raj Patel)"),
        ("add the pricing question to the list", "the pricing question (Raj Patel)"),
        ("setz bitte onboarding auf die liste", "onboarding (Raj Patel)"),
        ("i'd like travel costs on the list too", "travel costs (Raj Patel)"),
    ],
)
def test_the_list_of_a_meeting_is_its_agenda(setup, words, topic):
    assert on_it(played(setup, ("raj", words))) == [topic]


@pytest.mark.parametrize(
    "words",
    [
        "scratch the budget thing, marta sorted it",
        "drop the budget, it's solved",
        "forget about the budget",
        "das budget kann wieder runter von der liste",
        "the budget is sorted",
        "das budget hat sich erledigt",
    ],
)
def test_what_stands_on_it_is_taken_off_and_the_meeting_stays(words):
    room = played("meeting-decided", ("dana", "can we also talk about the budget"), ("dana", words))

    assert on_it(room) == []
    assert told(room, "dana") == "Off the agenda: the budget."


def test_what_does_not_stand_on_it_is_no_topic():
    room = played("meeting-decided", ("lena", "scratch that meeting"))

    assert "agenda" not in told(room, "lena")


@pytest.mark.parametrize(
    "words",
    [
        "put @sam on the list",
        "take me off the list",
        "put Omar on the list",
        "nimm mich von der liste",
    ],
)
def test_who_is_put_on_a_list_is_no_topic(words):
    assert as_agenda(words)[0] in ("", "@sam", "Omar")


@pytest.mark.parametrize(
    "words", ["i'd like to talk about hiring", "tuesdays and wednesdays", "wed, i can talk then"]
)
def test_nothing_is_parted_where_one_thing_is_said(words):
    assert wants_to_talk_behind(words) == 0
