"""One message in the workspace: what is known where it was written, and how it is answered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.gateway import Event, SandboxGateway
from adapters.sandbox.places import TEAM
from adapters.sandbox.records import BOT, CHANNELS, GENERAL, Body, Draft, File, Message, dm_of
from adapters.sandbox.render import Dialog, dialog, render
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.inbound import Mentioned, Part, Response, Via, request_in
from orchestration.conversation.notes import Notes
from orchestration.conversation.placed_exchange import INVITE
from orchestration.conversation.storage import OPTIONS
from orchestration.interaction.answers import said
from orchestration.interaction.form import Field, Kind
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Span
from orchestration.model.people import Member, SessionId
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.views.documents import CalendarInvite

Perform = Callable[[Event, Message | None, Reply], Awaitable[Reply]]
WriteInvite = Callable[[CalendarInvite], bytes]

CALLED: Final = re.compile(r"@convene\b", re.IGNORECASE)
_MENTION: Final = re.compile(r"@(\w+)")
_SESSION: Final = " "
_SEVERAL: Final = "sessions"
"""What a message remembers that is about several sessions."""


CHANNEL: Final = "channel"
_WHICH_CHANNEL: Final = Field(
    CHANNEL,
    "In which channel?",
    Kind.SELECT,
    GENERAL,
    tuple((each, f"#{each}") for each in CHANNELS),
)
"""Asked of who asks in private: what they ask for is posted for others to see."""


@dataclass(frozen=True, slots=True)
class Written:
    """Where a message was written, and how it came; `top` is what it replies to."""

    event: Event
    conversation: str
    text: str
    via: Via = Via.DM
    top: Message | None = None

    @property
    def is_in_channel(self) -> bool:
        """Tell whether others read it too."""
        return self.conversation in CHANNELS


class SandboxExchange:
    """A message in the workspace; `dialog` is the form that it has opened."""

    def __init__(
        self, gateway: SandboxGateway, written: Written, perform: Perform, write_invite: WriteInvite
    ) -> None:
        self._gateway = gateway
        self._workspace = gateway.workspace
        self._written = written
        self._event = written.event
        self._perform = perform
        self._write_invite = write_invite
        self.dialog: Dialog | None = None

    # What is known

    @property
    def access(self) -> SessionAccess:
        """What sessions are reached by."""
        return self._gateway.access

    @property
    def language(self) -> Language:
        """What reads words here."""
        return self._gateway.access.language

    @property
    def memory(self) -> Notes:
        """What notes about people are kept in."""
        return self._gateway.memory

    @property
    def has_channel(self) -> bool:
        """Tell whether it is known where to ask: it is not of what is asked for in private."""
        return self._written.is_in_channel

    @property
    def channel(self) -> str:
        """Name the channel in which it was written."""
        return self._channel if self._written.is_in_channel else ""

    @property
    def _channel(self) -> str:
        return self._written.conversation if self._written.is_in_channel else CHANNELS[0]

    async def action(self) -> UserAction:
        """Return the message as a user action."""
        return self._gateway.user_action(self._event)

    async def author(self) -> Member | None:
        """Return who wrote it."""
        return self._workspace.people[self._event.who]

    async def mentioned(self) -> Mentioned:
        """Return who is mentioned in it: “@raj”."""
        names = {each.casefold() for each in _MENTION.findall(CALLED.sub("", self._written.text))}
        found = [each for each in self._workspace.people.values() if names & _called(each)]
        known = {name for each in found for name in _called(each)}
        return Mentioned(tuple(found), len(names - known))

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request can concern: everybody here."""
        text = CALLED.sub("", self._written.text)
        words = request_in(text, asked, is_command=self._written.via is Via.COMMAND)
        everybody = list(self._workspace.people.values())
        return Invitees(self._workspace.people[self._event.who], (), everybody, words)

    async def sessions_here(self, *, over: bool) -> Sequence[SessionId]:
        """Return the sessions that were asked for in this channel."""
        if over:
            ended = await self.access.ended_with(self._event.who)
            return await self._gateway.sessions.asked_in(self._channel, ended)
        return await self._gateway.sessions.open_in(TEAM, self._channel)

    # How it is answered

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, and show it where the options stand."""
        top = self._written.top
        if top is None or not top.body.round:
            top = await self._options_of(session)
        await self._perform(self._event, top, reply)

    async def answer(self, answer: Response) -> None:
        """Answer with one message; under a post of the channel, a sentence stands for a moment."""
        if self._written.via is Via.THREAD and all(each.is_sentence for each in answer.parts):
            self._workspace.notify(self._event.who, answer.words, self._event.key)
            return
        body, session = _body(answer.parts)
        if answer.invite is None:
            await self._show(body, session)
            return
        content = self._write_invite(answer.invite)
        file = File.of(self._event.key, INVITE, "text/calendar", content)
        body = replace(body, blocks=b.before_buttons(body.blocks, b.attachment(file, "")))
        await self._show(body, session, file)

    async def ask_which(self, asked: Layout) -> None:
        """Ask which session; the message keeps the words."""
        memo = {"words": self._written.text, "event": self._event.id}
        await self._show(replace(render(asked), memo=memo), None)

    async def note_written(self, session: SessionId) -> None:
        """Do nothing: the workspace has all that was written."""

    async def may_ask_here(self) -> bool:
        """Tell whether the bot is heard here, as it is everywhere."""
        return True

    async def hold(self, session: SessionId) -> None:
        """Keep where a session is asked for, and by whom."""
        await self._gateway.sessions.hold(session, TEAM, self._channel, self._event.who)

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Open the form, as anything that is written can."""
        if requested.form is None:
            await self.answer(Response((Part(said(requested.missing)),)))
        else:
            form = requested.form
            if not self.has_channel:
                form = replace(form, fields=(_WHICH_CHANNEL, *form.fields))
            self.dialog = dialog(form, conversation=self._written.conversation)

    async def _options_of(self, session: SessionId | None) -> Message | None:
        round_ = await self.access.current_round(session)
        return self._workspace.named(session, f"{OPTIONS}{round_}") if session else None

    async def _show(self, body: Body, session: SessionId | None, *files: File) -> None:
        written, who = self._written, self._event.who
        draft = Draft(
            key=f"{self._event.key}/reply",
            conversation=dm_of(who) if written.top else written.conversation,
            author=BOT,
            owner=who,
            body=body,
            session=session,
            files=files,
        )
        await asyncio.to_thread(self._workspace.show, draft)


def _called(member: Member) -> set[str]:
    """Return the names by which somebody is mentioned."""
    return {member.id.casefold(), member.name.split()[0].casefold()}


def _body(parts: Sequence[Part]) -> tuple[Body, SessionId | None]:
    """Return an answer as one message, and the session that what is pressed in it concerns.

    Where there are several, each value to be sent says which, and the message remembers that.
    """
    sessions = list(dict.fromkeys(each.session for each in parts if each.session))
    bodies = [(render(each.layout), each.session) for each in parts]
    several = len(sessions) > 1
    blocks = [
        b.of_session(block, session) if several and session else block
        for body, session in bodies
        for block in body.blocks
    ]
    text = "\n".join(body.text for body, _ in bodies)
    memo = {_SEVERAL: sessions} if several else {}
    return Body(text=text, blocks=tuple(blocks), memo=memo), sessions[0] if sessions else None


def pressed_in(message: Message, value: str) -> tuple[SessionId | None, str]:
    """Return the session that a press on a message concerns, and what it sends."""
    if _SEVERAL not in message.body.memo:
        return message.session, value
    session, _, sent = value.partition(_SESSION)
    return SessionId(session), sent


def with_session(message: Message, session: SessionId | None, reply: Reply) -> Reply:
    """Return a reply whose form says which session it concerns, where the message has several."""
    if reply.form is None or _SEVERAL not in message.body.memo:
        return reply
    context = {**reply.form.context, "session": session}
    return replace(reply, form=replace(reply.form, context=context))


def filled_for(message: Message, context: Mapping[str, Any]) -> SessionId | None:
    """Return the session for which a form was filled in: one of those of its message."""
    session = context.get("session")
    several = message.body.memo.get(_SEVERAL, ())
    return SessionId(str(session)) if session in several else message.session
