"""Where what people do in the browser is handed in, and where sessions were asked for."""

from __future__ import annotations

from dataclasses import dataclass

from adapters.sandbox.people import WorkspacePeople
from adapters.sandbox.places import TEAM, WorkspacePlaces
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.directory import Directory
from orchestration.conversation.surface.placed_surface import Platform, WriteInvite
from orchestration.conversation.surface.user_actions import UserActions
from orchestration.interaction.form import RefusedError
from orchestration.model.people import MemberId


class HttpRefusedError(RefusedError):
    """A refusal with a status of HTTP's own."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True, slots=True)
class Event:
    """One thing somebody did: who, and the page's own name for it, by which a repeat is known."""

    who: MemberId
    name: str

    @property
    def id(self) -> str:
        """What it is known by: nobody else's event can have it."""
        return f"{self.who}/{self.name}"

    @property
    def team(self) -> str:
        """The one team that is here."""
        return TEAM

    @property
    def user(self) -> str:
        """What who did it is called."""
        return self.who


@dataclass(frozen=True, slots=True)
class SandboxGateway:
    """What reaches sessions, and what reaches the workspace."""

    access: SessionAccess
    workspace: Workspace

    def platform(self, actions: UserActions, write_invite: WriteInvite) -> Platform:
        """Return what everything shares that is done in the workspace; no form has to hurry."""
        people = WorkspacePeople(self.workspace.people)
        return Platform(
            access=self.access,
            places=WorkspacePlaces(self.workspace),
            people=Directory(people, people.mentions, self.access.now),
            actions=actions,
            hurried=self.access.language,
            write_invite=write_invite,
            user=str,
            opens_forms=True,
        )
