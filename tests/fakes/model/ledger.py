"""Ledgers in memory, and calls to keep in them."""

from datetime import UTC, datetime
from threading import Condition, Event

from orchestration.sessions.model_usage import Call, day_of, spent_on
from tests.fakes.patience import STUCK_SECONDS

TODAY = datetime(2027, 1, 7, 9, tzinfo=UTC)


def call(session="s", at=TODAY, **fields):
    """A call as it is kept: 70 tokens there and 30 back, in two seconds."""
    usual = {
        "prompt": "read_message@0123456789ab",
        "model": "m",
        "sent": 70,
        "received": 30,
        "seconds": 2.0,
        "ended": "answered",
    }
    return Call(session=session, at=at, **{**usual, **fields})


class ListedLedger:
    """Keeps calls in a list."""

    def __init__(self, *calls):
        self.calls = list(calls)
        self._read = []
        self._kept = Condition()

    def keep(self, call, who=None):
        with self._kept:
            self.calls.append(call)
            self._read.append((who, call))
            self._kept.notify_all()

    def wait_for(self, count):
        """Wait until there are so many calls, and return them."""
        with self._kept:
            assert self._kept.wait_for(lambda: len(self.calls) >= count, STUCK_SECONDS)
            return self.calls

    def since(self, at):
        return [each for each in self.calls if each.at >= at]

    def spent_by_person(self, at):
        today = [(who, each) for who, each in self._read if who and day_of(each.at) == day_of(at)]
        return {who: spent_on(x for other, x in today if other == who) for who, _ in today}

    def spent(self, session):
        return spent_on(each for each in self.calls if each.session == session)


class FailingLedger:
    """Has a disk that is full."""

    def keep(self, call, who=None):
        raise OSError(28, "No space left on device")

    def since(self, at):
        raise OSError(5, "Input/output error")

    def spent_by_person(self, at):
        raise OSError(5, "Input/output error")

    def spent(self, session):
        raise OSError(5, "Input/output error")


class FailingOnceLedger(ListedLedger):
    """Has a disk on which there is room again after the first call."""

    has_failed = False

    def keep(self, call, who=None):
        if not self.has_failed:
            self.has_failed = True
            raise OSError(28, "No space left on device")
        super().keep(call, who)


class HangingLedger(ListedLedger):
    """Has a disk that answers nobody until it is let go."""

    def __init__(self, *calls):
        super().__init__(*calls)
        self.let_go = Event()

    def keep(self, call, who=None):
        assert self.let_go.wait(STUCK_SECONDS)
        super().keep(call, who)

    def since(self, at):
        assert self.let_go.wait(STUCK_SECONDS)
        return super().since(at)
