"""Votes as hurried people write them, where a word more or less would turn the ballot."""

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption, Order, Veto
from tests.conversation.votes.test_turned_votes import PROPOSAL, ballot_after
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast

ALLERGIC = "allergic"


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("veto on sushi, I'd go for pizza", Veto("A", ("B",))),
        ("veto B, but A is fine", Veto("A", ("B",))),
        ("veto B. A", Veto("A", ("B",))),
        ("I veto sushi and salad", Veto(None, ("B", "C"))),
        ("no vetoes from me, salad", Veto("C")),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_is_voted_for_behind_a_veto_is_not_vetoed(said, ballot, alone):
    assert cast(FOOD, "veto", said, alone=alone)[0] == ballot


def test_it_is_asked_whether_what_only_a_comma_parts_is_vetoed_too():
    assert cast(FOOD, "veto", "I veto B, A") == (
        NOTHING,
        "",
        ["Is A vetoed too, or your vote? Write “veto B. A” to vote for it."],
    )


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        (
            "fine with pizza and salad, strong objection to sushi because of my allergy",
            Consents(("A", "C"), (), ("B",)),
            "my allergy",
        ),
        ("A ok, C ok, B not ok for me (allergic)", Consents(("A", "C"), (), ("B",)), ALLERGIC),
        ("A passt, gegen C hab ich was: zu weit", Consents(("A",), (), ("C",)), "zu weit"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_no_objection_is_lost_behind_a_yes(said, ballot, why, alone):
    assert cast(FOOD, "consent", said, alone=alone)[:2] == (ballot, why)


def test_a_yes_behind_an_objection_counts_while_its_reason_is_asked_for():
    ballot, _, [told] = cast(FOOD, "consent", "I object to sushi, salad is fine")
    assert ballot == Consents(("C",))
    assert "An objection needs a reason" in told


def test_it_is_asked_to_which_of_several_somebody_objects():
    ballot, _, [told] = cast(FOOD, "consent", "I object: too expensive")
    assert (ballot, told) == (
        NOTHING,
        "To which one? Say it like this: “object to A: too far”.",
    )


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("I object: too expensive", "too expensive"),
        ("object: half the team lives in Zurich", "half the team lives in Zurich"),
        ("object to moving to Basel: too far", "too far"),
    ],
)
def test_an_objection_to_a_proposal_needs_not_name_it(said, why):
    found = cast("shall we move to Basel?", "consent", said)
    assert found[:2] == (Consents((), (), ("A",)), why)


@pytest.mark.parametrize(
    ("held", "said", "ballot"),
    [
        ("object to B: x", "I take back my objection", NOTHING),
        ("A fine, object to B: x", "ich ziehe meinen Einwand zurück", Consents(("A",))),
        ("A fine, object to B: x", "I withdraw my objection to sushi", Consents(("A",))),
    ],
)
def test_an_objection_is_taken_back_and_what_was_voted_for_stays(held, said, ballot):
    assert cast(FOOD, "consent", said, held=held)[0] == ballot


def test_who_has_no_objection_cannot_take_it_back():
    told = cast(FOOD, "consent", "I take back my objection", held="A fine")[2]
    assert told == ["You have no objection or veto here to take back."]


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("salad, followed by pizza. sushi last", Order((("C",), ("A",), ("B",)))),
        ("C, A, B in that order", Order((("C",), ("A",), ("B",)))),
    ],
)
def test_an_order_of_several_sentences_is_one(said, ballot):
    assert cast(FOOD, "stv", said)[0] == ballot


@pytest.mark.parametrize(
    ("said", "held", "ballot"),
    [
        ("oops I meant sushi not pizza", "pizza", Approvals(("B",))),
        ("+1 to salad, -1 to pizza", "", Approvals(("C",))),
        ("mir egal, hauptsache nicht Salad", "", Approvals(("A", "B"))),
        ("my vote's for the last one", "", Approvals(("C",))),
        ("bin für pizza", "", Approvals(("A",))),
        ("B but no way C", "", Approvals(("B",))),
        ("B aber auf keinen fall C", "", Approvals(("B",))),
        ("B yes C no way", "", Approvals(("B",))),
        ("A ja B nein C ja", "", Approvals(("A", "C"))),
        ("sushi gerne, aber bloß kein salat", "", Approvals(("B",))),
        ("definitely sushi, hate salad", "", Approvals(("B",))),
        ("ganz klar pizza", "", Approvals(("A",))),
        ("umentschieden: pizza", "sushi", Approvals(("A",))),
        ("eigentlich nur pizza", "", Approvals(("A",))),
        ("bin da neutral", "", None),
        ("no strong feelings either way", "", None),
        ("dont mind", "", None),
        ("scrap my vote, I'm not eating with you after all", "pizza", "nothing"),
        ("I'll pass on this one", "", None),
        ("A, no not A", "", "nothing"),
    ],
)
def test_what_hurried_people_write_under_a_poll(said, held, ballot):
    assert ballot_after(said, "@Convene poll pizza, sushi or salad?", held) == ballot


@pytest.mark.parametrize("said", ["wait no. I meant no!", "I meant no", "oops, I meant no"])
def test_a_yes_is_taken_back_by_a_no_that_was_meant(said):
    assert ballot_after(said, PROPOSAL, "yes") == NoneOfThese()
    assert ballot_after("I meant yes", PROPOSAL, "no") == OneOption("A")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("with changes: keep Bern", "A yes with changes is neither yes nor no."),
        ("yes, with small changes", "A yes with changes is neither yes nor no."),
        ("rather stay", "I don't take that for a vote. “no” alone is one."),
        ("lieber bleiben", "I don't take that for a vote. “no” alone is one."),
    ],
)
def test_what_is_neither_yes_nor_no_to_a_proposal_is_told(said, told):
    ballot, _, [words] = cast("shall we move to Basel?", "majority", said)
    assert ballot == NOTHING
    assert words.startswith(told)


def test_who_can_live_with_an_option_votes_for_it_in_private_too():
    assert cast(FOOD, "approval", "can live with B", alone=True)[0] == Approvals(("B",))


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("could live w/ that", OneOption("A")),
        ("damit könnte ich leben", OneOption("A")),
        ("stimme zu", OneOption("A")),
        ("sure why not", OneOption("A")),
        ("joa von mir aus", OneOption("A")),
        ("abgelehnt", NoneOfThese()),
        ("lehne ich ab", NoneOfThese()),
        ("kommt nicht in Frage", NoneOfThese()),
        ("no strong feelings either way", None),
        ("mir ist das egal", None),
    ],
)
def test_how_hurried_people_agree_to_a_proposal_or_do_not(said, ballot):
    assert ballot_after(said, PROPOSAL) == ballot


def test_a_place_that_does_not_matter_ends_an_order():
    ranked = "@Convene poll ranked: which? red, blue, green"
    assert ballot_after("1. red 2. blue 3. dont care", ranked) == Order((("A",), ("B",)))
