"""What is settled before options are put on the table: who has spoken, and what stands open.

Open is a question about what was not understood, and a `must` in somebody's own words that an
option would break: its author is asked once whether it is a firm no. Neither holds up anything
for long, nor beyond the deadline (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.deadlines import PATIENCE, look_at
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import with_round, without
from orchestration.deciding.wishes.musts import ask_about_musts, open_musts
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.profile import heard_in
from orchestration.sessions.kind import Step


def heard(decision: D, member: MemberId, at: datetime) -> D:
    """Note that a member has said something: they count, and their round's answer is there.

    What is said during a vote is for the next round, in which they may be asked; yet who has not
    said anything before has answered by it, and the vote waits for theirs.
    """
    if decision.phase is Phase.INTAKE:
        said = {**decision.round.heard, member: at}
        decision = with_round(decision, replace(decision.round, heard=said))
    counts = member in decision.answered
    return decision if counts else replace(decision, answered=(*decision.answered, member))


def unheard(decision: D, member: MemberId) -> D:
    """Note that nothing is left of what a member has said: their answer is missing again.

    What is taken back during a vote leaves them among those who count.
    """
    if decision.phase is not Phase.INTAKE:
        return decision
    said = {who: at for who, at in decision.round.heard.items() if who != member}
    decision = with_round(decision, replace(decision.round, heard=said))
    return replace(decision, answered=without(decision.answered, member))


def with_all_who_spoke(decision: D) -> D:
    """Return the decision with everybody counted who has said something in it, in any round.

    Where nobody has whose name may be told by it, all do who were asked.
    """
    spoken = tuple(each.id for each in decision.members if _has_spoken(decision, each.id))
    if spoken or not method_of(decision).counts_all(decision):
        return replace(decision, answered=spoken)
    everybody = {
        each.id: Private(each.id, profile_of(decision, each.id)) for each in decision.members
    }
    return replace(decision, answered=tuple(everybody), profiles=everybody)


def _has_spoken(decision: Decision, member: MemberId) -> bool:
    """Tell whether a member has said something here: what was recalled is not consent.

    Nor is what somebody has brought along: others would see by it that they had kept something.
    """
    if member in decision.answered:
        return True
    if member in decision.brought:
        return False
    profile = profile_of(decision, member)
    if member not in decision.profiles:
        return False
    if not profile.wishes:  # words that nobody could place say nothing
        return False
    is_of_times = method_of(decision).window(decision) is not None
    return not is_of_times or member not in decision.recalled or heard_in(profile) > 0


def quiet_from(decision: Decision) -> datetime | None:
    """Return when nobody will have said anything for a while; None where nobody may say more."""
    last = [at for who, at in decision.round.heard.items() if who not in decision.done]
    return max(last) + decision.terms.pace.quiet if last else None


def options_follow_at(decision: Decision) -> datetime | None:
    """Return when options follow unless somebody adds something; None while that is not all.

    Until the deadline it hangs on a while in which nobody says anything, once all have answered.
    """
    is_intake, round_ = decision.phase is Phase.INTAKE, decision.round
    held = decision.silent or decision.invitation_open or (round_.settle_by and open_to(decision))
    is_asked = round_.asked or round_.settle_by
    if not is_intake or held or not is_asked or method_of(decision).awaits_proposals(decision):
        return None
    quiet = quiet_from(decision)
    return min(quiet, decision.closes_at, round_.settle_by or quiet) if quiet else None


def hold_back(decision: D, at: datetime) -> Step[D] | None:
    """Ask what stands open, and hold the options back for it; None where they can follow."""
    until = min(decision.round.settle_by or at + PATIENCE, decision.closes_at)
    if at >= until:
        return None
    decision, asked = ask_about_musts(decision, at)
    if not asked and not open_to(decision):
        return None
    if decision.round.settle_by is None:
        decision = with_round(decision, replace(decision.round, settle_by=until))
        return replace(decision, phase=Phase.INTAKE), (*asked, look_at(decision, until))
    return decision, asked


def open_to(decision: Decision) -> tuple[MemberId, ...]:
    """Return who counts, was asked something in this round, and has not answered."""
    return tuple(each.id for each in decision.counted if _is_open(decision, each.id))


def _is_open(decision: Decision, member: MemberId) -> bool:
    spoken = decision.round.heard  # an older question is about words of another round
    musts = open_musts(decision, member)
    is_firm_asked = any(each.round == decision.round.number for each in musts)
    return is_firm_asked or (member in decision.questions and member in spoken)
