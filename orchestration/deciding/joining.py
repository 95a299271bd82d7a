"""Who joins a decision by voting: to vote is to answer, and in a poll whoever wants to can."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.assessment import profile_of
from orchestration.deciding.method import method_of
from orchestration.deciding.state import D
from orchestration.model.people import MemberId
from orchestration.privacy import Private


def counting(decision: D, member: MemberId) -> D:
    """Return the decision with a member among those who count."""
    if member in decision.answered:
        return decision
    profile = Private(member, profile_of(decision, member))
    joining = None if decision.member(member) else method_of(decision).joining(decision, member)
    if joining is not None:
        decision = replace(decision, members=(*decision.members, joining))
    return replace(
        decision,
        answered=(*decision.answered, member),
        profiles={**decision.profiles, member: profile},
    )
