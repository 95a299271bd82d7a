"""Starts as everybody's wishes judge them, without a meeting around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import time

from orchestration.evaluation.evaluation import Evaluation, MemberEvaluation, evaluate, stand_of
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Preference
from orchestration.model.terms import Scoring
from orchestration.scheduling.grid import Grid
from orchestration.scheduling.own_day import DAY_BREAK
from orchestration.scheduling.wishes import EvaluationContext


@dataclass(frozen=True)
class MemberPreferences:
    """One member who has answered, the wishes of theirs that hold, and when their day begins."""

    member: Member
    wishes: tuple[Preference, ...]
    begins: time = DAY_BREAK


def judge_starts(
    of: MemberPreferences, grid: Grid, slots: Mapping[str, Slot], scoring: Scoring = Scoring.OURS
) -> MemberEvaluation:
    """Judge every wish of one member at every start; `slots` are the options named so far."""
    context = EvaluationContext(grid, of.member.zone, slots, of.wishes, of.begins)
    return stand_of(of.member, of.wishes, context, scoring)


def evaluate_starts(
    grid: Grid,
    everyone: Sequence[MemberPreferences],
    slots: Mapping[str, Slot],
    require_one_of: Sequence[Sequence[MemberId]] = (),
    scoring: Scoring = Scoring.OURS,
) -> Evaluation:
    """Judge every start for everyone who has answered."""
    stands = [judge_starts(each, grid, slots, scoring) for each in everyone]
    return evaluate(grid, stands, require_one_of)
