"""Whether a ballot supports an option: the voter would be content to see it win.

Each rule names one of these; a session ends where more than half of those who count support what
was elected (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Protocol

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Points,
    Veto,
)


class Support(Protocol):
    """Tells whether a ballot supports an option, of these options.

    `budget` is how many points a voter has to give, where that is not one per option.
    """

    def __call__(
        self,
        ballot: Ballot,
        option: str,
        options: Sequence[str],
        budget: Fraction | None = None,
        /,
    ) -> bool:
        """Return whether it does."""
        ...


def voted_for(
    ballot: Ballot, option: str, options: Sequence[str], budget: Fraction | None = None
) -> bool:
    """Tell whether a ballot for one option is for it."""
    del options, budget
    return isinstance(ballot, OneOption | Veto) and ballot.option == option


def above_half(
    ballot: Ballot, option: str, options: Sequence[str], budget: Fraction | None = None
) -> bool:
    """Tell whether an order has it above at least half of the others; unnamed ones are last."""
    del budget
    return isinstance(ballot, Order) and option in _upper_half(ballot, options)


def _upper_half(ballot: Order, options: Sequence[str]) -> list[str]:
    """Return the options that an order has above at least half of the others, the best first."""
    upper: list[str] = []
    not_below = 0
    for names in ballot.places:
        not_below += len(names)
        if 2 * (len(options) - not_below) < len(options) - 1:
            break
        upper += names
    return upper


def approved(
    ballot: Ballot, option: str, options: Sequence[str], budget: Fraction | None = None
) -> bool:
    """Tell whether an approval ballot says yes or if need be to it."""
    del options, budget
    return isinstance(ballot, Approvals) and option in (*ballot.yes, *ballot.if_need_be)


def consented(
    ballot: Ballot, option: str, options: Sequence[str], budget: Fraction | None = None
) -> bool:
    """Tell whether a ballot of consent says yes to it."""
    del options, budget
    return isinstance(ballot, Consents) and option in ballot.yes


def graded(least: int) -> Support:
    """Return the support by grades: so many points and more."""

    def supports(
        ballot: Ballot, option: str, options: Sequence[str], budget: Fraction | None = None
    ) -> bool:
        del options, budget
        return isinstance(ballot, Points) and ballot.points.get(option, Fraction()) >= least

    return supports


def equal_share(
    ballot: Ballot, option: str, options: Sequence[str], budget: Fraction | None = None
) -> bool:
    """Tell whether it has an equal share of the points that a voter has, or more."""
    share = Fraction(1) if budget is None else budget / len(options)
    return isinstance(ballot, Points) and ballot.points.get(option, Fraction()) >= share


def supported(
    supports: Support, ballot: Ballot, options: Sequence[str], budget: Fraction | None = None
) -> Sequence[str]:
    """Return all options that a ballot supports; those of an order are found at once."""
    if supports is above_half:
        return _upper_half(ballot, options) if isinstance(ballot, Order) else []
    return [each for each in options if supports(ballot, each, options, budget)]


def supporters(
    supports: Support,
    ballots: Iterable[Ballot | None],
    option: str,
    options: Sequence[str],
    budget: Fraction | None = None,
) -> int:
    """Return how many ballots support an option; who abstains supports none."""
    return sum(
        ballot is not None and supports(ballot, option, options, budget) for ballot in ballots
    )
