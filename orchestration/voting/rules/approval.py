"""Whatever people can live with."""

from __future__ import annotations

from orchestration.model.ballots import Approvals, Poll
from orchestration.voting.forms import APPROVALS
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import APPROVAL_STEP, approval_points, cast, largest
from orchestration.voting.support import approved


def approval(poll: Poll) -> Outcome:
    """Elect the option with the most approval; `if need be` is half of it."""
    return largest(approval_points(poll.options, cast(poll, Approvals)), "point", APPROVAL_STEP)


RULE = Rule(
    name="approval",
    title="all you can live with",
    form=APPROVALS,
    count=approval,
    supports=approved,
    explanation="Everybody names all they can live with, fully or if need be (half); most wins.",
)
