"""Votes for what has a number in its name: said → that option, or that none is called so."""

import asyncio

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.room import Room

RELEASES = "which release? 1.4, 1.5 or 2.0"
TOWNS = "which town? Town1, Town2, Town3, Town16, Town20"
VERSIONS = "welche Version? Version 3.1, Version 3.2, Version 4.0"
OFFERS = "which offer? 1,200 euros, 900 euros, 2,000 euros"
ROOMS = "which room? R101, R102, R201"
SIZES = "how many? 10, 12, 15"


def voted(asked, said):
    """Return what somebody is told for what they write under a poll, and what they voted for."""
    room = Room()

    async def play():
        options = await polled(room, f"@Convene poll {asked}")
        told = await room.says("omar", said, under=options)
        return told, [each.yes for each in the_only(room).round.ballots.values()]

    return asyncio.run(play())


@pytest.mark.parametrize(
    ("asked", "said", "option"),
    [
        (RELEASES, "1.5", "B"),
        (RELEASES, "2", "C"),
        (TOWNS, "Town16", "D"),
        (TOWNS, "twon16", "D"),
        (VERSIONS, "3.2", "B"),
        (OFFERS, "1200", "A"),
        (OFFERS, "2,000 euros", "C"),
        (ROOMS, "102", "B"),
        (SIZES, "12", "B"),
        (SIZES, "option 1", "A"),
        ("pizza, sushi or salad?", "2", "B"),
    ],
)
def test_a_number_is_that_of_the_option_that_has_it(asked, said, option):
    told, ballots = voted(asked, said)
    assert ballots == [(option,)]
    assert told == [f"Your vote is in: {option}."]


@pytest.mark.parametrize(
    ("asked", "said", "named"),
    [
        (RELEASES, "1.6", "1.6"),
        (RELEASES, "i'd go for 1.6", "1.6"),
        (RELEASES, "1,6", "1,6"),
        (TOWNS, "Town26", "Town26"),
        (TOWNS, "Town11 please", "Town11"),
        (TOWNS, "Town16 and Town26", "Town26"),
        (VERSIONS, "version 3.3", "version 3.3"),
        (VERSIONS, "lieber 4.1", "4.1"),
        (ROOMS, "R103", "R103"),
        (SIZES, "11", "11"),
        (SIZES, "1", "1"),
    ],
)
def test_what_has_another_number_is_not_on_the_list(asked, said, named):
    told, ballots = voted(asked, said)
    assert ballots == []
    assert len(told) == 1
    assert told[0].startswith(f"“{named}” is not one of the options: ")


@pytest.mark.parametrize("said", ["I'm 5 minutes late", "all 3 are fine by me", "in room 26?"])
def test_other_numbers_name_nothing(said):
    told, _ = voted(TOWNS, said)
    assert not any("not one of the options" in each for each in told)
