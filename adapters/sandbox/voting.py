"""Letters under the options: which are pressed, and what is shown of a vote."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.sandbox import blocks as b
from adapters.sandbox.gateway import Event, SandboxGateway
from adapters.sandbox.records import Message, letter
from orchestration.conversation.own_vote import OwnVotes, letters_said
from orchestration.conversation.reaction_votes import (
    Letters,
    OptionsOffered,
    Pressed,
    ReactionVotes,
)
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Reply


class WorkspaceReactions:
    """Reads reactions in the workspace."""

    def __init__(self, gateway: SandboxGateway) -> None:
        self._gateway = gateway

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return the sessions that are not over."""
        return await self._gateway.sessions.open_in(team)

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
        self._gateway = gateway
        self._workspace = gateway.workspace
        self._votes = votes
        self._own = OwnVotes(gateway.access.sessions)

    async def press(self, event: Event, message: Message, option: str, *, on: bool) -> bool:
        """Take a letter for a vote, or take it back; False where it is a mere reaction."""
        round_ = message.body.round
        offered = await self._votes.offered(message.session, round_, event.who)
        if offered is None or not offered.by_letter:
            return False
        if offered.refusal:
            self._workspace.notify(event.who, offered.refusal, event.key)
            return True
        self._turn(event.who, message, option, offered, on=on)
        user_action = self._gateway.user_action(event)
        commands = await self._votes.take(offered.session, user_action, option)
        await self.show_own(event.who, message, commands)
        return True

    def _turn(
        self, who: MemberId, message: Message, option: str, offered: OptionsOffered, *, on: bool
    ) -> None:
        if on and offered.takes_one:
            for each in letters_of(message, who):
                if each != option:
                    self._workspace.react(message, who, letter(each), on=False)
        self._workspace.react(message, who, letter(option), on=on)

    async def show_own(self, who: MemberId, message: Message, commands: Sequence[Command]) -> None:
        """Show a voter their own vote as soon as it is in; what is not in soon shows later."""
        if commands and (round_ := message.body.round):
            await self._own.until_in(commands, round_)
            self._workspace.touch(message, who)

    async def match(self, who: MemberId, message: Message, reply: Reply) -> None:
        """Let the letters under the options say what a ballot says that came in another way.

        What stands there then is noted, so that only what is pressed next is new.
        """
        if not message.body.offer or message.session is None:
            return
        lit = letters_of(message, who)
        wanted: Sequence[str] = lit
        for command in reply.commands:
            wanted = letters_said(command, wanted)
        for option in {*lit, *wanted}:
            if (option in lit) != (option in wanted):
                self._workspace.react(message, who, letter(option), on=option in wanted)
        now = self._workspace.message(who, message.id)
        if now is not None and now.body.offer:
            await self._votes.note(message.session, who, letters_of(now, who))


def letters_of(message: Message, who: MemberId) -> tuple[str, ...]:
    """Return the options whose letters somebody has pressed, in the order of the options."""
    own = {emoji for emoji, person in message.reactions if person == who}
    return tuple(each for each in message.body.options if letter(each) in own)
