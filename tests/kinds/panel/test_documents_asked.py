"""What documents say is quoted where it is asked for, with its lines, and praised by nobody."""

import pytest

from orchestration.kinds.panel.turn.documents import NO_DOCUMENTS, OF_WHAT
from orchestration.language.panels.documents import asked_of_documents
from tests.kinds.panel.stage import Stage, spoke
from tests.kinds.panel.test_sources import stage


@pytest.mark.parametrize(
    ("said", "quoted"),
    [
        ("what does the document say about rain?", "line 8: “Rain all day in November"),
        ("and what do the notes say on hotels", "line 5: “Hotels near the venue"),
        ("does the document mention Sundays?", "line 10: “Vienna is quiet"),
        ("quote the notes on vegetarians", "line 12: “Vegetarians must find"),
        ("what does trips.md say about hotels?", "line 5: “Hotels near the venue"),
        ("was steht im Dokument über Trams?", "line 4: “The team loved the trams.”"),
        ("Was steht zu Hotels in den Notizen?", "line 5: “Hotels near the venue"),
        ("was sagen die Unterlagen zu Trams?", "line 4: “The team loved the trams.”"),
        ("what does the document say about Lisbon?", "line 4: “The team loved the trams.”"),
    ],
)
def test_passages_are_quoted_by_the_panel_with_document_and_line(said, quoted):
    turn = stage().says(said)
    assert spoke(turn) == []
    assert f"trips.md, {quoted}" in turn.notice


def test_what_was_quoted_before_is_quoted_again_where_it_is_asked_for():
    on = stage()
    once, again = (on.says("what do the notes say about hotels?").notice for _ in range(2))
    assert once == again


def test_what_no_document_says_is_said_to_be_so():
    on = stage()
    turn = on.says("what does the document say about parking?")
    assert (spoke(turn), turn.notice) == ([], "No document here says anything of parking.")
    assert on.says("what does the document say?").notice == OF_WHAT
    assert on.panel.needs == ()


def test_without_documents_it_is_said_how_to_hand_one_in():
    turn = Stage("cities", "which city?").says("what does the document say about rain?")
    assert (spoke(turn), turn.notice) == ([], NO_DOCUMENTS)


@pytest.mark.parametrize(
    "said",
    [
        "what is your source?",
        "where do you have that from?",
        "what do you say about rain?",
        "what does Quinn say about rain?",
        "what about the notes?",
    ],
)
def test_what_asks_no_document_is_none_of_that(said):
    assert asked_of_documents(said) is None
