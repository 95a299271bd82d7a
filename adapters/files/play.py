"""Plays a scenario to its end, in a world whose clock stands still."""

from __future__ import annotations

from adapters.files.people import People
from orchestration.decide import Session, as_meeting
from orchestration.meeting.state import Meeting
from orchestration.meeting.step import is_over
from orchestration.ports import Store
from orchestration.runner import Runner


async def play(people: People, runner: Runner, store: Store[Session]) -> Meeting:
    """Run a scenario's session from its opening, or from where it stands, and return its end.

    Where nobody has anything left to do, the next deadline is taken as passed.
    """
    await runner.receive(people.opening())
    while True:
        await runner.settle()
        meeting = as_meeting(store.session(people.session))
        assert meeting is not None
        if is_over(meeting):
            return meeting
        if not await runner.receive(*people.moves(meeting)):
            await runner.settle(ahead=True)
