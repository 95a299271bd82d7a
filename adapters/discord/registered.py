"""What the app is to Discord: what it may do, what it hears of, what it offers.

`manifest/discord.yaml` says it to who runs the bot, and tests/discord/test_manifest.py holds both
against this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from discord import Intents, Permissions

from adapters.discord.names import member_of, team_of_guild
from orchestration.interaction.verbs import SAY, VERBS
from orchestration.model.people import MemberId

PERMISSIONS: Final = {
    "view_channel": "what was posted is not found, nor who asks",
    "send_messages": "nothing can be posted",
    "send_messages_in_threads": "no panel is opened, and nothing can be posted in a thread",
    "create_public_threads": "a panel fills its channel, having no thread of its own",
    "attach_files": "calendar files and pictures are missing",
    "read_message_history": "votes in reply are lost, and posts after a failure not found",
    "add_reactions": "there are no letters to vote with",
    "create_events": "what was decided is no event of the server",
}
"""What the bot may do in a server, as the library calls it, and what goes without."""

NOT_NEEDED: Final = {
    "manage_webhooks": "personas speak under names of their own, where I read all messages"
}
"""What the bot asks for as well, and what comes of each; without it all is there."""

TO_WRITE: Final = ("view_channel", "send_messages", "send_messages_in_threads", "manage_threads")
"""What it takes to read, and to write in a channel, in a thread, and in one that is locked."""

IN_CHANNELS: Final = [each for each in PERMISSIONS if each != "create_events"]
"""Those that a channel can take back."""

INTENTS: Final = (
    "guilds",
    "guild_messages",
    "guild_reactions",
    "guild_scheduled_events",
    "dm_messages",
    "dm_reactions",
)
HOW_READ: Final = (
    "I read what you write to me alone, what calls me, and replies that ping me; behind /convene "
    "say, anything. /convene settings shows who may do what here."
)
"""What is read without any switch, and what no other platform's help has."""


@dataclass(frozen=True, slots=True)
class Switch:
    """An intent that Discord grants by a switch: its flag, its name there, and what it adds."""

    flag: str
    name: str
    adds: str

    def told(self, *, is_on: bool) -> str:
        """Say how it stands, and what comes of it."""
        state = "is on" if is_on else "is off, and need not be on; with it"
        return f"{self.name} {state}: {self.adds}."


SWITCHES: Final = {
    "members": Switch(
        "gateway_guild_members",
        "Server Members Intent",
        "a request may name nobody, and asks who is in the channel; who leaves the server is not "
        "waited for",
    ),
    "message_content": Switch(
        "gateway_message_content",
        "Message Content Intent",
        "replies to me without a ping are read too, and all that is said in threads under my posts "
        "or with one vote; personas speak under names of their own, where I may manage webhooks",
    ),
}
"""Each is used where it is on, and none is needed."""

EVENTS: Final = (
    "CHANNEL_DELETE",
    "GUILD_DELETE",
    "GUILD_MEMBER_REMOVE",
    "GUILD_SCHEDULED_EVENT_USER_ADD",
    "GUILD_SCHEDULED_EVENT_USER_REMOVE",
    "INTERACTION_CREATE",
    "MESSAGE_CREATE",
    "MESSAGE_DELETE",
    "MESSAGE_DELETE_BULK",
    "MESSAGE_REACTION_ADD",
    "MESSAGE_REACTION_REMOVE",
    "MESSAGE_UPDATE",
    "THREAD_DELETE",
)
SCOPES: Final = ("bot", "applications.commands")

COMMAND: Final = "convene"
WORDS: Final = "words"
ABOUT: Final = "Find a time for this"
_SUBCOMMAND, _STRING, _CHAT_INPUT, _ABOUT_MESSAGE = 1, 3, 1, 3
_IN_SERVERS, _ANYWHERE = [0], [0, 1, 2]  # 1 is in private, 2 among friends
_OF_SERVERS, _OF_ALL = [0], [0, 1]  # 1 is of users


def permissions() -> Permissions:
    """Return what the bot asks for in a server."""
    return Permissions(**dict.fromkeys((*PERMISSIONS, *NOT_NEEDED), True))


def missing(
    has: Permissions, wanted: Iterable[str] = PERMISSIONS, why: Mapping[str, str] = PERMISSIONS
) -> dict[str, str]:
    """Return which of these somebody lacks, as Discord calls them, and what goes without each."""
    lacks = () if has.administrator else [each for each in wanted if not getattr(has, each)]
    return {x.replace("_", " ").title().replace(" In ", " in "): why.get(x, "") for x in lacks}


def intents() -> Intents:
    """Return what the bot wants to hear of, with nothing switched on."""
    return Intents(**dict.fromkeys(INTENTS, True))


def what_is_read(is_on: Intents) -> list[str]:
    """Say what is read of a server, and what each switch adds to that."""
    return [HOW_READ, *(x.told(is_on=getattr(is_on, name)) for name, x in SWITCHES.items())]


def commands() -> list[dict[str, Any]]:
    """Return the commands as Discord takes them."""
    verbs = [_verb(name, each.what, each.behind) for name, each in VERBS.items()]
    in_servers = {"integration_types": _OF_SERVERS, "contexts": _IN_SERVERS}
    everywhere = {"integration_types": _OF_ALL, "contexts": _ANYWHERE}
    what = "Find a time, or put a poll or a decision to a group"
    say = {"name": COMMAND, "type": _CHAT_INPUT, "description": what, "options": verbs}
    return [say | everywhere, {"name": ABOUT, "type": _ABOUT_MESSAGE, **in_servers}]


def _verb(name: str, what: str, behind: str) -> dict[str, Any]:
    made = {"name": name, "type": _SUBCOMMAND, "description": what}
    words = {"name": WORDS, "type": _STRING, "description": behind, "required": name == SAY}
    return made | ({"options": [words | {"autocomplete": True}]} if behind else {})


def words_of(data: Mapping[str, Any]) -> str:
    """Return what somebody has written behind `/convene`."""
    verb: Mapping[str, Any] = next(iter(data.get("options") or ()), {"name": "help"})
    words = " ".join(str(each["value"]) for each in verb.get("options") or ())
    return words if verb["name"] == SAY else f"{verb['name']} {words}".strip()


def unfinished(said: Mapping[str, Any]) -> tuple[MemberId, str, str, str, tuple[str, str]]:
    """Return who is still writing a command, its verb, what is behind it, their locale, where."""
    verb: Mapping[str, Any] = next(iter(said["data"].get("options") or ()), {})
    words = (each["value"] for each in verb.get("options") or () if each.get("focused"))
    user = (said.get("member") or said)["user"]["id"]
    where = team_of_guild(said.get("guild_id") or ""), str(said.get("channel_id", ""))
    return member_of("", user), verb.get("name", ""), next(words, ""), said.get("locale", ""), where
