"""What sounds like an order or a request, and is none."""

import time

import pytest

from orchestration.interaction.routing.offering import offered
from orchestration.language.choosing.asking.instructed import as_search, finds_out
from orchestration.language.choosing.places.sign_up_meant import as_sign_up
from orchestration.language.talk.kept_quiet import asks_for_quiet_nights
from tests.interaction.routing.place import about, setting

INTAKE = setting("dm", "intake")
ALONE = setting("dm")


@pytest.mark.parametrize(
    "said",
    [
        "forget everything, my name, my votes",
        "Vergiss alles, meine Daten, meinen Namen",
    ],
)
def test_who_names_what_is_known_of_them_is_not_beginning_anew(said):
    assert about(said, INTAKE) == ["question forget"]


def test_who_takes_all_back_begins_anew():
    assert about("forget everything, Tuesdays work", INTAKE) == ["wish", "wish"]


@pytest.mark.parametrize("said", ["new poll ", "poll please ", "signup 2 places, "])
def test_a_long_message_is_no_request_and_is_told_so_at_once(said):
    long = said * (40_000 // len(said))
    began = time.process_time()
    assert offered(long, (), ALONE) is None
    assert time.process_time() - began < 2


def test_a_short_one_is_a_request():
    assert offered("new poll: red or blue", (), ALONE) is not None


@pytest.mark.parametrize(
    "said",
    [
        "should we rent the van, 8 seats, yes or no?",
        "do we like the new office, 40 seats, yes or no?",
        "Kaufen wir den Bus, 9 Plätze, ja oder nein?",
    ],
)
def test_a_question_about_a_thing_with_seats_is_no_sign_up(said):
    assert as_sign_up(said) == said


def test_an_outing_with_places_is_one():
    said = "Ski trip on Saturday, first come first served, 3 places, yes or no"
    assert as_sign_up(said) == "make a signup for Ski trip on Saturday, 3 places"


@pytest.mark.parametrize(
    "said",
    [
        "find out what was decided",
        "finde raus, was gestern entschieden wurde",
        "find out where Raj is",
        "find out how much the van costs",
        "clarify what you mean by consent",
        "settle what we owe Raj",
        "find out if Raj can come",
    ],
)
def test_what_has_an_answer_is_not_put_to_the_group(said):
    assert not finds_out(said)


@pytest.mark.parametrize(
    "said", ["find out which tool to buy", "can you sort out where we eat tomorrow?"]
)
def test_what_has_none_yet_is(said):
    assert finds_out(said)


def test_when_a_vote_ends_is_no_time_to_look_for():
    assert as_search("find out when the vote ends") == "find out when the vote ends"
    assert as_search("find out when the team can meet") != "find out when the team can meet"


@pytest.mark.parametrize("said", ["ping das Team nachts", "erinner alle nachts"])
def test_who_wants_others_reminded_at_night_asks_for_no_quiet(said):
    assert not asks_for_quiet_nights(said)


@pytest.mark.parametrize("said", ["erinner alle nachts bitte nicht", "schreib mir nachts nicht"])
def test_who_wants_nobody_reminded_at_night_does(said):
    assert asks_for_quiet_nights(said)


def test_who_asks_whether_there_are_enough_ideas_closes_nothing():
    organising = setting("dm", "intake")
    assert "order close" not in about("are there enough ideas", organising)
    assert about("enough ideas", organising) == ["order close"]


def test_a_wish_asked_about_beside_somebody_who_cannot_is_not_of_them():
    assert about("is Tuesday ok even though Omar can't?", INTAKE) != ["question others_words"]
    assert about("when can Omar do Tuesday?", INTAKE) == ["question others_words"]
