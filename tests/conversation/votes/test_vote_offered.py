"""A vote that may be left to somebody: offered where words are unsure, and answered in words."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

CIRCLE = "That would go round in a circle: their vote already ends with you."


async def asked(room, words="@Convene poll lunch: thali, ramen, soup"):
    await room.says("lena", words, channel=True)
    return room.latest("options/")


def left(room):
    return dict(the_only(room).delegates)


@pytest.mark.parametrize(
    "said",
    [
        "hm actually let omar vote for me",
        "ok then omar has my vote",
        "no wait, omar votes for me",
        "swamped, omar decides for me",
        "ach, omar stimmt für mich ab",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_a_circle_is_refused_however_it_begins(said, private):
    @in_a_room
    async def plays(room):
        under = await asked(room)
        await room.says("omar", "dana votes for me", under=under)
        told = await room.says("dana", said, under=None if private else under)
        assert told == [CIRCLE]
        assert left(room) == {"omar": "dana"}

    plays()


OFFERED = [
    "swamped, ines decides for me",
    "drowning in tickets here, ines decides for me",
    "no time today, ines votes for me",
    "land unter hier, ines entscheidet für mich",
    "bin dicht heute, ines stimmt für mich ab",
    "I'd go with Inês",
]


@pytest.mark.parametrize("said", OFFERED)
@pytest.mark.parametrize("answer", ["yes", "ja", "yep", "ok", "👍"])
def test_a_yes_leaves_it(said, answer):
    @in_a_room
    async def plays(room):
        under = await asked(room)
        assert await room.says("dana", said, under=under) == ["Shall Inês Costa vote for you?"]
        [told] = await room.says("dana", answer, under=under)
        assert told == "“Lunch”: Inês Costa votes for you, unless you vote yourself."
        assert left(room) == {"dana": "ines"}

    plays()


@pytest.mark.parametrize("answer", ["no", "nein", "nope", "lieber nicht"])
def test_a_no_leaves_nothing(answer):
    @in_a_room
    async def plays(room):
        under = await asked(room)
        await room.says("dana", OFFERED[0], under=under)
        assert await room.says("dana", answer, under=under) == ["It stays as it is, then."]
        assert left(room) == {}

    plays()


@in_a_room
async def test_a_yes_in_private_answers_what_was_asked_there(room):
    await asked(room)
    await room.says("dana", OFFERED[0])
    await room.says("dana", "yes")
    assert left(room) == {"dana": "ines"}


@in_a_room
async def test_other_words_end_the_offer(room):
    under = await asked(room)
    await room.says("dana", OFFERED[0], under=under)
    assert await room.says("dana", "thali", under=under) == ["Your vote is in: A."]
    await room.says("dana", "yes", under=under)
    assert left(room) == {}


@in_a_room
async def test_a_yes_long_after_leaves_nothing(room):
    under = await asked(room)
    await room.says("dana", OFFERED[0], under=under)
    await room.later(minutes=11)
    await room.says("dana", "yes", under=under)
    assert left(room) == {}


@pytest.mark.parametrize(
    "said",
    [
        "swamped, the chef decides for me",
        "if it rains, ines decides for me",
        "not now, only ines decides for her",
        "swamped today",
    ],
)
def test_what_is_no_vote_left_offers_nothing(said):
    @in_a_room
    async def plays(room):
        under = await asked(room)
        told = await room.says("dana", said, under=under)
        assert not any("Shall" in each for each in told)
        assert left(room) == {}

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "I'd like ines to vote for me",
        "i want Ines to decide for me pls",
        "ich möchte dass ines für mich abstimmt",
        "ich hätte gern, dass Inês für mich abstimmt",
    ],
)
def test_who_wishes_that_another_votes_for_them_leaves_their_vote(said):
    @in_a_room
    async def plays(room):
        await asked(room)
        [told] = await room.says("dana", said)
        assert told == "“Lunch”: Inês Costa votes for you, unless you vote yourself."

    plays()


@pytest.mark.parametrize("said", ["I want ines to vote", "I'd like ines to come for me"])
def test_what_another_is_to_do_else_leaves_no_vote(said):
    @in_a_room
    async def plays(room):
        await asked(room)
        await room.says("dana", said)
        assert left(room) == {}

    plays()
