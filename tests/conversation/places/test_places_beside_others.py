"""What has only so many places beside what has room for all: said → told, and what comes of it."""

import pytest

from tests.play.dialogues import comes_of

ASKED = "lena, channel: @Convene poll pottery (2 places), climbing (1 place) or cooking?"
VOTED = ("dana, thread: climbing", "omar, thread: cooking", "raj, thread: cooking")
CLOSED = ("lena, thread: close it", "lena presses: Close now")


def test_what_has_places_gives_them_and_all_of_it_takes_place():
    told = comes_of(ASKED, *VOTED, *CLOSED)
    assert "you have a place in Climbing." in told
    assert "Climbing and Cooking." in told
    assert "Climbing, 1 of 1 taken: Dana Reed." in told
    assert "Cooking, 2 in: Omar Haddad and Raj Patel." in told


@pytest.mark.parametrize(
    ("beside", "told"),
    [((), "As it stands you are in for Cooking."), (CLOSED, "Yes: you are in for Cooking.")],
)
def test_who_is_in_for_what_has_room_for_all_hears_so(beside, told):
    assert f"to omar: {told}" in comes_of(ASKED, *VOTED, *beside, "omar, dm: am I in?")


def test_german_with_words_beside_the_places():
    asked = "lena, channel: @Convene Umfrage Freitag: Yoga (2 Plätze), Bouldern (1 Platz), Kochen"
    told = comes_of(asked, "dana, thread: bouldern", "omar, thread: kochen", *CLOSED)
    assert "Freitag: Bouldern and Kochen." in told
    assert "Kochen, 1 in: Omar Haddad." in told


def test_where_all_go_to_one_thing_a_place_that_is_gone_is_told():
    asked = "lena, channel: @Convene poll where do we eat? Luigi (3 places), Wok or Bella"
    votes = ("dana, thread: Luigi", "omar, thread: Wok", "raj, thread: Wok, Luigi")
    told = comes_of(asked, *votes, *CLOSED)
    assert "to dana: “Where do we eat?” is settled: Wok. Your place in Luigi is gone" in told
    assert "to raj: “Where do we eat?” is settled" not in told


def test_where_votes_are_secret_no_place_was_told_and_none_is_gone():
    asked = "lena, channel: @Convene poll where do we eat? Luigi (3 places), Wok or Bella; secret"
    votes = ("dana, dm: I vote Luigi", "omar, dm: I vote Wok", "raj, dm: I vote Wok")
    assert "is gone with that" not in comes_of(asked, *votes, *CLOSED)
