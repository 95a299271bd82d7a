"""What one person alone is asked: whether a wish may give way, or to take the best there is."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.state import Relaxation
from orchestration.kinds.meeting.assessment import assessment_of, profile_of
from orchestration.kinds.meeting.explanation import hides_others
from orchestration.kinds.meeting.explanation_for_member import against_you, language_of
from orchestration.kinds.meeting.presentation import intake_question, names_zone, zone_of
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.gains import Gain
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.privacy import Reader, reveal
from orchestration.views.member import CandidateOffer, IntakeQuestion, RelaxationQuestion


def asked_again(meeting: Meeting, member: MemberId) -> RelaxationQuestion | IntakeQuestion:
    """Ask a member again: whether one wish may give way, or what they say to the best time so far.

    The second is the paper's own way.
    """
    box = meeting.round.giving_way.get(member)
    if box is not None:
        return give_way_question(meeting, reveal(box, to=Reader.DECISION))
    last = next(each for each in reversed(meeting.rounds) if each.candidate is not None)
    return replace(
        intake_question(meeting, member),
        offered=assessment_of(last).options[0].slot,
        zone=zone_of(meeting, member),
        names_zone=names_zone(meeting, member),
    )


def give_way_question(meeting: Meeting, relaxation: Relaxation) -> RelaxationQuestion:
    """Ask a member whether one wish may give way; nothing of others where they are few."""
    spoken = language_of(profile_of(meeting, relaxation.member))
    veiled = hides_others(meeting)
    return RelaxationQuestion(
        subject=meeting.terms.subject,
        zone=zone_of(meeting, relaxation.member),
        slot=relaxation.slot,
        preference=against_you(relaxation, spoken),
        number=relaxation.number,
        gains=0 if veiled else relaxation.gains,
        names_zone=names_zone(meeting, relaxation.member),
        brings=Gain.ATTENDANCE if veiled else relaxation.brings,
        is_veiled=veiled,
    )


def candidate_offer(meeting: Meeting, slot: Slot, why: str) -> CandidateOffer:
    """Offer the organiser the best option, where too few have voted for a decision."""
    organiser = meeting.organiser.id
    return CandidateOffer(
        subject=meeting.terms.subject,
        why=why,
        slot=slot,
        zone=zone_of(meeting, organiser),
        names_zone=names_zone(meeting, organiser),
    )
