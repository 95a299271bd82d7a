"""A process that dies while it takes up that a post was deleted: whoever goes on ends it."""

import asyncio
from dataclasses import replace

import pytest

from orchestration.conversation.arriving.deleted import show_anew
from orchestration.conversation.ports.storage import Held, Place
from tests.conversation.choosing import polled
from tests.conversation.in_places import InPlaces
from tests.conversation.room import Room

MOST_MOMENTS = 40


class KilledError(BaseException):
    """The process has died."""


class Fate:
    """Counts what is written, just before it is and just after, and has the process die there."""

    def __init__(self, at=None):
        self.at, self.moments = at, 0

    def moment(self):
        self.moments += 1
        if self.moments == self.at:
            raise KilledError


class FatedPlaces(InPlaces):
    """Places in a process that may die at each of them."""

    fate = Fate()

    def put(self, place):
        self.fate.moment()
        super().put(place)
        self.fate.moment()


async def deleted(times, at=None):
    """What comes of it that a post is deleted so often; the process dies in the last of them.

    Returns whether it did, how often the post was shown anew, and what its asker was told of it.
    """
    room, places = Room(), FatedPlaces()
    session, post = await polled(room)
    places.hold(Held(session, "T1", "C1", "lena"))
    places.put(Place(session, "T1", "C1", "1", post))
    shown, fate = len(room.posted), Fate(at)

    async def receive(*commands):
        places.fate.moment()
        taken = await room.runner.receive(*commands)
        await room.runner.settle()
        places.fate.moment()
        return taken

    access = replace(room.access, receive=receive)
    for number in range(1, times + 1):
        gone = places.find(session, post)
        places.fate = fate if number == times else Fate()
        is_killed = False
        try:
            await show_anew(access, places, gone)
        except KilledError:
            is_killed, places.fate = True, Fate()
            await show_anew(access, places, gone)
        places.fate = Fate()
        places.put(replace(gone, ts=str(number + 1)))
    told = [words for who, words in room.told if "deleted again" in words]
    return is_killed, len(room.posted) - shown, told


@pytest.mark.parametrize("times", [1, 2, 3])
def test_it_is_shown_once_and_its_asker_told_once_whenever_the_process_dies(times):
    _, *expected = asyncio.run(deleted(times))
    assert len(expected[1]) == (1 if times > 1 else 0)
    for at in range(1, MOST_MOMENTS):
        is_killed, *found = asyncio.run(deleted(times, at))
        assert found == expected, f"moment {at}"
        if not is_killed:
            break
    assert not is_killed
    assert at > 1 or times > 2, "else nothing is written any more"
