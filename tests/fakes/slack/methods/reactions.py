"""reactions.* and pins.*."""

from tests.fakes.slack.emoji import is_known
from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.refusal import Refused

TABLE = Table()
MOST_EMOJI = 23


@TABLE.method("reactions.add", "reactions:write", "channel timestamp name")
def add(call):
    message, name = _item(call)
    if not is_known(name, call.team.emoji):
        raise Refused("invalid_name")
    if len(message.reactions.keys() | {name}) > MOST_EMOJI:
        raise Refused("too_many_emoji")
    if not call.team.react(call.bot, message, name):
        raise Refused("already_reacted")


@TABLE.method("reactions.remove", "reactions:write", "name", "channel timestamp")
def remove(call):
    message, name = _item(call)
    if not call.team.unreact(call.bot, message, name):
        raise Refused("no_reaction")


@TABLE.method("reactions.get", "reactions:read", "channel timestamp", "full")
def get(call):
    channel = call.channel()
    message = call.message(channel, "timestamp")
    told = message.data() | {"reactions": message.reactions_data()}
    return {"type": "message", "channel": channel.id, "message": told}


@TABLE.method("pins.add", "pins:write", "channel timestamp")
def pin(call):
    message = call.message(_inside(call), "timestamp")
    if message.pinned:
        raise Refused("already_pinned")
    message.pinned = True


@TABLE.method("pins.remove", "pins:write", "channel timestamp")
def unpin(call):
    message = call.message(_inside(call), "timestamp")
    if not message.pinned:
        raise Refused("no_pin")
    message.pinned = False


@TABLE.method("pins.list", "pins:read", "channel")
def pins(call):
    channel = _inside(call)
    pinned = [one for one in channel.posts if one.pinned and one.is_public]
    return {"items": [{"type": "message", "message": one.data()} for one in pinned]}


def _item(call):
    return call.message(_inside(call), "timestamp"), str(call["name"]).strip(":")


def _inside(call):
    channel = call.channel()
    if call.bot not in channel.members:
        raise Refused("not_in_channel")
    return channel
