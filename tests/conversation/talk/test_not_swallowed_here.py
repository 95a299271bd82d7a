"""Votes and wishes whose words look like something else: said → what comes of them."""

import pytest

from tests.conversation.choosing import asked as asked_what
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, in_a_room

FORGETS_SAID = [
    "forget everything I said",
    "please forget everything i said",
    "forget all I told you",
    "vergiss alles was ich gesagt hab",
    "vergiss alles, was ich gesagt habe",
    "vergiss bitte alles, was ich geschrieben habe",
]


@pytest.mark.parametrize("words", FORGETS_SAID)
@pytest.mark.parametrize(
    ("stage", "wish", "gone"),
    [
        (asked, "not on Monday", "No longer: can't do Mondays"),
        (asked_what, "nothing spicy", "No longer: “nothing spicy”"),
    ],
)
def test_all_that_was_said_of_this_is_taken_back_and_nothing_is_erased(stage, wish, gone, words):
    @in_a_room
    async def says(room):
        await stage(room)
        await room.says("omar", wish)
        [said] = await room.says("omar", words)
        assert gone in said
        assert "unreadable" not in said

    says()


@pytest.mark.parametrize("words", FORGETS_SAID[:2])
def test_who_has_said_nothing_of_this_loses_nothing(words):
    @in_a_room
    async def says(room):
        await asked(room)
        [said] = await room.says("omar", words)
        assert "unreadable" not in said
        assert room.decisions()[0].members

    says()


@pytest.mark.parametrize(
    "words",
    ["a, not again", "A. not again!", "a, nicht schon wieder", "a - bitte nicht schon wieder"],
)
def test_who_groans_at_an_option_does_not_vote_for_it(words):
    @in_a_room
    async def says(room):
        await polled(room)
        await room.says("omar", words)
        assert "omar" not in room.decisions()[0].round.ballots
        await room.says("omar", "a")
        assert "omar" in room.decisions()[0].round.ballots

    says()
