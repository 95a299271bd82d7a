"""Votes by reaction: whose reactions under the options say what, and what is new in that.

A reaction is never taken at its word: whoever reacted, all of theirs are read again. So it does not
matter in which order events come, or whether one was lost. What somebody's letters were when they
were last read is noted: so who changes them while nobody listens is heard later, and who has voted
in another way since keeps that vote.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, Protocol

from orchestration.conversation.exchange import Decisions
from orchestration.conversation.notes import Memory
from orchestration.conversation.storage import LETTERS, OPTIONS, Place
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.state import Decision, Phase
from orchestration.model.people import MemberId
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import UserAction

BEFORE_DEADLINE: Final = timedelta(minutes=2)
_BETWEEN: Final = ","

Letters = tuple[str, ...]
"""Options, in the order they were shown in."""


class Reactions(Protocol):
    """What is needed of a platform that has reactions."""

    def now(self) -> datetime:
        """Return the present instant."""
        ...

    async def going_on(self, team: str) -> Decisions:
        """Return a team's sessions that are not over."""
        ...

    async def read(
        self, decision: Decision, options: Sequence[str]
    ) -> Mapping[MemberId, Letters] | None:
        """Return whose reactions under the options say what; None where the post is gone."""
        ...

    async def send(self, *commands: Command) -> None:
        """Store commands."""
        ...


class ReactionVotes:
    """Turns reactions into ballots."""

    def __init__(self, reactions: Reactions, memory: Memory) -> None:
        self._reactions = reactions
        self._memory = memory

    async def take(
        self, decision: Decision, user_action: UserAction, latest: str
    ) -> Sequence[Command]:
        """Take somebody's letters as they are now, and return what they say anew.

        What they touched is the `latest`. What was voted under a post that is gone still counts.
        """
        who = user_action.who
        letters = await self._reactions.read(decision, options_of(decision, decision.round.number))
        if letters is None:
            return ()
        before = await self._before(decision, who)
        return await self._take(decision, user_action, letters.get(who, ()), before, latest)

    async def recount_all(self, team: str) -> None:
        """Take everybody's letters in a team's open votes: some may have come unheard."""
        for decision in await self._reactions.going_on(team):
            await self.recount(decision)

    async def recount_closing(self, team: str) -> None:
        """Do so in those votes that are about to close."""
        soon = self._reactions.now() + BEFORE_DEADLINE
        for decision in await self._reactions.going_on(team):
            if decision.closes_at <= soon:
                await self.recount(decision)

    async def recount(self, decision: Decision) -> None:
        """Take everybody's letters as they are now, where they are not as they were last read."""
        if decision.phase is not Phase.VOTE or not ballot_forms.has_letters(decision):
            return
        letters = await self._reactions.read(decision, options_of(decision, decision.round.number))
        if letters is None:
            return
        for each in decision.members:
            mine, before = letters.get(each.id, ()), await self._before(decision, each.id)
            if mine != before:
                now = self._reactions.now()
                user_action = UserAction(f"reactions/{each.id}/{now.isoformat()}", each.id, now)
                latest = next((one for one in mine if one not in before), "")
                await self._take(decision, user_action, mine, before, latest)

    async def note(self, decision: Decision, who: MemberId, letters: Sequence[str]) -> None:
        """Note what somebody's letters are, for the next time they are read."""
        await self._memory.write(decision.id, _note(decision), who, _BETWEEN.join(letters))

    async def _take(
        self,
        decision: Decision,
        user_action: UserAction,
        letters: Letters,
        before: Letters,
        latest: str,
    ) -> Sequence[Command]:
        commands: Sequence[Command] = ()
        if not _has_voted_since(decision, user_action.who, letters, before):
            reply = ballot_forms.of_letters(decision, user_action, letters, latest)
            commands = reply.commands
            await self._reactions.send(*commands)
        await self.note(decision, user_action.who, letters)
        return commands

    async def _before(self, decision: Decision, who: MemberId) -> Letters:
        """Return somebody's letters as they were last read."""
        noted = await self._memory.read(decision.id, _note(decision), who)
        return tuple(filter(None, noted.split(_BETWEEN)))


def _note(decision: Decision) -> str:
    return f"{LETTERS}{decision.round.number}"


def _has_voted_since(decision: Decision, who: MemberId, letters: Letters, before: Letters) -> bool:
    """Tell whether somebody has voted in another way since, and only takes old letters back."""
    if set(letters) - set(before):
        return False
    given = decision.round.ballots
    if who not in given:
        return not letters
    return not set(ballot_forms.letters_that_say(given[who])) & set(before)


def refusal(decision: Decision, who: MemberId, round_: int) -> str:
    """Return why a reaction is no vote; nothing where it is one."""
    return ballot_forms.why_not(decision, who, round_) or ballot_forms.why_no_letters(decision)


def round_of(place: Place) -> int:
    """Return the round whose options a post shows; 0 where it shows none."""
    number = place.name.removeprefix(OPTIONS)
    return int(number) if number.isdecimal() else 0


def options_of(decision: Decision, number: int) -> Sequence[str]:
    """Return the options of a round, in the order they were shown in."""
    found = (each for each in decision.rounds if each.number == number)
    return [option.id for each in found for option in each.options]
