"""`convene export --decisions`: the records of all decisions that stand, as a file or as data."""

from __future__ import annotations

from typing import Any

from bot.durable import opened
from bot.settings import Settings
from orchestration.deciding.presentation.decision_record import record_of
from orchestration.deciding.state import Decision
from orchestration.interaction.exported import FORMATS, row_of
from orchestration.views.record import DecisionRecord

Answer = dict[str, Any]


def records(settings: Settings) -> list[DecisionRecord]:
    """Return the record of every decision that stands, the latest first."""
    with opened(settings) as store:
        sessions = map(store.session, store.sessions())
        decided = [each for each in sessions if isinstance(each, Decision)]
    found = [record for each in decided if (record := record_of(each))]
    return sorted(found, key=lambda each: each.announced.decided_at, reverse=True)


def written(found: list[DecisionRecord], form: str) -> str:
    """Return decisions as a file of that form."""
    return FORMATS[form](found)


def as_rows(found: list[DecisionRecord]) -> Answer:
    """Return decisions as data."""
    return {"decisions": [row_of(each) for each in found]}
