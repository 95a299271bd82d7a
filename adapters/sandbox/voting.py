"""Letters under the options: which are pressed is the workspace's, what they mean the desk's."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from adapters.sandbox import blocks as b
from adapters.sandbox.door import Door, Event
from adapters.sandbox.records import Message
from adapters.sandbox.sight import vote_in
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.commands import Approve, CastBallot, TakeBallotBack
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Reply
from orchestration.voting.forms import ONE_OPTION

_LOOK_EVERY_SECONDS: Final = 0.02
_LOOKS: Final = 50
"""How often it is looked whether a vote is in: a second, all together."""


class Letters:
    """Turns letters into ballots, and shows the letters that a ballot says."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._workspace = door.workspace

    async def press(self, event: Event, message: Message, option: str, *, on: bool) -> bool:
        """Take a letter for a vote, or take it back; False where it is a mere reaction."""
        meeting = await self._door.meeting(message.session)
        if meeting is None or not ballot_forms.has_letters(meeting):
            return False
        why = ballot_forms.why_not(meeting, event.who, message.body.memo["round"])
        if why:
            self._workspace.notify(event.who, why, event.key)
            return True
        self._turn(event.who, message, option, meeting, on=on)
        now = self._workspace.message(event.who, message.id) or message
        lit = letters_of(now, event.who)
        reply = ballot_forms.of_letters(meeting, self._door.user_action(event), lit, option)
        await self._door.send(*reply.commands)
        await self.show_own(message, reply.commands)
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

    def match(self, who: MemberId, message: Message, reply: Reply) -> None:
        """Let the letters under the options say what a ballot says that came in another way."""
        for command in reply.commands:
            if isinstance(command, CastBallot) and message.body.offer:
                self._show(who, message, reveal(command.ballot, to=who))
            elif isinstance(command, Approve) and message.body.offer:
                choice = reveal(command.choice, to=who)
                self._workspace.react(message, who, b.letter(choice.option), on=choice.approved)

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


def letters_of(message: Message, who: MemberId) -> Sequence[str]:
    """Return the options whose letters somebody has pressed, in the order of the options."""
    own = {emoji for emoji, person in message.reactions if person == who}
    return [each for each in message.body.memo["options"] if b.letter(each) in own]
