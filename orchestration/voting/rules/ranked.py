"""One, a half, a third."""

from __future__ import annotations

from fractions import Fraction

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ORDER
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, points_by_place
from orchestration.voting.support import above_half


def ranked(poll: Poll) -> Outcome:
    """Elect the option with the largest total, where the k-th place is worth 1/k.

    Options in one place, those that a ballot does not name among them, get the average of the
    places they take up.
    """
    worth = [Fraction(1, place) for place in range(1, len(poll.options) + 1)]
    by_place = f"Points by place: {', '.join(map(str, worth))}."
    return largest(points_by_place(poll, worth), "point", by_place)


RULE = Rule(
    name="ranked",
    title="put in order, first places weigh most",
    form=ORDER,
    count=ranked,
    supports=above_half,
    explanation="A first place is worth 1, a second 1/2, a third 1/3 …; the largest total wins.",
)
