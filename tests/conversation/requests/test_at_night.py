"""A last moment in the night holds as it was said, is named, and can be moved in one tap."""

from zoneinfo import ZoneInfo

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room


@in_a_room
async def test_what_is_to_close_at_night_is_named_with_another_in_one_tap(room):
    told = await room.says("lena", "@Convene poll pizza or sushi? closes at 2am", channel=True)
    assert told == ["It closes Fri 8 Jan, 02:00 at night, as you said."]
    assert f"{the_only(room).closes_at:%d %b %H:%M}" == "08 Jan 02:00"
    await room.clicks("lena", "Close Fri 8 Jan, 09:00 instead")
    assert f"{the_only(room).closes_at:%d %b %H:%M}" == "08 Jan 09:00"
    assert "Vote by Fri 8 Jan, 09:00" in room.posted[-1][2]


@in_a_room
async def test_an_order_that_ends_it_at_night_says_so(room):
    await polled(room)
    assert await room.says("lena", "close it at 23:30") == [
        "“Pizza, sushi or salad?”: decided by Thu 7 Jan, 23:30 at night."
    ]
    await room.clicks("lena", "Close Fri 8 Jan, 09:00 instead")
    assert f"{the_only(room).closes_at:%d %b %H:%M}" == "08 Jan 09:00"


@in_a_room
async def test_what_closes_by_day_is_no_news(room):
    assert (
        await room.says("lena", "@Convene poll pizza or sushi? closes at 7am", channel=True) == []
    )


@pytest.mark.parametrize("hours", [0, 4, 9, 13, 16, 19, 21])
def test_nothing_closes_at_night_that_nobody_has_asked_to(hours):
    @in_a_room
    async def asks(room):
        await room.later(hours=hours)
        await polled(room)
        local = the_only(room).closes_at
        assert 7 <= local.hour < 22

    asks()


@pytest.mark.parametrize("hours", [10, 12, 13, 15, 19, 21])
def test_what_is_needed_tomorrow_is_not_answered_at_night(hours):
    @in_a_room
    async def asks(room):
        await room.later(hours=hours)
        await room.says("lena", "/convene decide where do we eat tomorrow?", channel=True)
        local = the_only(room).closes_at.astimezone(ZoneInfo("Europe/Berlin"))
        assert 8 <= local.hour <= 20

    asks()
