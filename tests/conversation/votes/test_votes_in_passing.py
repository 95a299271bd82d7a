"""Votes as people throw them in, beside a no, a reason or an aside: said → ballot."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption, Points, Veto
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_turned_votes import ballot_after
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast, opened

ALONE = "shall we move to Notion?"
DOTS = "dots; 5 points"
FOUR = "@Convene poll pizza, sushi, salad or soup?"


@pytest.mark.parametrize("said", ["no, too slow", "dagegen, zu langsam"])
def test_a_no_to_a_proposal_that_says_why_blocks_it_by_consent(said):
    ballot, why, _ = cast(ALONE, "consent", said)
    assert (ballot, why) == (Consents((), (), ("A",)), said.partition(", ")[2])


@pytest.mark.parametrize(
    ("said", "is_for"),
    [
        ("no, that costs us two weeks", False),
        ("no, our customer data can't leave the EU", False),
        ("nein, der Umzug kostet uns zwei Wochen", False),
        ("against, we'd lose our templates", False),
        ("ok geht doch, Tom übernimmt den Umzug", True),
        ("I'm fine with it as long as we keep the archive", True),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_a_yes_or_no_to_a_proposal_is_for_is_kept_with_it(said, is_for, alone):
    ballot, why, _ = cast(ALONE, "majority", said, alone=alone)
    assert ballot == (OneOption("A") if is_for else NoneOfThese())
    assert said.endswith(why or "nothing kept")


@pytest.mark.parametrize(
    "said",
    [
        "no, Tom is on holiday",
        "no, we talked about that yesterday",
        "nein, das war Tom",
        "no, can't we ask Tom?",
        "no worries, we'll manage",
    ],
)
def test_what_may_answer_somebody_else_under_a_proposal_is_no_vote(said):
    assert cast(ALONE, "consent", said)[0] == NOTHING


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("object to A: too slow", "ok I withdraw my objection, legal says it is possible"),
        ("no, too slow", "I take back my objection"),
    ],
)
def test_an_objection_to_a_proposal_is_taken_back_with_a_word_more(held, said):
    assert cast(ALONE, "consent", said, held=held)[0] == NOTHING


def test_a_bare_no_by_consent_counts_and_is_asked_why():
    ballot, _, [told] = cast(ALONE, "consent", "no")
    assert ballot == NoneOfThese()
    assert told.startswith("Your vote is in: no. An objection needs a reason")


@in_a_room
async def test_a_proposal_that_most_are_against_is_told_so_and_not_as_none_of_several(room):
    under = await opened(room, ALONE, "consent; for @omar @dana @raj")
    for who, said in {"omar": "no", "dana": "no", "raj": "yes", "lena": "no"}.items():
        await room.says(who, said, under=under)
    await room.later(days=9)
    ended = " ".join(layout.words for layout in room.shown.values())
    assert "1 for it, 3 against." in ended
    assert "are for none of these" not in ended


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("pizza ja, sushi nur über meine Leiche", "A"),
        ("pizza, but never sushi", "A"),
        ("pizza ok, sushi never", "A"),
        ("pizza and salad, against sushi", "AC"),
        ("pizza und salad, gegen sushi hab ich einen Einwand", "AC"),
        ("gegen sushi, sonst alles", "AC"),
        ("alles bis auf sushi", "AC"),
        ("anything besides sushi", "AC"),
        ("still pizza", "A"),
    ],
)
def test_what_is_refused_beside_a_vote_is_not_voted_for(said, yes):
    assert cast(FOOD, "approval", said)[0] == Approvals(tuple(yes))


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("B or C, both ok. Not A", "BC"),
        ("sushi und salad passen, pizza nicht", "BC"),
        ("sushi and salad are both fine, pizza isn't", "BC"),
        ("sushi and salad both work, not pizza", "BC"),
        ("A or B, either is ok, not C", "AB"),
        ("anything but A", "BCD"),
    ],
)
def test_both_of_what_is_named_are_not_all_that_there_is(said, yes):
    assert ballot_after(said, FOUR) == Approvals(tuple(yes))


def test_an_objection_may_be_called_ones_own():
    ballot, why, _ = cast(FOOD, "consent", "mein Einwand gegen sushi: zu langsam und zu teuer")
    assert (ballot, why) == (Consents((), (), ("B",)), "zu langsam und zu teuer")


def test_a_veto_by_the_way_is_one():
    said = "pizza. and a veto against sushi"
    assert cast(FOOD, "veto", said, alone=True)[0] == Veto("A", ("B",))


@pytest.mark.parametrize("said", ["ok 3 sushi, 2 salad", "hm, 3 sushi, 2 salad"])
def test_no_points_are_lost_behind_a_small_word(said):
    assert cast(FOOD, DOTS, said)[0] == Points({"B": Fraction(3), "C": Fraction(2)})


def test_of_points_that_are_not_all_read_none_count():
    assert cast(FOOD, DOTS, "like 3ish for B maybe, 2 C")[0] == NOTHING
