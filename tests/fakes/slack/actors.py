"""People of a workspace, and all that they can do in Slack's window: no more, and no less."""

import re
from functools import partial

from tests.fakes.slack import inputs, interactions, rendering
from tests.fakes.slack.app import NotPossible
from tests.fakes.slack.content import checked_view
from tests.fakes.slack.emoji import is_known
from tests.fakes.slack.records import Channel, File, View
from tests.fakes.slack.refusal import Refused
from tests.fakes.slack.screens import Screens

NO_ANSWER = "The app did not answer in time."
_TYPED = re.compile(r"<[@#!][^>]*>|[&<>]|[@#][\w-]+(?:\.[\w-]+)*")
_ESCAPED = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


class Person:
    """`slack.user("lena")`: acts as a person acts, and sees what a person sees.

    What they write may hold `@names`, `@groups` and `#channels`, which become mentions.
    """

    def __init__(self, account):
        self.account = account

    def __repr__(self):
        return f"<{self.account.name}>"

    # What they see

    @property
    def id(self):
        return self.account.id

    @property
    def name(self):
        return self.account.name

    @property
    def zone(self):
        return self.account.zone

    @property
    def modal(self):
        """The modal on top of their screen, or None."""
        stack = self._team.modals.get(self.id)
        return stack[-1] if stack else None

    @property
    def home(self):
        """The app's home tab as they have it, or None."""
        return self._team.homes.get(self.id)

    @property
    def dm(self):
        """Their conversation with the bot."""
        return self._team.dm(self.account)

    @property
    def ephemerals(self):
        """What only they were shown, wherever, oldest first."""
        return [one for one in self.account.ephemerals if not one.deleted]

    @property
    def notices(self):
        """What Slack itself told them, such as that the app did not answer."""
        return self.account.notices

    def sees(self, channel):
        """Everything they read in a channel, as a dialogue, in their own zone."""
        return self._channel(channel).transcript(self.account)

    # What they say

    async def slash(self, command, text="", channel=None):
        """Type a slash command; returns its delivery once it was answered or given up."""
        self._app.require("command", command)
        place = self._inside(channel)
        typed = self._typed(text, with_names=True)
        delivery = interactions.command(self.account, command, typed, place)
        delivery.then = partial(self._read_answer, place)
        return await self._sent(delivery)

    async def writes(self, text, in_=None, thread=None, **more):
        """Write a message, by default to the bot; returns the message."""
        place = thread.channel if thread else self._inside(in_)
        if place.kind == "im" and not self._app.messages_tab:
            raise NotPossible("this app takes no messages")
        more |= {"thread_ts": thread.thread_ts or thread.ts} if thread else {}
        said = {"text": self._typed(text), "client_msg_id": self._slack.ids.new("m")}
        return self._team.post(place, self._active, **said, **more)

    async def dm_with_bot(self):
        """Open the conversation with the bot; returns it."""
        return await self._opens("messages")

    async def opens_home(self):
        """Open the app's home tab; returns their conversation with the bot."""
        return await self._opens("home")

    async def edits(self, message, text):
        self._own(message)
        self._team.change(message, text=self._typed(text))

    async def deletes(self, message):
        self._own(message)
        self._team.remove(message)

    async def uploads(self, filename, content, in_=None, text="", thread=None):
        """Drop a file, by default into the conversation with the bot; returns the message."""
        files = [self.file(filename, content)]
        return await self.writes(text, in_, thread, files=files, subtype="file_share")

    def file(self, filename, content):
        """A file of theirs, also to be put into a file input."""
        id_ = self._slack.ids.new("F")
        file = File(id_, self._team, filename, len(content), self.account, content=content)
        self._team.files[id_] = file
        return file

    # What they do

    async def clicks(self, control, in_=None):
        """Press a button, named by its label or action_id, in a message or view."""
        return await self.chooses(control, None, in_)

    async def chooses(self, control, value, in_=None):
        """Choose a value (or several) in a control of a message or view.

        Without `in_`, in the last message of their conversation with the bot that has it.
        """
        place = in_ or self._last_with(control)
        found = self._control(place, control)
        value = found.get("value") if value is None else value
        put = inputs.put(found, value, self._team)
        if isinstance(place, View):
            self._put(place, found, put)
        return await self._sent(interactions.action(self.account, place, found, put))

    async def fills(self, view, values):
        """Fill in a modal without sending it off; names are labels, block_ids or action_ids."""
        for name, value in values.items():
            found = self._control(view, name)
            self._put(view, found, inputs.put(found, value, self._team))

    async def submits(self, view, values=None):
        """Fill in a modal and send it off; what the app found wrong is in `view.errors`."""
        if self.modal is not view:
            raise NotPossible(f"{view.title!r} is not on {self.name}'s screen")
        await self.fills(view, values or {})
        view.values = inputs.state(view.blocks, view.values, self._team)
        self._check_filled(view)
        delivery = interactions.submission(view)
        delivery.then = partial(self._follow, view)
        return await self._sent(delivery)

    async def closes(self, view):
        """Close a modal, with the one button or the other."""
        Screens(self._slack).close(view)
        if view.definition.get("notify_on_close"):
            await self._sent(interactions.closing(view, is_cleared=False))

    async def shortcut(self, callback_id):
        self._app.require("shortcut", callback_id)
        return await self._sent(interactions.shortcut(self.account, callback_id))

    async def message_shortcut(self, callback_id, message):
        self._app.require("shortcut", callback_id)
        told = interactions.message_shortcut(self.account, callback_id, message)
        return await self._sent(told)

    async def reacts(self, message, emoji):
        if not is_known(emoji, self._team.emoji):
            raise NotPossible(f"there is no emoji :{emoji}:")
        self._team.react(self._active, message, emoji)

    async def unreacts(self, message, emoji):
        self._team.unreact(self._active, message, emoji)

    async def stops(self, thread):
        """Press the stop button of an agent's session in a thread."""
        place = {"channel": thread.channel.id, "thread_ts": thread.thread_ts or thread.ts}
        event = {"type": "agent_session_stopped", "user": self.id, "streaming_message_ts": []}
        self._team.tell(event | place, thread.channel)

    async def joins(self, channel):
        self._team.join(self._active, self._channel(channel))

    async def leaves(self, channel):
        self._team.leave(self._active, self._channel(channel))

    async def invites_bot(self, channel):
        self._team.join(self._team.bot, self._inside(channel))

    async def removes_bot(self, channel):
        self._team.leave(self._team.bot, self._inside(channel))

    async def moves(self, zone):
        """Live in another zone from now on; None hides it."""
        self.account.zone = zone
        self._team.tell({"type": "user_change", "user": self.account.data()})

    async def is_deactivated(self):
        self.account.deleted = True
        self._team.tell({"type": "user_change", "user": self.account.data()})

    # How

    @property
    def _team(self):
        return self.account.team

    @property
    def _slack(self):
        return self.account.team.slack

    @property
    def _app(self):
        return self._slack.app

    @property
    def _active(self):
        if self.account.deleted:
            raise NotPossible(f"{self.name} is deactivated")
        return self.account

    def _channel(self, channel):
        if channel is None:
            return self.dm
        return channel if isinstance(channel, Channel) else self._team.channel(channel)

    def _inside(self, channel):
        found = self._channel(channel)
        if self._active not in found.members:
            raise NotPossible(f"{self.name} is not in {found.name}")
        return found

    def _own(self, message):
        if message.author is not self._active:
            raise NotPossible(f"that message is not {self.name}'s")

    async def _opens(self, tab):
        event = {"type": "app_home_opened", "user": self._active.id, "channel": self.dm.id}
        view = {"view": self.home.data()} if self.home and tab == "home" else {}
        self._team.tell(event | {"tab": tab} | view)
        return self.dm

    async def _sent(self, delivery):
        if self._active and self._team.token is None:
            raise NotPossible("the app is not installed here any more")
        self._slack.send(delivery)
        await delivery.finished.wait()
        if not delivery.acked:
            self.account.notices.append(NO_ANSWER)
        return delivery

    def _typed(self, text, *, with_names=False):
        return _TYPED.sub(lambda found: self._marked(found[0], with_names), text)

    def _marked(self, word, with_names):
        if word in _ESCAPED:
            return _ESCAPED[word]
        if word[0] == "<":
            return word
        for name, code in self._names().items():
            if name == word.lower():
                return f"<{code}|{word[1:]}>" if with_names or word[0] == "#" else f"<{code}>"
        return word

    def _names(self):
        team = self._team
        people = {f"@{one.name}": f"@{one.id}" for one in team.accounts.values()}
        groups = {f"@{one['handle']}": f"!subteam^{id_}" for id_, one in team.groups.items()}
        places = {f"#{one.name}": f"#{one.id}" for one in team.channels.values()}
        return people | groups | places

    def _last_with(self, control):
        every = [one for one in self.dm.posts if not one.deleted]
        every += self.ephemerals
        for post in sorted(every, key=lambda one: one.ts, reverse=True):
            if _matching(post.blocks, control):
                return post
        raise NotPossible(f"nothing in {self.name}'s conversation with the bot has [{control}]")

    def _control(self, place, name):
        found = [one for one in _matching(place.blocks, name) if self._may_see(one)]
        if len(found) == 1:
            return found[0]
        having = [rendering.label(one) for one in rendering.controls(place.blocks)]
        raise NotPossible(f"{len(found)} controls are called {name!r}; there are {having}")

    def _may_see(self, control):
        only = control.get("visible_to_user_ids")
        return only is None or self.id in only

    def _put(self, view, control, put):
        view.values.setdefault(control["block_id"], {})[control["action_id"]] = put

    def _check_filled(self, view):
        for block in view.blocks:
            required = block["type"] == "input" and not block.get("optional")
            if required and all(map(inputs.is_empty, view.values[block["block_id"]].values())):
                raise NotPossible(f"{block['label']['text']!r} must be filled in")

    def _read_answer(self, place, answer):
        if answer and (answer.get("text") or answer.get("blocks")):
            error = self._slack.response_urls.answer(self.account, place, answer)
            self._slack.complaints += [f"the command's answer: {error}"] if error else []

    def _follow(self, view, answer):
        answer = answer or {}
        screens, action = Screens(self._slack), answer.get("response_action")
        view.errors = answer.get("errors", {}) if action == "errors" else {}
        if unknown := set(view.errors) - {one["block_id"] for one in view.blocks}:
            self._slack.complaints.append(f"errors name blocks that are not there: {unknown}")
        try:
            if action == "update":
                screens.change(view, checked_view(answer["view"]))
            elif action == "push":
                screens.push(self.account, checked_view(answer["view"]))
            elif action != "errors":
                screens.close(view, all_of_them=action == "clear")
        except Refused as refused:
            self._slack.complaints.append(f"the view that was answered: {refused.messages}")
            self.account.notices.append(NO_ANSWER)


def _matching(blocks, name):
    """Controls of that label or action_id, or in a block of that label or block_id."""
    labels = {one["block_id"]: one["label"]["text"] for one in blocks if "label" in one}
    return [
        one
        for one in rendering.controls(blocks)
        if name in {one["action_id"], one["block_id"], labels.get(one["block_id"])}
        or name == rendering.label(one)
    ]
