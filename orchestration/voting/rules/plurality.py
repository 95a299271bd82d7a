"""Most votes."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ONE_OPTION
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, votes
from orchestration.voting.support import voted_for


def plurality(poll: Poll) -> Outcome:
    """Elect the option with the most votes."""
    return largest(votes(poll), "vote")


RULE = Rule(
    name="plurality",
    title="most votes wins",
    form=ONE_OPTION,
    count=plurality,
    supports=voted_for,
    explanation="The option with the most votes wins.",
)
