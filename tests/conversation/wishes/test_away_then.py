"""Who is away on a day: said → it concerns what is on that day, and asks nothing otherwise.

It is Thursday the 7th. “hiring” is looked for, voted on or decided from Monday the 11th on.
"""

import pytest

from orchestration.interaction.answers import NOT_THAT_DAY
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

TODAY = [
    "kind krank, schaff heute nix",
    "kid's sick, out today",
    "home with the flu today, sorry",
    "heute krank",
    "not in today",
    "krank. heute bin ich raus",
    "out today. kid's sick",
    "busy today",
    "i'm sick today",
]
ON_MONDAY = [
    "kid's sick, out monday",
    "kind krank, montag schaff ich nix",
    "bin bis mittwoch krank",
    "my daughter is ill so i can't do monday",
    "montag geht nicht, weil das kind krank ist",
]


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


@pytest.mark.parametrize("said", TODAY)
@pytest.mark.parametrize("before", [asked, at_the_vote, decided, polled])
def test_another_day_is_acknowledged_in_one_line(said, before, play):
    async def scene(room):
        await before(room)
        assert await room.says("omar", said) == [NOT_THAT_DAY]
        assert "omar" not in room.asked_about

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "sick day",
        "taking a sick day",
        "ooo",
        "out sick, sorry",
        "im sick",
        "kid's ill",
        "krank",
        "liege flach",
        "bin heut raus",
        "muss heute früher weg",
        "have to leave early today",
    ],
)
@pytest.mark.parametrize("before", [asked, at_the_vote])
def test_who_is_ill_or_away_without_a_day_is_so_today(said, before, play):
    async def scene(room):
        await before(room)
        assert await room.says("omar", said) == [NOT_THAT_DAY]

    play(scene)


@pytest.mark.parametrize("said", ["im sick of this", "ooo monday", "sick of mondays", "ooo tmrw"])
def test_what_only_begins_so_is_not_of_today(said, play):
    async def scene(room):
        await asked(room)
        assert await room.says("omar", said) != [NOT_THAT_DAY]

    play(scene)


@pytest.mark.parametrize("said", ["sick day", "krank", "ooo", "kid's ill"])
def test_while_it_can_be_today_it_is_asked_which_times_are_out(said, play):
    async def scene(room):
        asks = "@Convene find 45 minutes about hiring from 7 to 15 January with @omar and @dana"
        await room.says("lena", asks, channel=True)
        [told] = await room.says("omar", said)
        assert "write which times are out" in told

    play(scene)


@pytest.mark.parametrize("said", TODAY)
def test_among_each_other_nobody_is_answered(said, play):
    async def scene(room):
        assert await room.says("omar", said, under=await at_the_vote(room)) == []

    play(scene)


@pytest.mark.parametrize("said", ON_MONDAY)
def test_on_its_day_it_is_about_what_was_decided(said, play):
    async def scene(room):
        await decided(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Lena Vogt knows now that you can't come to “hiring”, Mon 11 Jan")

    play(scene)


@pytest.mark.parametrize("said", ON_MONDAY)
def test_on_a_day_that_can_be_chosen_it_is_a_wish_and_its_reason_is_none(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Got it. For “hiring”")
        assert "couldn't place" not in told
        assert "nicht einordnen" not in told

    play(scene)


@pytest.mark.parametrize(
    "said",
    ["i can't do tuesday", "out today, but monday is fine", "sick today, so mornings please"],
)
def test_what_suits_besides_is_still_a_wish(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Got it. For “hiring”")

    play(scene)
