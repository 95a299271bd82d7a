"""The gateway: what happens is told over websockets, and told again to who resumes."""

import asyncio
import json

from aiohttp import WSMsgType, web

INTENT_OF = {
    "GUILD_MEMBER_REMOVE": (1 << 1, 0),
    "GUILD_SCHEDULED_EVENT_CREATE": (1 << 16, 0),
    "GUILD_SCHEDULED_EVENT_UPDATE": (1 << 16, 0),
    "GUILD_SCHEDULED_EVENT_DELETE": (1 << 16, 0),
    "GUILD_SCHEDULED_EVENT_USER_ADD": (1 << 16, 0),
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": (1 << 16, 0),
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION_ADD": (1 << 10, 1 << 13),
    "MESSAGE_REACTION_REMOVE": (1 << 10, 1 << 13),
}
"""Without these an event is not told: in servers, and in private."""

MEMBERS, CONTENT = 1 << 1, 1 << 15


class Session:
    """What one connection is told, also when it is gone for a while."""

    def __init__(self, id_, intents, shard=(0, 1)):
        self.id, self.intents, self.shard = id_, intents, tuple(shard)
        self.seq, self.told = 0, []
        self.socket = None
        self.is_valid = True

    def is_of(self, guild):
        """Whether what happens in a server is told here; what is in none is told by the first."""
        shard, shards = self.shard
        return (int(guild or 0) >> 22) % shards == shard

    async def tell(self, name, data):
        wanted = INTENT_OF.get(name)
        if wanted and not self.intents & wanted["guild_id" not in data]:
            return
        self.seq += 1
        said = {"op": 0, "t": name, "s": self.seq, "d": data}
        self.told.append(said)
        await self.send(said)

    async def send(self, said):
        if self.socket is not None and not self.socket.closed:
            await self.socket.send_str(json.dumps(said))


class Gateway:
    """All connections; `privileged` are the intents that are switched on for the app."""

    def __init__(self, server):
        self._server = server
        self.sessions = []
        self.privileged = 0
        self.identified = 0
        self.resumed = 0

    @property
    def connected(self):
        return [each for each in self.sessions if each.socket is not None]

    async def carry(self, name, data):
        """Tell everybody who listens; who may not read content is told none."""
        guild = data.get("id") if name.startswith("GUILD_DELETE") else data.get("guild_id")
        for each in [x for x in self.sessions if x.is_of(guild)]:
            await each.tell(name, self._server.as_told(name, data, each.intents & CONTENT))

    async def serve(self, request):
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        session = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            match said["op"]:
                case 1:
                    await socket.send_json({"op": 11, "d": None})
                case 2:
                    session = await self._identify(socket, said["d"])
                case 6:
                    session = await self._resume(socket, said["d"])
            self._server.changed()
        if session is not None and session.socket is socket:
            session.socket = None
        self._server.changed()
        return socket

    async def _identify(self, socket, said):
        if said["token"] != self._server.token:
            await socket.close(code=4004)
            return None
        if said["intents"] & (MEMBERS | CONTENT | 1 << 8) & ~self.privileged:
            await socket.close(code=4014)
            return None
        self.identified += 1
        shard = said.get("shard", [0, 1])
        session = Session(self._server.ids.session(), said["intents"], shard)
        session.socket = socket
        self.sessions.append(session)
        guilds = [each for each in self._server.guilds.values() if session.is_of(each.id)]
        ready = {
            "v": 10,
            "user": self._server.bot.json(),
            "guilds": [{"id": each.id, "unavailable": True} for each in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._server.gateway_url,
            "application": {"id": self._server.app, "flags": 0},
            "shard": shard,
        }
        await session.tell("READY", ready)
        for each in guilds:
            await session.tell("GUILD_CREATE", each.json(self._server))
        return session

    async def _resume(self, socket, said):
        known = [each for each in self.sessions if each.id == said["session_id"]]
        if not known or not known[0].is_valid:
            await socket.send_json({"op": 9, "d": False})
            return None
        self.resumed += 1
        [session] = known
        session.socket = socket
        for each in [x for x in session.told if x["s"] > said["seq"]]:
            await session.send(each)
        await session.tell("RESUMED", {})
        return session

    # Faults

    async def drop(self, *, invalid=False):
        """Break all connections; where `invalid`, what is missed meanwhile is told to nobody."""
        for each in self.connected:
            each.is_valid = not invalid
            socket, each.socket = each.socket, None
            await socket.close(code=4000)
        if invalid:
            self.sessions.clear()
        await asyncio.sleep(0)

    async def repeat(self):
        """Tell the last events once more, as a server does that has not heard what was taken."""
        for each in self.connected:
            for said in each.told[-3:]:
                if said["t"] not in ("READY", "RESUMED"):
                    await each.send(said)

    async def close(self):
        for each in self.connected:
            await each.socket.close()
