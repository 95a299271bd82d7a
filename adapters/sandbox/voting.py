"""Letters under the options: which are pressed, and what is shown of a vote."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from adapters.sandbox import blocks as b
from adapters.sandbox.door import Door, Event
from adapters.sandbox.records import Message
from adapters.sandbox.sight import vote_in
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.exchange import Decisions
from orchestration.conversation.reaction_votes import Letters as Chosen
from orchestration.conversation.reaction_votes import ReactionVotes, refusal
from orchestration.conversation.storage import OPTIONS
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.commands import Approve, CastBallot, TakeBallotBack
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Reply
from orchestration.voting.forms import ONE_OPTION

_LOOK_EVERY_SECONDS: Final = 0.02
_LOOKS: Final = 50
"""How often it is looked whether a vote is in: a second, all together."""


class WorkspaceMemory:
    """Notes, among the settings of the workspace."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    async def read(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is noted; "" where nothing is."""
        return str(self._workspace.setting(f"{session}/{name}/{who}") or "")

    async def write(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Note something, in the place of what was noted before."""
        self._workspace.set(f"{session}/{name}/{who}", words, quietly=True)


class WorkspaceReactions:
    """Reads reactions in the workspace."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def now(self) -> datetime:
        """Return the present instant."""
        return self._door.now()

    async def going_on(self, team: str) -> Decisions:
        """Return the sessions that are not over: there is one team here."""
        del team
        return [each for each in await self._door.meetings() if not is_over(each)]

    async def send(self, *commands: Command) -> None:
        """Store commands."""
        await self._door.send(*commands)

    async def read(
        self, decision: Decision, options: Sequence[str]
    ) -> Mapping[MemberId, Chosen] | None:
        """Return whose letters under the options say what; None where the post is gone."""
        name = f"{OPTIONS}{decision.round.number}"
        post = self._door.workspace.named(decision.id, name)
        if post is None:
            return None
        return {who: letters_of(post, who) for who in {person for _, person in post.reactions}}


class Letters:
    """Hands letters in as votes, and shows the letters that a ballot says."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._workspace = door.workspace
        memory = WorkspaceMemory(door.workspace)
        self._votes = ReactionVotes(WorkspaceReactions(door), memory)

    async def press(self, event: Event, message: Message, option: str, *, on: bool) -> bool:
        """Take a letter for a vote, or take it back; False where it is a mere reaction."""
        meeting = await self._door.meeting(message.session)
        if meeting is None or not ballot_forms.has_letters(meeting):
            return False
        if why := refusal(meeting, event.who, message.body.memo["round"]):
            self._workspace.notify(event.who, why, event.key)
            return True
        self._turn(event.who, message, option, meeting, on=on)
        commands = await self._votes.take(meeting, self._door.user_action(event), option)
        await self.show_own(message, commands)
        return True

    def _turn(
        self, who: MemberId, message: Message, option: str, meeting: Meeting, *, on: bool
    ) -> None:
        if on and ballot_forms.rule_of(meeting).form is ONE_OPTION:
            for each in letters_of(message, who):
                if each != option:
                    self._workspace.react(message, who, b.letter(each), on=False)
        self._workspace.react(message, who, b.letter(option), on=on)

    async def show_own(self, message: Message, commands: Sequence[Command]) -> None:
        """Show a voter their own vote as soon as it is in; what is not in soon shows later."""
        for command in commands:
            round_ = message.body.memo.get("round")
            if isinstance(command, CastBallot | Approve | TakeBallotBack) and round_:
                await self._until_in(command, round_)
                self._workspace.touch(message, command.member)

    async def _until_in(self, command: CastBallot | Approve | TakeBallotBack, round_: int) -> None:
        for _ in range(_LOOKS):
            meeting = await self._door.meeting(command.session)
            if meeting is None or _is_in(command, vote_in(meeting, round_, command.member)):
                return
            await asyncio.sleep(_LOOK_EVERY_SECONDS)

    async def match(self, who: MemberId, message: Message, reply: Reply) -> None:
        """Let the letters under the options say what a ballot says that came in another way."""
        for command in reply.commands:
            if isinstance(command, CastBallot) and message.body.offer:
                self._show(who, message, reveal(command.ballot, to=who))
            elif isinstance(command, Approve) and message.body.offer:
                choice = reveal(command.choice, to=who)
                self._workspace.react(message, who, b.letter(choice.option), on=choice.approved)
        await self._note(who, message)

    async def _note(self, who: MemberId, message: Message) -> None:
        """Note the letters that stand there now, so that only what is pressed next is new."""
        meeting = await self._door.meeting(message.session)
        now = self._workspace.message(who, message.id)
        if meeting is not None and now is not None and now.body.offer:
            await self._votes.note(meeting, who, letters_of(now, who))

    def _show(self, who: MemberId, message: Message, ballot: Ballot | None) -> None:
        wanted, lit = ballot_forms.letters_that_say(ballot), letters_of(message, who)
        for option in {*lit, *wanted}:
            if (option in lit) != (option in wanted):
                self._workspace.react(message, who, b.letter(option), on=option in wanted)


def _is_in(
    command: CastBallot | Approve | TakeBallotBack, vote: Private[Ballot | None] | None
) -> bool:
    """Tell whether a vote is as a command wants it."""
    if isinstance(command, Approve):
        choice = reveal(command.choice, to=command.member)
        ballot = reveal(vote, to=command.member) if vote else None
        return (choice.option in ballot_forms.letters_that_say(ballot)) == choice.approved
    return vote == (command.ballot if isinstance(command, CastBallot) else None)


def letters_of(message: Message, who: MemberId) -> tuple[str, ...]:
    """Return the options whose letters somebody has pressed, in the order of the options."""
    own = {emoji for emoji, person in message.reactions if person == who}
    return tuple(each for each in message.body.memo["options"] if b.letter(each) in own)
