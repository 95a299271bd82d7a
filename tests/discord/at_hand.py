"""The bot and the local Discord hand in hand: what somebody does is done with before they go on.

The same parts as `convene run` has, at a clock that goes on when it is told to. Nothing waits, and
each run is told as the last one was. Calls go over sockets, by the library; events come directly.
"""

import asyncio
from contextlib import asynccontextmanager
from itertools import count

from adapters.discord.events import INTERACTIONS, is_autocomplete, read
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from bot.discord import DiscordSettings
from bot.durable import Durable
from bot.kept import Kept, Tempo
from bot.pages import links_of
from bot.serve_discord import Discord
from bot.wiring import Mind, runner_of
from orchestration.kinds.registry import KINDS
from storage.opening import Safekeeping
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams
from tests.fakes.databases import installed
from tests.fakes.discord import DiscordServer
from tests.slack.at_hand import BASE, BotAtHand, Clock, ClockOfSlack

NO_PAUSE = Tempo(pace=0.0, pauses=(0.0,), first_answer=60.0)
PEOPLE = {
    "lena": {"real_name": "Lena Vogt", "locale": "de"},
    "omar": {"real_name": "Omar Haddad", "locale": "en-GB"},
    "dana": {"real_name": "Dana Reed"},
    "ines": {"real_name": "Inês Costa", "locale": "pt-BR"},
    "raj": {"real_name": "Raj Patel", "locale": "hi"},
}


class AtHand(BotAtHand):
    """The bot, and the Discord that it is in."""

    def __init__(self, discord, clock, durable, kinds=KINDS, thinks=None):
        both = durable.engine, durable.vault
        self.discord, self.clock, self.store = discord, clock, durable.store
        self.places, self.arrivals = SqlPlaces(*both), SqlArrivals(*both)
        self.links = links_of(durable.master, clock.now, BASE)
        kept = Kept(self.store, self.places, self.arrivals, SqlTeams(*both), kinds)
        settings = DiscordSettings(token=discord.token, api_url=discord.api_url)
        self.wired = Discord(settings, kept, NO_PAUSE)
        self.runner = runner_of(
            self.store, WithGuests(self.wired.chat, Asides()), clock, thinks or Mind(), kinds
        )
        self.connected = self.wired.connect(self.runner, clock.now, self.links.link)
        self.connected.inbox.close()
        self.translator = self.connected.translator
        self._numbers, self._turn = count(1), asyncio.Lock()
        discord.line = self

    # As a line by which Discord tells what happens

    async def carry(self, name, data):
        """Keep what is told and do what it asks, with all that follows from it."""
        client = self.wired.client
        reads = self.wired.client.intents.message_content
        told = self.discord.as_told(name, data, reads_content=reads)
        body = client.noted({"op": 0, "t": name, "s": next(self._numbers), "d": told})
        if is_autocomplete(body):
            await self.connected.reception.hear(body)
        elif event := read(body):
            if data.get("locale"):
                self.connected.reception.note(event)
            if event.kind in INTERACTIONS:
                self.connected.interactions.begin(event)
            async with self._turn:
                self.arrivals.keep([event.arrival()])
                await self.handle_all()

    def posts(self, channel="general"):
        """What the bot has posted in a channel, oldest first."""
        messages = self.discord.channel(channel).messages
        return [each for each in messages if each.author is self.discord.bot]


async def _until_ready(client, is_wanted):
    if is_wanted:
        # The library waits two seconds for servers that may still be told of; here all are at once.
        client._connection.guild_ready_timeout = 0.02
        client.begun = asyncio.create_task(client.listen())
        await client.wait_until_ready()


@asynccontextmanager
async def at_hand(  # what a test may want otherwise
    folder,
    *,
    clock=None,
    people=PEOPLE,
    channels=("general",),
    kinds=KINDS,
    lists_members=False,
    reads_content=False,
    thinks=None,
):
    """Have the bot at hand with the data in a folder, made where it is missing.

    Where its app `lists_members`, it is connected to the gateway, which tells of servers alone.
    """
    clock = clock or Clock()
    installed(folder)
    durable = Durable.open(Safekeeping.in_folder(folder), kinds)
    async with DiscordServer() as discord:
        discord.clock = ClockOfSlack(clock)
        discord.guild(people, channels, lists_members=lists_members)
        if lists_members:
            discord.switch_on(members=True)
        if reads_content:
            discord.switch_on(content=True)
        bot = AtHand(discord, clock, durable, kinds, thinks)
        await bot.wired.client.login(discord.token)
        bot.wired.client.use_switches()
        listening = asyncio.create_task(_until_ready(bot.wired.client, lists_members))
        try:
            await listening
            yield bot
        finally:
            await bot.wired.client.leave()
            durable.close()
    assert discord.complaints == []
    assert discord.called == []
