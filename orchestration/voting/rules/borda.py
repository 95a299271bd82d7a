"""A point for every option that is beaten."""

from __future__ import annotations

from fractions import Fraction

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ORDER
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, points_by_place
from orchestration.voting.support import above_half
from orchestration.voting.words import number


def borda(poll: Poll) -> Outcome:
    """Elect the option with the largest total; of n places the first is worth n − 1, the last 0.

    Options in one place, those that a ballot does not name among them, get the average of the
    places they take up.
    """
    worth = [Fraction(below) for below in reversed(range(len(poll.options)))]
    by_place = f"Points by place: {', '.join(map(number, worth))}."
    return largest(points_by_place(poll, worth), "point", by_place)


RULE = Rule(
    name="borda",
    title="put in order, a point for each one beaten",
    form=ORDER,
    count=borda,
    supports=above_half,
    explanation="An option gets a point for each option that a ballot puts below it; most wins.",
)
