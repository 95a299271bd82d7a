"""Words under a proposal that are of another time than is proposed: no yes behind them is to it."""

from __future__ import annotations

from orchestration.deciding.actions.ballots.agreement import is_one_alone, title_of
from orchestration.deciding.state import Decision
from orchestration.language.votes.another_hour import names_another_hour


def is_of_another_time(decision: Decision, said: str) -> bool:
    """Tell whether words name an hour, and none that is proposed: “10:15 works, ok”."""
    return is_one_alone(decision) and names_another_hour(said, title_of(decision))
