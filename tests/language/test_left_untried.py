"""What is left untried to spare work could not have held, whatever is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.coverage import DOUBTS
from orchestration.language.clauses.readings import read
from orchestration.language.clauses.signs import Questions
from orchestration.language.clauses.turning_words import TURNING
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.coming import came_up_then
from orchestration.language.talk import ailments, said_beside
from orchestration.language.understand import analysed
from orchestration.language.values import Shade
from orchestration.language.words.sought import Sought, evened
from orchestration.model.preferences import Kind
from tests.benchmarks.understanding import rounds

SAID = rounds.lines()[::3]
SOUGHT = (
    *(*said_beside.BESIDE, *said_beside.REASONS, *said_beside.UNEXPECTED),
    *(*ailments.AILMENTS, came_up_then.CAME_UP),
)
BESIDE = (
    "For the future: no Mondays",
    "never before 11, just so you know",
    "Tuesday is out (for the record)",
    "Donnerstag nie, ab jetzt",
    "freitags nie, kita",
    "nur damit ihr’s wißt: montags nie",
    "Dienstag nicht, hab da schon was",
    "can't Thursday wg. Kita, sorry for the late reply",
    "no Friday as\tmy mum is here; da mein Sohn krank ist",
    "weil\nmein Kind krank ist, geht Montag nicht",
    "like I said, no Mondays",
    "hang on, is Tuesday the 12th? not then",
    "Something came up on Tuesday, can't do the afternoon",
    "mir ist was dazwischen gekommen, Mittwoch geht nicht",
    "KID'S SICK, can't do Tuesday",
)


def _clauses() -> Iterator[tuple[Clause, Sequence[Wish], Reading]]:
    """Each clause of the rounds, with what it wishes and what was read before it."""
    for line in SAID:
        hearing = rounds.hearing_of(line)
        before = Reading()
        for clause in analysed(line["text"], hearing):
            reading = read(clause, before, hearing.frame)
            timely = [
                wish for wish in reading.wishes if wish.times and wish.kind is not Kind.ATTENDANCE
            ]
            yield clause, timely, before
            before = reading


def test_a_question_that_holds_of_a_clause_is_put_to_it():
    held = 0
    for clause, wishes, before in _clauses():
        doubts, turns = (set(each.put_to(clause.items)) for each in (DOUBTS, TURNING))
        for question, _ in DOUBTS.asked if wishes else ():
            holds = question(clause, wishes, before)
            held += holds
            assert question in doubts or not holds, (question.__name__, clause)
        for question, _ in TURNING.asked:
            holds = question(clause.items)
            held += holds
            assert question in turns or not holds, (question.__name__, clause)
    assert held > len(SAID) // 20


@pytest.mark.parametrize("at", range(len(SOUGHT)))
def test_a_pattern_is_sought_wherever_it_matches(at):
    one = SOUGHT[at]
    texts = [*BESIDE, *(line["text"] for line in SAID)]
    found = [text for text in texts if one.pattern.search(text)]
    assert found
    assert all(one.may_be_in(evened(text)) for text in found)


def test_questions_are_put_where_one_of_their_signs_is():
    def ever(_: object) -> bool:
        return True

    def of_an_only(_: object) -> bool:
        return True

    asked: Questions[Callable[[object], bool]] = Questions((ever, ()), (of_an_only, {Shade.ONLY}))
    plain, limited = (
        next(iter(analysed(text, rounds.hearing_of(SAID[0]))))
        for text in ("Tuesday works", "only Tuesday works")
    )
    assert list(asked.put_to(plain.items)) == [ever]
    assert list(asked.put_to(limited.items)) == [ever, of_an_only]


def test_a_text_is_evened_for_what_is_sought_in_it():
    assert evened("Weiß\n  nicht, DA er") == " weiss nicht, da er "
    assert Sought(ailments.AILMENTS[0].pattern, ("krank",)).may_be_in(evened("KRANK"))
