"""Events that a server shows to all of its members, and who is interested in them."""

from dataclasses import dataclass, field
from datetime import datetime

from tests.fakes.discord.records import Refused
from tests.fakes.discord.rest import route

_CREATE_EVENTS = 1 << 44
_EXTERNAL = 3
_PAGE = 100
_AT = "/guilds/{guild}/scheduled-events"


@dataclass
class Scheduled:
    """One event; `interested` are ids of users."""

    id: str
    guild: object
    body: dict[str, object]
    creator: object
    interested: list[str] = field(default_factory=list)

    def json(self):
        return {
            "id": self.id,
            "guild_id": self.guild.id,
            "channel_id": None,
            "entity_id": None,
            "creator_id": self.creator.id,
            "creator": self.creator.json(),
            "status": 1,
            "user_count": len(self.interested),
            **self.body,
        }


@route("POST", _AT)
async def _(server, call, guild):
    where = _guild(server, guild)
    _check(server, call.body)
    made = Scheduled(server.ids.new(), where, call.body, server.bot)
    where.events[made.id] = made
    await server.line.carry("GUILD_SCHEDULED_EVENT_CREATE", made.json())
    return made.json()


@route("GET", _AT)
async def _(server, call, guild):
    return [each.json() for each in server.guild_of(guild).events.values()]


@route("PATCH", _AT + "/{event}")
async def _(server, call, guild, event):
    found = _event(server, guild, event)
    _check(server, {**found.body, **call.body})
    found.body |= call.body
    await server.line.carry("GUILD_SCHEDULED_EVENT_UPDATE", found.json())
    return found.json()


@route("DELETE", _AT + "/{event}")
async def _(server, call, guild, event):
    found = _event(server, guild, event)
    del found.guild.events[event]
    await server.line.carry("GUILD_SCHEDULED_EVENT_DELETE", found.json())


@route("GET", _AT + "/{event}/users")
async def _(server, call, guild, event):
    where = server.guild_of(guild)
    if event not in where.events:
        raise Refused(404, 10070, "Unknown Guild Scheduled Event")
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 100))
    if not 1 <= limit <= _PAGE:
        raise Refused(400, 50035, "limit")
    users = sorted(x for x in map(int, where.events[event].interested) if x > after)[:limit]
    return [_told(server, call, where, event, str(each)) for each in users]


def _told(server, call, guild, event, user):
    who = server.user_of(user)
    told = {"guild_scheduled_event_id": event, "user_id": user, "user": who.json()}
    is_shown = call.query.get("with_member") == "true" and user in guild.members
    return told | ({"member": guild.member(who)} if is_shown else {})


def _guild(server, guild):
    where = server.guild_of(guild)
    if not where.permissions & _CREATE_EVENTS:
        raise Refused(403, 50013, "Missing Permissions")
    return where


def _event(server, guild, event):
    where = _guild(server, guild)
    if event not in where.events:
        raise Refused(404, 10070, "Unknown Guild Scheduled Event")
    return where.events[event]


def _check(server, body):
    starts, ends = (datetime.fromisoformat(body[f"scheduled_{x}_time"]) for x in ("start", "end"))
    location = body["entity_metadata"]["location"]
    fits = 1 <= len(body["name"]) <= 100 and len(body["description"]) <= 1000
    is_external = body["entity_type"] == _EXTERNAL and body["privacy_level"] == 2
    if not (fits and is_external and 1 <= len(location) <= 100 and starts < ends):
        raise Refused(400, 50035, "an event")
    if starts.timestamp() <= server.clock.now():
        raise Refused(400, 50035, "Cannot schedule event in the past.")


async def interest(server, person, event, *, is_gone=False):
    """Somebody presses “Interested” at an event, or takes that back."""
    (event.interested.remove if is_gone else event.interested.append)(person.id)
    told = {
        "guild_scheduled_event_id": event.id,
        "user_id": person.id,
        "guild_id": event.guild.id,
    }
    await server.line.carry(f"GUILD_SCHEDULED_EVENT_USER_{'REMOVE' if is_gone else 'ADD'}", told)
