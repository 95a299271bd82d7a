"""What is said behind a list of how it goes: it holds, or is left out by name; it is no option."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.people import MemberId
from tests.conversation.choosing import the_only, titles
from tests.conversation.room import Room

PLACES = ["Loft", "Barn", "Boat"]


def asked(said):
    """Return what becomes of a request, and what who asks is told first."""
    room = Room()
    told = asyncio.run(room.says("lena", f"@Convene {said}", channel=True))
    return room, told


@pytest.mark.parametrize(
    ("said", "how"),
    [
        ("decide Loft, Barn or Boat: rated for the rounds, majority for the last",
         {"rule": "rated", "last_rule": "majority"}),
        ("decide Loft, Barn or Boat; score the paper's way", {"scoring": "paper"}),
        ("decide Loft, Barn, Boat - show two at a time", {"options": 2}),
        ("decide Loft, Barn or Boat, two options in a round", {"options": 2}),
        ("entscheide Loft, Barn oder Boat; zeigt zwei auf einmal", {"options": 2}),
        ("umfrage Loft, Barn oder Boat? einfache Mehrheit", {"rule": "plurality"}),
        ("umfrage Loft, Barn oder Boat; einfache mehrheit reicht", {"rule": "plurality"}),
        ("umfrage Loft, Barn oder Boat; mehrheit", {"rule": "majority"}),
        ("poll Loft, Barn, Boat, hide the votes", {"secret": True}),
    ],
)  # fmt: skip
def test_what_can_hold_holds(said, how):
    room, _ = asked(said)
    assert titles(room) == PLACES
    terms = the_only(room).terms
    assert {name: getattr(terms, name) for name in how} == how


@pytest.mark.parametrize(
    ("said", "left_out"),
    [
        ("poll Loft, Barn, Boat - show everybody's reasons, open", "show everybody's reasons"),
        ("poll Loft, Barn, Boat; places by lot", "places by lot"),
        ("poll Loft, Barn, Boat, places by lot, hide the votes", "places by lot"),
        ("umfrage Loft, Barn, Boat; plätze per los", "plätze per los"),
        ("decide Loft, Barn or Boat, @raj must be there, before the holidays",
         "before the holidays"),
    ],
)  # fmt: skip
def test_what_cannot_is_left_out_by_name(said, left_out):
    room, told = asked(said)
    assert titles(room) == PLACES
    assert told[0] == f"I left out: “{left_out}”."


def test_who_must_be_there_is_needed_and_no_option():
    room, _ = asked("decide Loft, Barn or Boat (budget 2000), @raj must be there")
    assert titles(room) == ["Loft", "Barn", "Boat (budget 2000)"]
    assert [each.id for each in the_only(room).members if each.required] == [MemberId("raj")]


def test_to_ask_first_is_no_option():
    room, told = asked("decide Loft, Barn or Boat; ask first")
    assert titles(room) == PLACES
    assert the_only(room).phase is Phase.INTAKE
    assert "left out" not in told[0]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("poll Loft, Barn or Boat? @raj is needed",
         "In a poll nobody is needed: all votes count the same. “/convene decide …” knows who is."),
        ("poll Loft, Barn or Boat? two options in a round",
         "A poll shows all its options, once; “/convene decide …” has several rounds."),
    ],
)  # fmt: skip
def test_a_poll_says_what_it_has_not(said, told):
    room, first = asked(said)
    assert titles(room) == PLACES
    assert told in first


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("poll what next? Show and tell, Two rounds of golf, Places to eat",
         ["Show and tell", "Two rounds of golf", "Places to eat"]),
        ("poll seats in front, seats in back or standing?",
         ["Seats in front", "Seats in back", "Standing"]),
        ("poll when do we launch? before the holidays, after the holidays",
         ["Before the holidays", "After the holidays"]),
        ("decide pottery (2 places), climbing (1 place)", ["Pottery", "Climbing"]),
    ],
)  # fmt: skip
def test_what_only_sounds_like_it_stays_on_the_list(said, listed):
    room, told = asked(said)
    assert titles(room) == listed
    assert not any("left out" in each for each in told)
