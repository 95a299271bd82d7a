"""Whether what is known of an option meets what is asked of it."""

from __future__ import annotations

from orchestration.model.options import Datum
from orchestration.model.preferences import Condition, Relation


def can_judge(condition: Condition, datum: Datum) -> bool:
    """Tell whether a datum says anything of a condition."""
    if condition.number is not None:
        return datum.number is not None
    return bool(datum.tags) if condition.tag else datum.flag is not None


def holds(condition: Condition, datum: Datum) -> bool:
    """Tell whether a condition holds by a datum that can judge it."""
    if condition.number is not None and datum.number is not None:
        match condition.relation:
            case Relation.AT_MOST:
                return datum.number <= condition.number
            case Relation.AT_LEAST:
                return datum.number >= condition.number
            case _:
                return datum.number == condition.number
    return condition.tag in datum.tags if condition.tag else bool(datum.flag)
