"""The workspace of the sandbox without its server: what somebody does is done with at once."""

import asyncio
from contextlib import contextmanager
from datetime import timedelta
from itertools import count

from adapters.calendars.files import CalendarFiles
from adapters.documents.reading import read_document
from adapters.files.catalogue import read_catalogue
from adapters.files.shelf import Shelf
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from adapters.sandbox.chat import sandbox_chat
from adapters.sandbox.gateway import Event, SandboxGateway
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.personas import TEAM
from adapters.sandbox.records import GENERAL, dm_of
from adapters.sandbox.sight import Sight
from adapters.sandbox.workspace import Workspace
from bot.durable import Durable
from bot.pages import links_of
from bot.sandbox import _safe as safe_of
from bot.wiring import Mind, runner_of
from orchestration.conversation.asked.own_card import OwnCards
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.shown.live_card import LiveCards
from orchestration.conversation.voted.own_vote import OwnVotes
from orchestration.kinds.registry import KINDS
from storage.opening import Safekeeping
from tests.fakes.databases import installed
from tests.slack.at_hand import BASE, Clock


class NotOfferedError(AssertionError):
    """Somebody is to press what is not there."""


class AtHand:
    """The workspace, and everybody in it."""

    def __init__(self, folder, durable, clock, team=TEAM, kinds=KINDS):
        self.clock, self.store = clock, durable.store
        safe = safe_of(durable.engine, durable.vault)
        self.workspace = Workspace(folder / "sandbox.db", team, clock.now, safe)
        self.links = links_of(durable.master, clock.now, BASE)
        cards = LiveCards(sandbox_chat(self.workspace, self.store), self.store.session, kinds)
        self.runner = runner_of(self.store, WithGuests(cards, Asides()), clock, Mind(), kinds)
        link = self.links.link
        receive = self.runner.receive
        self.access = SessionAccess(
            self.store,
            receive,
            clock.now,
            link,
            kinds=kinds,
            catalogues=Shelf(),
            read_catalogue=read_catalogue,
            read_document=read_document,
        )
        gateway = SandboxGateway(self.access, self.workspace)
        self.inbound = Inbound(gateway, CalendarFiles().write_invite)
        self.sight = Sight(self.workspace, OwnVotes(self.store), OwnCards(self.store))
        self._events = (f"event-{number}" for number in count(1))

    async def until_in(self, doing):
        """Do what follows from something while it is done: a voter waits for their vote."""
        done = asyncio.create_task(doing)
        while not done.done():
            await self.runner.settle()
            await asyncio.sleep(0.001)
        await self.runner.settle()
        return await done

    def event(self, who):
        return Event(who, next(self._events))

    # What people do

    async def says(self, who, text, conversation=None, thread=None):
        """Write, to the bot unless said otherwise; returns a dialog where one opens."""
        where = conversation or dm_of(who)
        said = self.inbound.say(self.event(who), where, thread, text)
        return (await self.until_in(said)).get("dialog")

    async def presses(self, who, action, value=None, conversation=None, thread=None):
        """Press the latest button of an action, by what it carries; returns a dialog."""
        message = self.latest(who, action, conversation, thread)
        carried = [each["value"] for each in offered(message) if each["action"] == action]
        if value is None:
            value = carried[0]
        value = next((each for each in carried if each.endswith(f" {value}")), value)
        opened = await self.inbound.act(self.event(who), message["id"], action, value)
        await self.runner.settle()
        return opened.get("dialog")

    async def fills(self, who, form, **values):
        """Fill a dialog in over what it holds; returns what is wrong."""
        filled = {each["name"]: each["value"] for each in form["fields"]} | values
        wrong = await self.inbound.fill(self.event(who), form["name"], form["context"], filled)
        await self.runner.settle()
        return wrong

    async def reacts(self, who, emoji, *, on=True):
        """Put an emoji under the latest message that offers it."""
        offers = [each for each in self.sees(who, GENERAL) if emoji in each["offer"]]
        if not offers:
            raise NotOfferedError(f"{who} is offered no {emoji}")
        event = self.event(who)
        await self.until_in(self.inbound.react(event, offers[-1]["id"], emoji, on=on))

    async def drops(self, who, name, content, conversation=None, thread=None, text=""):
        """Hand in a file, beside these words where there are any."""
        where = conversation or dm_of(who)
        event = self.event(who)
        await self.until_in(self.inbound.upload(event, where, name, content, thread, text))

    async def later(self, **span):
        """Let time go by; what is due on the way is done when it is due."""
        end = self.clock.at + timedelta(**span)
        while (due := self.store.next_due()) and due <= end:
            self.clock.at = max(self.clock.at, due)
            await self.runner.settle()
        self.clock.at = end

    # What they see

    def sees(self, who, conversation=None, thread=None):
        listed = self.workspace.listed(who, conversation or dm_of(who), thread)
        return [self.sight.of(each, who) for each in listed]

    def latest(self, who, action, conversation=None, thread=None):
        """Return the latest message on which somebody can press that."""
        seen = self.sees(who, conversation, thread)
        found = [each for each in seen if action in [one["action"] for one in offered(each)]]
        if not found:
            raise NotOfferedError(f"{who} is offered no {action}")
        return found[-1]


def offered(message):
    """All that can be pressed on a message."""
    for block in message["blocks"]:
        if block["type"] == "buttons":
            yield from block["buttons"]
        elif block["type"] == "list":
            yield from (each["action"] for each in block["items"] if each["action"])
        elif block["type"] == "options":
            taps = (each.get("tap") for each in block["options"])
            yield from (each for each in taps if each and "action" in each)
        elif block["type"] == "stars":
            yield {"action": block["action"], "value": f"{block['name']}/5"}


@contextmanager
def at_hand(folder, clock=None, team=TEAM, kinds=KINDS):
    """Have the workspace at hand with the data in a folder, made where it is missing."""
    installed(folder)
    durable = Durable.open(Safekeeping.in_folder(folder), kinds)
    bench = AtHand(folder, durable, clock or Clock(), team, kinds)
    try:
        yield bench
    finally:
        bench.workspace.close()
        durable.close()
