"""What a ballot may look like, and what makes one wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Points,
    Veto,
)
from orchestration.model.errors import BadInput
from orchestration.voting.words import amount, plain

Check = Callable[[Ballot, "Slate", str], None]


@dataclass(frozen=True, slots=True)
class Slate:
    """What is voted on: options in their order, how many points a voter has, or choices at most."""

    options: Sequence[str]
    budget: Fraction | None = None
    most: int | None = None

    @property
    def names(self) -> frozenset[str]:
        """Return the options, to be looked up."""
        return frozenset(self.options)


@dataclass(frozen=True, slots=True)
class Form:
    """The kind of ballot a rule takes, in words for the voter, with what must hold for it.

    `check(ballot, slate, field)` raises BadInput, naming the field, if it does not hold.
    """

    type: type[Ballot]
    words: str
    check: Check


def as_cast(ballot: Ballot | None) -> Ballot | None:
    """Return a ballot as it counts: one that gives every option nothing abstains."""
    is_empty = isinstance(ballot, Points) and not any(ballot.points.values())
    return None if is_empty else ballot


def one_of(names: Iterable[str]) -> str:
    """Say what may stand in a place: one of A, B, C."""
    return f"one of {', '.join(names)}"


def _check_names(named: Iterable[str], slate: Slate, field: str) -> None:
    known = slate.names
    seen: set[str] = set()
    for option in named:
        if option not in known:
            raise BadInput(field, option, one_of(slate.options))
        if option in seen:
            raise BadInput(field, option, "each option only once")
        seen.add(option)


def _check_one(ballot: Ballot, slate: Slate, field: str) -> None:
    assert isinstance(ballot, OneOption)
    _check_names([ballot.option], slate, field)


def _check_order(ballot: Ballot, slate: Slate, field: str) -> None:
    assert isinstance(ballot, Order)
    if not all(ballot.places):
        raise BadInput(field, [], "an option in every place")
    _check_names((option for place in ballot.places for option in place), slate, field)


def _check_approvals(ballot: Ballot, slate: Slate, field: str) -> None:
    assert isinstance(ballot, Approvals)
    approved = (*ballot.yes, *ballot.if_need_be)
    _check_names(approved, slate, field)
    if slate.most is not None and len(approved) > slate.most:
        raise BadInput(field, [*approved], f"at most {amount(slate.most, 'option')}")


def _check_consents(ballot: Ballot, slate: Slate, field: str) -> None:
    assert isinstance(ballot, Consents)
    _check_names((*ballot.yes, *ballot.if_need_be, *ballot.objections), slate, field)


def _check_veto(ballot: Ballot, slate: Slate, field: str) -> None:
    assert isinstance(ballot, Veto)
    chosen = () if ballot.option is None else (ballot.option,)
    _check_names((*chosen, *ballot.against), slate, field)


def _check_grades(ballot: Ballot, slate: Slate, field: str) -> None:
    assert isinstance(ballot, Points)
    _check_names(ballot.points, slate, field)
    for option, grade in ballot.points.items():
        if grade not in range(6):
            raise BadInput(f"{field}.{option}", plain(grade), "a whole number from 0 to 5")


def _check_shares(ballot: Ballot, slate: Slate, field: str) -> None:
    _check_spent(ballot, slate, field, Fraction(len(slate.options)))


def _check_dots(ballot: Ballot, slate: Slate, field: str) -> None:
    has = Fraction(len(slate.options)) if slate.budget is None else slate.budget
    _check_spent(ballot, slate, field, has)


def _check_spent(ballot: Ballot, slate: Slate, field: str, has: Fraction) -> None:
    assert isinstance(ballot, Points)
    _check_names(ballot.points, slate, field)
    for option, share in ballot.points.items():
        if share < 0:
            raise BadInput(f"{field}.{option}", plain(share), "a number of at least 0")
    if (spent := sum(ballot.points.values(), Fraction())) > has:
        raise BadInput(field, plain(spent), f"at most {amount(has, 'point')} in all")


ONE_OPTION = Form(OneOption, "the name of one option", _check_one)
ORDER = Form(Order, "a list of options from best to worst", _check_order)
APPROVALS = Form(Approvals, "a list of options, or yes or if_need_be per option", _check_approvals)
GRADES = Form(Points, "a whole number from 0 to 5 per option", _check_grades)
SHARES = Form(Points, "points per option, together at most the number of options", _check_shares)
DOTS = Form(Points, "points per option, together at most as many as a voter has", _check_dots)
CONSENTS = Form(Consents, "yes, if_need_be or object per option", _check_consents)
VETO = Form(Veto, "the name of one option, or for and against", _check_veto)
