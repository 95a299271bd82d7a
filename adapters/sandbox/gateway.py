"""Where what people do in the browser is handed in, and where sessions were asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from adapters.sandbox import blocks as b
from adapters.sandbox.places import WorkspacePlaces
from adapters.sandbox.records import Body, Message
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.messenger import Block
from orchestration.conversation.notes import Notes
from orchestration.conversation.session_places import SessionPlaces
from orchestration.interaction.form import RefusedError
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import UserAction


class HttpRefusedError(RefusedError):
    """A refusal with a status of HTTP's own."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True, slots=True)
class Event:
    """One thing somebody did: who, and the event's own id, by which a repeat is known."""

    who: MemberId
    id: str

    @property
    def key(self) -> str:
        """The id as nobody else's event can have it."""
        return f"{self.who}/{self.id}"


@dataclass(frozen=True, slots=True)
class SandboxGateway:
    """What reaches sessions, and what reaches the workspace."""

    access: SessionAccess
    workspace: Workspace

    def user_action(self, event: Event) -> UserAction:
        """Return an event as a user action; times are told in the zone of who did it."""
        return self.access.user_action(event.key, event.who, self.workspace.people[event.who])

    @property
    def sessions(self) -> SessionPlaces:
        """Where in the workspace sessions are."""
        return SessionPlaces(WorkspacePlaces(self.workspace))

    @property
    def memory(self) -> Notes:
        """What notes about people are kept in."""
        return Notes(WorkspacePlaces(self.workspace))


def pressed(body: Body, note: str, *gone: str) -> Body:
    """Return a body after a button was pressed: without these buttons, and with what it did."""
    left = [each for block in body.blocks if (each := _without(block, gone))]
    told = [each for each in left if each.get("role") != "note"]
    new = [{**b.text(note, "quiet"), "role": "note"}] if note else []
    return replace(body, blocks=(*told, *new))


def _without(block: Block, gone: tuple[str, ...]) -> Block | None:
    if block["type"] == "select" and block["action"] in gone:
        return None
    if block["type"] != "buttons":
        return block
    left = [each for each in block["buttons"] if each["action"] not in gone]
    return {**block, "buttons": left} if left else None


def settled(workspace: Workspace, message: Message, note: str, *gone: str) -> None:
    """Show on a message what a button did."""
    workspace.rewrite(message, pressed(message.body, note, *gone))
