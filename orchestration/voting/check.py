"""What must hold before anything is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from orchestration.model.ballots import Ballot, NoneOfThese, Poll
from orchestration.model.errors import BadInput
from orchestration.voting.forms import Slate, one_of
from orchestration.voting.rule import Rule
from orchestration.voting.rules import RULES
from orchestration.voting.words import plain

HEAVIEST = 1_000_000
"""No voter weighs more: beyond it lies a slip of the pen."""


def find_rule(name: str) -> Rule:
    """Return the rule of that name; BadInput names them all if there is none."""
    if name not in RULES:
        raise BadInput("rule", name, one_of(RULES))
    return RULES[name]


def check_poll(poll: Poll, rule: Rule) -> None:
    """Raise BadInput unless the rule can count the poll."""
    _check_options(poll.options)
    _check_numbers(poll)
    _check_members(poll)
    _check_weights(poll.weights)
    slate = Slate(poll.options, poll.budget)
    for voter, ballot in poll.ballots.items():
        _check_ballot(ballot, rule, slate, f"ballots.{voter}")


def check_ballot(
    ballot: Ballot | None,
    rule: Rule,
    options: Sequence[str],
    field: str,
    budget: Fraction | None = None,
    most: int | None = None,
) -> None:
    """Raise BadInput, naming the field, unless the ballot is an abstention or fits the rule.

    `budget` is how many points a voter has, where the rule asks for it; None is one per option. So
    many options at `most` one may approve of; None is all.
    """
    _check_ballot(ballot, rule, Slate(options, budget, most), field)


def _check_ballot(ballot: Ballot | None, rule: Rule, slate: Slate, field: str) -> None:
    if ballot is None or isinstance(ballot, NoneOfThese):
        return
    if not isinstance(ballot, rule.form.type):
        raise BadInput(field, ballot, rule.form.words)
    rule.form.check(ballot, slate, field)


def _check_options(options: Sequence[str]) -> None:
    if not options:
        raise BadInput("options", [], "at least one option")
    seen: set[str] = set()
    for option in options:
        if option in seen:
            raise BadInput("options", option, "each option only once")
        seen.add(option)


def _check_numbers(poll: Poll) -> None:
    if poll.members < 1:
        raise BadInput("members", poll.members, "a whole number of at least 1")
    if poll.quorum < 0:
        raise BadInput("quorum", poll.quorum, "a whole number of at least 0")
    if not 1 <= poll.winners <= len(poll.options):
        most = f"a whole number from 1 to {len(poll.options)}, the number of options"
        raise BadInput("winners", poll.winners, most)
    if poll.threshold is not None and not 0 <= poll.threshold <= 1:
        raise BadInput("threshold", plain(poll.threshold), "a share of the members, from 0 to 1")
    if poll.budget is not None and not 0 < poll.budget <= HEAVIEST:
        raise BadInput("points", plain(poll.budget), f"a number above 0, at most {HEAVIEST}")


def _check_members(poll: Poll) -> None:
    vetoers, there_are = poll.vetoers or (), f"members, of whom there are {poll.members}"
    if len(poll.ballots) > poll.members:
        raise BadInput("ballots", len(poll.ballots), f"at most {poll.members}, one per member")
    if len(poll.ballots.keys() | poll.weights.keys()) > poll.members:
        raise BadInput("weights", list(poll.weights), there_are)
    if len(poll.ballots.keys() | poll.weights.keys() | {*vetoers}) > poll.members:
        raise BadInput("vetoers", list(vetoers), there_are)
    if twice := [each for place, each in enumerate(vetoers) if each in vetoers[:place]]:
        raise BadInput("vetoers", twice[0], "each member only once")


def _check_weights(weights: Mapping[str, Fraction]) -> None:
    for voter, weight in weights.items():
        if not 0 < weight <= HEAVIEST:
            raise BadInput(
                f"weights.{voter}", plain(weight), f"a number above 0, at most {HEAVIEST}"
            )
