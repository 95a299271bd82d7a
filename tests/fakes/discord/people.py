"""People who write, press, react and fill in; and what an app answers them."""

from tests.fakes.discord.limits import check_message, check_modal
from tests.fakes.discord.records import (
    DM,
    EPHEMERAL,
    THREAD,
    Channel,
    Message,
    Refused,
    flat,
    numbered,
)
from tests.fakes.discord.scheduled import interest


class NotPossible(AssertionError):  # noqa: N818 - it is the test that errs
    """What somebody could not do in Discord: it is not on their screen."""


class Person:
    """Somebody; what they alone see is in `ephemerals`, a dialog that is open is their `modal`."""

    def __init__(self, server, name, *, real_name="", locale="en-US", is_bot=False, takes_dms=True):
        self.server, self.name, self.real_name = server, name, real_name or name.title()
        self.locale, self.is_bot, self.takes_dms = locale, is_bot, takes_dms
        self.id = server.ids.new()
        self.ephemerals = []
        self.modal = None
        self.hook = None
        """The webhook that speaks as them; None of everybody but personas."""
        self.avatar = None
        """Where the picture is that they speak with."""
        self.last = None
        self._dm = None

    def json(self):
        made = {
            "id": self.id,
            "username": self.name,
            "global_name": self.real_name,
            "discriminator": "0",
            "avatar": None,
        }
        return made | ({"bot": True} if self.is_bot else {})

    @property
    def dm(self):
        """The conversation with the bot."""
        if self._dm is None:
            self._dm = Channel(self.server.ids.new(), DM, recipient=self)
            self.server.channels[self._dm.id] = self._dm
        return self._dm

    @property
    def told(self):
        """All that the bot has told them alone, oldest first."""
        own = [each for each in self.dm.messages if each.author is self.server.bot]
        return sorted([*own, *self.ephemerals], key=lambda each: int(each.id))

    def said(self):
        return "\n".join(each.text for each in self.told)

    # What they do

    async def writes(self, text, in_=None, *, under=None, ping=True, files=(), heard=True):
        """Write a message, `under` another in reply; people are called by “@name”.

        One that is not `heard` stands there, and nobody is told of it.
        """
        where = under.channel if under else self.server.place(in_, self)
        words, called = self.server.calls(text, where)
        if under is not None and ping and under.author not in called:
            called.append(under.author)
        made = Message(
            self.server,
            where,
            self,
            content=words,
            mentions=called,
            reference=under.id if under else None,
            files=[(name, content) for name, content in files],
        )
        where.messages.append(made)
        if heard:
            await self.server.tell("MESSAGE_CREATE", made)
        return made

    async def edits(self, message, text):
        message.content, called = self.server.calls(text, message.channel)
        message.mentions = list(dict.fromkeys([*message.mentions, *called]))
        message.edited = self.server.clock.now()
        await self.server.tell("MESSAGE_UPDATE", message)

    async def deletes(self, message):
        """Delete a message, as who moderates may."""
        message.channel.messages.remove(message)
        told = {"id": message.id, "channel_id": message.channel.id}
        await self.server.line.carry(
            "MESSAGE_DELETE", told | {"guild_id": message.channel.guild.id}
        )

    async def deletes_all(self, *messages):
        """Delete messages of a channel at once, as a bot that moderates does."""
        channel = messages[0].channel
        for each in messages:
            channel.messages.remove(each)
        told = {"ids": [x.id for x in messages], "channel_id": channel.id}
        await self.server.line.carry("MESSAGE_DELETE_BULK", told | {"guild_id": channel.guild.id})

    async def posts(self, forum, name, text=""):
        """Begin a post of a forum, with a message of the same id in it; returns the post."""
        where = self.server.channel(forum)
        made = Channel(self.server.ids.new(), THREAD, name, where.guild, parent=where)
        self.server.channels[made.id] = made
        await self.server.line.carry("THREAD_CREATE", made.json())
        if text:
            await self.writes(text, made)
        return made

    async def begins_thread(self, message, name="Thread"):
        """Begin a thread at a message: it is called as the message is."""
        channel = message.channel
        made = Channel(message.id, THREAD, name, channel.guild, parent=channel)
        self.server.channels[made.id] = made
        await self.server.line.carry("THREAD_CREATE", made.json())
        return made

    async def reacts(self, message, emoji):
        message.reactions.setdefault(emoji, []).append(self.id)
        await self.server.tell_reaction("ADD", message, emoji, self)

    async def unreacts(self, message, emoji):
        message.reactions[emoji].remove(self.id)
        await self.server.tell_reaction("REMOVE", message, emoji, self)

    async def is_interested(self, event, *, any_more=True):
        await interest(self.server, self, event, is_gone=not any_more)

    async def command(self, verb, words="", in_=None):
        """Write `/convene verb words`."""
        where = self.server.place(in_, self)
        said = self.server.calls(words, where)[0]
        options = [{"name": "words", "type": 3, "value": said}] if words else []
        data = {
            "id": "1",
            "name": "convene",
            "type": 1,
            "options": [{"name": verb, "type": 1, "options": options}],
        }
        return await self._does(2, where, data)

    async def about(self, message):
        """Choose the app's command in the menu of a message."""
        data = {
            "id": "2",
            "name": "Find a time for this",
            "type": 3,
            "target_id": message.id,
            "resolved": {"messages": {message.id: message.json()}},
        }
        return await self._does(2, message.channel, data)

    async def types(self, verb, words, in_=None):
        """Have written so much of a command; returns what is offered."""
        option = {"name": "words", "type": 3, "value": words, "focused": True}
        data = {
            "id": "1",
            "name": "convene",
            "type": 1,
            "options": [{"name": verb, "type": 1, "options": [option]}],
        }
        made = await self._does(4, self.server.place(in_, self), data)
        await self.server.until(lambda: made.choices is not None)
        return made.choices

    async def clicks(self, label, in_=None):
        """Press a button: on a message, or the latest that they see."""
        message = in_ or self.sees(label)
        found = [each for each in message.controls if each.get("label") == label]
        if not found:
            raise NotPossible(f"no {label!r} on {message!r}")
        data = {"custom_id": found[0]["custom_id"], "component_type": 2, "id": found[0]["id"]}
        return await self._does(3, message.channel, data, message)

    async def chooses(self, label, in_):
        """Choose from a list on a message."""
        for each in in_.controls:
            for one in each.get("options", ()):
                if one["label"] == label:
                    data = {
                        "custom_id": each["custom_id"],
                        "component_type": 3,
                        "values": [one["value"]],
                    }
                    return await self._does(3, in_.channel, data, in_)
        raise NotPossible(f"no {label!r} on {in_!r}")

    async def presses(self, custom_id, in_):
        """Press what is not on their screen any more."""
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        return await self._does(3, in_.channel, data, in_)

    async def submits(self, values=(), *, more=False, files=()):
        """Send off the dialog that is open, with these values by the labels of their fields."""
        modal, self.modal = self.modal, None
        if modal is None:
            raise NotPossible("no dialog is open")
        filled = [_filled(each, dict(values), more) for each in modal.data["components"]]
        unknown = set(dict(values)) - {each.get("label") for each in modal.data["components"]}
        if unknown:
            raise NotPossible(f"the dialog does not ask for {unknown}")
        data = {"custom_id": modal.data["custom_id"], "components": filled}
        if files:
            made = Message(self.server, modal.channel, self, files=files).json()["attachments"]
            data["resolved"] = {"attachments": {each["id"]: each for each in made}}
        return await self._does(5, modal.channel, data, modal.message)

    def sees(self, label):
        """The latest message on their screen that has this button."""
        public = [m for x in self.server.channels.values() if x.guild for m in x.messages]
        seen = [*public, *self.dm.messages, *self.ephemerals]
        found = [each for each in seen if label in each.buttons]
        if not found:
            raise NotPossible(f"{self.name} sees no {label!r}")
        return max(found, key=lambda each: int(each.id))

    async def _does(self, type_, channel, data, message=None):
        made = Interaction(self.server, self, type_, channel, data, message)
        self.last = self.server.interactions[made.token] = made
        self.server.happened.append(made)
        await self.server.line.carry("INTERACTION_CREATE", made.json())
        return made


def _filled(component, values, more):  # noqa: C901  # one case for each kind
    """A field of a dialog as it is sent off."""
    if component["type"] != 18:
        return {"type": component["type"], "id": 1}
    field, label = component["component"], component["label"]
    sent = {"type": field["type"], "custom_id": field["custom_id"], "id": 1}
    match field["type"]:
        case 4:
            value = values.get(label, field.get("value", ""))
            if field.get("required", True) and not value:
                raise NotPossible(f"{label!r} is required")
            sent["value"] = value
        case 3:
            chosen = [x["value"] for x in field["options"] if x.get("default")]
            if label in values:
                chosen = [x["value"] for x in field["options"] if x["label"] == values[label]]
                if not chosen:
                    raise NotPossible(f"{values[label]!r} cannot be chosen of {label!r}")
            sent["values"] = chosen
        case 5:
            first = [each["id"] for each in field.get("default_values", ())]
            sent["values"] = [each.id for each in values[label]] if label in values else first
        case 19:
            sent["values"] = []
        case 23:
            sent["value"] = more
    return {"type": 18, "id": 1, "component": sent}


class Modal:
    """A dialog on somebody's screen."""

    def __init__(self, data, channel, message):
        self.data, self.channel, self.message = data, channel, message

    @property
    def title(self):
        return self.data["title"]

    @property
    def labels(self):
        return [each["label"] for each in self.data["components"] if each["type"] == 18]

    @property
    def values(self):
        fields = {x["label"]: x["component"] for x in self.data["components"] if x["type"] == 18}
        return {label: each.get("value") for label, each in fields.items()}

    @property
    def hints(self):
        """What stands beside each field."""
        labelled = (x for x in self.data["components"] if x["type"] == 18)
        return {each["label"]: each.get("description") or "" for each in labelled}

    @property
    def text(self):
        return "\n".join(x["content"] for x in flat(self.data["components"]) if x["type"] == 10)


class Interaction:
    """Something that somebody did with the app, and how it was answered.

    `kind` is the type of the first answer, None where there is none yet.
    """

    def __init__(self, server, person, type_, channel, data, message):
        self.server, self.person, self.type = server, person, type_
        self.channel, self.data, self.message = channel, data, message
        self.id, self.token = server.ids.new(), f"token-{server.ids.new()}"
        self.at = server.clock.now()
        self.kind = None
        self.flags = 0
        self.latency = None
        self.choices = None
        self.original = None

    def __repr__(self):
        return f"<{self.person.name} did {self.type} {self.data.get('custom_id', '')}: {self.kind}>"

    def json(self):
        guild = self.channel.guild
        may = str(guild.permissions if guild and self.channel.bot_may is None else self._may())
        made = {
            "id": self.id,
            "application_id": self.server.app,
            "type": self.type,
            "token": self.token,
            "version": 1,
            "channel_id": self.channel.id,
            "channel": self.channel.json(),
            "data": self.data,
            "locale": self.person.locale,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(guild),
            "attachment_size_limit": 10_485_760,
            "app_permissions": may,
            "context": 0 if guild else 1 if self.channel.type == DM else 2,
        }
        if guild:
            made |= {"guild_id": guild.id, "guild_locale": "en-US"}
            made["member"] = guild.member(self.person) | {
                "permissions": str(guild.may(self.person))
            }
        else:
            made["user"] = self.person.json()
        return made | ({"message": self.message.json()} if self.message else {})

    def _owners(self, guild):
        """By whom the app was put there: the server, or who does it."""
        has_bot = guild is None or guild.id in self.server.guilds
        return {"0": guild.id if guild else "0"} if has_bot else {"1": self.person.id}

    def _may(self):
        return self.channel.bot_may or 0

    async def answer(self, body, files):  # noqa: C901  # one case for each kind
        """Take the first answer."""
        if self.kind is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if self.server.clock.now() - self.at > 3:
            raise Refused(404, 10062, "Unknown interaction")
        kind, data = body["type"], body.get("data") or {}
        self.latency = self.server.clock.now() - self.at
        match kind:
            case 4:
                check_message(data, files)
                self.kind = kind
                self.original = self.say(data, files)
            case 5:
                self.flags = data.get("flags", 0)
            case 6 | 7 if self.message is None:
                raise Refused(400, 50035, "there is no message")
            case 6:
                self.original = self.message
            case 7:
                check_message(data, [*self.message.files, *files])
                self.message.components = numbered(data["components"])
                self.original = self.message
            case 8:
                self.choices = data["choices"]
            case 9:
                if self.type == 5:
                    raise Refused(400, 50035, "a dialog cannot follow another")
                check_modal(data)
                self.person.modal = Modal(data, self.channel, self.message)
        self.kind = kind

    def say(self, body, files):
        """Show what the app says: to all, or to who did this alone."""
        is_for_one = bool(body.get("flags", 0) & EPHEMERAL)
        made = Message(
            self.server,
            self.channel,
            self.server.bot,
            content=body.get("content"),
            components=body.get("components"),
            flags=body.get("flags"),
            files=files,
            only_for=self.person if is_for_one else None,
        )
        (self.person.ephemerals if is_for_one else self.channel.messages).append(made)
        return made
