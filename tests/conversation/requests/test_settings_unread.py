"""Settings in words that can't be read, or can't hold: said → what is named, and what holds."""

import pytest

from tests.conversation.requests.test_settings import ordered


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "disclosure discreet, show 2 options, banana mode",
            "“Where to eat”: 2 options in a round and the channel sees no counts. I left out: “ba",
        ),
        (
            "show 2 options, banana mode",
            "“Where to eat”: 2 options in a round. I left out: “banana",
        ),
        (
            "rule ranked, secret",
            "“Where to eat”: put in order, first places weigh most (ranked) and",
        ),
        ("rounds: 2", "“Where to eat”: at most 2 rounds."),
        ("threshold 200%", "I left out: “threshold 200%”. What shall I change?"),
        ("0 rounds", "I left out: “0 rounds”. What shall I change?"),
        ("disclosure banana", "I left out: “disclosure banana”. What shall I change?"),
        ("quorum 9", "At least 9 votes can't be reached: 5 are asked."),
        ("set the quorum to 9", "At least 9 votes can't be reached: 5 are asked."),
        ("quorum 3", "“Where to eat”: at least 3 votes."),
    ],
)
def test_what_cannot_be_read_or_hold_is_named_and_no_wish(said, told):
    choice, [answer], _ = ordered(f"@Convene {said}")
    assert answer.startswith(told)
    assert choice.messages == {}


@pytest.mark.parametrize("said", ["secret, friday morning", "pizza, ramen", "rule of thumb: pizza"])
def test_what_only_sounds_like_settings_is_none(said):
    choice, _, _ = ordered(f"@Convene {said}")
    assert (choice.terms.secret, choice.terms.rule) == (False, "approval")


def test_who_is_no_organiser_sets_nothing():
    choice, _, _ = ordered("@Convene disclosure discreet, show 2 options", who="omar")
    assert choice.terms.options == 9
