"""Where somebody did something in the workspace: how they are answered, and what they wrote."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.gateway import Event
from adapters.sandbox.people import CALLED
from adapters.sandbox.places import TEAM
from adapters.sandbox.records import (
    BOT,
    CHANNELS,
    GENERAL,
    Body,
    Draft,
    File,
    Message,
    dm_of,
    owner_of,
    ts_of,
)
from adapters.sandbox.render import dialog, render
from adapters.sandbox.voting import LetterVotes
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.known.own_page import OwnPage
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.storage import OPTIONS
from orchestration.conversation.surface.placed_surface import (
    CHANNEL,
    PlacedSurface,
    Platform,
    PressedMessage,
    Spoken,
)
from orchestration.conversation.surface.user_actions import Known, SentForm
from orchestration.conversation.voted.own_vote import Vote
from orchestration.interaction.answers import said
from orchestration.interaction.form import Field, Form, Kind
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.user_action import Reply

_SESSION: Final = " "
_CARRIES: Final = "sessions"
"""What a message remembers whose buttons carry which session they concern."""

_BESIDE: Final = "📎 {}"
_NOT_HERE: Final = "There is no such channel."
_FILE: Final = "application/octet-stream"
_WHICH_CHANNEL: Final = Field(
    CHANNEL,
    "In which channel?",
    Kind.SELECT,
    GENERAL,
    tuple((each, f"#{each}") for each in CHANNELS),
)
"""Asked of who asks in private: what they ask for is posted for others to see."""


@dataclass(frozen=True, slots=True)
class SandboxParts:
    """What everything shares that is done in the workspace, and by which it is answered."""

    platform: Platform
    workspace: Workspace
    letters: LetterVotes


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Where something was done: in words of a conversation, or on a message by a value.

    What is answered goes to a conversation too; a sentence that is `aside` is shown for a moment.
    """

    conversation: str
    answered_in: str
    aside: bool = False
    written: Message | None = None
    pressed: Message | None = None
    value: str = ""


class SandboxSurface(PlacedSurface):
    """Where somebody did something in the workspace; `opened` is what the page is to open."""

    def __init__(self, sandbox: SandboxParts, event: Event, spot: Spot) -> None:
        super().__init__(sandbox.platform, event)
        self._workspace = sandbox.workspace
        self._letters = sandbox.letters
        self._spot = spot
        self.opened: dict[str, Any] = {}

    # How they are answered

    async def put_words(self, words: str) -> None:
        """Say one sentence."""
        await self.put_parts([Part(said(words))])

    put_marked = put_words

    async def put_parts(self, parts: Sequence[Part]) -> None:
        """Show parts as one message, or words alone for a moment."""
        if self._spot.aside and all(each.is_sentence for each in parts):
            words = "\n".join(each.layout.words for each in parts)
            who, key = self.did.who, self._key(words)
            await asyncio.to_thread(self._workspace.notify, who, words, key)
        else:
            await self._put(*self._body(parts))

    async def put_file(
        self, name: str, content: bytes, *, title: str = "", above: Sequence[Part] = ()
    ) -> None:
        """Show a file, with parts above it."""
        type_ = mimetypes.guess_type(name)[0] or _FILE
        file = File.of(self.did.id, name, type_, content)
        body, session = self._body(above)
        blocks = b.before_buttons(body.blocks, b.attachment(file, ""))
        await self._put(
            replace(body, text=body.text or title or name, blocks=blocks), session, file
        )

    async def _put(self, body: Body, session: SessionId | None = None, *files: File) -> None:
        draft = Draft(
            key=self._key(body.text),
            conversation=self._spot.answered_in,
            author=BOT,
            owner=self.did.who,
            body=body,
            session=session,
            files=files,
        )
        await asyncio.to_thread(self._workspace.show, draft)

    def _body(self, parts: Sequence[Part]) -> tuple[Body, SessionId | None]:
        """Return parts as one message, and the session that what is pressed in it concerns.

        Where that is none, or there are several, each value to be sent says which.
        """
        sessions = list(dict.fromkeys(each.session for each in parts if each.session))
        is_place = any(each.startswith(f"{self._spot.conversation}/") for each in sessions)
        carries = is_place or len(sessions) > 1
        bodies = [(render(each.layout), each.session) for each in parts]
        blocks = [
            b.of_session(block, session) if carries else block
            for body, session in bodies
            for block in body.blocks
        ]
        text = "\n".join(body.text for body, _ in bodies)
        memo = {_CARRIES: sessions} if carries else {}
        about = sessions[0] if sessions and not is_place else None
        return Body(text=text, blocks=tuple(blocks), memo=memo), about

    def _key(self, words: str) -> str:
        """Return a key by which the same answer to the same event is known as a repeat."""
        return f"{self.did.id}/{sha256(words.encode()).hexdigest()[:8]}"

    async def put_link(self, words: str, link: str) -> None:
        """Say something with an address behind it."""
        await self._put(Body(text=f"{words} {link}", blocks=(b.text(words), b.link(link, link))))

    async def put_page(self, page: OwnPage) -> None:
        """Have the page open another, where there is one."""
        if page.link is None:
            await super().put_page(page)
        else:
            self.opened["open"] = page.link

    async def put_form(self, form: Form, session: SessionId | None) -> None:
        """Have the page open a form, which says for what it was opened."""
        message = self._spot.pressed.id if self._spot.pressed else None
        self.opened["dialog"] = dialog(form, message=message, session=session)

    async def put_request(self, form: Form, channel: str) -> None:
        """Have the page open a form that asks for a session."""
        fields = form.fields if channel else (_WHICH_CHANNEL, *form.fields)
        asked = replace(form, fields=fields)
        self.opened["dialog"] = dialog(asked, conversation=self._spot.conversation)

    # What comes of it

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of it, and show it, on the options too where it is a vote."""
        who, options = self.did.who, await self._options(reply, session)
        if options:
            is_open = self._spot.written is not None and owner_of(self._spot.conversation) is None
            await self._letters.match(who, options, reply.commands, is_open=is_open)
        await super().perform(reply, session)
        if options:
            await self._letters.show_own(who, options, reply.commands)

    async def _options(self, reply: Reply, session: SessionId | None) -> Message | None:
        if session is None or not any(isinstance(each, Vote) for each in reply.commands):
            return None
        round_ = await self.platform.access.current_round(session)
        return await asyncio.to_thread(self._workspace.named, session, f"{OPTIONS}{round_}")

    async def settle(self, reply: Reply, session: SessionId | None) -> None:
        """Show what was said as their own words, and on the message what the button did."""
        if reply.said:
            own = own_words(f"{self.did.id}/said", dm_of(self.did.who), self.did.who, reply.said)
            await asyncio.to_thread(self._workspace.show, own)
        if reply.note or reply.gone:
            await super().settle(replace(reply, said=""), session)

    async def put_note(self, note: str, gone: Sequence[str]) -> None:
        """Show on the message that was pressed what that did; all see one in a channel."""
        message = self._spot.pressed
        assert message is not None
        if message.owner is None and owner_of(message.conversation) is None:
            if note:
                await self.put_words(note)
            return
        session, has_sent, _ = self._spot.value.partition(_SESSION)
        about = session + has_sent if _CARRIES in message.body.memo else ""
        body = b.pressed(message.body, self._spot.value, note, gone, about)
        await asyncio.to_thread(self._workspace.rewrite, message, body)

    async def people_for(self, form: SentForm) -> tuple[Known, Mapping[str, str]]:
        """Return everybody: a form can ask whoever is here."""
        del form
        return self._workspace.people, {}

    async def members(self, ids: Sequence[str]) -> tuple[Known, Mapping[str, str]]:
        """Return those of a form's people who are here; no other can be chosen."""
        here = self._workspace.people
        return {MemberId(each): here[MemberId(each)] for each in ids if each in here}, {}

    async def colleagues(self) -> Sequence[Member]:
        """Return everybody who is here."""
        return tuple(self._workspace.people.values())

    # What is known

    @property
    def pressed(self) -> PressedMessage | None:
        """The message that was pressed, or on which a form was opened."""
        return PressedMessage() if self._spot.pressed else None

    @property
    def is_in_form(self) -> bool:
        """Tell that what a form did is shown as what a button did."""
        return False

    async def why_not_in(self, channel: str, kind: str = "") -> str:
        """Say that there is no such channel: the bot is in each."""
        del kind
        return "" if channel in CHANNELS else _NOT_HERE

    def spoken(self, words: str, *, is_command: bool = False) -> Spoken:
        """Return words as written where it was done."""
        written, place = self._spot.written, self._spot.conversation
        return Spoken(
            id=self.did.id,
            account=self.did.who,
            who=self.did.who,
            team=TEAM,
            user=self.did.user,
            channel=place if place in CHANNELS else "",
            words=words,
            request=CALLED.sub("", words),
            is_command=is_command,
            place=place,
            ts=ts_of(written.position) if written else "",
        )

    async def read_again(self, at: SessionId | None) -> Spoken | None:
        """Return what somebody wrote, if it is theirs."""
        who, asked = self.did.who, self._spot.pressed
        memo = asked.body.memo if asked else {}
        if "words" in memo:  # as former versions asked which session that is about
            return replace(self.spoken(memo["words"]), id=f"{who}/{memo['event']}")
        ts = (at or "").rpartition("/")[2]
        found = await asyncio.to_thread(self._workspace.at, int(ts or 0))
        if found is None or found.author != who:
            return None
        return replace(self.spoken(found.body.text), id=f"{who}/message/{found.id}")


def pressed_in(message: Message, value: str) -> tuple[SessionId | None, str]:
    """Return the session that a press on a message concerns, and what it sends."""
    if _CARRIES not in message.body.memo:
        return message.session, value
    session, _, sent = value.partition(_SESSION)
    return SessionId(session) if session else None, sent


def own_words(
    key: str,
    conversation: str,
    who: MemberId,
    words: str,
    thread: str | None = None,
    *,
    files: Sequence[str] = (),
) -> Draft:
    """Return what somebody says, as a message of theirs, with what files beside it are called."""
    lines = [each for each in (words, *map(_BESIDE.format, files)) if each]
    body = Body(text=words or lines[0], blocks=tuple(map(b.text, lines)))
    return Draft(key=key, conversation=conversation, author=who, body=body, thread=thread)
