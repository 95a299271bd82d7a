"""The options on the table as they stand by now: their post is kept up to date as the card is.

Who says something while a vote is open may be able to come to fewer of them, or to more. By what
was assessed as they were shown, ties and reasons go on; for how many each works is told anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.views import is_unjudged, options_proposed
from orchestration.deciding.rounds.assessment import assessment_of, evaluation_of, side_at
from orchestration.deciding.state import Assessed, D, Decision, Phase
from orchestration.deciding.step import with_round
from orchestration.evaluation.evaluation import Evaluation
from orchestration.privacy import Private
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step


def keeping_up(handler: Callable[[D, Any], Step[D]]) -> Callable[[D, Any], Step[D]]:
    """Return a handler after which the options that are voted on are shown as they stand."""

    def handled(decision: D, command: Command) -> Step[D]:
        after, effects = handler(decision, command)
        if _says_nothing_new(decision, after) or not _is_same_vote(decision, after):
            return after, effects
        after = with_round(after, replace(after.round, now=_by_now(after, command.at)))
        return after, (*effects, *_shown_anew(decision, after, effects))

    return handled


def _says_nothing_new(before: Decision, after: Decision) -> bool:
    """Tell whether nothing has come that an option may stand otherwise by."""
    besides = method_of(after).besides
    return after.profiles is before.profiles and besides(after) is besides(before)


def _is_same_vote(before: Decision, after: Decision) -> bool:
    """Tell whether the same options are voted on as before, and it is shown whom they suit."""
    is_vote = before.phase is after.phase is Phase.VOTE
    same = before.round.number == after.round.number and after.round.assessment is not None
    return is_vote and same and not is_unjudged(after)


def _by_now(decision: Decision, at: datetime) -> tuple[Assessed, ...]:
    evaluation = evaluation_of(decision, at)
    options = assessment_of(decision.round).options
    return tuple(_anew(each, evaluation) for each in options)


def _anew(assessed: Assessed, evaluation: Evaluation) -> Assessed:
    """Return how an option stands for everybody by now; what is past stays as it was."""
    place = evaluation.columns.index_of(assessed.option)
    if place is None or not evaluation.n:
        return assessed
    fits = ((each.member.id, side_at(each, place)) for each in evaluation.stands)
    return replace(assessed, sides={who: Private(who, side) for who, side in fits})


def _shown_anew(before: Decision, after: Decision, effects: tuple[Effect, ...]) -> tuple[Post, ...]:
    """Return the post of the options, where it says something else now."""
    name, view = f"options/{after.round.number}", options_proposed(after, after.round)
    is_shown = any(isinstance(each, Post) and each.name == name for each in effects)
    if is_shown or view == options_proposed(before, before.round):
        return ()
    drawn = (after.round.heatmap,) if after.round.heatmap else ()
    return (Post(name=name, view=view, pictures=drawn),)
