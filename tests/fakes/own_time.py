"""An event loop with a time of its own, so that no test waits, and none is in a hurry.

Its time stands still while anything is going on: code of the loop, a thread that it has handed work
to, bytes between two of its sockets. Where everybody only waits for time to pass, it passes at
once. So a pause takes no time, and patience ends where nothing more happens, not where the machine
is slow. What another process does is announced by `elsewhere`.
"""

import asyncio
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from selectors import DefaultSelector
from time import monotonic

import pytest

from tests.fakes.patience import STUCK_SECONDS

MOMENT_SECONDS = 0.001
"""Real time for what is just coming, before time passes."""
MOST_MOMENTS = 5
"""So many where moments last too long: a machine that is late itself is late with bytes, too."""


def run(work):
    """Wait for something, as asyncio.run does, in a time of its own."""
    with asyncio.Runner(loop_factory=OwnTime) as runner:
        return runner.run(work)


class OwnTime(asyncio.SelectorEventLoop):
    """An event loop whose time passes only where nothing else could."""

    def __init__(self):
        self.began = datetime.now(UTC)
        self._now = 0.0
        self._away = 0
        super().__init__(_Selector(self))

    def time(self):
        return self._now

    def pass_by(self, seconds):
        """Let time pass."""
        self._now += seconds

    @property
    def is_waited_for(self):
        """Whether somebody outside the loop is at work for it."""
        return self._away > 0

    def run_in_executor(self, executor, func, *args):
        handed = super().run_in_executor(executor, func, *args)
        self._away += 1
        handed.add_done_callback(self._back)
        return handed

    @contextmanager
    def elsewhere(self):
        """Let time stand still: what happens now is done by another process."""
        self._away += 1
        try:
            yield
        finally:
            self._back()

    def _back(self, _=None):
        self._away -= 1


class _Selector(DefaultSelector):
    def __init__(self, loop):
        super().__init__()
        self._loop = loop

    def select(self, timeout=None):
        if timeout is not None and timeout <= 0:
            return super().select(timeout)
        if self._loop.is_waited_for:
            return self._from_outside()
        if timeout is None:
            return super().select()
        for _ in range(MOST_MOMENTS):
            began = monotonic()
            if found := super().select(MOMENT_SECONDS):
                return found
            if monotonic() - began < 2 * MOMENT_SECONDS:
                break
        self._loop.pass_by(timeout)
        return []

    def _from_outside(self):
        found = super().select(STUCK_SECONDS)
        if not found:
            pytest.fail("nothing is heard of the thread or process that is waited for")
        return found


def elsewhere():
    """Time stands still meanwhile: something happens in another process."""
    return asyncio.get_running_loop().elsewhere()


class LoopClock:
    """A Clock that goes with such a loop's time, which began when the loop did, or is `ahead`."""

    def __init__(self, ahead=timedelta(0)):
        self._ahead = ahead
        self._awake = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def start(self):
        """It goes."""

    def stop(self):
        """Nothing was begun."""

    def now(self):
        return self._loop.began + timedelta(seconds=self._loop.time()) + self._ahead

    async def until(self, at):
        seconds = None if at is None else (at - self.now()).total_seconds()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._awake.wait()
        self._awake.clear()

    def nudge(self):
        self._awake.set()
