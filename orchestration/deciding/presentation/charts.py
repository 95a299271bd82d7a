"""How the rounds went, drawn."""

from __future__ import annotations

from orchestration.deciding.rounds.assessment import assessment_of
from orchestration.deciding.state import Decision, Round
from orchestration.views.documents import RoundPoint, RoundsChart


def rounds_chart(decision: Decision) -> RoundsChart:
    """Draw how the candidate did, round by round."""
    voted = [round_ for round_ in decision.rounds if round_.candidate is not None]
    return RoundsChart(decision.terms.subject, tuple(_point(round_) for round_ in voted))


def _point(round_: Round) -> RoundPoint:
    first = assessment_of(round_).options[0]
    return RoundPoint(round_.number, first.option.id, first.ratio, first.score, first.equity)
