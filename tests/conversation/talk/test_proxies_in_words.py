"""A vote that is left to another, ended by either of them in words: said → told to both."""

import pytest

from tests.play.dialogues import comes_of

LEFT = ("use choice-vote", "omar, dm: dana votes for me")
ITSELF = "to omar: “What do we eat?”: you vote yourself."
NO_LONGER = "to dana: “What do we eat?”: Omar Haddad's vote is no longer left to you."


@pytest.mark.parametrize(
    "said",
    [
        "I take back my delegation",
        "take my delegation back please",
        "cancel my proxy",
        "nobody votes for me",
        "ich nehme meine Vollmacht zurück",
        "niemand soll für mich abstimmen",
        "i take it back",
        "ne, ich nehm das zurück",
    ],
)
def test_who_has_left_their_vote_takes_it_back(said):
    told = comes_of(*LEFT, f"omar, dm: {said}")
    assert ITSELF in told
    assert NO_LONGER in told


def test_what_else_there_is_to_take_back_is_taken_back_first():
    told = comes_of(*LEFT, "omar, dm: I vote A", "omar, dm: i take it back")
    assert NO_LONGER not in told


@pytest.mark.parametrize(
    "said",
    ["raj votes for me instead", "raj soll stattdessen für mich abstimmen"],
)
def test_another_votes_instead(said):
    told = comes_of(*LEFT, f"omar, dm: {said}")
    assert "to omar: “What do we eat?”: Raj Patel votes for you" in told
    assert "to raj: “What do we eat?”: Omar Haddad leaves their vote to you." in told
    assert NO_LONGER in told


@pytest.mark.parametrize(
    "said",
    [
        "I don't want omar's vote",
        "sorry, I won't vote for Omar",
        "I'd rather not vote for omar",
        "ne ich will nicht für omar abstimmen",
    ],
)
def test_who_is_to_vote_for_somebody_can_decline(said):
    told = comes_of(*LEFT, f"dana, dm: {said}")
    declines = "Dana Reed does not vote for you: vote yourself, or leave it to another."
    assert f"to omar: “What do we eat?”: {declines}" in told
    assert "to dana: “What do we eat?”: you don't vote for Omar Haddad, who is told." in told


def test_not_to_vote_for_an_option_is_a_wish():
    assert "would rather avoid Pizza" in comes_of(*LEFT, "dana, dm: i won't vote for pizza")


def test_who_has_no_vote_of_somebody_declines_nothing():
    assert "does not vote for you" not in comes_of(*LEFT, "raj, dm: I won't vote for omar")
