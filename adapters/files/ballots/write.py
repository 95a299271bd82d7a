"""A tally as data."""

from __future__ import annotations

from orchestration.model.ballots import Tally
from orchestration.voting.words import plain


def tally_data(tally: Tally) -> dict[str, object]:
    """Return the tally ready for JSON; numbers are ints where whole, otherwise floats.

    Of a rule that can elect several it also has the `winners`, in the order elected.
    """
    several = {} if tally.winners is None else {"winners": list(tally.winners)}
    return {
        "rule": tally.rule,
        "winner": tally.winner,
        **several,
        "points": {option: plain(value) for option, value in tally.points.items()},
        "tie": list(tally.tie),
        "reason": tally.reason,
        "steps": list(tally.steps),
    }
