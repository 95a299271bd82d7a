"""Who is for one more option, against one no longer, or put a number wrong: said → ballot."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import Approvals, Consents, OneOption, Points, Veto
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast

DOTS = "Metabase, Superset, Looker; dots, 8 dots each"


def points(**given):
    return Points({option: Fraction(number) for option, number in given.items()})


@pytest.mark.parametrize(
    "said",
    [
        "actually yes to B as well",
        "doch ja zu sushi",
        "sushi auch noch",
        "ach sushi geht doch auch",
        "yes to sushi too actually",
        "add sushi",
        "noch sushi",
        "plus sushi",
        "sushi works after all",
        "sushi ist doch gut",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_is_for_one_more_keeps_what_they_were_for(said, alone):
    found = cast(FOOD, "approval", said, held="pizza", alone=alone)
    assert found == (Approvals(("A", "B")), "", ["Your vote is in: A and B."])


@pytest.mark.parametrize(
    "said", ["actually sushi", "doch lieber sushi", "sushi instead", "nee doch sushi"]
)
def test_who_is_for_another_leaves_what_they_were_for(said):
    assert cast(FOOD, "approval", said, held="pizza", alone=True)[0] == Approvals(("B",))


@pytest.mark.parametrize(
    "said", ["doch kein pizza", "pizza passt doch nicht", "nee, doch keine pizza"]
)
def test_who_is_for_one_no_longer_takes_that_back(said):
    held = cast(FOOD, "approval", said, held="pizza and sushi", alone=True)[0]
    assert held == Approvals(("B",))


@pytest.mark.parametrize(
    "said", ["sushi passt doch", "actually yes to sushi", "ok sushi after all"]
)
def test_a_ballot_for_one_option_is_for_the_other_then(said):
    assert cast(FOOD, "plurality", said, held="pizza")[0] == OneOption("B")


@pytest.mark.parametrize("said", ["doch ja", "actually yes", "ok, fine now", "ok jetzt doch ja"])
@pytest.mark.parametrize("alone", [True, False])
def test_who_says_yes_after_all_is_for_what_they_were_against(said, alone):
    objected = cast(FOOD, "consent", said, held="object to sushi: allergic", alone=alone)
    assert objected[0] == Consents(("B",))
    assert cast(FOOD, "veto", said, held="veto sushi", alone=alone)[0] == Veto("B")


@pytest.mark.parametrize("said", ["doch ja", "actually yes"])
def test_a_yes_after_all_to_nothing_in_particular_changes_no_vote(said):
    held = cast(FOOD, "consent", said, held="pizza ok", alone=True)[0]
    assert held == Consents(("A",))


@pytest.mark.parametrize(
    "said",
    [
        "hab nichts mehr gegen sushi",
        "no longer against sushi",
        "gegen sushi hab ich doch nichts",
        "nee doch kein einwand",
        "nehm das veto zurück",
        "veto back",
        "i take my objection back",
    ],
)
def test_what_somebody_holds_nothing_against_any_more_has_no_objection(said):
    assert cast(FOOD, "consent", said, held="object to sushi: allergic", alone=True)[0] == NOTHING


@pytest.mark.parametrize(
    ("held", "said", "ballot"),
    [
        ("7 metabase", "5 natürlich, vertippt. rest 1", points(A=5, B=1, C=1)),
        ("7 metabase", "i meant 5, rest 1 each", points(A=5, B=1, C=1)),
        ("7 metabase", "vertippt, 5", points(A=5)),
        ("5 metabase, 3 superset", "4 of course, typo", points(A=4, B=3)),
        ("5 metabase", "6 metabase, vertippt sorry. 2 superset", points(A=6, B=2)),
        ("5 metabase", "5", points(A=5)),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_number_that_was_a_slip_is_put_right(held, said, ballot, alone):
    assert cast(DOTS, "secret", said, held=held, alone=alone)[0] == ballot


@pytest.mark.parametrize("held", ["", "4 metabase, 4 superset"])
def test_it_is_asked_which_number_was_a_slip(held):
    told = cast(DOTS, "secret", "5 natürlich, vertippt. rest 1", held=held, alone=True)[2]
    assert told == ["5 on which one? Say it whole: “A:5, B:1, C:1”."]
