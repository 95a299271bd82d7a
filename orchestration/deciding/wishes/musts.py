"""A `must` in somebody's own words: what it comes to, and whether it is a firm no.

It counts as `strongly` until its author has confirmed it: they are asked with one tap, before an
option that would break it is put on the table (PROTOCOL.md, section 2). Who is needed, and stays
for a part alone, is asked in the same way whether that is enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

import numpy as np

from orchestration.deciding.presentation.clocks import clock_of
from orchestration.deciding.presentation.explanation import must_against_you
from orchestration.deciding.presentation.reasons import hides_others
from orchestration.deciding.rounds.assessment import (
    Proposed,
    assessment_of,
    judging_of,
    profile_of,
    propose_round,
    side_of,
)
from orchestration.deciding.state import D, Decision, MustAsked, Phase
from orchestration.deciding.step import tell, with_profile
from orchestration.evaluation.columns import Columns
from orchestration.evaluation.evaluation import Evaluation, MemberEvaluation
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Kind,
    PartOfMeeting,
    Polarity,
    Preference,
    Strength,
)
from orchestration.model.terms import Scoring
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import firm, numbered
from orchestration.sessions.effects import Tell
from orchestration.views.member import MustQuestion, MustRead, PartQuestion


def read_musts(
    decision: Decision, member: MemberId, wishes: Sequence[Preference], at: datetime
) -> tuple[MustRead, ...]:
    """Return what those of a member's wishes come to that are musts.

    What an option is against that is being voted on is told and asked with what it means for that.
    """
    if decision.terms.scoring is Scoring.PAPER:
        return ()
    judging = judging_of(decision, member, at)
    voted_on = _places_voted_on(decision, judging.columns)
    musts = (wish for wish in wishes if wish.strength is Strength.MUST)
    judged = ((wish, judging.met_by(wish)) for wish in musts)
    return tuple(
        MustRead(
            wish.restatement,
            int(np.logical_not(met).sum()),
            len(judging.columns),
            holds=wish.confirmed,
        )
        for wish, met in judged
        if met is not None and met[voted_on].all()
    )


def outside_of(
    decision: Decision, member: MemberId, wishes: Sequence[Preference], at: datetime
) -> tuple[str, ...]:
    """Return those of a member's wishes which nothing meets that is possible."""
    if decision.phase is not Phase.INTAKE:
        return ()
    judging = judging_of(decision, member, at)
    wished = (x for x in wishes if x.polarity is not Polarity.AGAINST and x.kind is Kind.TIME)
    judged = ((wish, judging.met_by(wish)) for wish in wished)
    return tuple(x.restatement for x, met in judged if met is not None and not met.any())


def _places_voted_on(decision: Decision, columns: Columns) -> list[int]:
    options = decision.round.options if decision.phase is Phase.VOTE else ()
    places = (columns.index_of(option) for option in options)
    return [place for place in places if place is not None]


def ask_at_the_vote(
    decision: D, stand: MemberEvaluation, columns: Columns
) -> tuple[D, MustQuestion | None]:
    """Ask a member about the first must of theirs that an option breaks which is being voted on.

    It was not asked about before; where all strengths are equal, there is nothing to ask.
    """
    member = stand.member.id
    if decision.terms.scoring is Scoring.PAPER:
        return decision, None
    for option in decision.round.options:
        place = columns.index_of(option)
        broken = unconfirmed_at(stand, place) if place is not None else ()
        for number in (each for each in broken if each not in _open_numbers(decision, member)):
            asked = MustAsked(number, decision.round.number, option, suits_most=False)
            return _with_asked(decision, member, [asked]), must_question(decision, member, asked)
    return decision, None


def _with_asked(decision: D, member: MemberId, asked: Sequence[MustAsked]) -> D:
    known = open_musts(decision, member)
    musts = {**decision.musts, member: Private(member, (*known, *asked))}
    return replace(decision, musts=musts)


def must_question(decision: Decision, member: MemberId, asked: MustAsked) -> MustQuestion | None:
    """Return the question whether a must is firm; None where it has been settled.

    Of the others it tells nothing where that would give them away.
    """
    profile = profile_of(decision, member)
    wish = numbered(profile, asked.number)
    if wish is None:
        return None
    return MustQuestion(
        subject=decision.terms.subject,
        **clock_of(decision, member),
        option=asked.option,
        preference=must_against_you(wish, asked.option),
        number=asked.number,
        suits_most=asked.suits_most and not hides_others(decision),
    )


def part_question(decision: Decision, member: MemberId, asked: MustAsked) -> PartQuestion | None:
    """Return the question whether a part is enough; None where none was asked about."""
    wish = numbered(profile_of(decision, member), asked.number)
    part = wish.applies if wish else None
    if wish is None or not isinstance(part, PartOfMeeting):
        return None
    return PartQuestion(
        subject=decision.terms.subject,
        **clock_of(decision, member),
        option=asked.option if part.at else None,
        part=wish.restatement,
        number=asked.number,
    )


def question_of(
    decision: Decision, member: MemberId, asked: MustAsked
) -> MustQuestion | PartQuestion | None:
    """Return what a member was asked about one of their wishes; None where it is gone."""
    part = part_question(decision, member, asked)
    return part or must_question(decision, member, asked)


def open_musts(decision: Decision, member: MemberId) -> tuple[MustAsked, ...]:
    """Return what a member was asked about and has not settled; a wish that is gone is settled."""
    box = decision.musts.get(member)
    asked = reveal(box, to=Reader.DECISION) if box else ()
    profile = profile_of(decision, member)
    return tuple(each for each in asked if _is_unsettled(numbered(profile, each.number)))


def standing_musts(decision: Decision, member: MemberId) -> tuple[MustAsked, ...]:
    """Return what of it stands: while options are voted on, what touches none of them is void."""
    asked = open_musts(decision, member)
    if decision.phase is not Phase.VOTE:
        return tuple(each for each in asked if each.round == decision.round.number)
    sides = [side_of(each, member) for each in assessment_of(decision.round).options]
    broken = {x.stake.number for side in sides if side for x in side.breaks if x.stake}
    names = {each.id for each in decision.round.options}
    return tuple(x for x in asked if x.option.id in names or x.number in broken)


def with_firm_noes(decision: D, member: MemberId, said: Sequence[Preference]) -> D:
    """Return the decision with the noes holding that their author has called firm.

    Nobody is asked about one, nor whether it may give way.
    """
    called = {(each.kind, each.applies) for each in said if each.is_firm}
    profile = profile_of(decision, member)
    for wish in profile.wishes:
        is_no = wish.polarity is Polarity.AGAINST and wish.strength is Strength.MUST
        if is_no and (wish.kind, wish.applies) in called:
            profile = firm(profile, wish)
            decision = held_firm(without_question(decision, wish), wish)
    return with_profile(decision, member, profile)


def held_firm(decision: D, wish: Preference) -> D:
    """Return the decision in which nobody is asked whether a wish may give way."""
    before = decision.firm.get(wish.author)
    known = reveal(before, to=Reader.DECISION) if before else ()
    held = Private(wish.author, (*known, wish.number))
    return replace(decision, firm={**decision.firm, wish.author: held})


def without_question(decision: D, wish: Preference) -> D:
    """Return the decision with a must settled: said once more, it may be asked about once more."""
    left = tuple(each for each in open_musts(decision, wish.author) if each.number != wish.number)
    return replace(decision, musts={**decision.musts, wish.author: Private(wish.author, left)})


def _is_unconfirmed(wish: Preference | None) -> bool:
    return wish is not None and wish.strength is Strength.MUST and not wish.confirmed


def _is_part(wish: Preference | None) -> bool:
    """Tell whether a wish says for which part somebody is there, and whether that will do."""
    part = wish is not None and isinstance(wish.applies, PartOfMeeting)
    return part and wish is not None and not wish.confirmed


def _is_unsettled(wish: Preference | None) -> bool:
    return _is_unconfirmed(wish) or _is_part(wish)


def ask_about_musts(decision: D, at: datetime) -> tuple[D, tuple[Tell, ...]]:
    """Ask those a must of whose, in their own words, one of the coming options would break.

    Nobody is asked twice about one. Where all strengths are equal, there is nothing to ask.
    """
    if decision.terms.scoring is Scoring.PAPER or not _has_unasked(decision):
        return decision, ()
    proposed = propose_round(decision, at)
    if proposed is None:
        return decision, ()
    effects: list[Tell] = []
    for member, asked in _broken(decision, proposed).items():
        decision = _with_asked(decision, member, asked)
        questions = (question_of(decision, member, each) for each in asked)
        effects += [tell(member, each) for each in questions if each]
    return decision, tuple(effects)


def asked_on_the_table(decision: D, before: Decision) -> tuple[D, tuple[Tell, ...]]:
    """Ask what was not asked before, by the names that the options have on the table by now."""
    effects: list[Tell] = []
    names = {replace(each, id=""): each for each in decision.round.options}
    for each in decision.counted:
        known = _open_numbers(before, each.id)
        asked = tuple(
            replace(x, option=names.get(x.option, x.option)) if x.number not in known else x
            for x in open_musts(decision, each.id)
        )
        decision = replace(decision, musts={**decision.musts, each.id: Private(each.id, asked)})
        new = (question_of(decision, each.id, x) for x in asked if x.number not in known)
        effects += [tell(each.id, question) for question in new if question]
    return decision, tuple(effects)


def _has_unasked(decision: Decision) -> bool:
    return any(
        (_is_unconfirmed(wish) or (each.required and _is_part(wish)))
        and wish.number not in _open_numbers(decision, each.id)
        for each in decision.counted
        for wish in profile_of(decision, each.id).wishes
    )


def _open_numbers(decision: Decision, member: MemberId) -> frozenset[int]:
    return frozenset(each.number for each in open_musts(decision, member))


def _broken(decision: Decision, proposed: Proposed) -> Mapping[MemberId, list[MustAsked]]:
    """Return what to ask whom: the first must that an option would break, one at a time.

    Of who is needed, also for which part of it they would be there.
    """
    evaluation, found = proposed.evaluation, dict[MemberId, list[MustAsked]]()
    works = {each.id: _works_for(evaluation, each) for each in proposed.options}
    for option in proposed.options:
        place = evaluation.columns.index_of(option)
        assert place is not None
        is_best = option.begins is None or works[option.id] == max(works.values())
        suits_most = is_best and 2 * works[option.id] > evaluation.n
        for stand in evaluation.stands:
            member = stand.member.id
            asked = found.setdefault(member, [])
            if asked or _is_asked_now(decision, member):
                continue
            number = _next_at(decision, stand, place, asked)
            if number is None:
                number = _part_at(decision, stand, place, asked)
            if number is not None:
                unnamed = replace(option, id="")
                asked.append(MustAsked(number, decision.round.number, unnamed, suits_most))
    return {member: asked for member, asked in found.items() if asked}


def _works_for(evaluation: Evaluation, option: Option) -> int:
    """Return for how many an option works who have not ruled it out, confirmed or not."""
    place = evaluation.columns.index_of(option)
    assert place is not None
    return sum(bool(x.can[place]) and not says_no_at(x, place) for x in evaluation.stands)


def _is_asked_now(decision: Decision, member: MemberId) -> bool:
    """Tell whether a member has a question of this round before them: one is asked at a time."""
    now = decision.round.number
    return any(each.round == now for each in open_musts(decision, member))


def _next_at(
    decision: Decision, stand: MemberEvaluation, place: int, asked: Sequence[MustAsked]
) -> int | None:
    """Return the first must to ask about that an option breaks; None while another of them is open.

    Where that other one is firm, the option is gone, and there is nothing more to ask.
    """
    before = open_musts(decision, stand.member.id)
    now = (*asked, *(each for each in before if each.round == decision.round.number))
    numbers = list(unconfirmed_at(stand, place))
    if {each.number for each in now} & set(numbers):
        return None
    known = {each.number for each in before}
    return next((each for each in numbers if each not in known), None)


def _part_at(
    decision: Decision, stand: MemberEvaluation, place: int, asked: Sequence[MustAsked]
) -> int | None:
    """Return the part of an option that somebody who is needed can be there for, if unasked."""
    if not (stand.member.required and stand.can[place]) or says_no_at(stand, place):
        return None
    known = {*_open_numbers(decision, stand.member.id), *(each.number for each in asked)}
    parts = (
        judged.wish.number
        for judged in stand.judged
        if _is_part(judged.wish) and (judged.met is None or not judged.met[place])
    )
    return next((each for each in parts if each not in known), None)


def says_no_at(stand: MemberEvaluation, place: int) -> bool:
    """Tell whether somebody has ruled an option out who could come if that is not confirmed."""
    return any(True for _ in unconfirmed_at(stand, place))


def unconfirmed_at(stand: MemberEvaluation, place: int) -> Iterator[int]:
    """Yield the unconfirmed musts that an option breaks for somebody who could come to it."""
    for judged in stand.judged if stand.can[place] else ():
        if _is_unconfirmed(judged.wish) and judged.met is not None and not judged.met[place]:
            yield judged.wish.number
