"""The record of a decision: what was decided, by what, and for which reasons, as all may know it.

There is nothing in it but what its channel was shown, or what its author has labelled for others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.ended.reviewed import Reviewed
from orchestration.deciding.presentation.clocks import clock_of, zone_of
from orchestration.deciding.presentation.labelled import (
    deciding_round,
    reasons_against,
    reasons_for,
    sides_of,
)
from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import Assessed, Decision, Outcome, Phase, Round
from orchestration.model.advice import Objection
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.model.times import zone_named
from orchestration.privacy import PublicReason
from orchestration.views.channel import ReviewAnswer, ReviewQuestion
from orchestration.views.record import DecisionRecord, OptionCounted
from orchestration.voting.check import find_rule
from orchestration.voting.delegation import effective_ballots


def record_of(decision: Decision, who: MemberId | None = None) -> DecisionRecord | None:
    """Return the record of what stands, on its reader's clock; None while nothing is decided."""
    outcome, review = decision.outcome, decision.review
    if outcome is None or decision.phase is not Phase.DECIDED:
        return None
    round_ = deciding_round(decision, outcome.decided_by)
    rule = find_rule(decision.rule_of(round_.number))
    reasons, dissent = _reasons(decision, outcome, round_)
    announced = decided(decision, outcome, decided_at(decision, outcome))
    zone = zone_of(decision, who) if who else decision.terms.zone
    return DecisionRecord(
        session=decision.id,
        announced=replace(announced, **clock_of(decision, who)) if who else announced,
        round=round_.number,
        rule=rule.in_words,
        explanation=rule.explanation,
        organiser=decision.organiser.name,
        asked=tuple(each.name for each in decision.members),
        answered=len(decision.counted),
        options=_counted(decision, round_),
        reasons=reasons,
        dissent=dissent,
        review_on=review.on if review and not review.is_asked else None,
        answers=_answers(decision, decision.reviewed, zone),
        left_to_others=_left_to_others(decision, round_),
        left=tuple(each.name for each in decision.left),
        advice=decision.advice,
        objections=_objections(decision, outcome),
    )


def _objections(decision: Decision, outcome: Outcome) -> tuple[Objection, ...]:
    """Return what a panel's personas hold against what was decided."""
    key = outcome.option.key if isinstance(outcome.option, Words) else ""
    return decision.advice.against(key) if decision.advice else ()


def _left_to_others(decision: Decision, round_: Round) -> int:
    """Return how many votes were copies of others'; a discreet session tells no counts."""
    if decision.terms.disclosure is Disclosure.DISCREET:
        return 0
    own = {str(who): ballot for who, ballot in round_.ballots.items()}
    counted = {str(each.id) for each in decision.counted}
    copies = effective_ballots(own, decision.delegations).keys() - own.keys()
    return len(copies & counted)


def review_question(decision: Decision) -> ReviewQuestion:
    """Show what is asked in a decision's review, and what was said in it."""
    outcome, review, zone = decision.outcome, decision.review, decision.terms.zone
    assert outcome is not None
    assert review is not None
    said = [each for each in decision.reviewed if each.review == review.number]
    return ReviewQuestion(
        number=review.number,
        subject=decision.terms.subject,
        option=outcome.option,
        more=outcome.more,
        zone=zone,
        decided_at=decided_at(decision, outcome).astimezone(zone_named(zone)),
        answers=_answers(decision, said, zone),
    )


def _answers(decision: Decision, said: Iterable[Reviewed], zone: str) -> tuple[ReviewAnswer, ...]:
    names = {each.id: each.name for each in decision.members}
    names[decision.organiser.id] = decision.organiser.name
    clock = zone_named(zone)
    return tuple(
        ReviewAnswer(names[each.who], each.verdict.value, each.at.astimezone(clock))
        for each in said
    )


def _counted(decision: Decision, round_: Round) -> tuple[OptionCounted, ...]:
    """Return what was voted on with its count; a discreet session shows none."""
    hidden = round_.tally is None or decision.terms.disclosure is Disclosure.DISCREET
    points = round_.tally.points if round_.tally and not hidden else {}
    return tuple(OptionCounted(each, points.get(each.id)) for each in round_.options)


def _reasons(
    decision: Decision, outcome: Outcome, round_: Round
) -> tuple[tuple[PublicReason, ...], tuple[PublicReason, ...]]:
    """Return what speaks for what was decided, and against it; a discreet session shows neither."""
    assessed = _assessed(round_, outcome)
    if assessed is None or decision.terms.disclosure is Disclosure.DISCREET:
        return (), ()
    sides = sides_of(assessed)
    return tuple(reasons_for(decision, sides)), reasons_against(decision, sides)


def _assessed(round_: Round, outcome: Outcome) -> Assessed | None:
    options = round_.assessment.options if round_.assessment else ()
    return next((each for each in options if each.option == outcome.option), None)


def decided_at(decision: Decision, outcome: Outcome) -> datetime:
    """Return when an outcome was decided."""
    return outcome.at or decision.closes_at
