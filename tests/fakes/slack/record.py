"""What was asked and what was delivered, with times, for a test or a benchmark to look back at."""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Request:
    """One call of a Web API method: what was asked, when, what was answered, how long it took."""

    method: str
    arguments: dict[str, Any]
    at: float
    team: Any = None
    status: int = 0
    answer: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0.0
    lost: bool = False

    @property
    def ok(self):
        return self.answer.get("ok", False)

    def __repr__(self):
        return f"<{self.method} {self.status} {self.answer.get('error', 'ok')}>"


class Requests(list[Request]):
    """All calls, in order of arrival."""

    def of(self, method):
        return [one for one in self if one.method == method]

    def refused(self):
        """Those that Slack said no to, other than for being too fast."""
        return [one for one in self if not one.ok and one.answer.get("error") != "ratelimited"]


@dataclass
class Attempt:
    """One time that a delivery was tried; times are of a steady clock, in seconds."""

    number: int
    reason: str | None
    sent_at: float
    acked_at: float | None = None

    @property
    def latency(self):
        """Seconds until it was acknowledged, or None."""
        return None if self.acked_at is None else self.acked_at - self.sent_at


@dataclass(eq=False)
class Delivery:
    """Something that the app is told, with every attempt to tell it."""

    kind: str  # events_api, interactive or slash_commands
    payload: dict[str, Any]
    attempts: list[Attempt] = field(default_factory=list)
    acked: bool = False
    answer: Any = None
    finished: asyncio.Event = field(default_factory=asyncio.Event)
    then: Callable[[Any], None] | None = None

    @property
    def name(self):
        """An event's type, an interaction's, or the command."""
        if self.kind == "events_api":
            return self.payload["event"]["type"]
        return self.payload.get("command") or self.payload["type"]

    @property
    def takes_payload(self):
        return self.kind != "events_api"

    def acknowledge(self, answer):
        """The app has it; what it answers takes effect, once."""
        if not self.acked and self.then:
            self.then(answer)
        self.acked, self.answer = True, answer

    def begin(self, number, reason):
        self.attempts.append(Attempt(number, reason, time.perf_counter()))
        return self.attempts[-1]

    def __repr__(self):
        state = "acknowledged" if self.acked else "not acknowledged"
        return f"<{self.name}, tried {len(self.attempts)} times, {state}>"


@dataclass(frozen=True)
class Reply:
    """What came of one attempt: acknowledged or why not; `final` forbids another attempt."""

    acked: bool
    answer: Any = None
    reason: str = ""
    final: bool = False


def percentile(values, share):
    """The smallest value that at least that share of all are not above (nearest rank)."""
    ordered = sorted(values)
    if not ordered:
        raise ValueError("there is nothing to take a percentile of")
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
