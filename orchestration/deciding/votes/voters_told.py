"""What members are told in private as a vote opens, and when they are reminded of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from orchestration.deciding.commands import Deadline
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.method import method_of
from orchestration.deciding.people.membership import is_asleep, local_time
from orchestration.deciding.presentation.record import vote_among_options
from orchestration.deciding.presentation.views import (
    options_for,
    options_proposed,
    vote_opens,
)
from orchestration.deciding.rounds.deadlines import BETWEEN_NUDGES, WAKING_HOURS, vote_nudge_at
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import tell, with_round
from orchestration.model.people import MemberId
from orchestration.sessions.effects import Effect, Post, Tell
from orchestration.sessions.kind import Step


def told_of_vote(decision: Decision, at: datetime, *, is_first: bool) -> Iterator[Effect]:
    """Yield how the options stand for each; who said nothing by which they do hears of the vote.

    That is of the first in a search, and not of a poll, of which nobody was asked in private.
    """
    method, counted = method_of(decision), {each.id for each in decision.counted}
    is_news = is_first and not method.stays_open(decision)
    for each in decision.members:
        if each.id in counted and method.tells_how_it_stands(decision, each.id):
            yield tell(each.id, options_for(decision, each.id, decision.round))
        elif is_news and each.id not in decision.round.votes:
            yield tell(each.id, vote_opens(decision, each.id))
    yield from _nudges(decision, at)


def vote_moved(decision: D, until: datetime, at: datetime) -> Step[D]:
    """Have the open vote end then, at the organiser's word; it is shown and reminded of anew."""
    first = decision.round.first_moved or decision.round.moved or at
    round_ = replace(decision.round, vote_until=until, moved=at, first_moved=first)
    decision = replace(with_round(decision, round_), closes_at=until)
    shown = Post(name=f"options/{round_.number}", view=options_proposed(decision, round_))
    ends = WakeAt(at=until, deadline=Deadline.VOTE, round=round_.number)
    return decision, (shown, *_nudges(decision, at), ends)


def _nudges(decision: Decision, at: datetime) -> Iterator[WakeAt]:
    """Yield when those will be reminded who have not voted by then.

    A vote so short that it leaves no time to vote is not reminded of. Whose morning after it would
    be too late is reminded on the evening before.
    """
    ends, left = decision.closes_at, decision.closes_at - at
    if method_of(decision).stays_open(decision) or left <= BETWEEN_NUDGES:
        return
    due = vote_nudge_at(decision, at)
    wake = WakeAt(at=due, deadline=Deadline.VOTE_NUDGE, round=decision.round.number)
    yield wake
    for each in decision.members:
        evening = local_time(decision, each.id, due).replace(minute=0, second=0, microsecond=0)
        early = evening.hour < WAKING_HOURS.start
        evening = evening.replace(hour=WAKING_HOURS.stop - 1) - timedelta(days=early)
        sleeps_on = evening.replace(hour=WAKING_HOURS.start) + timedelta(days=1) >= ends
        if is_asleep(decision, each.id, due) and sleeps_on and evening - at >= BETWEEN_NUDGES:
            yield replace(wake, at=evening, member=each.id)


def vote_shown(decision: Decision, who: MemberId) -> tuple[Tell, ...]:
    """Have what told somebody how the options stand for them show what they vote by now."""
    round_ = decision.round
    is_open = decision.phase is Phase.VOTE and round_.assessment is not None
    is_told = is_open and decision.member(who) is not None
    if not is_told or not method_of(decision).tells_how_it_stands(decision, who):
        return ()
    return (tell(who, vote_among_options(decision, who, round_)),)


def told_of_ballot(before: Decision, decision: Decision, who: MemberId) -> tuple[Effect, ...]:
    """Tell of a vote that was given or taken back whoever is to know; its round may be over."""
    was, now = before.round, decision.round
    is_new = was.number == now.number and was.ballots.get(who, who) != now.ballots.get(who, who)
    shown = vote_shown(decision, who) if is_new else ()
    return (*method_of(decision).voted(before, decision, who), *shown)
