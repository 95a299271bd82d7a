"""A session in brief: what is known of it where words are routed."""

from __future__ import annotations

from datetime import date
from typing import Final

from orchestration.deciding.actions.ballots.forms import names
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing import Brief, SessionStage
from orchestration.model.people import MemberId
from orchestration.model.times import zone_named

_STAGES: Final = {
    Phase.INTAKE: SessionStage.INTAKE,
    Phase.VOTE: SessionStage.VOTE,
    Phase.DECIDED: SessionStage.DECIDED,
}


def brief_of(kind: str, decision: Decision, who: MemberId) -> Brief:
    """Return a session of a kind in brief, on the clock of who reads or writes of it."""
    stage = _STAGES.get(decision.phase, SessionStage.OVER)
    clock = zone_named(zone_of(decision, who))
    begins = decision.outcome.option.begins if decision.outcome else None
    return Brief(
        id=decision.id,
        kind=kind,
        subject=decision.terms.subject,
        stage=stage,
        organiser=decision.organiser,
        members=decision.members,
        options=tuple(names(decision)) if stage is SessionStage.VOTE else (),
        begins=begins.astimezone(clock) if begins else None,
        closes_at=decision.closes_at.astimezone(clock),
        days=_days(decision),
        is_out=who in method_of(decision).no_longer(decision),
    )


def _days(decision: Decision) -> tuple[date, date] | None:
    """Return the first and the last day on which an open session can be."""
    window = None if decision.outcome else method_of(decision).window(decision)
    return (window.start, window.end) if window else None
