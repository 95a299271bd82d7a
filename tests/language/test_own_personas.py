"""A persona that somebody makes, said → read."""

from time import process_time

import pytest

from orchestration.language.panels.own_personas import PersonaSaid, persona_said, speaks_of_personas


@pytest.mark.parametrize(
    ("words", "read"),
    [
        (
            "persona Else 👵: a gardener; cares about watering gap and pet safety; for Kentia palm",
            PersonaSaid("Else", "👵", "a gardener", ("watering gap", "pet safety"), "Kentia palm"),
        ),
        (
            "make a persona called Oma Else: cares for price and zoom; vouches for Lumo X20",
            PersonaSaid("Oma Else", "", "", ("price", "zoom"), "Lumo X20"),
        ),
        (
            "persona Else, a gardener who cares about the price",
            PersonaSaid("Else", "", "a gardener", ("price",)),
        ),
        ("persona Kim who looks at price", PersonaSaid("Kim", "", "", ("price",))),
        (
            "neue Persona Karl 🧔: ein Förster, der auf Licht und Preis achtet",
            PersonaSaid("Karl", "🧔", "ein Förster", ("Licht", "Preis")),
        ),
        (
            "Persona Karl: ein Förster; achtet auf Licht; für Efeu",
            PersonaSaid("Karl", "", "ein Förster", ("Licht",), "Efeu"),
        ),
        ("persona drop Else", PersonaSaid("Else", drops=True)),
        ("forget the persona Oma Else", PersonaSaid("Oma Else", drops=True)),
        ("vergiss die Persona Else", PersonaSaid("Else", drops=True)),
    ],
)
def test_what_makes_or_drops_one_is_read(words, read):
    assert speaks_of_personas(words)
    assert persona_said(words) == read


@pytest.mark.parametrize("words", ["persona", "personas", "list our personas", "show all personas"])
def test_who_names_none_asks_which_there_are(words):
    assert speaks_of_personas(words)
    assert persona_said(words) is None


@pytest.mark.parametrize("words", ["persona Kim", "persona: cares about price", "persona 7: price"])
def test_without_a_name_or_what_it_cares_for_none_can_be_made(words):
    assert not persona_said(words).is_whole


@pytest.mark.parametrize(
    "words", ["panel a persona for our marketing?", "personal day on Friday", "add Else"]
)
def test_other_words_speak_of_none(words):
    assert not speaks_of_personas(words)


@pytest.mark.parametrize("words", [", ", " ", "auf a ", "cares about ", "; for ", "who "])
def test_the_longest_message_is_read_at_once(words):
    started = process_time()
    persona_said(f"persona Else: {words * 4000}"[:4000])
    persona_said(f"persona Else{words * 4000}"[:4000])
    assert process_time() - started < 1  # seconds of work; a few thousandths are enough
