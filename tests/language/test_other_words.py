"""How late it is elsewhere, and lists that are asked after by who wants what."""

import pytest

from orchestration.language.choosing.known_by.other_names import also_called
from orchestration.language.choosing.places.who_wants import sides
from orchestration.language.choosing.words import SpokenText
from orchestration.language.clocks.clock_asked import place_asked_about


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("what time is it in Tokyo?", "Tokyo"),
        ("what's the time in New York right now?", "New York"),
        ("how late is it in Berlin", "Berlin"),
        ("@convene wie spät ist es gerade in Rom?", "Rom"),
        ("wie viel Uhr ist es in London?", "London"),
        ("what time is it over in Lisbon now", "Lisbon"),
    ],
)
def test_how_late_it_is_somewhere_is_asked(words, place):
    assert place_asked_about(words) == place


@pytest.mark.parametrize(
    "words",
    [
        "what time is it?",
        "what time is the meeting in Tokyo?",
        "at what time do we meet in room Oslo?",
        "is 3pm in Tokyo fine?",
        "wann ist es in Rom so weit?",
    ],
)
def test_it_is_not_asked(words):
    assert place_asked_about(words) == ""


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("who wants pizza and who wants sushi?", "pizza or sushi?"),
        ("who wants pizza, who wants sushi and who wants salad?", "pizza, sushi or salad?"),
        ("who's for tea and who's for coffee?", "tea or coffee?"),
        ("wer will Pizza und wer Sushi?", "Pizza oder Sushi?"),
        ("wer ist für Rom und wer ist für Oslo?", "Rom oder Oslo?"),
        ("poll: who prefers Monday and who Friday?", "poll: Monday or Friday?"),
    ],
)
def test_who_wants_which_is_a_list(words, options):
    question, listed = sides(words)
    assert question == options
    assert len(listed) == len(options.replace(" o", ", o").split(", "))


@pytest.mark.parametrize(
    "words",
    [
        "who wants pizza?",
        "who wants pizza and a beer?",
        "who wants to come, and who knows when?!x",
        "who brings cake and who pays for it?",
        "pizza or sushi?",
        "wer will das?",
    ],
)
def test_what_asks_for_one_thing_stays_so(words):
    assert sides(words) is None


@pytest.mark.parametrize(
    ("said", "title"),
    [("Rom", "rome"), ("Mailand", "milan"), ("Köln", "cologne"), ("Vienna", "wien")],
)
def test_a_place_goes_by_its_other_name(said, title):
    assert SpokenText(f"lieber {said} als Oslo").found([title]) == [(1, 2)]


@pytest.mark.parametrize("word", ["nice", "island", "split", "essen", "turkey", "pizza"])
def test_a_word_of_another_sense_is_no_other_name(word):
    assert also_called(word) == frozenset()
