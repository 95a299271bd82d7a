"""What there is in Discord: servers, channels, people, messages."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count

EPOCH_MS = 1_420_070_400_000
TEXT, DM, THREAD, FORUM = 0, 1, 11, 15
_PRIVATE_THREAD = 12
EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15


class Refused(Exception):  # noqa: N818 - it is an answer, not a fault of the server
    """What Discord does not take: an HTTP status, its code, and why."""

    def __init__(self, status, code, why):
        super().__init__(f"{status} {code} {why}")
        self.status, self.code, self.why = status, code, why


class Ids:
    """Ids as Discord makes them: by the time, and no two alike."""

    def __init__(self, now):
        self._now, self._last = now, 0
        self._session = count(1)

    def new(self):
        at = (int(self._now() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, at)
        return str(self._last)

    def session(self):
        return f"session-{next(self._session)}"


def stamp(seconds):
    return datetime.fromtimestamp(seconds, UTC).isoformat()


_OF_EVERYBODY = 1 << 10 | 1 << 11 | 1 << 16 | 1 << 6 | 1 << 31


@dataclass
class Guild:
    id: str
    name: str
    owner: str
    permissions: int = (1 << 53) - 1 - (1 << 3)
    members: dict[str, str] = field(default_factory=dict)
    """By user id: their nick in it."""
    lists_members: bool = False
    roles: dict[str, int] = field(default_factory=dict)
    """By id: what who has it may do."""
    roles_of: dict[str, list[str]] = field(default_factory=dict)
    """By user id: the roles that they have."""
    events: dict[str, object] = field(default_factory=dict)
    """By id: what is scheduled in it."""

    def may(self, user):
        """What somebody may do in it."""
        if user.id == self.owner:
            return (1 << 53) - 1
        may = _OF_EVERYBODY
        for each in self.roles_of.get(user.id, ()):
            may |= self.roles[each]
        return may

    def member(self, user):
        return {
            "user": user.json(),
            "nick": self.members.get(user.id) or None,
            "roles": list(self.roles_of.get(user.id, ())),
            "joined_at": "2026-01-01T00:00:00+00:00",
            "flags": 0,
            "deaf": False,
            "mute": False,
        }

    def json(self, server):
        channels = [x for x in server.channels.values() if x.guild is self]
        held = {self.id: self.permissions, **self.roles}
        return self._json(server, channels, [self._role(*each) for each in held.items()])

    def _role(self, id_, may):
        return {
            "id": id_,
            "name": "@everyone" if id_ == self.id else f"role-{id_}",
            "permissions": str(may),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def _json(self, server, channels, roles):
        return {
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner,
            "roles": roles,
            "emojis": [],
            "stickers": [],
            "features": [],
            "channels": [x.json() for x in channels if x.type in (TEXT, FORUM)],
            "threads": [x.json() for x in channels if x.type == THREAD],
            "members": [self.member(server.bot)],
            "member_count": len(self.members) + 1,
            "large": False,
            "unavailable": False,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "preferred_locale": "en-US",
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [each.json() for each in self.events.values()],
            "premium_progress_bar_enabled": False,
        }


@dataclass
class Channel:
    id: str
    type: int
    name: str = ""
    guild: Guild | None = None
    recipient: object = None
    parent: object = None
    bot_may: int | None = None
    """What the bot may do here; None: all that it may in the server."""
    is_gone: bool = False
    archived: bool = False
    locked: bool = False
    hidden_from_all: bool = False
    hidden_from: list[str] = field(default_factory=list)
    """The users who cannot see it."""
    joined: list[str] | None = None
    """Of a private thread: the users that are in it."""
    messages: list[object] = field(default_factory=list)

    def json(self):
        shown = {"id": self.id, "type": self.type}
        if self.type == DM:
            return {**shown, "recipients": [self.recipient.json()], "last_message_id": None}
        last = self.messages[-1].id if self.messages else None
        shown |= {"guild_id": self.guild.id, "name": self.name, "position": 0}
        shown["last_message_id"] = last
        if self.type == THREAD:
            archive = {
                "archived": self.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": "2026-01-01T00:00:00+00:00",
                "locked": self.locked,
            }
            shown |= {} if self.joined is None else {"type": _PRIVATE_THREAD}
            return {
                **shown,
                "parent_id": self.parent.id,
                "owner_id": self.guild.owner,
                "message_count": len(self.messages),
                "member_count": 1,
                "thread_metadata": archive,
            }
        taken = (1 << 10) * self.hidden_from_all
        if self.bot_may is not None:
            taken |= self.guild.permissions & ~self.bot_may
        denied = {"id": self.guild.id, "type": 0, "allow": "0", "deny": str(taken)}
        unseen = {"type": 1, "allow": "0", "deny": str(1 << 10)}
        overwrites = [denied] if taken else []
        overwrites += [{"id": each, **unseen} for each in self.hidden_from]
        shown |= {"available_tags": [], "flags": 0} if self.type == FORUM else {}
        return {**shown, "permission_overwrites": overwrites, "topic": None, "nsfw": False}


class Message:
    """One message, as somebody sees it."""

    def __init__(self, server, channel, author, **made):
        self.server, self.channel, self.author = server, channel, author
        self.id = server.ids.new()
        self.at = server.clock.now()
        self.content = made.get("content") or ""
        self.components = numbered(made.get("components") or [])
        self.flags = made.get("flags") or 0
        self.files = list(made.get("files") or ())
        """Pairs of a name and what is in it."""
        self.reference = made.get("reference")
        self.mentions = list(made.get("mentions") or ())
        self.only_for = made.get("only_for")
        self.nonce = made.get("nonce")
        self.reactions = {}
        """By emoji, the ids of who has put it there."""
        self.edited = None
        self.edits = 0
        self.is_interaction_response = False

    def __repr__(self):
        return f"<{self.author.name}: {self.text!r} {self.buttons}>"

    def __str__(self):
        return self.text

    @property
    def is_public(self):
        return self.only_for is None

    @property
    def text(self):
        """All the words of it."""
        return "\n".join([self.content, *texts_in(self.components)]).strip()

    @property
    def controls(self):
        """All that can be pressed, as components."""
        return [each for each in flat(self.components) if "custom_id" in each]

    @property
    def buttons(self):
        return [each["label"] for each in self.controls if each["type"] == 2]

    @property
    def replies(self):
        """What stands below it in reply."""
        return [each for each in self.channel.messages if each.reference == self.id]

    def json(self, *, reads_content=True):
        shown = {
            "id": self.id,
            "channel_id": self.channel.id,
            "type": 19 if self.reference else 0,
            "author": self.author.json(),
            "content": self.content if reads_content else "",
            "components": self.components if reads_content else [],
            "attachments": [self._attachment(*each) for each in self.files]
            if reads_content
            else [],
            "embeds": [],
            "timestamp": stamp(self.at),
            "edited_timestamp": None if self.edited is None else stamp(self.edited),
            "pinned": False,
            "mention_everyone": False,
            "mention_roles": [],
            "mentions": [each.json() for each in self.mentions],
            "tts": False,
            "flags": self.flags,
            "reactions": [
                {
                    "emoji": {"id": None, "name": emoji},
                    "count": len(users),
                    "count_details": {"burst": 0, "normal": len(users)},
                    "me": self.server.bot.id in users,
                    "me_burst": False,
                    "burst_colors": [],
                }
                for emoji, users in self.reactions.items()
                if users
            ],
        }
        if self.author.hook:
            shown |= {"webhook_id": self.author.id, "application_id": self.author.hook.app}
        if (begun := self.server.channels.get(self.id)) is not None:
            shown["thread"] = begun.json()
        if self.reference:
            shown["message_reference"] = {
                "message_id": self.reference,
                "channel_id": self.channel.id,
            }
        return shown

    def _attachment(self, name, content):
        key = f"{self.id}-{name}"
        self.server.attachments[key] = content
        url = f"{self.server.url}/attachments/{key}"
        return {
            "id": self.id,
            "filename": name,
            "size": len(content),
            "url": url,
            "proxy_url": url,
        }


def flat(components):
    """All components, those within others too."""
    for each in components:
        yield each
        yield from flat(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]
        if "component" in each:
            yield each["component"]


def texts_in(components):
    return [each["content"] for each in flat(components) if each["type"] == 10]


def numbered(components):
    """Components with an id for each, as Discord gives them where none was given."""
    taken = {each["id"] for each in flat(components) if each.get("id")}
    free = (number for number in count(1) if number not in taken)

    def named(each):
        made = dict(each)
        if not made.get("id"):
            made["id"] = next(free)
        if "components" in made:
            made["components"] = [named(one) for one in made["components"]]
        if "accessory" in made:
            made["accessory"] = named(made["accessory"])
        return made

    return [named(each) for each in components]
