"""When a vote is complete, and closes by itself: nobody is missing, and nobody still picks."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.voting.delegation import effective_ballots

TIME_TO_PICK: Final = timedelta(minutes=1)
"""How long a complete vote waits after a tap that picks one of several options: more may follow."""


def closes_by_itself_at(decision: Decision, at: datetime) -> datetime | None:
    """Return when a vote closes before its end; None where that waits for somebody.

    Who picks several options by a tap each has not said with the first that it was the last.
    """
    is_open = decision.phase is Phase.VOTE and not method_of(decision).stays_open(decision)
    if not is_open or _is_waited_for(decision):
        return None
    picked, terms = decision.round.picked, decision.terms
    if picked is None or terms.most == 1:
        return at
    return min(picked + min(TIME_TO_PICK, terms.pace.quiet), decision.closes_at)


def _is_waited_for(decision: Decision) -> bool:
    """Tell whether the vote of somebody who counts is missing, or what they say with it unread.

    It is there as well where they have left it to somebody who has voted. Where a vote was opened
    while answers were awaited, those of all who were asked are.
    """
    awaited = decision.members if decision.round.early else decision.counted
    voted = effective_ballots(dict.fromkeys(map(str, decision.round.votes)), decision.delegations)
    return any(each.id not in voted or decision.is_reading(each.id) for each in awaited)
