"""Counting a poll."""

from __future__ import annotations

from orchestration.model.ballots import Poll, Tally
from orchestration.voting.check import check_poll, find_rule
from orchestration.voting.rule import Outcome
from orchestration.voting.words import amount, number


def count(poll: Poll, rule_name: str) -> Tally:
    """Count the poll by the rule of that name; a tie is reported, never broken.

    Who abstains has cast no ballot: it counts neither for an option nor for the quorum. Without a
    ballot, or without the quorum, there is neither a winner nor a tie. BadInput if the rule is
    unknown or a ballot does not fit it.
    """
    rule = find_rule(rule_name)
    check_poll(poll, rule)
    outcome = rule.count(poll)
    obstacle = _obstacle(poll)
    leaders = () if obstacle else outcome.leaders
    return Tally(
        rule=rule.name,
        winner=leaders[0] if len(leaders) == 1 else None,
        points=outcome.points,
        tie=leaders if len(leaders) > 1 else (),
        reason=obstacle or _reason(poll, outcome),
        steps=(_turnout(poll), *_weights(poll), *outcome.steps),
    )


def cast(poll: Poll) -> int:
    """Return how many ballots came in; who abstains has cast none."""
    return sum(ballot is not None for ballot in poll.ballots.values())


def _obstacle(poll: Poll) -> str:
    """Say what keeps the poll from deciding anything, or nothing."""
    came = cast(poll)
    if not came:
        return "Nobody voted."
    if came < poll.quorum:
        return f"A decision needs {amount(poll.quorum, 'ballot')}, but only {came} came in."
    return ""


def _reason(poll: Poll, outcome: Outcome) -> str:
    if len(poll.options) == 1 and outcome.leaders:
        return f"{poll.options[0]} is the only option."
    return outcome.reason


def _turnout(poll: Poll) -> str:
    voted = f"{cast(poll)} of {amount(poll.members, 'member')} voted"
    abstained = len(poll.ballots) - cast(poll)
    return f"{voted}, {abstained} abstained." if abstained else f"{voted}."


def _weights(poll: Poll) -> list[str]:
    return [f"{voter} counts {number(weight)}." for voter, weight in poll.weights.items()]
