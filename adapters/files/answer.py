"""Answers as data: a whole session, the operator's view, in the form of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from adapters.files.ballots.write import tally_data
from adapters.files.wishes import not_understood_data, preference_data
from orchestration.deciding.assessment import assessment_of, evaluation_of, proof_of
from orchestration.deciding.presentation.views import decided, options_proposed, vote_counted
from orchestration.deciding.state import Assessed, OptionFit, Proof, Relaxation, Round
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.own_day import own_day
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import slot_of
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Preference, Profile
from orchestration.model.times import TimeFrame, zone_named
from orchestration.privacy import Private, Reader, reveal

Data = dict[str, Any]


def meeting_data(meeting: Meeting) -> Data:
    """Return all that is known of a session; times carry the offset of its zone."""
    return {
        "understood": _understood(meeting),
        "invitation": _invitation(meeting),
        "missing": [each.id for each in meeting.members if each not in meeting.counted],
        "rounds": [_round(meeting, each) for each in meeting.rounds if each.options],
        "proof": _proof(meeting),
        "outcome": _outcome(meeting),
        **_why(meeting),
        "interactions": {
            member.id: [each.interactions.get(member.id, 0) for each in meeting.rounds]
            for member in meeting.members
        },
        "model_calls": 0,
        "model_tokens": 0,
    }


def profile_of(meeting: Meeting, member: MemberId) -> Profile:
    """Return what a member has said, for the operator."""
    box = meeting.profiles.get(member)
    return reveal(box, to=Reader.OPERATOR) if box is not None else Profile()


def sides_of(option: Assessed) -> Mapping[MemberId, OptionFit]:
    """Return how an option stands for everyone, for the operator."""
    return {member: reveal(box, to=Reader.OPERATOR) for member, box in option.sides.items()}


def iso(at: datetime, zone: str) -> str:
    """Return an instant in ISO 8601 with the offset of a zone."""
    return at.astimezone(zone_named(zone)).isoformat()


def _understood(meeting: Meeting) -> Data:
    evaluation = evaluation_of(meeting, meeting.opened_at)
    counted = {
        (stand.member.id, judged.wish.number): judged.counted
        for stand in evaluation.stands
        for judged in stand.judged
    }
    return {
        member.id: {
            "preferences": [
                preference_data(wish, _frame(meeting, member.zone))
                | {"counted": counted.get((member.id, wish.number), False)}
                for wish in _wishes(meeting, member)
            ],
            "not_understood": not_understood_data(profile_of(meeting, member.id).not_understood),
        }
        for member in meeting.members
    }


def _wishes(meeting: Meeting, member: Member) -> tuple[Preference, ...]:
    profile = profile_of(meeting, member.id)
    return (*profile.wishes, *own_day(meeting, member, profile))


def _frame(meeting: Meeting, zone: str) -> TimeFrame:
    return TimeFrame(meeting.opened_at, zone, meeting.terms.window)


def _invitation(meeting: Meeting) -> Data | None:
    invitation = meeting.invitation
    if invitation is None:
        return None
    return {
        "required": list(invitation.required),
        "require_one_of": [list(group) for group in invitation.one_of],
        "roles": list(invitation.roles),
        "duration_minutes": invitation.duration_minutes,
        "place": invitation.place,
        "times": [
            preference_data(wish, _frame(meeting, meeting.terms.zone)) for wish in invitation.times
        ],
        "not_understood": not_understood_data(invitation.not_understood),
    }


def _round(meeting: Meeting, round_: Round) -> Data:
    return {
        "round": round_.number,
        "asked": list(round_.asked),
        "options": options_data(meeting, round_),
        "candidate": round_.candidate,
        "tally": tally_data(round_.tally) if round_.tally else None,
        "channel": _channel(meeting, round_),
    }


def options_data(meeting: Meeting, round_: Round) -> list[Data]:
    """Return a round's options with all that is known of them."""
    return [_option(meeting, each) for each in assessment_of(round_).options]


def _option(meeting: Meeting, assessed: Assessed) -> Data:
    zone, sides = meeting.terms.zone, sides_of(assessed)
    slot = slot_of(assessed.option)
    return {
        "id": slot.id,
        "start": iso(slot.start, zone),
        "end": iso(slot.end, zone),
        "attendance": assessed.attendance,
        "ratio": assessed.ratio,
        "score": assessed.score,
        "equity": assessed.equity,
        "satisfies": [member for member, side in sides.items() if side.score],
        "scores": {member: side.score for member, side in sides.items()},
        "reasons": [
            {"member": member, "reason": wish}
            for member, side in sides.items()
            for wish in side.meets
        ],
        "conflicts": [
            {"member": member, "reason": each.wish, "severity": each.severity.value}
            for member, side in sides.items()
            for each in side.breaks
        ],
        "leaves_out_required": assessed.leaves_out_required,
        "satisfies_fewer": assessed.satisfies_fewer,
    }


def _channel(meeting: Meeting, round_: Round) -> list[str]:
    """Return what the channel sees of a round at the session's disclosure level."""
    lines = [word(options_proposed(meeting, round_))]
    if round_ is not meeting.rounds[-1] and round_.tally is not None:
        lines.append(word(vote_counted(meeting, round_)))
    elif meeting.outcome is not None:
        lines.append(word(decided(meeting, meeting.outcome, meeting.opened_at)))
    return lines


def _proof(meeting: Meeting) -> Data:
    proposed = [each.assessment for each in meeting.rounds if each.assessment is not None]
    proof = proposed[-1].proof if proposed else _unproposed(meeting)
    return {
        "starts": proof.possible,
        "optimal": True,  # always: every start has been looked at
        "blocking": None if proof.blocking is None else _blocking(proof.blocking),
        "relaxation": None if proof.relaxation is None else _relaxation(meeting, proof.relaxation),
    }


def _unproposed(meeting: Meeting) -> Proof:
    """Return what stands in the way of any options at all."""
    evaluation = evaluation_of(meeting, meeting.opened_at)
    starts = len(evaluation.columns)
    return proof_of(meeting, evaluation) if starts and evaluation.n else Proof(possible=starts)


def _blocking(stakes: Mapping[MemberId, Private[tuple[str, ...]]]) -> list[Data]:
    return [
        {"member": member, "preference": wish}
        for member, box in stakes.items()
        for wish in reveal(box, to=Reader.OPERATOR)
    ]


def _relaxation(meeting: Meeting, box: Private[Relaxation]) -> Data:
    relaxation = reveal(box, to=Reader.OPERATOR)
    return {
        "member": relaxation.member,
        "preference": relaxation.wish,
        "gains": relaxation.gains,
        "start": iso(slot_of(relaxation.option).start, meeting.terms.zone),
    }


def _why(meeting: Meeting) -> Data:
    """Return why there is no outcome, where that is so."""
    return {} if meeting.why is None else {"why": meeting.why.value}


def _outcome(meeting: Meeting) -> Data | None:
    outcome = meeting.outcome
    if outcome is None:
        return None
    slot = slot_of(outcome.option)
    return {
        "option": slot.id,
        "start": iso(slot.start, meeting.terms.zone),
        "end": iso(slot.end, meeting.terms.zone),
        "decided_by": outcome.decided_by.value,
        "voted": outcome.voted,
        "can_come": outcome.can_come,
        "tally": tally_data(outcome.tally) if outcome.tally else None,
    }
