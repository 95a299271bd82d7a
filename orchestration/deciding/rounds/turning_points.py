"""When a phase comes to its end: all is in, its deadline passes, or the organiser closes it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.deciding.commands import Close, Deadline, DeadlinePassed, Extend
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.ended import review
from orchestration.deciding.method import method_of
from orchestration.deciding.people import membership
from orchestration.deciding.rounds.deadlines import (
    PATIENCE,
    answers_at_latest,
    first_begins,
    is_last_moment,
    nudges,
)
from orchestration.deciding.rounds.rounds import (
    close_intake,
    close_intake_if_complete,
    close_vote,
    close_vote_if_complete,
    settle,
)
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import (
    awaits_options,
    is_over,
    over,
    refuse,
    with_round,
)
from orchestration.deciding.votes.voters_told import vote_moved
from orchestration.deciding.wishes.musts import ask_about_musts, asked_on_the_table
from orchestration.sessions.kind import Step

_BEGUN_BY_THEN: Final = "By then the first of the options will have begun."


def close_if_complete(decision: D, at: datetime) -> Step[D]:
    """End what is open, as soon as nothing is waited for: the vote, or else the intake."""
    is_vote = decision.phase is Phase.VOTE
    return (close_vote_if_complete if is_vote else close_intake_if_complete)(decision, at)


def deadline_passed(decision: D, command: DeadlinePassed) -> Step[D]:
    """End the phase that this deadline was set for; an old one changes nothing."""
    is_look, is_vote = command.deadline is Deadline.LOOK, decision.phase is Phase.VOTE
    of_vote = command.deadline is Deadline.VOTE or (is_look and is_vote)
    phase = Phase.VOTE if of_vote else Phase.INTAKE
    if command.deadline in (Deadline.NUDGE, Deadline.VOTE_NUDGE, Deadline.REVIEW):
        is_review = command.deadline is Deadline.REVIEW
        return (review.ask if is_review else membership.remind)(decision, command)
    is_end = command.deadline in (Deadline.INTAKE, Deadline.VOTE)
    if is_end and command.at < decision.closes_at:
        return decision, ()  # more time was given since
    if (decision.phase, decision.round.number) != (phase, command.round):
        return decision, ()
    if is_look:
        return (close_vote_if_complete if is_vote else _look)(decision, command.at)
    if is_vote:
        final = is_last_moment(decision.terms, command.at)
        return close_vote(decision, command.at, final=final)
    return close_intake(decision, command.at)


def _look(decision: D, at: datetime) -> Step[D]:
    """Let options follow if they can now; near the deadline, at least ask what stands open."""
    if decision.round.settle_by is not None and at >= decision.round.settle_by:
        return close_intake(decision, at)
    decision, effects = close_intake_if_complete(decision, at)
    if effects or decision.closes_at - at > PATIENCE:
        return decision, effects
    return ask_about_musts(decision, at)


def extend(decision: D, command: Extend) -> Step[D]:
    """Wait for answers, or votes, until then, longer or shorter, at the organiser's word.

    A vote ends before its first option begins, and the time for answers leaves enough of it for it.
    """
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can say how long it waits.")
    if is_over(decision):
        return over(decision, command.by)
    if why := why_not_until(decision, command.until, command.at):
        return refuse(decision, command.by, why)
    if decision.phase is Phase.VOTE:
        return _voted_until(decision, command)
    round_ = replace(decision.round, answers_by=command.until)
    decision = replace(with_round(decision, round_), closes_at=command.until)
    due = WakeAt(at=command.until, deadline=Deadline.INTAKE, round=decision.round.number)
    return decision, (*nudges(decision, command.at), due)


def _voted_until(decision: D, command: Extend) -> Step[D]:
    """Have the open vote end then; a last moment that was named goes with it."""
    until, ends_by = command.until, decision.terms.ends_by
    if ends_by is not None and ends_by < until:
        decision = replace(decision, terms=replace(decision.terms, ends_by=until))
    return vote_moved(decision, until, command.at)


def why_not_until(decision: Decision, until: datetime, at: datetime) -> str:
    """Return why answers, or votes, cannot be waited for until then; nothing where they can."""
    if until <= at:
        return "That is past already."
    if decision.phase is Phase.VOTE:
        first = first_begins(decision)
        return _BEGUN_BY_THEN if first is not None and until >= first else ""
    if until > answers_at_latest(decision, at):
        return "That would leave too little time for the vote, and for what is decided."
    return ""


def close(decision: D, command: Close) -> Step[D]:
    """Bring the session to its end at the organiser's word."""
    if command.by != decision.organiser.id and not command.moderator:
        return refuse(decision, command.by, "Only the organiser can close the session.")
    if is_over(decision):
        return over(decision, command.by)
    if decision.phase is Phase.VOTE:
        return close_vote(decision, command.at, final=True)
    if decision.round.number > 1 and not awaits_options(decision):
        return settle(decision, command.at, anyhow=True)
    before, (decision, _) = decision, ask_about_musts(decision, command.at)
    closed, awaited = replace(decision, closes_at=command.at), decision.silent
    decision, effects = _voted_on_unheard(closed, command.at) or close_intake(closed, command.at)
    if awaited and decision.phase is Phase.VOTE:
        decision = with_round(decision, replace(decision.round, early=True))
    decision, asked = asked_on_the_table(decision, before)  # an answer still counts in the vote
    return decision, (*effects, *asked)


def _voted_on_unheard(decision: D, at: datetime) -> Step[D] | None:
    """Open the vote on what is listed where nobody has said anything yet; None where that waits."""
    is_unheard = not (decision.answered or decision.reading or decision.invitation_open)
    return method_of(decision).voted_on_unheard(decision, at) if is_unheard else None
