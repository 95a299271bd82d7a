"""Votes and places that people leave to others, in words: said → who votes, or who has a place."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import listed_by_omar, polled, the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room

LEFT = "“Pizza, sushi or salad?”: Raj Patel votes for you, unless you vote yourself."


@pytest.mark.parametrize(
    "said",
    [
        "Raj votes for me",
        "give my vote to Raj",
        "I leave my vote to Raj Patel",
        "Raj can decide for me",
        "my vote goes to raj",
        "Raj stimmt für mich ab",
        "ich gebe Raj meine Stimme",
        "@Convene Raj votes for me",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_vote_is_left_in_words(said, alone):
    @in_a_room
    async def leaves(room):
        options = await polled(room)
        told = await room.says("omar", said, under=None if alone else options)
        assert (told, the_only(room).delegates) == ([LEFT], {"omar": "raj"})

    leaves()


@pytest.mark.parametrize(
    "said",
    [
        "I'm travelling all week, Raj can vote for me",
        "bin die ganze Woche unterwegs, Raj stimmt für mich",
        "Raj can vote for me, I'm at the dentist",
        "I'd rather give mine to Raj, he knows them all",
        "ich geb meine lieber dem Raj",
    ],
)
def test_a_vote_that_is_left_beside_a_remark_is_offered(said):
    @in_a_room
    async def asks(room):
        await polled(room)
        assert await room.says("omar", said) == ["Shall Raj Patel vote for you?"]
        assert the_only(room).delegates == {}
        assert await room.clicks("omar", "Leave my vote to Raj Patel") == [LEFT]

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "if I'm late, Raj can vote for me",
        "Raj can vote for me, just kidding",
        "Raj said he votes for me",
        "pizza. otherwise Raj can vote for me",
        "I'm away, can Raj vote for me?",
        "maybe I'm away, Raj can vote for me",
    ],
)
def test_no_vote_is_left_on_a_condition_or_in_jest(said):
    @in_a_room
    async def stays(room):
        await polled(room)
        await room.says("omar", said)
        assert the_only(room).delegates == {}

    stays()


def test_a_vote_that_would_go_round_in_a_circle_is_refused_in_any_words():
    @in_a_room
    async def asks(room):
        await polled(room)
        await room.says("raj", "Omar votes for me")
        told = await room.says("omar", "I'd rather give mine to Raj, he knows them all")
        assert told == ["That would go round in a circle: their vote already ends with you."]
        assert the_only(room).delegates == {"raj": "omar"}

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "whatever Raj says",
        "I trust Raj on this",
        "was Raj sagt",
        "same as raj",
        "I'll go with raj on this",
        "i go with whatever raj says",
        "I'm fine with whatever raj picks",
        "ich geh mit dem was raj sagt",
        "ich schließe mich Raj an",
    ],
)
def test_what_may_be_a_manner_of_speaking_is_offered_first(said):
    @in_a_room
    async def asks(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == ["Shall Raj Patel vote for you?"]
        assert the_only(room).delegates == {}
        assert await room.clicks("omar", "Leave my vote to Raj Patel") == [LEFT]
        assert the_only(room).delegates == {"omar": "raj"}

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "take my vote back from Raj",
        "nimm meine Stimme von Raj zurück",
        "Raj no longer votes for me",
    ],
)
def test_a_vote_that_was_left_is_taken_back_in_words(said):
    @in_a_room
    async def takes(room):
        options = await polled(room)
        assert await room.says("omar", said) == ["You vote yourself already."]
        await room.says("omar", "Raj votes for me", under=options)
        [told] = await room.says("omar", said)
        assert told.endswith("you vote yourself.")
        assert the_only(room).delegates == {}

    takes()


@pytest.mark.parametrize(
    "said",
    ["no, I vote myself: sushi", "nein lieber selbst: Sushi", "ich stimme doch selbst: sushi"],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_votes_themselves_after_all_is_counted_and_leaves_it_to_nobody(said, alone):
    @in_a_room
    async def votes(room):
        options = await polled(room)
        await room.says("omar", "Raj votes for me", under=options)
        told = await room.says("omar", said, under=None if alone else options)
        assert "Your vote is in: B." in told
        assert the_only(room).round.ballots["omar"] == Approvals(("B",))
        assert the_only(room).delegates == {}

    votes()


@in_a_room
async def test_ones_own_vote_counts_before_that_of_another(room):
    options = await polled(room)
    await room.says("omar", "A", under=options)
    told = await room.says("omar", "give my vote to Raj")
    assert len(told) == 1
    assert "Raj Patel votes for you, unless you vote yourself." in told[0]
    assert told[0].endswith("Your own vote, A, still counts until you take it back.")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("give my vote to Bob", ["Only somebody who is asked here can vote for you."]),
        ("whatever Bob says", []),
        ("what did Raj say", []),
    ],
)
def test_a_vote_is_left_to_nobody_who_is_not_asked(said, told):
    @in_a_room
    async def says(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == told
        assert the_only(room).delegates == {}

    says()


@in_a_room
async def test_of_a_meeting_no_vote_is_left(room):
    await room.says("omar", "Dana votes for me", under=await at_the_vote(room))
    assert the_only(room).delegates == {}


@pytest.mark.parametrize("said", ["only the first half", "nur die erste Hälfte"])
@pytest.mark.parametrize("alone", [True, False])
def test_a_choice_has_no_half(said, alone):
    @in_a_room
    async def says(room):
        card = await listed_by_omar(room)
        [told] = await room.says("dana", said, under=None if alone else card)
        assert told.startswith("“Where shall we eat on Friday?” is a choice: it has no half")

    says()


TRIPS = b"""name,capacity
Boat,2
Hike,9
"""


async def with_two_places(room):
    """Three want the boat, which takes two."""
    words = "@Convene decide what we do on Saturday"
    await room.says("lena", words, channel=True, files=[("trips.csv", TRIPS)])
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    options = room.latest("options/")
    for who in ("omar", "dana", "raj"):
        await room.says(who, "boat", under=options)
    await room.closes("lena")
    return the_only(room)


@pytest.mark.parametrize(
    "said",
    [
        "I can't come after all, give my place to the next",
        "I give up my place",
        "ich gebe meinen Platz ab",
        "I can't come after all",
        "ich kann leider doch nicht kommen",
        "I can't make the boat any more, someone else can have my place",
    ],
)
def test_a_place_is_given_back_in_words_and_who_waits_has_it(said):
    @in_a_room
    async def gives(room):
        await with_two_places(room)
        assert await room.says("omar", said) == ["Your place is given back."]
        [seats] = the_only(room).places.values()
        assert seats.kept == ("dana", "raj")

    gives()


@in_a_room
async def test_who_has_no_place_has_none_to_give_back(room):
    await polled(room)
    assert await room.says("omar", "I give up my place") == [
        "You have no place here that you could give back."
    ]


@in_a_room
async def test_who_only_waits_is_off_the_waiting_list(room):
    await with_two_places(room)
    told = await room.says("raj", "I don't need my place any more")
    assert told == ["You are off the waiting list for Boat."]


@pytest.mark.parametrize(
    ("who", "said", "told"),
    [
        ("omar", "do I have a place?", "Yes: you are in for Boat."),
        ("raj", "hab ich einen Platz?", "Not yet: you are number 1 on the waiting list for Boat."),
        ("ines", "did I get a place", "No: you have no place in “What we do on Saturday”."),
    ],
)
def test_who_has_a_place_is_told_so(who, said, told):
    @in_a_room
    async def asks(room):
        await with_two_places(room)
        assert await room.says(who, said) == [told]

    asks()


@in_a_room
async def test_who_votes_for_others_is_told_for_whom(room):
    poll = await polled(room)
    await room.says("raj", "Omar votes for me")
    await room.says("lena", "raj stimmt für mich ab")
    told = await room.says("omar", "pizza")
    assert told == ["Your vote is in: A. It counts for Lena Vogt and Raj Patel too."]
    told = await room.says("raj", "i vote sushi myself", under=poll)
    assert told[0] == "Your vote is in: B. It counts for Lena Vogt too."
    assert await room.says("omar", "salad") == ["Your vote is in: C."]


@in_a_room
async def test_a_circle_is_refused_in_one_sentence(room):
    await polled(room)
    await room.says("raj", "Omar votes for me")
    await room.says("lena", "raj stimmt für mich ab")
    await room.says("omar", "pizza")
    assert await room.says("omar", "lena votes for me") == [
        "That would go round in a circle: their vote already ends with you."
    ]
