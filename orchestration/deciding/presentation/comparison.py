"""How a vote would have gone by other rules, where everybody is told."""

from __future__ import annotations

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Outcome
from orchestration.model.ballots import Poll
from orchestration.voting.check import find_rule
from orchestration.voting.forms import APPROVALS, ONE_OPTION
from orchestration.voting.otherwise import in_a_line, otherwise
from orchestration.voting.support import supporters


def by_other_rules(decision: Decision, outcome: Outcome) -> str:
    """Say how the ballots that decided come out by other rules, where a kind has that told.

    A rule by which they would decide nothing tells nobody anything.
    """
    poll = _counted(decision, outcome)
    if poll is None or outcome.tally is None or not method_of(decision).compares_rules:
        return ""
    others = otherwise(poll, outcome.tally.rule)
    telling = {rule: each for rule, each in others.items() if each.elected or each.tie}
    return in_a_line(outcome.tally, telling)


def has_few_for(decision: Decision, outcome: Outcome) -> bool:
    """Tell whether fewer than half of those who voted are for the one option that is decided."""
    poll, tally = _counted(decision, outcome), outcome.tally
    if poll is None or tally is None or outcome.more:
        return False
    rule = find_rule(tally.rule)
    cast = [each for each in poll.ballots.values() if each is not None]
    own = supporters(rule.supports, cast, outcome.option.id, poll.options, poll.budget)
    return rule.form in (ONE_OPTION, APPROVALS) and 2 * own < len(cast)


def _counted(decision: Decision, outcome: Outcome) -> Poll | None:
    """Return the poll whose count has decided."""
    polls = (each.poll for each in reversed(decision.rounds) if each.tally == outcome.tally)
    return next(polls, None)
