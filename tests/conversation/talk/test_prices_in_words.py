"""What something costs by its own words: said → judged by it, whichever was said first."""

import asyncio

import pytest

from orchestration.language.choosing.known_by.priced import with_prices
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.privacy import reveal
from tests.conversation.choosing import asked, the_only
from tests.conversation.orders.test_leaning_on_an_order import wishes
from tests.conversation.room import Room

HOTELS = (
    "@Convene decide which hotel: Amano (110 euros), Motel One (89 euros), Adlon (€250), a tent"
)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("nothing over 100 euros", "needs at most 100 EUR"),
        ("nothing over 100 please", "needs at most 100 EUR"),
        ("max 100€", "needs at most 100 EUR"),
        ("höchstens 100 euro bitte", "braucht höchstens 100 EUR"),
    ],
)
def test_a_limit_is_judged_by_the_prices_on_the_list(said, read):
    async def dialogue():
        room = Room()
        await asked(room, HOTELS)
        told = await room.says("raj", said)
        assert f"• {read} · against 2 of 4 options" in told[0]
        assert wishes(the_only(room), "raj") == [read]

    asyncio.run(dialogue())


def test_a_limit_is_read_again_once_something_has_a_price():
    async def dialogue():
        room = Room()
        place = await asked(room)
        await room.says("raj", "max 20 euros")
        assert wishes(the_only(room), "raj") == ["“max 20 euros”"]
        await room.says("dana", "Noodle bar, 12€", under=place)
        profile = reveal(the_only(room).profiles["raj"], to=MemberId("raj"))
        assert [each.restatement for each in profile.wishes] == ["needs at most 20 EUR"]

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    ("titles", "prices"),
    [
        (["Amano (110 euros)", "Motel One, 89€", "Tent"], [110, 89, None]),
        (["Amano ($110)", "Motel One (89€)"], [None, None]),  # in two currencies
        (["89€ or 120€", "a tent"], [None, None]),
        (["Room 101", "12 people"], [None, None]),
    ],
)
def test_a_price_is_one_amount_in_one_currency(titles, prices):
    options = tuple(Words(id="", key=each, title=each) for each in titles)
    known = [each.datum("price") for each in with_prices(options, ()).options]
    assert [each and each.number for each in known] == prices
