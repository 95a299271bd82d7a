"""The rounds: propose, vote, count, and then the next round or the end (PROTOCOL.md, section 3)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.commands import (
    Close,
    Deadline,
    DeadlinePassed,
    OptionsSuggested,
)
from orchestration.effects import Post, WakeAt
from orchestration.meeting import suggest
from orchestration.meeting.assess import Proposed, assessment_of, is_overtaken, propose_round
from orchestration.meeting.deadlines import (
    READING_GRACE,
    answers_until,
    may_wait,
    nudges,
    votes_until,
)
from orchestration.meeting.documents import heatmap
from orchestration.meeting.ending import ended, finish, outcome_of
from orchestration.meeting.show import (
    open_question,
    options_for,
    options_proposed,
    relaxation_question,
    vote_counted,
)
from orchestration.meeting.state import (
    Meeting,
    Phase,
    Round,
)
from orchestration.meeting.step import (
    Step,
    is_over,
    over,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.model.ballots import Poll
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.views.documents import Picture
from orchestration.voting.count import count


def close_intake_if_complete(meeting: Meeting, at: datetime) -> Step:
    """Propose as soon as everyone who was asked is done and nothing is being read.

    A round that asks nobody leaves the time until its deadline to whoever wants to speak up.
    """
    waiting = meeting.phase is not Phase.INTAKE or meeting.reading or meeting.invitation_open
    if waiting or not meeting.round.asked or set(meeting.round.asked) - set(meeting.done):
        return meeting, ()
    return propose(meeting, at)


def deadline_passed(meeting: Meeting, command: DeadlinePassed) -> Step:
    """End the phase that this deadline was set for; an old one changes nothing."""
    phase = {Deadline.INTAKE: Phase.INTAKE, Deadline.VOTE: Phase.VOTE}[command.deadline]
    if (meeting.phase, meeting.round.number) != (phase, command.round):
        return meeting, ()
    if phase is Phase.VOTE:
        return close_vote(meeting, command.at)
    return close_intake(meeting, command.at)


def close_intake(meeting: Meeting, at: datetime) -> Step:
    """Propose with what has been said so far: who has spoken counts, who has not is left out."""
    if may_wait(meeting, at):
        again = WakeAt(at=at + READING_GRACE, deadline=Deadline.INTAKE, round=meeting.round.number)
        return meeting, (again,)
    spoken = tuple(
        member.id
        for member in meeting.members
        if member.id in meeting.answered or _has_spoken(meeting, member.id)
    )
    invitation = None if meeting.invitation_open else meeting.invitation
    meeting = replace(
        meeting, answered=spoken, invitation=invitation, invitation_open=False, reading=()
    )
    return propose(meeting, at)


def _has_spoken(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether a member has said something here: what was recalled is not consent."""
    return member in meeting.profiles and (
        member not in meeting.recalled or meeting.messages.get(member, 0) > 0
    )


def propose(meeting: Meeting, at: datetime) -> Step:
    """Put a round's options on the table, or have them suggested first where that is the way."""
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
    """Show a round's options and open the vote."""
    meeting = _noting_who_was_asked(meeting)
    proposed = propose_round(meeting, at, suggested)
    if proposed is None:
        earlier = outcome_of(meeting, at)
        return finish(meeting, earlier, at) if earlier else _without_outcome(meeting)
    closes_at = votes_until(meeting.terms, at, proposed.options)
    meeting = replace(
        _with_proposal(meeting, proposed, closes_at), phase=Phase.VOTE, closes_at=closes_at
    )
    evaluation = proposed.evaluation
    pictures: tuple[Picture, ...] = ()
    if meeting.terms.disclosure is Disclosure.OPEN:
        drawn = heatmap(meeting, evaluation)
        meeting, pictures = with_round(meeting, replace(meeting.round, heatmap=drawn)), (drawn,)
    asked = relaxation_question(meeting)
    return meeting, (
        Post(
            name=f"options/{meeting.round.number}",
            view=options_proposed(meeting, meeting.round),
            pictures=pictures,
        ),
        *(tell(each.id, options_for(meeting, each.id, meeting.round)) for each in meeting.counted),
        *((tell(*asked),) if asked else ()),
        WakeAt(at=closes_at, deadline=Deadline.VOTE, round=meeting.round.number),
    )


def _noting_who_was_asked(meeting: Meeting) -> Meeting:
    """Note who was asked about the candidate again: they have had their say on it.

    Nobody is asked twice about the same one; only a new candidate opens the matter again.
    """
    if meeting.round.number == meeting.since:
        return meeting
    candidate = meeting.rounds[-2].candidate
    assert candidate is not None
    asked = dict.fromkeys(meeting.round.asked, candidate)
    return replace(meeting, asked_about={**meeting.asked_about, **asked})


def _with_proposal(meeting: Meeting, proposed: Proposed, vote_until: datetime) -> Meeting:
    round_ = replace(
        meeting.round,
        options=proposed.options,
        candidate=proposed.candidate,
        vote_until=vote_until,
        assessment=proposed.assessment,
    )
    return with_round(meeting, round_)


def _without_outcome(meeting: Meeting) -> Step:
    """End a session for which no start exists, or to which nobody has said anything."""
    reason = (
        "Nobody has answered."
        if not meeting.counted
        else "No start fits into the window and the working hours."
    )
    meeting = replace(meeting, phase=Phase.WITHOUT_OUTCOME)
    return meeting, (ended(meeting, reason),)


def _names(round_: Round) -> tuple[str, ...]:
    return tuple(slot.id for slot in round_.options)


def close_vote(meeting: Meeting, at: datetime, *, final: bool = False) -> Step:
    """Count the round's votes: the session ends here, or goes on to the next round.

    It ends at the first round whose vote elects an option while nobody whose answer could still
    change it has something open, or has just changed it; else at round T, or where `final`.
    """
    round_ = meeting.round
    members = len(meeting.counted)
    ballots = {str(member): ballot for member, ballot in round_.ballots.items()}
    tally = count(
        Poll(_names(round_), members, ballots, meeting.terms.quorum),
        meeting.rule_of(round_.number),
    )
    meeting = with_round(meeting, replace(round_, tally=tally))
    if final or round_.number >= meeting.last_round:
        return _end(meeting, at)
    if tally.winner is None or assessment_of(round_).open_members:
        return _next_round(meeting, at)
    return _at_once(meeting, at) if is_overtaken(meeting, at) else _end(meeting, at)


def _end(meeting: Meeting, at: datetime) -> Step:
    """Announce the outcome; where all that was voted on has passed, look once more."""
    outcome = outcome_of(meeting, at)
    if outcome is not None:
        return finish(meeting, outcome, at)
    again = Round(number=meeting.round.number + 1, asked=())
    return propose(replace(meeting, rounds=(*meeting.rounds, again)), at)


def _at_once(meeting: Meeting, at: datetime) -> Step:
    """Go on to the next round, whose options can be told already: nobody is left to be asked."""
    closed = meeting.round
    following = Round(number=closed.number + 1, asked=())
    meeting = replace(meeting, phase=Phase.INTAKE, rounds=(*meeting.rounds, following))
    meeting, effects = propose(meeting, at)
    return meeting, (
        Post(name=f"vote/{closed.number}", view=vote_counted(meeting, closed)),
        *effects,
    )


def _next_round(meeting: Meeting, at: datetime) -> Step:
    closed = meeting.round
    asked = assessment_of(closed).open_members
    number = closed.number + 1
    meeting = replace(
        meeting,
        phase=Phase.INTAKE,
        closes_at=answers_until(meeting.terms, at),
        done=(),
        rounds=(*meeting.rounds, Round(number=number, asked=asked)),
    )
    return meeting, (
        Post(name=f"vote/{closed.number}", view=vote_counted(meeting, closed)),
        *(tell(member, open_question(meeting, member)) for member in asked),
        *(nudges(meeting, at) if asked else ()),
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
        return _end(meeting, command.at)
    return close_intake(replace(meeting, closes_at=command.at), command.at)
