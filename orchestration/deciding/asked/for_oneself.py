"""How the options stand for who asks, by all that they have said by now."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.presentation.explanation import for_one, of_its_day
from orchestration.deciding.presentation.reasons import works
from orchestration.deciding.presentation.views import options_for
from orchestration.deciding.rounds.assessment import profile_of, side_at, stand_at
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import screen
from orchestration.model.people import MemberId
from orchestration.views.member import ForYou


def for_oneself(decision: Decision, who: MemberId) -> Layout | None:
    """Return how the options of an open vote stand for somebody now; None where it is not known."""
    if decision.phase is not Phase.VOTE or decision.round.assessment is None:
        return None
    view = options_for(decision, who, decision.round)
    return screen(replace(view, options=_by_now(decision, who))) if view.options else None


def _by_now(decision: Decision, who: MemberId) -> tuple[ForYou, ...]:
    """Return how each stands by now: what was said since they were put to the vote counts.

    What they said that they cannot do is told as that, confirmed or not.
    """
    method, profile, zone = method_of(decision), profile_of(decision, who), zone_of(decision, who)
    columns = method.columns(decision, decision.opened_at)
    stand = stand_at(decision, next(x for x in decision.members if x.id == who), columns)
    places = ((each, columns.index_of(each)) for each in decision.round.options)
    sides = ((each, side_at(stand, place)) for each, place in places if place is not None)
    return tuple(
        for_one(each, of_its_day(each, replace(side, can_come=works(side)), zone), profile)
        for each, side in sides
    )
