"""Calls go out as fast as a platform lets them, and no faster."""

import asyncio

import pytest

from orchestration.conversation.shown.pace import LONGEST_WAIT, Pace, RefusalCount


class Waits:
    """A clock that goes on when somebody sleeps."""

    def __init__(self):
        self.time = 0.0

    def now(self):
        return self.time

    async def sleep(self, seconds):
        self.time += seconds


class TooFastError(Exception):
    """What a platform says that wants a moment."""


def answering(*answers):
    """A call that comes to these, one after the other; a number is how long it wants to wait."""
    left = list(answers)

    async def once():
        match left.pop(0):
            case float(wait):
                raise TooFastError(wait)
            case answer:
                return answer

    return once


def called(pace, *answers):
    return asyncio.run(pace.call("post", answering(*answers), lambda problem: problem.args[0]))


def paced():
    clock = Waits()
    return Pace(now=clock.now, sleep=clock.sleep), clock


def test_a_call_is_made_again_when_the_platform_said():
    pace, clock = paced()
    assert called(pace, 2.0, 3.0, "done") == "done"
    assert clock.time == 5.0


def test_a_long_wait_is_nobody_s_to_sit_out():
    pace, clock = paced()
    with pytest.raises(TooFastError):
        called(pace, LONGEST_WAIT + 1)
    assert clock.time == 0.0


def test_the_fourth_try_is_the_last():
    pace, _ = paced()
    with pytest.raises(TooFastError):
        called(pace, 1.0, 1.0, 1.0, 1.0, "too late")


def test_other_calls_of_the_method_rest_too():
    pace, clock = paced()
    pace.rest("post", 4.0)
    assert called(pace, "done") == "done"
    assert clock.time == 4.0


def test_messages_to_one_channel_are_a_second_apart():
    pace, clock = paced()

    async def three():
        for _ in range(3):
            await pace.turn("platform")
        await pace.turn("office")

    asyncio.run(three())
    assert clock.time == 2.0


def test_who_refuses_too_often_is_let_alone_until_that_is_long_ago():
    clock = Waits()
    refusals = RefusalCount(3, 600.0, clock.now)
    for at in (0.0, 100.0, 200.0):
        assert refusals.wait == 0.0
        clock.time = at
        refusals.note()
    assert refusals.wait == 400.0
    clock.time = 600.0
    assert refusals.wait == 0.0
    refusals.note()
    assert refusals.wait == 100.0, "the second is not so long ago"
