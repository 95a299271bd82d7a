"""Votes as they come in: the latest of a member counts, in the round that it names.

To vote is to answer: who has not written counts from then on, with nothing wished.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import Approve, CastBallot, LookAgain, TakeBallotBack
from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.assessment import profile_of
from orchestration.kinds.meeting.closing import looking_again
from orchestration.kinds.meeting.rounds import close_vote
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step, is_known, refuse, tell, with_round
from orchestration.model.ballots import Approvals, Ballot
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal
from orchestration.views.member import Notice
from orchestration.voting.check import check_ballot, find_rule
from orchestration.voting.forms import APPROVALS

CLOSED: Final = "The vote on these options is closed."
NOT_ASKED: Final = "Only who is asked here can vote."

Vote = CastBallot | Approve | TakeBallotBack | LookAgain


def cast_ballot(meeting: Meeting, command: CastBallot) -> Step:
    """Take a vote; the latest of a member counts, and the last one closes the vote."""
    if why := _why_not(meeting, command):
        return refuse(meeting, command.member, why)
    return _take(meeting, command, command.ballot)


def approve(meeting: Meeting, command: Approve) -> Step:
    """Add one option to those a member approves of, or leave it out; the others stay as they are.

    Who approves of none any more has not voted.
    """
    if why := _why_not(meeting, command):
        return refuse(meeting, command.member, why)
    if find_rule(meeting.rule_of(meeting.round.number)).form is not APPROVALS:
        return refuse(meeting, command.member, "This vote takes more than a tap.")
    choice, before = reveal(command.choice, to=command.member), _approvals(meeting, command.member)
    if choice.option not in _names(meeting):
        return refuse(meeting, command.member, CLOSED)
    chosen = {choice.option} if choice.approved else set()
    kept = {each for each in before.yes if each != choice.option} | chosen
    yes = tuple(each for each in _names(meeting) if each in kept)
    rest = tuple(each for each in before.if_need_be if each != choice.option)
    if not yes and not rest:
        return _without_vote(meeting, command.member), ()
    return _take(meeting, command, Private(command.member, Approvals(yes, rest)))


def take_ballot_back(meeting: Meeting, command: TakeBallotBack) -> Step:
    """Forget a vote, while the vote is open."""
    if why := _why_closed(meeting, command):
        return refuse(meeting, command.member, why)
    return _without_vote(meeting, command.member), ()


def look_again(meeting: Meeting, command: LookAgain) -> Step:
    """Note that somebody who has spoken up wants another look, and tell the organiser how many do.

    Where more than half of those who count do, another round follows the count.
    """
    if why := _why_not(meeting, command):
        return refuse(meeting, command.member, why)
    if command.member in meeting.round.look_again:
        return meeting, ()
    again = (*meeting.round.look_again, command.member)
    meeting = with_round(meeting, replace(meeting.round, look_again=again))
    said = (
        f"“{meeting.terms.subject}”: {len(looking_again(meeting))} of {len(meeting.counted)} would "
        "look again, after what was said since. If more than half would, another round follows "
        "this vote."
    )
    return meeting, (tell(meeting.organiser.id, Notice(text=said)),)


def may_vote(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether somebody is asked here, and has not been forgotten since they answered."""
    is_gone = member in meeting.answered and member not in meeting.profiles
    return is_known(meeting, member) and not is_gone


def _why_not(meeting: Meeting, command: CastBallot | Approve | LookAgain) -> str:
    if why := _why_closed(meeting, command):
        return why
    return "" if may_vote(meeting, command.member) else NOT_ASKED


def _why_closed(meeting: Meeting, command: Vote) -> str:
    """Return why a vote comes too late; one that names no round is for the present one."""
    if command.round is None:
        return "" if meeting.phase is Phase.VOTE else "There is no vote open in this session."
    is_open = meeting.phase is Phase.VOTE and command.round == meeting.round.number
    return "" if is_open else CLOSED


def _take(meeting: Meeting, command: CastBallot | Approve, ballot: Private[Ballot | None]) -> Step:
    member, rule = command.member, find_rule(meeting.rule_of(meeting.round.number))
    try:
        check_ballot(reveal(ballot, to=member), rule, _names(meeting), "your vote")
    except BadInput as problem:
        return refuse(meeting, member, f"{problem}.")
    votes = {**meeting.round.votes, member: ballot}
    meeting = _counting(with_round(meeting, replace(meeting.round, votes=votes)), member)
    if {each.id for each in meeting.counted} - set(votes):
        return meeting, ()
    return close_vote(meeting, command.at)


def _counting(meeting: Meeting, member: MemberId) -> Meeting:
    """Return the meeting with a member among those who count."""
    if member in meeting.answered:
        return meeting
    profile = Private(member, profile_of(meeting, member))
    return replace(
        meeting,
        answered=(*meeting.answered, member),
        profiles={**meeting.profiles, member: profile},
    )


def _without_vote(meeting: Meeting, member: MemberId) -> Meeting:
    """Return the meeting without somebody's vote, one that was carried here included."""
    votes, carried = (
        {who: vote for who, vote in held.items() if who != member}
        for held in (meeting.round.votes, meeting.round.carried)
    )
    return with_round(meeting, replace(meeting.round, votes=votes, carried=carried))


def _approvals(meeting: Meeting, member: MemberId) -> Approvals:
    given = meeting.round.ballots.get(member)
    return given if isinstance(given, Approvals) else Approvals(())


def _names(meeting: Meeting) -> tuple[str, ...]:
    return tuple(slot.id for slot in meeting.round.options)
