"""A workspace's token is looked up once a minute, and never known when it has been removed."""

import asyncio
from threading import Event

from orchestration.conversation.shown.tokens import LASTS_SECONDS, Tokens
from tests.fakes.patience import STUCK_SECONDS


class Kept:
    """Teams in memory, which count how often they are asked."""

    def __init__(self, **tokens):
        self.tokens = tokens
        self.asked = []

    def token(self, team):
        self.asked.append(team)
        return self.tokens.get(team)

    def keep(self, team, token, bot):
        self.tokens[team] = token

    def remove(self, team, token):
        if self.tokens.get(team) == token:
            del self.tokens[team]


class Time:
    """A clock that stands still."""

    now = 0.0

    def __call__(self):
        return self.now


def test_a_token_is_looked_up_once_in_a_while():
    kept, time = Kept(T1="xoxb-1"), Time()
    tokens = Tokens(kept, time)

    async def asked():
        return [await tokens.of("T1") for _ in range(3)]

    assert asyncio.run(asked()) == ["xoxb-1"] * 3
    assert kept.asked == ["T1"]
    time.now = LASTS_SECONDS
    kept.tokens["T1"] = "xoxb-2"  # by another process
    assert asyncio.run(asked()) == ["xoxb-2"] * 3
    assert kept.asked == ["T1"] * 2


def test_who_ask_at_once_are_answered_by_one_look():
    kept = Kept(T1="xoxb-1")
    tokens = Tokens(kept)

    async def asked():
        return await asyncio.gather(*(tokens.of("T1") for _ in range(50)))

    assert asyncio.run(asked()) == ["xoxb-1"] * 50
    assert kept.asked == ["T1"]


def test_a_slow_look_puts_no_old_token_back():
    kept, may_answer = Kept(T1="xoxb-old"), Event()
    looked = kept.token

    def slow(team):
        found = looked(team)
        may_answer.wait(STUCK_SECONDS)
        return found

    async def story():
        kept.token = slow
        before = asyncio.create_task(tokens.of("T1"))
        while not kept.asked:
            await asyncio.sleep(0.001)
        kept.token = looked
        await tokens.keep("T1", "xoxb-new", "U1")
        may_answer.set()
        await before
        return await tokens.of("T1")

    tokens = Tokens(kept)
    assert asyncio.run(story()) == "xoxb-new"


def test_what_is_installed_and_removed_is_known_at_once():
    tokens = Tokens(Kept())

    async def story():
        yield await tokens.of("T1")
        await tokens.keep("T1", "xoxb-1", "U1")
        yield await tokens.of("T1")
        await tokens.keep("T1", "xoxb-2", "U1")
        yield await tokens.of("T1")
        await tokens.remove("T1", "xoxb-1")
        yield await tokens.of("T1")
        await tokens.remove("T1", "xoxb-2")
        yield await tokens.of("T1")

    async def told():
        return [each async for each in story()]

    assert asyncio.run(told()) == [None, "xoxb-1", "xoxb-2", "xoxb-2", None]
