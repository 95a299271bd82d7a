"""Letters under the options: which are pressed, and what is shown of a vote."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.sandbox import blocks as b
from adapters.sandbox.gateway import SandboxGateway
from adapters.sandbox.places import TEAM, WorkspacePlaces
from adapters.sandbox.records import Message, ts_of
from orchestration.conversation.arriving.reaction_votes import Letters, Pressed, ReactionVotes
from orchestration.conversation.ports.letters import drawn
from orchestration.conversation.ports.storage import CARD
from orchestration.conversation.shown.session_places import SessionPlaces
from orchestration.conversation.voted.own_vote import OwnVotes, letters_said
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import UserAction


class WorkspaceReactions:
    """Reads reactions in the workspace."""

    def __init__(self, gateway: SandboxGateway) -> None:
        self._gateway = gateway

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return the sessions that are not over."""
        places = WorkspacePlaces(self._gateway.workspace)
        return await SessionPlaces(places).open_in(team)

    async def posts(self, session: SessionId, post: str) -> Sequence[str]:
        """Return what a post is called: there is one."""
        del session
        return [post]

    async def read(self, session: SessionId, post: str) -> Sequence[Pressed] | None:
        """Return what stands under a post; None where it is gone."""
        found = self._gateway.workspace.named(session, post)
        return None if found is None else found.reactions

    async def person(self, who: MemberId) -> Member | None:
        """Return who somebody is; the bot is nobody."""
        return self._gateway.workspace.people.get(who)

    def option_of(self, reaction: str, options: Letters) -> str | None:
        """Return the option that an emoji votes for."""
        return b.option_of(reaction, options)


class LetterVotes:
    """Hands letters in as votes, and shows the letters that a ballot says."""

    def __init__(self, gateway: SandboxGateway, votes: ReactionVotes) -> None:
        self._workspace = gateway.workspace
        self._places = WorkspacePlaces(gateway.workspace)
        self._votes = votes
        self._own = OwnVotes(gateway.access.sessions)

    async def react(
        self, user_action: UserAction, message: Message, emoji: str, *, on: bool
    ) -> str:
        """Take an emoji, which is a vote where it is an option's letter; return what is said."""
        who, was_on = user_action.who, (emoji, user_action.who) in message.reactions
        self._workspace.react(message, who, emoji, on=on)
        place = self._places.at(TEAM, message.conversation, ts_of(message.position))
        if place is None:
            return ""
        reply = await self._votes.react(place, user_action, emoji, added=on)
        if reply.notice:
            self._workspace.react(message, who, emoji, on=was_on)
        await self.match(who, message, reply.commands)
        await self.show_own(who, message, reply.commands)
        return reply.notice

    async def show_own(self, who: MemberId, message: Message, commands: Sequence[Command]) -> None:
        """Show a voter their own vote as soon as it is in; what is not in soon shows later."""
        if commands and (round_ := message.body.round):
            await self._own.until_in(commands, round_)
            self._workspace.touch(message, who)
            self._show_on_card(who, message)

    def _show_on_card(self, who: MemberId, message: Message) -> None:
        """Show the card anew, which says whose vote is missing: to all who see who votes."""
        card = self._workspace.named(message.session, CARD) if message.session else None
        for each in self._workspace.people if message.body.offer else (who,):
            if card:
                self._workspace.touch(card, each)

    async def match(
        self, who: MemberId, message: Message, commands: Sequence[Command], *, is_open: bool = True
    ) -> None:
        """Let the letters under the options say what a ballot says that came in another way.

        None is lit for a vote that is not `is_open`, which its voter has shown to nobody. What
        stands there then is noted, so that only what is pressed next is new.
        """
        now = self._workspace.message(who, message.id)
        if not commands or now is None or now.session is None or not now.body.offer:
            return
        lit = letters_of(now, who)
        wanted: Sequence[str] = lit
        for command in commands:
            wanted = letters_said(command, wanted)
        wanted = [each for each in wanted if is_open or each in lit]
        for option in {*lit, *wanted}:
            if (option in lit) != (option in wanted):
                self._workspace.react(now, who, drawn(option), on=option in wanted)
        stands = tuple(each for each in now.body.options if each in wanted)
        await self._votes.note(now.session, who, stands)


def letters_of(message: Message, who: MemberId) -> tuple[str, ...]:
    """Return the options whose letters somebody has pressed, in the order of the options."""
    own = {emoji for emoji, person in message.reactions if person == who}
    return tuple(each for each in message.body.options if drawn(each) in own)
