"""What is said around a vote and a list and is neither: said → told."""

import pytest

from orchestration.interaction.answers import ASK_THE_GROUP, NOT_PLACED
from tests.conversation.choosing import asked, listed_by_omar, polled, the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room

CLOSED = ["The vote on these options is closed."]
BACK = ["Your vote is taken back. Until it closes, you can vote."]


@pytest.mark.parametrize("said", ["B", "sushi", "sushi please"])
def test_a_late_vote_is_answered_however_it_names_an_option(said):
    @in_a_room
    async def votes(room):
        options = await polled(room)
        await room.says("omar", "A", under=options)
        await room.closes("lena")
        assert await room.says("dana", said, under=options) == CLOSED

    votes()


@pytest.mark.parametrize(
    "said", ["undo", "take that back", "undo that please", "mach das rückgängig"]
)
@pytest.mark.parametrize("is_meeting", [False, True])
def test_a_bare_undo_under_options_is_of_the_vote(said, is_meeting):
    @in_a_room
    async def votes(room):
        options = await (at_the_vote(room) if is_meeting else polled(room))
        await room.says("omar", "A", under=options)
        assert await room.says("omar", said, under=options) == BACK
        assert "omar" not in the_only(room).round.votes

    votes()


@in_a_room
async def test_a_question_about_an_option_waits_for_the_others(room):
    options = await polled(room)
    assert await room.says("omar", "is pizza vegan?", under=options) == []
    assert await room.says("omar", "is pizza vegan?") == [ASK_THE_GROUP]
    assert "omar" not in the_only(room).profiles


@pytest.mark.parametrize(
    "said", ["the coffee machine is broken again", "how was your weekend?", "no idea tbh"]
)
def test_small_talk_in_private_is_not_asked_about(said):
    @in_a_room
    async def says(room):
        await listed_by_omar(room)
        assert (await room.says("dana", said))[0].startswith(NOT_PLACED)

    says()


@in_a_room
async def test_a_correction_names_what_was_meant(room):
    await listed_by_omar(room)
    [said] = await room.says("dana", "sorry, I meant I'd love the noodle place")
    assert "• prefers Noodle place" in said
    assert await room.says("dana", "sorry!") == []


@in_a_room
async def test_let_us_vote_is_the_organisers_word(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    [said] = await room.says("omar", "that's all, let us vote")
    assert said.startswith("Only Lena Vogt can close it")
    assert await room.says("omar", "can't wait!") == []
    await room.says("lena", "let us vote")
    await room.clicks("lena", "Close now")
    assert len(the_only(room).round.options) == 2


@pytest.mark.parametrize(
    "said",
    [
        "do they have gluten free pizza",
        "last time sushi killed me",
        "the sushi place at the station has a new oven",
    ],
)
def test_what_tells_or_asks_of_an_option_is_left_alone(said):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said, under=await polled(room)) == []

    says()


@pytest.mark.parametrize("said", ["seen it already", "omw", "maybe later", "nothing spicy please"])
def test_what_is_said_under_a_list_puts_nothing_on_it(said):
    @in_a_room
    async def says(room):
        await room.says("omar", said, under=await listed_by_omar(room))
        assert len(the_only(room).listed) == 3

    says()


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Thai please, thanks!", "Thai"),
        ("not pizza, thx", "can't have Pizza"),
        ("lieber Thai, danke dir", "Thai"),
        ("thanks!", ""),
        ("great idea, thanks", ""),
    ],
)
def test_a_courtesy_behind_a_wish_does_not_swallow_it(said, read):
    @in_a_room
    async def plays(room):
        words = "/convene decide where shall we eat? pizza, Noodle House or Thai"
        await room.says("lena", words, channel=True)
        told = await room.says("omar", said)
        assert (read in told[0]) if read else (told == [])

    plays()
