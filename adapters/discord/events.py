"""What Discord tells, as one event: whose it is, and under which name a repeat of it is known.

What means nothing to us (what people say to each other, what bots and webhooks write) is no event,
and is not kept. What is kept is what the gateway sent, with who the bot is there, and under which
channel a thread stands.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from adapters.discord.names import address_of, member_of, team_of_guild
from orchestration.conversation.ports.happened import APP, PARENT, Body, Happened, digest

_SAID: Final = (0, 19)
"""Types of messages that somebody has written: of their own, and in reply."""

_COMMAND, _PRESS, _AUTOCOMPLETE, _FORM = 2, 3, 4, 5
_CHAT_INPUT: Final = 1
THREADS: Final = (10, 11, 12)
_BY_SERVER, _WITH_BOT = "0", 1

BOT: Final = "bot"
"""What is put beside what the gateway sent: the bot's own id; and `PARENT`."""


class Kind(StrEnum):
    """What sort of thing was done."""

    MESSAGE = "message"
    REACTION = "reaction"
    INTEREST = "interest"
    """Somebody is interested in an event of the server, or is so no more."""
    COMMAND = "command"
    ABOUT = "about"
    """A command of a message's own menu."""
    PRESS = "press"
    FORM = "form"
    LEFT = "left"
    """Somebody is not on the server any more, which is told where members are."""
    REMOVED = "removed"


INTERACTIONS: Final = (Kind.COMMAND, Kind.ABOUT, Kind.PRESS, Kind.FORM)


class Event(Happened[Kind]):
    """One thing that somebody did in Discord."""

    __slots__ = ()
    member_of = staticmethod(member_of)

    @property
    def inner(self) -> Body:
        """What the gateway said of it."""
        inner: Body = self.body["d"]
        return inner

    @property
    def bot(self) -> str:
        """The bot's own user id."""
        return str(self.body.get(BOT, ""))

    @property
    def channel(self) -> str:
        """Where it was done."""
        return str(self.inner.get("channel_id") or "")

    @property
    def is_in_thread(self) -> bool:
        """Tell whether it was done in a thread."""
        return PARENT in self.body or self.inner.get("channel", {}).get("type") in THREADS

    @property
    def gone(self) -> tuple[str, Sequence[str]]:
        """The channel or thread that was deleted, or messages in one; "" is all of a server."""
        if self.body["t"].startswith("MESSAGE"):
            return self.channel, [str(x) for x in self.inner.get("ids") or [self.inner["id"]]]
        return "" if self.body["t"] == "GUILD_DELETE" else str(self.inner["id"]), ()

    @property
    def is_elsewhere(self) -> bool:
        """Tell whether it was done where the app is who did it's own, and the bot cannot be."""
        return _is_elsewhere(self.inner)

    @property
    def is_private(self) -> bool:
        """Tell whether it was done where the bot hears and answers one person alone."""
        return "guild_id" not in self.inner or self.is_elsewhere

    @property
    def dm(self) -> str:
        """Where who did it is written to alone."""
        here = self.is_private and not self.is_elsewhere
        return self.channel if here else address_of(self.account)

    @property
    def replies_to(self) -> tuple[str, str] | None:
        """Return the channel and the message that a message replies to, None where to none.

        A thread is called as the message that it began with.
        """
        if found := answered_by(self.inner):
            return str(self.inner["message_reference"].get("channel_id") or self.channel), found
        return (self.above, self.channel) if self.above else None


def answered_by(message: Body) -> str:
    """Return the message that a message replies to, "" where to none."""
    return str((message.get("message_reference") or {}).get("message_id") or "")


def is_autocomplete(body: Body) -> bool:
    """Tell whether somebody is still writing a command."""
    return body.get("t") == "INTERACTION_CREATE" and body["d"]["type"] == _AUTOCOMPLETE


def read(body: Body) -> Event | None:
    """Return what the gateway tells; None where it means nothing to us."""
    said: Body = body.get("d") or {}
    event: Event | None = None
    match body.get("t"):
        case "INTERACTION_CREATE":
            event = _interaction(body, said)
        case "MESSAGE_CREATE" if _is_said_to_us(body, said):
            event = _event(Kind.MESSAGE, body, said["author"]["id"], said["id"])
        case "MESSAGE_UPDATE" if _is_corrected(body, said):
            known_by = f"{said['id']}-{digest(said['edited_timestamp'])}"
            event = _event(Kind.MESSAGE, body, said["author"]["id"], known_by)
        case "MESSAGE_REACTION_ADD" | "MESSAGE_REACTION_REMOVE" if not _is_own(body, said):
            event = _nameless(Kind.REACTION, body, said["message_id"], json.dumps(said["emoji"]))
        case "GUILD_SCHEDULED_EVENT_USER_ADD" | "GUILD_SCHEDULED_EVENT_USER_REMOVE":
            event = _nameless(Kind.INTEREST, body, said["guild_scheduled_event_id"])
        case "GUILD_MEMBER_REMOVE" if not said["user"].get("bot"):
            user = said["user"]["id"]
            event = _event(Kind.LEFT, body, user, f"left-{user}-{body.get('s')}")
        case str(what) if "_DELETE" in what and not said.get("unavailable"):
            gone = said.get("id") or digest(*said["ids"])
            team = team_of_guild(said.get("guild_id") or gone)
            known_by = f"removed-{gone}-{body.get('s')}"
            event = Event(f"{team}/{known_by}", Kind.REMOVED, team, APP, body)
    return event


def _interaction(body: Body, said: Body) -> Event | None:
    user = (said.get("member") or said)["user"]["id"]
    kind = {_PRESS: Kind.PRESS, _FORM: Kind.FORM}.get(said["type"])
    if said["type"] == _COMMAND:
        kind = Kind.COMMAND if said["data"].get("type") == _CHAT_INPUT else Kind.ABOUT
    return _event(kind, body, user, said["id"]) if kind else None


def _is_said_to_us(body: Body, said: Body) -> bool:
    """Tell whether somebody wrote it, and perhaps to us: in a server, a reply may be a vote."""
    if said.get("webhook_id") or said.get("type") not in _SAID or said["author"].get("bot"):
        return False
    named = any(each["id"] == body.get(BOT) for each in said.get("mentions", ()))
    is_reply = bool(said.get("message_reference")) or PARENT in body
    return "guild_id" not in said or named or is_reply


def _is_corrected(body: Body, said: Body) -> bool:
    """Tell whether the words of something that others read were changed by who wrote it."""
    is_edited = bool(said.get("edited_timestamp") and "guild_id" in said and "author" in said)
    return is_edited and _is_said_to_us(body, said)


def _is_elsewhere(said: Body) -> bool:
    owners: Body = said.get("authorizing_integration_owners") or {}
    return bool(owners) and _BY_SERVER not in owners and said.get("context") != _WITH_BOT


def _is_own(body: Body, said: Body) -> bool:
    is_bot = ((said.get("member") or {}).get("user") or {}).get("bot")
    return bool(is_bot) or said["user_id"] == body.get(BOT)


def _event(kind: Kind, body: Body, user: str, known_by: str) -> Event:
    team = team_of_guild(None if _is_elsewhere(body["d"]) else body["d"].get("guild_id"))
    return Event(f"{team}/{known_by}", kind, team, user, body)


def _nameless(kind: Kind, body: Body, *about: str) -> Event:
    """Return an event that Discord gives no id: a repeat of it has the same number."""
    user = body["d"]["user_id"]
    known_by = digest(str(body.get("t")), str(body.get("s")), user, *about)
    return _event(kind, body, user, f"{kind}-{known_by}")
