"""After the end: the best option is taken yet, an outcome is called off, members rate it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import Rate, TakeCandidate
from orchestration.deciding.ended.ending import ended, finish, vote_closed
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import own_clock
from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import (
    D,
    DecidedBy,
    Decision,
    Outcome,
    Phase,
    Rating,
    RatingMeans,
    Why,
)
from orchestration.deciding.step import is_known, over, post_name, refuse, tell
from orchestration.deciding.votes.polls import last_voted
from orchestration.interaction.wording import told as in_words
from orchestration.model.people import MemberId
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Cancel
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice

SURVEY = RatingMeans(
    wishes=3.51,
    reasons=3.32,
    wishes_seen=3.54,
    reasons_seen=3.46,
    everybody=3.07,
    confidence=3.49,
)
"""What the paper's survey of 45 people gave to the same questions."""


_OFFERED = (Why.QUORUM, Why.THRESHOLD, Why.NOT_ELECTED)
"""After what end the organiser is offered the best option yet."""


def take_candidate(decision: D, command: TakeCandidate) -> Step[D]:
    """Take the best option at the organiser's word, where the vote has settled nothing."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can take it.")
    voted = last_voted(decision)
    offered = [each for each in voted.options if each.id == command.option]
    is_open = decision.phase is Phase.WITHOUT_OUTCOME and decision.why in _OFFERED
    if not is_open or not offered or offered[0].has_begun(command.at):
        return refuse(decision, command.by, "There is nothing to take any more.")
    taken_by = decision.organiser.name
    outcome = Outcome(offered[0], DecidedBy.CANDIDATE, voted.tally, taken_by=taken_by)
    return finish(decision, outcome, command.at)


def cancel(decision: D, command: Cancel) -> Step[D]:
    """Call the session off, decided or not."""
    if command.by != decision.organiser.id and not command.moderator:
        return refuse(decision, command.by, "Only the organiser can cancel the session.")
    if decision.phase in (Phase.CANCELLED, Phase.WITHOUT_OUTCOME):
        return over(decision, command.by)
    undone = method_of(decision).cancelled(decision, command.at) if decision.outcome else ()
    by = command.moderator or "The organiser"
    told = ended(decision, f"{by} called it off.", apart=bool(command.moderator))
    after = replace(decision, phase=Phase.CANCELLED)
    closed = vote_closed(replace(decision, outcome=None), decision.round)
    theirs = _called_off(decision, command.moderator) if command.moderator else ()
    return after, (*closed, told, *theirs, *_for_nothing(decision, command.by), *undone)


def _called_off(decision: Decision, moderator: str) -> tuple[Effect, ...]:
    """Tell the organiser who else has called it off."""
    words = f"{moderator} called off “{decision.terms.subject}”."
    return (tell(decision.organiser.id, Notice(text=words)),)


def _for_nothing(decision: Decision, by: MemberId) -> tuple[Effect, ...]:
    """Tell those who were asked that it is called off, and what does not stand any more.

    Of a poll the channel alone is told, where whoever wanted to has voted.
    """
    asked = () if method_of(decision).stays_open(decision) else decision.members
    subject, told = decision.terms.subject, []
    for each in (each.id for each in asked if each.id not in (by, decision.organiser.id)):
        what, option, clock = "nothing more is needed of you", None, own_clock(decision, each)
        if decision.outcome is not None:
            option = decision.outcome.option
            what = f"{in_words(option, clock)} stands no more"
        text = f"“{subject}” is called off; {what}."
        told.append(tell(each, Notice(text=text, ends=True, option=option, zone=clock.zone)))
    return tuple(told)


def rate(decision: D, command: Rate) -> Step[D]:
    """Keep a member's private rating; the latest counts."""
    if decision.phase is not Phase.DECIDED or not is_known(decision, command.member):
        return refuse(decision, command.member, "There is no decision of yours to rate here.")
    stars = reveal(command.stars, to=Reader.DECISION)
    if not 1 <= stars <= 5:
        return refuse(decision, command.member, "A rating is a whole number from 1 to 5.")
    given = replace(_rating_of(decision, command.member), **{command.question.value: stars})
    ratings = {**decision.ratings, command.member: Private(command.member, given)}
    return replace(decision, ratings=ratings), ()


def _rating_of(decision: Decision, member: MemberId) -> Rating:
    box = decision.ratings.get(member)
    return reveal(box, to=Reader.DECISION) if box is not None else Rating()


def given_up(decision: Decision, outcome: Outcome, at: datetime) -> Post:
    """Say where an outcome stands that it does not hold after all."""
    view = replace(decided(decision, outcome, outcome.at or at), holds=False)
    return Post(name=post_name(decision), view=view)
