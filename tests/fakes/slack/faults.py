"""What can go wrong on the way: each fault is asked for by name, happens so often, and is gone.

A storm draws faults by chance from a seed; everything else is exact.
"""

from dataclasses import dataclass
from fnmatch import fnmatch
from random import Random
from typing import Any

from aiohttp import web


@dataclass
class Fault:
    kind: str
    of: str
    times: float
    value: Any = None


class Faults:
    """`slack.faults`: methods and deliveries are named as Slack names them, `*` stands for any."""

    def __init__(self, slack):
        self._slack = slack
        self._waiting = []
        self._storm = None
        self._pace = {}
        self._last_post = {}
        self.held = None

    # On the way to the Web API; answers by response_url are named "response_url"

    def rate_limit(self, method="*", *, times=1, retry_after=1):
        """Answer 429 with Retry-After, in whole seconds."""
        self._add("rate_limit", method, times, retry_after)

    def pace(self, method="chat.postMessage", *, seconds=1.0):
        """From now on answer 429 to a second call for the same channel within so many seconds."""
        self._pace[method] = seconds

    def server_error(self, method="*", *, times=1, status=500):
        """Answer 5xx; nothing was done."""
        self._add("server_error", method, times, status)

    def refuse(self, method, error, *, times=1):
        """Answer `ok: false` with that error; nothing was done."""
        self._add("refuse", method, times, error)

    def lose_request(self, method="*", *, times=1):
        """Break the connection before anything was done."""
        self._add("lose_request", method, times)

    def lose_response(self, method="*", *, times=1):
        """Do what was asked, then break the connection."""
        self._add("lose_response", method, times)

    def slow(self, method="*", *, seconds, times=1):
        """Do what was asked, and answer late."""
        self._add("slow", method, times, seconds)

    # On the way to the app

    def duplicate_deliveries(self, of="*", *, times=1, copies=1):
        """Deliver an event once more, in the same words and with the same event_id."""
        self._add("duplicate", of, times, copies)

    def reorder(self, size=2, *, seed=None):
        """Hold back the next `size` events and let them go backwards, or shuffled by a seed."""
        self.held = Held(size, seed)

    def lose_acks(self, of="*", *, times=1):
        """The app is heard and its acknowledgement lost, so that the event comes again."""
        self._add("lose_ack", of, times)

    def delay_acks(self, of="*", *, seconds, times=1):
        """Acknowledgements arrive late; what is later than Slack waits comes again."""
        self._add("delay_ack", of, times, seconds)

    def delay_deliveries(self, of="*", *, seconds, times=1):
        """Events come late."""
        self._add("delay", of, times, seconds)

    # The sockets

    def drop_socket(self):
        """Break every Socket Mode connection, without a word."""
        self._slack.sockets.drop()

    async def disconnect(self, reason="refresh_requested"):
        """Tell every connection to go: `warning`, `refresh_requested` or `link_disabled`."""
        await self._slack.sockets.disconnect(reason)

    def offline(self):
        """Break all connections and take no new one until `online()`."""
        self._slack.sockets.open = False
        self._slack.sockets.drop()

    def online(self):
        self._slack.sockets.open = True

    # All together

    def storm(self, seed, **odds):
        """From now on draw faults by chance, as `storm(1, lose_ack=0.2, rate_limit=0.1)`.

        Kinds: rate_limit (Retry-After 0), server_error, lose_request, lose_response, slow (50 ms),
        duplicate, lose_ack, delay (50 ms).
        """
        unknown = set(odds) - set(_IN_A_STORM)
        if unknown:
            raise ValueError(f"a storm has no {sorted(unknown)}; it has {sorted(_IN_A_STORM)}")
        self._storm = (Random(seed), odds)

    def clear(self):
        """Everything works again."""
        self._waiting.clear()
        self._pace.clear()
        self._storm = None
        self.held = None

    # For the server

    def take(self, kind, name):
        """The fault of that kind due for this method or delivery, or None; it is used up."""
        for fault in self._waiting:
            if fault.kind == kind and fault.times > 0 and fnmatch(name, fault.of):
                fault.times -= 1
                return fault
        return self._drawn(kind, name)

    def too_fast(self, call):
        """Whether this call breaks the pace of its channel."""
        seconds = self._pace.get(call.name)
        if seconds is None:
            return False
        account = call.team.accounts.get(call.get("channel"))
        channel = call.team.dm(account).id if account else call.get("channel")
        key = (call.team, call.name, channel)
        now = self._slack.clock.now()
        if now - self._last_post.get(key, 0.0) < seconds:
            return True
        self._last_post[key] = now
        return False

    def _add(self, kind, of, times, value=None):
        self._waiting.append(Fault(kind, of, times, value))

    def _drawn(self, kind, name):
        if self._storm is None or kind not in self._storm[1]:
            return None
        random, odds = self._storm
        return Fault(kind, name, 0, _IN_A_STORM[kind]) if random.random() < odds[kind] else None


_IN_A_STORM = {
    "rate_limit": 0,
    "server_error": 503,
    "lose_request": None,
    "lose_response": None,
    "slow": 0.05,
    "duplicate": 1,
    "lose_ack": None,
    "delay": 0.05,
}


def broken(request, kept):
    """Break the connection instead of an answer."""
    kept.lost = True
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


class Held:
    """Events that wait for each other, to be let go in another order."""

    def __init__(self, size, seed):
        self._size = size
        self._random = Random(seed) if seed is not None else None
        self._gates = []

    def join(self, gate, delivery):
        """Wait here; whether the company is complete."""
        self._gates.append((gate, delivery))
        return len(self._gates) >= self._size

    def release(self):
        """Everybody who waits, in the other order."""
        gates, self._gates = self._gates[::-1], []
        if self._random is not None:
            self._random.shuffle(gates)
        return gates
