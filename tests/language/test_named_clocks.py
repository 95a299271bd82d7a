"""Hours on the clock of somebody who is named: said → as it is read."""

import pytest

from orchestration.language.clocks.named_clocks import in_named_clocks
from tests.conversation.test_dialogues import in_a_room

PEOPLE = (
    ("Lena Vogt", "Europe/Berlin"),
    ("Dana Reed", "America/New_York"),
    ("Ana Ray", "Asia/Tokyo"),
    ("Ana Poe", "Europe/Lisbon"),
)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("ok thursday, after 3pm Lena's time", "ok thursday, after 3pm Berlin time"),
        ("not before 10 in Dana Reed's timezone", "not before 10 in New York time"),
        ("vor 10 Uhr Lenas Zeit geht nicht", "vor 10 Uhr Berlin Zeit geht nicht"),
        ("after 3pm Ana Poe's time", "after 3pm Lisbon time"),
        ("after 3pm Ana's time", "after 3pm Ana's time"),
        ("Lena's time is precious", "Lena's time is precious"),
        ("after 3pm my time", "after 3pm my time"),
    ],
)
def test_the_clock_of_somebody_named_is_that_of_their_place(said, read):
    assert in_named_clocks(said, PEOPLE) == read


@in_a_room
async def test_what_is_said_by_it_is_read_back_on_ones_own(room):
    await room.says("lena", "@Convene 45 min planning with @dana next week", channel=True)
    [told] = await room.says("dana", "thursday after 3pm Lena's time works")

    assert "Thursdays after 09:00 are fine" in told
    assert "couldn't place" not in told
