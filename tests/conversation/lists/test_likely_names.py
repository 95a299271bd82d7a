"""What is named among other words while proposals are asked for is offered for the list."""

import asyncio

import pytest

from orchestration.language.choosing.lists.likely_names import likely_names
from tests.play.played import newest_thread, settled

SAID = [
    ("Pizzeria Nove!! the dosa place is too far anyway", ["Pizzeria Nove"]),
    ("ok hear me out: Porto. we went there in 2019", ["Porto"]),
    ("i porpose Sevilla or Valencia, both have cheap flights", ["Sevilla", "Valencia"]),
    ("fahr ma nach graz, da is im frühjahr so schee", ["Graz"]),
    ("I say The Weekly Pigeon, obviously", ["The Weekly Pigeon"]),
    ("nothing with fish please", []),
    ("nichts wo man fliegen muss", []),
    ("kein Flug nach Porto", []),
    ("höchstens 25 euro", []),
    ("vegetarisch wär gut", []),
    ("Thanks", []),
    ("Mir egal", []),
]


@pytest.mark.parametrize(("said", "names"), SAID)
def test_names_are_found_among_words(said, names):
    assert list(likely_names(said)) == names


def test_one_tap_puts_it_on_the_list():
    async def dialogue():
        room = await settled(["choice-asking"])
        under = newest_thread(room)
        await room.says("ines", "fahr ma nach graz, da is im frühjahr so schee", under=under)
        return await room.clicks("ines", "Put “Graz” on the list")

    assert asyncio.run(dialogue()) == ["On the list: Graz."]


def test_a_list_that_is_closed_takes_nothing_more():
    async def dialogue():
        room = await settled(["choice-asking"])
        under = newest_thread(room)
        await room.says("ines", "fahr ma nach graz, da is im frühjahr so schee", under=under)
        await room.closes("lena")
        return await room.clicks("ines", "Put “Graz” on the list")

    [told] = asyncio.run(dialogue())
    assert told == "A vote is open; you can propose again if there is another round."


@pytest.mark.parametrize(
    "said", ["bitte nichts mit fisch", "bitte kein sushi", "nix scharfes", "just nothing spicy"]
)
def test_what_nobody_wants_is_put_on_no_list(said):
    async def dialogue():
        room = await settled(["choice-asking"])
        before = room.decisions()[-1].listed
        await room.says("omar", said, under=newest_thread(room))
        assert room.decisions()[-1].listed == before

    asyncio.run(dialogue())
