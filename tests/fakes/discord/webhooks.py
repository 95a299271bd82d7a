"""What is said by a token: that of an interaction, or of a webhook of a channel."""

import re
from dataclasses import dataclass

from tests.fakes.discord.limits import check_message
from tests.fakes.discord.people import Person
from tests.fakes.discord.records import FORUM, TEXT, Message, Refused
from tests.fakes.discord.rest import by_token, channel_of, route

_MANAGE = 1 << 29
_MOST = 15


@dataclass
class Webhook:
    """A webhook of a channel."""

    id: str
    token: str
    name: str
    channel: object
    app: str

    def json(self):
        shown = {"id": self.id, "token": self.token, "name": self.name, "type": 1}
        at = {"channel_id": self.channel.id, "guild_id": self.channel.guild.id}
        return {**shown, **at, "application_id": self.app}


@route("GET", "/channels/{channel}/webhooks")
async def _(server, call, channel):
    where = channel_of(server, channel, _MANAGE)
    return [each.json() for each in server.webhooks.values() if each.channel is where]


@route("POST", "/channels/{channel}/webhooks")
async def _(server, call, channel):
    where = channel_of(server, channel, _MANAGE)
    if where.type not in (TEXT, FORUM):
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if sum(each.channel is where for each in server.webhooks.values()) >= _MOST:
        raise Refused(400, 30007, "Maximum number of webhooks reached")
    made = Webhook(server.ids.new(), "its-token", call.body["name"], where, server.app)
    server.webhooks[made.id] = made
    return made.json()


@route("POST", "/webhooks/{id}/{token}")
async def _(server, call, id, token):  # noqa: A002
    if id == server.app:
        found = by_token(server, token)
        check_message(call.body, call.files)
        return found.say(call.body, call.files).json()
    hook = server.webhooks.get(id)
    if hook is None or hook.channel.is_gone:
        raise Refused(404, 10015, "Unknown Webhook")
    return (await _said(server, call, hook)).json()


async def _said(server, call, hook):
    name = call.body.get("username") or hook.name
    check_message(call.body, call.files)
    if not 1 <= len(name) <= 80 or re.search("clyde|discord", name, re.IGNORECASE):
        raise Refused(400, 50035, "username")
    if {"nonce", "message_reference"} & call.body.keys():
        raise Refused(400, 50035, "a webhook has none of these")
    where = hook.channel
    if thread := call.query.get("thread_id"):
        where = server.channels[thread]
        if where.parent is not hook.channel:
            raise Refused(404, 10003, "Unknown Channel")
        where.archived = False
    speaker = Person(server, name, real_name=name, is_bot=True)
    speaker.id, speaker.hook, speaker.avatar = hook.id, hook, call.body.get("avatar_url")
    kept = {key: call.body.get(key) for key in ("content", "components", "flags")}
    made = Message(server, where, speaker, files=call.files, **kept)
    where.messages.append(made)
    server.note_calling(call.body, made)
    await server.tell("MESSAGE_CREATE", made)
    return made
