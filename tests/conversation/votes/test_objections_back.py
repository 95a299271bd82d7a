"""Objections and vetoes that hold no more, in everyday words: said under the options → ballot."""

import pytest

from orchestration.model.ballots import Consents, Veto
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast


@pytest.mark.parametrize(
    "said",
    [
        "nehm das veto zurück",
        "veto weg",
        "veto zurück",
        "ok, no veto anymore",
        "drop my veto",
        "scrap the veto",
        "kein veto mehr",
        "lösch mein veto",
        "Veto gegen sushi bitte streichen",
        "no longer object to sushi",
        "keine bedenken mehr",
        "ich nehm das Veto gegen sushi doch wieder zurück",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_veto_goes_and_what_was_voted_for_stays(said, alone):
    assert cast(FOOD, "veto", said, held="A, veto B", alone=alone)[0] == Veto("A")


@pytest.mark.parametrize(
    "said",
    [
        "I drop my objection",
        "zieh meinen einwand zurück",
        "lass den Einwand weg",
        "forget my objection",
        "einwand zurückgezogen",
        "ok fine withdrawn",
        "na gut, zurückgezogen",
        "objection gone",
        "ich hab keinen einwand mehr",
        "i had an objection but its fine now",
        "had some concerns at first, but i'm ok with it now",
        "hatte bedenken, hat sich aber erledigt",
        "ok with the change i have no objection any more",
        "with that change i withdraw my objection",
        "nach der änderung habe ich keinen einwand mehr",
        "mit der änderung ist mein einwand hinfällig",
        "ich hatte einen einwand, passt jetzt aber",
    ],
)
def test_an_objection_goes(said):
    assert cast(FOOD, "consent", said, held="object to B: allergic")[0] == NOTHING
    assert cast("shall we move to Basel?", "consent", said, held="object: too far")[0] == NOTHING


@pytest.mark.parametrize(
    "said",
    [
        "ok mit dem anderen zug hab ich nichts mehr dagegen",
        "mit dem anderen zug bin ich nicht mehr dagegen",
    ],
)
def test_who_is_no_more_against_one_proposal_objects_to_nothing(said):
    assert cast("shall we move to Basel?", "consent", said, held="object: too far")[0] == NOTHING


@pytest.mark.parametrize(
    "said", ["don't really care about it either way", "ist mir echt egal wie's ausgeht"]
)
def test_who_does_not_mind_abstains(said):
    assert cast("shall we move to Basel?", "consent", said)[0] is None


def test_what_is_voted_for_behind_it_counts():
    assert cast(FOOD, "veto", "nehm das veto zurück, C", held="A, veto B")[0] == Veto("C")
    held = "object to B: allergic"
    for said in ("ignore my objection, sushi is fine", "sushi is fine after all"):
        assert cast(FOOD, "consent", said, held=held)[0] == Consents(("B",))


@pytest.mark.parametrize(
    "said", ["mein veto bleibt", "einwand ist nicht erledigt", "kein veto", "weg mit der idee"]
)
def test_what_takes_nothing_back_leaves_it(said):
    assert cast(FOOD, "veto", said, held="A, veto B")[0] == Veto("A", ("B",))


@pytest.mark.parametrize("said", ["veto weg", "weg mit dem veto", "veto is gone, nice"])
def test_who_holds_none_talks_of_anothers(said):
    assert cast(FOOD, "veto", said) == (NOTHING, "", [])


@pytest.mark.parametrize(
    "said",
    [
        "i take my objection back, if its 10:15",
        "i withdraw my objection once the build is green",
        "ich nehme meinen einwand zurück, wenns 10:15 wird",
    ],
)
def test_on_a_condition_it_stays(said):
    ballot = cast("shall we move to Basel?", "consent", said, held="object: too far")[0]
    assert ballot == Consents((), (), ("A",))


@pytest.mark.parametrize(
    "said",
    [
        "ok einwand zurückgezogen",
        "objection withdrawn",
        "ok withdrawn",
        "i had an objection but its fine now",
    ],
)
def test_of_a_proposal_that_nobody_objects_to_its_author_hears_that_none_is_held(said):
    ballot, _, told = cast("shall we move to Basel?", "consent", said)
    assert (ballot, told) == (NOTHING, ["You have no objection or veto here to take back."])


@pytest.mark.parametrize(
    ("said", "is_offered"),
    [
        ("the build is not green again", False),
        ("der build ist nicht grün, kann mal jemand schauen", False),
        ("the office is not open at 10", True),
        ("that's not fair to the parents", True),
        ("the kids are not at school by then", True),
    ],
)
def test_what_just_is_not_so_elsewhere_is_offered_as_no_objection(said, is_offered):
    ballot, _, told = cast("shall we move the standup to 10?", "consent", said)
    assert ballot == NOTHING
    assert any(each.startswith("I take that for “I object") for each in told) == is_offered
