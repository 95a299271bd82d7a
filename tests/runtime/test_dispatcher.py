"""What is under way: a conversation keeps its order, and nothing waits for a stranger."""

import asyncio
from dataclasses import dataclass, field

import pytest

from orchestration.privacy import Private
from orchestration.runtime.dispatcher import Dispatcher
from orchestration.sessions.effects import Post, Send, Tell
from orchestration.sessions.ports import Due, Performed
from tests.fakes import own_time


@dataclass
class Ports:
    """Where every effect goes on until it is let go; what began and ended is told in order."""

    told: list[str] = field(default_factory=list)
    doors: dict[str, asyncio.Event] = field(default_factory=dict)

    async def attempt(self, due):
        self.told.append(f"{due.id} begins")
        await self.doors.setdefault(due.id, asyncio.Event()).wait()
        self.told.append(f"{due.id} ends")
        return Performed(due)

    async def let_go(self, *ids):
        for each in ids:
            self.doors.setdefault(each, asyncio.Event()).set()
            await asyncio.sleep(0.001)


def post(id_, session="lunch"):
    return Due(id_, session, Post(name=id_, view=None), 1)


def tell(id_, to, session="lunch"):
    return Due(id_, session, Tell(to=to, view=Private(to, None)), 1)


def ask(id_, session="lunch"):
    return Due(id_, session, Send(command=None), 1)


def played(dues, let_go):
    """Begin effects, let some of them end in an order, and tell what has happened by then."""

    async def play():
        outside = Ports()
        underway = Dispatcher(outside.attempt, lambda: None)
        for due in dues:
            underway.begin(due)
        await asyncio.sleep(0)
        await outside.let_go(*let_go)
        taken = [each.due.id for each in underway.take()]
        await underway.stop()
        return outside.told, taken

    return own_time.run(play())


def test_a_channel_reads_its_posts_in_order():
    told, _ = played([post("card"), post("options")], let_go=["options", "card"])

    assert told == ["card begins", "card ends", "options begins", "options ends"]


def test_a_person_is_written_to_after_the_post_it_is_about():
    told, _ = played([post("card"), tell("dm", "ana")], let_go=["card", "dm"])

    assert told == ["card begins", "card ends", "dm begins", "dm ends"]


def test_a_person_reads_what_is_said_to_them_in_order_and_others_do_not_wait():
    dues = [tell("first", "ana"), tell("second", "ana"), tell("other", "ben")]
    told, _ = played(dues, let_go=["other"])

    assert told == ["first begins", "other begins", "other ends"]


@pytest.mark.parametrize("hanging", [ask("model"), post("stuck", session="dinner")])
def test_what_hangs_holds_up_no_other_session(hanging):
    told, taken = played([hanging, post("card")], let_go=["card"])

    assert told[-1] == "card ends"
    assert taken == ["card"]


def test_what_came_of_it_is_taken_in_the_order_in_which_it_began():
    _, taken = played([ask("one"), ask("two"), ask("three")], let_go=["three", "one"])

    assert taken == ["one", "three"]


def test_what_is_under_way_is_not_begun_again():
    told, _ = played([ask("one"), ask("one")], let_go=[])

    assert told == ["one begins"]


def test_one_error_is_raised_however_many_there_were():
    async def fail(_):
        raise ConnectionError("away")

    async def play():
        underway = Dispatcher(fail, lambda: None)
        underway.begin(ask("one"))
        underway.begin(ask("two"))
        await underway.wait()
        underway.take()

    with pytest.raises(ConnectionError):
        own_time.run(play())
