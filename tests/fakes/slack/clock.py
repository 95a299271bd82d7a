"""The server's wall clock and its ids."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True)
class Timing:
    """How long the server waits, in seconds; Slack's own waits between retries are (0, 60, 300)."""

    ack: float = 3.0
    retries: tuple[float, ...] = (0.02, 0.1, 0.5)
    trigger: float = 3.0
    response_url: float = 30 * 60
    quiet: float = 0.05
    patience: float = 10.0


class Clock:
    """The event loop's time, begun now or elsewhere, and ahead by what a test has let pass."""

    def __init__(self, starts=None):
        self._time = asyncio.get_running_loop().time
        self._ahead = (starts.timestamp() if starts else time.time()) - self._time()
        self._last = 0

    def now(self):
        """Seconds since 1970."""
        return self._time() + self._ahead

    def advance(self, **spans):
        """Let time pass at once: `advance(minutes=31)`."""
        self._ahead += timedelta(**spans).total_seconds()

    def stamp(self):
        """A message's `ts`: unique, and later than every earlier one."""
        self._last = max(self._last + 1, int(self.now() * 1_000_000))
        return f"{self._last // 1_000_000}.{self._last % 1_000_000:06}"


class Ids:
    """Ids as Slack makes them, counted up for each prefix, so that a run can be told again."""

    def __init__(self):
        self._count = Counter()

    def new(self, prefix):
        """`C00000001`, `U00000001`, …"""
        self._count[prefix] += 1
        return f"{prefix}{self._count[prefix]:08}"
