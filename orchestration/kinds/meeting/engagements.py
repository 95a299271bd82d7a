"""Meetings that are decided are in the way of others, as engagements in a calendar are.

What the other meeting is, the member alone is told; for everything else they are busy then. Like
their own day it holds besides what they have said: only what they take back of it is kept in their
profile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC

from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.presentation.reasons import works
from orchestration.deciding.rounds.assessment import assessment_of, profile_of, side_of
from orchestration.deciding.state import Assessed, Outcome, Phase
from orchestration.deciding.step import may_vote, tell
from orchestration.deciding.votes.speaking_up import what_it_means
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.saying.restate import restate
from orchestration.model.busy import FIRST_ENGAGEMENT, Engagement
from orchestration.model.options import slot_of
from orchestration.model.people import Member, MemberId, is_guest
from orchestration.model.preferences import Kind, Polarity, Preference, Profile, Strength
from orchestration.model.times import Dated, Grain, Interval, Moment, zone_named
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import withdraw
from orchestration.sessions.commands import EngagementsKnown
from orchestration.sessions.kind import Step
from orchestration.views.member import Assumed


def engages(meeting: Meeting) -> Mapping[MemberId, Engagement]:
    """Return for whom a decided meeting is an engagement: who has not said that they cannot come.

    A guest cannot be asked about anything else.
    """
    outcome = meeting.outcome
    if meeting.phase is not Phase.DECIDED or outcome is None:
        return {}
    slot, offered = slot_of(outcome.option), _offered_last(meeting, outcome)
    when = Interval(slot.start.astimezone(UTC), slot.end.astimezone(UTC))  # an hour may come twice
    what = Engagement(meeting.id, meeting.terms.subject, when)
    known = (each.id for each in meeting.members if not is_guest(each.id))
    return {who: what for who in known if _comes(meeting, who, offered)}


def _offered_last(meeting: Meeting, outcome: Outcome) -> Assessed | None:
    """Return what was decided, as it stood when something was last said of it."""
    rounds = [each for each in meeting.rounds if each.assessment is not None]
    shown = (x for each in rounds for x in (*assessment_of(each).options, *each.now))
    return next((x for x in reversed([*shown]) if x.option.id == outcome.option.id), None)


def _comes(meeting: Meeting, who: MemberId, offered: Assessed | None) -> bool:
    if who in meeting.coming or who in meeting.cannot_come:
        return who not in meeting.cannot_come
    side = side_of(offered, who) if offered else None
    return works(side) if side else may_vote(meeting, who)


def known(meeting: Meeting, command: EngagementsKnown) -> Step[Meeting]:
    """Go by what is in a member's way; while options are voted on, they are told what that means.

    It is no answer of theirs.
    """
    who, member = command.member, meeting.member(command.member)
    if member is None or not may_vote(meeting, who):
        return meeting, ()
    held = reveal(command.engagements, to=Reader.DECISION)
    others = tuple(each for each in held if each.meeting != meeting.id)
    if others == _held(meeting, who):
        return meeting, ()
    after = without(meeting, who)
    if others:
        after = replace(after, engaged={**after.engaged, who: Private(who, others)})
    after, means = what_it_means(meeting, after, who, command.at)
    if means is None:
        return after, ()
    was, now = (busy(each, member) for each in (meeting, after))
    gone = tuple(each for each in was if each not in now)
    view = replace(read_back(after, who), not_understood=(), replaced=gone, means=means)
    return after, (tell(who, view),)


def without(meeting: Meeting, who: MemberId) -> Meeting:
    """Return a meeting that knows nothing of what else somebody has to be in."""
    left = {each: box for each, box in meeting.engaged.items() if each != who}
    return replace(meeting, engaged=left)


def _held(meeting: Meeting, who: MemberId) -> tuple[Engagement, ...]:
    box = meeting.engaged.get(who)
    return reveal(box, to=Reader.DECISION) if box else ()


def in_the_way(meeting: Meeting, who: MemberId) -> tuple[Engagement, ...]:
    """Return in which other meetings a member is, but those that they have said may give way."""
    gone = {each.number for each in profile_of(meeting, who).preferences}
    return tuple(each for each in _held(meeting, who) if each.number not in gone)


def busy(meeting: Meeting, member: Member) -> tuple[Preference, ...]:
    """Return when a member is in other meetings, as wishes."""
    return tuple(_wish(member, each) for each in in_the_way(meeting, member.id))


def _wish(member: Member, engagement: Engagement) -> Preference:
    zone, time = zone_named(member.zone), engagement.time
    then = Moment(time.start.astimezone(zone), time.end.astimezone(zone), Grain.MINUTE)
    applies = Dated((then,))
    said = restate(Kind.BUSY, Polarity.AGAINST, Strength.MUST, applies)
    return Preference(
        author=member.id,
        kind=Kind.BUSY,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=applies,
        restatement=f"{said} (“{engagement.subject}” is set for then)",
        confirmed=True,
        number=engagement.number,
    )


def told(meeting: Meeting, member: Member) -> Iterator[Assumed]:
    """Yield which other meetings are in a member's way, as it is told to them.

    One on a day that is not looked at is in nobody's way.
    """
    window, clock = meeting.terms.window, zone_named(meeting.terms.zone)
    for each in in_the_way(meeting, member.id):
        first, last = (at.astimezone(clock).date() for at in (each.time.start, each.time.end))
        if first <= window.end and last >= window.start:
            wish = _wish(member, each)
            yield Assumed(wish.number, wish.restatement, is_assumed=False)


def gives_way(profile: Profile, wish: Preference, round_: int) -> Profile | None:
    """Return a profile that has a meeting give way, for good; None where a wish is none."""
    if wish.kind is not Kind.BUSY or wish.number < FIRST_ENGAGEMENT:
        return None
    held = replace(profile, preferences=(*profile.preferences, wish))
    return withdraw(held, wish, round_)
