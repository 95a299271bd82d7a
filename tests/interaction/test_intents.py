"""Which words ask for a meeting, for another time or for help, and which say what suits."""

import pytest

from orchestration.interaction.intents import (
    asks_for_another_time,
    asks_for_help,
    asks_for_meeting,
)

MEETINGS = """
find 45 minutes for the four of us next week
Hi Convene, please find a time with @omar
can you schedule a call about hiring?
could we book half an hour on Tuesday
we need to find a slot for the retro
let's meet about the budget
please set up a 1:1 with Dana
I'd like you to arrange a workshop in March
"""
WISHES = """
mornings are best
30 minutes at most please
I have a call at 3
I can't meet on Fridays
find me grumpy before nine
please no meetings after 6pm
Tuesday works for a call
I plan to be away
nothing back to back
"""


@pytest.mark.parametrize("words", MEETINGS.strip().splitlines())
def test_an_order_asks_for_a_meeting(words):
    assert asks_for_meeting(words)


@pytest.mark.parametrize("words", WISHES.strip().splitlines())
def test_what_suits_somebody_asks_for_none(words):
    assert not asks_for_meeting(words)
    assert not asks_for_help(words)


@pytest.mark.parametrize(
    ("words", "other"),
    [
        ("something came up, find a new time", True),
        ("can we reschedule?", True),
        ("move the meeting please", True),
        ("find a new time with @omar", False),
        ("find 45 minutes for the four of us", False),
    ],
)
def test_another_time_is_for_the_same_people(words, other):
    assert asks_for_another_time(words) is other


@pytest.mark.parametrize(
    ("words", "helps"),
    [("help", True), ("Hi Convene, help!", True), ("help me find a time", False), ("", False)],
)
def test_help_is_asked_for_alone(words, helps):
    assert asks_for_help(words) is helps
