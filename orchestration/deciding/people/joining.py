"""Who joins a decision by voting: to vote is to answer, and in a poll whoever wants to can."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import MOST_VOTERS, is_known, may_vote
from orchestration.model.people import MemberId
from orchestration.privacy import Private

NOT_ASKED: Final = "Only who is asked here can vote."
FULL: Final = f"{MOST_VOTERS:,} people have voted here, and there is no room for more."


def why_no_voter(decision: Decision, member: MemberId) -> str:
    """Return why somebody has no vote here; nothing where they have one."""
    if may_vote(decision, member):
        return ""
    stands_open = method_of(decision).joining(decision, member) is not None
    return FULL if stands_open and not is_known(decision, member) else NOT_ASKED


def joined(decision: D, member: MemberId, name: str = "") -> D:
    """Return the decision with somebody among its members, by their name if they join."""
    joining = None if decision.member(member) else method_of(decision).joining(decision, member)
    if joining is None:
        return decision
    return replace(
        decision, members=(*decision.members, replace(joining, name=name or joining.name))
    )


def counting(decision: D, member: MemberId, name: str = "") -> D:
    """Return the decision with a member among those who count, by their name if they join."""
    if member in decision.answered:
        return decision
    decision = joined(decision, member, name)
    profile = Private(member, profile_of(decision, member))
    return replace(
        decision,
        answered=(*decision.answered, member),
        profiles={**decision.profiles, member: profile},
    )
