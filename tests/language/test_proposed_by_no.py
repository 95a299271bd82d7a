"""A denied question that proposes a time is never a no: said → understood."""

from __future__ import annotations

import pytest

from orchestration.language.words.proposed_by_no import with_proposals_plain
from tests.language.listening import heard, lines

PROPOSED = [
    ("können wir nicht auch samstag nehmen?", ["for prefers: sat"]),
    ("können wir nicht am samstag?", ["for prefers: sat"]),
    ("könnten wir uns nicht am montag um 10 treffen?", ["for prefers: mon 10:00-10:00"]),
    ("wollen wir nicht lieber donnerstag nehmen?", ["for prefers: thu"]),
    ("wollen wir nicht donnerstag um 10?", ["for prefers: thu 10:00-10:00"]),
    ("also können wir nicht einfach mittwoch nehmen", ["for prefers: wed"]),
    ("sollten wir nicht besser dienstag nehmen?", ["for prefers: tue"]),
    ("geht nicht auch samstag?", ["accepts: sat"]),
    ("ginge nicht vielleicht der samstag?", ["accepts: sat"]),
    ("kann man nicht auch samstag nehmen?", ["accepts: sat"]),
    ("wäre nicht auch samstag möglich?", ["accepts: sat"]),
    ("wäre samstag nicht besser?", ["for prefers: sat"]),
    ("können wir nicht lieber später als 10 anfangen?", ["for prefers: daily 10:00-"]),
    (
        "ich kann samstag nicht, können wir nicht montag nehmen?",
        ["against must: sat", "for prefers: mon"],
    ),
    ("montag geht bei mir nicht, ginge nicht mittwoch?", ["against must: mon", "accepts: wed"]),
    ("können wir nicht am 12. januar um 10 anfangen?", ["for prefers: 01-12 10:00 (hour)"]),
    ("can't we also take saturday?", ["for prefers: sat"]),
    ("cant we also take saturday?", ["for prefers: sat"]),
    ("can't we just do saturday", ["for prefers: sat"]),
    ("couldnt we meet on saturday?", ["for prefers: sat"]),
    ("Couldn’t we do Thursday at 3?", ["for prefers: thu 15:00-15:00"]),
    ("shouldn't we do tuesday instead?", ["for prefers: tue"]),
    ("can we not also take saturday?", ["for prefers: sat"]),
    ("could we not do saturday instead?", ["for prefers: sat"]),
    ("could we not take saturday?", ["for prefers: sat"]),
    ("wouldn't saturday work too?", ["accepts: sat"]),
    ("can't we start after 10?", ["for prefers: daily 10:00-"]),
    ("i can't do saturday, can't we take monday?", ["against must: sat", "for prefers: mon"]),
    ("why don't we take saturday?", ["for prefers: sat"]),
    ("könnten wir nicht freitag nehmen?", ["for prefers: fri"]),
]
ASKED = [
    "could we not do saturday?",
    "could we not meet on monday at 10?",
    "can't we do without monday?",
    "können wir nicht ohne montag auskommen?",
    "warum nehmen wir nicht samstag?",
    "warum können wir nicht am samstag?",
    "why can't we meet on monday?",
    "can't you do saturday?",
    "can you not do mondays?",
    "könnt ihr nicht am samstag?",
]
DENIED = [
    ("können wir nicht am samstag", ["against must: sat"]),
    ("am samstag können wir nicht", ["against must: sat"]),
    ("samstag können wir nicht?", ["against must: sat"]),
    ("wir können nicht am samstag", ["against must: sat"]),
    ("wir können samstags nicht", ["against must: sat"]),
    ("das wollen wir nicht am montag", ["against must: mon"]),
    ("können wir den montag nicht nehmen?", ["against must: mon"]),
    ("wäre samstag nicht so gut?", ["against prefers: sat"]),
    ("we can't do saturday", ["against must: sat"]),
    ("can't do saturday", ["against must: sat"]),
    ("sorry, can't we're away on monday", ["against must: mon"]),
    ("we can't we are travelling on monday", ["against must: mon"]),
    ("can't we skip monday?", ["against must: mon"]),
    ("could we not do mondays please", ["against strongly: mon"]),
    ("could we not meet on mondays?", ["against prefers: mon"]),
    ("Could we not do Monday first thing? I need my coffee", ["against prefers: mon -10:00"]),
    ("Can we not do Fridays?", ["against prefers: fri"]),
]


@pytest.mark.parametrize(("text", "expected"), PROPOSED)
def test_a_denied_question_proposes(text, expected):
    assert lines(text) == expected


@pytest.mark.parametrize("text", ASKED)
def test_what_is_only_asked_is_no_wish(text):
    assert lines(text) == []
    assert [each.text for each in heard(text).not_understood] == [text.rstrip("?")]


@pytest.mark.parametrize(("text", "expected"), DENIED)
def test_a_no_stays_one(text, expected):
    assert lines(text) == expected


@pytest.mark.parametrize("text", [*(text for text, _ in PROPOSED), *ASKED])
def test_every_word_keeps_its_place(text):
    assert len(with_proposals_plain(text)) == len(text)
