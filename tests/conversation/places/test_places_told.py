"""What is said around lists that give places: said → answered, alone or among several."""

import pytest

from tests.play.dialogues import comes_of

FULL = (
    "lena, channel: @Convene sign-up for the workshop, 2 places",
    "omar, thread: in",
    "dana, thread: in",
    "raj, thread: in",
)
FREED = "a place is free. As it stands you are in."


@pytest.mark.parametrize(
    "said",
    [
        "omar, dm: give my place to somebody else",
        "omar, thread: give my spot back",
        "omar, thread: actually someone else can have my place",
        "omar, dm: i don't need my seat anymore",
        "omar, thread: damn, i cant",
        "omar, thread: mein Platz wird frei",
        "omar, dm: jemand anders kann meinen Platz haben",
        "omar, thread: ich gebe meinen Platz wieder her",
    ],
)
def test_who_gives_their_place_up_frees_it_while_it_is_voted_on(said):
    told = comes_of(*FULL, said)
    assert "to omar: Your vote is taken back." in told
    assert f"to raj: “Workshop”: {FREED}" in told


@pytest.mark.parametrize(
    "said",
    [
        "ines, channel: @Convene how many are in so far?",
        "ines, dm: how many people have signed up already?",
        "ines, thread: who's coming?",
        "ines, thread: wie viele sind schon dabei?",
    ],
)
def test_how_many_are_in_is_said_of_the_places(said):
    assert "2 of 2 taken (Omar Haddad and Dana Reed); waiting: Raj Patel." in comes_of(*FULL, said)


@pytest.mark.parametrize(
    "said",
    ["ines, thread: still room?", "ines, thread: noch Plätze?", "ines, dm: is there a place left"],
)
def test_whether_there_is_room_is_said_of_the_places(said):
    assert "“Workshop” is full (2 of 2)." in comes_of(*FULL, said)


def test_give_my_place_to_somebody_by_name_still_asks_them():
    told = comes_of(*FULL, "omar, thread: give my place to ines")
    assert "to ines: “Workshop”: Omar Haddad would give you their place" in told


TWO = (
    "lena, channel: @Convene sign-up for the workshop, 5 places",
    "lena, channel: @Convene sign-up for the trip, 8 places",
)


def test_of_two_lists_each_is_answered_by_its_name():
    told = comes_of(*TWO, "ines, channel: @Convene any spots left?")
    assert "“Workshop”: Yes: 5 places are free, of 5." in told
    assert "“Trip”: Yes: 8 places are free, of 8." in told


def test_of_two_lists_the_one_that_is_named_is_answered():
    told = comes_of(*TWO, "ines, channel: @Convene how many are in for the trip?")
    assert "Yes: 0 of 8 taken." in told
    assert "Workshop" not in told


def test_of_two_lists_it_is_asked_which_gets_more_places():
    told = comes_of(*TWO, "lena, channel: @Convene make it 4")
    assert "Which one? Say it with its name: “Workshop” and “Trip”." in told
    assert "edited" not in told
    assert "Yes has 4 places now." in comes_of(*TWO, "lena, channel: @Convene make the trip 4")


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("Anmeldung Küche (2), Garten (3), Bar (1)", ["Anmeldung", "Küche · 2", "Bar · 1"]),
        ("signup morning shift (3 people), evening shift (2 people)",
         ["Signup", "Morning shift · 3", "Evening shift · 2"]),
        ("sign-up for kitchen (2) and garden (3)", ["Sign-up", "Kitchen · 2", "Garden · 3"]),
        ("poll who joins the ski trip, yes or no, max 3, first come first served",
         ["Who joins the ski trip?", "Yes · 3", "B  No"]),
    ],
)  # fmt: skip
def test_places_that_each_has_are_places(said, listed):
    told = comes_of(f"lena, channel: @Convene {said}")
    assert all(each in told for each in listed)
    assert f"]: {listed[0]}\n" in told


@pytest.mark.parametrize("said", ["make it 0 places", "mach 0 Plätze draus"])
def test_no_places_at_all_are_refused_with_how_many_there_may_be(said):
    made = "lena, channel: @Convene sign-up for the trip, 3 places"
    assert "How many places? Between 1 and 10,000." in comes_of(made, f"lena, thread: {said}")


@pytest.mark.parametrize(
    "said", ["who wants to lead the retro?", "who would like to moderate Friday's demo?"]
)
def test_who_does_what_one_does_is_asked_of_the_group(said):
    told = comes_of(f"lena, channel: @Convene {said}")
    assert f"You ask: “{said[0].upper()}{said[1:]}”" in told
