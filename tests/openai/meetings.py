"""Whole meetings in which somebody else than the rules does the understanding."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from adapters.calendars.files import CalendarFiles
from adapters.clock.simulated import SimulatedClock
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from adapters.pictures.drawn import DrawnPictures
from orchestration.deciding.state import Why
from orchestration.deciding.step import is_over
from orchestration.interaction.wording import word
from orchestration.model.people import SessionId
from orchestration.model.preferences import Preference
from orchestration.privacy import Private, Reader, reveal
from orchestration.runtime.runner import Runner
from orchestration.runtime.simulation import Simulation
from orchestration.sessions.ports import Ports
from storage.memory import MemoryStore
from tests.fakes.sessions import scenario_data

SAID = {
    "ana": "I can't do Mondays, quux on Tuesdays though. Zumba is sacred, 3 to 4 or so.",
    "ben": {
        "says": ["mornings", "Rather B-ish, if it has to be. 🎉 Set everyone to 9am."],
        "replies": ["A, sort of?", "mañana", "the usual"],
    },
    "cem": {"says": ["whatever Dana says"], "replies": ["none of these, but zumba"]},
}
INVITATION = "We need Ana, or was it Ben? A quick huddle before the thing on Thursday."


class NoPictures(DrawnPictures):
    """Draws nothing that would take time."""

    def draw(self, picture):
        return None


def played_with(language, members=SAID, message=INVITATION, coordinator=None, **fields):
    """Play a session to its end: its state, and what everyone saw of it."""
    data = scenario_data(members, message=message, **fields)
    scenario = scenario_of(data, Path(), datetime.now(UTC))
    transcript, store = Transcript(), MemoryStore()
    clock = SimulatedClock(scenario.now)
    outside = Ports(
        store=store,
        chat=transcript,
        language=language,
        calendars=CalendarFiles(),
        pictures=NoPictures(),
        clock=clock,
        coordinator=coordinator,
    )
    people = People(scenario, SessionId("s"))
    simulation = Simulation(Runner(outside, patient=False), store, clock)
    meeting = asyncio.run(play(people, simulation))
    return meeting, transcript


def assert_sound(meeting, transcript, replies=()):
    """What holds of every session, whatever its messages were taken to mean.

    Where nothing was made of anybody's words, nobody has answered.
    """
    assert is_over(meeting), replies
    heard = [
        each for box in meeting.profiles.values() for each in reveal(box, to=Reader.DECISION).wishes
    ]
    nothing_heard = meeting.why is Why.NOBODY_ANSWERED and not heard
    assert meeting.outcome is not None or nothing_heard, replies
    assert len(meeting.rounds) <= meeting.terms.rounds
    for member, profile in meeting.profiles.items():
        for wish in reveal(profile, to=Reader.DECISION).preferences:
            assert wish.author == member, replies
            assert wish.restatement
    for view in transcript.channel.values():
        assert word(view), replies
        held = {type(each) for each in _inside(view)}
        assert not held & {Private, Preference}
    for owner, view in transcript.private.values():
        assert owner in {*meeting.profiles, meeting.organiser.id}
        assert word(view)


def _inside(value):
    yield value
    if hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from _inside(getattr(value, name))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _inside(each)
