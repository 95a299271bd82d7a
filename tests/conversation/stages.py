"""The platforms as stages on which the same script is played: in memory, sandbox, Slack, Discord.

On each of them people are called the same, and `says` returns what its author alone was told.
"""

import html
import re
from contextlib import asynccontextmanager

from adapters.sandbox.records import BOT, GENERAL, dm_of
from orchestration.conversation.ports.storage import READ_BACK
from tests.conversation.room import PEOPLE, Room
from tests.discord import at_hand as discord
from tests.sandbox import at_hand as sandbox
from tests.slack import at_hand as slack
from tests.slack.at_hand import Clock

CHANNEL, DM, THREAD = "channel", "dm", "thread"
SLACK_PEOPLE = {who: {"real_name": each.name, "zone": each.zone} for who, each in PEOPLE.items()}
_OUTCOME = ("options/", "outcome")


class InMemory:
    """The room."""

    def __init__(self, at):
        self._room = Room(at=at)

    async def says(self, who, text, where):
        under = self._latest() if where == THREAD else None
        return await self._room.says(who, text, channel=where == CHANNEL, under=under)

    async def later(self, **span):
        await self._room.later(**span)

    def session(self):
        return self._room.decisions()[0]

    def _latest(self):
        named = [each for each in self._room.posted if each[1].startswith(_OUTCOME)]
        return named[-1][:2]


class Sandbox:
    """The workspace in the browser."""

    def __init__(self, bench):
        self._bench = bench

    async def says(self, who, text, where):
        workspace, seq = self._bench.workspace, self._bench.workspace.seq
        conversations = (dm_of(who), GENERAL)
        before = {each.id for x in conversations for each in workspace.listed(who, x)}
        under = self._latest() if where == THREAD else None
        await self._bench.says(who, text, dm_of(who) if where == DM else GENERAL, under)
        events = workspace.events(who, seq)
        notices = [each.text for each in events if each.kind == "notice"]
        new = [each.message for each in events if each.message and each.message.id not in before]
        own = [each for each in new if each.author == BOT and each.owner == who]
        return [*notices, *(each.body.text for each in own)]

    async def later(self, **span):
        await self._bench.later(**span)

    def session(self):
        held = self._bench.workspace.sessions()[0]
        return self._bench.store.session(held.session)

    def lists(self, who):
        """The labels of what somebody can press on each list of theirs."""
        session, seen = self.session().id, self._bench.sees(who)
        named = {
            each.id: each.name or "" for each in self._bench.workspace.of_session(session, who)
        }
        own = [each for each in seen if named.get(each["id"], "").startswith(READ_BACK)]
        return [[one["label"] for one in sandbox.offered(each)] for each in own]

    def ticked(self, who):
        """What of somebody's own words has been ticked off."""
        own = [each for each in self._bench.sees(who) if each["author"]["id"] == who]
        return [each["text"] for each in own if each["reactions"]]

    def _latest(self):
        session = self._bench.workspace.sessions()[0].session
        posts = self._bench.workspace.of_session(session)
        return [each for each in posts if (each.name or "").startswith(_OUTCOME)][-1].id


class InSlack:
    """The local Slack."""

    def __init__(self, bot):
        self._bot = bot

    async def says(self, who, text, where):
        person = self._bot.slack.user(who)
        before = len(_told(person))
        words = text.replace("@Convene", "@convene")
        if where == THREAD:
            await person.writes(words, thread=self._latest())
        else:
            await person.writes(words, in_="platform" if where == CHANNEL else None)
        await self._bot.calm()
        return [_as_said(each.text) for each in _told(person)[before:]]

    async def later(self, **span):
        await self._bot.later(**span)

    def session(self):
        return next(iter(self._bot.meetings().values()))

    def lists(self, who):
        """The labels of what somebody can press on each list of theirs."""
        posts = [each for each in self._bot.slack.user(who).dm.posts if each.author.is_bot]
        return [each.buttons for each in posts if "• " in each.text]

    def ticked(self, who):
        """What of somebody's own words has been ticked off."""
        posts = self._bot.slack.user(who).dm.posts
        return [each.text for each in posts if "white_check_mark" in each.reactions]

    def _latest(self):
        posts = [
            each for each in self._bot.posts() if "✅" in str(each) or "Vote A" in each.buttons
        ]
        return posts[-1]


class InDiscord:
    """The local Discord, which knows nobody's zone: everybody has told theirs."""

    def __init__(self, bot):
        self._bot = bot

    async def begins(self):
        for who, each in PEOPLE.items():
            await self._bot.discord.user(who).command("zone", each.zone, "general")

    async def says(self, who, text, where):
        person = self._bot.discord.user(who)
        before = len(person.told)
        words = text.replace("@Convene", "@convene")
        if where == THREAD:
            await person.writes(words, under=self._latest())
        elif words.startswith("/convene"):
            verb, _, rest = words.removeprefix("/convene ").partition(" ")
            await person.command(verb, rest, "general")
        else:
            await person.writes(words, "general" if where == CHANNEL else None)
        return [_as_written(each.text) for each in person.told[before:]]

    async def later(self, **span):
        await self._bot.later(**span)

    def session(self):
        return next(iter(self._bot.meetings().values()))

    def _latest(self):
        posts = [x for x in self._bot.posts() if "✅" in x.text or "Vote A" in x.buttons]
        return posts[-1]


def _told(person):
    """All that the bot has told somebody alone, in the order in which it did."""
    posts = [each for each in person.dm.posts if each.author.is_bot]
    return sorted([*posts, *person.ephemerals], key=lambda each: each.ts)


@asynccontextmanager
async def stage_of(platform, folder, at):
    """Set up a stage of this name, with everybody on it and nothing said."""
    if platform == "memory":
        yield InMemory(at)
    elif platform == "sandbox":
        with sandbox.at_hand(folder, Clock(at), tuple(PEOPLE.values())) as bench:
            yield Sandbox(bench)
    elif platform == "discord":
        names = {who: {"real_name": each.name} for who, each in PEOPLE.items()}
        async with discord.at_hand(
            folder, clock=Clock(at), people=names, lists_members=True
        ) as bot:
            stage = InDiscord(bot)
            await stage.begins()
            yield stage
    else:
        clock = Clock(at)
        async with slack.at_hand(folder, clock=clock, people=SLACK_PEOPLE) as bot:
            yield InSlack(bot)


_DATE = re.compile(r"<!date\^[^|>]*\|([^>]*)>")


def _as_said(text):
    """Words as the bot said them, before Slack shows times in each reader's own zone."""
    return html.unescape(_DATE.sub(r"\1", text)).replace("\u2060", "")


def _as_written(text):
    """Words as the bot said them, before Discord is told what in them is no markup."""
    return re.sub(r"\\(.)", r"\1", text).replace("\u2060", "")
