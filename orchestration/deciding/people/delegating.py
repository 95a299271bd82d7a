"""A vote that is left to somebody else, for this session: both are told, and it is taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from orchestration.deciding.commands import LeaveVote
from orchestration.deciding.people.joining import counting
from orchestration.deciding.rounds.rounds import close_intake_if_complete, close_vote_if_complete
from orchestration.deciding.state import D, Phase
from orchestration.deciding.step import is_known, is_over, over, refuse, tell, without
from orchestration.deciding.votes.receipts import number_for
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice
from orchestration.voting.delegation import delegate, take_back

_CIRCLE = "That would go round in a circle: their vote already ends with you."


def leave_vote(decision: D, command: LeaveVote) -> Step[D]:
    """Leave a member's vote to another, or take it back.

    Who has left it has answered and adds nothing; where nobody else is waited for, it goes on.
    """
    who, to = command.member, command.to
    if not is_known(decision, who):
        return refuse(decision, who, "You are not a member of this session.")
    if is_over(decision):
        return over(decision, who)
    if to is None:
        after, effects = _taken_back(decision, who)
        told = _declined(decision, who) if command.declined else effects
        return after, told[1:] if command.with_vote else told
    if not is_known(decision, to):
        return refuse(decision, who, "Only somebody who is asked here can vote for you.")
    try:
        left = delegate(decision.delegations, who, to)
    except BadInput:
        return refuse(decision, who, _CIRCLE if to != who else "You can vote for yourself anyway.")
    before = decision.delegates.get(who)
    decision = _with(counting(decision, who), command, left)
    is_told = f"{_name(decision, to)} votes for you, unless you vote yourself."
    told = (
        *(() if command.with_vote else (_told(decision, who, is_told),)),
        *(_no_longer(decision, who, before) if before != to else ()),
        _told(decision, to, f"{_name(decision, who)} leaves their vote to you."),
    )
    if decision.phase is Phase.INTAKE:
        decision = replace(decision, done=(*without(decision.done, who), who))
        decision, effects = close_intake_if_complete(decision, command.at)
    else:
        decision, effects = close_vote_if_complete(decision, command.at)
    return decision, (*told, *effects)


def _taken_back(decision: D, who: MemberId) -> Step[D]:
    """Let somebody vote for themselves again; who would have voted for them hears of it."""
    before = decision.delegates.get(who)
    told = _told(decision, who, "you vote yourself.")
    left = take_back(decision.delegations, who)
    copied = {each: number for each, number in decision.copied.items() if each != who}
    after = replace(decision, delegates=_named(left), copied=copied)
    return after, (told, *_no_longer(decision, who, before))


def _declined(decision: D, who: MemberId) -> tuple[Effect, ...]:
    """Tell both that who was to vote for somebody does not; nothing where nobody was."""
    before = decision.delegates.get(who)
    if before is None:
        return ()
    no = f"{_name(decision, before)} does not vote for you: vote yourself, or leave it to another."
    return (
        _told(decision, who, no),
        _told(decision, before, f"you don't vote for {_name(decision, who)}, who is told."),
    )


def _no_longer(decision: D, who: MemberId, before: MemberId | None) -> tuple[Effect, ...]:
    """Tell somebody that a vote is no longer left to them."""
    if before is None:
        return ()
    return (_told(decision, before, f"{_name(decision, who)}'s vote is no longer left to you."),)


def _with(decision: D, command: LeaveVote, left: Mapping[str, str]) -> D:
    """Return the decision with its votes left to these, and the number of the copy kept."""
    copied = {**decision.copied, command.member: number_for(decision, command)}
    return replace(decision, delegates=_named(left), copied=copied)


def _told(decision: D, who: MemberId, words: str) -> Effect:
    return tell(who, Notice(text=f"“{decision.terms.subject}”: {words}"))


def _named(left: Mapping[str, str]) -> dict[MemberId, MemberId]:
    return {MemberId(giver): MemberId(to) for giver, to in left.items()}


def _name(decision: D, who: MemberId) -> str:
    member = decision.member(who)
    return member.name if member else "somebody"
