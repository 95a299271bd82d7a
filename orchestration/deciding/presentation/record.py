"""What one member may see of a session: as its disclosure level allows, and what is their own.

Of others there is nothing here but what the channel has been shown. A member's own profile, sides
and ratings are read as that member: whatever went wrong, another's would not open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from orchestration.deciding.commands import Question
from orchestration.deciding.ended.afterwards import SURVEY
from orchestration.deciding.ended.why_nothing import why_none
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.charts import rounds_chart
from orchestration.deciding.presentation.clocks import clock_of, zone_of
from orchestration.deciding.presentation.decision_record import decided_at, record_of
from orchestration.deciding.presentation.explanation import for_one, of_its_day
from orchestration.deciding.presentation.in_vain import ended_in_vain
from orchestration.deciding.presentation.labelled import deciding_round
from orchestration.deciding.presentation.own_list import (
    assumed_of,
    holds_anything,
    read_back,
    with_way_back,
)
from orchestration.deciding.presentation.questions import (
    asked_again,
    give_way_question,
    rating_question,
)
from orchestration.deciding.presentation.reasons import GUESSING_GROUP, works
from orchestration.deciding.presentation.views import (
    agenda,
    invitation_read_back,
    options_for,
    options_proposed,
)
from orchestration.deciding.presentation.waiting import waited_for
from orchestration.deciding.rounds.assessment import (
    assessment_of,
    has_changed,
    profile_of,
    side_at,
    stand_at,
)
from orchestration.deciding.rounds.readiness import open_to
from orchestration.deciding.state import (
    Assessed,
    Decision,
    Phase,
    Rating,
    Relaxation,
    Round,
)
from orchestration.deciding.step import is_known, is_over, may_vote
from orchestration.deciding.votes.receipts import receipt_for
from orchestration.deciding.votes.standing import is_last_vote
from orchestration.deciding.wishes.musts import question_of, standing_musts
from orchestration.model.ballots import Tally
from orchestration.model.people import MemberId
from orchestration.model.preferences import Profile, Strength
from orchestration.model.terms import Disclosure, Scoring
from orchestration.model.times import zone_named
from orchestration.privacy import Reader, reveal
from orchestration.profile import numbered
from orchestration.views.asked_otherwise import VoteShown
from orchestration.views.channel import NoOutcome, OptionsProposed, SessionCard
from orchestration.views.documents import Heatmap
from orchestration.views.member import (
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    MustQuestion,
    OptionsForYou,
    PartQuestion,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Scope,
)
from orchestration.views.record import (
    Mean,
    RoundRecord,
    Scores,
    SessionRecord,
    Yours,
)
from orchestration.voting.check import find_rule

SMALLEST_RATED_GROUP = 3
"""Fewer ratings have no mean that hides whose they are: of two, each could tell the other's."""


def may_see(decision: Decision, who: MemberId) -> bool:
    """Tell whether a session has a page for somebody: its members, and who asked for it."""
    return decision.includes(who)


def session_record(decision: Decision, who: MemberId) -> SessionRecord:
    """Show a session to one person of it; times are told in their own zone."""
    member = decision.member(who)
    zone = zone_of(decision, who)
    is_open = decision.terms.disclosure is Disclosure.OPEN
    proposed = [each for each in decision.rounds if each.assessment is not None]
    return SessionRecord(
        member=who,
        name=member.name if member else decision.organiser.name,
        zone=zone,
        card=card_for(decision, who),
        yours=yours_of(decision, who),
        rounds=tuple(_round(decision, each, who) for each in proposed),
        decision=record_of(decision, who),
        no_outcome=no_outcome(decision),
        given_up=decision.given_up,
        chart=rounds_chart(decision) if is_open and proposed else None,
        heatmap=_heatmap(proposed, zone),
        means=tuple(_means(decision)),
        agenda=agenda(decision),
        takes_topics=_takes_topics(decision),
    )


def _takes_topics(decision: Decision) -> bool:
    """Tell whether there is an agenda, and what is on it matters still."""
    is_held = not is_over(decision) or decision.phase is Phase.DECIDED
    return is_held and method_of(decision).agenda(decision) is not None


def card_for(decision: Decision, who: MemberId) -> SessionCard:
    """Return the session at a glance, on the clock of who reads it."""
    card, clock = method_of(decision).card(decision), zone_named(zone_of(decision, who))
    by, follows = (each and each.astimezone(clock) for each in (card.options_by, card.follows_at))
    closes_at = card.closes_at.astimezone(clock)
    card = replace(card, closes_at=closes_at, options_by=by, follows_at=follows)
    card = replace(card, **clock_of(decision, who))
    if card.options_by and who == decision.organiser.id:
        card = replace(card, open_answers=len(open_to(decision)))
    return replace(card, **waited_for(decision, who))


# What is their own


def yours_of(decision: Decision, who: MemberId) -> Yours:
    """Show somebody what is their own of a session."""
    known = is_known(decision, who)
    running = not is_over(decision)
    votes = may_vote(decision, who) and decision.phase is Phase.VOTE
    relaxation = to_give_way(decision, who)
    may_rate = known and decision.phase is Phase.DECIDED
    return Yours(
        asked=_asked(decision, who) if known and running else None,
        read_back=_read_back(decision, who),
        relaxation=relaxation,
        musts=_musts(decision, who)[:1] if running and not relaxation else (),
        invitation=_invitation(decision, who),
        rating=_rating_question(decision, who) if may_rate else None,
        stars=_stars(decision, who),
        is_reading=decision.is_reading(who),
        is_done=who in decision.done,
        may_speak=known and running,
        may_vote=votes,
        may_look_again=votes
        and not is_last_vote(decision)
        and has_changed(decision, who)
        and who not in decision.round.look_again,
    )


def _profile(decision: Decision, who: MemberId) -> Profile | None:
    box = decision.profiles.get(who)
    return None if box is None else reveal(box, to=who)


def _asked(decision: Decision, who: MemberId) -> IntakeQuestion | None:
    """Return what is asked of a member now: what suits them, the first time or (paper) again."""
    if who not in decision.answered:
        return method_of(decision).question(decision, who)
    round_ = decision.round
    again = decision.phase is Phase.INTAKE and round_.number > 1 and who in round_.asked
    if again and who in decision.silent:
        question = asked_again(decision, who)
        return question if isinstance(question, IntakeQuestion) else None
    return None


def _read_back(decision: Decision, who: MemberId) -> ReadBack | None:
    profile, held = _profile(decision, who), read_back(decision, who)
    held = held if profile is None or is_over(decision) else with_way_back(held, profile)
    if profile is None and not holds_anything(held):
        return None
    is_silent = who in decision.recalled and who not in decision.answered
    scope = Scope.RECALLED if is_silent else Scope.SESSION
    return replace(held, scope=scope, is_asked_for=True)


def to_give_way(decision: Decision, who: MemberId) -> RelaxationQuestion | None:
    """Return the question whether one wish could give way, to whom it belongs, while it holds."""
    asked, profile = _asked_to_give_way(decision, who), _profile(decision, who)
    if asked is None or profile is None:
        return None
    firm = decision.firm.get(who)
    own = [each.number for each in assumed_of(decision, who)]
    same = [each.number for each in profile.wishes if each.restatement == asked.wish]
    holds = asked.number in [*own, *same]
    is_firm = firm is not None and asked.number in reveal(firm, to=who)
    question = give_way_question(decision, asked)
    return question if holds and not is_firm else None


def called_firm(decision: Decision, who: MemberId) -> int | None:
    """Return the number of the wish that somebody was asked about last, and called a firm no."""
    firm, profile = decision.firm.get(who), _profile(decision, who)
    if firm is None or profile is None or is_over(decision):
        return None
    asked = [numbered(profile, each) for each in reveal(firm, to=who)]
    held = [each for each in asked if each and each.confirmed and each.strength is Strength.MUST]
    return held[-1].number if held else None


def _asked_to_give_way(decision: Decision, who: MemberId) -> Relaxation | None:
    """Return what somebody is asked to let give way, during a vote or between two."""
    match decision.phase:
        case Phase.VOTE:
            box = assessment_of(decision.round).proof.relaxation
        case Phase.INTAKE if who not in decision.done:
            box = decision.round.giving_way.get(who)
        case _:
            box = None
    return reveal(box, to=who) if box is not None and box.owner == who else None


def _musts(decision: Decision, who: MemberId) -> tuple[MustQuestion | PartQuestion, ...]:
    """Return what stands open of a must of theirs, or of the part that they are there for.

    Only one at a time is asked; while options are voted on, what touches none of them is void.
    """
    asked = (question_of(decision, who, each) for each in standing_musts(decision, who))
    return tuple(each for each in asked if each)


def _invitation(decision: Decision, who: MemberId) -> InvitationReadBack | None:
    waits = decision.invitation_open and who == decision.organiser.id
    if decision.invitation is None or not waits or is_over(decision):
        return None
    return invitation_read_back(decision, decision.invitation)


def _rating_question(decision: Decision, who: MemberId) -> RatingQuestion | None:
    if decision.outcome is None:
        return None
    return rating_question(decision, who, decision.outcome, decided_at(decision, decision.outcome))


def _stars(decision: Decision, who: MemberId) -> tuple[tuple[str, int | None], ...]:
    box = decision.ratings.get(who)
    given = reveal(box, to=who) if box is not None else Rating()
    return tuple((each.value, getattr(given, each.value)) for each in Question)


# How it came about


def _round(decision: Decision, round_: Round, who: MemberId) -> RoundRecord:
    rule = find_rule(decision.rule_of(round_.number))
    assessed, for_you = assessment_of(round_).options, stands_by_now(decision, round_, who)
    is_open = decision.terms.disclosure is Disclosure.OPEN
    return RoundRecord(
        number=round_.number,
        options=_options(decision, round_, who),
        for_you=for_you,
        scores=tuple(map(_scores, assessed)) if is_open else None,
        rule=rule.in_words,
        explanation=rule.explanation,
        is_closed=round_.tally is not None or is_over(decision),
        elected=round_.tally.winner if round_.tally else None,
        tally=_shown(decision, round_.tally),
        voted=who in round_.votes,
        ballot=reveal(round_.votes[who], to=who) if who in round_.votes else None,
        carried=for_you.carried,
        receipt=receipt_for(decision, round_, who),
        lets_guess=_lets_guess(decision),
        was_ahead=_was_ahead(decision, round_),
    )


def _was_ahead(decision: Decision, round_: Round) -> bool:
    """Tell whether another round followed what a vote had elected, which settled nothing then."""
    is_followed = decision.since <= round_.number < decision.round.number
    outcome = decision.outcome
    decides = outcome is not None and deciding_round(decision, outcome.decided_by) is round_
    return is_followed and not decides


def _lets_guess(decision: Decision) -> bool:
    """Tell whether the count that all see may say who voted for what, as few vote."""
    is_counted = decision.terms.disclosure is not Disclosure.DISCREET
    return is_counted and len(decision.members) <= GUESSING_GROUP


def vote_among_options(decision: Decision, member: MemberId, round_: Round) -> VoteShown:
    """Show a member what they vote by now, among how the options stand for them."""
    held = round_.votes.get(member)
    ballot = reveal(held, to=member) if held else None
    options, has_voted = options_for(decision, member, round_), held is not None
    return VoteShown(options=options, ballot=ballot, has_voted=has_voted)


def stands_by_now(decision: Decision, round_: Round, who: MemberId) -> OptionsForYou:
    """Return how each option stands for somebody: while it is voted on, by what they say by now."""
    view, member = options_for(decision, who, round_), decision.member(who)
    is_open = decision.phase is Phase.VOTE and round_.number == decision.round.number
    if not is_open or member is None or not decision.log or decision.terms.scoring is Scoring.PAPER:
        return view
    columns = method_of(decision).columns(decision, decision.log[-1].at)
    stand, profile = stand_at(decision, member, columns), profile_of(decision, who)

    def by_now(then: ForYou) -> ForYou:
        place = columns.index_of(then.option)
        if place is None:  # it is past
            return then
        side = side_at(stand, place)
        side = of_its_day(then.option, side, zone_of(decision, who))
        return for_one(then.option, replace(side, can_come=works(side)), profile)

    return replace(view, options=tuple(map(by_now, view.options)))


def _shown(decision: Decision, tally: Tally | None) -> Tally | None:
    """Return a closed vote's count; a discreet session shows none."""
    return None if decision.terms.disclosure is Disclosure.DISCREET else tally


def _options(decision: Decision, round_: Round, who: MemberId) -> OptionsProposed:
    shown = options_proposed(decision, round_)
    closes_at = shown.closes_at.astimezone(zone_named(zone_of(decision, who)))
    return replace(shown, **clock_of(decision, who), closes_at=closes_at)


def _heatmap(proposed: Sequence[Round], zone: str) -> Heatmap | None:
    drawn = proposed[-1].heatmap if proposed else None
    return None if drawn is None else replace(drawn, zone=zone)


def _scores(assessed: Assessed) -> Scores:
    return Scores(
        option=assessed.option.id,
        attendance=assessed.attendance,
        ratio=assessed.ratio,
        score=assessed.score,
        equity=assessed.equity,
    )


def no_outcome(decision: Decision) -> NoOutcome | None:
    """Return what is said of how a session ended without an outcome; None where it did not."""
    match decision.phase:
        case Phase.CANCELLED:
            return ended_in_vain(decision, "The organiser called it off.")
        case Phase.WITHOUT_OUTCOME:
            return ended_in_vain(decision, why_none(decision))
        case _:
            return None


def _means(decision: Decision) -> Iterable[Mean]:
    """Yield what the ratings come to, once it says nothing of any one of them.

    New ratings are let in three at a time: who saw the mean before and after a single one could
    work it out.
    """
    ratings = [reveal(box, to=Reader.DECISION) for box in decision.ratings.values()]
    for question in Question:
        given = [stars for each in ratings if (stars := getattr(each, question.value)) is not None]
        shown = given[: len(given) - len(given) % SMALLEST_RATED_GROUP]
        survey = getattr(SURVEY, question.value)
        if shown:
            yield Mean(question.value, sum(shown) / len(shown), len(shown), survey)
