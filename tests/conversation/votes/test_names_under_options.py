"""Replies under times that name an option and are no vote: each hears how it would be."""

import pytest

from tests.conversation.test_dialogues import at_the_vote, decided, in_a_room

TOLD = "I don't take that for a vote. “{}” alone is one."


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("for me A would clash with school", "A"),
        ("A?", "A"),
        ("2", "B"),
    ],
)
def test_who_names_an_option_hears_how_it_would_be_a_vote(said, option):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        assert await room.says("omar", said, under=options) == [TOLD.format(option)]
        assert room.decisions()[0].round.ballots == {}

    dialogue()


@in_a_room
async def test_who_names_what_they_voted_for_is_not_asked_whether_it_counts(room):
    options = await at_the_vote(room)
    await room.says("omar", "A", under=options)
    assert await room.says("omar", "hm, A is what I'd take I guess") == ["Your vote is A already."]


@pytest.mark.parametrize("said", ["sorry, A", "@Convene A", "🅰", "🇦", ":one:", "1️⃣", ":a: please"])
def test_every_way_to_write_a_letter_is_the_same_vote(said):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        assert await room.says("omar", said, under=options) == ["Your vote is in: A."]

    dialogue()


@pytest.mark.parametrize(
    "said", ["is B still possible?", "who can help me?", "thanks all", "a bit late"]
)
def test_what_people_ask_each_other_is_left_alone(said):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        assert await room.says("omar", said, under=options) == []

    dialogue()


@in_a_room
async def test_a_minus_behind_a_letter_is_asked_about_as_a_no(room):
    options = await at_the_vote(room)
    assert await room.says("omar", "B -1", under=options) == [
        "I take that for a no to B. Shall I keep that?"
    ]
    assert room.decisions()[0].round.ballots == {}


@pytest.mark.parametrize("said", ["Z", "I vote for Z", "Z please", "option Z"])
def test_a_letter_that_is_not_there_is_told_which_are(said):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        [told] = await room.says("omar", said, under=options)
        assert told == "Z is not on the table: A, B and C are. One of these is a vote."

    dialogue()


@in_a_room
async def test_a_letter_stays_with_its_option_so_that_of_a_former_round_is_no_other(room):
    await decided(room)
    await room.presses("lena", "move")
    await room.fills("lena")
    options = room.latest("options/")
    for words in ("A", ":one:", "🅰"):
        [told] = await room.says("omar", words, under=options)
        assert told.startswith("A is not on the table: ")
    [told] = await room.says("omar", "A")
    assert told.startswith("A is not on the table: ")


@in_a_room
async def test_a_letter_in_private_is_no_time_zone(room):
    await at_the_vote(room)
    [told] = await room.says("omar", "Z")
    assert told.startswith("Z is not on the table: ")


@in_a_room
async def test_several_that_are_left_out_are(room):
    options = await at_the_vote(room)
    assert await room.says("omar", "A > B > C", under=options) == [
        "Your vote is in: A. This vote takes one option, so B and C are left out."
    ]


@in_a_room
async def test_a_no_to_one_option_is_nothing_that_another_meets(room):
    options = await at_the_vote(room)
    [told] = await room.says("omar", "not A", under=options)
    assert "no option A" not in told


@pytest.mark.parametrize("said", ["the first one", "the 2nd one"])
def test_one_behind_an_ordinal_is_no_number_of_points(said):
    @in_a_room
    async def dialogue(room):
        words = "/convene meet hiring, 45 min with @omar @dana, next week, rated"
        await room.says("lena", words, channel=True)
        for who in ("lena", "omar", "dana"):
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        [told] = await room.says("omar", said, under=room.latest("options/"))
        assert told == "This vote takes a number for each option: “A:3, C:1”."

    dialogue()


@in_a_room
async def test_one_less_is_asked_about_as_a_no(room):
    options = await at_the_vote(room)
    told = await room.says("omar", "B -1", under=options)
    assert told == ["I take that for a no to B. Shall I keep that?"]
    assert room.decisions()[0].round.ballots == {}
