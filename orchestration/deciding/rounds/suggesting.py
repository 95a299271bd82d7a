"""The paper's own way: a coordinator proposes a round's options, and judges them for everyone.

It is asked before the options are put on the table, and meanwhile the round waits, as it waits for
words that are still being read. What it answers is a command like any other; where it does not
answer, or names what is not there, the exact proposer does (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.rounds.assessment import (
    Proposed,
    assessment_of,
    evaluation_to_vote_on,
    named,
    old_candidate,
    propose_round,
)
from orchestration.deciding.rounds.rounds import put_on_the_table
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import awaited_options, is_over, without
from orchestration.evaluation.evaluation import Evaluation
from orchestration.evaluation.proposer import taken_up
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.kind import Step

Scores = Mapping[MemberId, Private[tuple[int, ...]]]
"""How far each option that is suggested suits everybody, 0 to 3."""


def waiting(decision: D) -> D:
    """Return a decision that waits for its round's options."""
    reading = (*decision.reading, awaited_options(decision.round.number))
    return replace(decision, phase=Phase.INTAKE, reading=reading)


def taken(
    decision: D, round_: int, at: datetime, options: Sequence[Option], scores: Scores
) -> Step[D]:
    """Put on the table what a coordinator suggests, once, while it is waited for."""
    awaited = awaited_options(round_)
    if awaited not in decision.reading or is_over(decision):
        return decision, ()
    decision = replace(decision, reading=without(decision.reading, awaited))
    proposed = _suggested(decision, at, options, scores) or propose_round(decision, at)
    return put_on_the_table(decision, at, proposed)


def _suggested(
    decision: Decision, at: datetime, options: Sequence[Option], scores: Scores
) -> Proposed | None:
    """Return the options that are suggested; None where the suggestion is not sound."""
    evaluation = evaluation_to_vote_on(decision, at)
    if evaluation is None:
        return None
    old = old_candidate(decision, evaluation.columns)
    judged = {who: reveal(box, to=Reader.DECISION) for who, box in scores.items()}
    places = sound_places(decision.terms.options, evaluation, old, options, judged)
    if not places:
        return None
    evaluation = evaluation.judged_at(places, judged)
    return named(decision, evaluation, taken_up(evaluation, places, old))


def sound_places(
    most: int,
    evaluation: Evaluation,
    old: int | None,
    options: Sequence[Option],
    scores: Mapping[MemberId, tuple[int, ...]],
) -> tuple[int, ...]:
    """Return the options that are suggested, as indices; none where the suggestion is not sound.

    It has to name options that exist, each once, `most` at most, the last candidate among them, and
    to judge each for everyone, 0 to 3.
    """
    found = [evaluation.columns.index_of(each) for each in options]
    places = tuple(place for place in found if place is not None)
    members = [stand.member.id for stand in evaluation.stands]
    named_well = 0 < len(set(places)) == len(found) <= most and old in (None, *places)
    judged = [scores.get(member, ()) for member in members]
    judged_well = all(len(each) == len(found) and set(each) <= {0, 1, 2, 3} for each in judged)
    return places if named_well and judged_well else ()


def served(decision: Decision) -> int:
    """Return how many members the last candidate has suited."""
    last = next(each for each in reversed(decision.rounds) if each.candidate is not None)
    option = assessment_of(last).options[0]
    return round(option.ratio * len(option.sides))
