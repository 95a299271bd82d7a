"""What is played goes by a time of its own, and every play ends."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.clock.simulated import SimulatedClock
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import read_scenario, scenario_of
from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.state import DecidedBy, Why
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.model.errors import EndlessError
from orchestration.model.people import SessionId
from orchestration.privacy import Private
from orchestration.runtime.runner import Runner
from orchestration.sessions.commands import Answer, TellPrivately
from orchestration.sessions.ports import Due
from storage.memory import MemoryStore
from tests.fakes.sessions import scenario_data
from tests.kinds.meeting.table import NOW, Table

UNHEARD = {"ana": "mornings", "ben": {"answered": False}}
SERVES_NOBODY = Path("tests/scenarios/nothing-serves-all.yaml")


def of(members, **fields):
    return scenario_of(scenario_data(members, **fields), Path(), datetime.now(UTC))


def played(scenario, **bounds):
    simulation = replace(in_memory(Transcript(), scenario.now), **bounds)
    people = People(scenario, SessionId("s"))
    meeting = asyncio.run(play(people, simulation))
    return meeting, simulation


@pytest.mark.parametrize("hour", [0, 5, 7, 19, 20, 21, 23])
def test_it_ends_whatever_the_hour(hour):
    scenario = read_scenario(SERVES_NOBODY, datetime.now(UTC))
    meeting, simulation = played(replace(scenario, now=scenario.now.replace(hour=hour)))

    assert meeting.outcome is not None
    assert simulation.steps < 100


def test_what_is_done_later_happens_later():
    meeting, simulation = played(of(UNHEARD))

    assert meeting.opened_at < meeting.outcome.at == simulation.clock.now()
    assert [each.id for each in meeting.counted] == ["ana"]


def test_who_is_missing_is_reminded_by_day_in_simulated_time():
    meeting, _ = played(of(UNHEARD))
    [reminded] = meeting.rounds[0].reminded.values()

    assert all(8 <= at.astimezone(NOW.tzinfo).hour < 20 for at in reminded)
    assert 0 < len(reminded) <= 2


def test_a_session_that_does_not_end_is_an_error():
    with pytest.raises(EndlessError, match="not ended after 2 steps"):
        played(of(UNHEARD), most=2)


def test_so_is_one_in_which_nothing_is_left_to_be_done():
    simulation = in_memory(Transcript(), NOW)
    nobody = Answer(id="answer", session="s", at=NOW, member="ana")

    async def live():
        await simulation.begin(nobody)
        await simulation.step([])

    with pytest.raises(EndlessError, match="nobody has anything left to do"):
        asyncio.run(live())


class Restless(MemoryStore):
    """A Store in which there is always one more thing to do at once."""

    def claim(self, now, limit, lease):
        wake = WakeAt(at=now, deadline="nudge", round=1)
        return [Due("again", "s", wake, 1)]

    def finish(self, performed):
        self.receive(performed[0].results)


def test_what_leads_to_itself_is_an_error():
    base = in_memory(Transcript(), NOW).runner
    runner = Runner(replace(base._ports, store=Restless()), patient=False)

    with pytest.raises(EndlessError, match="not settled"):
        asyncio.run(runner.settle())


def test_a_simulated_clock_never_goes_back():
    clock = SimulatedClock(NOW)
    clock.advance(NOW + timedelta(hours=1))
    clock.advance(NOW)

    assert clock.now() == NOW + timedelta(hours=1)
    with pytest.raises(RuntimeError):
        asyncio.run(clock.until(None))


def test_to_take_a_session_up_again_skips_no_time():
    """After a crash its opening is known already, which is no reason to go on to what is due."""
    simulation = in_memory(Transcript(), NOW)
    session = Table("ana", "ben").session
    opening = OpenMeeting(
        id="open",
        session="s",
        at=NOW,
        organiser=session.organiser,
        members=session.members,
        terms=session.terms,
    )

    async def live():
        await simulation.begin(opening)
        await simulation.begin(opening)

    asyncio.run(live())

    assert simulation.clock.now() == NOW


class Fidgeting(People):
    """People who have something new to say at every moment, and so never come to vote."""

    said = 0

    def moves(self, meeting, at):
        number = Fidgeting.said = Fidgeting.said + 1
        text = Private("ana", "mornings" if number % 2 else "afternoons")
        return [TellPrivately(id=f"say/{number}", session="s", at=at, member="ana", text=text)]


def test_a_session_in_which_no_time_ever_passes_meets_the_bound():
    people = Fidgeting(of(UNHEARD), SessionId("s"))
    simulation = in_memory(Transcript(), NOW)

    with pytest.raises(EndlessError, match="not ended after 500 steps"):
        asyncio.run(play(people, simulation))
    assert simulation.clock.now() == NOW


ONE_DAY = {"start": "2027-04-05", "end": "2027-04-05"}
TWO_WORKING_DAYS = {"start": "2027-04-02", "end": "2027-04-05"}
ANA, ZOE = "ana", {"id": "zoe", "name": "Zoe"}


@pytest.mark.parametrize(
    ("organiser", "window"), [(ZOE, ONE_DAY), (ANA, ONE_DAY), (ZOE, TWO_WORKING_DAYS)]
)
def test_it_ends_where_it_is_opened_as_the_last_possible_start_begins(organiser, window):
    now = "2027-04-05T16:00:00+02:00"
    fields = {"organiser": organiser, "window": window, "now": now, "duration_minutes": 60}
    meeting, simulation = played(of({"ana": [], "ben": []}, **fields))

    assert (meeting.outcome, meeting.why) == (None, Why.NO_OPTIONS)
    assert simulation.steps < 10


def test_who_votes_as_the_last_but_one_start_begins_decides():
    """Two of two voted for it, but the vote was due when it had begun."""
    now = "2027-04-05T15:45:00+02:00"
    fields = {"organiser": ZOE, "window": ONE_DAY, "now": now, "duration_minutes": 60}
    meeting, _ = played(of({"ana": [], "ben": []}, **fields))

    assert meeting.outcome.decided_by is DecidedBy.VOTE
    assert meeting.outcome.option.start.strftime("%H:%M") == "16:00"
