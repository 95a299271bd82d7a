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
    if not isinstance(ballot, Order):
        return False
    place = next((i for i, names in enumerate(ballot.places) if option in names), None)
    if place is None:
        return False
    not_below = {name for names in ballot.places[: place + 1] for name in names}
    below = sum(each not in not_below for each in options)
    return 2 * below >= len(options) - 1


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
