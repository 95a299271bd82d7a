"""What people tell each other of options that are times, under them: talk, and no vote."""

import pytest

from tests.conversation.test_dialogues import at_the_vote, in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "B is when the coffee machine guy comes",
        "B ist wenn der Monteur kommt",
        "C is the day of the all-hands",
        "C ist doch der Tag mit dem Feueralarm",
        "B is right after lunch",
        "isn't B the day of the fire drill",
    ],
)
def test_what_else_there_is_at_an_option_is_talk(said):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said, under=await at_the_vote(room)) == []
        assert not room.decisions()[0].round.ballots

    says()


@pytest.mark.parametrize("said", ["B is when I'm at the dentist", "B is when I have my yoga"])
def test_what_keeps_its_author_then_is_no_talk(said):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said, under=await at_the_vote(room)) != []

    says()
