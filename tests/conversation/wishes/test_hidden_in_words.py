"""Who wants a vote hidden, and who votes for what is not there: said → what is told."""

import pytest

from tests.conversation.talk.test_said_around_a_choice import played

# Who sees what, and a letter that is none


@pytest.mark.parametrize(
    "said",
    [
        "can you hide who voted for what, people are getting touchy",
        "can you hide who voted for what",
        "please hide who voted for what",
        "hide who voted",
        "versteck bitte wer was gewählt hat",
    ],
)
def test_who_wants_it_hidden_while_it_is_voted_on_hears_that_it_stays(said):
    [told], room = played("choice-vote", ("lena", "dm", said))
    assert told.startswith("The vote is open, so how it is counted, and who sees it, stays")
    assert not room.decisions()[0].terms.secret


@pytest.mark.parametrize("said", ["hide who votes for what", "can you hide who voted for what"])
def test_who_wants_it_hidden_before_has_a_secret_vote(said):
    _, room = played("choice-asking", ("lena", "dm", said))
    assert room.decisions()[0].terms.secret


@pytest.mark.parametrize("said", ["my vote goes to G", "meine Stimme geht an G"])
def test_a_vote_that_goes_to_no_letter_hears_which_there_are(said):
    [told], room = played("choice-vote", ("ines", "dm", said))
    assert told.startswith("G is not on the table: A, B, C and D are.")
    assert not room.decisions()[0].round.ballots


def test_a_vote_that_goes_to_somebody_who_is_not_asked_still_hears_that():
    [told], _ = played("choice-vote", ("ines", "dm", "my vote goes to Gustav"))
    assert told == "Only somebody who is asked here can vote for you."
