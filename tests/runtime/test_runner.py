"""The runner: what fails outside is tried again, and one bad command does not stop the others."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.model.faults import PermanentError
from orchestration.privacy import Private
from orchestration.runtime.runner import Runner
from orchestration.sessions.commands import Answer, TellPrivately
from storage.memory import MemoryStore
from tests.fakes import own_time
from tests.kinds.meeting.table import NOW, Table
from tests.sandbox.serving import StandingClock


class Fails(Transcript):
    """A Chat that fails so many times before it works."""

    def __init__(self, times):
        super().__init__()
        self.times = times

    async def post(self, session, post, drawings, key):
        if self.times:
            self.times -= 1
            raise ConnectionError("the platform is away")
        await super().post(session, post, drawings, key)


class Walking:
    """A Clock that goes on by itself whenever somebody waits."""

    def __init__(self):
        self.at = NOW

    def now(self):
        return self.at

    async def until(self, at):
        self.at = max(self.at, at)

    def nudge(self):
        pass


def opening():
    table = Table("ana", "ben")
    session = table.session
    return OpenMeeting(
        id="open",
        session="s",
        at=NOW,
        organiser=session.organiser,
        members=session.members,
        terms=session.terms,
    )


def runner_with(chat, clock):
    base = in_memory(chat, NOW).runner
    outside = replace(base._ports, clock=clock, store=MemoryStore())
    return Runner(outside), outside


def test_what_fails_outside_is_tried_again_later():
    chat, clock = Fails(2), Walking()
    runner, _ = runner_with(chat, clock)

    async def live():
        await runner.receive(opening())
        for _ in range(3):
            await runner.settle()
            clock.at += timedelta(minutes=1)

    own_time.run(live())

    assert [type(view).__name__ for view in chat.channel.values()] == ["MeetingCard"]
    assert len(chat.private) == 2


class Refuses(Transcript):
    """A Chat that may not write to one person."""

    def __init__(self):
        super().__init__()
        self.asked = 0

    async def tell(self, session, to, view, key):
        if to == "ana":
            self.asked += 1
            raise PermanentError("missing_scope")
        await super().tell(session, to, view, key)


def test_what_will_not_pass_is_tried_once_and_named(caplog):
    chat, clock = Refuses(), Walking()
    runner, outside = runner_with(chat, clock)

    async def live():
        await runner.receive(opening())
        for _ in range(3):
            await runner.settle()
            clock.at += timedelta(minutes=1)

    own_time.run(live())

    assert chat.asked == 1
    assert len(chat.private) == 1
    assert list(outside.store._given_up.values()) == ["missing_scope"]
    [line] = [each.message for each in caplog.records if each.levelname == "ERROR"]
    assert line.endswith("was set aside: missing_scope")


def test_a_scenario_hears_of_a_failure_at_once():
    runner = in_memory(Fails(1), NOW).runner

    async def live():
        await runner.receive(opening())
        await runner.settle()

    with pytest.raises(ConnectionError):
        own_time.run(live())


class Hanging:
    """A Language that never answers."""

    async def understand(self, text, hearing):
        await asyncio.Event().wait()


def test_a_model_that_hangs_holds_up_nobody_else():
    chat = Transcript()
    base = in_memory(chat, NOW).runner
    clock = StandingClock(NOW)
    runner = Runner(replace(base._ports, clock=clock, store=MemoryStore(), language=Hanging()))
    said = Private("ana", "Tuesdays are best")

    async def live():
        clock.start()
        serving = asyncio.create_task(runner.run())
        await runner.receive(
            opening(), TellPrivately(id="said", session="s", at=NOW, member="ana", text=said)
        )
        await _until(lambda: chat.channel)
        await runner.receive(replace(opening(), id="other", session="other"))
        await _until(lambda: len(chat.channel) == 2)
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving

    own_time.run(live())


async def _until(found):
    async with asyncio.timeout(5):  # in a time of its own
        while not found():
            await asyncio.sleep(0.001)


def test_a_command_that_breaks_the_engine_is_set_aside():
    chat, clock = Transcript(), Walking()
    runner, outside = runner_with(chat, clock)
    broken = Answer(id="broken", session="s", at=NOW, member=["not", "an", "id"])
    good = Answer(id="good", session="s", at=NOW, member="ana")

    async def live():
        await runner.receive(opening(), broken, good)
        await runner.settle()

    own_time.run(live())

    assert outside.store.session("s").answered == ("ana",)
