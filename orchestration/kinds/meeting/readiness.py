"""What is settled before options are put on the table: who has spoken, and what stands open.

Open is a question about what was not understood, and a `must` in somebody's own words that an
option would break: its author is asked once whether it is a firm no. Neither holds up anything
for long, nor beyond the deadline (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.assessment import profile_of
from orchestration.kinds.meeting.deadlines import PATIENCE, look_at
from orchestration.kinds.meeting.musts import ask_about_musts, open_musts
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step, with_round
from orchestration.model.people import MemberId
from orchestration.profile import heard_in


def heard(meeting: Meeting, member: MemberId, at: datetime) -> Meeting:
    """Note that a member has said something: they count, and their round's answer is there.

    What is said during a vote is for the next round, in which they may be asked.
    """
    if meeting.phase is not Phase.INTAKE:
        return meeting
    said = {**meeting.round.heard, member: at}
    meeting = with_round(meeting, replace(meeting.round, heard=said))
    counts = member in meeting.answered
    return meeting if counts else replace(meeting, answered=(*meeting.answered, member))


def with_all_who_spoke(meeting: Meeting) -> Meeting:
    """Return the meeting with everybody counted who has said something in it, in any round."""
    spoken = (each.id for each in meeting.members if _has_spoken(meeting, each.id))
    return replace(meeting, answered=tuple(spoken))


def _has_spoken(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether a member has said something here: what was recalled is not consent."""
    if member in meeting.answered:
        return True
    profile = profile_of(meeting, member)
    return member in meeting.profiles and (member not in meeting.recalled or heard_in(profile) > 0)


def quiet_from(meeting: Meeting) -> datetime | None:
    """Return when nobody will have said anything for a while; None where nobody may say more."""
    last = [at for who, at in meeting.round.heard.items() if who not in meeting.done]
    return max(last) + meeting.terms.pace.quiet if last else None


def hold_back(meeting: Meeting, at: datetime) -> Step | None:
    """Ask what stands open, and hold the options back for it; None where they can follow."""
    until = min(meeting.round.settle_by or at + PATIENCE, meeting.closes_at)
    if at >= until:
        return None
    meeting, asked = ask_about_musts(meeting, at)
    if not asked and not _is_open(meeting):
        return None
    if meeting.round.settle_by is None:
        meeting = with_round(meeting, replace(meeting.round, settle_by=until))
        return replace(meeting, phase=Phase.INTAKE), (*asked, look_at(meeting, until))
    return meeting, asked


def _is_open(meeting: Meeting) -> bool:
    """Tell whether somebody who counts was asked something in this round, and has not answered."""
    counted = [each.id for each in meeting.counted]
    spoken = meeting.round.heard  # an older question is about words of another round
    return any(each in meeting.questions and each in spoken for each in counted) or any(
        each.round == meeting.round.number
        for member in counted
        for each in open_musts(meeting, member)
    )
