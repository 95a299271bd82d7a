"""What a workspace holds: accounts, channels, messages, files, views."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from tests.fakes.slack import rendering

KINDS = {"channel": "channels", "group": "groups", "im": "im", "mpim": "mpim"}
"""A conversation's kind, and how events and scopes of that kind are called."""


_PROFILE = ("title", "start_date")
"""What a profile has without being asked for; all else the team has named."""


@dataclass(eq=False)
class Account:
    id: str
    name: str
    team: Any
    real_name: str
    zone: str | None = "Europe/Berlin"
    is_bot: bool = False
    is_guest: bool = False
    deleted: bool = False
    takes_dms: bool = True
    profile: dict[str, str] = field(default_factory=dict)
    ephemerals: list["Message"] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)

    def data(self):
        """As users.info tells of somebody; the zone may be missing, as in Slack."""
        profile = {"real_name": self.real_name, "display_name": self.name}
        told = {
            "id": self.id,
            "team_id": self.team.id,
            "name": self.name,
            "real_name": self.real_name,
            "profile": profile,
            "deleted": self.deleted,
            "is_bot": self.is_bot,
            "is_restricted": self.is_guest,
            "is_app_user": False,
            "updated": 1,
        }
        return told | (self._zone_data() if self.zone and not self.deleted else {})

    def profile_data(self):
        """As users.profile.get tells of somebody: what the team has named itself under its ids."""
        own = {label: value for label, value in self.profile.items() if label in _PROFILE}
        ids = {label: id_ for id_, label in self.team.profile_fields().items()}
        more = {
            ids[label]: {"value": value, "alt": ""}
            for label, value in self.profile.items()
            if label in ids
        }
        names = {"real_name": self.real_name, "display_name": self.name}
        return {**names, "title": "", **own, "fields": more or []}

    def _zone_data(self):
        now = datetime.fromtimestamp(self.team.slack.clock.now(), ZoneInfo(self.zone))
        offset = now.utcoffset().total_seconds()
        return {"tz": self.zone, "tz_label": now.tzname(), "tz_offset": int(offset)}


@dataclass(eq=False)
class Channel:
    id: str
    name: str
    team: Any
    kind: str = "channel"
    members: list[Account] = field(default_factory=list)
    archived: bool = False
    posts: list["Message"] = field(default_factory=list)
    _by_ts: dict[str, "Message"] = field(default_factory=dict)
    _threads: dict[str, list["Message"]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    statuses: list[tuple[str, str]] = field(default_factory=list)
    prompts: list[dict[str, str]] = field(default_factory=list)

    @property
    def messages(self):
        """What everybody in it reads at top level, oldest first, as it is now."""
        return [one for one in self.posts if one.is_public and one.is_top]

    def find(self, ts):
        """The message of that `ts`, unless it was deleted or only one person sees it."""
        found = self._by_ts.get(ts)
        return found if found and found.is_public else None

    def thread(self, ts):
        return [one for one in self._threads.get(ts, []) if one.is_public]

    def add(self, message):
        self.posts.append(message)
        self._by_ts[message.ts] = message
        if message.thread_ts not in {None, message.ts}:
            self._threads.setdefault(message.thread_ts, []).append(message)

    def transcript(self, reader=None):
        """Everything a reader sees here, as a dialogue."""
        return rendering.transcript(self, reader)

    def data(self):
        return {
            "id": self.id,
            "name": self.name,
            "is_channel": self.kind == "channel",
            "is_group": self.kind == "group",
            "is_im": self.kind == "im",
            "is_mpim": self.kind == "mpim",
            "is_private": self.kind != "channel",
            "is_archived": self.archived,
            "is_member": self.team.bot in self.members,
            "num_members": len(self.members),
            "context_team_id": self.team.id,
        } | ({"user": self.human.id} if self.kind == "im" else {})

    @property
    def human(self):
        """In a conversation of two, the one that is no bot."""
        return next(one for one in self.members if one is not self.team.bot)


@dataclass(eq=False)
class Message:
    ts: str
    channel: Channel
    author: Account
    text: str = ""
    blocks: list[dict[str, Any]] = field(default_factory=list)
    thread_ts: str | None = None
    metadata: dict[str, Any] | None = None
    username: str | None = None
    icon: str | None = None
    subtype: str | None = None
    only_for: Account | None = None
    client_msg_id: str | None = None
    names_are_links: bool = False
    broadcast: bool = False
    unfurls: bool = True
    reactions: dict[str, list[Account]] = field(default_factory=dict)
    files: list["File"] = field(default_factory=list)
    edited: str | None = None
    pinned: bool = False
    deleted: bool = False

    @property
    def is_public(self):
        return not self.deleted and self.only_for is None

    @property
    def is_top(self):
        return self.thread_ts in {None, self.ts} or self.broadcast

    @property
    def replies(self):
        """The answers in its thread, oldest first."""
        return self.channel.thread(self.ts)

    @property
    def buttons(self):
        """The labels that can be pressed."""
        return [rendering.label(one) for one in rendering.controls(self.blocks)]

    @property
    def pings(self):
        """Whom it notifies: ids, and `here`, `channel`, `everyone`."""
        return rendering.pings(self)

    def seen_by(self, person):
        """What that person reads, dates in their own zone."""
        return rendering.message(self, person)

    def __str__(self):
        return rendering.message(self, None)

    def __repr__(self):
        return f"<{self.author.name} in {self.channel.name}: {self}>"

    def data(self, *, with_metadata=True):
        told = {"type": "message", "ts": self.ts, "text": self.text, "team": self.channel.team.id}
        optional = {
            "subtype": self._subtype,
            "blocks": self.blocks,
            "thread_ts": self.thread_ts,
            "client_msg_id": self.client_msg_id,
            "metadata": self.metadata if with_metadata else None,
            "edited": {"user": self.author.id, "ts": self.edited} if self.edited else None,
            "files": [one.data() for one in self.files],
            "reactions": self.reactions_data(),
            "username": self.username,
            "icons": {"emoji": self.icon} if self.icon else None,
        }
        told |= {name: value for name, value in optional.items() if value}
        return told | self._author_data() | self._thread_data()

    @property
    def _subtype(self):
        if self.subtype is None and self.username:
            return "bot_message"
        return self.subtype

    def _author_data(self):
        if not self.author.is_bot:
            return {"user": self.author.id}
        app = self.channel.team.slack.app
        told = {"bot_id": self.channel.team.bot_id, "app_id": app.id}
        return told if self.username else told | {"user": self.author.id}

    def _thread_data(self):
        replies = self.replies
        if not replies:
            return {}
        users = list(dict.fromkeys(one.author.id for one in replies))
        told = {"reply_count": len(replies), "reply_users": users, "latest_reply": replies[-1].ts}
        return told | {"thread_ts": self.ts}

    def reactions_data(self):
        return [
            {"name": name, "users": [one.id for one in who], "count": len(who)}
            for name, who in self.reactions.items()
            if who
        ]


@dataclass(eq=False)
class File:
    id: str
    team: Any
    name: str
    length: int
    owner: Account
    title: str = ""
    alt_text: str = ""
    content: bytes | None = None
    shared: bool = False

    @property
    def url(self):
        return f"{self.team.slack.url}/files-pri/{self.team.id}-{self.id}/{self.name}"

    def data(self):
        kind = self.name.rpartition(".")[2]
        return {
            "id": self.id,
            "name": self.name,
            "title": self.title or self.name,
            "size": self.length,
            "user": self.owner.id,
            "filetype": kind,
            "mimetype": {"ics": "text/calendar", "png": "image/png"}.get(kind, "text/plain"),
            "url_private": self.url,
            "url_private_download": f"{self.url}?download=1",
            "alt_txt": self.alt_text,
            "mode": "hosted",
        }


@dataclass(eq=False)
class View:
    id: str
    owner: Account
    definition: dict[str, Any]
    hash: str
    root_id: str
    previous_id: str | None = None
    values: dict[str, dict[str, Any]] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)

    @property
    def blocks(self):
        return self.definition["blocks"]

    @property
    def title(self):
        return self.definition.get("title", {}).get("text", "")

    @property
    def buttons(self):
        return [rendering.label(one) for one in rendering.controls(self.blocks)]

    def __str__(self):
        return rendering.view(self)

    def data(self):
        team = self.owner.team
        return {
            "private_metadata": "",
            "callback_id": "",
            "external_id": "",
            "clear_on_close": False,
            "notify_on_close": False,
            **self.definition,
            "id": self.id,
            "team_id": team.id,
            "app_id": team.slack.app.id,
            "bot_id": team.bot_id,
            "hash": self.hash,
            "root_view_id": self.root_id,
            "previous_view_id": self.previous_id,
            "app_installed_team_id": team.id,
            "state": {"values": self.values},
        }
