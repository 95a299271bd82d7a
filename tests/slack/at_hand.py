"""The bot and the local Slack hand in hand: what somebody does is done with before they go on.

The same parts as `convene run` has, at a clock that goes on when it is told to. Nothing waits, and
each run is told as the last one was.
"""

import asyncio
import json
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from adapters.slack.connection import connection_to
from adapters.slack.events import Kind, read
from bot.durable import Durable
from bot.kept import Kept, Tempo
from bot.pages import links_of
from bot.serve_slack import Slack
from bot.slack import SlackSettings
from bot.wiring import Mind, runner_of
from orchestration.conversation.ports.storage import Arrival
from orchestration.kinds.registry import KINDS
from orchestration.privacy import Private
from storage.opening import Safekeeping
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams
from tests.fakes.databases import installed
from tests.fakes.slack import SlackServer
from tests.fakes.slack.clock import Clock as SlackClock
from tests.fakes.slack.record import Reply

THURSDAY = datetime(2027, 1, 7, 9, tzinfo=UTC)
BASE = "https://convene.example.org"
NO_PAUSE = Tempo(pace=0.0, pauses=(0.0,))
MOST_STEPS = 400
PEOPLE = {
    "lena": {"real_name": "Lena Vogt"},
    "omar": {"real_name": "Omar Haddad", "zone": "Asia/Dubai"},
    "dana": {"real_name": "Dana Reed", "zone": "America/New_York"},
    "ines": {"real_name": "Inês Costa", "zone": "Europe/Lisbon"},
    "raj": {"real_name": "Raj Patel", "zone": "Asia/Kolkata"},
}
CHANNELS = {"platform": list(PEOPLE)}


class Clock:
    """A Clock that goes on when it is told to."""

    def __init__(self, at=THURSDAY):
        self.at = at

    def now(self):
        return self.at

    def nudge(self):
        """Nobody sleeps here."""


class ClockOfSlack(SlackClock):
    """Slack's own clock, which is that of the bot."""

    def __init__(self, clock):
        super().__init__()
        self._clock = clock

    def now(self):
        return self._clock.now().timestamp()


class BotAtHand:
    """The bot on any platform: what has arrived is handled, and time goes by, when told to."""

    async def handle_all(self):
        """Handle what has arrived, and do what follows."""
        for each in self.arrivals.waiting(MOST_STEPS):
            await self.translator.handle(each)
            self.arrivals.done(each.id)
        await self.settle()

    async def settle(self):
        """Do all that is to be done now."""
        await self.runner.settle()

    async def later(self, **span):
        """Let time go by; what is due on the way is done when it is due."""
        end = self.clock.at + timedelta(**span)
        for _ in range(MOST_STEPS):
            due = self.store.next_due()
            if due is None or due > end:
                break
            self.clock.at = max(self.clock.at, due)
            await self.settle()
        self.clock.at = end

    # What there is

    def meetings(self):
        """All sessions, by their subject."""
        found = (self.store.session(each) for each in self.store.sessions())
        return {each.terms.subject: each for each in found if hasattr(each, "terms")}


class AtHand(BotAtHand):
    """The bot, and the Slack that it is in."""

    def __init__(self, slack, clock, durable, line, kinds=KINDS):
        both = durable.engine, durable.vault
        self.slack, self.clock, self.store = slack, clock, durable.store
        self.places, self.arrivals = SqlPlaces(*both), SqlArrivals(*both)
        self.teams = SqlTeams(*both)
        self.links = links_of(durable.master, clock.now, BASE)
        kept = Kept(self.store, self.places, self.arrivals, self.teams, kinds)
        wired = Slack(SlackSettings(bot_token="x"), kept, NO_PAUSE, line)
        self.runner = runner_of(self.store, WithGuests(wired.chat, Asides()), clock, Mind(), kinds)
        connected = wired.connect(self.runner, clock.now, self.links.link)
        connected.inbox.close()
        self.translator = connected.translator
        self._turn = asyncio.Lock()
        slack.line = self

    # As a line on which Slack brings what happens

    async def carry(self, delivery, number, reason):
        """Keep what is told and do what it asks, with all that follows from it."""
        del number, reason
        return Reply(acked=True, answer=await self.hands_in(delivery.payload))

    async def hands_in(self, payload):
        """Do what a payload asks; returns what Slack is told of a form that cannot be taken."""
        event = read(payload)
        if event is None:
            return None
        async with self._turn:
            wrong = await self.translator.check(event) if event.kind is Kind.SUBMISSION else None
            if wrong is None:
                body = Private(event.who, json.dumps(payload).encode())
                self.arrivals.keep([Arrival(event.id, event.who, body, 1)])
                await self.handle_all()
            return wrong

    async def close(self):
        """Nothing was opened."""

    async def does(self, *commands):
        """Let something happen that no Slack has told of."""
        await self.runner.receive(*commands)
        await self.settle()
        await self.calm()

    async def calm(self):
        """Return when all that somebody did in Slack has been taken in."""
        while waiting := [each for each in self.slack.deliveries if not each.finished.is_set()]:
            await waiting[0].finished.wait()

    def posts(self, channel="platform"):
        return self.slack.channel(channel).messages


@asynccontextmanager
async def at_hand(folder, *, clock=None, people=PEOPLE, channels=CHANNELS, kinds=KINDS):
    """Have the bot at hand with the data in a folder, made where it is missing."""
    clock = clock or Clock()
    installed(folder)
    durable = Durable.open(Safekeeping.in_folder(folder), kinds)
    async with SlackServer() as slack, connection_to(slack.api_url) as line:
        slack.clock = ClockOfSlack(clock)
        team = slack.workspace(people=people, channels=channels)
        bot = AtHand(slack, clock, durable, line, kinds)
        if bot.teams.token(team.id) != team.token:
            bot.teams.keep(team.id, team.token, team.bot.id)
        try:
            yield bot
        finally:
            durable.close()
