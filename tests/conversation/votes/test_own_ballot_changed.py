"""Points said in shares, and one's own ballot changed in words: said → ballot."""

import pytest

from orchestration.model.ballots import Approvals, OneOption, Order, Points
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, TRIP, cast, order

ROADMAP = "Search, Exports, Login or Mobile?"
FIVE, FOUR = "dots; 5 points", "dots; 4 points"


def points(**given):
    return Points(given)


@pytest.mark.parametrize(
    ("rule", "said", "given"),
    [
        (FIVE, "search 4, rest exports", {"A": 4, "B": 1}),
        (FIVE, "4 auf Search, Rest auf Exports", {"A": 4, "B": 1}),
        (FIVE, "search 3, the rest on mobile", {"A": 3, "D": 2}),
        (FIVE, "search 2, alle anderen 1", {"A": 2, "B": 1, "C": 1, "D": 1}),
        (FIVE, "all five on search", {"A": 5}),
        (FIVE, "zwei auf Search, drei auf Login", {"A": 2, "C": 3}),
        (FIVE, "3 auf Search, 2 auf Exports", {"A": 3, "B": 2}),
        (FOUR, "half on search, half on exports", {"A": 2, "B": 2}),
        (FOUR, "Hälfte auf Search, Hälfte auf Login", {"A": 2, "C": 2}),
        (FOUR, "split it evenly", {"A": 1, "B": 1, "C": 1, "D": 1}),
        (FOUR, "gleichmäßig auf alle verteilt", {"A": 1, "B": 1, "C": 1, "D": 1}),
        (FOUR, "split my points evenly between search and mobile", {"A": 2, "D": 2}),
        ("cumulative", "search 3, rest login", {"A": 3, "C": 1}),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_points_are_shared_out_in_words(rule, said, given, alone):
    assert cast(ROADMAP, rule, said, alone=alone)[0] == Points(given)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "half on A, half on B",
            "5 points can't be split evenly on 2. Say it in numbers: “A:3, B:2”.",
        ),
        ("split it evenly", "5 points can't be split evenly on 4. Say it in numbers: “A:2, D:1”."),
        ("search 5, rest exports", "Those are 5 points already, of 5: nothing is left for B."),
        ("6 on search", "I can't count that: expected at most 5 points in all."),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_points_that_do_not_come_out_even_are_asked_for_in_numbers(said, told, alone):
    assert cast(ROADMAP, FIVE, said, alone=alone)[::2] == (NOTHING, [told])


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ("one more on exports instead of search", {"A": 3, "B": 2}),
        ("einen mehr auf Exports statt Search", {"A": 3, "B": 2}),
        ("move two from search to mobile", {"A": 2, "B": 1, "D": 2}),
        ("nimm einen von Search weg und gib ihn Mobile", {"A": 3, "B": 1, "D": 1}),
        ("one less on search, one more on exports", {"A": 3, "B": 2}),
        ("zwei weniger auf Search, dafür einen mehr auf Login", {"A": 2, "B": 1, "C": 1}),
        ("one less on search", {"A": 3, "B": 1}),
        ("swap search and exports", {"A": 1, "B": 4}),
        ("all my points on login now", {"C": 5}),
        ("one on search, one on exports", {"A": 1, "B": 1}),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_points_that_are_given_are_moved_in_words(said, given, alone):
    held = "search 4, exports 1"
    assert cast(ROADMAP, FIVE, said, alone=alone, held=held)[0] == Points(given)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "one more on exports",
            "All your points are given. “one more on B instead of A” moves one.",
        ),
        ("move five from search to login", "You have 4 on A, so that can't be."),
    ],
)
def test_points_that_are_not_there_are_not_moved(said, told):
    ballot, _, [words] = cast(ROADMAP, FIVE, said, held="search 4, exports 1")
    assert ballot == points(A=4, B=1)
    assert words.startswith(told)


@pytest.mark.parametrize("said", ["move one from search to login", "one more on A instead of B"])
def test_who_has_not_voted_has_nothing_to_change(said):
    ballot, _, [told] = cast(ROADMAP, FIVE, said, alone=True)
    assert ballot == NOTHING
    assert told.startswith("You have not voted yet, so there is nothing to change.")


@pytest.mark.parametrize(
    "said",
    [
        "one more coffee",
        "split the bill evenly",
        "half of us like search, half like exports",
        "three of us like search",
        "login has 3 bugs, search 2",
        "meet you at 3 at exports",
        "lena put 4 on search, rest exports",
        "three on search would be nice",
        "the rest is for mobile",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_talk_of_numbers_moves_no_points(said, alone):
    held = "search 4, exports 1"
    assert cast(ROADMAP, FIVE, said, alone=alone, held=held)[0] == points(A=4, B=1)


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ("sushi doch eher 1", {"A": 5, "B": 1}),
        ("salad 2", {"A": 5, "B": 3, "C": 2}),
        ("top marks for salad", {"A": 5, "B": 3, "C": 5}),
        ("volle Punktzahl für Salad, Rest 1", {"A": 1, "B": 1, "C": 5}),
        ("top marks for sushi, nothing for the others", {"A": 0, "B": 5, "C": 0}),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_grade_for_one_option_leaves_the_others(said, given, alone):
    assert cast(FOOD, "rated", said, alone=alone, held="pizza 5, sushi 3")[0] == Points(given)


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("swap my first two", "B>A>C"),
        ("tausch die ersten beiden", "B>A>C"),
        ("swap the last two please", "A>C>B"),
        ("swap A and C", "C>B>A"),
        ("vertausche Sea und Hill", "B>A>C"),
        ("B first then the rest as before", "B>A>C"),
        ("B zuerst, Rest wie vorher", "B>A>C"),
        ("Lake nach vorne, sonst gleich", "C>A>B"),
        ("move C to the top", "C>A>B"),
        ("A last", "B>C>A"),
        ("Sea ganz nach hinten", "B>C>A"),
        ("put hill last instead", "A>C>B"),
        ("reverse my order", "C>B>A"),
        ("meine Reihenfolge umgekehrt bitte", "C>B>A"),
        ("neither A nor C", "B"),
        ("weder A noch C", "B"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_order_is_changed_in_words(said, places, alone):
    assert cast(TRIP, "ranked", said, alone=alone, held="A > B > C")[0] == order(places)


@pytest.mark.parametrize(
    "said",
    [
        "umgekehrt!",
        "the other way round, you mean",
        "we swapped seats",
        "first we eat, then the rest",
        "last year we went to the lake first and then up the hill",
        "swap the venue?",
    ],
)
def test_talk_of_orders_changes_none(said):
    assert cast(TRIP, "ranked", said, held="A > B > C")[0] == order("A>B>C")


@pytest.mark.parametrize("said", ["swap A and C", "swap my first two", "A last, rest as before"])
def test_an_order_that_is_none_yet_cannot_be_changed(said):
    ballot, _, [told] = cast(TRIP, "ranked", said, alone=True)
    assert ballot == NOTHING
    assert told.startswith("You have not voted yet, so there is nothing to change.")


@pytest.mark.parametrize("said", ["swap A and C", "swap my last two"])
def test_what_is_not_ranked_cannot_be_swapped(said):
    ballot, _, [told] = cast(TRIP, "ranked", said, held="B")
    assert ballot == Order((("B",),))
    assert told.endswith("Say it whole: “A > B > C”.")


@pytest.mark.parametrize(
    ("rule", "held", "said"),
    [
        (FIVE, "search 4, exports 1", "zieh meine Punkte zurück"),
        (FIVE, "search 4, exports 1", "forget my points"),
        ("rated", "search 4", "forget my scores"),
        ("ranked", "A > B", "delete my ranking"),
        ("plurality", "B", "Stimme zurückziehen bitte"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_ballot_is_taken_back_by_what_it_is_called(rule, held, said, alone):
    assert cast(ROADMAP, rule, said, alone=alone, held=held)[0] == NOTHING


@pytest.mark.parametrize(("rule", "vote"), [("plurality", OneOption("C")), ("approval", NOTHING)])
def test_neither_of_two_leaves_the_third_where_a_ballot_names_one(rule, vote):
    ballot, _, [told] = cast(FOOD, rule, "weder Pizza noch Sushi")
    assert ballot == vote
    assert "left out" not in told


@pytest.mark.parametrize("alone", [True, False])
def test_what_options_cost_is_no_vote(alone):
    found = cast(FOOD, "approval", "pizza costs 12, sushi 20", alone=alone, held="pizza")
    assert found[0] == Approvals(("A",))
