"""In which language somebody writes, and in which they want to be answered."""

import pytest

from orchestration.interaction.routing.lexicon import (
    language_begun,
    language_shown,
    language_turned_to,
)
from orchestration.language.languages import clearly_in
from orchestration.language.ordered.own_tongue import OTHER, language_asked_for, language_set


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("Donnerstag passt mir gut", "german"),
        ("ich kann nur vormittags", "german"),
        ("passt", "german"),
        ("montags nie", "german"),
        ("nur dienstags", "german"),
        ("mondays no", "english"),
        ("so", ""),
        ("do mo", ""),
        ("mornings are fine for me", "english"),
        ("what's the status?", "english"),
        ("ok", ""),
        ("B", ""),
        ("C > A", ""),
        ("", ""),
        ("Lena Vogt", ""),
    ],
)
def test_it_is_known_where_it_is_clear(said, language):
    assert clearly_in(said) == language


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("who's missing?", "english"),
        ("who is in?", "english"),
        ("help", "english"),
        ("wer fehlt?", "german"),
        ("hilfe", "german"),
        ("status", ""),
        ("A", ""),
        ("pizza", ""),
        ("Lena Vogt", ""),
    ],
)
def test_what_is_said_to_the_bot_shows_it_in_fewer_words(said, language):
    assert language_shown(said) == language


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("auf Deutsch bitte", "german"),
        ("can we do english pls", "english"),
        ("back to english please", "english"),
        ("ok wieder deutsch bitte", "german"),
        ("lass uns deutsch reden", "german"),
        ("do we have english", ""),
        ("in english please", "english"),
        ("language: english please", "english"),
        ("my language is german", "german"),
        ("Sprache: Deutsch bitte", "german"),
        ("can you speak german?", "german"),
        ("kannst du bitte auf Englisch antworten", "english"),
        ("sprich deutsch mit mir", "german"),
        ("please switch to german", "german"),
        ("Deutsch!", "german"),
        ("en français", ""),
        ("answer in french please", OTHER),
        ("we talk about the german offer", ""),
        ("the German team cannot on Monday", ""),
        ("my english lesson is on tuesday", ""),
    ],
)
def test_it_is_asked_for_in_whole_messages(said, language):
    assert language_asked_for(said) == language


def test_what_else_is_said_of_a_place_stays():
    assert language_set("silent; in German") == ("silent", "german")
    assert language_set("quiet 22 to 7") == ("quiet 22 to 7", "")


@pytest.mark.parametrize(
    ("said", "first", "turned"),
    [
        ("sorry", "", ""),
        ("ok, thanks!", "", ""),
        ("döner, sorry", "", ""),
        ("lol", "", ""),
        ("perfekt, thanks", "german", ""),
        ("sure", "english", ""),
        ("passt", "german", ""),
        ("pizza please", "english", ""),
        ("not sushi", "english", ""),
        ("I’m in", "english", ""),
        ("pizza it is", "english", ""),
        ("i'm easy", "english", "english"),
        ("sounds good", "english", "english"),
        ("sorry, that does not work for me", "english", "english"),
        ("who's missing?", "english", "english"),
        ("wer kommt?", "german", "german"),
        ("wer fehlt?", "german", "german"),
        ("döner, aber egal", "german", "german"),
        ("Döner, sorry für das Hin und Her", "german", "german"),
        ("wednesday passt mir, and friday too", "english", ""),
        ("do mo", "", ""),
        ("B > C", "", ""),
        ("Lena Vogt", "", ""),
    ],
)
def test_another_is_taken_for_theirs_by_more_words_than_the_first(said, first, turned):
    assert (language_begun(said), language_turned_to(said)) == (first, turned)
