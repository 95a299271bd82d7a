"""Most votes."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ONE_OPTION
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, votes


def plurality(poll: Poll) -> Outcome:
    """Elect the option with the most votes."""
    return largest(votes(poll), "vote")


RULE = Rule(
    name="plurality",
    form=ONE_OPTION,
    count=plurality,
    explanation="The option with the most votes wins.",
)
