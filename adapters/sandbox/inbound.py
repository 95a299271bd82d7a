"""What people do in the browser, as commands.

Everything carries the event's own id. Words are shown before they are handed in, so that what
answers them stands below; both know a repeat, so that trying again loses nothing and doubles
nothing. What cannot be used is answered with one sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.gateway import Event, HttpRefusedError, SandboxGateway
from adapters.sandbox.people import CALLED
from adapters.sandbox.places import TEAM, WorkspacePlaces
from adapters.sandbox.records import (
    BY_THE_TEAM,
    CHANNELS,
    PLAYED,
    Message,
    dm_of,
    id_of,
    spoke_in,
    ts_of,
)
from adapters.sandbox.sight import own_body
from adapters.sandbox.surface import SandboxParts, SandboxSurface, Spot, own_words, pressed_in
from adapters.sandbox.voting import LetterVotes, WorkspaceReactions
from orchestration.conversation.arriving.reaction_votes import ReactionVotes
from orchestration.conversation.asked.own_card import OwnCards
from orchestration.conversation.ports.inbound import NamedFile, Via, is_useful, useful_among
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.surface.placed_exchange import PlacedExchange
from orchestration.conversation.surface.placed_surface import CHANNEL, WriteInvite
from orchestration.conversation.surface.presses import Presses
from orchestration.conversation.surface.user_actions import SentForm, UserActions
from orchestration.interaction.form import RefusedError, clean
from orchestration.interaction.introduction import UNKNOWN_COMMAND
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId
from orchestration.model.preferences import Visibility
from orchestration.sessions.commands import Answer
from orchestration.sessions.user_action import say

_LONGEST_EMOJI: Final = 16
_LONGEST_NAME: Final = 100
_NO_MESSAGE: Final = "That message is not there."
_COMMANDS: Final = ("/convene", "/help")
_ALONE: Final = (
    "Write beside “{name}” what it is for, please, like “@Convene decide where do we eat?”."
)
_NOT_USEFUL: Final = (
    "I can't use “{name}” here: what there is to choose from is a .csv or .yaml file, and what a "
    "panel goes by a .txt, .md or .pdf."
)

Opened = dict[str, Any]
"""What the page is to open: a `dialog`, or another page."""


class Inbound:
    """Takes in what people say, press, fill in and drop; one thing at a time, in order."""

    def __init__(self, gateway: SandboxGateway, write_invite: WriteInvite) -> None:
        self.workspace = gateway.workspace
        self._access = gateway.access
        self._places = WorkspacePlaces(gateway.workspace)
        self.notes = Notes(self._places)
        votes = ReactionVotes(gateway.access, WorkspaceReactions(gateway), self.notes)
        self._actions = UserActions(gateway.access, votes)
        self._presses = Presses(self._actions)
        self._letters = LetterVotes(gateway, votes)
        self._cards = OwnCards(gateway.access.sessions)
        platform = gateway.platform(self._actions, write_invite)
        self._sandbox = SandboxParts(platform, gateway.workspace, self._letters)
        self._turn = asyncio.Lock()

    async def say(
        self,
        event: Event,
        conversation: str,
        thread: str | None,
        text: object,
        *files: NamedFile,
    ) -> Opened:
        """Take a message, with what lies beside it, or a command that begins with a slash."""
        words = clean(text)
        if not (words or files):
            raise RefusedError("There is nothing in that message.")
        self._check_conversation(event.who, conversation)
        async with self._turn:
            if words.startswith("/"):
                return await self._slash(event, conversation, words, files)
            top = self._thread(event.who, conversation, thread)
            if files and not (words or top) and conversation in CHANNELS:
                raise RefusedError(_ALONE.format(name=files[0][0]))
            written = await self._show(event, conversation, words, top, *(f for f, _ in files))
            return await self._hear(event, written, top, words, files)

    async def _hear(
        self,
        event: Event,
        written: Message,
        top: Message | None,
        words: str,
        files: Sequence[NamedFile],
    ) -> Opened:
        """Hand in what was written, with its files, unless people talk to each other."""
        is_private, calls_bot = written.conversation not in CHANNELS, bool(CALLED.search(words))
        spot = Spot(
            conversation=written.conversation,
            answered_in=dm_of(event.who) if top else written.conversation,
            aside=not is_private and not calls_bot,
            written=written,
        )
        place = self._places.at(TEAM, top.conversation, ts_of(top.position)) if top else None
        surface = SandboxSurface(self._sandbox, event, spot)
        exchange = PlacedExchange(surface, surface.spoken(words))
        await exchange.hear(files, place, calls_bot=calls_bot)
        return surface.opened

    async def _slash(
        self, event: Event, conversation: str, words: str, files: Sequence[NamedFile]
    ) -> Opened:
        name, _, rest = words.partition(" ")
        if name.casefold() not in _COMMANDS:
            raise RefusedError(UNKNOWN_COMMAND)
        surface = self._at(event, conversation)
        exchange = PlacedExchange(surface, surface.spoken(rest.strip(), is_command=True))
        await exchange.take(Via.COMMAND, files=await useful_among(files))
        return surface.opened

    async def tell(
        self,
        event: Event,
        session: SessionId,
        words: str,
        visibility: Visibility = Visibility.PRIVATE,
    ) -> None:
        """Take what the team says: a message that is about this session, and all there is."""
        async with self._turn:
            said = own_words(event.id, dm_of(event.who), event.who, words)
            played = replace(said, body=replace(said.body, memo={PLAYED: True}))
            await asyncio.to_thread(self.workspace.show, played)
            did = await self._at(event, dm_of(event.who)).action()
            await self._access.send(replace(say(session, did, words), visibility=visibility))
            await self._access.send(Answer(**did.envelope(session, "/all"), member=did.who))

    async def vote(self, event: Event, message: Message, ballot: Ballot | None) -> None:
        """Take a ballot that is known to fit; None abstains."""
        async with self._turn:
            surface, session = self._on(event, message), message.session
            reply = await self._actions.vote(session, await surface.action(), ballot)
            await surface.perform(reply, session)

    async def act(self, event: Event, message: object, action: object, value: object) -> Opened:
        """Take a button."""
        async with self._turn:
            if self.workspace.knows(f"{event.id}/done"):
                return {}
            found = self._find(event.who, message)
            shown = await asyncio.to_thread(own_body, found, event.who, self._cards)
            if not b.can_be_done(shown, event.who, action, value):
                raise HttpRefusedError("That button is not there any more.", 409)
            surface = self._on(event, found, str(value))
            session, sent = pressed_in(found, str(value))
            self._note_own(event, session)
            await self._presses.press(surface, str(action), session, sent)
            self.workspace.mark(f"{event.id}/done")
            return surface.opened

    async def fill(
        self, event: Event, dialog: object, context: Mapping[str, Any], values: dict[str, Any]
    ) -> Mapping[str, str]:
        """Take what was filled in; return a sentence for each field that is wrong."""
        async with self._turn:
            on = context.get("message")
            found = None if on is None else self._find(event.who, on)
            form = _sent(str(dialog), context, values, found)
            if found is None and not self._actions.is_request(form.name, form.session):
                raise HttpRefusedError(_NO_MESSAGE, 404)
            surface = self._on(event, found) if found else self._at(event, form.channel)
            self._note_own(event, form.session)
            fault = await self._presses.check(surface, form, ())
            if fault and fault.errors:
                return fault.errors
            await self._presses.fill(surface, form)
            return {}

    async def react(self, event: Event, message: object, emoji: object, *, on: bool) -> None:
        """Take an emoji; under options, the letter of one is a vote."""
        if not isinstance(emoji, str) or not 0 < len(emoji) <= _LONGEST_EMOJI:
            raise RefusedError("A reaction is one emoji.")
        symbol = clean(emoji)
        async with self._turn:
            found = self._find(event.who, message)
            surface = self._on(event, found)
            words = await self._letters.react(await surface.action(), found, symbol, on=on)
            if words:
                await surface.say(words)

    async def upload(
        self,
        event: Event,
        conversation: str,
        name: str,
        content: bytes,
        thread: str | None = None,
        text: object = "",
    ) -> Opened:
        """Take a file as part of a message: it lies beside these words, or is all of it.

        In a channel it is a table of options, or a document; a calendar is its owner's alone.
        """

        async def read() -> bytes:
            return content

        shown = " ".join(clean(name[:_LONGEST_NAME]).split()) or "a file"
        if conversation != dm_of(event.who) and shown.lower().endswith(".ics"):
            raise RefusedError("Drop calendar files in your conversation with Convene, please.")
        if conversation in CHANNELS and not is_useful(shown):
            raise RefusedError(_NOT_USEFUL.format(name=shown))
        return await self.say(event, conversation, thread, text, (shown, read))

    async def takes_documents(self, top: Message | None) -> bool:
        """Tell whether documents are of use in the thread of a message."""
        return top is not None and await self._access.goes_by_documents(top.session)

    async def takes_tables(self, top: Message | None) -> bool:
        """Tell whether what there is to choose from is of use in the thread of a message."""
        return top is not None and await self._access.takes_tables(top.session)

    def _note_own(self, event: Event, session: SessionId | None) -> None:
        """Note that somebody has answered themselves: nobody speaks for them then."""
        if session and not event.id.startswith(BY_THE_TEAM):
            self.workspace.set(spoke_in(session, event.who), value=True, quietly=True)

    # Where things are

    def _at(self, event: Event, conversation: str) -> SandboxSurface:
        """Return where something was done in a conversation."""
        spot = Spot(conversation=conversation, answered_in=conversation)
        return SandboxSurface(self._sandbox, event, spot)

    def _on(self, event: Event, message: Message, value: str = "") -> SandboxSurface:
        """Return where something was done on a message."""
        spot = Spot(
            conversation=message.conversation,
            answered_in=dm_of(event.who),
            aside=True,
            pressed=message,
            value=value,
        )
        return SandboxSurface(self._sandbox, event, spot)

    async def _show(
        self, event: Event, conversation: str, words: str, top: Message | None, *files: str
    ) -> Message:
        """Show what somebody wrote, once, and how the files are called that lie beside it."""
        thread = top.id if top else None
        own = own_words(event.id, conversation, event.who, words, thread, files=files)
        await asyncio.to_thread(self.workspace.show, own)
        written = await asyncio.to_thread(self.workspace.sent, event.id)
        assert written is not None
        return written

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


def _sent(
    name: str, context: Mapping[str, Any], values: Mapping[str, Any], found: Message | None
) -> SentForm:
    """Return a form that was sent off: of its message's session, if it says no other."""
    session = context.get("session") or (found.session if found else None)
    channel = str(values.get(CHANNEL) or context.get("conversation"))
    return SentForm(
        name=name,
        values=values,
        session=SessionId(str(session)) if session else None,
        channel=channel if channel in CHANNELS else CHANNELS[0],
        context=context,
    )
