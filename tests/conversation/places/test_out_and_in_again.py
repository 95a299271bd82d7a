"""Out of what has only so many places, and in again: said by who has a place, or had one."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

TOUR = "@Convene sign-up: lab tour, 2 places"
OUT = [
    "nvm cant make it",
    "nvm, can't make it",
    "never mind i cant come",
    "actually can't come",
    "changed my mind, cant come",
    "kann doch nicht",
    "bin raus",
]
IN = [
    "actually im back in",
    "count me in again",
    "oh wait i can come after all",
    "changed my mind im coming",
    "put me back on the list",
    "id like my place back",
    "bin doch dabei",
    "bin wieder drin",
    "ich will meinen platz wieder",
    "und wieder ein bitte",
    "ich nehm ihn doch wieder",
    "kann doch",
    "komme doch mit",
]
NOT_IN = [
    "bin ich wieder dran?",
    "actually maybe i can come",
    "kann doch nicht",
    "bin doch raus",
    "now the projector works again",
    "ok im back in the office",
    "raj can come after all",
    "can we come now?",
]


async def says(room, how, said):
    """Omar says it below the sign-up, in private, or by calling the bot."""
    if how == "mention":
        return await room.says("omar", f"@Convene {said}", channel=True)
    return await room.says("omar", said, under=room.latest("options/") if how == "thread" else None)


def has_place(room):
    ballot = the_only(room).round.ballots.get("omar")
    return ballot is not None and ballot.yes == ("A",)


@pytest.mark.parametrize("how", ["thread", "dm", "mention"])
@pytest.mark.parametrize("said", OUT)
def test_who_is_out_gives_their_place_free(said, how):
    @in_a_room
    async def plays(room):
        await room.says("lena", TOUR, channel=True)
        await says(room, "thread", "me")
        assert has_place(room)
        assert await says(room, how, said)
        assert not has_place(room)

    plays()


@pytest.mark.parametrize("how", ["thread", "dm", "mention"])
@pytest.mark.parametrize("said", IN)
def test_who_comes_after_all_has_one_again(said, how):
    @in_a_room
    async def plays(room):
        await room.says("lena", TOUR, channel=True)
        await says(room, "thread", "me")
        await says(room, how, "cant come")
        assert not has_place(room)
        assert await says(room, how, said) == ["Your vote is in: A."]
        assert has_place(room)

    plays()


@pytest.mark.parametrize("said", NOT_IN)
def test_what_only_sounds_like_it_takes_none(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", TOUR, channel=True)
        await says(room, "thread", "me")
        await says(room, "thread", "cant come")
        await says(room, "thread", said)
        assert not has_place(room)

    plays()


@pytest.mark.parametrize("said", ["nvm, can make it", "false alarm, i can come", "doch dabei"])
def test_who_has_a_place_and_comes_keeps_it(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", TOUR, channel=True)
        await says(room, "thread", "me")
        await says(room, "thread", said)
        assert has_place(room)

    plays()


@in_a_room
async def test_a_no_said_twice_stays_one(room):
    await room.says("lena", TOUR, channel=True)
    for _ in range(2):
        await says(room, "thread", "kann nicht")
    assert the_only(room).round.ballots["omar"].yes == ("B",)


@in_a_room
async def test_who_has_said_nothing_yet_is_not_taken_at_their_word_in_passing(room):
    await room.says("lena", TOUR, channel=True)
    await says(room, "thread", "im back in a minute")
    assert not has_place(room)


@in_a_room
async def test_who_comes_after_all_to_what_is_full_waits(room):
    await room.says("lena", TOUR, channel=True)
    for who in ("omar", "dana", "raj"):
        await room.says(who, "me", under=room.latest("options/"))
    await says(room, "thread", "nvm cant make it")
    told = await says(room, "thread", "actually im back in")
    assert told == [
        "“Lab tour” is full (2 of 2). As it stands you are number 1 on the waiting list."
    ]
