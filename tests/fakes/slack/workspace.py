"""A workspace: who and what is in it, and what can happen there, with the events that follow."""

import itertools
import secrets
from urllib.parse import parse_qs, urlencode, urlsplit

from tests.fakes.slack import rendering
from tests.fakes.slack.actors import Person
from tests.fakes.slack.app import NotPossible
from tests.fakes.slack.record import Delivery
from tests.fakes.slack.records import KINDS, Account, Channel, Message


class Workspace:
    """Made by `slack.workspace(...)`; what happens in it is told to the app."""

    def __init__(self, slack, name):
        self.slack = slack
        self.name = name
        self.id = slack.ids.new("T")
        self.domain = name.lower().replace(" ", "-")
        self.bot_id = slack.ids.new("B")
        self.accounts = {}
        self.people = {}
        self.channels = {}
        self.groups = {}
        self.files = {}
        self.modals = {}
        self.homes = {}
        self.emoji = set()
        self.scopes = frozenset()
        self.token = None
        self.lost_tokens = set()
        self.bot = self._account(slack.app.name.lower(), real_name=slack.app.name, is_bot=True)
        self.bot.zone = "America/Los_Angeles"  # as Slack says of bots

    # Who and what is here

    def person(self, name, **traits):
        """Somebody joins the workspace; traits are `zone`, `real_name`, `is_guest` …"""
        account = self._account(name, **{"real_name": name.capitalize(), **traits})
        self.people[name] = Person(account)
        return self.people[name]

    def profile_fields(self):
        """What this workspace calls the fields of profiles that it has added, by their ids."""
        told = (label for each in self.people.values() for label in each.account.profile)
        added = sorted({label for label in told if label not in ("title", "start_date")})
        return {f"Xf{place}": label for place, label in enumerate(added, 1)}

    def add_channel(self, name, members, *, private=False, with_bot=True):
        kind = "group" if private else "channel"
        accounts = [self.people[one].account for one in members]
        channel = Channel(self.slack.ids.new("C"), name, self, kind, accounts)
        channel.members += [self.bot] if with_bot else []
        return self._keep(channel)

    def group(self, handle, members):
        """A user group, `@handle`."""
        ids = [self.people[one].id for one in members]
        self.groups[self.slack.ids.new("S")] = {"handle": handle, "users": ids}

    def user(self, name):
        if name not in self.people:
            raise NotPossible(f"nobody here is called {name!r}; there are {sorted(self.people)}")
        return self.people[name]

    def channel(self, name):
        """By its name or id, also as `#name`."""
        plain = name.removeprefix("#")
        named = {one.name: one for one in self.channels.values() if one.kind in _NAMED}
        found = (self.channels | named).get(plain)
        if found is None:
            raise NotPossible(f"there is no channel {name!r}; there are {sorted(named)}")
        return found

    def dm(self, account):
        """The conversation of somebody with the bot, opened if need be."""
        both = {account, self.bot}
        found = (one for one in self.channels.values() if one.kind == "im")
        open_one = next((one for one in found if set(one.members) == both), None)
        name = f"dm-{account.name}"
        return open_one or self._keep(
            Channel(self.slack.ids.new("D"), name, self, "im", [account, self.bot])
        )

    def gathering(self, accounts):
        """The conversation of several people with the bot."""
        members = [*dict.fromkeys(accounts), self.bot]
        same = (one for one in self.channels.values() if set(one.members) == set(members))
        found = next((one for one in same if one.kind == "mpim"), None)
        name = "mpdm-" + "--".join(one.name for one in members)
        return found or self._keep(Channel(self.slack.ids.new("G"), name, self, "mpim", members))

    def name_of(self, id_):
        """What people call an account, a channel or a group; the id itself of anything unknown."""
        if id_ in self.accounts:
            return self.accounts[id_].real_name
        if id_ in self.channels:
            return self.channels[id_].name
        return self.groups[id_]["handle"] if id_ in self.groups else id_

    def _account(self, name, **traits):
        account = Account(self.slack.ids.new("U"), name, self, **traits)
        return self.accounts.setdefault(account.id, account)

    def _keep(self, channel):
        return self.channels.setdefault(channel.id, channel)

    # The app in it

    def install(self, scopes=None):
        """Install the app; its bot token, which is new each time."""
        self.scopes = frozenset(self.slack.app.scopes if scopes is None else scopes)
        self.token = f"xoxb-{self.id}-{self.slack.ids.new('K')}"
        return self.token

    def removes_app(self):
        """Somebody uninstalls the app: its token is void, and it hears of that."""
        self.tell({"type": "tokens_revoked", "tokens": {"oauth": [], "bot": [self.bot.id]}})
        self.tell({"type": "app_uninstalled"})
        self.lost_tokens.add(self.token)
        self.token = None

    def approve(self, authorize_url, by=None, *, for_all=False):
        """Somebody allows the app to be installed: the address their browser is sent back to.

        `for_all`: in the whole organisation that the workspace belongs to.
        """
        asked, address = self._asked(authorize_url)
        code = secrets.token_hex(8)
        account = self.people[by].account if by else next(iter(self.people.values())).account
        agreed = {"team": self, "scopes": asked["scope"].split(","), "by": account.id}
        wanted = asked.get("redirect_uri")
        self.slack.app.codes[code] = agreed | {"redirect_uri": wanted, "for_all": for_all}
        return f"{address}?{urlencode({'code': code, 'state': asked.get('state', '')})}"

    def decline(self, authorize_url):
        """Somebody says no: the address their browser is sent back to."""
        asked, address = self._asked(authorize_url)
        return f"{address}?{urlencode({'error': 'access_denied', 'state': asked.get('state', '')})}"

    def _asked(self, authorize_url):
        """What an app asks for, and the address it wants people back at."""
        asked = {name: value[0] for name, value in parse_qs(urlsplit(authorize_url).query).items()}
        if asked["client_id"] != self.slack.app.client_id:
            raise AssertionError(f"no app has the client_id {asked['client_id']!r}")
        known = self.slack.app.redirect_url
        address = asked.get("redirect_uri", known)
        if known and address != known:
            raise AssertionError(f"redirect_uri did not match any configured URIs: {address!r}")
        return asked, address

    # What happens

    def post(self, channel, author, text="", **more):
        """A message appears; returns it."""
        message = Message(self.slack.clock.stamp(), channel, author, text, **more)
        self.fill_in_ids(message.blocks)
        if message.only_for:
            message.only_for.ephemerals.append(message)
        channel.add(message)
        self.slack.changed()
        if message.only_for is None:
            self._tell_message(message, message.data())
        return message

    def change(self, message, **fields):
        """A message is edited; what is not named stays."""
        before = message.data()
        for name, value in fields.items():
            setattr(message, name, value)
        self.fill_in_ids(message.blocks)
        message.edited = self.slack.clock.stamp()
        self.slack.changed()
        changed = {"message": message.data(), "previous_message": before, "hidden": True}
        if message.only_for is None:
            self._tell_message(message, {"subtype": "message_changed", **changed})

    def remove(self, message):
        """A message is deleted."""
        message.deleted = True
        self.slack.changed()
        gone = {"deleted_ts": message.ts, "previous_message": message.data(), "hidden": True}
        if message.only_for is None:
            self._tell_message(message, {"subtype": "message_deleted", **gone})

    def react(self, account, message, name):
        """Somebody puts an emoji to a message; whether that was new."""
        who = message.reactions.setdefault(name, [])
        if account in who:
            return False
        who.append(account)
        self._tell_reaction("reaction_added", account, message, name)
        return True

    def unreact(self, account, message, name):
        """Somebody takes an emoji back; whether it was there."""
        who = message.reactions.get(name, [])
        if account not in who:
            return False
        who.remove(account)
        self._tell_reaction("reaction_removed", account, message, name)
        return True

    def join(self, account, channel):
        if account not in channel.members:
            channel.members.append(account)
            self._tell_membership("member_joined_channel", account, channel)

    def leave(self, account, channel):
        channel.members.remove(account)
        self._tell_membership("member_left_channel", account, channel)

    def fill_in_ids(self, blocks):
        """Slack gives a name to every block and control that has none."""
        for block in blocks:
            block["block_id"] = block.get("block_id") or self.slack.ids.new("b")
            inside = [block.get("accessory"), block.get("element"), *block.get("elements", [])]
            for one in filter(None, inside):
                if one["type"] not in rendering.NOT_CONTROLS:
                    one["action_id"] = one.get("action_id") or self.slack.ids.new("a")

    # What the app hears

    def tell(self, event, channel=None):
        """An event happens; the app hears of it if it may. Returns its delivery, or None."""
        name = event["type"] + (f".{KINDS[channel.kind]}" if event["type"] == "message" else "")
        allowed = self.token and self.slack.app.hears(name, self.scopes)
        if not allowed or (channel and self.bot not in channel.members):
            return None
        return self.slack.send(Delivery("events_api", self._wrapped(event)))

    def _wrapped(self, event):
        return {
            "token": self.slack.app.verification_token,
            "team_id": self.id,
            "api_app_id": self.slack.app.id,
            "event": {"event_ts": self.slack.clock.stamp(), **event},
            "type": "event_callback",
            "event_id": self.slack.ids.new("Ev"),
            "event_time": int(self.slack.clock.now()),
            "authorizations": [
                {
                    "enterprise_id": None,
                    "team_id": self.id,
                    "user_id": self.bot.id,
                    "is_bot": True,
                    "is_enterprise_install": False,
                }
            ],
            "is_ext_shared_channel": False,
            "event_context": f"4-{self.id}",
        }

    def _tell_message(self, message, data):
        channel = message.channel
        place = {"channel": channel.id, "channel_type": channel.kind, "type": "message"}
        stamp = {"ts": self.slack.clock.stamp()} if "subtype" in data and "hidden" in data else {}
        event = {**data, **place, **stamp}
        event["event_ts"] = event["ts"]
        self.tell(event, channel)
        called = f"<@{self.bot.id}" in message.text and not message.author.is_bot
        if called and channel.kind != "im" and not event.get("hidden"):
            mention = {name: value for name, value in event.items() if name != "channel_type"}
            self.tell({**mention, "type": "app_mention"}, channel)

    def _tell_reaction(self, kind, account, message, name):
        self.slack.changed()
        item = {"type": "message", "channel": message.channel.id, "ts": message.ts}
        event = {"type": kind, "user": account.id, "reaction": name, "item": item}
        self.tell({**event, "item_user": message.author.id}, message.channel)

    def _tell_membership(self, kind, account, channel):
        self.slack.changed()
        event = {"type": kind, "user": account.id, "channel": channel.id, "team": self.id}
        self.tell({**event, "channel_type": "C" if channel.kind == "channel" else "G"}, channel)

    @property
    def posts(self):
        """Every message there is, whoever may see it."""
        return list(itertools.chain.from_iterable(one.posts for one in self.channels.values()))


_NAMED = {"channel", "group"}
