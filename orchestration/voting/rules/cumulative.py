"""Points to spread as one likes."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import SHARES
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, totals
from orchestration.voting.support import equal_share


def cumulative(poll: Poll) -> Outcome:
    """Elect the option with the largest total; a voter spreads as many points as options."""
    return largest(totals(poll), "point")


RULE = Rule(
    name="cumulative",
    title="points shared out, as many as options",
    form=SHARES,
    count=cumulative,
    supports=equal_share,
    explanation="Everybody spreads as many points as there are options; the largest total wins.",
)
