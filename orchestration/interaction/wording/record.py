"""The record of a decision in words: one term after the other, the same wherever it is read."""

from __future__ import annotations

from collections.abc import Iterator

from orchestration.interaction.wording.phrases import listed
from orchestration.views.record import DecisionRecord


def record_terms(record: DecisionRecord) -> Iterator[tuple[str, str]]:
    """Yield what a record says beside the outcome and its count: each with what it is called."""
    yield "Asked by", record.organiser
    yield "Who was asked", listed(record.asked)
    if record.reasons:
        yield "What speaks for it", "; ".join(record.reasons)
    if record.dissent:
        yield "What speaks against it", "; ".join(record.dissent)
