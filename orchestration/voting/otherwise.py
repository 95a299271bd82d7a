"""How a vote would have gone by the other rules that its ballots can be counted by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Poll,
    Tally,
    Veto,
)
from orchestration.voting.check import find_rule
from orchestration.voting.count import count
from orchestration.voting.forms import APPROVALS, CONSENTS, ONE_OPTION, ORDER, VETO, Form
from orchestration.voting.holds import cast
from orchestration.voting.rules import RULES
from orchestration.voting.words import listing

_HOLDS: Final[Mapping[Form, Form]] = {CONSENTS: APPROVALS, VETO: ONE_OPTION}
"""Which ballot is held by another that says more."""

_OF_APPROVALS: Final = ("borda", "schulze")
"""The rules that count an order in which many stand in one place without favouring any."""

_OF_SEVERAL: Final = "stv"
"""The rule for several winners: with one it elects as another does."""

_OF_A_SHARE: Final = ("unanimous", "majority")
"""The rules by which several that have as many votes have too few."""

_IN_FULL: Final = 2
"""So many rules that agree are each called by their title; more by their names alone."""


def otherwise(poll: Poll, rule_name: str) -> dict[str, Tally]:
    """Return the counts of a poll by all other rules that its ballots say enough for, by name.

    Those are the rules that take the same form of ballot; approval too, of a consent's yes and if
    need be, and the rules for one option, of the votes beside a veto. Approvals put a yes above an
    if need be, and that above the rest, and are counted as orders too. There are none where nobody
    voted, and where several winners were asked for, since all other rules elect one; the rule for
    several is none of them. BadInput as of a count.
    """
    form = find_rule(rule_name).form
    if not cast(poll) or poll.winners > 1:
        return {}
    polls = {form: poll}
    if held := _HOLDS.get(form):
        ballots = {voter: _held(ballot) for voter, ballot in poll.ballots.items()}
        polls[held] = replace(poll, ballots=ballots)
    left_out = (rule_name, _OF_SEVERAL)
    names = [name for name, rule in RULES.items() if rule.form in polls and name not in left_out]
    if form is APPROVALS:
        ballots = {voter: _in_order(ballot) for voter, ballot in poll.ballots.items()}
        polls[ORDER] = replace(poll, ballots=ballots)
        names += _OF_APPROVALS
    return {name: count(polls[RULES[name].form], name) for name in names}


def _in_order(ballot: Ballot | None) -> Ballot | None:
    """Return approvals as an order; what is not named comes last in it."""
    if not isinstance(ballot, Approvals):
        return ballot
    return Order(tuple(place for place in (ballot.yes, ballot.if_need_be) if place))


def _held(ballot: Ballot | None) -> Ballot | None:
    """Return a ballot without what only its own form says; a mere veto is no vote."""
    match ballot:
        case Consents(yes, if_need_be, _):
            return Approvals(yes, if_need_be)
        case Veto(option, _):
            return None if option is None else OneOption(option)
        case _:
            return ballot


def in_a_line(tally: Tally, tallies: Mapping[str, Tally]) -> str:
    """Write in one sentence what each rule comes to; nothing where there is none to name.

    `With these ballots, “more than half” would come to the same; “everybody agrees” would decide
    nothing.` Where more than two agree, they are called by their names, and where all come to
    what `tally` says, that is all there is to say.
    """
    by_result: dict[str, list[str]] = {_result(tally): []}
    for name, other in tallies.items():
        by_result.setdefault(_result(other), []).append(name)
    same = by_result.pop(_result(tally))
    if same and not by_result:
        return f"Other rules come to the same with these ballots ({listing(same)})."
    told = [f"{listing(_called(same))} would come to the same"] if same else []
    told += [f"{listing(_called(names))} would {result}" for result, names in by_result.items()]
    return f"With these ballots, {'; '.join(told)}." if told else ""


def _called(names: list[str]) -> list[str]:
    if len(names) > _IN_FULL:
        return names
    return [f"“{RULES[name].title}”" for name in names]


def _result(tally: Tally) -> str:
    if tally.elected:
        return f"choose {listing(tally.elected)}"
    is_tie = tally.tie and tally.rule not in _OF_A_SHARE
    return f"end in a tie of {listing(tally.tie)}" if is_tie else "decide nothing"
