"""Titles where several votes are open, and one that reads like a greeting: said → what it is."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


async def two_polls(room, second="mountain, lake or sea?"):
    await room.says("lena", "/convene poll tea, coffee or water?", channel=True)
    await room.says("omar", f"/convene poll {second}", channel=True)


def ballots(room, who):
    return [each.round.ballots.get(who) for each in room.decisions()]


@in_a_room
async def test_a_title_is_a_vote_where_it_was_asked_which_is_meant(room):
    await two_polls(room)
    await room.says("dana", "a")
    assert "dana" in room.asked_about
    assert await room.says("dana", "sea") == ["Your vote on “Mountain, lake or sea?” is in: C."]
    assert ballots(room, "dana") == [None, Approvals(("C",))]


@pytest.mark.parametrize("pick", ["the second", "mountain, lake or sea"])
def test_what_is_picked_goes_on_with_what_was_said(pick):
    @in_a_room
    async def plays(room):
        await two_polls(room)
        await room.says("dana", "a")
        await room.says("dana", pick)
        assert ballots(room, "dana") == [None, Approvals(("A",))]

    plays()


@pytest.mark.parametrize("words", ["c", "C please", "I vote C", "option C"])
def test_a_letter_that_one_vote_alone_has_is_a_vote_there(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene poll tea or coffee?", channel=True)
        await room.says("omar", "/convene poll mountain, lake or sea?", channel=True)
        assert await room.says("dana", words) == ["Your vote on “Mountain, lake or sea?” is in: C."]
        assert ballots(room, "dana") == [None, Approvals(("C",))]
        assert await room.says("dana", "A") == ["Which of these is that about?"]

    plays()


@in_a_room
async def test_titles_of_two_votes_are_a_vote_in_each(room):
    await two_polls(room)
    await room.says("raj", "tea and lake")
    assert ballots(room, "raj") == [Approvals(("A",)), Approvals(("B",))]


@in_a_room
async def test_a_title_that_two_votes_have_is_asked_about_once(room):
    await two_polls(room, "lunch tomorrow: coffee, sushi")
    assert await room.says("omar", "coffee") == ["Which of these is that about?"]
    assert room.asked_about.pop("omar").text == "coffee"
    told = await room.says("omar", "lunch tomorrow")
    assert told == ["Your vote on “Lunch tomorrow” is in: A."]
    assert ballots(room, "omar") == [None, Approvals(("A",))]


@pytest.mark.parametrize("said", ["Hall", "HALL", "Hall!!", "Hall :)"])
def test_an_option_that_reads_like_a_greeting_is_wished_for(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene decide where to meet: Hall, Attic, Yard", channel=True)
        [told] = await room.says("raj", said)
        assert "prefers Hall" in told
        assert "raj" in the_only(room).answered

    plays()


@in_a_room
async def test_a_greeting_stays_one(room):
    await room.says("lena", "@Convene decide where to meet: Hall, Attic, Yard", channel=True)
    assert await room.says("raj", "hallo") == []
    assert "raj" not in the_only(room).answered


@pytest.mark.parametrize(
    ("said", "vote"),
    [("🍣", ("B",)), ("🍕 🥗", ("A", "C")), ("🍣 please", ("B",))],
)
def test_an_option_that_is_a_sign_is_voted_for_by_it(said, vote):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene poll 🍕, 🍣 or 🥗?", channel=True)
        [options] = room.shown
        await room.says("omar", said, under=options)
        assert the_only(room).round.ballots == {"omar": Approvals(vote)}

    plays()


@pytest.mark.parametrize(
    ("said", "vote"), [("a and museum", ("A", "B")), ("a park", ("C",)), ("a museum", ("B",))]
)
def test_a_letter_beside_a_title_is_no_article(said, vote):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene poll zoo, museum, park", channel=True)
        [options] = room.shown
        await room.says("omar", said, under=options)
        assert the_only(room).round.ballots == {"omar": Approvals(vote)}

    plays()


@in_a_room
async def test_how_it_is_to_be_taken_is_nothing_on_the_list(room):
    await room.says("lena", "/convene decide where do we eat; secret", channel=True)
    [card] = room.shown
    await room.says("lena", "make it open", under=card)
    assert the_only(room).listed == ()
