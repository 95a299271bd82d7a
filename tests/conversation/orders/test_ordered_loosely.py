"""What its organiser orders in loose words: that it ends, then or now, that it is off, or set."""

import pytest

from tests.play.dialogues import comes_of

VOTED = ("use choice-vote", "omar, thread: sushi")


@pytest.mark.parametrize(
    ("said", "at"),
    [
        ("shut it at half twelve", "12:30"),
        ("wrap this up at quarter to five", "16:45"),
        ("call it at 4", "16:00"),
        ("at 4 we close", "16:00"),
        ("i'm closing this at half three", "15:30"),
        ("cut-off at 3pm", "15:00"),
        ("close it in 10 minutes", "10:10"),
        ("mach um viertel nach drei zu", "15:15"),
        ("um halb fünf machen wir dicht", "16:30"),
        ("mach um halb eins zu", "12:30"),
        ("um 16 uhr ist schluss", "16:00"),
        ("die Umfrage bitte um 16 Uhr zumachen", "16:00"),
    ],
)
@pytest.mark.parametrize("where", ["thread", "dm"])
def test_a_vote_ends_when_its_organiser_says_so(said, at, where):
    told = comes_of(*VOTED, f"lena, {where}: {said}")
    assert f"decided by Thu 7 Jan, {at}." in told


@pytest.mark.parametrize(
    "said",
    [
        "bin it off",
        "pull the plug on this",
        "chuck it, nobody cares",
        "let's ditch this one",
        "scrap the whole thing",
        "lass es weg, wird nix",
        "kannst du in die Tonne treten",
        "das können wir knicken",
    ],
)
@pytest.mark.parametrize("where", ["thread", "dm"])
def test_what_is_given_up_is_asked_about(said, where):
    assert "Call “What do we eat?” off?" in comes_of(*VOTED, f"lena, {where}: {said}")


@pytest.mark.parametrize(
    "said",
    [
        "that's plenty",
        "reicht",
        "das reicht mir",
        "alright, voting time",
        "ok vote",
        "call it a day",
    ],
)
@pytest.mark.parametrize("stage", ["choice-asking", "meeting-asking"])
def test_enough_answers_are_enough(said, stage):
    assert "[Close now]" in comes_of(f"use {stage}", f"lena, thread: {said}")


@pytest.mark.parametrize(
    "said",
    [
        "we should close the window",
        "I take the train back at 5",
        "the bin lorry comes at 4",
        "close the lunch menu at 5",
        "shut up",
        "call it today's lunch",
        "ich mach um 5 Feierabend",
    ],
)
def test_what_is_said_of_other_things_orders_nothing(said):
    assert comes_of(*VOTED, f"lena, thread: {said}") in ("", "(nothing)")


@pytest.mark.parametrize(
    ("said", "where"), [("shut it at half twelve", "thread"), ("that's plenty", "thread")]
)
def test_who_does_not_organise_it_talks_to_the_others(said, where):
    assert comes_of(*VOTED, f"omar, {where}: {said}") in ("", "(nothing)")


def test_in_private_who_does_not_organise_it_hears_who_can():
    told = comes_of(*VOTED, "omar, dm: shut it at half twelve")
    assert "Only Lena Vogt can close it" in told


@pytest.mark.parametrize("said", ["am Freitag ab Mittag ist Feierabend", "um 16 Uhr ist Schluss"])
def test_the_end_of_ones_own_day_closes_nothing(said):
    told = comes_of("use meeting-asking", f"omar, dm: {said}")
    assert "can close it" not in told
    assert "I wait until" not in comes_of("use meeting-asking", f"lena, dm: {said}")


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("can we do 25 minutes instead", 25),
        ("could it be 30 mins", 30),
        ("20 min is plenty", 20),
        ("können wir auch 25 Minuten machen", 25),
        ("eine halbe Stunde tut's auch", 30),
        ("kann das auch 20 min dauern?", 20),
    ],
)
@pytest.mark.parametrize("where", ["thread", "dm"])
def test_another_length_is_its_organisers_order(said, minutes, where):
    told = comes_of("use meeting-asking", f"lena, {where}: {said}")
    assert f"“planning call”, now: {minutes} min." in told


@pytest.mark.parametrize(
    "said", ["could we have 15 minutes before lunch", "i can only do 25 minutes on friday"]
)
def test_another_length_is_told_of_all_of_it_alone(said):
    assert ", now: " not in comes_of("use meeting-asking", f"lena, dm: {said}")


@pytest.mark.parametrize(
    "said",
    [
        "land wed 11am",
        "ok let's book it for wednesday at 11am",
        "leg den Termin auf Mittwoch 11 Uhr",
        "trag das am Mittwoch um 11 ein",
    ],
)
@pytest.mark.parametrize("where", ["thread", "dm"])
def test_a_time_is_set(said, where):
    told = comes_of("use meeting-asking", f"lena, {where}: {said}")
    assert "“planning call”, now: Wed · 11:00–11:45 in Berlin." in told


def test_a_time_on_the_table_is_offered_to_close_with():
    told = comes_of("use meeting-vote", "lena, thread: lock in tuesday 14:00")
    assert "[Vote A and close]" in told


@pytest.mark.parametrize("said", ["I'll book the dentist tue 3pm", "pencil me in wed 11"])
def test_other_times_are_set_by_nobody(said):
    assert ", now: " not in comes_of("use meeting-asking", f"lena, dm: {said}")


@pytest.mark.parametrize("said", ["max 4", "no more than four please", "höchstens vier", "4 max"])
def test_it_is_asked_of_what_there_are_so_many_at_most(said):
    told = comes_of("use choice-asking", f"lena, thread: {said}")
    assert "At most 4 of what?" in told or "Höchstens 4 wovon?" in told


def test_a_bound_is_no_option():
    assert "On the list" not in comes_of("use choice-asking", "omar, thread: max 4")
    told = comes_of("use choice-asking", "lena, thread: max 4 options")
    assert "4 options in a round" in told


def test_a_zone_behind_an_hour_breaks_nothing_off():
    told = comes_of("use meeting-asking", "omar, dm: not after 11am IST")
    assert "this time zone could be several" in told
