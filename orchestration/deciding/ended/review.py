"""Whether what was decided still holds: asked on a day, below the outcome, and answered there."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

from orchestration.deciding.commands import AnswerReview, Deadline, DeadlinePassed, ReviewOn
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.ended.reviewed import Review, Reviewed
from orchestration.deciding.presentation.decision_record import review_question
from orchestration.deciding.rounds.deadlines import in_working_hours
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import (
    NOT_ASKED_ABOUT,
    over,
    post_name,
    refuse,
)
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step


def review_on(decision: D, command: ReviewOn) -> Step[D]:
    """Set the day of the review, or that there is none, at the organiser's word.

    What was set before is no more.
    """
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can set a review.")
    if decision.phase in (Phase.WITHOUT_OUTCOME, Phase.CANCELLED):
        return over(decision, command.by)
    before = decision.review
    number = before.number + before.is_asked if before else 1
    decision = replace(decision, review=Review(number, command.on) if command.on else None)
    if decision.outcome:
        return scheduled(decision, command.at)
    # As long as nothing is decided, the day is one of its terms, as if it had been asked for so.
    return replace(decision, terms=replace(decision.terms, review_on=command.on)), ()


def scheduled(decision: D, at: datetime) -> Step[D]:
    """Have it asked on the day of the review, once something is decided."""
    review = decision.review
    if review is None or review.is_asked:
        return decision, ()
    due = asked_at(decision, review.on, at)
    awaited = WakeAt(at=due, deadline=Deadline.REVIEW, round=review.number)
    # Only the day on which it is asked is told from here on, wherever one reads of it.
    return replace(decision, review=replace(review, on=due.date(), due=due)), (awaited,)


def asked_at(decision: Decision, on: date, at: datetime) -> datetime:
    """Return when it is asked: on that day, or the next working day, and never before tomorrow."""
    return in_working_hours(decision, on, at)


def ask(decision: D, command: DeadlinePassed) -> Step[D]:
    """Ask whether what was decided still holds; nothing where another day was set since."""
    review, stands = decision.review, decision.phase is Phase.DECIDED
    if review is None or not stands or not _is_due(review, command):
        return decision, ()
    decision = replace(decision, review=replace(review, is_asked=True))
    return decision, _shown(decision)


def _is_due(review: Review, command: DeadlinePassed) -> bool:
    """Tell whether a wake-up is that of a review, and not of another day that it was set to."""
    is_time = review.due is not None and command.at >= review.due
    return is_time and command.round == review.number and not review.is_asked


def answer(decision: D, command: AnswerReview) -> Step[D]:
    """Keep what somebody says of it; of what one person says in a review, the latest counts."""
    review, who = decision.review, command.member
    if not decision.includes(who):
        return refuse(decision, who, NOT_ASKED_ABOUT)
    if review is None or not review.is_asked or review.number != command.review:
        return refuse(decision, who, "That is not asked any more.")
    said = Reviewed(review.number, who, command.verdict, command.at)
    others = (each for each in decision.reviewed if (each.review, each.who) != (said.review, who))
    decision = replace(decision, reviewed=(*others, said))
    return decision, _shown(decision)


def _shown(decision: Decision) -> tuple[Effect, ...]:
    """Show under the outcome what is asked, and what was said so far."""
    view = review_question(decision)
    post = Post(name=f"review/{view.number}", view=view, thread=post_name(decision))
    return (post,)
