"""After the decision: somebody cannot come after all, or the time has to be another."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.deciding.ended.afterwards import given_up
from orchestration.deciding.ended.ending import vote_closed
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import clock_of
from orchestration.deciding.presentation.one_more_round import time_given_up, told_first
from orchestration.deciding.presentation.views import decided
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.rounds import propose
from orchestration.deciding.state import Outcome, Phase
from orchestration.deciding.step import is_known, post_name, refuse, tell, with_profile
from orchestration.deciding.wishes.musts import held_firm, without_question
from orchestration.deciding.wishes.undoing import with_former
from orchestration.kinds.meeting.commands import CannotCome, ComesAfterAll, FindNewTime, MarkComing
from orchestration.kinds.meeting.documents import invite
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.kinds.meeting.searching import searched_anew, why_no_start
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Polarity, Profile, Strength, Understanding
from orchestration.privacy import Reader, reveal
from orchestration.profile import firm, hear
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Step
from orchestration.views.member import DropOut, Notice

NOTHING_DECIDED: Final = "There is no decided meeting of yours to move."


def why_not(meeting: Meeting, who: MemberId) -> str:
    """Return why somebody cannot give up what was decided; nothing where they can."""
    concerns = who == meeting.organiser.id or is_known(meeting, who)
    return "" if meeting.phase is Phase.DECIDED and concerns else NOTHING_DECIDED


def find_new_time(meeting: Meeting, command: FindNewTime) -> Step[Meeting]:
    """Give up the time that was decided, and look for another: nothing is asked twice.

    That time is not offered again, and the search has T rounds once more, on other terms if they
    are named.
    """
    if why := why_not(meeting, command.by):
        return refuse(meeting, command.by, why)
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, "Only the organiser can look for a new time.")
    assert meeting.outcome is not None
    if no := command.other and why_no_start(meeting, command.other, command.at):
        return refuse(meeting, command.by, no)
    gone = SendInvite(invite=invite(meeting, meeting.outcome, command.at, cancelled=True))
    was = given_up(meeting, meeting.outcome, command.at)
    closed = vote_closed(replace(meeting, outcome=None), meeting.round)
    meeting = replace(
        meeting,
        given_up=(*meeting.given_up, meeting.outcome.option),
        outcome=None,
        invites=meeting.invites + 1,
        ratings={},
        cannot_come=(),
        coming={},
    )
    meeting = searched_anew(meeting, command.other)
    view = time_given_up(meeting, meeting.round)
    told = Post(name=f"given-up/{meeting.round.number}", view=view)
    meeting, effects = propose(meeting, command.at)
    meeting, first = told_first(meeting, told, effects)
    return meeting, (was, *closed, *first, gone, *effects)


def cannot_come(meeting: Meeting, command: CannotCome) -> Step[Meeting]:
    """Let the organiser know, and nobody else, that a member cannot come; the time stands.

    Who says so has been answered by then; of who is out already, it is kept what else is off.
    """
    member, organiser = meeting.member(command.member), meeting.organiser
    outcome = meeting.outcome
    if member is None or outcome is None or why_not(meeting, command.member):
        return refuse(meeting, command.member, NOTHING_DECIDED)
    meeting = _with_wishes(meeting, command)
    if member.id in meeting.cannot_come:
        return meeting, ()
    meeting = replace(meeting, cannot_come=(*meeting.cannot_come, member.id))
    others = member.id != organiser.id
    told = [tell(organiser.id, _drop_out(meeting, outcome, member))] if others else []
    return meeting, (*told, corrected(meeting, outcome, command.at))


def _with_wishes(meeting: Meeting, command: CannotCome) -> Meeting:
    """Keep when a member cannot come, for the next search, and what held before they said so."""
    who, off = command.member, reveal(command.off, to=Reader.DECISION) if command.off else ()
    if not off:
        return meeting
    context = method_of(meeting).context(meeting, who, command.at)
    heard = hear(profile_of(meeting, who), Understanding(off), meeting.coming_round, context)
    before = meeting.former.get(who) if who in meeting.cannot_come else None
    changed = with_former(_firmly(meeting, who, heard.profile), meeting, who)
    return replace(changed, former={**changed.former, who: before}) if before else changed


def _firmly(meeting: Meeting, who: MemberId, profile: Profile) -> Meeting:
    """Return the meeting with all that is off now as a firm no: nobody is asked whether it is."""
    known = {each.number for each in profile_of(meeting, who).wishes}
    for wish in [each for each in profile.wishes if each.number not in known]:
        if wish.polarity is Polarity.AGAINST and wish.strength is Strength.MUST:
            profile = firm(profile, wish)
            meeting = held_firm(without_question(meeting, wish), wish)
    return with_profile(meeting, who, profile)


def _drop_out(meeting: Meeting, outcome: Outcome, member: Member) -> DropOut:
    """Tell the organiser who cannot come, and offer to look for a new time."""
    now = decided(meeting, outcome, outcome.at or meeting.opened_at)
    return DropOut(
        subject=meeting.terms.subject,
        who=member.name,
        is_needed=member.required,
        option=outcome.option,
        since=meeting.since,
        works_for=now.works_for,
        of=now.of,
        **clock_of(meeting, meeting.organiser.id),
    )


def corrected(meeting: Meeting, outcome: Outcome, at: datetime) -> Post:
    """Show what was decided with how many can come now, and who has marked that they do."""
    return Post(name=post_name(meeting), view=decided(meeting, outcome, outcome.at or at))


def comes_after_all(meeting: Meeting, command: ComesAfterAll | MarkComing) -> Step[Meeting]:
    """Let the organiser, who was told otherwise, know that a member can come; nothing is off."""
    member, organiser = meeting.member(command.member), meeting.organiser
    if member is None or member.id not in meeting.cannot_come or why_not(meeting, member.id):
        return refuse(meeting, command.member, NOTHING_DECIDED)
    left = tuple(each for each in meeting.cannot_come if each != member.id)
    heard = f"{member.name} can make it to “{meeting.terms.subject}” after all."
    meeting = replace(_with_nothing_off(meeting, member.id), cannot_come=left)
    shown = [corrected(meeting, meeting.outcome, command.at)] if meeting.outcome else []
    if member.id == organiser.id:
        return meeting, (tell(member.id, Notice(text="Good, you are in again.")), *shown)
    return meeting, (
        tell(member.id, Notice(text=f"Good. {organiser.name} knows now.")),
        tell(organiser.id, Notice(text=heard)),
        *shown,
    )


def _with_nothing_off(meeting: Meeting, who: MemberId) -> Meeting:
    """Return the meeting with what held of somebody before they could not come."""
    box = meeting.former.get(who)
    before = reveal(box, to=Reader.DECISION) if box else None
    return with_profile(meeting, who, before.profile) if before else meeting
