"""Why a session has ended without an outcome, as its channel is told."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Why
from orchestration.model.terms import Disclosure
from orchestration.voting.check import find_rule
from orchestration.voting.forms import ONE_OPTION
from orchestration.voting.holds import against_only, backings, cast
from orchestration.voting.words import amount, number

_NOTHING_NEW: Final = "Nothing new has come up since. "
"""What is said where it was looked once more, and nobody brought anything to vote on."""


def why_none(decision: Decision) -> str:
    """Say why a session ended without an outcome."""
    why = decision.why
    if why is Why.NOBODY_ANSWERED or (why is None and not decision.counted):
        return "Nobody has voted." if decision.round.options else "Nobody has answered."
    if why in (Why.QUORUM, Why.THRESHOLD, Why.NOT_ELECTED):
        looked_again = decision.round.number > 1 and not decision.round.options
        return f"{_NOTHING_NEW if looked_again else ''}{_not_elected(decision)}"
    return method_of(decision).why_nothing(decision)


def is_voted_down(decision: Decision) -> bool:
    """Tell whether a session ended as more were against what stood alone than for it.

    Where the channel sees no counts, it is not told that either.
    """
    is_seen = decision.terms.disclosure is not Disclosure.DISCREET
    is_proposal = is_seen and method_of(decision).is_proposal(decision)
    last = next((each for each in reversed(decision.rounds) if each.tally and each.poll), None)
    if (
        decision.why is not Why.NOT_ELECTED
        or not is_proposal
        or last is None
        or last.poll is None
        or last.tally is None
    ):
        return False
    return against_only(last.poll) > max(backings(last.poll, find_rule(last.tally.rule)).values())


def counted_of(decision: Decision) -> str:
    """Say how a vote came out that too few took part in, as far as the channel may see it."""
    return _counted(decision) if decision.why is Why.QUORUM else ""


def _counted(decision: Decision) -> str:
    """Say how many votes each option has, as far as the channel may see it."""
    is_told = decision.terms.disclosure is not Disclosure.DISCREET
    last = next((each for each in reversed(decision.rounds) if each.tally and each.poll), None)
    if not is_told or last is None or last.poll is None or last.tally is None:
        return ""
    rule, poll = find_rule(last.tally.rule), last.poll
    has = backings(poll, rule)
    if len(has) == 1:
        return f"{number(has[poll.options[0]])} for it, {number(against_only(poll))} against."
    return f"{', '.join(f'{option}: {number(n)}' for option, n in has.items())}."


def _not_elected(decision: Decision) -> str:
    """Say what was missing for a vote to settle something, as far as the channel may see it."""
    too_few = decision.why is Why.QUORUM
    if decision.terms.disclosure is Disclosure.DISCREET:
        needed = "Too few have voted for a decision."
        return needed if too_few else "Nothing has the support that it needs."
    last = next(each for each in reversed(decision.rounds) if each.tally and each.poll)
    assert last.poll is not None
    assert last.tally is not None
    if not too_few:
        is_one_each = find_rule(last.tally.rule).form is ONE_OPTION and len(last.poll.options) > 1
        return " ".join([last.tally.reason, *([_counted(decision)] if is_one_each else [])])
    came = f"only {cast(last.poll)} came in" if cast(last.poll) else "nobody voted"
    return f"A decision needs {amount(decision.terms.quorum, 'ballot')}, and {came}."
