"""How a session ends: with an outcome, without one, or called off; and what members say of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime

from orchestration.commands import Cancel, Rate
from orchestration.effects import Effect, Post, SendInvite
from orchestration.meeting.documents import invite, rounds_chart
from orchestration.meeting.show import decided, rating_question
from orchestration.meeting.state import (
    DecidedBy,
    Meeting,
    Outcome,
    Phase,
    Rating,
    RatingMeans,
    Round,
)
from orchestration.meeting.step import Step, is_known, over, refuse, tell
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private, Reader, reveal
from orchestration.views.channel import NoOutcome

SURVEY = RatingMeans(wishes=3.51, reasons=3.32)
"""What the paper's survey of 45 people gave to the same two questions."""


def finish(meeting: Meeting, outcome: Outcome, at: datetime) -> Step:
    """Announce the outcome, send the invite, and ask everyone for two ratings."""
    outcome = replace(outcome, at=at)
    invited = invite(meeting, outcome, at)
    meeting = replace(meeting, outcome=outcome, phase=Phase.DECIDED, invites=meeting.invites + 1)
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


def outcome_of(meeting: Meeting, at: datetime) -> Outcome | None:
    """Return what is decided: the vote; else an earlier one; else the tie's order; else x̂.

    None where all of these would begin in the past.
    """
    return next((each for each in _outcomes(meeting) if each.slot.start > at), None)


def _outcomes(meeting: Meeting) -> Iterator[Outcome]:
    voted = [round_ for round_ in meeting.present_search if round_.tally is not None]
    for round_ in reversed(voted):
        if round_.tally is not None and round_.tally.winner is not None:
            decided_by = DecidedBy.VOTE if round_ is voted[-1] else DecidedBy.EARLIER_VOTE
            yield Outcome(_slot(round_, round_.tally.winner), decided_by, round_.tally)
    last = voted[-1] if voted else meeting.round
    if last.tally is not None:
        # The leaders in the order of options: the candidate comes first.
        for slot in last.options:
            if slot.id in last.tally.tie:
                yield Outcome(slot, DecidedBy.TIE_ORDER, last.tally)
    if last.candidate is not None:
        yield Outcome(_slot(last, last.candidate), DecidedBy.CANDIDATE, last.tally)


def _slot(round_: Round, name: str) -> Slot:
    return next(slot for slot in round_.options if slot.id == name)


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
