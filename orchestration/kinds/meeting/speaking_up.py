"""What somebody says while a vote is open: they are told at once what it means for the options.

It holds for the count and for the next options; by itself it opens nothing again. Who wants that
says so with one tap (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TypeVar

from orchestration.deciding.state import OptionFit, Phase, Severity
from orchestration.evaluation.evaluation import MemberEvaluation
from orchestration.kinds.meeting.assessment import grid_of, named_slots, profile_of, side_at
from orchestration.kinds.meeting.commands import BusyKnown
from orchestration.kinds.meeting.explanation_for_member import for_you, language_of
from orchestration.kinds.meeting.musts import ask_at_the_vote
from orchestration.kinds.meeting.presentation import names_zone, zone_of
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step, tell
from orchestration.model.people import Member, MemberId
from orchestration.scheduling.grid import Grid
from orchestration.scheduling.wishes import MemberPreferences, judge_starts
from orchestration.sessions.commands import PreferencesUnderstood
from orchestration.views.member import Touched, WhatItMeans
from orchestration.voting.check import find_rule

Speech = TypeVar("Speech", bound=PreferencesUnderstood | BusyKnown)
"""What brings something that a member has said, or that their calendar has."""


def telling(handler: Callable[[Meeting, Speech], Step]) -> Callable[[Meeting, Speech], Step]:
    """Return a handler that also tells who has spoken what it means for the options."""

    def handled(meeting: Meeting, command: Speech) -> Step:
        after, effects = handler(meeting, command)
        after, told = _told(meeting, after, command.member, command.at)
        return after, (*effects, *told)

    return handled


def _told(before: Meeting, after: Meeting, who: MemberId, at: datetime) -> Step:
    """Tell what a message means for the options on the table, where it means anything.

    A must that is against one of them is asked about in the same breath: until it is confirmed, it
    counts as a strong wish, which is not what its author says.
    """
    is_open = before.phase is after.phase is Phase.VOTE
    member = after.member(who)
    if not is_open or member is None or before.round.number != after.round.number:
        return after, ()
    was, now = _stand(before, member, at), _stand(after, member, at)
    grid = grid_of(after, at)
    touched = tuple(_touched(after, was, now, grid))
    if not touched:
        return after, ()
    after, firm = ask_at_the_vote(after, now, grid)
    view = WhatItMeans(
        subject=after.terms.subject,
        round=after.round.number,
        options=touched,
        zone=zone_of(after, member.id),
        names_zone=names_zone(after, member.id),
        firm=firm,
    )
    return after, (tell(member.id, view),)


def _touched(
    meeting: Meeting, was: MemberEvaluation, now: MemberEvaluation, grid: Grid
) -> Iterator[Touched]:
    member = now.member
    voted, spoken = _supported(meeting, member), language_of(profile_of(meeting, member.id))
    for slot in meeting.round.options:
        place = grid.index_of(slot)
        if place is None:  # it is past
            continue
        before, after = side_at(was, place), side_at(now, place)
        stands = for_you(slot, _what_is_new(before, after), spoken)
        says = (stands.met, stands.unmet, stands.avoided, stands.barred)
        if any(says) or after.can_come != before.can_come:
            yield Touched(stands, voted=slot.id in voted)


def _what_is_new(was: OptionFit, now: OptionFit) -> OptionFit:
    """Return what of a side is new; what its owner has just ruled out is told as that."""
    breaks = tuple(each for each in now.breaks if each not in was.breaks)
    barred = any(each.severity is Severity.CANNOT for each in breaks)
    return OptionFit(
        score=now.score,
        can_come=now.can_come and not barred,
        meets=tuple(each for each in now.meets if each not in was.meets),
        met=tuple(each for each in now.met if each not in was.met),
        breaks=breaks,
    )


def _stand(meeting: Meeting, member: Member, at: datetime) -> MemberEvaluation:
    """Return how all starts stand for a member, by what they have said."""
    voice = MemberPreferences(member, profile_of(meeting, member.id).wishes)
    grid, scoring = grid_of(meeting, at), meeting.terms.scoring
    return judge_starts(voice, grid, named_slots(meeting), scoring)


def _supported(meeting: Meeting, member: Member) -> frozenset[str]:
    """Return the options that a member's ballot supports as it stands."""
    names = [slot.id for slot in meeting.round.options]
    ballot = meeting.round.ballots.get(member.id)
    supports = find_rule(meeting.rule_of(meeting.round.number)).supports
    if ballot is None:
        return frozenset()
    return frozenset(name for name in names if supports(ballot, name, names))
