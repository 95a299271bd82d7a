"""A round's proposal: from what everyone has said to options with scores, reasons and a proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import numpy as np

from orchestration.deciding.method import method_of
from orchestration.deciding.state import (
    Assessed,
    Assessment,
    Break,
    Decision,
    OptionFit,
    Proof,
    Relaxation,
    Round,
    Severity,
)
from orchestration.evaluation.columns import Columns, Ints, Judging, Mask
from orchestration.evaluation.evaluation import (
    Evaluation,
    Judged,
    MemberEvaluation,
    evaluate,
    stand_of,
)
from orchestration.evaluation.proof import (
    BlockingConstraint,
    RelaxationGain,
    best_relaxation,
    smallest_conflict,
)
from orchestration.evaluation.proposer import Proposal, propose, ranking
from orchestration.model.options import Option, option_name
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Kind, Polarity, Profile, Stake, Strength
from orchestration.model.terms import Scoring
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import is_fresh

_SEVERITY = {Strength.MUST: Severity.CANNOT, Strength.STRONGLY: Severity.STRONG}


@dataclass(frozen=True)
class Proposed:
    """A round's options by name, the candidate among them, and what was derived."""

    evaluation: Evaluation
    options: tuple[Option, ...]
    candidate: str
    assessment: Assessment


def profile_of(decision: Decision, member: MemberId) -> Profile:
    """Return what a member has said, for the decision alone."""
    box = decision.profiles.get(member)
    return reveal(box, to=Reader.DECISION) if box is not None else Profile()


def assessment_of(round_: Round) -> Assessment:
    """Return what was derived in a round that has options."""
    assert round_.assessment is not None
    return round_.assessment


def side_of(option: Assessed, member: MemberId) -> OptionFit | None:
    """Return how an option stands for a member, for the decision alone; None once forgotten."""
    box = option.sides.get(member)
    return None if box is None else reveal(box, to=Reader.DECISION)


def named_options(decision: Decision) -> Mapping[str, Option]:
    """Return every option of the session so far, by name."""
    return {each.id: each for round_ in decision.rounds for each in round_.options}


def judging_of(decision: Decision, member: MemberId, now: datetime) -> Judging:
    """Return what a member's words are judged on."""
    method, wishes = method_of(decision), profile_of(decision, member).wishes
    return method.judging(decision, member, wishes, method.columns(decision, now))


def evaluation_of(decision: Decision, now: datetime) -> Evaluation:
    """Score every option for everyone who has answered."""
    return _evaluated(decision, method_of(decision).columns(decision, now))


def evaluation_to_vote_on(decision: Decision, now: datetime) -> Evaluation | None:
    """Score every option that can still be put to the vote, for everyone who has answered.

    None where there is none, or none to which anybody can come; in the paper's way that is not
    asked.
    """
    evaluation = _evaluated(decision, method_of(decision).to_vote_on(decision, now))
    is_empty = not len(evaluation.columns) or not evaluation.n
    return None if is_empty or is_for_nobody(decision, evaluation) else evaluation


def _evaluated(decision: Decision, columns: Columns) -> Evaluation:
    stands = [stand_at(decision, member, columns) for member in decision.counted]
    return evaluate(columns, stands, decision.terms.require_one_of)


def stand_at(decision: Decision, member: Member, columns: Columns) -> MemberEvaluation:
    """Return how options stand for a member, by all that holds of them."""
    method = method_of(decision)
    wishes = (
        *profile_of(decision, member.id).wishes,
        *method.assumed_wishes(decision, member),
    )
    judging = method.judging(decision, member.id, wishes, columns)
    return stand_of(member, wishes, judging, decision.terms.scoring)


def is_for_nobody(decision: Decision, evaluation: Evaluation) -> bool:
    """Tell whether nobody can come to any option, of those who count."""
    is_paper = decision.terms.scoring is Scoring.PAPER
    return not is_paper and evaluation.can.size > 0 and not evaluation.can.any()


def propose_round(decision: Decision, now: datetime) -> Proposed | None:
    """Return the present round's options, or None where nothing is possible at all."""
    evaluation = evaluation_to_vote_on(decision, now)
    if evaluation is None:
        return None
    terms = decision.terms
    proposal = propose(
        evaluation,
        terms.options,
        old=old_candidate(decision, evaluation.columns),
        wanted=proposed_by_members(decision, evaluation),
        scoring=terms.scoring,
    )
    return named(decision, evaluation, proposal)


def old_candidate(decision: Decision, columns: Columns) -> int | None:
    """Return the last round's candidate as an index; None in a first round, or once it is past.

    Where a search begins anew, it is the best of what was on the table before and is still there.
    """
    names = [round_.candidate for round_ in decision.present_search if round_.candidate is not None]
    if names:
        return columns.index_of(named_options(decision)[names[-1]])
    before = [each for each in decision.rounds if each.options]
    offered = (columns.index_of(each) for each in (before[-1].options if before else ()))
    return next((each for each in offered if each is not None), None)


def has_changed(decision: Decision, member: MemberId) -> bool:
    """Tell whether a member has said something for the coming round's options."""
    wishes = profile_of(decision, member).preferences
    return any(event.round >= decision.coming_round for wish in wishes for event in wish.history)


def proposed_by_members(decision: Decision, evaluation: Evaluation) -> Mask | None:
    """Return the options that members have asked for since options were shown."""
    if decision.coming_round == 1:
        return None
    wanted = np.zeros(len(evaluation.columns), dtype=bool)
    for stand in evaluation.stands:
        for judged in stand.judged:
            if _asks_for_some(judged) and is_fresh(judged.wish, decision.coming_round):
                wanted |= judged.met
    return wanted


def _asks_for_some(judged: Judged) -> bool:
    """Tell whether a wish asks for some of the options, by their times or by name."""
    wish = judged.wish
    asks = wish.polarity is not Polarity.AGAINST and wish.kind in (Kind.TIME, Kind.OPTION)
    return asks and judged.met is not None


def all_of_them(decision: Decision, options: Sequence[Option], now: datetime) -> Proposed:
    """Return options as they were listed, before anybody has said anything of them."""
    lettered = tuple(replace(option, id=option_name(place)) for place, option in enumerate(options))
    assessed = tuple(
        Assessed(option=each, attendance=0.0, ratio=0.0, score=0.0, equity=0.0, sides={})
        for each in lettered
    )
    assessment = Assessment(options=assessed, proof=Proof(possible=len(lettered)))
    return Proposed(evaluation_of(decision, now), lettered, lettered[0].id, assessment)


def named(decision: Decision, evaluation: Evaluation, proposal: Proposal) -> Proposed:
    """Give each option its name: an option keeps the one it has had in this session."""
    columns = evaluation.columns
    known = {columns.index_of(option): option.id for option in named_options(decision).values()}
    names = {*named_options(decision)}
    rank = {int(place): i for i, place in enumerate(ranking(evaluation, decision.terms.scoring))}
    others = sorted(set(proposal.places) - {proposal.candidate}, key=rank.__getitem__)
    places = (proposal.candidate, *others)
    fits = [(each.member.id, sides_at(each, places)) for each in evaluation.stands]
    assessed = []
    for number, place in enumerate(places):
        name = known.get(place) or option_name(len(names))
        names.add(name)
        sides = {member: Private(member, own[number]) for member, own in fits}
        option = columns.option(place, name)
        assessed.append(_assessed(evaluation, place, option, sides, proposal))
    assessment = Assessment(options=tuple(assessed), proof=proof_of(decision, evaluation))
    options = tuple(each.option for each in assessed)
    return Proposed(evaluation, options, options[0].id, assessment)


def _assessed(
    evaluation: Evaluation,
    place: int,
    option: Option,
    sides: Mapping[MemberId, Private[OptionFit]],
    proposal: Proposal,
) -> Assessed:
    totals, n = evaluation.totals, evaluation.n
    return Assessed(
        option=option,
        attendance=int(totals.attending[place]) / n,
        ratio=int(totals.satisfied[place]) / n,
        score=int(totals.total[place]) / n,
        equity=float(totals.equity[place]),
        sides=sides,
        leaves_out_required=place in proposal.leaving_out,
        satisfies_fewer=place in proposal.fewer,
    )


def side_at(stand: MemberEvaluation, place: int) -> OptionFit:
    """Return how an option stands for one member."""
    return sides_at(stand, (place,))[0]


def sides_at(stand: MemberEvaluation, places: Sequence[int]) -> list[OptionFit]:
    """Return how each of these options stands for one member.

    That an option merely does not clash with anything is no reason for it, nor that it lies in
    their own day.
    """
    at = np.array(places)
    met: list[list[tuple[str, Stake]]] = [[] for _ in places]
    broken: list[list[Break]] = [[] for _ in places]
    for judged in stand.judged:
        if judged.met is not None:
            _note(judged, judged.met[at].tolist(), at, met, broken)
    scores, can = stand.pi[at].tolist(), stand.can[at].tolist()
    return [
        OptionFit(
            score,
            can_come,
            tuple([words for words, _ in good]),
            tuple(bad),
            tuple([stake for _, stake in good]),
        )
        for score, can_come, good, bad in zip(scores, can, met, broken, strict=True)
    ]


def _note(
    judged: Judged,
    is_met: Sequence[bool],
    at: Ints,
    met: Sequence[list[tuple[str, Stake]]],
    broken: Sequence[list[Break]],
) -> None:
    """Note a wish at each of some options that it speaks of: as met, as broken, or not at all."""
    wish, stake = judged.wish, Stake.of(judged.wish)
    severity = _SEVERITY.get(wish.strength, Severity.MILD)
    for_it = (wish.restatement, stake) if _is_wished(judged) else None
    is_missed = judged.counted or judged.decides
    against = Break(wish.restatement, severity, stake) if is_missed else None
    of = (
        range(len(at))
        if judged.speaks_of is None
        else np.flatnonzero(judged.speaks_of[at]).tolist()
    )
    for number in of:
        if is_met[number] and for_it:
            met[number].append(for_it)
        elif against and not is_met[number]:
            broken[number].append(against)


def _is_wished(judged: Judged) -> bool:
    wish = judged.wish
    return wish.kind is not Kind.HOURS and (judged.counted or wish.polarity is Polarity.FOR)


def proof_of(decision: Decision, evaluation: Evaluation) -> Proof:
    """Return how many options there are, and what stands in the way of one that serves everyone."""
    conflict = smallest_conflict(evaluation)
    opening = best_relaxation(evaluation, decision.terms.scoring, firm_wishes(decision))
    return Proof(
        possible=len(evaluation.columns),
        for_all=int((evaluation.totals.attending == evaluation.n).sum()),
        blocking=None if conflict is None else _by_member(conflict),
        relaxation=None if opening is None else _relaxation(evaluation.columns, opening),
    )


def firm_wishes(decision: Decision) -> frozenset[tuple[MemberId, int]]:
    """Return the wishes whose authors have said that they will not give way."""
    return frozenset(
        (member, number)
        for member, box in decision.firm.items()
        for number in reveal(box, to=Reader.DECISION)
    )


def _by_member(
    conflict: Sequence[BlockingConstraint],
) -> Mapping[MemberId, Private[tuple[str, ...]]]:
    wishes: dict[MemberId, tuple[str, ...]] = {}
    for bar in conflict:
        wishes[bar.member] = (*wishes.get(bar.member, ()), bar.wish.restatement)
    return {member: Private(member, words) for member, words in wishes.items()}


def _relaxation(columns: Columns, opening: RelaxationGain) -> Private[Relaxation]:
    option = columns.option(opening.index)
    wish = opening.wish
    given = Relaxation(
        member=opening.member,
        wish=wish.restatement,
        number=wish.number,
        gains=opening.gains,
        option=option,
        stake=Stake.of(wish),
    )
    return Private(opening.member, given)
