"""What people want of food in private, with data of the options and without: said → wish."""

import asyncio

import pytest

from tests.conversation.room import Room

VENUES = """name,price_eur:number,kitchen:tag,vegetarian:flag,warm:flag
Kahnbar,45,italian,yes,yes
Schlossgarten,20,german,no,yes
Alte Post,12,thai,yes,no
"""


def told(said, start="/convene decide lunch? Kahnbar, Alte Post", files=()):
    async def plays():
        room = Room()
        await room.says("lena", start, channel=True, files=files)
        return (await room.says("omar", said))[-1]

    return asyncio.run(plays())


def told_of_data(said):
    return told(said, "@Convene decide where to eat?", [("venues.csv", VENUES.encode())])


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("nix über 20 euro", "braucht höchstens 20 (price eur)"),
        ("ich mag nix über 20", "braucht höchstens 20 (price eur)"),
        ("auf keinen fall über 20 euro", "braucht höchstens 20 (price eur)"),
        ("keinesfalls mehr als 20", "braucht höchstens 20 (price eur)"),
        ("not more than 20", "needs at most 20 (price eur)"),
        ("nothing above 20", "needs at most 20 (price eur)"),
        ("i hate anything over 20", "really prefers at most 20 (price eur)"),
        ("lieber nichts über 20", "lieber höchstens 20 (price eur)"),
        ("nothing under 15 euro", "needs at least 15 (price eur)"),
        ("bin vegetarier", "lieber vegetarian"),
        ("i'm vegetarian", "prefers vegetarian"),
        ("italienisch", "italian"),
        ("anything but thai", "would much rather avoid thai"),
        ("alles nur nicht thai", "sehr ungern thai"),
    ],
)
def test_a_wish_is_judged_by_what_is_known_of_the_options(said, wish):
    assert f"• {wish}" in told_of_data(said).replace("• prefers italian", "• italian")


@pytest.mark.parametrize(
    "said",
    [
        "bin vegetarier",
        "nix über 20 euro",
        "not more than 20",
        "nicht mehr als 20",
        "auf keinen fall über 20",
        "i hate anything over 20",
        "lieber nichts über 20",
        "warmes, evtl suppe?",
        "italienisch",
        "anything but thai",
        "alles nur nicht thai",
        "thailändisch bitte nicht",
    ],
)
def test_a_wish_that_nothing_can_judge_is_kept_as_it_was_told(said):
    assert f"• “{said}”, as you said it" in told(said)


@pytest.mark.parametrize(
    "said", ["no more than that", "nicht mehr", "nothing more", "more soup jokes"]
)
def test_what_asks_nothing_of_the_options_is_kept_as_no_wish(said):
    assert "as you said it" not in told(said)
