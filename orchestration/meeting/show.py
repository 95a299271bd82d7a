"""What a meeting shows: to the channel at its disclosure level, and to each member."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.meeting.assess import assessment_of, profile_of, side_of
from orchestration.meeting.state import Assessed, Meeting, Outcome, Round, Severity, Side
from orchestration.meeting.why import GUESSING_GROUP, facts_of, sentence
from orchestration.meeting.yours import against_you, for_you
from orchestration.model.ballots import Tally
from orchestration.model.hearing import Invitation
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Polarity, Profile, Strength, Topic
from orchestration.model.terms import Disclosure
from orchestration.model.times import zone_named
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, PublicReason, Reader, declassify, reveal
from orchestration.profile import heard_in
from orchestration.views.channel import (
    Blocks,
    Decided,
    OptionShown,
    OptionsProposed,
    SessionCard,
    VoteCounted,
)
from orchestration.views.member import (
    IntakeQuestion,
    InvitationReadBack,
    OpenQuestion,
    OptionsForYou,
    RatingQuestion,
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
        closes_at=_closes_at(meeting, terms.zone),
        rule=meeting.rule_of(meeting.round.number),
        outcome=meeting.outcome.slot if meeting.outcome else None,
        disclosure=terms.disclosure,
        outcome_lets_guess=len(meeting.members) <= GUESSING_GROUP,
        names_zone=names_zone(meeting),
    )


def names_zone(meeting: Meeting, member: MemberId | None = None) -> bool:
    """Tell whether a zone has to be named to everyone, or to one person whose zone is not known."""
    zones = {meeting.terms.zone, *(each.zone for each in meeting.members)}
    is_stranger = member is not None and meeting.member(member) is None
    return len(zones) > 1 or is_stranger


def zone_of(meeting: Meeting, member: MemberId) -> str:
    """Return the zone that somebody's times are told in: the session's where theirs is unknown."""
    who = meeting.member(member)
    return who.zone if who else meeting.terms.zone


def _closes_at(meeting: Meeting, zone: str) -> datetime:
    """Return the deadline on the clock of those who are to read it."""
    return meeting.closes_at.astimezone(zone_named(zone))


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
    zone = zone_of(meeting, member)
    return Reminder(
        subject=meeting.terms.subject,
        organiser=meeting.organiser.name,
        own=member == meeting.organiser.id,
        again=meeting.round.number > 1 and member in meeting.answered,
        zone=zone,
        closes_at=_closes_at(meeting, zone),
        names_zone=names_zone(meeting, member),
    )


def read_back(meeting: Meeting, member: MemberId) -> ReadBack:
    """Show a member all that is understood of them."""
    profile = profile_of(meeting, member)
    return ReadBack(
        preferences=profile.wishes,
        not_understood=profile.not_understood,
        subject=meeting.terms.subject,
        zone=_strange_zone(meeting, member),
        is_kept=is_kept(meeting, member),
        is_crowd=len(meeting.members) >= SMALLEST_ANONYMOUS_GROUP,
        is_whole=True,
        heard=heard_in(profile),
    )


def news(meeting: Meeting, member: MemberId, before: Profile) -> ReadBack:
    """Show a member what is new among what is understood of them, since an earlier profile."""
    whole = read_back(meeting, member)
    known = {each.number: each for each in before.wishes}
    new = tuple(each for each in whole.preferences if known.get(each.number) != each)
    return replace(whole, preferences=new, not_understood=(), is_whole=False)


def calendar_trouble(meeting: Meeting, reason: str) -> str:
    """Say that a calendar could not be read, why, and what can be done instead."""
    return (
        f"I could not read that calendar for “{meeting.terms.subject}”. I take .ics files, as "
        "calendar programs export them; or just write when you are busy. "
        f"(What was wrong: {reason.removeprefix('calendar: ')})"
    )


def is_kept(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether nothing waits for a member to keep it: they are done, and no must is open."""
    wishes = profile_of(meeting, member).wishes
    musts = (each for each in wishes if each.strength is Strength.MUST)
    return member in meeting.done and all(each.confirmed for each in musts)


def _strange_zone(meeting: Meeting, member: MemberId) -> str:
    """Return a member's zone where it is not the session's, nothing where it is."""
    zone = zone_of(meeting, member)
    return "" if zone == meeting.terms.zone else zone


def invitation_read_back(meeting: Meeting, invitation: Invitation) -> InvitationReadBack:
    """Show the organiser what was read of their invitation."""
    return InvitationReadBack(
        needed=_names(meeting, invitation.required),
        one_of=tuple(_names(meeting, group) for group in invitation.one_of),
        roles=invitation.roles,
        times=tuple(wish.restatement for wish in invitation.times),
        not_understood=invitation.not_understood,
        subject=meeting.terms.subject,
    )


def options_proposed(meeting: Meeting, round_: Round) -> OptionsProposed:
    """Show a round's options, as much of them as the disclosure level lets be seen."""
    assessment = assessment_of(round_)
    vote_until = round_.vote_until or meeting.closes_at
    facts = facts_of(meeting, assessment, _telling_apart(meeting, assessment.options))
    return OptionsProposed(
        subject=meeting.terms.subject,
        round=round_.number,
        options=tuple(_shown(meeting, each) for each in assessment.options),
        why=sentence(facts),
        facts=facts,
        missing=tuple(map(_unheard, (m for m in meeting.members if m not in meeting.counted))),
        zone=meeting.terms.zone,
        rule=meeting.rule_of(round_.number),
        secret=meeting.terms.secret,
        closes_at=vote_until.astimezone(zone_named(meeting.terms.zone)),
        names_zone=names_zone(meeting),
    )


def _unheard(member: Member) -> str:
    return f"{member.name} (needed)" if member.required else member.name


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
    """Return the reasons whose authors let others see them, once each.

    A nameless one could be anybody's who counts here, and nobody else's: of so many it is hidden.
    """
    public = (
        declassify(wish, member.name, len(sides))
        for member in meeting.counted
        for wish in profile_of(meeting, member.id).wishes
        if member.id in sides and wish.restatement in sides[member.id].meets
    )
    return tuple(dict.fromkeys(reason for reason in public if reason is not None))


def _telling_apart(meeting: Meeting, options: Sequence[Assessed]) -> tuple[PublicReason, ...]:
    """Return the public reasons for the first option that are not reasons for all others too."""
    first, *others = (_public_reasons(meeting, _sides(each)) for each in options)
    return tuple(each for each in first if not others or any(each not in more for more in others))


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
    works_for, of = _who_can_come(meeting, outcome.slot)
    return Decided(
        subject=meeting.terms.subject,
        slot=outcome.slot,
        zone=meeting.terms.zone,
        decided_by=outcome.decided_by.value,
        decided_at=at,
        tally=_tally_shown(meeting, outcome.tally),
        agenda=agenda(meeting),
        works_for=works_for,
        of=of,
        names_zone=names_zone(meeting),
    )


def _who_can_come(meeting: Meeting, slot: Slot) -> tuple[int | None, int | None]:
    """Return how many can come, and of how many, as the channel was last shown it."""
    assessed = [each.assessment.options for each in meeting.rounds if each.assessment]
    offered = [each for options in reversed(assessed) for each in options if each.slot == slot]
    shown = _shown(meeting, offered[0]) if offered else OptionShown(slot=slot)
    return shown.works_for, shown.of


def agenda(meeting: Meeting) -> tuple[PublicReason, ...]:
    """Return what members want to talk about, as far as they let others see it."""
    brought = (
        declassify(wish, member.name, len(meeting.counted))
        for member in meeting.members
        for wish in profile_of(meeting, member.id).wishes
        if isinstance(wish.applies, Topic) and wish.polarity is Polarity.FOR
    )
    return tuple(dict.fromkeys(topic for topic in brought if topic is not None))


def options_for(meeting: Meeting, member: MemberId, round_: Round) -> OptionsForYou:
    """Show a member how each option of a round stands for them."""
    sides = ((each.slot, side_of(each, member)) for each in assessment_of(round_).options)
    return OptionsForYou(
        subject=meeting.terms.subject,
        zone=zone_of(meeting, member),
        options=tuple(for_you(slot, side) for slot, side in sides if side is not None),
        names_zone=names_zone(meeting, member),
    )


def open_question(meeting: Meeting, member: MemberId) -> OpenQuestion:
    """Ask a member again whose answer could still change the outcome."""
    last = next(each for each in reversed(meeting.rounds) if each.candidate is not None)
    option = assessment_of(last).options[0]
    side = side_of(option, member)
    stands = for_you(option.slot, side) if side else None
    return OpenQuestion(
        subject=meeting.terms.subject,
        round=meeting.round.number,
        candidate=option.slot,
        unmet=stands.unmet if stands else (),
        avoided=stands.avoided if stands else (),
        barred=stands.barred if stands else (),
        not_understood=profile_of(meeting, member).not_understood,
        zone=zone_of(meeting, member),
        names_zone=names_zone(meeting, member),
    )


def relaxation_question(meeting: Meeting) -> tuple[MemberId, RelaxationQuestion] | None:
    """Return the question to the one member whose giving way would gain the most."""
    box = assessment_of(meeting.round).proof.relaxation
    if box is None:
        return None
    relaxation = reveal(box, to=Reader.DECISION)
    return relaxation.member, RelaxationQuestion(
        subject=meeting.terms.subject,
        zone=zone_of(meeting, relaxation.member),
        slot=relaxation.slot,
        preference=against_you(relaxation.wish),
        number=relaxation.number,
        gains=relaxation.gains,
        names_zone=names_zone(meeting, relaxation.member),
    )


def rating_question(
    meeting: Meeting, member: MemberId, outcome: Outcome, at: datetime
) -> RatingQuestion:
    """Ask a member how they find what was decided."""
    return RatingQuestion(
        subject=meeting.terms.subject,
        decided_at=at,
        slot=outcome.slot,
        zone=zone_of(meeting, member),
        names_zone=names_zone(meeting, member),
    )
