"""Grades, added up."""

from __future__ import annotations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import GRADES
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import largest, totals
from orchestration.voting.support import graded


def rated(poll: Poll) -> Outcome:
    """Elect the option with the largest total of grades from 1 to 5; no grade counts as 0."""
    return largest(totals(poll), "point")


RULE = Rule(
    name="rated",
    title="grades from 1 to 5",
    form=GRADES,
    count=rated,
    supports=graded(4),
    explanation="Everybody grades the options from 1 to 5; the largest total wins.",
)
