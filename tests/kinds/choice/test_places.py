"""Who has a place in what was decided, where it has only so many: who voted first."""

from orchestration.model.options import Words
from tests.kinds.choice.table import at_the_vote

BOAT = Words("", "boat", "Boat", capacity=1)


def at_the_boat(*members):
    return at_the_vote(*members, options=[BOAT, "Train"], rule="plurality", rounds=1)


def test_who_comes_back_to_it_comes_after_who_stayed():
    table = at_the_boat("ana", "ben", "cem")
    table.picks(ana="Boat")
    table.picks(ben="Boat", ana="Train")
    table.picks(ana="Boat", cem="Boat")

    assert table.session.places["boat"].members == ("ben", "ana", "cem")


def test_who_has_left_their_vote_has_a_place_after_those_who_voted():
    table = at_the_boat("ana", "ben", "cem")
    table.leaves("ana", "ben")
    table.picks(ben="Boat", cem="Boat")

    assert table.session.places["boat"].members == ("ben", "cem", "ana")
