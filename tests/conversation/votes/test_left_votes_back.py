"""A vote left to another, had back in plain words, and what is asked of one's own: said → told."""

import pytest

from orchestration.privacy import reveal
from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "I want my vote back",
        "give me my vote back",
        "can I have my vote back?",
        "dont delegate anymore",
        "I take back my vote from Dana",
        "I'd rather vote myself",
        "ich will meine Stimme zurück",
    ],
)
def test_it_comes_back(said):
    @in_a_room
    async def plays(room):
        await polled(room)
        await room.says("omar", "I leave my vote to Dana")
        assert the_only(room).delegates == {"omar": "dana"}
        await room.says("omar", said)
        assert the_only(room).delegates == {}

    plays()


@pytest.mark.parametrize("said", ["I want my vote back", "give me my vote back"])
def test_without_having_left_it_ones_own_vote_is_taken_back(said):
    @in_a_room
    async def plays(room):
        options = await polled(room)
        await room.says("omar", "A", under=options)
        await room.says("omar", said)
        assert the_only(room).round.ballots == {}

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "nee, ich mach doch selber: c zuerst, dann b",
        "ich mach doch selber: c, dann b",
        "nee, c zuerst, dann b",
        "no, I'll do it myself: c first, then b",
        "actually I'll vote myself: c > b",
        "ok doch selbst: salad, dann sushi",
        "nope, salad first, then sushi",
        "let me decide myself, c then b",
        "ich stimme doch lieber selber ab: salad, dann sushi 😅",
    ],
)
def test_an_order_behind_words_that_take_it_back_is_whole(said):
    @in_a_room
    async def plays(room):
        await polled(room, "@Convene poll ranked: pizza, sushi or salad?")
        await room.says("omar", "I leave my vote to Dana")
        await room.says("omar", said)
        cast = reveal(the_only(room).round.votes["omar"], to="omar")
        assert cast.places == (("C",), ("B",))

    plays()


@in_a_room
async def test_who_votes_for_somebody_is_told_them(room):
    await polled(room)
    assert await room.says("omar", "who votes for me?") == ["Nobody does: you vote yourself."]
    await room.says("omar", "I leave my vote to Dana")
    told = "Dana Reed votes for you in “Pizza, sushi or salad?”, unless you vote yourself."
    assert await room.says("omar", "who votes for me?") == [told]


@pytest.mark.parametrize("said", ["what's my receipt?", "where is my receipt", "my receipt please"])
def test_a_receipt_is_told_again_to_its_voter(said):
    @in_a_room
    async def plays(room):
        await polled(room, "@Convene poll ranked: pizza, sushi or salad?")
        [cast] = await room.says("omar", "A > B")
        receipt = cast.rpartition(" ")[2]
        [told] = await room.says("omar", said)
        assert receipt in told
        assert await room.says("dana", said) == [
            "You have none: only a vote that nobody sees has a receipt."
        ]

    plays()


@in_a_room
async def test_whose_vote_counts_double_is_an_order_and_nothing_on_the_list(room):
    card = await asked(room)
    told = await room.says("lena", "Dana counts double", under=card)
    assert told == ["“Where shall we eat on Friday?”: Dana Reed counts as 2 votes."]
    assert the_only(room).listed == ()


@in_a_room
async def test_who_asked_and_says_cancel_that_is_asked_whether_to_call_it_off(room):
    await polled(room)
    told = await room.says("lena", "@Convene cancel that", channel=True)
    assert told == ["Call “Pizza, sushi or salad?” off? 4 others are told so."]
    [told] = await room.says("omar", "@Convene cancel that", channel=True)
    assert "Only Lena Vogt can call it off" in told


@pytest.mark.parametrize("door", ["thread", "dm"])
@pytest.mark.parametrize(
    "said",
    [
        "doch nicht, ich mach das selbst",
        "take that back, i vote myself",
        "nee, ich stimm doch selber ab",
        "actually no, i'll vote on my own",
        "never mind, i can do it myself 🙂",
        "hm hab's mir anders überlegt, wähle selbst",
        "i'd rather do it myself after all",
        "lieber selbst",
    ],
)
def test_who_does_it_alone_after_all_has_their_vote_back(said, door):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        await room.says("omar", "Dana votes for me")
        told = await room.says("omar", said, **({"under": under} if door == "thread" else {}))
        assert told == ["“Pizza, sushi or salad?”: you vote yourself."]
        assert not the_only(room).delegates

    plays()


@pytest.mark.parametrize("said", ["i cook myself", "i'll do it myself", "lena does it herself"])
def test_who_has_left_their_vote_to_nobody_speaks_of_something_else(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        assert await room.says("omar", said, under=under) == []

    plays()


ONESELF = [
    "back early, ill vote myself. a pls",
    "bin früher zurück. ich stimm doch selbst ab. a",
    "wieder da, ich kann jetzt selbst abstimmen: a",
    "back online. i can vote myself now, a",
    "ok then, i'd rather decide myself. A",
]


@pytest.mark.parametrize("door", ["thread", "dm"])
@pytest.mark.parametrize("said", ONESELF)
def test_who_votes_after_all_is_told_of_their_vote_alone(said, door):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        await room.says("omar", "Dana votes for me")
        told = await room.says("omar", said, **({"under": under} if door == "thread" else {}))
        assert told == ["Your vote is in: A."]
        assert not the_only(room).delegates

    plays()


SAME = ["same as dana", "wie dana", "ich nehm das gleiche wie dana", "ich schließe mich dana an"]


@pytest.mark.parametrize("said", SAME)
@pytest.mark.parametrize("door", ["thread", "dm"])
def test_who_votes_as_another_is_asked_whether_that_is_their_vote(said, door):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        await room.says("dana", "C", under=under)
        told = await room.says("omar", said, **({"under": under} if door == "thread" else {}))
        assert told == ["I take that for “C”. Shall it count as your vote?"]

    plays()


@pytest.mark.parametrize("said", SAME)
def test_what_another_voted_in_private_stays_theirs(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        await room.says("dana", "C")
        [told] = await room.says("omar", said, under=under)
        assert told.startswith("Dana Reed has voted in private: what for is not mine to tell.")
        assert told.endswith("Shall Dana Reed vote for you?")

    plays()
