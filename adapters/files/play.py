"""Plays a scenario to its end, in a time of its own."""

from __future__ import annotations

from adapters.files.people import People
from orchestration.deciding.step import is_over
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.registry import as_meeting
from orchestration.runtime.simulation import Simulation


async def play(people: People, simulation: Simulation) -> Meeting:
    """Run a scenario's session from its opening, or from where it stands, and return its end.

    Where nobody has anything left to do, time goes on. EndlessError where it comes to no end.
    """
    await simulation.begin(people.opening())
    while True:
        meeting = as_meeting(simulation.store.session(people.session))
        assert meeting is not None
        if is_over(meeting):
            return meeting
        await simulation.step(people.moves(meeting, simulation.clock.now()))
