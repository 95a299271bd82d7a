"""The team stops when it is told to, whatever happens at that moment."""

import asyncio

import pytest

from adapters.sandbox.team import Team
from tests.sandbox.at_hand import at_hand


def test_who_stops_the_team_as_something_changes_has_it_stopped(tmp_path):
    async def play(bench):
        team = Team(bench.access, bench.inbound, 0.0)
        playing = asyncio.create_task(team.run())
        for _ in range(5):
            await asyncio.sleep(0)
        team.nudge()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(playing, 5)

    with at_hand(tmp_path) as bench:
        asyncio.run(play(bench))
