"""The dialog of a vote: in what order options stand in it, and what it holds before a vote."""

import pytest

from orchestration.deciding.actions.ballots.forms import read_filled, vote_form
from orchestration.interaction.form import Filled
from orchestration.model.ballots import Consents, Order, Points
from tests.kinds.choice.table import at_the_vote

VOTERS = [f"m{n}" for n in range(12)]


def is_of_note(field):
    return field.name.startswith("_note")


def listed(table, who):
    """The options of somebody's dialog, as they stand there."""
    fields = [each for each in vote_form(table.session, who).fields if not is_of_note(each)]
    return (
        tuple(fields[0].options)
        if len(fields) == 1
        else tuple((each.name, each.label) for each in fields if each.name in table.named)
    )


@pytest.mark.parametrize("rule", ["plurality", "borda", "rated", "approval", "dots", "consent"])
def test_each_voter_has_an_order_of_their_own_and_letters_stay(rule):
    table = at_the_vote(*VOTERS, rule=rule)
    lists = [listed(table, who) for who in VOTERS]

    assert lists == [listed(table, who) for who in VOTERS]
    assert {frozenset(each) for each in lists} == {
        frozenset((letter, f"{letter}  {title}") for letter, title in table.named.items())
    }
    assert len({each[0] for each in lists}) == len(table.named)


@pytest.mark.parametrize(("rule", "empty"), [("borda", []), ("rated", None), ("star", None)])
def test_an_order_and_grades_begin_empty(rule, empty):
    table = at_the_vote("ana", "ben", rule=rule)
    assert vote_form(table.session, "ana").fields[0].value == empty


def test_what_was_voted_stands_in_it():
    table = at_the_vote("ana", "ben", rule="borda")
    table.casts("ana", Order((("C",), ("A",), ("B",))))
    assert vote_form(table.session, "ana").fields[0].value == ["C", "A", "B"]


@pytest.mark.parametrize(
    ("order", "ballot"),
    [
        (["B", "", ""], Order((("B",),))),
        (["B", "C", ""], Order((("B",), ("C",)))),
        (["", "", ""], None),
        (["B", "B", ""], None),
    ],
)
def test_places_may_be_left_empty_but_not_all(order, ballot):
    table = at_the_vote("ana", "ben", rule="borda")
    filled = Filled({"order": order})

    assert read_filled(filled, table.session, "ana") == ballot
    assert bool(filled.errors) == (ballot is None)


def test_what_gets_no_grade_has_none():
    table = at_the_vote("ana", "ben", rule="rated")
    ballot = read_filled(Filled({"A": "", "B": "4", "C": None}), table.session, "ana")
    assert ballot.points == {"B": 4}

    nothing = Filled({"A": "", "B": "", "C": ""})
    assert read_filled(nothing, table.session, "ana") is None
    assert [*nothing.errors] == ["A"]


def test_a_dialog_that_is_opened_again_shows_the_grades_that_were_given_and_no_others():
    table = at_the_vote("ana", "ben", rule="rated")
    table.casts("ana", Points({"A": 5}))
    fields = vote_form(table.session, "ana").fields
    held = {each.name: each.value for each in fields if each.name in table.named}
    assert held == {"A": 5, "B": None, "C": None}


def test_an_objection_that_stands_needs_no_reason_again():
    table = at_the_vote("ana", "ben", rule="consent")
    table.casts("ana", Consents((), (), ("C",)))
    kept = Filled({"A": "yes", "B": "open", "C": "object"})
    assert read_filled(kept, table.session, "ana") == Consents(("A",), (), ("C",))
    another = Filled({"A": "object", "B": "open", "C": "object"})
    assert read_filled(another, table.session, "ana") is None
    assert [*another.errors] == ["_why"]
