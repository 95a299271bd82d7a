"""What people do with the options on the table: press a letter, fill in a ballot, abstain."""

from __future__ import annotations

from typing import Any

from adapters.sandbox import ballots
from adapters.sandbox import blocks as b
from adapters.sandbox.desk import Desk, Dialog, Event
from adapters.sandbox.forms import Filled
from adapters.sandbox.records import Message
from orchestration.commands import CastBallot, TakeBallotBack
from orchestration.meeting.state import Meeting
from orchestration.model.ballots import Approvals, Ballot, OneOption
from orchestration.model.people import MemberId
from orchestration.voting.forms import ONE_OPTION

_CLOSED = "The vote on these options is closed."


class Voting:
    """Turns letters and dialogs into ballots, and says why where it cannot."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._workspace = desk.workspace

    async def letter(self, event: Event, message: Message, option: str, *, on: bool) -> bool:
        """Take a letter for a vote, or take it back; False where it is a mere reaction."""
        meeting = await self._desk.meeting(message.session)
        if meeting is None or not ballots.has_letters(meeting):
            return False
        if self._may_vote(event, message, meeting):
            self._press(event.who, message, option, meeting, on=on)
            await self._send(event, meeting, self._ballot(event.who, message, option, meeting))
        return True

    async def cast(self, event: Event, message: Message, ballot: Ballot | None) -> None:
        """Cast a ballot, and let the letters under the options say the same; None abstains."""
        assert message.session is not None
        self._match_letters(event.who, message, ballot)
        envelope = self._desk.envelope(event, message.session)
        await self._desk.send(CastBallot(**envelope, member=event.who, ballot=ballot))

    def _press(
        self, who: MemberId, message: Message, option: str, meeting: Meeting, *, on: bool
    ) -> None:
        if on and ballots.rule_of(meeting).form is ONE_OPTION:
            for each in ballots.letters_of(message, who):
                if each != option:
                    self._workspace.react(message, who, b.letter(each), on=False)
        self._workspace.react(message, who, b.letter(option), on=on)

    def _ballot(
        self, who: MemberId, message: Message, option: str, meeting: Meeting
    ) -> Ballot | None:
        """Return the ballot that somebody's letters say now, None where they say nothing."""
        now = self._workspace.message(who, message.id)
        pressed = ballots.letters_of(now, who) if now else []
        ballot = ballots.ballot_of_letters(pressed, option, meeting, who)
        says = pressed or (isinstance(ballot, Approvals) and ballot.if_need_be)
        return ballot if says else None

    async def _send(self, event: Event, meeting: Meeting, ballot: Ballot | None) -> None:
        envelope = self._desk.envelope(event, meeting.id)
        if ballot is None:
            await self._desk.send(TakeBallotBack(**envelope, member=event.who))
        else:
            await self._desk.send(CastBallot(**envelope, member=event.who, ballot=ballot))

    async def dialog(self, event: Event, message: Message) -> Dialog | None:
        """Ask for a ballot, if there is a vote."""
        meeting = await self._desk.meeting(message.session)
        if meeting is None or not self._may_vote(event, message, meeting):
            return None
        return ballots.vote_dialog(message, meeting, event.who)

    async def filled(
        self, event: Event, message: Message, values: dict[str, Any]
    ) -> dict[str, str]:
        """Cast the ballot that was filled in; return a sentence for each field that is wrong."""
        meeting = await self._desk.meeting(message.session)
        if meeting is None or not self._may_vote(event, message, meeting):
            return {}
        filled = Filled(values)
        ballot = ballots.read_filled(filled, meeting)
        if ballot is None:
            return filled.errors
        await self.cast(event, message, ballot)
        said = f"Your vote is in: {ballots.in_words(ballot)}."
        self._workspace.notify(event.who, said, event.key)
        return {}

    async def abstain(self, event: Event, message: Message) -> None:
        """Vote for nothing, which counts as having voted."""
        meeting = await self._desk.meeting(message.session)
        if meeting is None or not self._may_vote(event, message, meeting):
            return
        await self.cast(event, message, None)
        self._workspace.notify(event.who, "You abstain; a later vote still counts.", event.key)

    def _match_letters(self, who: MemberId, message: Message, ballot: Ballot | None) -> None:
        """Let the letters under the options say what the ballot says."""
        yes: tuple[str, ...] = ()
        if isinstance(ballot, Approvals):
            yes = ballot.yes
        elif isinstance(ballot, OneOption):
            yes = (ballot.option,)
        pressed = ballots.letters_of(message, who)
        for option in {*pressed, *yes}:
            if (option in pressed) != (option in yes):
                self._workspace.react(message, who, b.letter(option), on=option in yes)

    def _may_vote(self, event: Event, message: Message, meeting: Meeting) -> bool:
        """Tell whether somebody can vote on these options; where not, they are told why."""
        why = ""
        if not ballots.is_open(message, meeting):
            why = _CLOSED
        elif event.who not in [each.id for each in meeting.counted]:
            why = "Only members who have answered can vote here."
        if why:
            self._workspace.notify(event.who, why, event.key)
        return not why
