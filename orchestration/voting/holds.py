"""What a rule's outcome is held to: enough ballots, fewer for none of these, enough support."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from math import ceil
from typing import Final

from orchestration.model.ballots import Ballot, Consents, NoneOfThese, Poll, Veto
from orchestration.voting.check import find_rule
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import add_up, electorate, weight_of
from orchestration.voting.support import supported
from orchestration.voting.words import amount, listing, number

_NAMED: Final = {
    Fraction(1, 2): "half",
    Fraction(2, 3): "two thirds",
    Fraction(3, 4): "three quarters",
}


class HeldBack(StrEnum):
    """What a rule's outcome is held to: enough ballots, fewer for none of these, enough support."""

    TURNOUT = "turnout"
    NONE = "none"
    THRESHOLD = "threshold"


def held(outcome: Outcome, poll: Poll, rule: Rule) -> Outcome:
    """Return an outcome as far as it holds."""
    too_few = _of_turnout(poll) or _of_none(poll, rule)
    if too_few:
        elected = None if outcome.elected is None else ()
        return replace(outcome, leaders=(), elected=elected, reason=too_few)
    if len(poll.options) == 1 and _elects(outcome):
        outcome = replace(outcome, reason=_of_the_only(poll, rule))
    return _to_threshold(outcome, poll, rule)


def held_back(poll: Poll, rule_name: str) -> HeldBack | None:
    """Return what keeps a sound poll from deciding anything, by its rule or by any order after it.

    None where it elects something or might have: then what is `eligible` is left to the order.
    """
    rule = find_rule(rule_name)
    if cast(poll) < poll.quorum:
        return HeldBack.TURNOUT
    if for_none(poll) > _most(poll, rule):
        return HeldBack.NONE
    outcome = rule.count(poll)
    falls_short = _elects(outcome) and not _elects(_to_threshold(outcome, poll, rule))
    return HeldBack.THRESHOLD if falls_short or not eligible(poll, rule_name) else None


def eligible(poll: Poll, rule_name: str) -> tuple[str, ...]:
    """Return the options that have the support that is asked for."""
    rule, needed = find_rule(rule_name), _needed(poll)
    return tuple(each for each, has in backings(poll, rule).items() if has >= needed)


def _elects(outcome: Outcome) -> bool:
    return bool(outcome.leaders or outcome.elected)


def _needed(poll: Poll) -> Fraction:
    """Return how much support an option needs."""
    return (poll.threshold or Fraction()) * electorate(poll)


def _most(poll: Poll, rule: Rule) -> Fraction:
    """Return how much support the option has that has most."""
    return max(backings(poll, rule).values())


def cast(poll: Poll) -> int:
    """Return how many ballots came in; who abstains has cast none."""
    return sum(ballot is not None for ballot in poll.ballots.values())


def stopped(ballots: Iterable[Ballot | None]) -> frozenset[str]:
    """Return the options that somebody objects to, or vetoes."""
    return frozenset(
        option
        for ballot in ballots
        if isinstance(ballot, Consents | Veto)
        for option in (ballot.against if isinstance(ballot, Veto) else ballot.objections)
    )


def backing(poll: Poll, rule: Rule, option: str) -> Fraction:
    """Return the weight of the ballots that support an option."""
    return backings(poll, rule)[option]


def backings(poll: Poll, rule: Rule) -> Mapping[str, Fraction]:
    """Return the weight of the ballots that support each option."""
    return add_up(
        poll.options,
        (
            (option, weight_of(poll, voter))
            for voter, ballot in poll.ballots.items()
            if ballot is not None
            for option in supported(rule.supports, ballot, poll.options, poll.budget)
        ),
    )


def _of_turnout(poll: Poll) -> str:
    """Say why too few have voted; nothing where enough have."""
    came = cast(poll)
    if not came:
        return "Nobody voted."
    needed = f"A decision needs {amount(poll.quorum, 'ballot')}, but only {came} came in."
    return needed if came < poll.quorum else ""


def _of_none(poll: Poll, rule: Rule) -> str:
    """Say that more have voted for none of the options than support any; nothing where not."""
    none = for_none(poll)
    if not none or none <= (most := _most(poll, rule)):
        return ""
    if len(poll.options) == 1:
        return _of_the_only(poll, rule)
    are = "ballot is" if none == 1 else "ballots are"
    return f"{number(none)} {are} for none of these, and no option has more than {number(most)}."


def _of_the_only(poll: Poll, rule: Rule) -> str:
    """Say how many are for the only option, and how many against it."""
    only = poll.options[0]
    told = f"{number(backing(poll, rule, only))} for it, {number(against_only(poll))} against"
    return f"{only} is the only option: {told}."


def against_only(poll: Poll) -> int | Fraction:
    """Return the weight of the ballots against the only option: for none, or that stop it."""
    stops = (
        weight_of(poll, voter)
        for voter, ballot in poll.ballots.items()
        if ballot is not None and stopped([ballot])
    )
    return for_none(poll) + sum(stops)


def _to_threshold(outcome: Outcome, poll: Poll, rule: Rule) -> Outcome:
    """Hold every option that would be elected, or ties, to the share that has to support it."""
    needed = _needed(poll)
    if not needed:
        return outcome
    all_have = backings(poll, rule)
    most = max(all_have.values())
    has = {option: all_have[option] for option in (*(outcome.elected or ()), *outcome.leaders)}
    short = {option: support for option, support in has.items() if support < needed}
    lacking = [f"{option} has {number(value, needed)}" for option, value in short.items()]
    if not has and most < needed:
        lacking = [f"no option has more than {number(most, needed)}"]
    if not lacking:
        return replace(outcome, reason=f"{outcome.reason}{_was_needed(poll, needed)}")
    return replace(
        outcome,
        leaders=tuple(option for option in outcome.leaders if option not in short),
        elected=outcome.elected and tuple(each for each in outcome.elected if each not in short),
        reason=_short_of(outcome, poll, rule, needed, lacking),
    )


def _short_of(
    outcome: Outcome, poll: Poll, rule: Rule, needed: Fraction, lacking: Sequence[str]
) -> str:
    """Say how much support is needed, and what has less; of the only option how much it has."""
    least = _at_least(poll, needed)
    if len(poll.options) == 1:
        return f"{_of_the_only(poll, rule)} It needs {least}, and got {number(_most(poll, rule))}."
    return f"{outcome.reason} But the support of {least} is needed, and {listing(lacking)}."


def _at_least(poll: Poll, needed: Fraction) -> str:
    """Return how many of how many that is: in whole votes, where nobody's counts as a part."""
    is_whole = all(weight_of(poll, each).denominator == 1 for each in poll.ballots)
    least = Fraction(ceil(needed)) if is_whole else needed
    return f"{number(least)} of {number(electorate(poll))}"


def _was_needed(poll: Poll, needed: Fraction) -> str:
    """Name the share that the only option has met, and how much that is; nothing for several."""
    if len(poll.options) > 1 or not poll.threshold:
        return ""
    share = _NAMED.get(poll.threshold, f"{number(poll.threshold * 100)}%")
    return f" Needed is the support of {share}: {_at_least(poll, needed)}."


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
