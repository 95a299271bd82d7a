"""What is said under what was decided: said → an answer to its review, or how it is asked again."""

import pytest

from tests.conversation.afterwards.test_later import decided_on_pizza, reviews
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    "said", ["yes still holds", "ja, passt noch", "Yes!", "still good for me", "it still stands"]
)
def test_that_it_still_holds_is_said_in_words_too(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        await room.says("lena", "review this in two weeks")
        await room.later(days=15)
        assert await room.says("dana", said, under=room.latest("review/")) == []
        assert reviews(room)[-1].endswith("\nStill holds: Dana Reed.")

    says()


@pytest.mark.parametrize("said", ["no, sushi has become cheaper", "nein, gilt nicht mehr", "No."])
def test_who_says_that_it_holds_no_longer_is_offered_to_ask_again(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        await room.says("lena", "review this in two weeks")
        await room.later(days=15)
        told = await room.says("dana", said, under=room.latest("review/"))
        assert told == ["Noted: it no longer holds. Shall everyone be asked again?"]
        assert reviews(room)[-1].endswith("\nNo longer: Dana Reed.")
        await room.clicks("dana", "Ask again …")
        assert room.opened["dana"]

    says()


@pytest.mark.parametrize(
    "said", ["no idea", "yes, we had great pizza", "does it still hold?", "no problem"]
)
def test_other_talk_answers_no_review(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        await room.says("lena", "review this in two weeks")
        await room.later(days=15)
        await room.says("dana", said, under=room.latest("review/"))
        assert the_only(room).reviewed == ()

    says()


LATE = "“Pizza, sushi or salad?” is decided: Pizza. “Ask again” here asks everyone once more."


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "wait I wanted sushi",
            [LATE],
        ),
        ("sushi is nice too", []),
        ("wait, is pizza vegan", []),
    ],
)
def test_who_wanted_something_else_hears_that_it_is_decided(said, told):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        under = (the_only(room).id, "outcome")
        assert await room.says("dana", said, under=under) == told
        await room.later(days=3)
        assert await room.says("dana", said, under=under) == []

    says()
