"""Whatever people can live with."""

from __future__ import annotations

from orchestration.model.ballots import Approvals, Poll
from orchestration.voting.forms import APPROVALS
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import APPROVAL_STEP, approval_points, approved_by, cast, largest
from orchestration.voting.support import approved


def approval(poll: Poll) -> Outcome:
    """Elect the option with the most approval; `if need be` is half of it."""
    ballots = [*cast(poll, Approvals)]
    points, made_of = approval_points(poll.options, ballots), approved_by(poll.options, ballots)
    return largest(points, "point", APPROVAL_STEP, made_of=made_of)


RULE = Rule(
    name="approval",
    title="all you can live with",
    form=APPROVALS,
    count=approval,
    supports=approved,
    explanation="Everybody names all they can live with, fully or if need be (half); most wins.",
)
