"""Requests for a yes or a no, and for one of a list: said → what is voted on at once."""

import asyncio

import pytest

from tests.conversation.choosing import the_only, titles
from tests.conversation.room import Room


def opened(said):
    room = Room()
    asyncio.run(room.says("lena", f"@Convene {said}", channel=True))
    assert the_only(room).rounds
    return room


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("should we drop the friday demo? yes or no", ["Yes", "No"]),
        ("sollen wir das büro behalten? ja oder nein", ["Ja", "Nein"]),
        ("vote: do we drop the friday demo?", ["Drop the friday demo"]),
        ("can we vote on whether to move standup to 9:30?", ["Move standup to 9:30"]),
        ("anonymous vote: keep the office or not?", ["Keep the office"]),
        ("geheime abstimmung: das büro behalten oder nicht?", ["Das büro behalten"]),
        ("abstimmung: wer ist fürs grillen am freitag?", ["Ja", "Nein"]),
        ("poll: who is for moving to friday?", ["Yes", "No"]),
    ],
)
def test_a_group_is_asked_for_a_yes_or_a_no(said, listed):
    assert titles(opened(said)) == listed


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("poll: friday drinks at Tiger or Onkel?", ["Tiger", "Onkel"]),
        ("umfrage: mittagessen bei luigi oder im park?", ["Luigi", "Im park"]),
        ("lunch. thai, indian or burgers? close at 11:45", ["Thai", "Indian", "Burgers"]),
        ("poll: lunch at home or dinner out?", ["Lunch at home", "Dinner out"]),
        ("poll: mr. smith or mrs. jones?", ["Mr. smith", "Mrs. jones"]),
    ],
)
def test_what_a_list_is_for_is_cut_from_what_is_on_it(said, listed):
    assert titles(opened(said)) == listed


def test_a_vote_for_something_is_no_request():
    room = Room()
    asyncio.run(room.says("lena", "@Convene vote: pizza", channel=True))
    assert room.decisions() == []
