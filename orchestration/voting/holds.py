"""What a rule's outcome is held to: enough ballots, fewer for none of these, enough support."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from typing import Final

from orchestration.model.ballots import NoneOfThese, Poll
from orchestration.voting.check import find_rule
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import electorate, weight_of
from orchestration.voting.words import amount, listing, number


class HeldBack(StrEnum):
    """What a rule's outcome is held to: enough ballots, fewer for none of these, enough support."""

    TURNOUT = "turnout"
    NONE = "none"
    THRESHOLD = "threshold"


def held(outcome: Outcome, poll: Poll, rule: Rule) -> Outcome:
    """Return an outcome as far as it holds."""
    for hold in _HOLDS.values():
        outcome = hold(outcome, poll, rule)
    return outcome


def held_back(poll: Poll, rule_name: str) -> HeldBack | None:
    """Return what alone keeps a sound poll from electing something, or from a tie."""
    rule = find_rule(rule_name)
    outcome = rule.count(poll)
    for why, hold in _HOLDS.items():
        after = hold(outcome, poll, rule)
        if why is HeldBack.TURNOUT and cast(poll) < max(poll.quorum, 1):
            return why
        if _elects(outcome) and not _elects(after):
            return why
        outcome = after
    return None


def _elects(outcome: Outcome) -> bool:
    return bool(outcome.leaders or outcome.elected)


def cast(poll: Poll) -> int:
    """Return how many ballots came in; who abstains has cast none."""
    return sum(ballot is not None for ballot in poll.ballots.values())


def backing(poll: Poll, rule: Rule, option: str) -> Fraction:
    """Return the weight of the ballots that support an option."""
    return sum(
        (
            weight_of(poll, voter)
            for voter, ballot in poll.ballots.items()
            if ballot is not None and rule.supports(ballot, option, poll.options, poll.budget)
        ),
        Fraction(),
    )


def _with_nothing(outcome: Outcome, reason: str) -> Outcome:
    elected = None if outcome.elected is None else ()
    return replace(outcome, leaders=(), elected=elected, reason=reason)


def _to_turnout(outcome: Outcome, poll: Poll, rule: Rule) -> Outcome:
    """Hold an outcome to how many have voted."""
    del rule
    came = cast(poll)
    if not came:
        return _with_nothing(outcome, "Nobody voted.")
    if came < poll.quorum:
        needed = f"A decision needs {amount(poll.quorum, 'ballot')}, but only {came} came in."
        return _with_nothing(outcome, needed)
    if len(poll.options) == 1 and (outcome.leaders or outcome.elected):
        return replace(outcome, reason=f"{poll.options[0]} is the only option.")
    return outcome


def _to_none(outcome: Outcome, poll: Poll, rule: Rule) -> Outcome:
    """Hold an outcome to how many have voted for none of the options."""
    none = for_none(poll)
    if not none or not (outcome.leaders or outcome.elected):
        return outcome
    most = max(backing(poll, rule, option) for option in poll.options)
    if none <= most:
        return outcome
    support = f"no option has the support of more than {number(most)}"
    return _with_nothing(outcome, f"None of these has {amount(none, 'ballot')}; {support}.")


def _to_threshold(outcome: Outcome, poll: Poll, rule: Rule) -> Outcome:
    """Hold every option that would be elected, or ties, to the share that has to support it."""
    if poll.threshold is None:
        return outcome
    needed = poll.threshold * electorate(poll)
    has = {
        option: backing(poll, rule, option)
        for option in (*(outcome.elected or ()), *outcome.leaders)
    }
    short = {option: support for option, support in has.items() if support < needed}
    if not short:
        return outcome
    return replace(
        outcome,
        leaders=tuple(option for option in outcome.leaders if option not in short),
        elected=outcome.elected and tuple(each for each in outcome.elected if each not in short),
        reason=f"{outcome.reason} {_too_few(short, needed, electorate(poll))}",
    )


def _too_few(short: Mapping[str, Fraction], needed: Fraction, everybody: Fraction) -> str:
    support = [f"{option} has {number(value)}" for option, value in short.items()]
    asked = f"the support of {number(needed)} of {number(everybody)} is needed"
    return f"But {asked}, and {listing(support)}."


def for_none(poll: Poll) -> Fraction:
    """Return the weight of the ballots for none of the options."""
    return sum(
        (
            weight_of(poll, voter)
            for voter, ballot in poll.ballots.items()
            if isinstance(ballot, NoneOfThese)
        ),
        Fraction(),
    )


_HOLDS: Final[Mapping[HeldBack, Callable[[Outcome, Poll, Rule], Outcome]]] = {
    HeldBack.TURNOUT: _to_turnout,
    HeldBack.NONE: _to_none,
    HeldBack.THRESHOLD: _to_threshold,
}
