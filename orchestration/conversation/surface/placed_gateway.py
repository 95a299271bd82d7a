"""Where on a platform what people do is handed in: whom sessions are reached for, and by what."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orchestration.conversation.arriving.deleted import may_stand_again, show_anew
from orchestration.conversation.arriving.reaction_votes import Letters, Pressed, ReactionVotes
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.directory import Directory
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import Held, Place, Places
from orchestration.conversation.requested.where_to_ask import Room
from orchestration.conversation.shown.one_more_channel import own_name
from orchestration.conversation.shown.removed import end_all, leave_all
from orchestration.conversation.shown.session_places import SessionPlaces
from orchestration.conversation.shown.workspace_language import InWorkspace
from orchestration.conversation.surface.placed_surface import Interaction, Platform, WriteInvite
from orchestration.conversation.surface.user_actions import UserActions
from orchestration.conversation.voted.votes_in_messages import VotesInMessages
from orchestration.language.offline import OfflineLanguage
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.model.place_rules import Capacity


@dataclass(frozen=True, slots=True)
class PlacedGateway(ABC):
    """What reaches sessions from a platform that looks people up, and keeps where sessions are.

    Who `is_account` is known by one of the platform's own; `user_of` is what it calls them.
    """

    is_account: ClassVar[staticmethod[[MemberId], bool]]
    user_of: ClassVar[staticmethod[[MemberId], str]]

    access: SessionAccess
    places: Places
    people: Directory

    @property
    def sessions(self) -> SessionPlaces:
        """Where on the platform sessions are."""
        return SessionPlaces(self.places)

    def here(self, did: Any, channel: str) -> str:  # noqa: ANN401  # a platform's own event
        """Return what help says of where something was done, and of a channel there."""
        del did, channel
        return ""

    async def rooms(self, user: str) -> Sequence[Room]:
        """Return where a user can have something asked, where no form can say it."""
        del user
        return ()

    async def reads(self, team: str, user: str, held: Held) -> bool:
        """Tell whether a user reads the channel in which something goes on."""
        return held.team == team and user in await self.people.in_channel(team, held.channel)

    def capacity(self, did: Any) -> Capacity | None:  # noqa: ANN401  # a platform's own event
        """Return what who did something is in the team; None where a platform has no roles."""
        del did
        return None

    def lacks(self, did: Any, channel: str, session: SessionId) -> str:  # noqa: ANN401  # as above
        """Say what the bot may not do in a channel that goes with a session; "" where nothing."""
        del did, channel, session
        return ""

    def platform(self, votes: ReactionVotes, write_invite: WriteInvite) -> Platform:
        """Return what everything shares that is done on the platform."""
        return Platform(
            access=self.access,
            places=self.places,
            people=self.people,
            actions=UserActions(self.access, votes),
            hurried=InWorkspace(OfflineLanguage(), self.access.conventions),
            write_invite=write_invite,
            user=lambda who: self.user_of(self.people.linked.account_on(self.is_account, who)),
            here=self.here,
            rooms=self.rooms,
            reads=self.reads,
            lacks=self.lacks,
            capacity=self.capacity,
        )

    async def may_stand_again(self, gone: Place) -> bool:
        """Tell whether a post that somebody has deleted is posted anew."""
        return await may_stand_again(self.access, self.places, gone)

    async def left(self, did: Interaction) -> None:
        """Let all that goes on in a team go on without who has left it."""
        action = self.access.user_action(did.id, did.who, None)
        await leave_all(self.access, self.sessions, action, did.team)

    async def removed(self, did: Interaction, channel: str, messages: Sequence[str] = ()) -> None:
        """End what goes on in a channel that is gone, or in a team that took the bot out: "".

        Where messages in it are gone, those are posted anew that are still needed. Of one
        alone a vote in it counts no more. Many are cleared away by others.
        """
        if len(messages) == 1:
            votes = VotesInMessages(self.access, self.places)
            await votes.unsay(f"{did.team}/{channel}/{messages[0]}", did.id, deleted=True)
        if messages:
            at = self.places.at
            found = [await asyncio.to_thread(at, did.team, channel, each) for each in messages]
            await show_anew(self.access, self.places, *filter(None, found))
            return
        action = self.access.user_action(did.id, did.who, None)
        await end_all(self.access, self.sessions, action, did.team, channel)


class PlacedReactions(ABC):
    """Reads reactions on such a platform.

    By `called` a team knows a member: which, and what it calls them. `option_of` is the option that
    a reaction votes for, None where it is a mere reaction.
    """

    def __init__(
        self,
        gateway: PlacedGateway,
        called: Callable[[MemberId], tuple[str, str]],
        option_of: Callable[[str, Letters], str | None],
    ) -> None:
        self._gateway = gateway
        self._called = called
        self.option_of = option_of

    def votes(self) -> ReactionVotes:
        """Return what turns them into ballots."""
        return ReactionVotes(self._gateway.access, self, Notes(self._gateway.places))

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return a team's sessions that are not over."""
        return await self._gateway.sessions.shown_in(team)

    async def posts(self, session: SessionId, post: str) -> Sequence[str]:
        """Return what a post is called in each of the channels in which it stands."""
        every = await asyncio.to_thread(self._gateway.places.of, session)
        return [each.name for each in every if own_name(each.name) == post]

    async def read(self, session: SessionId, post: str) -> Sequence[Pressed] | None:
        """Return what stands under a post; None where it is gone, or on another platform."""
        place = await self._gateway.sessions.find(session, post)
        if place is None or not self._gateway.is_account(MemberId(place.team)):
            return None
        found = await self.under(place)
        if found is None:
            await show_anew(self._gateway.access, self._gateway.places, place)
            return None
        return [(each, self._gateway.people.linked.person(who)) for each, who in found]

    async def person(self, who: MemberId) -> Member | None:
        """Return who somebody is; None of bots."""
        gateway = self._gateway
        account = gateway.people.linked.account_on(gateway.is_account, who)
        return await gateway.people.member(*self._called(account))

    @abstractmethod
    async def under(self, place: Place) -> Sequence[Pressed] | None:
        """Return what stands under a message; None where it is gone."""
