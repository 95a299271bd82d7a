"""Deadlines are rows: each passes once, however many processes there are, even after a stop."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.calendars.files import CalendarFiles
from adapters.clock.wall import WallClock
from adapters.files.people import People
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from adapters.pictures.drawn import DrawnPictures
from orchestration.deciding.state import Phase
from orchestration.language.offline import OfflineLanguage
from orchestration.model.terms import Pace
from orchestration.runtime.runner import Runner
from orchestration.sessions.ports import Ports
from storage.sql import SqlStore
from storage.vault import Vault
from tests.fakes import own_time
from tests.fakes.crash import MASTER
from tests.fakes.databases import migrated
from tests.fakes.own_time import LoopClock
from tests.fakes.patience import BETWEEN_LOOKS_SECONDS, LOOKS
from tests.fakes.sessions import scenario_data

SOON = timedelta(milliseconds=300)
LATER = timedelta(hours=2)
LONG_AFTER = timedelta(weeks=1)


@pytest.fixture
def url(tmp_path):
    return migrated(tmp_path)


def opening(intake):
    """A session that is opened now, whose members have so long to answer."""
    now = datetime.now(UTC)
    start = now.date() + timedelta(days=7)
    data = scenario_data({"ana": [], "ben": []}, now=now.isoformat())
    data["window"] = {"start": str(start), "end": str(start + timedelta(days=6))}
    people = People(scenario_of(data, Path(), now), "roadmap")
    command = people.opening()
    pace = Pace(intake=intake, vote=timedelta(days=1))
    return replace(command, at=now, terms=replace(command.terms, pace=pace))


@asynccontextmanager
async def process(url, transcript, clock):
    """A process that serves the database until it is stopped."""
    store = SqlStore.open(url, Vault(MASTER))
    clock.start()
    outside = Ports(store, transcript, OfflineLanguage(), CalendarFiles(), DrawnPictures(), clock)
    runner = Runner(outside)
    serving = asyncio.create_task(runner.run())
    try:
        yield runner, store
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        clock.stop()
        store.close()


async def until_over(store, *transcripts):
    """Wait for the session to end and say so; nobody answers, so only its deadline can end it."""
    await until(lambda: endings(*transcripts))
    return store.session("roadmap")


async def until(found):
    for _ in range(LOOKS):
        if found():
            return
        await asyncio.sleep(BETWEEN_LOOKS_SECONDS)
    raise AssertionError("did not come, however often one looked")


def endings(*transcripts):
    return [
        view
        for transcript in transcripts
        for view in transcript.channel.values()
        if type(view).__name__ == "NoOutcome"
    ]


def test_a_deadline_passes_by_itself(url):
    async def live():
        transcript = Transcript()
        async with process(url, transcript, WallClock()) as (runner, store):
            await runner.receive(opening(SOON))
            meeting = await until_over(store, transcript)
        return meeting, transcript

    meeting, transcript = asyncio.run(live())

    assert meeting.phase is Phase.WITHOUT_OUTCOME
    assert len(endings(transcript)) == 1


def test_a_deadline_missed_while_down_passes_after_restart(url):
    async def live():
        before, after = Transcript(), Transcript()
        async with process(url, before, LoopClock()) as (runner, store):
            await runner.receive(opening(LATER))
            await until(lambda: len(before.private) == 2)
        await asyncio.sleep(LONG_AFTER.total_seconds())
        async with process(url, after, LoopClock()) as (_, store):
            meeting = await until_over(store, after)
        return meeting, before, after

    meeting, before, after = own_time.run(live())

    assert meeting.phase is Phase.WITHOUT_OUTCOME
    assert (len(endings(before)), len(endings(after))) == (0, 1)


def test_two_processes_pass_a_deadline_once(url):
    async def live():
        one, two = Transcript(), Transcript()
        clocks = LoopClock(), LoopClock()
        async with process(url, one, clocks[0]) as (runner, store), process(url, two, clocks[1]):
            await runner.receive(opening(LATER))
            await asyncio.sleep(LONG_AFTER.total_seconds())
            await until_over(store, one, two)
        return one, two

    assert len(endings(*own_time.run(live()))) == 1
