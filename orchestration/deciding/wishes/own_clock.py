"""On whose clock a member's words are read: what they say of it moves what they have said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import is_over, tell, with_profile
from orchestration.deciding.wishes.hearing import frame_of
from orchestration.language.clocks.another_clock import has_hours, on_clock
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference, Profile, Understanding
from orchestration.privacy import Reader, reveal
from orchestration.sessions.commands import PreferencesUnderstood, ZoneTold
from orchestration.sessions.kind import Step
from orchestration.views.member import ClockAsked, Notice


def zone_told(decision: D, command: ZoneTold) -> Step[D]:
    """Go by the clock that a member has told; read back what they have said, if it speaks of hours.

    Where they are told elsewhere, their next read-back shows all of it.
    """
    who, zone = command.member, reveal(command.zone, to=Reader.DECISION)
    is_moved = would_move(decision, who, zone)
    decision = in_zone(decision, who, zone, command.at)
    words = reveal(command.besides, to=Reader.DECISION) if command.besides else ""
    if not is_moved:
        return decision, (tell(who, Notice(text=words)),) if words else ()
    if command.besides is None:
        decision = replace(decision, wrote_on=(*decision.wrote_on, who))
        return close_intake_if_complete(decision, command.at)
    view = replace(read_back(decision, who), not_understood=(), besides=words)
    decision, effects = close_intake_if_complete(decision, command.at)
    return decision, (tell(who, view), *effects)


def would_move(decision: Decision, member: MemberId, zone: str) -> bool:
    """Tell whether something that a member has said speaks of hours, and means others there."""
    if is_over(decision) or decision.member(member) is None:
        return False
    wishes = profile_of(decision, member).wishes
    return zone != zone_of(decision, member) and any(map(has_hours, wishes))


def in_zone(decision: D, member: MemberId, zone: str, at: datetime) -> D:
    """Return the decision with a member in a zone, and what they have said by its clock.

    What is over is told by that clock too; nothing that was said for it changes any more.
    """
    who = decision.member(member)
    if who is None or (who.zone == zone and who.knows_zone):
        return decision
    there = who.in_zone(zone)
    members = tuple(there if each.id == member else each for each in decision.members)
    moved = replace(decision, members=members)
    if is_over(decision):
        return moved
    profile = profile_of(decision, member)
    wishes = on_clock(profile.preferences, who.zone, frame_of(moved, member, at))
    if wishes == profile.preferences:
        return moved
    return with_profile(moved, member, replace(profile, preferences=wishes))


def on_own_clock(
    decision: Decision, said: Understanding, command: PreferencesUnderstood
) -> Understanding:
    """Return what was understood by the clock of its author, who may have told it meanwhile."""
    frame = frame_of(decision, command.member, command.at)
    wishes = on_clock(said.preferences, command.zone or frame.zone, frame)
    return replace(said, preferences=wishes)


def clock_missing(
    decision: Decision,
    command: PreferencesUnderstood,
    before: Profile,
    said: Sequence[Preference],
) -> ClockAsked | None:
    """Ask whose clock it is behind the first hours that somebody names, where nobody knows."""
    member = decision.member(command.member)
    if member is None or member.knows_zone or method_of(decision).window(decision) is None:
        return None
    is_first = any(map(has_hours, said)) and not any(map(has_hours, before.wishes))
    return ClockAsked.of(member, command.at) if is_first else None
