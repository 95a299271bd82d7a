"""The rounds: propose, vote, count, and then the next round or the end (PROTOCOL.md, section 3)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import Close, Deadline, DeadlinePassed
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.state import Phase, Round, Why
from orchestration.kinds.meeting import suggest
from orchestration.kinds.meeting.assessment import Proposed, propose_round
from orchestration.kinds.meeting.carried_ballots import carried_into
from orchestration.kinds.meeting.closing import (
    Further,
    Standing,
    by_the_last_rule,
    counted,
    further,
    is_won,
    wants_another_look,
)
from orchestration.kinds.meeting.commands import OptionsSuggested
from orchestration.kinds.meeting.deadlines import (
    PATIENCE,
    READING_GRACE,
    answers_until,
    has_time_to_vote,
    is_last_moment,
    look_at,
    may_wait,
    nudges,
    votes_until,
)
from orchestration.kinds.meeting.documents import heatmap
from orchestration.kinds.meeting.ending import (
    finish,
    misses_quorum,
    outcome_of,
    too_few,
    without_outcome,
)
from orchestration.kinds.meeting.musts import ask_about_musts
from orchestration.kinds.meeting.presentation import options_for, options_proposed, vote_counted
from orchestration.kinds.meeting.questions import asked_again, give_way_question
from orchestration.kinds.meeting.readiness import hold_back, quiet_from, with_all_who_spoke
from orchestration.kinds.meeting.reasking import best_to_give_way
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import (
    Step,
    is_over,
    over,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.model.options import first_of
from orchestration.model.terms import Disclosure
from orchestration.sessions.effects import Post
from orchestration.views.documents import Picture


def close_intake_if_complete(meeting: Meeting, at: datetime) -> Step:
    """Propose once everyone who was asked has answered, and it has been quiet for a while.

    A round that asks nobody leaves the time until its deadline to whoever wants to speak up.
    """
    waiting = meeting.phase is not Phase.INTAKE or meeting.reading or meeting.invitation_open
    if waiting or meeting.silent or not (meeting.round.asked or meeting.round.settle_by):
        return meeting, ()
    quiet = quiet_from(meeting)
    if quiet is not None and at < quiet:
        return meeting, (look_at(meeting, quiet),)
    return propose(meeting, at)


def deadline_passed(meeting: Meeting, command: DeadlinePassed) -> Step:
    """End the phase that this deadline was set for; an old one changes nothing."""
    phase = Phase.VOTE if command.deadline is Deadline.VOTE else Phase.INTAKE
    if (meeting.phase, meeting.round.number) != (phase, command.round):
        return meeting, ()
    if phase is Phase.VOTE:
        final = is_last_moment(meeting.terms, command.at)
        return close_vote(meeting, command.at, final=final)
    if command.deadline is Deadline.LOOK:
        return _look(meeting, command.at)
    return close_intake(meeting, command.at)


def _look(meeting: Meeting, at: datetime) -> Step:
    """Let options follow if they can now; near the deadline, at least ask what stands open."""
    if meeting.round.settle_by is not None and at >= meeting.round.settle_by:
        return close_intake(meeting, at)
    meeting, effects = close_intake_if_complete(meeting, at)
    if effects or meeting.closes_at - at > PATIENCE:
        return meeting, effects
    return ask_about_musts(meeting, at)


def close_intake(meeting: Meeting, at: datetime) -> Step:
    """Propose with what has been said so far: who has spoken counts, who has not is left out."""
    if may_wait(meeting, at):
        again = WakeAt(at=at + READING_GRACE, deadline=Deadline.INTAKE, round=meeting.round.number)
        return meeting, (again,)
    invitation = None if meeting.invitation_open else meeting.invitation
    meeting = replace(meeting, invitation=invitation, invitation_open=False, reading=())
    return propose(meeting, at)


def propose(meeting: Meeting, at: datetime) -> Step:
    """Put a round's options on the table: what stands open is asked first, as far as time allows.

    Where that is the way, they are suggested first.
    """
    meeting = with_all_who_spoke(meeting)
    held = hold_back(meeting, at)
    if held is not None:
        return held
    if suggest.is_to_be_suggested(meeting, at):
        return suggest.ask(meeting, at)
    return _put_on_the_table(meeting, at)


def options_suggested(meeting: Meeting, command: OptionsSuggested) -> Step:
    """Put on the table what a coordinator suggests, once, while it is waited for."""
    awaited = suggest.token(command.round)
    if awaited not in meeting.reading or is_over(meeting):
        return meeting, ()
    meeting = replace(meeting, reading=without(meeting.reading, awaited))
    return _put_on_the_table(meeting, command.at, command)


def _put_on_the_table(
    meeting: Meeting, at: datetime, suggested: OptionsSuggested | None = None
) -> Step:
    """Show a round's options and open the vote.

    One that cannot be held by day any more is not opened: the last vote decides.
    """
    proposed = propose_round(meeting, at, suggested)
    if proposed is None:
        return _nothing_to_show(meeting, at)
    first = first_of(proposed.options)
    if _has_voted(meeting) and not has_time_to_vote(meeting, at, first):
        settled = by_the_last_rule(meeting)
        outcome = outcome_of(settled, at)
        if outcome is not None:
            return finish(settled, outcome, at)
    closes_at = votes_until(meeting, at, first)
    meeting = replace(
        _with_proposal(meeting, proposed, closes_at), phase=Phase.VOTE, closes_at=closes_at
    )
    evaluation = proposed.evaluation
    pictures: tuple[Picture, ...] = ()
    if meeting.terms.disclosure is Disclosure.OPEN:
        drawn = heatmap(meeting, evaluation)
        meeting, pictures = with_round(meeting, replace(meeting.round, heatmap=drawn)), (drawn,)
    asked = best_to_give_way(meeting)
    return meeting, (
        Post(
            name=f"options/{meeting.round.number}",
            view=options_proposed(meeting, meeting.round),
            pictures=pictures,
        ),
        *(tell(each.id, options_for(meeting, each.id, meeting.round)) for each in meeting.counted),
        *((tell(asked.member, give_way_question(meeting, asked)),) if asked else ()),
        WakeAt(at=closes_at, deadline=Deadline.VOTE, round=meeting.round.number),
    )


def _has_voted(meeting: Meeting) -> bool:
    return any(each.tally is not None for each in meeting.present_search)


def _with_proposal(meeting: Meeting, proposed: Proposed, vote_until: datetime) -> Meeting:
    round_ = replace(
        meeting.round,
        options=proposed.options,
        candidate=proposed.candidate,
        vote_until=vote_until,
        assessment=proposed.assessment,
        carried=carried_into(meeting, proposed.options),
    )
    return with_round(meeting, round_)


def _nothing_to_show(meeting: Meeting, at: datetime) -> Step:
    """End a session that has no start left: an earlier round may have had something to decide."""
    if misses_quorum(meeting):
        return too_few(meeting, at)
    earlier = outcome_of(meeting, at, anyhow=True)
    if earlier is not None:
        return finish(meeting, earlier, at)
    return without_outcome(meeting, Why.NO_OPTIONS if meeting.counted else Why.NOBODY_ANSWERED)


def close_vote(meeting: Meeting, at: datetime, *, final: bool = False) -> Step:
    """Count the round's votes: the session ends here, or goes on to the next round.

    It ends at the first count that elects what more than half of those who count support, or after
    which another round would be for nothing or has no time left; else at round T, or where `final`.
    """
    meeting = counted(meeting)
    if final or meeting.round.number >= meeting.last_round:
        return _end(by_the_last_rule(meeting), at, anyhow=final)
    standing = Standing.at(meeting, at)
    if is_won(meeting, standing):
        return _end(meeting, at)
    more = further(meeting, at)
    is_wanted = more.is_for_something or wants_another_look(meeting)
    if is_wanted and _can_follow(meeting, at, more):
        return _next_round(meeting, at, more)
    return _end(by_the_last_rule(meeting), at)


def _can_follow(meeting: Meeting, at: datetime, more: Further) -> bool:
    """Tell whether another round can still be held by day: its vote, after all has been asked."""
    if not more.options:
        return False
    votes_from = answers_until(meeting, at) if more.asked else at
    return has_time_to_vote(meeting, votes_from, first_of(more.options))


def _end(meeting: Meeting, at: datetime, *, anyhow: bool = False) -> Step:
    """Announce the outcome; where nothing that was voted on can be held, look once more.

    `anyhow` settles for what somebody who is needed can no longer come to.
    """
    if misses_quorum(meeting):
        return too_few(meeting, at)
    outcome = outcome_of(meeting, at, anyhow=anyhow)
    if outcome is not None:
        return finish(meeting, outcome, at)
    again = Round(number=meeting.round.number + 1, asked=())
    return propose(replace(meeting, rounds=(*meeting.rounds, again), phase=Phase.INTAKE), at)


def _next_round(meeting: Meeting, at: datetime, more: Further) -> Step:
    """Ask whom it is worth asking; where that is nobody, options can be told already."""
    closed = meeting.round
    number, asked = closed.number + 1, more.asked
    following = Round(number=number, asked=asked, giving_way=more.giving_way)
    shown = Post(name=f"vote/{closed.number}", view=vote_counted(meeting, closed))
    meeting = replace(meeting, phase=Phase.INTAKE, done=(), rounds=(*meeting.rounds, following))
    if not asked:
        meeting, effects = propose(meeting, at)
        return meeting, (shown, *effects)
    meeting = replace(meeting, closes_at=answers_until(meeting, at))
    return meeting, (
        shown,
        *(tell(member, asked_again(meeting, member)) for member in asked),
        *nudges(meeting, at),
        WakeAt(at=meeting.closes_at, deadline=Deadline.INTAKE, round=number),
    )


def close(meeting: Meeting, command: Close) -> Step:
    """Bring the session to its end at the organiser's word."""
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, "Only the organiser can close the session.")
    if is_over(meeting):
        return over(meeting, command.by)
    if meeting.phase is Phase.VOTE:
        return close_vote(meeting, command.at, final=True)
    if meeting.round.number > 1 and not suggest.is_awaited(meeting):
        return _end(meeting, command.at, anyhow=True)
    return close_intake(replace(meeting, closes_at=command.at), command.at)
