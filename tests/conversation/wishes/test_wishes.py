"""What comes of wishes: one answer each, in the session that is meant."""

import pytest

from orchestration.interaction.answers import GREETING
from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room


@in_a_room
async def test_a_wish_during_a_vote_and_what_it_means_are_one_message(room):
    await at_the_vote(room)
    for words in ("I can't do Mondays", "as I said, no Mondays"):
        [said] = await room.says("omar", words)
        assert "• can't do Mondays" in said
        assert "A: you can't come: you ruled out Mondays." in said
        assert "a firm no, or possible if need be?" in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("hiring: no Mondays", [1, 0]),
        ("mornings are best for the offsite", [0, 1]),
        ("no Mondays for hiring. for the offsite not before 10", [1, 1]),
        ("Hiring lieber nicht montags", [1, 0]),
    ],
)
def test_of_two_sessions_the_one_that_is_named_is_told(words, told):
    @in_a_room
    async def test(room):
        for subject in ("hiring", "the offsite"):
            await asked(room, subject)
        for said in await room.says("omar", words):
            assert "couldn't place" not in said
        assert [each.messages.get("omar", 0) for each in room.decisions()] == told

    test()


@in_a_room
async def test_a_vote_names_its_session(room):
    for subject in ("hiring", "the offsite"):
        await asked(room, subject)
    for meeting in room.decisions():
        for who in ("lena", "omar", "dana"):
            await room.presses(who, "any-time", "", meeting.id)
    await room.later(minutes=5)
    assert await room.says("omar", "offsite: B") == ["Your vote on “offsite” is in: B."]
    ballots = [each.round.ballots for each in room.decisions()]
    assert ballots[0] == {}
    assert "omar" in ballots[1]


@in_a_room
async def test_an_order_and_a_question_name_their_session(room):
    for subject in ("hiring", "the offsite"):
        await asked(room, subject)
    [said] = await room.says("lena", "close the offsite one now")
    assert "offsite" in said
    [said] = await room.says("omar", "what's the status of hiring?")
    assert "hiring" in said
    assert "offsite" not in said


@in_a_room
async def test_the_bots_name_and_thanks_are_no_part_of_a_wish(room):
    await asked(room)
    [said] = await room.says("omar", "@Convene no mondays, thx", channel=True)
    assert "couldn't place" not in said


@in_a_room
async def test_thats_all_is_taken_for_the_button(room):
    await asked(room)
    [said] = await room.says("omar", "that's all")
    assert said == "You have told me nothing about “hiring” yet."
    await room.says("omar", "no Mondays")
    [said] = await room.says("omar", "that's all from me")
    assert said.startswith("Done.")
    assert "omar" in room.decisions()[0].done


@in_a_room
async def test_a_wish_is_taken_back_in_words(room):
    await asked(room)
    await room.says("omar", "no Wednesdays")
    [said] = await room.says("omar", "forget what I said about Wednesday")
    assert "No longer: can't do Wednesdays" in said


@in_a_room
async def test_a_newcomer_who_says_hello_is_told_once_what_this_is(room):
    assert await room.says("raj", "hi") == [GREETING]
    assert await room.says("raj", "hi") == []
    assert await room.says("ines", "/convene thanks") == [GREETING]
    await asked(room)
    assert await room.says("omar", "hello!") == []


@in_a_room
async def test_who_asks_how_they_voted_is_told(room):
    options = await at_the_vote(room)
    [said] = await room.says("omar", "how did i vote")
    assert said.endswith("You have not voted yet.")
    await room.says("omar", "B", under=options)
    [said] = await room.says("omar", "wofür hab ich gestimmt?")
    assert said.endswith("Your vote: B.")
    assert await room.says("omar", "withdraw my vote") == [
        "Your vote is taken back. Until it closes, you can vote."
    ]
    assert room.decisions()[0].round.ballots == {}


@in_a_room
async def test_a_vote_and_a_wish_in_one_message_have_one_answer(room):
    await at_the_vote(room)
    [said] = await room.says("omar", "B please. And I can't do Mondays any more.")
    assert "• can't do Mondays" in said
    assert said.endswith("Your vote is in: B.")


@in_a_room
async def test_in_a_channel_a_question_is_answered_where_it_was_asked(room):
    await asked(room)
    said = await room.says("omar", "@Convene no Mondays. who's missing?", channel=True)
    assert len(said) == 2
