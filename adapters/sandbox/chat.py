"""What is done with messages in the workspace, and how layouts look there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from adapters.sandbox import blocks as b
from adapters.sandbox.own_times import times_block
from adapters.sandbox.places import TEAM, WorkspacePlaces, sent_as, stored_name
from adapters.sandbox.records import BOT, Body, Draft, File, Message, at_rest, dm_of, id_of, ts_of
from adapters.sandbox.render import render
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.ports.messenger import Block, Posted, Rendered, Rendering
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.rewritten import Rewritten
from orchestration.conversation.ports.storage import CARD, Place
from orchestration.conversation.shown.placed_chat import PlacedChat
from orchestration.interaction.layout import Layout
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.ports import Drawings, Sessions
from orchestration.views.documents import CalendarInvite
from orchestration.views.speaker import Speaker

_CALENDAR: Final = "text/calendar"
_PICTURE: Final = "image/png"


def sandbox_chat(workspace: Workspace, sessions: Sessions) -> PlacedChat:
    """Return a Chat whose channels and private conversations are the workspace's."""
    places = WorkspacePlaces(workspace)
    languages = ReaderLanguages(Notes(places), sessions)
    return PlacedChat(SandboxMessenger(workspace), _RENDERING, places, languages)


@dataclass(frozen=True, slots=True)
class SandboxMessenger:
    """What is done with messages in the one team that is here; files lie beside a message."""

    workspace: Workspace

    async def of(self, team: str) -> SandboxMessenger:
        """Return what can be done in the team."""
        del team
        return self

    async def post(
        self, place: Place, said: Rendered, key: str, speaker: Speaker | None = None
    ) -> Posted:
        """Post a message under its key, with the place in which it is found again."""
        draft = Draft(
            key=sent_as(key),
            conversation=place.channel,
            author=BOT,
            body=Body(
                text=said.text,
                blocks=tuple(said.blocks),
                speaker=b.face(speaker) if speaker else None,
            ),
            thread=id_of(int(place.thread)) if place.thread else None,
            session=place.session,
            name=stored_name(place, key),
            files=tuple(said.files),
        )
        await asyncio.to_thread(self.workspace.show, draft)
        await asyncio.to_thread(self._touch_card, place.session, place.owner)
        found = await self.posted(place.channel, key)
        assert found is not None
        return found

    def _touch_card(self, session: SessionId | None, owner: MemberId | None) -> None:
        """Show somebody the card anew: what they were told stands on it for them."""
        card = self.workspace.named(session, CARD) if session and owner else None
        if card and owner:
            self.workspace.touch(card, owner)

    async def posted(self, channel: str, key: str, thread: str | None = None) -> Posted | None:
        """Return where something was posted under this key."""
        del thread
        message = await asyncio.to_thread(self.workspace.sent, sent_as(key))
        if message is None:
            return None
        said = Rendered(message.body.text, list(message.body.blocks))
        return Posted(channel, ts_of(message.position), said)

    async def begin_thread(self, channel: str, ts: str, name: str) -> None:
        """Do nothing: what stands below a message is in its thread already."""

    async def remove(self, channel: str, ts: str) -> bool:
        """Do nothing: every message can be changed here."""
        return False

    async def rewrite(self, channel: str, ts: str, said: Rendered) -> Rewritten:
        """Let a message show something else; who speaks stays."""
        del channel
        return await asyncio.to_thread(self._rewrite, ts, said)

    def _rewrite(self, ts: str, said: Rendered) -> Rewritten:
        message = self._at(ts)
        if message is None:
            return Rewritten.GONE
        blocks = tuple(said.blocks)
        if any(each["type"] == "buttons" for each in blocks):  # what is over has no file to take
            blocks = b.before_buttons(blocks, *(x for x in message.body.blocks if _is_file(x)))
        body = replace(message.body, text=said.text, blocks=blocks)
        self.workspace.rewrite(message, body, said.files)
        self._touch_card(message.session, message.owner)
        return Rewritten.DONE

    async def react(self, channel: str, ts: str, emoji: str) -> bool:
        """Put an emoji under a message."""
        del channel
        return await asyncio.to_thread(self._react, ts, emoji)

    def _react(self, ts: str, emoji: str) -> bool:
        message = self._at(ts)
        if message is not None:
            self.workspace.react(message, MemberId(BOT), emoji, on=True)
        return message is not None

    async def share(  # as the port has it
        self, channel: str, thread: str, name: str, content: bytes, *, words: str, alternative: str
    ) -> None:
        """Lay a file beside a message."""
        del alternative
        file = File.of(channel, name, _CALENDAR, content)
        await asyncio.to_thread(self._attach, thread, file, words)

    def _attach(self, ts: str, file: File, note: str) -> None:
        if message := self._at(ts):
            blocks = b.before_buttons(message.body.blocks, b.attachment(file, note))
            self.workspace.rewrite(message, replace(message.body, blocks=blocks), [file])

    async def shared(self, channel: str, thread: str, name: str) -> bool:
        """Tell whether a file of this name lies beside a message."""
        del channel
        message = await asyncio.to_thread(self._at, thread)
        return message is not None and any(
            _is_file(each) and each["name"] == name for each in message.body.blocks
        )

    def _at(self, ts: str) -> Message | None:
        return self.workspace.at(int(ts))


def _is_file(block: Block) -> bool:
    return bool(block["type"] == "file")


def _message(layout: Layout, session: SessionId, drawings: Drawings) -> Rendered:
    files = [
        File.of(session, f"{number}.png", _PICTURE, each.png)
        for number, each in enumerate(drawings, 1)
    ]
    pictures = [b.image(file, each.alternative) for file, each in zip(files, drawings, strict=True)]
    body, times = render(layout, pictures), times_block(layout.times)
    return Rendered(body.text, [*([times] if times["times"] else []), *body.blocks], files)


def _invite(invite: CalendarInvite, what: str) -> str:
    del invite  # when it is stands above, on each reader's own clock
    return f"{what[0].upper()}{what[1:]}"


_RENDERING: Final = Rendering(
    message=_message,
    noted="✅",
    invite=_invite,
    mention=str,
    line=lambda words, *_: Rendered(words, [b.text(words)]),  # all have a conversation with the bot
    at_rest=at_rest,
    team=lambda _: TEAM,
    address=dm_of,
)
