"""How a vote would have gone by other rules, where everybody is told."""

from __future__ import annotations

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Outcome
from orchestration.voting.otherwise import in_a_line, otherwise


def by_other_rules(decision: Decision, outcome: Outcome) -> str:
    """Say how the ballots that decided come out by other rules, where a kind has that told.

    A rule by which they would decide nothing tells nobody anything.
    """
    counted = (each.poll for each in reversed(decision.rounds) if each.tally == outcome.tally)
    poll = next(counted, None)
    if poll is None or outcome.tally is None or not method_of(decision).compares_rules:
        return ""
    others = otherwise(poll, outcome.tally.rule)
    telling = {rule: each for rule, each in others.items() if each.elected or each.tie}
    return in_a_line(outcome.tally, telling)
