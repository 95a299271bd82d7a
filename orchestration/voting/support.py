"""Whether a ballot supports an option: the voter would be content to see it win.

Each rule names one of these; a session ends where more than half of those who count support what
was elected (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points

Support = Callable[[Ballot, str, Sequence[str]], bool]
"""Tells whether a ballot supports an option, of these options."""


def voted_for(ballot: Ballot, option: str, options: Sequence[str]) -> bool:
    """Tell whether a one-option ballot is for it."""
    del options
    return isinstance(ballot, OneOption) and ballot.option == option


def above_half(ballot: Ballot, option: str, options: Sequence[str]) -> bool:
    """Tell whether an order has it above at least half of the others; unnamed ones are last."""
    if not isinstance(ballot, Order):
        return False
    place = next((i for i, names in enumerate(ballot.places) if option in names), None)
    if place is None:
        return False
    not_below = {name for names in ballot.places[: place + 1] for name in names}
    below = sum(each not in not_below for each in options)
    return 2 * below >= len(options) - 1


def approved(ballot: Ballot, option: str, options: Sequence[str]) -> bool:
    """Tell whether an approval ballot says yes or if need be to it."""
    del options
    return isinstance(ballot, Approvals) and option in (*ballot.yes, *ballot.if_need_be)


def graded(least: int) -> Support:
    """Return the support by grades: so many points and more."""

    def supports(ballot: Ballot, option: str, options: Sequence[str]) -> bool:
        del options
        return isinstance(ballot, Points) and ballot.points.get(option, Fraction()) >= least

    return supports


def equal_share(ballot: Ballot, option: str, options: Sequence[str]) -> bool:
    """Tell whether it has an equal share of the points there are (one per option), or more."""
    del options
    return isinstance(ballot, Points) and ballot.points.get(option, Fraction()) >= 1


def supporters(
    supports: Support, ballots: Iterable[Ballot | None], option: str, options: Sequence[str]
) -> int:
    """Return how many ballots support an option; who abstains supports none."""
    return sum(ballot is not None and supports(ballot, option, options) for ballot in ballots)
