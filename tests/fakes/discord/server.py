"""The server: everything put together, on a free port of this machine."""

import asyncio
import re

from aiohttp import web

from tests.fakes.discord.gateway import CONTENT, MEMBERS, Gateway
from tests.fakes.discord.people import Person
from tests.fakes.discord.records import DM, TEXT, Channel, Guild, Ids, Refused
from tests.fakes.discord.rest import Rest, answer
from tests.fakes.patience import pauses
from tests.fakes.slack.clock import Clock

_CALLED = re.compile(r"@(\w+)")


class DiscordServer:
    """A Discord of one's own: `async with DiscordServer() as discord`.

    REST is at `api_url`, the gateway at `gateway_url`. `line` is how events reach the app: over the
    gateway, unless a test puts itself there.
    """

    def __init__(self, *, starts=None, patience=10.0):
        self.clock = Clock(starts)
        self.ids = Ids(lambda: self.clock.now())  # noqa: PLW0108  # the clock may be another
        self.token = "a-token-of-the-app"
        self.guilds, self.channels, self.people = {}, {}, {}
        self.attachments, self.interactions, self.commands = {}, {}, []
        self.webhooks = {}
        self.happened, self.complaints, self.refused, self.called = [], [], [], []
        self.app, self.app_flags, self.shards = self.ids.new(), 0, 1
        self.old_edits = 3
        """How often a message may be changed that is older than an hour."""
        self.bot = Person(self, "convene", real_name="Convene", is_bot=True)
        self.gateway = Gateway(self)
        self.rest = Rest(self)
        self.line = self.gateway
        self.url = ""
        self._faults, self._lost = [], []
        self._patience = patience
        self._pulse = asyncio.Event()

    async def __aenter__(self):
        site = web.Application(client_max_size=50 * 1024 * 1024)
        for path in ("/gateway", "/gateway/"):
            site.router.add_get(path, self.gateway.serve)
        site.router.add_get("/attachments/{key}", self._attachment)
        site.router.add_route("*", "/api/v10/{path:.*}", self.rest.serve)
        self._runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_):
        await self.gateway.close()
        await self._runner.cleanup()

    @property
    def api_url(self):
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self):
        return f"{self.url.replace('http', 'ws')}/gateway/"

    # What there is

    def guild(self, people, channels=("general",), name="Acme", *, lists_members=True):
        """A server with the bot in it; `people` are names, or {name: traits}."""
        made = Guild(self.ids.new(), name, "", lists_members=lists_members)
        traits = people if isinstance(people, dict) else {each: {} for each in people}
        for one, more in traits.items():
            known = self.people.get(one) or self.people.setdefault(one, Person(self, one, **more))
            made.members[known.id] = ""
            made.owner = made.owner or known.id
        self.guilds[made.id] = made
        for each in channels:
            self.add_channel(made, each)
        return made

    def strange_guild(self, people, channel):
        """A server without the bot, where people have it as an app of their own."""
        made = Guild(self.ids.new(), "Elsewhere", self.people[people[0]].id)
        made.members = dict.fromkeys((self.people[each].id for each in people), "")
        return self.add_channel(made, channel)

    def role(self, guild, *names, may=0):
        """A role in a server, and who has it; returns its mention."""
        id_ = self.ids.new()
        guild.roles[id_] = may
        for each in names:
            guild.roles_of.setdefault(self.people[each].id, []).append(id_)
        return f"<@&{id_}>"

    async def leaves(self, name, guild):
        """Somebody leaves a server, or is taken out of it."""
        person = self.people[name]
        del guild.members[person.id]
        told = {"guild_id": guild.id, "user": person.json()}
        await self.line.carry("GUILD_MEMBER_REMOVE", told)

    def add_channel(self, guild, name, type_=TEXT):
        made = Channel(self.ids.new(), type_, name, guild)
        self.channels[made.id] = made
        return made

    def user(self, name):
        return self.people[name]

    def user_of(self, id_):
        everybody = (self.bot, *self.people.values())
        found = next((each for each in everybody if each.id == id_), None)
        if found is None:
            raise Refused(404, 10013, "Unknown User")
        return found

    def guild_of(self, id_):
        if id_ not in self.guilds:
            raise Refused(404, 10004, "Unknown Guild")
        return self.guilds[id_]

    def meets(self, person):
        """Refuse where somebody and the bot are on no server together."""
        if not any(person.id in each.members for each in self.guilds.values()):
            raise Refused(403, 50278, "no mutual guilds")

    def channel(self, name):
        return next(x for x in self.channels.values() if x.name == name)

    def place(self, in_, person):
        """Where somebody does something: in a channel by its name, or in private."""
        if in_ is None:
            return person.dm
        return in_ if isinstance(in_, Channel) else self.channel(in_)

    def calls(self, text, where):
        """A text with people as Discord calls them, and who they are."""
        names = {**self.people, "convene": self.bot}
        called = []

        def named(found):
            person = names.get(found[1].lower())
            if person is None:
                return found[0]
            called.append(person)
            return f"<@{person.id}>"

        words = _CALLED.sub(named, text)
        return words, list(dict.fromkeys(called))

    # What the app is told

    async def tell(self, name, message):
        """Tell of a message."""
        data = message.json()
        if message.channel.guild is not None:
            data["guild_id"] = message.channel.guild.id
            member = message.channel.guild.member(message.author)
            data["member"] = {key: member[key] for key in member if key != "user"}
        await self.line.carry(name, data)

    async def tell_reaction(self, what, message, emoji, person):
        data = {
            "user_id": person.id,
            "channel_id": message.channel.id,
            "message_id": message.id,
            "message_author_id": message.author.id,
            "emoji": {"id": None, "name": emoji},
            "type": 0,
            "burst": False,
        }
        if message.channel.guild is not None:
            data["guild_id"] = message.channel.guild.id
            if what == "ADD":
                data["member"] = message.channel.guild.member(person)
        await self.line.carry(f"MESSAGE_REACTION_{what}", data)

    def as_told(self, name, data, reads_content):
        """What is told of a message to an app that may not read content, where it may not."""
        if not name.startswith("MESSAGE_") or "content" not in data or reads_content:
            return data
        called = any(each["id"] == self.bot.id for each in data["mentions"])
        if "guild_id" not in data or called or data["author"]["id"] == self.bot.id:
            return data
        return {**data, "content": "", "attachments": [], "components": []}

    def bot_reads(self, message):
        """Whether the bot may read what stands in a message."""
        may = self.gateway.privileged & CONTENT or message.channel.type == DM
        return bool(may or message.author is self.bot or self.bot in message.mentions)

    def note_calling(self, body, message):
        """Note a message that may call people who were not named one by one."""
        allowed = body.get("allowed_mentions") or {}
        if allowed.get("parse") != []:
            self.called.append(message)
        message.calls = [self.user_of(each).name for each in allowed.get("users", ())]

    def switch_on(self, *, members=False, content=False):
        """Set the switches of privileged intents, as on the app's page."""
        self.app_flags = (1 << 15) * members | (1 << 19) * content
        self.gateway.privileged = MEMBERS * members | CONTENT * content

    # Faults

    def fails(self, method, path, *, status=500, code=0, times=1, retry_after=None):
        """Have calls of a method, whose path this pattern finds, fail so many times."""
        self._faults.append([method, re.compile(path), status, code, times, retry_after])

    def loses(self, method, path, *, times=1):
        """Have what so many calls of a method are answered with get lost: they were done."""
        self._lost.append([method, re.compile(path), times])

    def is_lost(self, call):
        for each in self._lost:
            method, pattern, times = each
            if times and method == call.method and pattern.search(call.path):
                each[2] -= 1
                return True
        return False

    def fault_for(self, call):
        for each in self._faults:
            method, pattern, status, code, times, retry_after = each
            if times and method == call.method and pattern.search(call.path):
                each[4] -= 1
                headers = {"Via": "1.1 local"} if status == 429 else None
                body = {"code": code, "message": "as a test wants it"}
                if retry_after is not None:
                    body |= {"retry_after": retry_after, "global": False}
                return answer(body, status, headers)
        return None

    # To wait

    def changed(self):
        self._pulse.set()
        self._pulse = asyncio.Event()

    async def until(self, condition):
        """Wait until it is so; returns what the condition did."""
        time = asyncio.get_running_loop().time
        end, pause = time() + self._patience, pauses()
        while not (found := condition()):
            if time() > end:
                raise AssertionError(f"it did not come to that; last asked: {self._last()}")
            try:
                await asyncio.wait_for(self._pulse.wait(), next(pause))
            except TimeoutError:
                continue
        return found

    async def connected(self):
        await self.until(lambda: self.gateway.connected)

    def _last(self):
        return [(each.method, each.path, each.status) for each in self.rest.calls[-8:]]

    async def _attachment(self, request):
        content = self.attachments.get(request.match_info["key"])
        return web.Response(status=404) if content is None else web.Response(body=content)
