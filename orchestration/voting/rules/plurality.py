"""Most votes."""

from __future__ import annotations

from dataclasses import replace

from orchestration.model.ballots import OneOption, Poll
from orchestration.voting.forms import ONE_OPTION
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, votes
from orchestration.voting.support import voted_for
from orchestration.voting.words import amount


def plurality(poll: Poll) -> Outcome:
    """Elect the option with the most votes."""
    found = largest(votes(poll), "vote")
    given = [each for each in poll.ballots.values() if each is not None]
    if len(found.leaders) != 1 or len(given) == 1:
        return found
    [best] = found.leaders
    if any(each != OneOption(best) for each in given):
        return found
    told = amount(found.points[best], "vote")
    told = "both votes" if told == "2 votes" else f"all {told}"
    return replace(found, reason=f"{best} has {told}.")


RULE = Rule(
    name="plurality",
    title="most votes wins",
    form=ONE_OPTION,
    count=plurality,
    supports=voted_for,
    explanation="The option with the most votes wins.",
)
