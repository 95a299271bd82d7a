"""What one person alone is asked: whether a wish may give way, or to take the best there is."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import clock_of
from orchestration.deciding.presentation.explanation import against_you
from orchestration.deciding.presentation.reasons import hides_others
from orchestration.deciding.rounds.assessment import assessment_of
from orchestration.deciding.state import Decision, Outcome, Relaxation
from orchestration.model.gains import Gain
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.privacy import Reader, reveal
from orchestration.views.member import (
    CandidateOffer,
    IntakeQuestion,
    RatingQuestion,
    RelaxationQuestion,
)


def asked_again(decision: Decision, member: MemberId) -> RelaxationQuestion | IntakeQuestion:
    """Ask a member again: whether one wish may give way, or what they say to the best so far.

    The second is the paper's own way, and what statements are revised by.
    """
    box = decision.round.giving_way.get(member)
    if box is not None:
        return give_way_question(decision, reveal(box, to=Reader.DECISION))
    question = method_of(decision).question(decision, member)
    if question.offered is not None:
        return question
    last = next(each for each in reversed(decision.rounds) if each.candidate is not None)
    return replace(
        question,
        offered=assessment_of(last).options[0].option,
        **clock_of(decision, member),
    )


def give_way_question(decision: Decision, relaxation: Relaxation) -> RelaxationQuestion:
    """Ask a member whether one wish may give way; nothing of others where they are few."""
    veiled = hides_others(decision)
    return RelaxationQuestion(
        subject=decision.terms.subject,
        **clock_of(decision, relaxation.member),
        option=relaxation.option,
        preference=against_you(relaxation),
        number=relaxation.number,
        gains=0 if veiled else relaxation.gains,
        brings=Gain.ATTENDANCE if veiled else relaxation.brings,
        is_veiled=veiled,
    )


def candidate_offer(decision: Decision, option: Option, why: str) -> CandidateOffer:
    """Offer the organiser the best option, where too few have voted for a decision."""
    organiser = decision.organiser.id
    return CandidateOffer(
        subject=decision.terms.subject,
        why=why,
        option=option,
        **clock_of(decision, organiser),
    )


def settled_for(
    decision: Decision, member: MemberId, outcome: Outcome, at: datetime
) -> RatingQuestion:
    """Tell a member what was decided, with what they can do with it, and ask how they find it."""
    method = method_of(decision)
    calendars = method.calendars(decision, outcome, at)
    return replace(
        rating_question(decision, member, outcome, at),
        calendars=calendars,
        has_invite=bool(calendars),
        can_move=method.can_move,
        place=method.place(decision),
    )


def rating_question(
    decision: Decision, member: MemberId, outcome: Outcome, at: datetime
) -> RatingQuestion:
    """Ask a member how they find what was decided."""
    return RatingQuestion(
        subject=decision.terms.subject,
        decided_at=at,
        option=outcome.option,
        more=outcome.more,
        **clock_of(decision, member),
    )
