"""The dialog of a vote: what is left untouched in it says nothing, and it stays as it was left."""

import pytest

from orchestration.model.ballots import Order
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


async def opened(room, rule, said=""):
    await room.says("lena", f"/convene poll pizza, sushi or salad?; {rule}", channel=True)
    if said:
        await room.says("omar", said, under=room.latest("options/"))
    await room.presses("omar", "vote", "1")
    _, form = room.opened["omar"]
    return form.fields[0]


@pytest.mark.parametrize("rule", ["dots; 5 points", "cumulative"])
def test_points_begin_empty_and_what_is_left_so_says_nothing(rule):
    @in_a_room
    async def fills(room):
        field = await opened(room, rule)
        assert {*field.value.values()} == {None}
        assert await room.fills_wrong("omar", points={"A": None, "B": None, "C": ""}) == {
            "points": "A point for one of them at least, please."
        }
        await room.fills("omar", points={"A": None, "B": 2, "C": ""})
        assert the_only(room).round.ballots["omar"].points == {"B": 2}

    fills()


@in_a_room
async def test_no_point_for_anything_is_no_vote(room):
    await opened(room, "dots; 5 points")
    zeros = dict.fromkeys("ABC", 0)
    assert list(await room.fills_wrong("omar", points=zeros)) == ["points"]
    assert the_only(room).round.ballots == {}


@pytest.mark.parametrize(
    ("said", "shown", "places"),
    [("C > A", "CA", "C>A"), ("C", "C", "C"), ("A = C > B", "ACB", "AC>B")],
)
def test_an_order_that_is_opened_again_stays_as_it_was_left(said, shown, places):
    @in_a_room
    async def opens(room):
        field = await opened(room, "ranked", said)
        assert field.value == [*shown]
        await room.fills("omar", order=field.value)
        left = Order(tuple(tuple(place) for place in places.split(">")))
        assert the_only(room).round.ballots["omar"] == left

    opens()
