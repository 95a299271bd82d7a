"""Places in words: who asks for one has none by that, and who brings somebody has one."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = "/convene poll workshops: pottery (2 places), climbing (1 place), escape room (4 places)"
FULL = "Climbing is full (1 of 1). You would be number 1 on the waiting list."


async def chosen(room, **votes):
    await room.says("lena", ASKED, channel=True)
    for who, letter in (votes or {"dana": "B", "omar": "A"}).items():
        await room.says(who, letter, under=room.latest("options/"))


def votes_of(room):
    ballots = the_only(room).round.ballots
    return {who: "".join(each.yes) for who, each in ballots.items()}


QUESTIONS = [
    "can i still get into climbing?",
    "can I join climbing?",
    "could i get into climbing",
    "kann ich noch bei climbing mitmachen?",
    "kann ich mich noch für climbing eintragen?",
]


@pytest.mark.parametrize("said", QUESTIONS)
@pytest.mark.parametrize("private", [False, True])
def test_who_asks_for_a_place_is_put_nowhere(said, private):
    @in_a_room
    async def plays(room):
        await chosen(room)
        under = None if private else room.latest("options/")
        assert await room.says("omar", said, under=under) == [FULL]
        assert votes_of(room) == {"dana": "B", "omar": "A"}

    plays()


@pytest.mark.parametrize("said", QUESTIONS)
def test_who_asks_once_places_are_given_waits_for_none(said):
    @in_a_room
    async def plays(room):
        await chosen(room)
        await room.closes("lena")
        assert await room.says("omar", said) == [FULL]
        await room.says("dana", "take me off")
        assert not any("Climbing" in words for to, words in room.told[-1:] if to == "omar")

    plays()


@in_a_room
async def test_who_moves_up_hears_where_else_they_have_a_place(room):
    await chosen(room, dana="B", omar="A and B")
    await room.says("dana", "take me off", under=room.latest("options/"))
    free = "“Workshops”: a place is free. As it stands you are in for Climbing."
    beside = "You have one in Pottery too; “take me off …” gives back what you don't need."
    assert room.told[-1] == ("omar", f"{free} {beside}")


@pytest.mark.parametrize(
    "said",
    [
        "how many left for pottery?",
        "how many are left in pottery?",
        "how many still free in pottery",
        "wie viele sind bei pottery noch frei?",
        "how many people can still fit in pottery?",
    ],
)
def test_how_many_are_left_is_told(said):
    @in_a_room
    async def plays(room):
        await chosen(room)
        told = await room.says("raj", said, under=room.latest("options/"))
        assert told == ["Pottery: 1 place is free, of 2."]
        assert "raj" not in votes_of(room)

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "swap me to escape room, my knee is acting up",
        "move me to escape room because my knee hurts",
        "setz mich bitte zu escape room, mein knie spinnt",
        "can I switch to escape room (bad knee)",
    ],
)
def test_who_moves_may_say_why(said):
    @in_a_room
    async def plays(room):
        await chosen(room)
        assert await room.says("omar", said, under=room.latest("options/")) == [
            "Your vote is in: C."
        ]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "put me and my wife in pottery",
        "put me and my wife down for pottery",
        "sign me plus a friend up for pottery",
        "trag mich und meinen freund bei pottery ein",
    ],
)
def test_who_brings_somebody_has_one_place_and_hears_so(said):
    @in_a_room
    async def plays(room):
        await chosen(room)
        [told] = await room.says("raj", said, under=room.latest("options/"))
        assert told == (
            "Your vote is in: A. That is one place, yours: whoever else comes asks for one of "
            "their own."
        )

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "swap me to escape room, but only if there is a lift",
        "my knee is acting up",
        "how many people work in pottery?",
        "me and my wife like pottery shows",
    ],
)
def test_what_only_sounds_like_a_move_moves_nobody(said):
    @in_a_room
    async def plays(room):
        await chosen(room)
        await room.says("omar", said, under=room.latest("options/"))
        assert votes_of(room)["omar"] == "A"

    plays()
