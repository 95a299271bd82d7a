"""Servers and their channels, and the threads that the app begins in them."""

from tests.fakes.discord.records import TEXT, THREAD, Refused
from tests.fakes.discord.rest import by_token, message_of, rewrite, route

_BEGIN_THREADS = 1 << 35


@route("POST", "/channels/{channel}/messages/{message}/threads")
async def _(server, call, channel, message):
    found = message_of(server, channel, message, _BEGIN_THREADS)
    if not 1 <= len(call.body["name"]) <= 100:
        raise Refused(400, 50035, "a thread's name")
    if found.channel.type != TEXT:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if found.id in server.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    return (await server.bot.begins_thread(found, call.body["name"])).json()


@route("GET", "/channels/{channel}/thread-members/{user}")
async def _(server, call, channel, user):
    if user not in (server.channels[channel].joined or ()):
        raise Refused(404, 10007, "Unknown Member")
    return {"id": channel, "user_id": user, "join_timestamp": "2026-01-01T00:00:00Z", "flags": 0}


@route("GET", "/channels/{channel}/thread-members")
async def _(server, call, channel):
    found = server.channels[channel]
    if not found.guild.lists_members:
        raise Refused(403, 50001, "Missing Access")
    made = {"id": channel, "join_timestamp": "2026-01-01T00:00:00Z", "flags": 0}
    return [made | {"user_id": each} for each in found.joined or ()]


@route("PATCH", "/webhooks/{app}/{token}/messages/{message}")
async def _(server, call, app, token, message):
    """Change what was said by a token: its first answer has a path of its own."""
    said = by_token(server, token).person.ephemerals
    found = next((each for each in said if each.id == message), None)
    if found is None:
        raise Refused(404, 10008, "Unknown Message")
    rewrite(call, found, server.clock.now())
    return found.json()


@route("GET", "/guilds/{guild}")
async def _(server, call, guild):
    return server.guild_of(guild).json(server)


@route("GET", "/guilds/{guild}/channels")
async def _(server, call, guild):
    where = server.guild_of(guild)
    return [x.json() for x in server.channels.values() if x.guild is where and x.type != THREAD]
