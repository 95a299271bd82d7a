"""The rounds: propose, vote, count, and then the next round or the end (PROTOCOL.md, section 3)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import Deadline
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.ended.ending import (
    finish,
    not_elected,
    outcome_of,
    vote_closed,
    without_outcome,
)
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.one_more_round import told_first, vote_counted
from orchestration.deciding.presentation.questions import asked_again, give_way_question
from orchestration.deciding.presentation.views import options_proposed
from orchestration.deciding.rounds.assessment import Proposed, propose_round
from orchestration.deciding.rounds.deadlines import (
    READING_GRACE,
    answers_until,
    has_time_to_vote,
    look_at,
    may_wait,
    nudges,
    votes_until,
)
from orchestration.deciding.rounds.readiness import hold_back, quiet_from, with_all_who_spoke
from orchestration.deciding.state import D, Decision, Phase, Round, Why
from orchestration.deciding.step import (
    shows_all,
    tell,
    with_round,
)
from orchestration.deciding.votes.carried_ballots import carried_into, carried_notes
from orchestration.deciding.votes.polls import why_nothing_elected
from orchestration.deciding.votes.receipts import carried_nonces
from orchestration.deciding.votes.standing import (
    Further,
    Standing,
    by_the_last_rule,
    further,
    is_won,
    wants_another_look,
    with_count,
)
from orchestration.deciding.votes.vote_complete import closes_by_itself_at
from orchestration.deciding.votes.voters_told import told_of_vote
from orchestration.deciding.wishes.reasking import best_to_give_way
from orchestration.model.options import first_of
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step


def close_intake_if_complete(decision: D, at: datetime) -> Step[D]:
    """Propose once everyone who was asked has answered, and it has been quiet for a while.

    A round that asks nobody leaves the time until its deadline to whoever wants to speak up.
    """
    waiting = decision.phase is not Phase.INTAKE or decision.reading or decision.invitation_open
    waiting = waiting or method_of(decision).awaits_proposals(decision)
    if waiting or decision.silent or not (decision.round.asked or decision.round.settle_by):
        return decision, ()
    quiet = quiet_from(decision)
    if quiet is not None and at < quiet:
        return decision, (look_at(decision, quiet),)
    return propose(decision, at)


def close_intake(decision: D, at: datetime) -> Step[D]:
    """Propose with what has been said so far: who has spoken counts, who has not is left out.

    Words that are still being read are waited for first, for ten minutes at most.
    """
    if may_wait(decision, at):
        again = WakeAt(at=at + READING_GRACE, deadline=Deadline.INTAKE, round=decision.round.number)
        return decision, (again,)
    invitation = None if decision.invitation_open else decision.invitation
    decision = replace(decision, invitation=invitation, invitation_open=False, reading=())
    return propose(decision, at)


def propose(decision: D, at: datetime) -> Step[D]:
    """Put a round's options on the table: what stands open is asked first, as far as time allows.

    In the paper's own way, a coordinator suggests them first.
    """
    decision = with_all_who_spoke(decision)
    held = hold_back(decision, at) or method_of(decision).suggested(decision, at)
    return held or put_on_the_table(decision, at, propose_round(decision, at))


def put_on_the_table(decision: D, at: datetime, proposed: Proposed | None) -> Step[D]:
    """Show a round's options and open the vote.

    A further vote that cannot be held by day any more is not opened: the last one decides.
    """
    if proposed is None:
        return _nothing_to_show(decision, at)
    first = first_of(proposed.options)
    if decision.counted_rounds and not has_time_to_vote(decision, at, first):
        settled = by_the_last_rule(decision)
        outcome = outcome_of(settled, at)
        if outcome is not None:
            return finish(settled, outcome, at)
    closes_at = votes_until(decision, at, first)
    decision = replace(
        _with_proposal(decision, proposed, closes_at), phase=Phase.VOTE, closes_at=closes_at
    )
    drawn = None
    if shows_all(decision):
        drawn = method_of(decision).heatmap(decision, proposed.evaluation)
        decision = with_round(decision, replace(decision.round, heatmap=drawn))
    asked = best_to_give_way(decision)
    return decision, (
        Post(
            name=f"options/{decision.round.number}",
            view=options_proposed(decision, decision.round),
            pictures=(drawn,) if drawn else (),
        ),
        *told_of_vote(decision, at, is_first=not decision.counted_rounds),
        *((tell(asked.member, give_way_question(decision, asked)),) if asked else ()),
        WakeAt(at=closes_at, deadline=Deadline.VOTE, round=decision.round.number),
    )


def _with_proposal(decision: D, proposed: Proposed, vote_until: datetime) -> D:
    carried = carried_into(decision, proposed.options)
    round_ = replace(
        decision.round,
        options=proposed.options,
        candidate=proposed.candidate,
        vote_until=vote_until,
        assessment=proposed.assessment,
        carried=carried,
        nonces=carried_nonces(decision, carried),
        notes=carried_notes(decision, carried),
    )
    return with_round(decision, round_)


def _nothing_to_show(decision: D, at: datetime) -> Step[D]:
    """End a session that has no option left: an earlier round may have had something to decide."""
    if why := why_nothing_elected(decision):
        return not_elected(decision, why, at)
    earlier = outcome_of(decision, at, anyhow=True)
    if earlier is not None:
        return finish(decision, earlier, at)
    return without_outcome(decision, Why.NO_OPTIONS if decision.counted else Why.NOBODY_ANSWERED)


def close_vote_if_complete(decision: D, at: datetime) -> Step[D]:
    """Count once nothing is missing; who picks several options by a tap each is left the time."""
    ends = closes_by_itself_at(decision, at)
    if ends is None:
        return decision, ()
    return close_vote(decision, at) if at >= ends else (decision, (look_at(decision, ends),))


def close_vote(decision: D, at: datetime, *, final: bool = False) -> Step[D]:
    """Count the round's votes: the session ends here, or goes on to the next round.

    It ends at the first count that elects what more than half of those who count support, or after
    which another round would be for nothing or has no time left; else at round T, or where `final`.
    Where nobody counts, as in a poll without a vote, there is nothing to count.
    """
    if not decision.counted:
        return without_outcome(decision, Why.NOBODY_ANSWERED)
    decision = with_count(decision)
    if final or decision.round.number >= decision.last_round:
        return settle(by_the_last_rule(decision), at, anyhow=final)
    asked = method_of(decision).asked_to_revise(decision)
    if asked and _can_follow(decision, at, Further(asked, options=decision.round.options)):
        return _next_round(decision, at, Further(asked=asked))
    standing = Standing.at(decision, at)
    if is_won(decision, standing):
        return settle(decision, at)
    if not method_of(decision).is_exhausted(decision):
        more = further(decision, at)
        is_wanted = more.is_for_something or wants_another_look(decision)
        if is_wanted and _can_follow(decision, at, more):
            return _next_round(decision, at, more)
    return settle(by_the_last_rule(decision), at)


def _can_follow(decision: Decision, at: datetime, more: Further) -> bool:
    """Tell whether another round can still be held by day: its vote, after all has been asked."""
    if not more.options:
        return False
    votes_from = answers_until(decision, at) if more.asked else at
    return has_time_to_vote(decision, votes_from, first_of(more.options))


def settle(decision: D, at: datetime, *, anyhow: bool = False) -> Step[D]:
    """Announce what is decided; where none of it can be held any more, look once more.

    `anyhow` settles for what somebody who is needed can no longer come to.
    """
    if why := why_nothing_elected(decision):
        return not_elected(decision, why, at)
    outcome = outcome_of(decision, at, anyhow=anyhow)
    if outcome is not None:
        return finish(decision, outcome, at)
    again = Round(number=decision.round.number + 1, asked=())
    return propose(replace(decision, rounds=(*decision.rounds, again), phase=Phase.INTAKE), at)


def _next_round(decision: D, at: datetime, more: Further) -> Step[D]:
    """Ask whom it is worth asking; where that is nobody, options can be told already."""
    closed = decision.round
    number, asked = closed.number + 1, more.asked
    following = Round(number=number, asked=asked, giving_way=more.giving_way)
    counted = Post(name=f"vote/{closed.number}", view=vote_counted(decision, closed))
    shown: tuple[Effect, ...] = vote_closed(decision, closed)
    decision = replace(decision, phase=Phase.INTAKE, done=(), rounds=(*decision.rounds, following))
    if not asked:
        decision, effects = propose(decision, at)
        decision, first = told_first(decision, counted, effects)
        return decision, (*shown, *first, *effects)
    decision = replace(decision, closes_at=answers_until(decision, at))
    return decision, (
        *shown,
        counted,
        *(tell(member, asked_again(decision, member)) for member in asked),
        *nudges(decision, at),
        WakeAt(at=decision.closes_at, deadline=Deadline.INTAKE, round=number),
    )
