"""Who waits to write comes one after the other; who is waited for comes first."""

from threading import Thread

import pytest

from storage.turns import Turns
from tests.fakes.patience import STUCK_SECONDS, until


class Counter:
    """Threads at a counter, which note when their turn has come."""

    def __init__(self):
        self.turns = Turns()
        self.served = []
        self._threads = []
        assert self.turns.take(first=False, seconds=0)

    def comes(self, name, *, first=False):
        """Somebody joins the line; returns when they stand in it."""
        before = self.turns.waiting
        thread = Thread(target=self._waits, args=(name, first))
        self._threads.append(thread)
        thread.start()
        until(lambda: self.turns.waiting != before)

    def opens(self):
        """The one who was first is done; returns who came after, in order."""
        self.turns.hand_on()
        for each in self._threads:
            each.join(STUCK_SECONDS)
        return self.served

    def _waits(self, name, first):
        assert self.turns.take(first=first, seconds=STUCK_SECONDS)
        self.served.append(name)
        self.turns.hand_on()


def test_everybody_comes_in_the_order_in_which_they_came():
    counter = Counter()
    for name in "abcde":
        counter.comes(name)

    assert counter.opens() == [*"abcde"]


def test_who_is_waited_for_comes_first():
    counter = Counter()
    counter.comes("a")
    counter.comes("b")
    counter.comes("slack", first=True)

    assert counter.opens() == ["slack", "a", "b"]


@pytest.mark.parametrize("first", [True, False])
def test_who_has_waited_long_enough_leaves_the_line(first):
    counter = Counter()

    assert not counter.turns.take(first=first, seconds=0.01)
    counter.comes("a")
    assert counter.opens() == ["a"]


def test_a_turn_that_nobody_waits_for_is_free_again():
    turns = Turns()
    assert turns.take(first=False, seconds=0)
    turns.hand_on()

    assert turns.take(first=True, seconds=0)
