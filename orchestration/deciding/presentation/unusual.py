"""How a decision is taken where that is not as it would be if nobody said: all are told."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.model.people import MemberId
from orchestration.model.settings import DecisionSettings


def unusual(decision: Decision) -> DecisionSettings:
    """Return how it is decided where that is not as it would be if nobody said.

    Whose vote counts as several stands beside it, by name; whose veto counts is named in it.
    """
    terms = decision.terms
    vetoing = (decision.member(each) for each in terms.vetoers or ())
    names = tuple(MemberId(each.name) for each in vetoing if each)
    settings = DecisionSettings.unlike(terms, method_of(decision).usual(decision))
    return replace(settings, weighs=None, vetoers=names or None)
