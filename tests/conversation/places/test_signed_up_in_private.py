"""Who comes to what has only so many places, told in private, and who asks that: said → told."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene who's in for bowling? 2 places"


def voted(room, who):
    return the_only(room).round.ballots[who].yes


@pytest.mark.parametrize(
    ("said", "letters"),
    [
        ("me too", ("A",)),
        ("me too!", ("A",)),
        ("ich auch gern", ("A",)),
        ("me too if there's still room", ("A",)),
        ("i'd like to come too", ("A",)),
        ("ich auch, falls noch platz ist", ("A",)),
        ("ich wär auch gern dabei, wenn noch was frei ist", ("A",)),
        ("me three 😅", ("A",)),
        ("ich!", ("A",)),
        ("leider nicht", ("B",)),
        ("sadly not this time", ("B",)),
    ],
)
@pytest.mark.parametrize("in_thread", [True, False])
def test_a_word_is_enough(said, letters, in_thread):
    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        await room.says("dana", said, under=room.latest("options/") if in_thread else None)
        assert voted(room, "dana") == letters

    plays()


@in_a_room
async def test_who_comes_too_late_waits(room):
    await room.says("lena", ASKED, channel=True)
    for who in ("omar", "raj"):
        await room.says(who, "me too")
    told = await room.says("dana", "me too if there's still room")
    full = "“Who's in for bowling?” is full (2 of 2)."
    assert f"{full} As it stands you are number 1 on the waiting list." in told


@pytest.mark.parametrize(
    "said",
    [
        "who's coming?",
        "wer kommt alles?",
        "who signed up?",
        "who has signed up so far?",
        "wer ist dabei?",
        "wer hat sich schon eingetragen?",
        "who is in?",
    ],
)
def test_who_comes_is_who_has_a_place(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        await room.says("omar", "me!", under=room.latest("options/"))
        assert await room.says("lena", said) == ["Yes: 1 of 2 taken (Omar Haddad)."]

    plays()


@pytest.mark.parametrize("said", ["add omar too", "who is missing?", "is omar coming too?"])
def test_what_is_said_of_others_takes_no_place(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        await room.says("dana", said)
        assert "dana" not in the_only(room).round.ballots

    plays()


SIGNS_UP = [
    "put me on the list too",
    "sign me up",
    "sign me up for the kayak trip",
    "put me down for kayak",
    "i'd like to come too",
    "trag mich bitte für kayak ein",
]


@pytest.mark.parametrize("said", SIGNS_UP)
@pytest.mark.parametrize("private", [True, False])
def test_who_signs_up_has_a_place_wherever_they_say_so(said, private):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene signup kayak trip, 3 places", channel=True)
        words = said if private else f"@Convene {said}"
        await room.says("omar", words, channel=not private)
        assert voted(room, "omar") == ("A",)

    plays()


@pytest.mark.parametrize("said", ["sign me up for pottery", "sign me up?", "put @dana on the list"])
def test_who_signs_up_for_something_else_takes_no_place(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene signup kayak trip, 3 places", channel=True)
        await room.says("omar", said)
        assert "omar" not in the_only(room).round.ballots

    plays()


@in_a_room
async def test_who_signs_up_beside_another_vote_is_on_the_list(room):
    await room.says("lena", "@Convene poll pizza or sushi?", channel=True)
    await room.says("lena", "/convene signup kayak trip, 3 places", channel=True)
    await room.says("omar", "@Convene put me on the list", channel=True)
    ballots = [each.round.ballots for each in room.decisions()]
    assert [("omar" in each) for each in ballots] == [False, True]
