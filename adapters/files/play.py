"""Plays a scenario to its end, in a time of its own."""

from __future__ import annotations

from adapters.files.people import People
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.runtime.simulation import Simulation


async def play(people: People, simulation: Simulation) -> Decision:
    """Run a scenario's session from its opening, or from where it stands, and return its end.

    Where nobody has anything left to do, time goes on. EndlessError where it comes to no end.
    """
    await simulation.begin(people.opening())
    afterwards = set[str]()
    while True:
        decision = simulation.store.session(people.session)
        assert isinstance(decision, Decision)
        moves = people.moves(decision, simulation.clock.now())
        if is_over(decision) and not {each.id for each in moves} - afterwards:
            return decision
        afterwards = {each.id for each in moves} if is_over(decision) else set[str]()
        await simulation.step(moves)
