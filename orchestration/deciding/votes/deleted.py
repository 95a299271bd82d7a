"""What a voter is told whose vote stood in a message that was deleted."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.commands import CastBallot, TakeBallotBack
from orchestration.deciding.state import D
from orchestration.deciding.step import tell
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice

TAKEN_BACK: Final = (
    "“{subject}”: The message with your vote was deleted, so it counts no more. To keep it, vote "
    "again."
)
COUNTS_AGAIN: Final = (
    "“{subject}”: The message with your vote was deleted, so your earlier one counts again."
)


def told_if_deleted(taken: Step[D], command: CastBallot | TakeBallotBack, words: str) -> Step[D]:
    """Tell a voter first whose message is gone: somebody who moderates may have deleted it."""
    decision, effects = taken
    if not command.deleted:
        return taken
    view = Notice(text=words.format(subject=decision.terms.subject))
    return decision, (tell(command.member, view), *effects)
