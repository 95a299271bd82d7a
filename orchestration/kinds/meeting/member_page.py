"""What one member may see of a session: as its disclosure level allows, and what is their own.

Of others there is nothing here but what the channel has been shown. A member's own profile, sides
and ratings are read as that member: whatever went wrong, another's would not open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import Question
from orchestration.deciding.state import (
    Assessed,
    DecidedBy,
    Outcome,
    Phase,
    Rating,
    Relaxation,
    Round,
)
from orchestration.kinds.meeting.assessment import assessment_of, has_changed
from orchestration.kinds.meeting.documents import invite, rounds_chart
from orchestration.kinds.meeting.ending import SURVEY, why_none
from orchestration.kinds.meeting.musts import must_question, open_musts
from orchestration.kinds.meeting.presentation import (
    assumed_of,
    decided,
    intake_question,
    invitation_read_back,
    names_zone,
    options_for,
    options_proposed,
    rating_question,
    read_back,
    session_card,
    zone_of,
)
from orchestration.kinds.meeting.questions import asked_again, give_way_question
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import is_known, is_over
from orchestration.kinds.meeting.votes import may_vote
from orchestration.model.ballots import Tally
from orchestration.model.people import MemberId
from orchestration.model.preferences import Profile
from orchestration.model.terms import Disclosure
from orchestration.model.times import zone_named
from orchestration.privacy import Reader, reveal
from orchestration.views.channel import NoOutcome, OptionsProposed, SessionCard
from orchestration.views.documents import CalendarInvite, Heatmap
from orchestration.views.member import (
    IntakeQuestion,
    InvitationReadBack,
    MustQuestion,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Scope,
)
from orchestration.views.record import (
    DecisionRecord,
    Mean,
    RoundRecord,
    Scores,
    SessionRecord,
    Yours,
)
from orchestration.voting.check import find_rule

SMALLEST_RATED_GROUP = 3
"""Fewer ratings have no mean that hides whose they are: of two, each could tell the other's."""


def may_see(meeting: Meeting, who: MemberId) -> bool:
    """Tell whether a session has a page for somebody: its members, and who asked for it."""
    return is_known(meeting, who) or who == meeting.organiser.id


def session_record(meeting: Meeting, who: MemberId) -> SessionRecord:
    """Show a session to one person of it; times are told in their own zone."""
    member = meeting.member(who)
    zone = zone_of(meeting, who)
    is_open = meeting.terms.disclosure is Disclosure.OPEN
    proposed = [each for each in meeting.rounds if each.assessment is not None]
    return SessionRecord(
        member=who,
        name=member.name if member else meeting.organiser.name,
        zone=zone,
        card=_card(meeting, who, zone),
        yours=_yours(meeting, who, zone),
        rounds=tuple(_round(meeting, each, who, zone) for each in proposed),
        decision=_decision(meeting, zone),
        no_outcome=_no_outcome(meeting),
        given_up=meeting.given_up,
        chart=rounds_chart(meeting) if is_open and proposed else None,
        heatmap=_heatmap(proposed, zone),
        means=tuple(_means(meeting)),
    )


def invite_for(meeting: Meeting, who: MemberId) -> CalendarInvite | None:
    """Return what was decided for one person's calendar, None where nothing is.

    It is the invite that was sent, save that addresses of other members are left out: not everybody
    who is asked shares a workspace with them.
    """
    if meeting.phase is not Phase.DECIDED or meeting.outcome is None:
        return None
    sent = invite(meeting, meeting.outcome, _decided_at(meeting, meeting.outcome))
    people = tuple(
        each if each.id == who else replace(each, email=None) for each in meeting.members
    )
    return replace(sent, sequence=meeting.invites - 1, attendees=people)


def _card(meeting: Meeting, who: MemberId, zone: str) -> SessionCard:
    card, clock = session_card(meeting), zone_named(zone)
    names = names_zone(meeting, who)
    return replace(card, zone=zone, closes_at=card.closes_at.astimezone(clock), names_zone=names)


# What is their own


def _yours(meeting: Meeting, who: MemberId, zone: str) -> Yours:
    known = is_known(meeting, who)
    running = not is_over(meeting)
    votes = may_vote(meeting, who) and meeting.phase is Phase.VOTE
    may_rate = known and meeting.phase is Phase.DECIDED
    return Yours(
        asked=_asked(meeting, who) if known and running else None,
        read_back=_read_back(meeting, who),
        relaxation=_relaxation(meeting, who, zone),
        musts=_musts(meeting, who, zone) if running else (),
        invitation=_invitation(meeting, who),
        rating=_rating_question(meeting, who) if may_rate else None,
        stars=_stars(meeting, who),
        is_reading=meeting.is_reading(who),
        is_done=who in meeting.done,
        may_speak=known and running,
        may_vote=votes,
        may_look_again=votes and has_changed(meeting, who) and who not in meeting.round.look_again,
    )


def _profile(meeting: Meeting, who: MemberId) -> Profile | None:
    box = meeting.profiles.get(who)
    return None if box is None else reveal(box, to=who)


def _asked(meeting: Meeting, who: MemberId) -> IntakeQuestion | None:
    """Return what is asked of a member now: what suits them, the first time or (paper) again."""
    if who not in meeting.answered:
        return intake_question(meeting, who)
    round_ = meeting.round
    again = meeting.phase is Phase.INTAKE and round_.number > 1 and who in round_.asked
    if again and who in meeting.silent:
        question = asked_again(meeting, who)
        return question if isinstance(question, IntakeQuestion) else None
    return None


def _read_back(meeting: Meeting, who: MemberId) -> ReadBack | None:
    profile = _profile(meeting, who)
    if profile is None:
        return None
    is_silent = who in meeting.recalled and who not in meeting.answered
    scope = Scope.RECALLED if is_silent else Scope.SESSION
    return replace(read_back(meeting, who), scope=scope)


def _relaxation(meeting: Meeting, who: MemberId, zone: str) -> RelaxationQuestion | None:
    """Return the question whether one wish could give way, to whom it belongs, while it holds."""
    asked, profile = _asked_to_give_way(meeting, who), _profile(meeting, who)
    if asked is None or profile is None:
        return None
    firm = meeting.firm.get(who)
    own = [each.number for each in assumed_of(meeting, who, profile)]
    holds = asked.number in [*own, *(wish.number for wish in profile.wishes)]
    is_firm = firm is not None and asked.number in reveal(firm, to=who)
    question = give_way_question(meeting, asked)
    return replace(question, zone=zone) if holds and not is_firm else None


def _asked_to_give_way(meeting: Meeting, who: MemberId) -> Relaxation | None:
    """Return what somebody is asked to let give way, during a vote or between two."""
    match meeting.phase:
        case Phase.VOTE:
            box = assessment_of(meeting.round).proof.relaxation
        case Phase.INTAKE if who not in meeting.done:
            box = meeting.round.giving_way.get(who)
        case _:
            box = None
    return reveal(box, to=who) if box is not None and box.owner == who else None


def _musts(meeting: Meeting, who: MemberId, zone: str) -> tuple[MustQuestion, ...]:
    """Return the questions whether a must of theirs is firm, as far as they are open."""
    asked = (must_question(meeting, who, each) for each in open_musts(meeting, who))
    return tuple(replace(each, zone=zone) for each in asked if each)


def _invitation(meeting: Meeting, who: MemberId) -> InvitationReadBack | None:
    waits = meeting.invitation_open and who == meeting.organiser.id
    if meeting.invitation is None or not waits or is_over(meeting):
        return None
    return invitation_read_back(meeting, meeting.invitation)


def _rating_question(meeting: Meeting, who: MemberId) -> RatingQuestion | None:
    if meeting.outcome is None:
        return None
    return rating_question(meeting, who, meeting.outcome, _decided_at(meeting, meeting.outcome))


def _stars(meeting: Meeting, who: MemberId) -> tuple[tuple[str, int | None], ...]:
    box = meeting.ratings.get(who)
    given = reveal(box, to=who) if box is not None else Rating()
    return tuple((each.value, getattr(given, each.value)) for each in Question)


# How it came about


def _round(meeting: Meeting, round_: Round, who: MemberId, zone: str) -> RoundRecord:
    rule = find_rule(meeting.rule_of(round_.number))
    assessed, for_you = assessment_of(round_).options, options_for(meeting, who, round_)
    is_open = meeting.terms.disclosure is Disclosure.OPEN
    return RoundRecord(
        number=round_.number,
        options=_options(meeting, round_, zone),
        for_you=for_you,
        scores=tuple(map(_scores, assessed)) if is_open else None,
        rule=rule.name,
        explanation=rule.explanation,
        is_closed=round_.tally is not None or is_over(meeting),
        elected=round_.tally.winner if round_.tally else None,
        tally=_shown(meeting, round_.tally),
        voted=who in round_.votes,
        ballot=reveal(round_.votes[who], to=who) if who in round_.votes else None,
        carried=for_you.carried,
    )


def _shown(meeting: Meeting, tally: Tally | None) -> Tally | None:
    """Return a closed vote's count; a discreet session shows none."""
    return None if meeting.terms.disclosure is Disclosure.DISCREET else tally


def _options(meeting: Meeting, round_: Round, zone: str) -> OptionsProposed:
    shown = options_proposed(meeting, round_)
    return replace(shown, zone=zone, closes_at=shown.closes_at.astimezone(zone_named(zone)))


def _heatmap(proposed: Sequence[Round], zone: str) -> Heatmap | None:
    drawn = proposed[-1].heatmap if proposed else None
    return None if drawn is None else replace(drawn, zone=zone)


def _scores(option: Assessed) -> Scores:
    return Scores(
        option=option.slot.id,
        attendance=option.attendance,
        ratio=option.ratio,
        score=option.score,
        equity=option.equity,
    )


def _decision(meeting: Meeting, zone: str) -> DecisionRecord | None:
    outcome = meeting.outcome
    if outcome is None or meeting.phase is not Phase.DECIDED:
        return None
    round_ = _deciding_round(meeting, outcome.decided_by)
    rule = find_rule(meeting.rule_of(round_.number))
    return DecisionRecord(
        announced=replace(decided(meeting, outcome, _decided_at(meeting, outcome)), zone=zone),
        round=round_.number,
        rule=rule.name,
        explanation=rule.explanation,
    )


def _decided_at(meeting: Meeting, outcome: Outcome) -> datetime:
    return outcome.at or meeting.closes_at


def _deciding_round(meeting: Meeting, decided_by: DecidedBy) -> Round:
    """Return the last round that was voted on, or the earlier one whose vote holds."""
    proposed = [each for each in meeting.present_search if each.assessment is not None]
    voted = [each for each in proposed if each.tally is not None] or proposed
    if decided_by is not DecidedBy.EARLIER_VOTE:
        return voted[-1]
    return next(each for each in reversed(voted) if each.tally and each.tally.winner)


def _no_outcome(meeting: Meeting) -> NoOutcome | None:
    match meeting.phase:
        case Phase.CANCELLED:
            reason = "The organiser called it off."
        case Phase.WITHOUT_OUTCOME:
            reason = why_none(meeting)
        case _:
            return None
    return NoOutcome(subject=meeting.terms.subject, reason=reason)


def _means(meeting: Meeting) -> Iterable[Mean]:
    """Yield what the ratings come to, once it says nothing of any one of them.

    New ratings are let in three at a time: who saw the mean before and after a single one could
    work it out.
    """
    ratings = [reveal(box, to=Reader.DECISION) for box in meeting.ratings.values()]
    for question in Question:
        given = [stars for each in ratings if (stars := getattr(each, question.value)) is not None]
        shown = given[: len(given) - len(given) % SMALLEST_RATED_GROUP]
        survey = getattr(SURVEY, question.value)
        if shown:
            yield Mean(question.value, sum(shown) / len(shown), len(shown), survey)
