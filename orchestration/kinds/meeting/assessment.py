"""A round's proposal: from what everyone has said to options with scores, reasons and a proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

import numpy as np

from orchestration.deciding.state import (
    Assessed,
    Assessment,
    Break,
    OptionFit,
    Proof,
    Relaxation,
    Round,
    Severity,
)
from orchestration.evaluation.columns import Columns, Mask
from orchestration.evaluation.evaluation import Evaluation, Judged, MemberEvaluation
from orchestration.evaluation.proof import (
    BlockingConstraint,
    RelaxationGain,
    best_relaxation,
    smallest_conflict,
)
from orchestration.evaluation.proposer import (
    Proposal,
    propose,
    ranking,
    taken_up,
)
from orchestration.kinds.meeting import own_day
from orchestration.kinds.meeting.commands import OptionsSuggested
from orchestration.kinds.meeting.deadlines import still_to_vote_on
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Slot, option_name
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Kind, Polarity, Preference, Profile, Stake, Strength
from orchestration.model.terms import Scoring, Terms
from orchestration.model.times import Weekly
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import is_fresh
from orchestration.scheduling.clocks import minute_of
from orchestration.scheduling.grid import Grid, grid_for
from orchestration.scheduling.wishes import EvaluationContext, MemberPreferences, evaluate_starts

_SEVERITY = {Strength.MUST: Severity.CANNOT, Strength.STRONGLY: Severity.STRONG}


@dataclass(frozen=True)
class Proposed:
    """A round's options by name, the candidate among them, and what was derived."""

    evaluation: Evaluation
    options: tuple[Slot, ...]
    candidate: str
    assessment: Assessment


def profile_of(meeting: Meeting, member: MemberId) -> Profile:
    """Return what a member has said, for the decision alone."""
    box = meeting.profiles.get(member)
    return reveal(box, to=Reader.DECISION) if box is not None else Profile()


def own_day_of(meeting: Meeting, member: Member) -> tuple[Preference, ...]:
    """Return a member's own day and night, where they matter, for the decision alone."""
    return own_day.own_day(meeting, member, profile_of(meeting, member.id))


def assessment_of(round_: Round) -> Assessment:
    """Return what was derived in a round that has options."""
    assert round_.assessment is not None
    return round_.assessment


def side_of(option: Assessed, member: MemberId) -> OptionFit | None:
    """Return how an option stands for a member, for the decision alone; None once forgotten."""
    box = option.sides.get(member)
    return None if box is None else reveal(box, to=Reader.DECISION)


def named_slots(meeting: Meeting) -> Mapping[str, Slot]:
    """Return every option of the session so far, by name."""
    return {slot.id: slot for round_ in meeting.rounds for slot in round_.options}


def grid_of(meeting: Meeting, now: datetime) -> Grid:
    """Return every start that the terms and the organiser's invitation leave, none given up."""
    grid = grid_for(meeting.terms, now)
    for slot in meeting.given_up:
        first, last = minute_of(slot.start), minute_of(slot.end)
        grid = grid.where((grid.ends <= first) | (grid.starts >= last))
    if meeting.invitation is None or meeting.invitation_open:
        return grid
    for wish in filter(_limits, meeting.invitation.times):
        met = EvaluationContext(grid, meeting.terms.zone, {}, ()).met_by(wish)
        if met is not None and met.any():  # one that leaves nothing contradicts the window
            grid = grid.where(met)
    return grid


def _limits(wish: Preference) -> bool:
    """Tell whether a time of the invitation limits the search.

    A plain statement does ("let's meet on Tuesday afternoon"), a soft one does not ("ideally"), nor
    does a single moment ("before Tuesday noon"): too much would hang on one word.
    """
    match wish.applies:
        case Weekly(start=start, end=end) if start is not None and start == end:
            return False
        case _:
            plain = wish.polarity is Polarity.FOR and wish.strength is Strength.PREFERS
            return plain or wish.strength is Strength.MUST


def ground_of(meeting: Meeting, member: MemberId, now: datetime) -> EvaluationContext:
    """Return what a member's wishes are judged on."""
    who = meeting.member(member)
    zone = who.zone if who else meeting.terms.zone
    profile, grid, slots = profile_of(meeting, member), grid_of(meeting, now), named_slots(meeting)
    if who is None:
        return EvaluationContext(grid, zone, slots, profile.wishes)
    return EvaluationContext(
        grid, zone, slots, profile.wishes, own_day.begins(meeting, who, profile)
    )


def grid_to_vote_on(meeting: Meeting, now: datetime) -> Grid:
    """Return every start that can still be put to the vote."""
    return still_to_vote_on(grid_of(meeting, now), now)


def evaluation_of(meeting: Meeting, now: datetime) -> Evaluation:
    """Score every start for everyone who has answered."""
    return _evaluated(meeting, grid_of(meeting, now))


def evaluation_to_vote_on(meeting: Meeting, now: datetime) -> Evaluation | None:
    """Score every start that can still be put to the vote, for everyone who has answered.

    None where there is none, or none to which anybody can come; in the paper's way that is not
    asked.
    """
    evaluation = _evaluated(meeting, grid_to_vote_on(meeting, now))
    is_empty = not len(evaluation.columns) or not evaluation.n
    return None if is_empty or is_for_nobody(meeting, evaluation) else evaluation


def is_for_nobody(meeting: Meeting, evaluation: Evaluation) -> bool:
    """Tell whether nobody can come to any start, of those who count."""
    is_paper = meeting.terms.scoring is Scoring.PAPER
    return not is_paper and evaluation.can.size > 0 and not evaluation.can.any()


def _evaluated(meeting: Meeting, grid: Grid) -> Evaluation:
    voices = [_voice(meeting, member) for member in meeting.counted]
    slots, terms = named_slots(meeting), meeting.terms
    return evaluate_starts(grid, voices, slots, terms.require_one_of, terms.scoring)


def _voice(meeting: Meeting, member: Member) -> MemberPreferences:
    profile = profile_of(meeting, member.id)
    wishes = (*profile.wishes, *own_day.own_day(meeting, member, profile))
    return MemberPreferences(member, wishes, own_day.begins(meeting, member, profile))


def propose_round(
    meeting: Meeting, now: datetime, suggested: OptionsSuggested | None = None
) -> Proposed | None:
    """Return the present round's options, or None where no start exists at all.

    A suggestion that is not sound is passed over, and the exact proposer's options stand.
    """
    evaluation = evaluation_to_vote_on(meeting, now)
    if evaluation is None:
        return None
    terms = meeting.terms
    old = old_candidate(meeting, evaluation.columns)
    if suggested and (places := sound_places(terms, evaluation, old, suggested)):
        evaluation = evaluation.judged_at(places, _scores(suggested))
        return _named(meeting, evaluation, taken_up(evaluation, places, old))
    proposal = propose(
        evaluation,
        terms.options,
        old=old,
        wanted=proposed_by_members(meeting, evaluation),
        scoring=terms.scoring,
    )
    return _named(meeting, evaluation, proposal)


def sound_places(
    terms: Terms, evaluation: Evaluation, old: int | None, suggested: OptionsSuggested
) -> tuple[int, ...]:
    """Return the starts that are suggested, as indices; none where the suggestion is not sound.

    It has to name starts that exist, each once, K at most, the last candidate among them, and to
    judge each for everyone, 0 to 3.
    """
    found = [evaluation.columns.index_of(Slot("", start, start)) for start in suggested.starts]
    places = tuple(place for place in found if place is not None)
    scores, members = _scores(suggested), [stand.member.id for stand in evaluation.stands]
    named_well = 0 < len(set(places)) == len(found) <= terms.options and old in (None, *places)
    judged = [scores.get(member, ()) for member in members]
    judged_well = all(len(each) == len(found) and set(each) <= {0, 1, 2, 3} for each in judged)
    return places if named_well and judged_well else ()


def _scores(suggested: OptionsSuggested) -> Mapping[MemberId, tuple[int, ...]]:
    return {who: reveal(box, to=Reader.DECISION) for who, box in suggested.scores.items()}


def old_candidate(meeting: Meeting, columns: Columns) -> int | None:
    """Return the last round's candidate as an index; None in a first round, or once it is past."""
    names = [round_.candidate for round_ in meeting.present_search if round_.candidate is not None]
    return columns.index_of(named_slots(meeting)[names[-1]]) if names else None


def has_changed(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether a member has said something for the coming round's options."""
    wishes = profile_of(meeting, member).preferences
    return any(event.round >= meeting.coming_round for wish in wishes for event in wish.history)


def proposed_by_members(meeting: Meeting, evaluation: Evaluation) -> Mask | None:
    """Return the starts that members have asked for since options were shown."""
    if meeting.coming_round == 1:
        return None
    wanted = np.zeros(len(evaluation.columns), dtype=bool)
    for stand in evaluation.stands:
        for judged in stand.judged:
            if _asks_for_time(judged) and is_fresh(judged.wish, meeting.coming_round):
                wanted |= judged.met
    return wanted


def _asks_for_time(judged: Judged) -> bool:
    wish = judged.wish
    asks = wish.polarity is not Polarity.AGAINST and wish.kind is Kind.TIME
    return asks and judged.met is not None


def _named(meeting: Meeting, evaluation: Evaluation, proposal: Proposal) -> Proposed:
    """Give each start its name: a start keeps the one it has had in this session."""
    columns = evaluation.columns
    known = {columns.index_of(slot): slot.id for slot in named_slots(meeting).values()}
    names = {*named_slots(meeting)}
    rank = {int(place): i for i, place in enumerate(ranking(evaluation, meeting.terms.scoring))}
    others = sorted(set(proposal.places) - {proposal.candidate}, key=rank.__getitem__)
    assessed = []
    for place in (proposal.candidate, *others):
        name = known.get(place) or option_name(len(names))
        names.add(name)
        slot = columns.option(place, name)
        assert isinstance(slot, Slot)
        assessed.append(_assessed(evaluation, place, slot, proposal))
    assessment = Assessment(options=tuple(assessed), proof=proof_of(meeting, evaluation))
    slots = tuple(each.slot for each in assessed)
    return Proposed(evaluation, slots, slots[0].id, assessment)


def _assessed(evaluation: Evaluation, place: int, slot: Slot, proposal: Proposal) -> Assessed:
    totals, n = evaluation.totals, evaluation.n
    members = [(stand.member.id, stand) for stand in evaluation.stands]
    return Assessed(
        slot=slot,
        attendance=int(totals.attending[place]) / n,
        ratio=int(totals.satisfied[place]) / n,
        score=int(totals.total[place]) / n,
        equity=float(totals.equity[place]),
        sides={member: Private(member, side_at(stand, place)) for member, stand in members},
        leaves_out_required=place in proposal.leaving_out,
        satisfies_fewer=place in proposal.fewer,
    )


def side_at(stand: MemberEvaluation, place: int) -> OptionFit:
    """Return how a start stands for one member.

    That a start merely does not clash with anything is no reason for it, nor that it lies in
    their own day.
    """
    judged = [(each, each.met[place]) for each in stand.judged if each.met is not None]
    met = [each.wish for each, met in judged if met and _is_wished(each)]
    broken = (each.wish for each, met in judged if not met and (each.counted or each.decides))
    return OptionFit(
        score=int(stand.pi[place]),
        can_come=bool(stand.can[place]),
        meets=tuple(wish.restatement for wish in met),
        breaks=tuple(map(_break, broken)),
        met=tuple(map(Stake.of, met)),
    )


def _break(wish: Preference) -> Break:
    severity = _SEVERITY.get(wish.strength, Severity.MILD)
    return Break(wish.restatement, severity, Stake.of(wish))


def _is_wished(judged: Judged) -> bool:
    wish = judged.wish
    return wish.kind is not Kind.HOURS and (judged.counted or wish.polarity is Polarity.FOR)


def proof_of(meeting: Meeting, evaluation: Evaluation) -> Proof:
    """Return how many starts there are, and what stands in the way of one that serves everyone."""
    conflict = smallest_conflict(evaluation)
    opening = best_relaxation(evaluation, meeting.terms.scoring, firm_wishes(meeting))
    return Proof(
        starts=len(evaluation.columns),
        for_all=int((evaluation.totals.attending == evaluation.n).sum()),
        blocking=None if conflict is None else _stakes(conflict),
        relaxation=None if opening is None else _relaxation(evaluation.columns, opening),
    )


def firm_wishes(meeting: Meeting) -> frozenset[tuple[MemberId, int]]:
    """Return the wishes whose authors have said that they will not give way."""
    return frozenset(
        (member, number)
        for member, box in meeting.firm.items()
        for number in reveal(box, to=Reader.DECISION)
    )


def _stakes(conflict: Sequence[BlockingConstraint]) -> Mapping[MemberId, Private[tuple[str, ...]]]:
    wishes: dict[MemberId, tuple[str, ...]] = {}
    for bar in conflict:
        wishes[bar.member] = (*wishes.get(bar.member, ()), bar.wish.restatement)
    return {member: Private(member, words) for member, words in wishes.items()}


def _relaxation(columns: Columns, opening: RelaxationGain) -> Private[Relaxation]:
    slot = columns.option(opening.option)
    assert isinstance(slot, Slot)
    wish = opening.wish
    given = Relaxation(
        member=opening.member,
        wish=wish.restatement,
        number=wish.number,
        gains=opening.gains,
        slot=slot,
        stake=Stake.of(wish),
    )
    return Private(opening.member, given)
