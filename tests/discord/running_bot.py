"""The whole bot, connected to the local Discord: what `convene run` serves, in this process."""

import functools
import inspect
from contextlib import asynccontextmanager
from tempfile import TemporaryDirectory

from bot.kept import Tempo
from bot.run import running
from bot.settings import read_settings
from tests.discord.at_hand import PEOPLE
from tests.fakes import own_time
from tests.fakes.databases import installed
from tests.fakes.discord import DiscordServer
from tests.fakes.own_time import LoopClock

BRISK = Tempo(pace=0.0, watch=0.2, pauses=(0.02, 0.05, 0.1, 0.2, 0.4))


@asynccontextmanager
async def running_bot(discord, *, data=None, tempo=BRISK, clock=None, **more):
    """Run the bot; its data last as long as it does, unless given."""
    with TemporaryDirectory() as fresh:
        installed(data or fresh)
        settings = read_settings({**environment_for(discord, data or fresh), **more})
        async with running(settings, lambda: None, tempo=tempo, clock=clock or LoopClock()) as bot:
            await discord.connected()
            yield bot
        assert bot.fault is None


def environment_for(discord, data):
    """What `convene run` is told."""
    return {
        "CONVENE_DATA": str(data),
        "CONVENE_PORT": "0",
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
    }


def on_server(**more):
    """Run a coroutine test with the bot in a server of five, its first arguments both."""

    def run_it(test):
        @functools.wraps(test)
        def run(**given):
            own_time.run(_on_a_server(test, more, given))

        _, _, *others = inspect.signature(test).parameters.values()
        run.__signature__ = inspect.Signature(others)
        return run

    return run_it


async def _on_a_server(test, more, given):
    async with DiscordServer(patience=60.0) as discord:
        discord.guild(PEOPLE)
        async with running_bot(discord, **more) as bot:
            await test(discord, bot, **given)
        assert discord.complaints == []
        assert discord.called == []


def posts(discord, channel="general"):
    """What the bot has posted in a channel, oldest first."""
    return [each for each in discord.channel(channel).messages if each.author is discord.bot]


async def told(discord, name, words):
    """Wait until somebody was told something alone; returns the message."""
    person = discord.user(name)
    return await discord.until(
        lambda: next((each for each in person.told if words in each.text), None)
    )


async def clicks(discord, name, label):
    """Press the latest button of this label, as soon as somebody sees one."""
    person = discord.user(name)

    def sees():
        try:
            return person.sees(label)
        except AssertionError:
            return None

    await person.clicks(label, in_=await discord.until(sees))
