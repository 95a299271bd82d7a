"""Who is told an outcome in private, and asked for two ratings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.questions import settled_for
from orchestration.deciding.state import Decision, Outcome
from orchestration.deciding.step import tell
from orchestration.sessions.effects import Tell


def told_apart(decision: Decision, outcome: Outcome, at: datetime) -> Iterator[Tell]:
    """Yield what everybody who counts is told and asked.

    Who asked for the decision is told it also where they have told no wishes of their own.
    """
    if not method_of(decision).asks_for_ratings(decision):
        return
    rating = [each.id for each in decision.counted]
    for each in dict.fromkeys((*rating, decision.organiser.id)):
        view = settled_for(decision, each, outcome, at)
        yield tell(each, replace(view, is_asked=each in rating))
