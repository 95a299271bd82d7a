"""Who comes late to what was decided is not absent: one line in private, nothing in a thread."""

import pytest

from orchestration.interaction.answers import COMES_LATE
from tests.conversation.test_dialogues import decided, in_a_room

LATE = """
    running 10 min late
    I'll be a bit late
    ill be like 5 late
    i'll be 5 minutes late
    10 min late, start without me
    might be a few minutes late
    komme 10 minuten später
    komm 10 min später, fangt ruhig an
    bin 10 min zu spät, fangt schon mal an
    verspäte mich um 5 minuten
    werde 5 min später da sein
"""
NOT_LATE = """
    start without me
    can't make it, i'm already too late with everything
    können wir 10 min später anfangen?
    can we start 10 min later?
    10 minuten später wäre besser
    omar is running late
"""


def _lines(text):
    return [each.strip() for each in text.strip().splitlines()]


@pytest.mark.parametrize("said", _lines(LATE))
def test_who_comes_late_hears_that_nobody_is_told(said):
    @in_a_room
    async def says(room):
        under = await decided(room)
        before = room.decisions()
        assert await room.says("omar", said) == [COMES_LATE]
        assert await room.says("omar", said, under=under) == []
        assert room.decisions() == before

    says()


@pytest.mark.parametrize("said", _lines(NOT_LATE))
def test_who_cannot_come_or_wants_another_time_is_not_late(said):
    @in_a_room
    async def says(room):
        await decided(room)
        assert COMES_LATE not in await room.says("omar", said)

    says()


@pytest.mark.parametrize(
    "said",
    [
        "komm nur 10 min später, sagst du lena bescheid?",
        "i'll be 10 min late, can you tell lena?",
        "bin 5 min zu spät, sag lena bitte bescheid",
        "running late, tell the others please",
    ],
)
def test_who_comes_late_and_wants_it_passed_on_hears_that_nobody_is_told(said):
    @in_a_room
    async def says(room):
        await decided(room)
        assert await room.says("omar", said) == [COMES_LATE]
        assert room.decisions()[0].cannot_come == ()

    says()


@pytest.mark.parametrize(
    "said", ["can't make it, could you let lena know pls?", "schaff es nicht, gib das bitte weiter"]
)
def test_who_cannot_come_and_wants_it_passed_on_has_it_known(said):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Lena Vogt knows now that you can't come")

    says()
