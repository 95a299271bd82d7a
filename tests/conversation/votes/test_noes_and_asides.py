"""What is said around a vote in ordinary words: for an option, against one, and against all."""

import pytest

from tests.conversation.test_dialogues import at_the_vote, in_a_room


@pytest.mark.parametrize("place", ["private", "thread"])
@pytest.mark.parametrize(
    ("said", "vote"),
    [
        ("ich bin für B", "B"),
        ("ich bin eher für B", "B"),
        ("b vor a, c niemals", "B"),
        ("A würde gehen, C lieber nicht", "A"),
        ("passt alles nicht", "none of these"),
        ("nothing works for me", "none of these"),
    ],
)
def test_ordinary_words_vote(place, said, vote):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        under = {"under": options} if place == "thread" else {}
        [told] = await room.says("omar", said, **under)
        assert told.startswith(f"Your vote is in: {vote}.")

    dialogue()


@pytest.mark.parametrize("place", ["private", "thread"])
@pytest.mark.parametrize(
    "said",
    [
        "never A",
        "A geht leider nicht mehr",
        "I can't do A anymore",
        "A doesn't work, I have the dentist then",
        "A geht nicht, muss zum arzt",
    ],
)
def test_a_plain_no_is_firm_wherever_it_is_said(place, said):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        under = {"under": options} if place == "thread" else {}
        [told] = await room.says("omar", said, **under)
        assert "can't do option A" in told or "kann Option A nicht" in told
        assert "couldn't place" not in told
        assert "This is no vote; yours is still open." in told
        assert "You can still change your vote" not in told

    dialogue()


@in_a_room
async def test_who_has_voted_can_still_change_it(room):
    await at_the_vote(room)
    await room.says("omar", "B")
    [told] = await room.says("omar", "B geht nicht mehr")
    assert "You can still change your vote." in told


@pytest.mark.parametrize("said", ["not a chance", "das passt alles nicht so gut zusammen"])
def test_what_only_sounds_like_a_no_counts_as_none(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        await room.says("omar", said)
        [decision] = room.decisions()
        assert "omar" not in decision.round.ballots
        assert "omar" not in decision.musts

    dialogue()


@pytest.mark.parametrize("place", ["private", "thread"])
def test_being_for_a_dish_is_a_vote_for_it(place):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", "@Convene poll pizza, sushi or salad?", channel=True)
        under = {"under": room.latest("options/")} if place == "thread" else {}
        assert await room.says("omar", "ich bin für salat", **under) == ["Your vote is in: C."]
        assert await room.says("omar", "ich bin für sushi", **under) == ["Your vote is in: B."]

    dialogue()
