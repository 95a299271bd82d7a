"""Who else is elected, where a rule has several places to give."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.state import DecidedBy, Decision, Outcome, Round
from orchestration.deciding.votes.polls import left_to_the_order
from orchestration.deciding.votes.standing import Standing
from orchestration.model.options import Option


def with_all_places(decision: Decision, outcome: Outcome, at: datetime) -> Outcome:
    """Return an outcome with what else is decided, where a rule elects several.

    What a vote leaves open goes by the order of those that tie, and among equal ones by lot.
    """
    tally = outcome.tally
    if tally is None or tally.winners is None:
        return outcome
    shown = {option.id: option for each in decision.rounds for option in each.options}
    sure = dict.fromkeys((outcome.option, *(shown[name] for name in tally.winners)))
    round_ = next(each for each in reversed(decision.rounds) if each.tally == tally)
    standing = Standing.at(decision, at)
    ranked = _in_order(round_, standing, outcome.decided_by)
    free = max(min(decision.terms.winners, len(round_.options)) - len(sure), 0)
    left = [each for each in ranked if each not in sure]
    decided = [*sure, *left[:free]]
    equal = {*standing.equal_to(decided[-1], ranked)}
    is_drawn = decided[-1] in equal and not equal.isdisjoint(left[free:])
    drawn = tuple(each for each in ranked if each in equal) if is_drawn else ()
    return replace(outcome, more=tuple(decided[1:]), drawn_from=drawn)


def _in_order(round_: Round, standing: Standing, decided_by: DecidedBy) -> list[Option]:
    """Return, best first, among what the places go that a vote has left open."""
    names = round_.tally.tie if round_.tally else ()
    if decided_by is DecidedBy.CANDIDATE:
        names = names or left_to_the_order(round_)
    return [each for each in standing.still_possible(round_) if each.id in names]
