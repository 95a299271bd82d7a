"""Discord's REST interface: where things are in it, and what it refuses, sorted by what helps.

The names in a path are the library's. Its codes, and what they mean to the house, are named in
docs.discord.com/developers/topics/opcodes-and-status-codes#json.
"""

from __future__ import annotations

import re
from typing import Final

from discord import DiscordException, HTTPException
from discord.http import Route

from orchestration.conversation.ports.messenger import Closed, Departed, Gone, Unreachable
from orchestration.model.faults import PermanentError

USER, DMS = "/users/{user_id}", "/users/@me/channels"
MEMBER: Final = "/guilds/{guild_id}/members/{user_id}"
COMMANDS: Final = "/applications/{application_id}/commands"
CHANNEL: Final = "/channels/{channel_id}"
MESSAGES: Final = f"{CHANNEL}/messages"
MESSAGE: Final = f"{MESSAGES}/{{message_id}}"
THREADS: Final = f"{MESSAGE}/threads"
REACTION: Final = f"{MESSAGE}/reactions/{{emoji}}"
WEBHOOKS: Final = f"{CHANNEL}/webhooks"
SCHEDULED: Final = "/guilds/{guild_id}/scheduled-events"
EVENT: Final = f"{SCHEDULED}/{{event_id}}"
FIRST_ANSWER: Final = "/interactions/{webhook_id}/{webhook_token}/callback"
ANSWERS: Final = "/webhooks/{webhook_id}/{webhook_token}"
ASIDE: Final = f"{ANSWERS}/messages/{{message_id}}"
OWN_ANSWER: Final = f"{ANSWERS}/messages/@original"

_NAMED: Final = re.compile(r"{(\w+)}")


def to(method: str, path: str, *ids: str | int) -> Route:
    """Return a route; ids stand for the names in its path, in their order."""
    return Route(method, path, **dict(zip(_NAMED.findall(path), ids, strict=True)))


# What it refuses

NO_CHANNEL: Final = 10003
NO_REPLY: Final = "discord 160002"
"""What an error is called that says that we may not reply, as we may not read what was said."""

ARCHIVED: Final = 50083
"""A thread has gone to sleep: whoever writes in it wakes it, and who may write may do so, too."""

# The channel is gone, archived or of another sort, or we may not write in it.
_CLOSED: Final = (NO_CHANNEL, 30013, 40058, 50001, 50008, 50013, 50024, ARCHIVED, 160002)

_MEANS: Final = {
    **dict.fromkeys((10004, 40001, 50014), Gone),  # the server, or who we are in it, is not there
    **dict.fromkeys(_CLOSED, Closed),
    **dict.fromkeys((10013, 50278), Departed),  # who shares no server with us, or is gone
    50007: Unreachable,  # who takes no private messages
}

NO_MESSAGE: Final = (10008, 50005)
CANNOT_REMOVE: Final = (*NO_MESSAGE, 50001, 50013)
CANNOT_CHANGE: Final = (*NO_MESSAGE, 30046)
"""A message is gone, not ours, or was changed too often since it is an hour old."""

NO_EVENT: Final = (10070, 50013, 180000)
"""An event is gone, not ours to change, or over."""

NO_THREAD: Final = (50001, 50013, 50024, 160004, 160006)
"""There can be none here, or not one more; or there is one already."""

NO_WEBHOOK: Final = (30007, 50001, 50013, 50024)
WEBHOOK_GONE: Final = (10015, 50027)
"""None may be made in a channel, or not one more; or somebody has deleted it."""

NO_REACTION: Final = (10008, 10014, 30010, 50001, 50013, 90001)
NO_USERS: Final = (*NO_REACTION, 10070)
"""What users are asked for of is gone: a message, a reaction or an event."""

ANSWERED: Final = 40060
LATE: Final = (10015, 10062, 50027)
"""An interaction is not known any more, or its token is not good any more."""

_UNAUTHORISED: Final = 401
_LASTING: Final = frozenset((400, 401, 403, 404, 405, 413))


class RefusedError(PermanentError):
    """A call that Discord will not take; `code` is what it calls the reason."""

    def __init__(self, problem: HTTPException) -> None:
        super().__init__(f"discord {problem.status}/{problem.code}")


def sorted_by_help(problem: HTTPException) -> Exception:
    """Return a refusal as what it means; what may pass stays what it is."""
    means = Gone if problem.status == _UNAUTHORISED else _MEANS.get(problem.code)
    if means:
        return means(f"discord {problem.code}")
    return RefusedError(problem) if problem.status in _LASTING else problem


OUTSIDE: Final = (DiscordException, PermanentError)
"""Errors of Discord's, which pass by themselves or never."""
