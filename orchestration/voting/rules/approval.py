"""Whatever people can live with."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from orchestration.model.ballots import Approvals, Poll
from orchestration.voting.forms import APPROVALS
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import add_up, cast, largest
from orchestration.voting.support import approved

IF_NEED_BE = Fraction(1, 2)


def approval(poll: Poll) -> Outcome:
    """Elect the option with the most approval; `if need be` is half of it."""
    return largest(add_up(poll.options, _gains(poll)), "point", "A yes is 1, an if-need-be 0.5.")


def _gains(poll: Poll) -> Iterator[tuple[str, Fraction]]:
    for ballot, weight in cast(poll, Approvals):
        yield from ((option, weight) for option in ballot.yes)
        yield from ((option, weight * IF_NEED_BE) for option in ballot.if_need_be)


RULE = Rule(
    name="approval",
    form=APPROVALS,
    count=approval,
    supports=approved,
    explanation="Everybody names all they can live with, fully or if need be (half); most wins.",
)
