"""What somebody says while a vote is open: they are told at once what it means for the options.

It holds for the count and for the next options; by itself it opens nothing again. Who wants that
says so with one tap (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Protocol, TypeVar

from orchestration.deciding.commands import LookAgain
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import clock_of
from orchestration.deciding.presentation.explanation import for_one
from orchestration.deciding.rounds.assessment import profile_of, side_at, stand_at
from orchestration.deciding.state import D, Decision, OptionFit, Phase, Severity
from orchestration.deciding.step import refuse, tell, with_round
from orchestration.deciding.votes.standing import is_last_vote, looking_again
from orchestration.deciding.votes.votes import why_not
from orchestration.deciding.wishes.musts import ask_at_the_vote, without_question
from orchestration.evaluation.columns import Columns
from orchestration.evaluation.evaluation import MemberEvaluation
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Polarity, Preference
from orchestration.model.times import Dated, Weekly
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice, Touched, WhatItMeans
from orchestration.voting.check import find_rule

DECIDES = "This vote decides: no other round follows it."
"""What is said to who would look again where nothing is left to look at."""


class _Speech(Protocol):
    """A command that brings something of a member's: what they have said, or their calendar."""

    @property
    def member(self) -> MemberId: ...

    @property
    def at(self) -> datetime: ...


Speech = TypeVar("Speech", bound=_Speech)


def telling(handler: Callable[[D, Speech], Step[D]]) -> Callable[[D, Speech], Step[D]]:
    """Return a handler that also tells who has spoken what it means for the options."""

    def handled(decision: D, command: Speech) -> Step[D]:
        after, effects = handler(decision, command)
        after, means = what_it_means(decision, after, command.member, command.at)
        return after, (*effects, *([tell(command.member, means)] if means else []))

    return handled


def what_it_means(
    before: D, after: D, who: MemberId, at: datetime, said: Sequence[Preference] = ()
) -> tuple[D, WhatItMeans | None]:
    """Return what a message means for the options on the table; None where it means nothing.

    A must that is against one of them is asked about in the same breath: until it is confirmed, it
    counts as a strong wish, which is not what its author says. What they have `said` once more is
    told, and asked, once more. Times that they ask for, or offer, are told of if they change none.
    """
    is_open = before.phase is after.phase is Phase.VOTE
    member = after.member(who)
    if not is_open or member is None or before.round.number != after.round.number:
        return after, None
    columns = method_of(after).columns(after, at)
    was, now = stand_at(before, member, columns), stand_at(after, member, columns)
    again = frozenset(each.number for each in said)
    touched = tuple(_touched(after, was, now, columns, again))
    if not touched and not any(map(_is_another_time, said)):
        return after, None
    for each in said:
        after = without_question(after, each)
    after, firm = ask_at_the_vote(after, now, columns)
    view = WhatItMeans(
        subject=after.terms.subject,
        round=after.round.number,
        options=touched,
        **clock_of(after, member.id),
        firm=firm,
        has_voted=who in after.round.ballots,
        decides=is_last_vote(after),
    )
    return after, view


def _is_another_time(wish: Preference) -> bool:
    """Tell whether a wish asks for times, or says that they would do."""
    return wish.polarity is not Polarity.AGAINST and isinstance(wish.applies, Dated | Weekly)


def _touched(
    decision: Decision,
    was: MemberEvaluation,
    now: MemberEvaluation,
    columns: Columns,
    again: frozenset[int],
) -> Iterator[Touched]:
    member = now.member
    voted, profile = _supported(decision, member), profile_of(decision, member.id)
    for option in decision.round.options:
        place = columns.index_of(option)
        if place is None:  # it is past
            continue
        before, after = side_at(was, place), side_at(now, place)
        stands = for_one(option, _what_is_new(before, after, again), profile)
        says = (stands.met, stands.unmet, stands.avoided, stands.barred)
        if any(says) or after.can_come != before.can_come:
            yield Touched(stands, voted=option.id in voted)


def _what_is_new(was: OptionFit, now: OptionFit, again: frozenset[int]) -> OptionFit:
    """Return what of a side is new, or said `again`; what was just ruled out is told as that."""
    breaks = tuple(
        each
        for each in now.breaks
        if each not in was.breaks or (each.stake and each.stake.number in again)
    )
    barred = any(each.severity is Severity.CANNOT for each in breaks)
    return OptionFit(
        score=now.score,
        can_come=now.can_come and not barred,
        meets=tuple(each for each in now.meets if each not in was.meets),
        met=tuple(each for each in now.met if each not in was.met or each.number in again),
        breaks=breaks,
    )


def _supported(decision: Decision, member: Member) -> frozenset[str]:
    """Return the options that a member's ballot supports as it stands."""
    names = [option.id for option in decision.round.options]
    ballot = decision.round.ballots.get(member.id)
    supports = find_rule(decision.rule_of(decision.round.number)).supports
    if ballot is None:
        return frozenset()
    budget = decision.terms.budget
    return frozenset(name for name in names if supports(ballot, name, names, budget))


def look_again(decision: D, command: LookAgain) -> Step[D]:
    """Note that somebody who has spoken up wants another look, and tell the organiser how many do.

    Where more than half of those who count do, another round follows the count.
    """
    if why := why_not(decision, command):
        return refuse(decision, command.member, why)
    if command.member in decision.round.look_again:
        return decision, ()
    if is_last_vote(decision):
        return refuse(decision, command.member, DECIDES)
    again = (*decision.round.look_again, command.member)
    decision = with_round(decision, replace(decision.round, look_again=again))
    said = (
        f"“{decision.terms.subject}”: {len(looking_again(decision))} of {len(decision.counted)} "
        "would look again, after what was said since. If more than half would, another round "
        "follows this vote."
    )
    return decision, (tell(decision.organiser.id, Notice(text=said)),)
