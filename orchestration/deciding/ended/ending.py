"""How a session ends: with an outcome, without one, or called off; and what members say of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.ended import review
from orchestration.deciding.ended.places import with_all_places
from orchestration.deciding.ended.told_apart import told_apart
from orchestration.deciding.ended.why_nothing import why_none
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.charts import rounds_chart
from orchestration.deciding.presentation.in_vain import ended_in_vain
from orchestration.deciding.presentation.questions import candidate_offer
from orchestration.deciding.presentation.views import decided, options_proposed
from orchestration.deciding.state import D, DecidedBy, Decision, Outcome, Phase, Round, Why
from orchestration.deciding.step import post_name, shows_all, tell
from orchestration.deciding.votes.polls import best_left, last_voted, left_to_the_order, voters
from orchestration.deciding.votes.standing import Standing
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Step


def finish(decision: D, outcome: Outcome, at: datetime) -> Step[D]:
    """Announce the outcome, and ask everyone for two ratings; a kind may add to it."""
    outcome = method_of(decision).shared_out(decision, with_all_places(decision, outcome, at))
    outcome = _as_of_now(decision, outcome, at)
    decision = replace(decision, outcome=outcome, why=None, phase=Phase.DECIDED)
    announced = Post(
        name=post_name(decision),
        view=decided(decision, outcome, at),
        pictures=(rounds_chart(decision),) if shows_all(decision) else (),
    )
    decision, more = method_of(decision).decided(decision, at)
    decision, awaited = review.scheduled(decision, at)
    told = told_apart(decision, outcome, at)
    return decision, (*vote_closed(decision, decision.round), announced, *more, *told, *awaited)


def _as_of_now(decision: Decision, outcome: Outcome, at: datetime) -> Outcome:
    """Note how many have voted, and how many can come by now: some may have said so since."""
    polls = [each.poll for each in decision.rounds if each.tally is not None]
    voted = polls[-1] if polls else None
    if outcome.decided_by is DecidedBy.EARLIER_VOTE:
        rounds = reversed(decision.present_search)
        voted = next(each.poll for each in rounds if each.tally and each.tally.winner)
    return replace(
        outcome,
        at=at,
        voted=voters(decision, voted),
        can_come=Standing.at(decision, at).can_come(outcome.option),
        of=len(decision.counted),
    )


def outcome_of(decision: Decision, at: datetime, *, anyhow: bool = False) -> Outcome | None:
    """Return what is decided: the vote; else an earlier one; else the best of those that tie.

    Else it is the best of the last options, as they stand now.
    None where all of these would begin in the past, or somebody who is needed can no longer come;
    `anyhow` has the best of these all the same.
    """
    found = [
        each for each in _outcomes(decision, at, anyhow=anyhow) if not each.option.has_begun(at)
    ]
    return found[0] if found else None


def _outcomes(decision: Decision, at: datetime, *, anyhow: bool) -> Iterator[Outcome]:
    standing = Standing.at(decision, at)
    voted = decision.counted_rounds
    last = voted[-1] if voted else decision.round
    for round_ in reversed(voted):
        decided_by = DecidedBy.VOTE if round_ is last else DecidedBy.EARLIER_VOTE
        winner = round_.tally.winner if round_.tally else None
        yield from _among(round_, standing, decided_by, (winner,))
    tied = last.tally.tie if last.tally else ()
    yield from _among(last, standing, DecidedBy.TIE_ORDER, tied)
    names = left_to_the_order(last)
    yield from _among(last, standing, DecidedBy.CANDIDATE, names)
    if anyhow:
        lost = replace(standing, loses_nothing=True)
        yield from _among(last, lost, DecidedBy.CANDIDATE, names)


def _among(
    round_: Round, standing: Standing, decided_by: DecidedBy, names: Collection[str | None]
) -> Iterator[Outcome]:
    """Yield those of a round's options that can still be decided, best first as they are now."""
    options = [option for option in standing.still_possible(round_) if option.id in names]
    by_order = decided_by in (DecidedBy.TIE_ORDER, DecidedBy.CANDIDATE)
    for option in options:
        equal = standing.equal_to(option, options) if by_order else ()
        by = standing.tie_by(option, options) if decided_by is DecidedBy.TIE_ORDER else ""
        yield Outcome(option, decided_by, round_.tally, drawn_from=equal, tie_by=by)


def without_outcome(decision: D, why: Why) -> Step[D]:
    """End a session with nothing decided, and say why."""
    decision = replace(decision, phase=Phase.WITHOUT_OUTCOME, why=why)
    return decision, (*vote_closed(decision, decision.round), ended(decision, why_none(decision)))


def not_elected(decision: D, why: Why, at: datetime) -> Step[D]:
    """End a session whose vote settles nothing; the organiser may take the best option yet."""
    last = last_voted(decision)
    possible = Standing.at(decision, at).still_possible(last)
    left = [each for each in possible if not each.has_begun(at)]
    decision, effects = without_outcome(decision, why)
    best = best_left(last, left)
    if best is None:
        return decision, effects
    offer = candidate_offer(decision, best, why_none(decision))
    return decision, (*effects, tell(decision.organiser.id, offer))


def vote_closed(decision: Decision, round_: Round) -> tuple[Post, ...]:
    """Say on a round's options that nobody can vote now, and which of them holds.

    Nothing where none were shown. Where all of them take place, none is marked before others.
    """
    if round_.assessment is None:
        return ()
    drawn = (round_.heatmap,) if round_.heatmap else ()
    view, outcome = options_proposed(decision, round_), decision.outcome
    is_choice = outcome is not None and outcome.decided_by is not DecidedBy.PLACES
    kept = (outcome.option, *outcome.more) if outcome and is_choice else ()
    holds = [each.id for each in kept]
    options = (replace(each, is_decided=each.option.id in holds) for each in view.options)
    view = replace(view, options=tuple(options), is_closed=True)
    return (Post(name=f"options/{round_.number}", view=view, pictures=drawn),)


def ended(decision: Decision, reason: str, *, apart: bool = False) -> Post:
    """Say that a session ends without an outcome, and why; its organiser may be told that apart."""
    view = ended_in_vain(decision, reason, apart=apart)
    return Post(name=post_name(decision), view=view)
