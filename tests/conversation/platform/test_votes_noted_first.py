"""A vote is noted beside its message before it is given: a crash between leaves nothing behind."""

import asyncio

import pytest

from orchestration.conversation.ports.storage import VOTES_SAID, Held
from orchestration.conversation.surface.placed_exchange import PlacedExchange
from orchestration.deciding.commands import CastBallot
from orchestration.model.ballots import OneOption
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply
from tests.conversation.corner import TEAM, Corner, Did, platform
from tests.conversation.in_places import InPlaces
from tests.conversation.room import Room


class KilledError(Exception):
    """The process ends here."""


class Falling(Corner):
    """Where nothing is done any more."""

    async def perform(self, reply, session):
        raise KilledError


def test_a_message_whose_vote_was_about_to_be_given_is_noted():
    async def play():
        room, places = Room({"T-lena": TEAM["T-lena"]}), InPlaces()
        await room.says("T-lena", "/convene poll lunch? Pizza or Sushi", channel=True)
        [made] = [each.id for each in room.decisions()]
        places.hold(Held(made, "T", "C", "T-lena"))
        corner = Falling(platform(access=room.access, places=places), Did("omar"))
        spoken = corner.spoken("B", channel="C", ts="7")
        ballot = Private(spoken.who, OneOption("B"))
        action = room.access.user_action("v", spoken.who, None).envelope(made)
        vote = CastBallot(**action, member=spoken.who, ballot=ballot, in_public=True)
        with pytest.raises(KilledError):
            await PlacedExchange(corner, spoken).perform(Reply(commands=(vote,)), made)
        await room.runner.settle()
        return spoken.read_by_all, [x for x in places.of(made) if x.name.startswith(VOTES_SAID)]

    at, [noted] = asyncio.run(play())
    assert at
    assert noted.thread == at
