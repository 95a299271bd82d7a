"""A stated number of points, added up."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import DOTS
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, totals
from orchestration.voting.support import equal_share


def dots(poll: Poll) -> Outcome:
    """Elect the option with the largest total; a voter spreads as many points as the poll says."""
    return largest(totals(poll), "point")


RULE = Rule(
    name="dots",
    title="points shared out, as many as you set",
    form=DOTS,
    count=dots,
    supports=equal_share,
    explanation="Everybody spreads a number of points, as they like; the largest total wins.",
)
