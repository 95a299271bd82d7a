"""Everybody for the same."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ONE_OPTION
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import electorate, largest_if, votes
from orchestration.voting.support import voted_for
from orchestration.voting.words import amount


def unanimous(poll: Poll) -> Outcome:
    """Elect the option that everybody who counts voted for; one who abstains prevents it."""
    points, everybody = votes(poll), electorate(poll)
    needed = f"all {amount(everybody, 'vote')} are needed"
    reached = f"all {amount(everybody, 'vote')}"
    return largest_if(points, max(points.values()) == everybody, needed, reached)


RULE = Rule(
    name="unanimous",
    title="everybody agrees",
    form=ONE_OPTION,
    count=unanimous,
    supports=voted_for,
    explanation="An option wins if everybody who counts votes for it.",
)
