"""What a ballot may look like, and what makes one wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points
from orchestration.model.errors import BadInput
from orchestration.voting.words import plain

Check = Callable[[Ballot, Sequence[str], str], None]


@dataclass(frozen=True, slots=True)
class Form:
    """The kind of ballot a rule takes, in words for the voter, with what must hold for it.

    `check(ballot, options, field)` raises BadInput, naming the field, if it does not hold.
    """

    type: type[Ballot]
    words: str
    check: Check


def one_of(names: Iterable[str]) -> str:
    """Say what may stand in a place: one of A, B, C."""
    return f"one of {', '.join(names)}"


def _check_names(named: Iterable[str], options: Sequence[str], field: str) -> None:
    seen: set[str] = set()
    for option in named:
        if option not in options:
            raise BadInput(field, option, one_of(options))
        if option in seen:
            raise BadInput(field, option, "each option only once")
        seen.add(option)


def _check_one(ballot: Ballot, options: Sequence[str], field: str) -> None:
    assert isinstance(ballot, OneOption)
    _check_names([ballot.option], options, field)


def _check_order(ballot: Ballot, options: Sequence[str], field: str) -> None:
    assert isinstance(ballot, Order)
    if not all(ballot.places):
        raise BadInput(field, [], "an option in every place")
    _check_names((option for place in ballot.places for option in place), options, field)


def _check_approvals(ballot: Ballot, options: Sequence[str], field: str) -> None:
    assert isinstance(ballot, Approvals)
    _check_names((*ballot.yes, *ballot.if_need_be), options, field)


def _check_grades(ballot: Ballot, options: Sequence[str], field: str) -> None:
    assert isinstance(ballot, Points)
    _check_names(ballot.points, options, field)
    for option, grade in ballot.points.items():
        if grade not in range(6):
            raise BadInput(f"{field}.{option}", plain(grade), "a whole number from 0 to 5")


def _check_shares(ballot: Ballot, options: Sequence[str], field: str) -> None:
    assert isinstance(ballot, Points)
    _check_names(ballot.points, options, field)
    for option, share in ballot.points.items():
        if share < 0:
            raise BadInput(f"{field}.{option}", plain(share), "a number of at least 0")
    if (spent := sum(ballot.points.values(), Fraction())) > len(options):
        raise BadInput(field, plain(spent), f"at most {len(options)} points in all")


ONE_OPTION = Form(OneOption, "the name of one option", _check_one)
ORDER = Form(Order, "a list of options from best to worst", _check_order)
APPROVALS = Form(Approvals, "a list of options, or yes or if_need_be per option", _check_approvals)
GRADES = Form(Points, "a whole number from 0 to 5 per option", _check_grades)
SHARES = Form(Points, "points per option, together at most the number of options", _check_shares)
