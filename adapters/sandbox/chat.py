"""The Chat port over the workspace: views come in, messages stand in their conversations.

The card stays where the session was asked for and is kept up to date; options, counts and the
outcome are posts of their own, since they are what people are to look at. What a later post settles
keeps its words and loses its buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from adapters.sandbox import blocks as b
from adapters.sandbox.records import BOT, GENERAL, Draft, File, Message, dm_of, id_of
from adapters.sandbox.render import render
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.messenger import what_it_does
from orchestration.conversation.storage import CARD, OUTCOME
from orchestration.interaction.layouts import screen
from orchestration.interaction.superseded import settles
from orchestration.interaction.wording import day
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import ReadBack


class SandboxChat:
    """A Chat whose channel and private conversations are the workspace's."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel, in the place of an earlier post of its name."""
        await asyncio.to_thread(self._post, session, post, drawings, key)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        await asyncio.to_thread(self._tell, session, to, view, key)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is: in its channel, with who asked for that one."""
        held = await asyncio.to_thread(self._workspace.held, beside)
        if held is not None:
            await asyncio.to_thread(self._workspace.hold, replace(held, session=session))

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Lay the calendar file beside the outcome."""
        await asyncio.to_thread(self._invite, session, ics, invite, key)

    def _post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        files = tuple(
            File(id=_file_id(key, number), name=f"{number}.png", type="image/png", content=each.png)
            for number, each in enumerate(drawings, 1)
        )
        pictures = [
            b.image(file, each.alternative) for file, each in zip(files, drawings, strict=True)
        ]
        body = render(screen(post.view, self._organiser(session)), pictures)
        draft = Draft(
            key=key,
            conversation=self._conversation(session),
            author=BOT,
            body=replace(body, speaker=b.face(post.speaker)) if post.speaker else body,
            thread=self._thread_of(session, post.thread),
            session=session,
            name=post.name,
            files=files,
        )
        self._workspace.show(draft)
        self._settle(session, post.view, post.name)

    def _thread_of(self, session: SessionId, name: str | None) -> str | None:
        """Return the thread under a post of the session; None where there is no such post."""
        above = self._workspace.named(session, name) if name else None
        return id_of(above.thread or above.position) if above else None

    def _settle(self, session: SessionId, view: ChannelView, name: str) -> None:
        """Take the buttons off what this view makes a thing of the past."""
        for message in self._workspace.of_session(session):
            asks = _asks_what_suits(message)
            if message.name not in (name, CARD) and settles(view, message.name or "", asks=asks):
                self._workspace.settle(message)

    def _tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        if self._workspace.knows(key):
            return
        body = render(screen(view))
        conversation = dm_of(to)
        draft = Draft(key=key, conversation=conversation, author=BOT, body=body, session=session)
        if isinstance(view, ReadBack):
            draft = self._read_back(draft, to)
        self._workspace.show(draft)

    def _read_back(self, draft: Draft, to: MemberId) -> Draft:
        """Let a read-back take the place of the last one, unless its owner has written since.

        What follows from a button changes under the finger; what answers a message comes below it,
        and the earlier list is no longer to be pressed.
        """
        latest = latest_read_back(self._workspace, draft.session, to)
        if latest is None:
            return replace(draft, name=_read_back_name(to, 1))
        if not self._workspace.has_spoken_since(latest, to):
            return replace(draft, name=latest.name)
        self._workspace.settle(latest)
        return replace(draft, name=_read_back_name(to, _number(latest) + 1))

    def _invite(self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str) -> None:
        name = "cancelled.ics" if invite.cancelled else "invite.ics"
        file = File(id=_file_id(key, 1), name=name, type="text/calendar", content=ics)
        note = f"{day(invite.start)}, {invite.start:%H:%M} · {what_it_does(invite)}"
        attached = b.attachment(file, note)
        outcome = self._outcome(session)
        if attached not in outcome.body.blocks:
            body = replace(outcome.body, blocks=b.before_buttons(outcome.body.blocks, attached))
            self._workspace.rewrite(outcome, body, (file,))

    def _outcome(self, session: SessionId) -> Message:
        """Return the latest outcome: it is posted before its invite."""
        own = self._workspace.of_session(session)
        return next(each for each in reversed(own) if (each.name or "").startswith(OUTCOME))

    def _organiser(self, session: SessionId) -> MemberId | None:
        held = self._workspace.held(session)
        return held.organiser if held else None

    def _conversation(self, session: SessionId) -> str:
        held = self._workspace.held(session)
        return held.conversation if held else GENERAL


def latest_read_back(
    workspace: Workspace, session: SessionId | None, to: MemberId
) -> Message | None:
    """Return what was last read back to somebody in a session."""
    if session is None:
        return None
    own = workspace.of_session(session, to)
    name = _read_back_name(to, 0)[:-1]
    return next((each for each in reversed(own) if (each.name or "").startswith(name)), None)


def _read_back_name(to: MemberId, number: int) -> str:
    return f"read-back/{to}/{number}"


def _number(read_back: Message) -> int:
    return int((read_back.name or "0").rpartition("/")[2])


def _asks_what_suits(message: Message) -> bool:
    """Tell whether a message asks for an answer before the vote: its time is over."""
    actions: Iterable[str] = (
        button["action"]
        for block in message.body.blocks
        if block["type"] == "buttons"
        for button in block["buttons"]
    )
    return not {"any-time", "nothing"}.isdisjoint(actions)


def _file_id(key: str, number: int) -> str:
    """Name a file after what brought it: a repeat brings the same one."""
    return sha256(f"{key}/{number}".encode()).hexdigest()[:24]
