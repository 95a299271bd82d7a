"""What the app makes in a channel: threads."""

from tests.fakes.discord.records import TEXT, Refused
from tests.fakes.discord.rest import message_of, route

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
