"""What a voter sees of their own vote: nobody else ever does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.deciding.actions.ballots.forms import letters_that_say
from orchestration.deciding.commands import Approve, CastBallot, TakeBallotBack
from orchestration.deciding.state import Decision
from orchestration.deciding.votes.receipts import receipt_in, with_receipt
from orchestration.interaction.wording import in_words, still_counts
from orchestration.model.ballots import Ballot, NoneOfThese
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Sessions
from orchestration.sessions.waiting import in_store

READ_BY_ALL: Final = (
    "Everyone in the channel can read this thread, and a vote written here is no secret. "
    "To keep yours to yourself, vote with the buttons."
)
_LOOK_EVERY_SECONDS: Final = 0.02
_LOOKS: Final = 50
"""How often it is looked whether a vote is in: a second, all together."""

Vote = CastBallot | Approve | TakeBallotBack


@dataclass(frozen=True, slots=True)
class OwnVote:
    """Somebody's vote in words, and the buttons that say it: options' letters, or one of two."""

    said: str
    options: tuple[str, ...]
    abstains: bool
    is_none: bool


@dataclass(frozen=True, slots=True)
class OwnVotes:
    """Reads votes off their sessions, each for its voter alone; the store may wait for a disk."""

    store: Sessions

    def of(self, session: SessionId | None, round_: int, who: MemberId) -> OwnVote | None:
        """Return somebody's vote in a round, None where there is none."""
        decision = self._decision(session)
        return _own(decision, round_, who) if decision else None

    def warning(self, session: SessionId | None) -> str | None:
        """Return what to know before one votes in words that all can read, None for nothing."""
        decision = self._decision(session)
        return READ_BY_ALL if decision is not None and decision.terms.secret else None

    async def until_in(self, commands: Sequence[Command], round_: int) -> None:
        """Wait a moment until the votes among some commands are in."""
        for each in commands:
            if isinstance(each, Vote):
                await self._until_in(each, round_)

    async def _until_in(self, command: Vote, round_: int) -> None:
        for _ in range(_LOOKS):
            decision = await in_store(self.store, self._decision, command.session)
            if decision is None or _is_in(command, _given(decision, round_, command.member)):
                return
            await asyncio.sleep(_LOOK_EVERY_SECONDS)

    def _decision(self, session: SessionId | None) -> Decision | None:
        found = self.store.session(session) if session else None
        return found if isinstance(found, Decision) else None


def _own(decision: Decision, round_: int, who: MemberId) -> OwnVote | None:
    vote = _given(decision, round_, who)
    if vote is None:
        return _carried(decision, round_, who)
    ballot = reveal(vote, to=who)
    said = "You abstain." if ballot is None else f"Your vote: {in_words(ballot)}."
    code = receipt_in(decision, round_, who)
    said = f"{said} {with_receipt(code)}" if code else said
    return OwnVote(said, letters_that_say(ballot), ballot is None, ballot == NoneOfThese())


def _carried(decision: Decision, round_: int, who: MemberId) -> OwnVote | None:
    """Return what goes on of somebody's vote in the round before; no button of this one says it."""
    held = next((each.carried for each in decision.rounds if each.number == round_), {}).get(who)
    ballot = reveal(held, to=who) if held else None
    said = still_counts(ballot) if ballot is not None else ""
    return OwnVote(said, (), abstains=False, is_none=False) if said else None


def letters_said(command: Command, lit: Sequence[str]) -> Sequence[str]:
    """Return the letters that say a vote which came in another way; `lit` are those that do now."""
    if isinstance(command, CastBallot):
        return letters_that_say(reveal(command.ballot, to=command.member))
    if isinstance(command, Approve):
        choice = reveal(command.choice, to=command.member)
        others = [each for each in lit if each != choice.option]
        return (*others, choice.option) if choice.approved else others
    return lit


def _given(decision: Decision, round_: int, who: MemberId) -> Private[Ballot | None] | None:
    votes = (each.votes for each in decision.rounds if each.number == round_)
    return next(votes, {}).get(who)


def _is_in(command: Vote, vote: Private[Ballot | None] | None) -> bool:
    """Tell whether a vote is as a command wants it."""
    if isinstance(command, Approve):
        choice = reveal(command.choice, to=command.member)
        ballot = reveal(vote, to=command.member) if vote else None
        return (choice.option in letters_that_say(ballot)) == choice.approved
    return vote == (command.ballot if isinstance(command, CastBallot) else None)
