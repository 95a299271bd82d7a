"""What a meeting shows: to the channel at its disclosure level, and to each member."""

from __future__ import annotations

from datetime import datetime

from orchestration.effects import Tell
from orchestration.meeting.assess import profile_of
from orchestration.meeting.state import Assessed, Assessment, Meeting, Outcome, Round
from orchestration.model.hearing import Invitation
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private, PublicReason, Reader, declassify, reveal
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
    MemberView,
    OpenQuestion,
    OptionsForYou,
    RelaxationQuestion,
)

GUESSING_GROUP = 3
"""Up to so many members an outcome lets them guess one another's answers (protocol, section 8)."""


def tell(member: MemberId, view: MemberView) -> Tell:
    """Wrap what one person is to see."""
    return Tell(to=member, view=Private(member, view))


def session_card(meeting: Meeting, closes_at: datetime) -> SessionCard:
    """Show that a session is open, and how far it is."""
    terms = meeting.terms
    return SessionCard(
        subject=terms.subject,
        organiser=meeting.organiser.name,
        minutes=terms.duration,
        window=terms.window,
        zone=terms.zone,
        answered=len(meeting.answered),
        of=len(meeting.members),
        closes_at=closes_at,
        rule=terms.rule,
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


def invitation_read_back(meeting: Meeting, invitation: Invitation) -> InvitationReadBack:
    """Show the organiser what was read of their invitation."""
    return InvitationReadBack(
        needed=_names(meeting, invitation.required),
        one_of=tuple(_names(meeting, group) for group in invitation.one_of),
        roles=invitation.roles,
        times=tuple(wish.restatement for wish in invitation.times),
        not_understood=invitation.not_understood,
    )


def assessment_of(round_: Round) -> Assessment:
    """Return what the engine derived in a round, for the decision alone."""
    assert round_.assessment is not None
    return reveal(round_.assessment, to=Reader.DECISION)


def rule_of(meeting: Meeting, round_: int) -> str:
    """Return the rule that counts a round's votes."""
    last = round_ >= meeting.terms.rounds
    return meeting.terms.last_rule if last else meeting.terms.rule


def options_proposed(meeting: Meeting, round_: Round, closes_at: datetime) -> OptionsProposed:
    """Show a round's options, as much of them as the disclosure level lets be seen."""
    return OptionsProposed(
        subject=meeting.terms.subject,
        round=round_.number,
        options=tuple(_shown(meeting, each) for each in assessment_of(round_).options),
        zone=meeting.terms.zone,
        rule=rule_of(meeting, round_.number),
        closes_at=closes_at,
    )


def _shown(meeting: Meeting, option: Assessed) -> OptionShown:
    level = meeting.terms.disclosure
    if level is Disclosure.DISCREET:
        return OptionShown(slot=option.slot)
    is_open = level is Disclosure.OPEN
    return OptionShown(
        slot=option.slot,
        works_for=len(option.can_come),
        of=len(option.scores),
        satisfies=_names(meeting, option.satisfies) if is_open else None,
        blocks=_blocks(option) if is_open else None,
        reasons=_public_reasons(meeting, option),
        leaves_out_required=option.leaves_out_required,
        satisfies_fewer=option.satisfies_fewer,
    )


def _names(meeting: Meeting, members: tuple[MemberId, ...]) -> tuple[str, ...]:
    return tuple(each.name for each in meeting.members if each.id in members)


def _blocks(option: Assessed) -> Blocks:
    severities = [conflict.severity for conflict in option.conflicts]
    return Blocks(
        cannot=severities.count("cannot"),
        strong=severities.count("strong"),
        mild=severities.count("mild"),
    )


def _public_reasons(meeting: Meeting, option: Assessed) -> tuple[PublicReason, ...]:
    """Return the reasons whose authors let others see them, once each."""
    given = {(reason.member, reason.reason) for reason in option.reasons}
    public = (
        declassify(wish, member.name, len(meeting.members))
        for member in meeting.members
        for wish in profile_of(meeting, member.id).wishes
        if (member.id, wish.restatement) in given
    )
    return tuple(dict.fromkeys(reason for reason in public if reason is not None))


def vote_counted(round_: Round) -> VoteCounted:
    """Show a closed vote that does not end the session."""
    assert round_.tally is not None
    cast = sum(ballot is not None for ballot in round_.ballots.values())
    return VoteCounted(round=round_.number, ballots=cast, tally=round_.tally)


def decided(meeting: Meeting, outcome: Outcome, at: datetime) -> Decided:
    """Show the outcome."""
    return Decided(
        subject=meeting.terms.subject,
        slot=outcome.slot,
        zone=meeting.terms.zone,
        decided_by=outcome.decided_by.value,
        decided_at=at,
        tally=outcome.tally,
    )


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
    return OpenQuestion(
        subject=meeting.terms.subject,
        round=meeting.round.number,
        candidate=option.slot,
        unmet=tuple(each.reason for each in option.conflicts if each.member == member),
        not_understood=profile_of(meeting, member).not_understood,
    )


def relaxation_question(meeting: Meeting) -> Tell | None:
    """Ask the one member whose giving way would gain the most, and nobody else."""
    relaxation = assessment_of(meeting.round).proof.relaxation
    if relaxation is None:
        return None
    question = RelaxationQuestion(
        subject=meeting.terms.subject,
        zone=meeting.terms.zone,
        slot=relaxation.slot,
        preference=relaxation.preference,
        gains=relaxation.gains,
    )
    return tell(relaxation.member, question)


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
        sequence=int(cancelled),
        stamp=at,
        subject=meeting.terms.subject,
        start=outcome.slot.start,
        end=outcome.slot.end,
        organiser=meeting.organiser,
        attendees=meeting.members,
        cancelled=cancelled,
    )
