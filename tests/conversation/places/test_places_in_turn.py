"""A sign-up by its terms (who comes first, so many places, yes or no), and a place given up."""

import pytest

from tests.play.dialogues import comes_of

TRIP = "lena, channel: @Convene ski trip saturday, first come first served, 2 places, yes or no"
FULL = (TRIP, "omar, thread: yes", "ines, thread: i'm in", "raj, thread: me too")
WORKSHOPS = "lena, channel: @Convene poll which workshop? pottery (1 place), cooking (2 places)"


@pytest.mark.parametrize(
    ("said", "title", "places"),
    [
        ("ski trip saturday, first come first served, 3 places, yes or no", "Ski trip saturday", 3),
        ("sauna evening, yes or no, 4 places", "Sauna evening", 4),
        (
            "who wants to join the ski trip? first come first served, 3 places, yes or no",
            "Who wants to join the ski trip?",
            3,
        ),
        (
            "poll: pottery class on friday? 3 places, first come first served, yes or no",
            "Pottery class on friday",
            3,
        ),
        ("team dinner thursday - 6 seats, first come first served", "Team dinner thursday", 6),
    ],
)
def test_terms_of_a_sign_up_make_it_one(said, title, places):
    told = comes_of(f"lena, channel: @Convene {said}")
    assert f"channel [options/1]: {title}\n" in told
    assert f"A  Yes · {places} places" in told
    assert "B  No" in told
    assert "yes or no; places go to who votes first, and all see who has one." in told


def test_it_is_one_in_german():
    said = "Töpferkurs am Freitag, 3 Plätze, wer zuerst kommt mahlt zuerst, ja oder nein"
    told = comes_of("use german", f"lena, channel: @Convene {said}")
    assert "A  Ja · 3 Plätze" in told
    told = comes_of(
        "lena, channel: @Convene Wer kommt mit zum Klettern? 2 Plätze, wer zuerst kommt"
    )
    assert "A  Ja · 2 places" in told
    assert "Weggelassen" not in told


@pytest.mark.parametrize(
    "said",
    ["poll which workshop? pottery, cooking, first come first served", "poll: tea or coffee"],
)
def test_a_list_of_several_is_none(said):
    assert "places go to" not in comes_of(f"lena, channel: @Convene {said}")


@pytest.mark.parametrize(
    "said",
    [
        "damn, i cant",
        "argh, something came up, i can't",
        "i'm out, sorry",
        "ich schaff's doch nicht",
        "komme doch nicht",
        "muss leider absagen",
    ],
)
def test_who_cannot_come_frees_their_place(said):
    told = comes_of(*FULL, f"omar, thread: {said}")
    assert "to raj: “Ski trip saturday”: a place is free. As it stands you are in." in told


@pytest.mark.parametrize("said", ["damn, i cant", "Mist, ich schaff's doch nicht"])
def test_a_place_among_several_is_freed_as_well(said):
    taken = (WORKSHOPS, "omar, thread: pottery", "dana, thread: pottery")
    told = comes_of(*taken, f"omar, thread: {said}")
    assert "to omar: Your vote is taken back." in told
    assert "to dana: “Which workshop?”: a place is free." in told


def test_what_hangs_on_an_if_frees_none():
    assert comes_of(*FULL, "omar, thread: i can't if it rains") == "(nothing)"


def test_who_can_after_all_waits_for_a_place():
    told = comes_of(*FULL, "omar, thread: damn, i cant", "omar, thread: ok i can come after all")
    assert "you are number 1 on the waiting list" in told
