"""What is shown of a session that ended without an outcome."""

from __future__ import annotations

from orchestration.deciding.ended.why_nothing import is_voted_down
from orchestration.deciding.presentation.labelled import notes_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.votes.polls import last_voted
from orchestration.model.terms import Disclosure
from orchestration.privacy import PublicReason
from orchestration.views.channel import NoOutcome


def ended_in_vain(decision: Decision, reason: str, *, apart: bool = False) -> NoOutcome:
    """Show that a session ended without an outcome, why, and what was said with its last votes."""
    return NoOutcome(
        subject=decision.terms.subject,
        reason=reason,
        apart=apart,
        voted_down=is_voted_down(decision),
        notes=_notes(decision),
    )


def _notes(decision: Decision) -> tuple[PublicReason, ...]:
    hidden = decision.terms.disclosure is Disclosure.DISCREET
    is_counted = decision.phase is Phase.WITHOUT_OUTCOME and bool(decision.rounds)
    return notes_of(decision, last_voted(decision)) if is_counted and not hidden else ()
