"""A sign-up that is asked for by its own word: places for who comes first, at once."""

import pytest

from orchestration.language.choosing.places.sign_up_lists import listed_places
from tests.conversation.requests.test_put_to_the_vote import opened


@pytest.mark.parametrize(
    ("said", "subject", "options"),
    [
        ("workshop signup for the offsite: Pottery (2 places), Climbing (8 places)",
         "Workshop signup for the offsite", [("Pottery", 2), ("Climbing", 8)]),
        ("Anmeldung fürs Sommerfest-Team: Grill (2 Plätze), Musik (1 Platz)",
         "Sommerfest-Team", [("Grill", 2), ("Musik", 1)]),
        ("signups for demo slots please: 10:00 (1 place), 10:30 (1 place)",
         "Demo slots", [("10:00", 1), ("10:30", 1)]),
        ("pls set up a sign-up sheet for the booth: morning (2), afternoon (2)",
         "Booth", [("Morning", 2), ("Afternoon", 2)]),
        ("Workshop-Anmeldung: Töpfern (2 Plätze), Klettern (8 Plätze)",
         "Workshop-Anmeldung", [("Töpfern", 2), ("Klettern", 8)]),
        ("open registration for the training - Mon (10 seats), Tue (10 seats)",
         "Training", [("Mon", 10), ("Tue", 10)]),
        ("Anmeldung zum Teamtag! Bowling (8 Plätze), Kart (4 Plätze)",
         "Teamtag", [("Bowling", 8), ("Kart", 4)]),
        ("sign up please: setup (3), cleanup (2). first come first served",
         "Sign up", [("Setup", 3), ("Cleanup", 2)]),
        ("sign up list for cake: Mon, Tue, Wed, 1 spot each",
         "Cake", [("Mon", 1), ("Tue", 1), ("Wed", 1)]),
        ("hackathon teams, sign up: blue (4), red (4)",
         "Hackathon teams", [("Blue", 4), ("Red", 4)]),
        ("wer will wohin? Zoo (10 Plätze), Museum (5 Plätze)",
         "Wer will wohin?", [("Zoo", 10), ("Museum", 5)]),
        ("who wants to do what at the hackday? frontend (3), docs (2)",
         "Who wants to do what at the hackday?", [("Frontend", 3), ("Docs", 2)]),
        ("Wer nimmt welche Schicht? Früh (2), Spät (2)",
         "Wer nimmt welche Schicht?", [("Früh", 2), ("Spät", 2)]),
        ("signup cake sale on 5 December: cakes 2, drinks 1",
         "Cake sale on 5 December", [("Cakes", 2), ("Drinks", 1)]),
        ("Anmeldung Kuchenbasar: Kuchen 2, Getränke 1 und Grill 3",
         "Kuchenbasar", [("Kuchen", 2), ("Getränke", 1), ("Grill", 3)]),
        ("signup for demos: Monday 10, Tuesday 11",
         "Demos", [("Monday 10", None), ("Tuesday 11", None)]),
        ("signup for desks: room 1, room 2", "Desks", [("Room 1", None), ("Room 2", None)]),
        ("signup: pottery, climbing", "Signup", [("Pottery", None), ("Climbing", None)]),
        ("Workshops: Pottery (2 places), Climbing (8 places)",
         "Workshops", [("Pottery", 2), ("Climbing", 8)]),
    ],
)  # fmt: skip
def test_a_list_with_places_is_open_at_once(said, subject, options):
    decision, notes = opened(said)
    shown = [(each.title, each.capacity) for each in decision.round.options]
    assert (decision.terms.subject, shown, notes) == (subject, options, [])


@pytest.mark.parametrize(
    ("said", "subject", "yes"),
    [
        ("Anmeldung Erste-Hilfe-Kurs, 6 Plätze", "Erste-Hilfe-Kurs", ("Ja", 6)),
        ("can you make a signup for Friday's dinner?", "Friday's dinner", ("Yes", None)),
        ("mach mal ne Anmeldung fürs Fußballspiel", "Fußballspiel", ("Ja", None)),
    ],
)
def test_for_one_thing_it_is_a_yes(said, subject, yes):
    decision, notes = opened(said)
    first = decision.round.options[0]
    assert (decision.terms.subject, (first.title, first.capacity), notes) == (subject, yes, [])


@pytest.mark.parametrize(
    "said",
    [
        "do we need a signup tool: Doodle, Forms or none?",
        "where do we put the signup form: website, wiki or slack?",
        "who should take which role: Ana, Ben or Cara?",
        "when does the signup close: Friday, Saturday?",
        "die Anmeldung fürs Sommerfest ist kaputt",
        "where shall we eat: Luigi (20 seats), Thai Garden (12 seats)?",
    ],
)
def test_what_only_speaks_of_one_opens_none(said):
    assert listed_places(said) == ""
