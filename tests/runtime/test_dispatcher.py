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


def refresh(id_, session="lunch"):
    return Due(id_, session, Post(name="card", view=None, refreshes=True), 1)


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


def test_a_card_that_is_refreshed_holds_up_nobody():
    told, _ = played([refresh("card"), tell("dm", "ana"), post("options")], let_go=[])

    assert told == ["card begins", "dm begins", "options begins"]


def test_a_card_is_refreshed_after_the_post_that_it_follows():
    told, _ = played([post("card"), refresh("again")], let_go=["card"])

    assert told == ["card begins", "card ends", "again begins"]


def test_of_cards_that_wait_the_last_is_shown_and_the_others_are_done_with_it():
    cards = [refresh(f"card {number}") for number in range(100)]
    told, taken = played([*cards, cards[-1]], let_go=["card 0", "card 99"])

    assert told == ["card 0 begins", "card 0 ends", "card 99 begins", "card 99 ends"]
    assert sorted(taken) == sorted(each.id for each in cards)


def test_cards_of_different_sessions_have_nothing_to_do_with_each_other():
    cards = [refresh(f"{session} {number}", session) for number in (1, 2) for session in "ab"]
    told, taken = played(cards, let_go=["a 1", "a 2"])

    assert told == ["a 1 begins", "b 1 begins", "a 1 ends", "a 2 begins", "a 2 ends"]
    assert taken == ["a 1", "a 2"]
