"""Where sessions and their messages are: the workspace itself knows, so nothing is kept twice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from adapters.sandbox import blocks as b
from adapters.sandbox.records import Message, dm_of, ts_of
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.ports.storage import ASKED, READ_BACK, TELL, WRITTEN, Held, Place
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, reveal

TEAM: Final = ""
"""There is one team here."""

_ASKS: Final = {"any-time", "nothing"}
"""Buttons on what asks somebody what suits them."""


@dataclass(frozen=True, slots=True)
class WorkspacePlaces:
    """Places, read off the messages; notes are among the settings."""

    workspace: Workspace

    def hold(self, held: Held) -> None:
        """Keep where a session was asked for; a repeat changes nothing."""
        self.workspace.hold(held)

    def held(self, session: SessionId) -> Held | None:
        """Return where a session was asked for."""
        return self.workspace.held(session)

    def open_in(self, team: str) -> Sequence[Held]:
        """Return the sessions that are not over, oldest first."""
        del team
        return [each for each in self.workspace.sessions() if each.open]

    def shown_too(self) -> Sequence[Place]:
        """Return nothing: all of a session is where it was asked for."""
        return ()

    def private_in(self, team: str, most: int) -> Sequence[str]:
        """Return the private conversations: nothing is missed here, so in any order."""
        del team
        return [dm_of(each) for each in self.workspace.people][:most]

    def close(self, session: SessionId) -> None:
        """Note that a session is over."""
        self.workspace.keep_open(session, on=False)

    def reopen(self, session: SessionId) -> None:
        """Note that a session goes on after all."""
        self.workspace.keep_open(session, on=True)

    def begin(self, key: str) -> bool:
        """Tell whether a message was not sent: its key is kept with it, in one transaction."""
        return not self.workspace.knows(sent_as(key))

    def put(self, place: Place) -> None:
        """Keep a note; a message was shown with its place, and what is written is known."""
        if place.owner and not place.ts:
            name = _note(place.session, place.name, place.owner)
            if place.shown:
                words = reveal(place.shown, to=place.owner)
                self.workspace.keep(place.owner, _sealed(name), words)
            else:
                self.workspace.set(name, place.thread, quietly=True)

    def find(self, session: SessionId, name: str, owner: MemberId | None = None) -> Place | None:
        """Return where a session's message of this name stands, or what is noted so."""
        if name == WRITTEN and owner:
            latest = self.workspace.last_written(owner)
            return Place(session, TEAM, dm_of(owner), ts_of(latest), WRITTEN, owner)
        if message := self.workspace.named(session, name, owner or self._alone(session)):
            return _place(message, session)
        return self._noted(session, name, owner) if owner else None

    def _alone(self, session: SessionId) -> MemberId | None:
        """Return who alone sees a session, since they have asked for it in private; or None."""
        held = self.workspace.held(session)
        return held.organiser if held and not held.channel else None

    def _noted(self, session: SessionId, name: str, owner: MemberId) -> Place | None:
        note = _note(session, name, owner)
        words, own = self.workspace.setting(note), self.workspace.kept(owner, _sealed(note))
        if not words and not own:
            return None
        shown = Private(owner, own) if own else None
        return Place(session, TEAM, "", "", name, owner, str(words or "") or None, shown=shown)

    def at(self, team: str, channel: str, ts: str) -> Place | None:
        """Return which message stands here."""
        del team, channel
        message = self.workspace.at(int(ts))
        return _place(message, message.session) if message and message.session else None

    def of(self, session: SessionId) -> Sequence[Place]:
        """Return all messages about a session, oldest first."""
        return [_place(each, session) for each in self.workspace.of_session(session)]


def sent_as(key: str) -> str:
    """Return a key of the chat's, apart from those of events."""
    return f"post/{key}"


def stored_name(place: Place, key: str) -> str:
    """Return under which name a message is kept: of several read-backs the last counts."""
    return f"{READ_BACK}/{place.owner}/{key}" if place.name == READ_BACK else place.name


def _place(message: Message, session: SessionId) -> Place:
    said = json.dumps([message.body.text, list(message.body.blocks)])
    return Place(
        session,
        TEAM,
        message.conversation,
        ts_of(message.position),
        _name(message),
        message.owner,
        ts_of(message.thread) if message.thread else None,
        Private(message.owner or session, said),
    )


def _name(message: Message) -> str:
    """Return what a message is; answers have no name, nor has what former versions told."""
    if message.name:
        return READ_BACK if message.name.startswith(f"{READ_BACK}/") else message.name
    asks = not _ASKS.isdisjoint(
        each["action"] for block in message.body.blocks for each in b.offered(block)
    )
    return f"{ASKED if asks else TELL}{message.id}"


def _note(session: SessionId, name: str, owner: MemberId | None) -> str:
    return f"{session}/{name}/{owner}"


def _sealed(note: str) -> str:
    """Return under which name a note is kept that is somebody's own words."""
    return f"{note}/own"
