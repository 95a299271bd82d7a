"""Why a day is not among the options: asked → answered once, and of others' words nothing."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room

FIVE = "@Convene find 45 minutes about hiring from 11 to 15 January with @omar @dana @ines and @raj"
ASKED = [
    "why is friday not in there?? i said fri was best",
    "why isn't friday an option, i asked for it",
    "how come there's no friday",
    "what happened to friday",
    "why is friday not on the list",
    "wieso kein freitag, hab doch freitag gesagt",
    "warum gibts keinen freitag",
    "warum steht freitag nicht zur wahl, den wollte ich doch",
    "wo bleibt der freitag",
]


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


async def voting(room, request, **said):
    """Have all say something, and options follow."""
    await room.says("lena", request, channel=True)
    [meeting] = room.decisions()
    for each in meeting.members:
        words = said.get(each.id)
        await (room.says(each.id, words) if words else room.presses(each.id, "any-time"))
    await room.later(minutes=40)
    assert room.decisions()[0].phase is Phase.VOTE


@pytest.mark.parametrize("words", ASKED)
def test_while_times_are_collected_it_can_still_be_one(words, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", words)
        assert "No times are put to the vote yet" in told
        assert room.decisions()[0].answered == ()

    play(scene)


@pytest.mark.parametrize("words", ASKED)
def test_what_others_cannot_do_is_told_of_nobody(words, play):
    async def scene(room):
        await voting(room, FIVE, dana="Friday is bad for me", ines="I'd rather avoid Friday")
        [told] = await room.says("omar", words)
        assert told.endswith("It suits those who have answered less well than the options do.")
        assert "Dana" not in told
        assert "Inês" not in told

    play(scene)


@pytest.mark.parametrize("words", ASKED)
def test_in_a_small_group_not_even_which_way_it_goes(words, play):
    async def scene(room):
        await asked(room)
        for who, said in (("lena", ""), ("omar", ""), ("dana", "Friday is bad for me")):
            await (room.says(who, said) if said else room.presses(who, "any-time"))
        await room.later(minutes=5)
        [told] = await room.says("omar", words)
        assert "other times stand better. What others wrote to me, I tell nobody." in told

    play(scene)


@pytest.mark.parametrize("words", ASKED)
def test_own_words_are_the_reason_where_they_are(words, play):
    async def scene(room):
        await asked(room)
        await room.says("omar", "I'd rather avoid Fridays")
        [told] = await room.says("omar", words)
        assert "You told me to avoid Fridays." in told

    play(scene)


@pytest.mark.parametrize("words", ASKED)
def test_it_may_be_as_good_as_those_on_the_table(words, play):
    async def scene(room):
        await at_the_vote(room)
        [told] = await room.says("omar", words)
        assert told.endswith("only so many are put to the vote at a time.")

    play(scene)


@in_a_room
async def test_what_is_on_the_table_or_can_never_be_is_said_so(room):
    await at_the_vote(room)
    [told] = await room.says("omar", "why is tuesday not in there?? i said tue was best")
    assert told == "“hiring”, tuesday: B is among the options."
    [told] = await room.says("omar", "wieso ist samstag nicht dabei")
    assert "No start is possible then" in told
    [told] = await room.says("omar", "why these?")
    assert told.startswith("Of what I was told")


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("friday is best", "prefers Fridays"),
        ("friday, since I said so", "prefers Fridays"),
        ("i said friday is best", "Fridays"),
        ("not friday because of the dentist", "can't do Fridays"),
    ],
)
def test_what_asks_nothing_stays_a_wish(words, read, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", words)
        assert read in told

    play(scene)
