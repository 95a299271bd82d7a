"""Votes as they come in: the latest of a member counts, in the round that it names.

To vote is to answer: who has not written counts from then on, with nothing wished.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import Approve, CastBallot, LookAgain, TakeBallotBack
from orchestration.deciding.method import method_of
from orchestration.deciding.people.joining import counting, why_no_voter
from orchestration.deciding.rounds.rounds import close_vote_if_complete
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import refuse, with_round, without, without_former
from orchestration.deciding.votes.approvals import names, tapped, too_many
from orchestration.deciding.votes.deleted import COUNTS_AGAIN, TAKEN_BACK, told_if_deleted
from orchestration.deciding.votes.notes import with_note, without_note
from orchestration.deciding.votes.receipts import are_hidden, number_for
from orchestration.deciding.votes.voters_told import told_of_ballot
from orchestration.model.ballots import Ballot
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal
from orchestration.sessions.kind import Step
from orchestration.voting.check import check_ballot, find_rule
from orchestration.voting.forms import APPROVALS, as_cast

CLOSED: Final = "The vote on these options is closed."

DuringVote = CastBallot | Approve | TakeBallotBack | LookAgain


def cast_ballot(decision: D, command: CastBallot) -> Step[D]:
    """Take a vote; the latest of a member counts, and the last one closes the vote."""
    if why := why_not(decision, command):
        return refuse(decision, command.member, why)
    return told_if_deleted(_take(decision, command, command.ballot), command, COUNTS_AGAIN)


def approve(decision: D, command: Approve) -> Step[D]:
    """Add one option to those a member approves of, or leave it out; the others stay as they are.

    Who approves of none any more has not voted.
    """
    if why := why_not(decision, command):
        return refuse(decision, command.member, why)
    if find_rule(decision.rule_of(decision.round.number)).form is not APPROVALS:
        return refuse(decision, command.member, "This vote takes more than a tap.")
    choice = reveal(command.choice, to=command.member)
    if choice.option not in names(decision):
        return refuse(decision, command.member, CLOSED)
    after = tapped(decision, command.member, choice.option, approved=choice.approved)
    if not after.yes and not after.if_need_be:
        return _without(decision, command.member)
    return _take(decision, command, Private(command.member, after))


def take_ballot_back(decision: D, command: TakeBallotBack) -> Step[D]:
    """Forget a vote, while the vote is open."""
    why = _why_closed(decision, command)
    if why:
        return refuse(decision, command.member, why)
    return told_if_deleted(_without(decision, command.member), command, TAKEN_BACK)


def _without(decision: D, member: MemberId) -> Step[D]:
    after = without_vote(decision, member)
    return after, told_of_ballot(decision, after, member)


def why_not(decision: Decision, command: CastBallot | Approve | LookAgain) -> str:
    """Return why somebody cannot vote, or ask for another look, now; nothing where they can."""
    return _why_closed(decision, command) or why_no_voter(decision, command.member)


def _why_closed(decision: Decision, command: DuringVote) -> str:
    """Return why a vote comes too late; one that names no round is for the present one."""
    if command.round is None:
        return "" if decision.phase is Phase.VOTE else "There is no vote open in this session."
    is_open = decision.phase is Phase.VOTE and command.round == decision.round.number
    return "" if is_open else CLOSED


def _take(decision: D, command: CastBallot | Approve, ballot: Private[Ballot | None]) -> Step[D]:
    """Keep a sound ballot; the vote closes where nobody who counts is left to cast one.

    A ballot that was carried here counts, but closes nothing.
    """
    member, rule = command.member, find_rule(decision.rule_of(decision.round.number))
    given = reveal(ballot, to=member)
    try:
        check_ballot(given, rule, names(decision), "your vote", decision.terms.budget)
    except BadInput as problem:
        return refuse(decision, member, f"{problem}.")
    if why := too_many(decision, given, decision.round.ballots.get(member)):
        return refuse(decision, member, why)
    others = {who: vote for who, vote in decision.round.votes.items() if who != member}
    votes = {**others, member: Private(member, as_cast(given))}  # in the order they were cast in
    nonces = {**decision.round.nonces}
    if are_hidden(decision, decision.round):
        nonces[member] = number_for(decision, command)
    seen = without(decision.round.seen, member)
    if isinstance(command, CastBallot) and command.in_public:
        seen = (*seen, member)
    picked = command.at if isinstance(command, Approve) else decision.round.picked
    voted = replace(decision.round, votes=votes, nonces=nonces, seen=seen, picked=picked)
    voted = with_note(decision.round, voted, command)
    after = counting(with_round(without_former(decision, member), voted), member, command.name)
    after = method_of(after).in_turn(decision, after, member)
    after, effects = close_vote_if_complete(after, command.at)
    return after, (*effects, *told_of_ballot(decision, after, member))


def without_vote(decision: D, member: MemberId) -> D:
    """Return the decision without somebody's vote, one that was carried here included."""
    votes, carried = (
        {who: vote for who, vote in held.items() if who != member}
        for held in (decision.round.votes, decision.round.carried)
    )
    nonces = {who: each for who, each in decision.round.nonces.items() if who != member}
    seen = without(decision.round.seen, member)
    left = replace(decision.round, votes=votes, carried=carried, nonces=nonces, seen=seen)
    after = with_round(decision, without_note(left, member))
    return method_of(after).in_turn(decision, after, member)
