"""Where on a platform what people do is handed in: whom sessions are reached for, and by what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.directory import Directory
from orchestration.conversation.placed_surface import Platform, WriteInvite
from orchestration.conversation.session_places import SessionPlaces
from orchestration.conversation.storage import Places
from orchestration.conversation.user_actions import UserActions
from orchestration.language.offline import OfflineLanguage
from orchestration.model.people import MemberId
from orchestration.runtime.workspace_language import InWorkspace


@dataclass(frozen=True, slots=True)
class PlacedGateway:
    """What reaches sessions from a platform that looks people up, and keeps where sessions are."""

    access: SessionAccess
    places: Places
    people: Directory

    @property
    def sessions(self) -> SessionPlaces:
        """Where on the platform sessions are."""
        return SessionPlaces(self.places)

    def shared(
        self,
        actions: UserActions,
        write_invite: WriteInvite,
        *,
        user: Callable[[MemberId], str],
        not_here: str,
        here: Callable[[str], str] = lambda _: "",
    ) -> Platform:
        """Return what everything shares that is done on the platform, by what that calls a user."""
        return Platform(
            access=self.access,
            places=self.places,
            people=self.people,
            actions=actions,
            hurried=InWorkspace(OfflineLanguage(), self.access.conventions),
            write_invite=write_invite,
            user=user,
            not_here=not_here,
            here=here,
        )
