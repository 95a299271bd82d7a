"""What a meeting shows: to the channel at its disclosure level, and to each member."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from orchestration.meeting.assess import assessment_of, profile_of, side_of
from orchestration.meeting.state import Assessed, Meeting, Outcome, Round, Severity, Side
from orchestration.meeting.why import GUESSING_GROUP, facts_of, sentence
from orchestration.model.ballots import Tally
from orchestration.model.hearing import Invitation
from orchestration.model.people import MemberId
from orchestration.model.preferences import Polarity, Topic
from orchestration.model.terms import Disclosure
from orchestration.privacy import PublicReason, Reader, declassify, reveal
from orchestration.scheduling.evaluation import Evaluation
from orchestration.views.channel import (
    Blocks,
    Decided,
    OptionShown,
    OptionsProposed,
    SessionCard,
    VoteCounted,
)
from orchestration.views.documents import (
    HeatCell,
    Heatmap,
    Invite,
    OptionMark,
    RoundPoint,
    RoundsChart,
)
from orchestration.views.member import (
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    OpenQuestion,
    OptionsForYou,
    ReadBack,
    RelaxationQuestion,
    Reminder,
)


def session_card(meeting: Meeting) -> SessionCard:
    """Show a session, and how far it is."""
    terms = meeting.terms
    return SessionCard(
        subject=terms.subject,
        organiser=meeting.organiser.name,
        minutes=terms.duration,
        window=terms.window,
        zone=terms.zone,
        stage=meeting.phase.value,
        answered=len(meeting.answered),
        of=len(meeting.members),
        closes_at=meeting.closes_at,
        rule=meeting.rule_of(meeting.round.number),
        outcome=meeting.outcome.slot if meeting.outcome else None,
        disclosure=terms.disclosure,
        outcome_lets_guess=len(meeting.members) <= GUESSING_GROUP,
    )


def intake_question(meeting: Meeting, member: MemberId) -> IntakeQuestion:
    """Ask a member what suits them."""
    return IntakeQuestion(
        subject=meeting.terms.subject,
        organiser=meeting.organiser.name,
        own=member == meeting.organiser.id,
        minutes=meeting.terms.duration,
        window=meeting.terms.window,
        others=len(meeting.members) - 1,
    )


def reminder(meeting: Meeting, member: MemberId) -> Reminder:
    """Remind a member that they are being waited for."""
    who = meeting.member(member)
    return Reminder(
        subject=meeting.terms.subject,
        organiser=meeting.organiser.name,
        zone=who.zone if who else meeting.terms.zone,
        closes_at=meeting.closes_at,
    )


def read_back(meeting: Meeting, member: MemberId) -> ReadBack:
    """Show a member all that is understood of them."""
    profile = profile_of(meeting, member)
    return ReadBack(preferences=profile.wishes, not_understood=profile.not_understood)


def invitation_read_back(meeting: Meeting, invitation: Invitation) -> InvitationReadBack:
    """Show the organiser what was read of their invitation."""
    return InvitationReadBack(
        needed=_names(meeting, invitation.required),
        one_of=tuple(_names(meeting, group) for group in invitation.one_of),
        roles=invitation.roles,
        times=tuple(wish.restatement for wish in invitation.times),
        not_understood=invitation.not_understood,
    )


def options_proposed(meeting: Meeting, round_: Round) -> OptionsProposed:
    """Show a round's options, as much of them as the disclosure level lets be seen."""
    assessment = assessment_of(round_)
    first = assessment.options[0]
    reasons = _public_reasons(meeting, _sides(first))
    facts = facts_of(meeting, first, assessment.proof, reasons)
    return OptionsProposed(
        subject=meeting.terms.subject,
        round=round_.number,
        options=tuple(_shown(meeting, each) for each in assessment.options),
        why=sentence(facts),
        facts=facts,
        missing=tuple(each.name for each in meeting.members if each not in meeting.counted),
        zone=meeting.terms.zone,
        rule=meeting.rule_of(round_.number),
        secret=meeting.terms.secret,
        closes_at=round_.vote_until or meeting.closes_at,
    )


def _shown(meeting: Meeting, option: Assessed) -> OptionShown:
    level = meeting.terms.disclosure
    if level is Disclosure.DISCREET:
        return OptionShown(slot=option.slot)
    sides = _sides(option)
    is_open = level is Disclosure.OPEN
    return OptionShown(
        slot=option.slot,
        works_for=sum(side.can_come for side in sides.values()),
        of=len(sides),
        satisfies=_names(meeting, [who for who, side in sides.items() if side.score])
        if is_open
        else None,
        blocks=_blocks(sides.values()) if is_open else None,
        reasons=_public_reasons(meeting, sides),
        leaves_out_required=option.leaves_out_required,
        satisfies_fewer=option.satisfies_fewer,
    )


def _sides(option: Assessed) -> Mapping[MemberId, Side]:
    sides = ((member, side_of(option, member)) for member in option.sides)
    return {member: side for member, side in sides if side is not None}


def _names(meeting: Meeting, members: Sequence[MemberId]) -> tuple[str, ...]:
    return tuple(each.name for each in meeting.members if each.id in members)


def _blocks(sides: Iterable[Side]) -> Blocks:
    severities = [each.severity for side in sides for each in side.breaks]
    return Blocks(
        cannot=severities.count(Severity.CANNOT),
        strong=severities.count(Severity.STRONG),
        mild=severities.count(Severity.MILD),
    )


def _public_reasons(meeting: Meeting, sides: Mapping[MemberId, Side]) -> tuple[PublicReason, ...]:
    """Return the reasons whose authors let others see them, once each."""
    public = (
        declassify(wish, member.name, len(meeting.members))
        for member in meeting.counted
        for wish in profile_of(meeting, member.id).wishes
        if member.id in sides and wish.restatement in sides[member.id].meets
    )
    return tuple(dict.fromkeys(reason for reason in public if reason is not None))


def vote_counted(meeting: Meeting, round_: Round) -> VoteCounted:
    """Show a closed vote that does not end the session."""
    assert round_.tally is not None
    tally = _tally_shown(meeting, round_.tally)
    cast = sum(ballot is not None for ballot in round_.ballots.values())
    return VoteCounted(
        round=round_.number,
        elected=round_.tally.winner,
        ballots=cast if tally else None,
        tally=tally,
    )


def _tally_shown(meeting: Meeting, tally: Tally | None) -> Tally | None:
    """Return a tally as far as the channel sees it: a discreet session shows no counts at all."""
    return None if meeting.terms.disclosure is Disclosure.DISCREET else tally


def decided(meeting: Meeting, outcome: Outcome, at: datetime) -> Decided:
    """Show the outcome."""
    return Decided(
        subject=meeting.terms.subject,
        slot=outcome.slot,
        zone=meeting.terms.zone,
        decided_by=outcome.decided_by.value,
        decided_at=at,
        tally=_tally_shown(meeting, outcome.tally),
        agenda=agenda(meeting),
    )


def agenda(meeting: Meeting) -> tuple[PublicReason, ...]:
    """Return what members want to talk about, as far as they let others see it."""
    brought = (
        declassify(wish, member.name, len(meeting.members))
        for member in meeting.members
        for wish in profile_of(meeting, member.id).wishes
        if isinstance(wish.applies, Topic) and wish.polarity is Polarity.FOR
    )
    return tuple(dict.fromkeys(topic for topic in brought if topic is not None))


def options_for(meeting: Meeting, member: MemberId, evaluation: Evaluation) -> OptionsForYou:
    """Show a member how each option stands for them."""
    stand = next(each for each in evaluation.stands if each.voice.member.id == member)
    lines = []
    for slot in meeting.round.options:
        place = evaluation.grid.index(slot.start)
        assert place is not None
        judged = [(each, each.met[place]) for each in stand.judged if each.met is not None]
        lines.append(
            ForYou(
                slot=slot,
                met=tuple(each.wish.restatement for each, met in judged if met),
                unmet=tuple(each.wish.restatement for each, met in judged if not met),
                can_come=bool(stand.can[place]),
            )
        )
    return OptionsForYou(
        subject=meeting.terms.subject, zone=stand.voice.member.zone, options=tuple(lines)
    )


def open_question(meeting: Meeting, member: MemberId) -> OpenQuestion:
    """Ask a member again whose answer could still change the outcome."""
    last = next(each for each in reversed(meeting.rounds) if each.candidate is not None)
    option = assessment_of(last).options[0]
    side = side_of(option, member)
    return OpenQuestion(
        subject=meeting.terms.subject,
        round=meeting.round.number,
        candidate=option.slot,
        unmet=tuple(each.wish for each in side.breaks) if side else (),
        not_understood=profile_of(meeting, member).not_understood,
    )


def relaxation_question(meeting: Meeting) -> tuple[MemberId, RelaxationQuestion] | None:
    """Return the question to the one member whose giving way would gain the most."""
    box = assessment_of(meeting.round).proof.relaxation
    if box is None:
        return None
    relaxation = reveal(box, to=Reader.DECISION)
    return relaxation.member, RelaxationQuestion(
        subject=meeting.terms.subject,
        zone=meeting.terms.zone,
        slot=relaxation.slot,
        preference=relaxation.wish,
        number=relaxation.number,
        gains=relaxation.gains,
    )


def heatmap(meeting: Meeting, evaluation: Evaluation) -> Heatmap:
    """Draw who can come when; for the operator, and for the channel only where all is open."""
    cells = (
        HeatCell(evaluation.grid.instant(place), int(count))
        for place, count in enumerate(evaluation.totals.attending)
    )
    marks = tuple(OptionMark(slot.id, slot.start) for slot in meeting.round.options)
    return Heatmap(meeting.terms.subject, meeting.terms.zone, evaluation.n, tuple(cells), marks)


def rounds_chart(meeting: Meeting) -> RoundsChart:
    """Draw how the candidate did, round by round."""
    voted = [round_ for round_ in meeting.rounds if round_.candidate is not None]
    return RoundsChart(meeting.terms.subject, tuple(_point(round_) for round_ in voted))


def _point(round_: Round) -> RoundPoint:
    first = assessment_of(round_).options[0]
    return RoundPoint(round_.number, first.slot.id, first.ratio, first.score, first.equity)


def invite(meeting: Meeting, outcome: Outcome, at: datetime, *, cancelled: bool = False) -> Invite:
    """Put the outcome into everyone's calendar."""
    return Invite(
        uid=f"{meeting.id}@convene",
        sequence=meeting.invites,
        stamp=at,
        subject=meeting.terms.subject,
        start=outcome.slot.start,
        end=outcome.slot.end,
        organiser=meeting.organiser,
        attendees=meeting.members,
        agenda=agenda(meeting),
        cancelled=cancelled,
    )
