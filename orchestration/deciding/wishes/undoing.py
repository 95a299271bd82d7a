"""Taking back what somebody's last words did: wishes, or a vote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import TakeLastBack
from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.rounds import readiness
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import D, Decision, Former, Phase
from orchestration.deciding.step import (
    is_known,
    is_over,
    over,
    refuse,
    tell,
    with_profile,
    without,
)
from orchestration.deciding.votes.votes import without_vote
from orchestration.deciding.wishes import clarify
from orchestration.interaction.wording import in_words
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference, Profile
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.kind import Step
from orchestration.sessions.session import reading_of

_UNREAD: Final = "Your last message is left out."
_NOTHING: Final = "There is nothing of your last message to take back."


def with_former(decision: D, before: Decision, who: MemberId) -> D:
    """Return a decision that keeps what held of somebody before their words changed it."""
    profile = profile_of(before, who)
    if profile.wishes == profile_of(decision, who).wishes:
        return decision
    former = Former(profile, who in before.answered)
    return replace(decision, former={**decision.former, who: Private(who, former)})


def can_take_back(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody's last words did anything here that can be taken back."""
    has_vote = decision.phase is Phase.VOTE and who in decision.round.votes
    is_there = has_vote or bool(_unread(decision, who)) or who in decision.former
    return is_there and not is_over(decision)


def said_last(decision: Decision, who: MemberId) -> Sequence[Preference]:
    """Return what somebody's last words said that changed what holds of them."""
    box = decision.former.get(who)
    if box is None:
        return ()
    former = reveal(box, to=Reader.DECISION)
    return _gone(profile_of(decision, who), former.profile)


def take_last_back(decision: D, command: TakeLastBack) -> Step[D]:
    """Take back a member's last words here, and say what that was."""
    who = command.member
    if not is_known(decision, who):
        return refuse(decision, who, "You are not a member of this session.")
    if is_over(decision):
        return over(decision, who)
    if token := _unread(decision, who):
        return refuse(_without_reading(decision, token), who, _UNREAD)
    if box := decision.former.get(who):
        return _as_before(decision, who, reveal(box, to=Reader.DECISION))
    if decision.phase is not Phase.VOTE or who not in decision.round.votes:
        return refuse(decision, who, _NOTHING)
    vote = decision.round.ballots[who]
    what = f"Your vote is taken back: {in_words(vote)}." if vote else "You abstain no more."
    return refuse(without_vote(decision, who), who, f"{what} Until it closes, you can vote.")


def _unread(decision: Decision, who: MemberId) -> str:
    """Return the name of somebody's last message while it is not understood yet; "" else."""
    token = reading_of(who, decision.messages.get(who, 0) - 1)
    return token if token in decision.reading else ""


def _without_reading(decision: D, token: str) -> D:
    besides = {each: words for each, words in decision.besides.items() if each != token}
    return replace(decision, reading=without(decision.reading, token), besides=besides)


def _as_before(decision: D, who: MemberId, former: Former) -> Step[D]:
    """Return a decision as it was before somebody's words, and tell them what holds no longer."""
    gone = _gone(profile_of(decision, who), former.profile)
    decision = clarify.closed(with_profile(decision, who, former.profile), who)
    decision = decision if former.answered else readiness.unheard(decision, who)
    view = replace(read_back(decision, who), not_understood=(), replaced=gone)
    return decision, (tell(who, view),)


def _gone(now: Profile, before: Profile) -> tuple[Preference, ...]:
    """Return the wishes that hold now and did not before."""
    held = {each.restatement for each in before.wishes}
    return tuple(each for each in now.wishes if each.restatement not in held)
