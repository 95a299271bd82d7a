"""A vote that is left to somebody else, for this session: both are told, and it is taken back."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.assessment import profile_of
from orchestration.deciding.commands import LeaveVote
from orchestration.deciding.state import D
from orchestration.deciding.step import is_known, is_over, over, refuse, tell, with_profile
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice
from orchestration.voting.delegation import delegate, take_back

_CIRCLE = "That would go round in a circle: their vote already ends with you."


def leave_vote(decision: D, command: LeaveVote) -> Step[D]:
    """Leave a member's vote to another, or take it back; who has left it counts as answered."""
    who, to = command.member, command.to
    if not is_known(decision, who):
        return refuse(decision, who, "You are not a member of this session.")
    if is_over(decision):
        return over(decision, who)
    if to is None:
        left = take_back(decision.delegations, who)
        return replace(decision, delegates=_named(left)), ()
    if not is_known(decision, to):
        return refuse(decision, who, "Only somebody who is asked here can vote for you.")
    try:
        left = delegate(decision.delegations, who, to)
    except BadInput:
        return refuse(decision, who, _CIRCLE if to != who else "You can vote for yourself anyway.")
    subject = decision.terms.subject
    mine = Notice(
        text=f"“{subject}”: {_name(decision, to)} votes for you, unless you vote yourself."
    )
    theirs = Notice(text=f"“{subject}”: {_name(decision, who)} leaves their vote to you.")
    if who not in decision.answered:
        decision = with_profile(decision, who, profile_of(decision, who))
        decision = replace(decision, answered=(*decision.answered, who))
    return replace(decision, delegates=_named(left)), (tell(who, mine), tell(to, theirs))


def _named(left: dict[str, str]) -> dict[MemberId, MemberId]:
    return {MemberId(giver): MemberId(to) for giver, to in left.items()}


def _name(decision: D, who: MemberId) -> str:
    member = decision.member(who)
    return member.name if member else "somebody"
