"""What a decision shows: to the channel at its disclosure level, and to each member."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.apart import by_letter, why_first, whys
from orchestration.deciding.presentation.clocks import clock_of, names_zone, zone_of
from orchestration.deciding.presentation.comparison import by_other_rules, has_few_for
from orchestration.deciding.presentation.explanation import for_one, of_its_day
from orchestration.deciding.presentation.labelled import (
    deciding_round,
    in_part,
    notes_of,
    reasons_for,
    sides_of,
    telling_apart,
)
from orchestration.deciding.presentation.one_more_round import tally_shown, why_one_more
from orchestration.deciding.presentation.reasons import (
    GUESSING_GROUP,
    facts_of,
    hides_others,
    tells_of_few,
    works,
)
from orchestration.deciding.presentation.unusual import unusual
from orchestration.deciding.presentation.waiting import (
    answered_now,
    named,
    takes_one_tap,
    waited_for,
)
from orchestration.deciding.rounds.assessment import assessment_of, profile_of, side_of
from orchestration.deciding.rounds.readiness import open_to, options_follow_at
from orchestration.deciding.state import (
    Assessed,
    DecidedBy,
    Decision,
    OptionFit,
    Outcome,
    Phase,
    Round,
    Severity,
)
from orchestration.deciding.votes.vote_complete import closes_by_itself_at
from orchestration.deciding.wishes.musts import standing_musts
from orchestration.model.ballots import Ballot, NoneOfThese, Order
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.people import MemberId
from orchestration.model.preferences import Polarity, Topic
from orchestration.model.terms import Disclosure
from orchestration.model.times import zone_named
from orchestration.privacy import PublicReason, declassify, on_agenda, reveal
from orchestration.views.channel import (
    Blocks,
    Decided,
    OptionShown,
    OptionsProposed,
    SessionCard,
)
from orchestration.views.member import (
    IntakeQuestion,
    InvitationReadBack,
    OptionsForYou,
    Reminder,
)


def session_card(decision: Decision) -> SessionCard:
    """Show a session, and how far it is."""
    terms = decision.terms
    return SessionCard(
        subject=terms.subject,
        organiser=decision.organiser.name,
        zone=terms.zone,
        stage=decision.phase.value,
        answered=answered_now(decision),
        of=len(decision.members),
        closes_at=_closes_at(decision, terms.zone),
        rule=decision.rule_of(decision.round.number),
        outcome=decision.outcome.option if decision.outcome else None,
        more=decision.outcome.more if decision.outcome else (),
        disclosure=terms.disclosure,
        outcome_lets_guess=len(decision.members) <= GUESSING_GROUP,
        names_zone=names_zone(decision),
        weighs=decision.heavier,
        options_by=_options_by(decision),
        follows_at=_follows_at(decision),
        settings=unusual(decision),
        **waited_for(decision),
    )


def _options_by(decision: Decision) -> datetime | None:
    """Return until when options are held back though all have answered; None where none are."""
    until = decision.round.settle_by if decision.phase is Phase.INTAKE else None
    held = until is not None and not decision.silent and bool(open_to(decision))
    return until.astimezone(zone_named(decision.terms.zone)) if until and held else None


def _follows_at(decision: Decision) -> datetime | None:
    """Return when options follow, or the vote closes, to the minute, if nobody adds anything.

    None: not by that.
    """
    at = options_follow_at(decision) or closes_by_itself_at(decision, decision.closes_at)
    if at is None:
        return None
    whole = at.replace(second=0, microsecond=0)
    whole += timedelta(minutes=at > whole)
    return whole.astimezone(zone_named(decision.terms.zone))


def _closes_at(decision: Decision, zone: str) -> datetime:
    """Return the deadline on the clock of those who are to read it."""
    return decision.closes_at.astimezone(zone_named(zone))


def intake_question(decision: Decision, member: MemberId) -> IntakeQuestion:
    """Ask a member what suits them, and say by when, on their own clock."""
    zone, ends_by = zone_of(decision, member), decision.terms.ends_by
    return IntakeQuestion(
        subject=decision.terms.subject,
        organiser=decision.organiser.name,
        own=member == decision.organiser.id,
        others=sum(each.id not in (member, decision.organiser.id) for each in decision.members),
        **clock_of(decision, member),
        closes_at=_closes_at(decision, zone),
        ends_by=ends_by and ends_by.astimezone(zone_named(zone)),
    )


def reminder(decision: Decision, member: MemberId) -> Reminder:
    """Remind a member that they are being waited for."""
    zone = zone_of(decision, member)
    return Reminder(
        subject=decision.terms.subject,
        organiser=decision.organiser.name,
        own=member == decision.organiser.id,
        again=decision.round.number > 1 and member in decision.answered,
        **clock_of(decision, member),
        closes_at=_closes_at(decision, zone),
        of_times=method_of(decision).window(decision) is not None,
        of_vote=decision.phase is Phase.VOTE,
        before=len(decision.round.reminded.get(member, ())),
    )


def vote_opens(decision: Decision, member: MemberId) -> Reminder:
    """Tell a member that the vote is open, though nothing they said is about its options."""
    return replace(reminder(decision, member), again=False, opens=True)


def invitation_read_back(
    decision: Decision, invitation: OrganiserConstraints
) -> InvitationReadBack:
    """Show the organiser what was read of their invitation."""
    return InvitationReadBack(
        needed=_names(decision, invitation.required),
        one_of=tuple(_names(decision, group) for group in invitation.one_of),
        roles=invitation.roles,
        times=tuple(wish.restatement for wish in invitation.times),
        not_understood=invitation.not_understood,
        subject=decision.terms.subject,
    )


def options_proposed(decision: Decision, round_: Round) -> OptionsProposed:
    """Show a round's options, as much of them as the disclosure level lets be seen."""
    assessment, until = assessment_of(round_), round_.vote_until or decision.closes_at
    facts = facts_of(decision, assessment, (*telling_apart(decision, assessment.options).items(),))
    is_discreet = decision.terms.disclosure is Disclosure.DISCREET
    is_all, is_bare = method_of(decision).stays_open(decision), is_unjudged(decision)
    missing, needed = named(each for each in decision.members if each not in decision.counted)
    shown = OptionsProposed(
        subject=decision.terms.subject,
        round=round_.number,
        options=tuple(
            _shown(decision, each) for each in by_letter(round_.now or assessment.options)
        ),
        why="" if is_bare else why_first(decision, round_, facts),
        whys=() if is_bare else whys(decision, round_),
        facts=None if is_bare else facts,
        missing=() if is_all or is_discreet else missing,
        needed=() if is_all or is_discreet else needed,
        is_all=is_all,
        listed=len(method_of(decision).listed(decision)),
        zone=decision.terms.zone,
        rule=decision.rule_of(round_.number),
        secret=decision.terms.secret,
        most=decision.terms.most,
        budget=decision.terms.budget,
        closes_at=until.astimezone(zone_named(decision.terms.zone)),
        names_zone=names_zone(decision),
        weighs=decision.heavier,
        settings=replace(unusual(decision), ends_by=None, options=None),  # which stand above
        before=why_one_more(decision, round_),
    )
    return method_of(decision).offered(decision, shown)


def is_unjudged(decision: Decision) -> bool:
    """Tell whether options stand as they are: nobody was asked before, or nothing is judged."""
    method = method_of(decision)
    return method.stays_open(decision) or method.takes_opinions(decision)


def _shown(decision: Decision, assessed: Assessed) -> OptionShown:
    level = decision.terms.disclosure
    if level is Disclosure.DISCREET or is_unjudged(decision):
        return OptionShown(option=assessed.option)
    sides = sides_of(assessed)
    is_open, is_few = level is Disclosure.OPEN, tells_of_few(decision, len(sides))
    of_that_day = {
        who: of_its_day(assessed.option, side, zone_of(decision, who))
        for who, side in sides.items()
    }
    return OptionShown(
        option=assessed.option,
        works_for=None if is_few else sum(map(works, sides.values())),
        of=None if is_few else len(sides),
        satisfies=_names(decision, [who for who, side in sides.items() if side.score])
        if is_open
        else None,
        blocks=_blocks(sides.values()) if is_open and not is_few else None,
        reasons=(*reasons_for(decision, of_that_day), *in_part(decision, sides)),
        leaves_out_required=assessed.leaves_out_required,
        satisfies_fewer=assessed.satisfies_fewer,
    )


def _names(decision: Decision, members: Sequence[MemberId]) -> tuple[str, ...]:
    return tuple(each.name for each in decision.members if each.id in members)


def _blocks(sides: Iterable[OptionFit]) -> Blocks:
    severities = [each.severity for side in sides for each in side.breaks]
    return Blocks(
        cannot=severities.count(Severity.CANNOT),
        strong=severities.count(Severity.STRONG),
        mild=severities.count(Severity.MILD),
    )


def decided(decision: Decision, outcome: Outcome, at: datetime) -> Decided:
    """Show the outcome."""
    works_for, of = _who_can_come(decision, outcome)
    hidden = decision.terms.disclosure is Disclosure.DISCREET
    shares = outcome.decided_by is DecidedBy.PLACES
    return Decided(
        subject=decision.terms.subject,
        option=outcome.option,
        zone=decision.terms.zone,
        decided_by=outcome.decided_by.value,
        decided_at=at,
        tally=None if shares else tally_shown(decision, outcome.tally),
        agenda=agenda(decision),
        in_part=_in_part(decision, outcome),
        ballots=None if hidden else outcome.voted,
        for_none=0 if hidden or not outcome.voted else _for_none(decision, outcome),
        abstained=0 if hidden or not outcome.voted else _abstained(decision, outcome),
        works_for=works_for,
        of=of,
        names_zone=names_zone(decision),
        can_move=method_of(decision).can_move,
        more=outcome.more,
        otherwise="" if hidden or shares else by_other_rules(decision, outcome),
        few_for=not (hidden or shares) and has_few_for(decision, outcome),
        seed=method_of(decision).seed(decision) if outcome.drawn_from else "",
        beside=method_of(decision).kept_beside(decision),
        notes=() if hidden else notes_of(decision, deciding_round(decision, outcome.decided_by)),
        weighs=decision.heavier,
        places=() if hidden else method_of(decision).places_given(decision),
        place=method_of(decision).place(decision),
        taken_by=outcome.taken_by,
        tie_by="" if hidden else outcome.tie_by,
        coming=method_of(decision).who_comes(decision),
    )


def _abstained(decision: Decision, outcome: Outcome) -> int:
    """Return how many have said in the vote that decides that they abstain."""
    ballots = deciding_round(decision, outcome.decided_by).ballots
    return sum(each is None for each in ballots.values())


def _for_none(decision: Decision, outcome: Outcome) -> int:
    """Return how many have voted for none of the options in the vote that decides."""
    poll = deciding_round(decision, outcome.decided_by).poll
    return sum(isinstance(each, NoneOfThese) for each in poll.ballots.values()) if poll else 0


def _who_can_come(decision: Decision, outcome: Outcome) -> tuple[int | None, int | None]:
    """Return how many can come, and of how many, as of the decision; nothing where it is hidden.

    A decision of an earlier version has not kept it: then as the channel was last shown it.
    """
    if decision.terms.disclosure is Disclosure.DISCREET or is_unjudged(decision):
        return None, None
    offered = _last_offered(decision, outcome)
    if outcome.of is not None and tells_of_few(decision, outcome.of):
        return None, None
    if outcome.can_come is not None:
        sides = sides_of(offered) if offered else {}
        gone = [x for x in method_of(decision).no_longer(decision) if x in sides]
        return outcome.can_come - sum(works(sides[each]) for each in gone), outcome.of
    shown = _shown(decision, offered) if offered else OptionShown(option=outcome.option)
    return shown.works_for, shown.of


def _last_offered(decision: Decision, outcome: Outcome) -> Assessed | None:
    """Return what is decided as it was offered last."""
    assessed = [each.assessment.options for each in decision.rounds if each.assessment]
    offered = (
        each for all_ in reversed(assessed) for each in all_ if each.option == outcome.option
    )
    return next(offered, None)


def _in_part(decision: Decision, outcome: Outcome) -> tuple[PublicReason, ...]:
    """Return who can be there for a part of it alone, as they let others see."""
    offered = _last_offered(decision, outcome)
    if offered is None or decision.terms.disclosure is Disclosure.DISCREET:
        return ()
    return in_part(decision, sides_of(offered))


def agenda(decision: Decision) -> tuple[PublicReason, ...]:
    """Return the agenda, and behind it what members let others see they want to talk about."""
    items = map(on_agenda, method_of(decision).agenda(decision) or ())
    brought = (
        declassify(wish, member.name, len(decision.counted))
        for member in decision.members
        for wish in profile_of(decision, member.id).wishes
        if isinstance(wish.applies, Topic) and wish.polarity is Polarity.FOR
    )
    return tuple(dict.fromkeys((*items, *(topic for topic in brought if topic is not None))))


def options_for(decision: Decision, member: MemberId, round_: Round) -> OptionsForYou:
    """Show a member how each option of a round stands for them."""
    options = by_letter(assessment_of(round_).options)
    sides = ((each.option, side_of(each, member)) for each in options)
    profile, zone = profile_of(decision, member), zone_of(decision, member)
    return OptionsForYou(
        subject=decision.terms.subject,
        **clock_of(decision, member),
        options=tuple(
            for_one(option, of_its_day(option, side, zone), profile)
            for option, side in sides
            if side is not None
        ),
        round=round_.number,
        carried=_carried(round_, member),
        order=_order_told(decision, round_, member),
        in_the_way=_in_the_way(decision, round_, member),
        asked=tuple(_asked_of(decision, round_, member)),
        one_tap=takes_one_tap(decision, round_, member),
    )


def _asked_of(decision: Decision, round_: Round, member: MemberId) -> Iterator[int]:
    """Yield of which of a member's wishes a question stands, by number."""
    yield from (each.number for each in standing_musts(decision, member))
    opening = assessment_of(round_).proof.relaxation
    if opening is not None and opening.owner == member:
        yield reveal(opening, to=member).number


def _in_the_way(decision: Decision, round_: Round, member: MemberId) -> tuple[str, ...]:
    """Return which of a member's wishes are part of why no option serves everyone.

    Where everybody could tell from it whose the others are, it is told to nobody.
    """
    blocking = assessment_of(round_).proof.blocking or {}
    box = None if hides_others(decision) else blocking.get(member)
    return () if box is None else reveal(box, to=member)


def _order_told(decision: Decision, round_: Round, member: MemberId) -> Order | None:
    """Return the order that a member has told before the vote, until they have voted."""
    has_voted = member in round_.votes or member in round_.carried
    told = method_of(decision).order_told(decision, member, round_.options)
    return told.ballot if told and not has_voted else None


def _carried(round_: Round, member: MemberId) -> Ballot | None:
    """Return what of a member's last vote goes on, until they vote."""
    box = round_.carried.get(member)
    return None if box is None or member in round_.votes else reveal(box, to=member)
