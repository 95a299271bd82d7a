"""How a session ends: with an outcome, without one, or called off; and what members say of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import Rate, TakeCandidate
from orchestration.deciding.state import DecidedBy, Outcome, Phase, Rating, RatingMeans, Round, Why
from orchestration.kinds.meeting.assessment import evaluation_of, is_for_nobody
from orchestration.kinds.meeting.closing import Standing
from orchestration.kinds.meeting.documents import invite, rounds_chart
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.kinds.meeting.presentation import decided, rating_question
from orchestration.kinds.meeting.questions import candidate_offer
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step, is_known, over, refuse, tell
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private, Reader, reveal
from orchestration.scheduling.grid import whole_grid
from orchestration.sessions.commands import Cancel
from orchestration.sessions.effects import Effect, Post
from orchestration.views.channel import NoOutcome
from orchestration.voting.count import cast
from orchestration.voting.words import amount

SURVEY = RatingMeans(wishes=3.51, reasons=3.32)
"""What the paper's survey of 45 people gave to the same two questions."""


def finish(meeting: Meeting, outcome: Outcome, at: datetime) -> Step:
    """Announce the outcome, send the invite, and ask everyone for two ratings."""
    outcome = _as_of_now(meeting, outcome, at)
    invited = invite(meeting, outcome, at)
    meeting = replace(
        meeting, outcome=outcome, why=None, phase=Phase.DECIDED, invites=meeting.invites + 1
    )
    is_open = meeting.terms.disclosure is Disclosure.OPEN
    effects: list[Effect] = [
        Post(
            name=_post_name(meeting),
            view=decided(meeting, outcome, at),
            pictures=(rounds_chart(meeting),) if is_open else (),
        ),
        SendInvite(invite=invited),
    ]
    asked = ((each.id, rating_question(meeting, each.id, outcome, at)) for each in meeting.counted)
    return meeting, (*effects, *(tell(who, question) for who, question in asked))


def _as_of_now(meeting: Meeting, outcome: Outcome, at: datetime) -> Outcome:
    """Note how many have voted, and how many can come by now: some may have said so since."""
    polls = [each.poll for each in meeting.rounds if each.tally is not None]
    voted = polls[-1] if polls else None
    if outcome.decided_by is DecidedBy.EARLIER_VOTE:
        voted = _elected_last(meeting).poll
    return replace(
        outcome,
        at=at,
        voted=None if voted is None else cast(voted),
        can_come=Standing.at(meeting, at).can_come(outcome.slot),
        of=len(meeting.counted),
    )


def _elected_last(meeting: Meeting) -> Round:
    """Return the last round whose vote has elected something."""
    rounds = reversed(meeting.present_search)
    return next(each for each in rounds if each.tally and each.tally.winner)


def outcome_of(meeting: Meeting, at: datetime, *, anyhow: bool = False) -> Outcome | None:
    """Return what is decided: the vote; else an earlier one; else the tie's order; else x̂.

    None where all of these would begin in the past, or somebody who is needed can no longer come;
    `anyhow` has the best of these all the same.
    """
    found = [each for each in _outcomes(meeting, at, anyhow=anyhow) if each.slot.start > at]
    return found[0] if found else None


def _outcomes(meeting: Meeting, at: datetime, *, anyhow: bool) -> Iterator[Outcome]:
    standing = Standing.at(meeting, at)
    voted = [each for each in meeting.present_search if each.tally is not None]
    last = voted[-1] if voted else meeting.round
    for round_ in reversed(voted):
        decided_by = DecidedBy.VOTE if round_ is last else DecidedBy.EARLIER_VOTE
        winner = round_.tally.winner if round_.tally else None
        yield from _among(round_, standing, decided_by, (winner,))
    tied = last.tally.tie if last.tally else ()
    yield from _among(last, standing, DecidedBy.TIE_ORDER, tied)
    names = tuple(slot.id for slot in last.options)
    yield from _among(last, standing, DecidedBy.CANDIDATE, names)
    if anyhow:
        lost = replace(standing, loses_nothing=True)
        yield from _among(last, lost, DecidedBy.CANDIDATE, names)


def _among(
    round_: Round, standing: Standing, decided_by: DecidedBy, names: Collection[str | None]
) -> Iterator[Outcome]:
    """Yield those of a round's options that can still be decided, best first as they are now."""
    slots = (slot for slot in _standing(round_, standing) if slot.id in names)
    yield from (Outcome(slot, decided_by, round_.tally) for slot in slots)


def _standing(round_: Round, standing: Standing) -> list[Slot]:
    """Return a round's options that can still be decided, best first as they are now."""
    if round_.assessment is None:
        return []
    options = standing.in_order(round_.assessment.options)
    return [each.slot for each in options if not standing.is_lost(each)]


def misses_quorum(meeting: Meeting) -> bool:
    """Tell whether too few have voted, and no earlier vote has elected anything."""
    voted = [each for each in meeting.present_search if each.tally is not None]
    if not voted or any(each.tally and each.tally.winner for each in voted):
        return False
    poll = voted[-1].poll
    return poll is not None and cast(poll) < poll.quorum


def without_outcome(meeting: Meeting, why: Why) -> Step:
    """End a session with nothing decided, and say why."""
    meeting = replace(meeting, phase=Phase.WITHOUT_OUTCOME, why=why)
    return meeting, (ended(meeting, why_none(meeting)),)


def too_few(meeting: Meeting, at: datetime) -> Step:
    """End a session whose vote misses its quorum; the organiser may take the best option yet."""
    left = _standing(meeting.round, Standing.at(meeting, at))
    meeting, effects = without_outcome(meeting, Why.QUORUM)
    best = next((slot for slot in left if slot.start > at), None)
    if best is None:
        return meeting, effects
    offer = candidate_offer(meeting, best, why_none(meeting))
    return meeting, (*effects, tell(meeting.organiser.id, offer))


def take_candidate(meeting: Meeting, command: TakeCandidate) -> Step:
    """Take the best option at the organiser's word, where too few have voted."""
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, "Only the organiser can take it.")
    offered = [each for each in meeting.round.options if each.id == command.option]
    is_open = meeting.phase is Phase.WITHOUT_OUTCOME and meeting.why is Why.QUORUM
    if not is_open or not offered or offered[0].start <= command.at:
        return refuse(meeting, command.by, "There is nothing to take any more.")
    outcome = Outcome(offered[0], DecidedBy.CANDIDATE, meeting.round.tally)
    return finish(meeting, outcome, command.at)


def why_none(meeting: Meeting) -> str:
    """Say why a session ended without an outcome."""
    match meeting.why:
        case Why.QUORUM if meeting.terms.disclosure is Disclosure.DISCREET:
            return "Too few have voted for a decision."
        case Why.QUORUM:
            polls = [each.poll for each in meeting.rounds if each.poll is not None]
            came = f"only {cast(polls[-1])} came in" if cast(polls[-1]) else "nobody voted"
            return f"A decision needs {amount(meeting.terms.quorum, 'ballot')}, and {came}."
        case Why.NOBODY_ANSWERED:
            return "Nobody has answered."
        case None if not meeting.counted:
            return "Nobody has answered."
        case _:
            return _no_options(meeting)


def _no_options(meeting: Meeting) -> str:
    """Say why nothing could be put to the vote."""
    if not len(whole_grid(meeting.terms)):
        return "No start fits into the window and the working hours."
    if is_for_nobody(meeting, evaluation_of(meeting, meeting.opened_at)):
        return "No possible start works for those who have answered."
    return "Nothing is left that could still be voted on in time."


def cancel(meeting: Meeting, command: Cancel) -> Step:
    """Call the session off; a meeting already decided leaves the calendars."""
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, "Only the organiser can cancel the session.")
    if meeting.phase in (Phase.CANCELLED, Phase.WITHOUT_OUTCOME):
        return over(meeting, command.by)
    effects: list[Effect] = [ended(meeting, "The organiser called it off.")]
    if meeting.outcome is not None:
        gone = invite(meeting, meeting.outcome, command.at, cancelled=True)
        effects.append(SendInvite(invite=gone))
    return replace(meeting, phase=Phase.CANCELLED), tuple(effects)


def rate(meeting: Meeting, command: Rate) -> Step:
    """Keep a member's private rating; the latest counts."""
    if meeting.phase is not Phase.DECIDED or not is_known(meeting, command.member):
        return refuse(meeting, command.member, "There is no decision of yours to rate here.")
    stars = reveal(command.stars, to=Reader.DECISION)
    if not 1 <= stars <= 5:
        return refuse(meeting, command.member, "A rating is a whole number from 1 to 5.")
    given = replace(_rating_of(meeting, command.member), **{command.question.value: stars})
    ratings = {**meeting.ratings, command.member: Private(command.member, given)}
    return replace(meeting, ratings=ratings), ()


def _rating_of(meeting: Meeting, member: MemberId) -> Rating:
    box = meeting.ratings.get(member)
    return reveal(box, to=Reader.DECISION) if box is not None else Rating()


def rating_means(meeting: Meeting) -> RatingMeans | None:
    """Return the means of both ratings, or None while nobody has rated."""
    ratings = [reveal(box, to=Reader.DECISION) for box in meeting.ratings.values()]
    if not ratings:
        return None
    return RatingMeans(
        _mean(each.wishes for each in ratings), _mean(each.reasons for each in ratings)
    )


def _mean(stars: Iterable[int | None]) -> float | None:
    given = [each for each in stars if each is not None]
    return sum(given) / len(given) if given else None


def ended(meeting: Meeting, reason: str) -> Post:
    """Say that a session ends without an outcome, and why."""
    view = NoOutcome(subject=meeting.terms.subject, reason=reason)
    return Post(name=_post_name(meeting), view=view)


def given_up(meeting: Meeting, outcome: Outcome, at: datetime) -> Post:
    """Say where an outcome stands that it does not hold after all."""
    view = replace(decided(meeting, outcome, outcome.at or at), holds=False)
    return Post(name=_post_name(meeting), view=view)


def _post_name(meeting: Meeting) -> str:
    """Name the outcome's post: one that was given up keeps its own."""
    return "outcome" if meeting.since == 1 else f"outcome/{meeting.since}"
