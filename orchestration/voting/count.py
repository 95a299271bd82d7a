"""Counting a poll."""

from __future__ import annotations

from orchestration.model.ballots import Poll, Tally
from orchestration.voting.check import check_poll, find_rule
from orchestration.voting.holds import cast, for_none, held
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.words import amount, number


def count(poll: Poll, rule_name: str) -> Tally:
    """Count the poll by the rule of that name; a tie is reported, never broken.

    Who abstains has cast no ballot: it counts neither for an option nor for the quorum. Who votes
    for none of the options has cast one, which supports nothing. Without a ballot, without the
    quorum, and where more vote for none than support any option, there is neither a winner nor a
    tie; and no option is either that misses the threshold. BadInput if the rule is unknown or a
    ballot does not fit it.
    """
    rule = find_rule(rule_name)
    check_poll(poll, rule)
    outcome = rule.count(poll)
    return _tally(held(outcome, poll, rule), poll, rule)


def _tally(outcome: Outcome, poll: Poll, rule: Rule) -> Tally:
    alone = outcome.leaders if len(outcome.leaders) == 1 else ()
    winners = (*(outcome.elected or ()), *alone)
    return Tally(
        rule=rule.name,
        winner=winners[0] if winners else None,
        points=outcome.points,
        tie=outcome.leaders if len(outcome.leaders) > 1 else (),
        reason=outcome.reason,
        steps=(*_turnout(poll), *_weights(poll), *outcome.steps),
        winners=None if outcome.elected is None else winners,
    )


def _turnout(poll: Poll) -> list[str]:
    voted = f"{cast(poll)} of {poll.members} who count voted"
    abstained = len(poll.ballots) - cast(poll)
    said = f"{voted}, {abstained} abstained." if abstained else f"{voted}."
    none = for_none(poll)
    return [said, f"None of these has {amount(none, 'ballot')}."] if none else [said]


def _weights(poll: Poll) -> list[str]:
    return [f"{voter} counts {number(weight)}." for voter, weight in poll.weights.items()]
