"""What people do in the browser, as commands.

Everything carries the event's own id. Words are shown before they are handed in, so that what
answers them stands below; both know a repeat, so that trying again loses nothing and doubles
nothing. What cannot be used is answered with one sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.exchange import (
    CALLED,
    CHANNEL,
    SandboxExchange,
    WriteInvite,
    Written,
    filled_for,
    pressed_in,
    with_session,
)
from adapters.sandbox.gateway import Event, HttpRefusedError, SandboxGateway, settled
from adapters.sandbox.places import TEAM
from adapters.sandbox.records import BOT, CHANNELS, Body, Draft, File, Message, dm_of, id_of
from adapters.sandbox.render import Dialog
from adapters.sandbox.voting import LetterVotes, WorkspaceReactions
from orchestration.conversation import chosen, messages
from orchestration.conversation.calendars import Read, take_calendars
from orchestration.conversation.inbound import Message as AnyMessage
from orchestration.conversation.inbound import Via
from orchestration.conversation.orders import ADD_TO
from orchestration.conversation.reaction_votes import ReactionVotes
from orchestration.conversation.user_actions import NO_SESSION, Known, SentForm, UserActions
from orchestration.interaction.form import Form, RefusedError, clean
from orchestration.interaction.introduction import UNKNOWN_COMMAND
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.user_action import Reply, TextFile, say

_LONGEST_EMOJI: Final = 16
_LONGEST_NAME: Final = 100
_NO_MESSAGE: Final = "That message is not there."
_COMMANDS: Final = ("/convene", "/help")


class Inbound:
    """Takes in what people say, press, fill in and drop; one thing at a time, in order."""

    def __init__(self, gateway: SandboxGateway, write_invite: WriteInvite) -> None:
        self._gateway = gateway
        self._write_invite = write_invite
        self.workspace = gateway.workspace
        votes = ReactionVotes(gateway.access, WorkspaceReactions(gateway), gateway.memory)
        self._letters = LetterVotes(gateway, votes)
        self._actions = UserActions(gateway.access, votes)
        self._turn = asyncio.Lock()

    async def say(
        self, event: Event, conversation: str, thread: str | None, text: object
    ) -> Dialog | None:
        """Take a message, or a command that begins with a slash; return a dialog to be filled."""
        words = clean(text)
        if not words:
            raise RefusedError("There is nothing in that message.")
        self._check_conversation(event.who, conversation)
        async with self._turn:
            if words.startswith("/"):
                return await self._slash(event, conversation, words)
            top = self._thread(event.who, conversation, thread)
            await self.show(event, conversation, words, top.id if top else None)
            via = _via(event.who, conversation, words, top)
            if via is None:
                return None
            return await self._hand_in(Written(event, conversation, words, via, top))

    async def tell(self, event: Event, session: SessionId, words: str) -> None:
        """Take a message that is known to be about this session."""
        async with self._turn:
            await self.show(event, dm_of(event.who), words, None)
            await self._gateway.access.send(say(session, self._gateway.user_action(event), words))

    async def vote(self, event: Event, message: Message, ballot: Ballot | None) -> None:
        """Take a ballot that is known to fit; None abstains."""
        async with self._turn:
            user_action = self._gateway.user_action(event)
            reply = await self._actions.vote(message.session, user_action, ballot)
            await self._perform(event, message, reply)

    async def act(self, event: Event, message: object, action: object, value: object) -> Reply:
        """Take a button; return what is to be shown of what came of it."""
        async with self._turn:
            if self.workspace.knows(f"{event.key}/done"):
                return Reply()
            found = self._find(event.who, message)
            if not b.can_be_done(found.body, event.who, action, value):
                raise HttpRefusedError("That button is not there any more.", 409)
            reply = await self._press(event, found, str(action), str(value))
            self.workspace.mark(f"{event.key}/done")
            return reply

    async def fill(
        self, event: Event, dialog: object, context: Mapping[str, Any], values: dict[str, Any]
    ) -> Mapping[str, str]:
        """Take what was filled in; return a sentence for each field that is wrong."""
        async with self._turn:
            found = self._find(event.who, context["message"]) if "message" in context else None
            session = filled_for(found, context) if found else None
            channel = str(values.get(CHANNEL) or context.get("conversation"))
            form = SentForm(
                name=str(dialog), values=values, session=session, channel=channel, context=context
            )
            if found is None and not self._actions.is_request(form.name, session):
                raise HttpRefusedError(_NO_MESSAGE, 404)
            where = _Channel(self._gateway, event)
            reply = await self._actions.fill(form, self._gateway.user_action(event), where)
            await self._actions.hold(form, reply, where)
            await self._perform(event, found, reply)
            return reply.errors

    async def react(self, event: Event, message: object, emoji: object, *, on: bool) -> None:
        """Take an emoji; under options, the letter of one is a vote."""
        if not isinstance(emoji, str) or not 0 < len(emoji) <= _LONGEST_EMOJI:
            raise RefusedError("A reaction is one emoji.")
        symbol = clean(emoji)
        async with self._turn:
            found = self._find(event.who, message)
            option = b.option_of(symbol, found.body.options)
            if option and await self._letters.press(event, found, option, on=on):
                return
            self.workspace.react(found, event.who, symbol, on=on)

    async def upload(self, event: Event, conversation: str, name: str, content: bytes) -> None:
        """Take a calendar file: it holds for every session that still wants to hear from them."""
        if conversation != dm_of(event.who):
            raise RefusedError("Drop calendar files in your conversation with Convene, please.")
        async with self._turn:
            shown = " ".join(clean(name[:_LONGEST_NAME]).split()) or "a file"
            await self.show(event, conversation, f"📎 {shown}", None)
            written = Written(event, conversation, "")
            await take_calendars(self._exchange(written), [_ready(content)])

    async def page_of(self, who: MemberId, message: object) -> str:
        """Return the address of somebody's own page of the session that a message is about."""
        session, link = self._find(who, message).session, self._gateway.access.link
        if session is None or link is None:
            raise HttpRefusedError(NO_SESSION, 409)
        return link(session, who)

    # Buttons

    async def _press(self, event: Event, message: Message, action: str, value: str) -> Reply:
        if action == chosen.WHICH:
            return await self._which(event, message, value)
        if action == ADD_TO:
            return await self._add_to(event, message, value)
        session, value = pressed_in(message, value)
        came = await self._actions.press(session, self._gateway.user_action(event), action, value)
        reply = with_session(message, session, came)
        if action == "rate":
            body = message.body
            lit = tuple(b.starred(each, value) for each in body.blocks)
            message = replace(message, body=replace(body, blocks=lit))
        return await self._perform(event, message, reply)

    async def _perform(self, event: Event, message: Message | None, reply: Reply) -> Reply:
        """Do what came of a user action, and show it on the message that it concerns."""
        if message is not None:
            await self._letters.match(event.who, message, reply)
        surface = _SandboxSurface(self, event, message)
        await self._actions.perform(reply, message.session if message else None, surface)
        if message is not None:
            await self._letters.show_own(event.who, message, reply.commands)
        return reply

    async def _which(self, event: Event, message: Message, value: str) -> Reply:
        memo = message.body.memo
        said = Event(event.who, memo["event"])
        written = Written(said, message.conversation, memo["words"])
        thanks = await chosen.belongs(_message(written), self._exchange(written), value)
        return await self._perform(event, message, thanks)

    async def _add_to(self, event: Event, message: Message, value: str) -> Reply:
        session, ids = chosen.people_in(value)
        people = [self.workspace.people[each] for each in ids]
        written = Written(event, message.conversation, "", Via.COMMAND)
        about, exchange = session or SessionId(""), self._exchange(written)
        thanks = await chosen.add_to(_message(written), exchange, about, people)
        return await self._perform(event, message, thanks)

    # Words

    async def show(
        self, event: Event, conversation: str, words: str, top: str | None, part: str = ""
    ) -> None:
        """Show what somebody wrote."""
        draft = Draft(
            key=f"{event.key}{part}",
            conversation=conversation,
            author=event.who,
            thread=top,
            body=Body(text=words, blocks=(b.text(words),)),
        )
        await asyncio.to_thread(self.workspace.show, draft)

    async def _hand_in(self, written: Written) -> Dialog | None:
        """Hand in what is written; return the form that it opens."""
        exchange = self._exchange(written)
        await messages.take(_message(written), exchange)
        return exchange.dialog

    def _exchange(self, written: Written) -> SandboxExchange:
        return SandboxExchange(self._gateway, written, self._perform, self._write_invite)

    # Commands with a slash

    async def _slash(self, event: Event, conversation: str, words: str) -> Dialog | None:
        name, _, rest = words.partition(" ")
        if name.casefold() not in _COMMANDS:
            raise RefusedError(UNKNOWN_COMMAND)
        return await self._hand_in(Written(event, conversation, rest.strip(), Via.COMMAND))

    # Where things are

    def _check_conversation(self, who: MemberId, conversation: object) -> None:
        if conversation not in [each["id"] for each in self.workspace.conversations(who)]:
            raise HttpRefusedError("There is no such conversation.", 404)

    def _find(self, who: MemberId, name: object) -> Message:
        message = self.workspace.message(who, name)
        if message is None:
            raise HttpRefusedError(_NO_MESSAGE, 404)
        return message

    def _thread(self, who: MemberId, conversation: str, thread: str | None) -> Message | None:
        """Return the message that a reply belongs under: a reply to a reply lies beside it."""
        if thread is None:
            return None
        top = self._find(who, thread)
        if top.conversation != conversation:
            raise RefusedError("That thread is in another conversation.")
        return top if top.thread is None else self._find(who, id_of(top.thread))


@dataclass(frozen=True, slots=True)
class _Channel:
    """Where a form asks for a session: in the first channel, if it says no other."""

    gateway: SandboxGateway
    event: Event

    async def people_for(self, form: SentForm) -> tuple[Known, Mapping[str, str]]:
        """Return everybody here."""
        del form
        return self.gateway.workspace.people, {}

    async def hold(self, session: SessionId, form: SentForm) -> None:
        """Keep where a session is asked for, and by whom."""
        channel = form.channel if form.channel in CHANNELS else CHANNELS[0]
        await self.gateway.sessions.hold(session, TEAM, channel, self.event.who)


@dataclass(frozen=True, slots=True)
class _SandboxSurface:
    """Where somebody did something: on a message, or in words."""

    inbound: Inbound
    event: Event
    message: Message | None

    async def open_form(self, form: Form, session: SessionId | None) -> None:
        """Do nothing: the page is answered with the form."""

    async def settle(self, reply: Reply, session: SessionId | None) -> None:
        """Show what was said, and on the message what the button did."""
        if reply.said:
            await self.inbound.show(self.event, dm_of(self.event.who), reply.said, None, "/said")
        if self.message is not None and (reply.note or reply.gone):
            settled(self.inbound.workspace, self.message, reply.note, *reply.gone)

    async def say(self, words: str) -> None:
        """Say one sentence, for a moment."""
        self.inbound.workspace.notify(self.event.who, words, self.event.key)

    async def give(self, words: str, link: str) -> None:
        """Say something with an address behind it, in the private conversation."""
        who = self.event.who
        body = Body(text=f"{words} {link}", blocks=(b.text(words), b.link(link, link)))
        draft = Draft(
            key=f"{self.event.key}/reply",
            conversation=dm_of(who),
            author=BOT,
            owner=who,
            body=body,
        )
        await asyncio.to_thread(self.inbound.workspace.show, draft)

    async def give_file(self, file: TextFile) -> None:
        """Put a file into the private conversation."""
        who = self.event.who
        kept = File.of(self.event.key, file.name, file.type, file.content.encode())
        draft = Draft(
            key=f"{self.event.key}/{file.name}",
            conversation=dm_of(who),
            author=BOT,
            owner=who,
            body=Body(text=file.name, blocks=(b.attachment(kept, ""),)),
            files=(kept,),
        )
        await asyncio.to_thread(self.inbound.workspace.show, draft)


def _via(who: MemberId, conversation: str, words: str, top: Message | None) -> Via | None:
    """Return how a message comes to the bot, None where it does not: people talk to each other."""
    if conversation == dm_of(who):
        return Via.DM
    if CALLED.search(words):
        return Via.MENTION
    return Via.THREAD if top is not None and top.session else None


def _message(written: Written) -> AnyMessage:
    """Return what was written as every platform hands it in."""
    top = written.top
    return AnyMessage(
        id=written.event.key,
        who=written.event.who,
        via=written.via,
        text=written.text,
        in_channel=written.is_in_channel,
        about=top.session if top else None,
        round=top.body.round if top else 0,
    )


def _ready(content: bytes) -> Read:
    async def read() -> bytes:
        return content

    return read
