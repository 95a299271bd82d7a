"""More than half of everybody."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ONE_OPTION
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import electorate, largest_if, votes
from orchestration.voting.support import voted_for
from orchestration.voting.words import amount, number


def majority(poll: Poll) -> Outcome:
    """Elect the option that more than half of who counts voted for, who abstains among them."""
    points, half = votes(poll), electorate(poll) / 2
    needed = f"more than half of all {number(2 * half)} votes are needed"
    most = max(points.values())
    reached = f"{amount(most, 'vote')}, more than half of all {number(2 * half)}"
    return largest_if(points, most > half, needed, reached)


RULE = Rule(
    name="majority",
    title="more than half",
    form=ONE_OPTION,
    count=majority,
    supports=voted_for,
    explanation="An option wins if more than half of all who count vote for it.",
)
