"""A vote that is left to somebody “from now on”: it is left in what is open, and said so."""

import pytest

from tests.play.dialogues import comes_of

VOTE, ASKING = "use choice-vote", "use choice-asking"


@pytest.mark.parametrize(
    "said",
    [
        "raj should vote for me from now on",
        "from now on raj votes for me",
        "raj soll ab jetzt für mich abstimmen",
        "bis auf weiteres stimmt raj für mich ab",
        "i want raj to always vote for me",
    ],
)
@pytest.mark.parametrize(("scene", "of"), [(VOTE, "What do we eat?"), (ASKING, "Where do we go")])
def test_a_vote_for_longer_is_left_in_what_is_open(said, scene, of):
    told = comes_of(scene, f"omar, dm: {said}")
    assert f"to omar: “{of}" in told
    assert "Raj Patel votes for you, unless you vote yourself." in told
    assert "to raj: " in told
    assert "alone: in each other one you say it anew." in told


@pytest.mark.parametrize("said", ["raj is my delegate", "my delegate is raj", "raj votes for me"])
def test_what_is_left_once_has_no_more_said_of_it(said):
    told = comes_of(VOTE, f"omar, dm: {said}")
    assert "Raj Patel votes for you, unless you vote yourself." in told
    assert "in each other one" not in told


def test_a_circle_is_refused_however_long_it_is_to_hold():
    told = comes_of(
        VOTE,
        "omar, dm: raj should vote for me from now on",
        "raj, dm: ab sofort stimmt omar für mich ab",
    )
    assert told == "to raj: That would go round in a circle: their vote already ends with you."


@pytest.mark.parametrize("said", ["raj should vote for me from now on", "lena always votes for me"])
def test_where_nothing_is_open_it_is_no_wish_for_good(said):
    told = comes_of("lena, channel: hi", f"omar, dm: {said}")
    assert told.startswith("to omar: There is no vote of yours just now")
    assert "[Keep]" in comes_of("lena, channel: hi", "omar, dm: from now on mondays never suit me")


@pytest.mark.parametrize("said", ["who do i delegate to?", "who is my delegate?"])
def test_it_is_told_who_votes_for_them(said):
    told = comes_of(VOTE, "omar, dm: raj is my delegate from now on", f"omar, dm: {said}")
    assert (
        told == "to omar: Raj Patel votes for you in “What do we eat?”, unless you vote yourself."
    )


@pytest.mark.parametrize(
    "said",
    ["kann ich meine Stimme an Raj abgeben?", "can i give my vote to raj?", "can raj vote for me?"],
)
def test_who_asks_whether_they_can_is_offered_to(said):
    told = comes_of(VOTE, f"omar, dm: {said}")
    assert "Shall Raj Patel vote for you?" in told
    assert "[Leave my vote to Raj Patel]" in told
    after = comes_of(VOTE, f"omar, dm: {said}", "omar, dm: yes")
    assert "to raj: “What do we eat?”: Omar Haddad leaves their vote to you." in after


def test_who_leaves_a_vote_is_told_all_of_it_in_one_message():
    told = comes_of(VOTE, "omar, dm: sushi", "omar, dm: from now on raj votes for me")
    assert told.count("to omar: ") == 1
    assert "Your own vote, B, still counts until you take it back. That is so here alone" in told


@pytest.mark.parametrize("said", ["whatever raj votes i vote too", "was raj wählt, wähle ich auch"])
def test_who_votes_as_another_does_is_offered_to_leave_it_to_them(said):
    assert "Leave my vote to Raj Patel" in comes_of(VOTE, f"omar, dm: {said}")
