"""An organiser says when it ends by what is left: that counts from now, and is no more time."""

from datetime import timedelta

import pytest

from orchestration.language.inviting.time_left import ends_at, ends_in
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("noch 15 min, dann ist Schluss", 15),
        ("15 more minutes then we close", 15),
        ("10 more minutes and then it's closed", 10),
        ("last 20 minutes to vote!", 20),
        ("noch eine halbe Stunde, dann wird ausgezählt", 30),
        ("you have 10 minutes left, then the vote is over", 10),
        ("ok leute noch 5 minuten, dann mach ich zu", 5),
    ],
)
def test_it_ends_so_long_from_now(said, minutes):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        now = room.clock.now()
        assert "decided by" in (await room.says("lena", said, under=poll))[0]
        assert the_only(room).closes_at == now + timedelta(minutes=minutes)

    says()


@pytest.mark.parametrize("said", ["noch 15 min bitte", "give it 15 more minutes"])
def test_more_time_goes_on_top_of_the_deadline(said):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        until = the_only(room).closes_at
        await room.says("lena", said, under=poll)
        assert the_only(room).closes_at == until + timedelta(minutes=15)

    says()


def test_who_does_not_organise_it_ends_nothing():
    @in_a_room
    async def says(room):
        poll = await polled(room)
        until = the_only(room).closes_at
        assert await room.says("omar", "noch 15 min, dann ist Schluss", under=poll) == []
        assert the_only(room).closes_at == until

    says()


@pytest.mark.parametrize(
    "said",
    [
        "noch 15 min dann bin ich da",
        "15 more minutes then I'm there",
        "noch 15 min, dann ist der Kuchen fertig",
        "in 15 minutes we eat",
        "the shop closes in 15 minutes",
        "15 minutes and then we go for pizza",
        "noch 15 minuten länger",
        "noch nicht zu",
    ],
)
def test_what_else_comes_then_is_no_end(said):
    assert ends_in(said) is None


@pytest.mark.parametrize(
    ("said", "end"),
    [
        ("noch bis 15 uhr, dann ist schluss", "bis 15 uhr"),
        ("you have until 3pm, then we close", "until 3pm"),
        ("bis 15 uhr kann ich, dann muss ich weg", ""),
    ],
)
def test_an_hour_may_be_what_is_left(said, end):
    assert ends_at(said) == end
