"""What a vote comes to as it is counted: how things stand by then, and whether that settles it.

Nothing here is taken from the time at which the options were shown: what was said during the vote
counts, and so does who has joined it by voting (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import (
    assessment_of,
    evaluation_of,
    evaluation_to_vote_on,
    has_changed,
    old_candidate,
    proposed_by_members,
    side_of,
)
from orchestration.deciding.state import Assessed, D, Decision, Round
from orchestration.deciding.step import with_round
from orchestration.deciding.votes.polls import poll_of
from orchestration.deciding.wishes import reasking
from orchestration.deciding.wishes.musts import says_no_at
from orchestration.deciding.wishes.reasking import Questions
from orchestration.evaluation.evaluation import Evaluation
from orchestration.evaluation.proposer import (
    Key,
    Proposal,
    all_keys,
    first_five,
    keys_at,
    propose,
)
from orchestration.model.ballots import Ballot
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.terms import Scoring
from orchestration.voting.check import find_rule
from orchestration.voting.count import count
from orchestration.voting.delegation import effective_ballots
from orchestration.voting.support import supporters


def with_count(decision: D) -> D:
    """Return the decision with its present round's votes counted.

    Who has left their vote to another has voted: else two equal ballots would tell which is theirs.
    """
    poll = poll_of(decision)
    tally = count(poll, decision.rule_of(decision.round.number))
    own: dict[str, None] = dict.fromkeys(map(str, decision.round.ballots))
    voted = tuple(sorted(map(MemberId, effective_ballots(own, decision.delegations))))
    return with_round(decision, replace(decision.round, poll=poll, tally=tally, voted=voted))


def by_the_last_rule(decision: D) -> D:
    """Return the decision with a vote that elected nothing counted by the rule for the last one.

    A round that ends the session is its last, whatever its number; only a rule that takes ballots
    of another form cannot count it.
    """
    voted = [each for each in decision.present_search if each.tally is not None]
    round_, last = voted[-1], find_rule(decision.terms.last_rule)
    assert round_.tally is not None
    assert round_.poll is not None
    known = find_rule(round_.tally.rule)
    if round_.tally.winner is not None or last is known or last.form is not known.form:
        return decision
    anew = replace(round_, tally=count(round_.poll, last.name))
    rounds = tuple(anew if each is round_ else each for each in decision.rounds)
    return replace(decision, rounds=rounds)


class TieBy(StrEnum):
    """What puts an option before another that has tied with it."""

    NEEDED = "needed"
    COMES = "comes"
    SUITS = "suits"
    SHOWN = "shown"


_PARTED: Final = (TieBy.NEEDED, TieBy.COMES, TieBy.SUITS, TieBy.SUITS, TieBy.SUITS)
"""By which of them the first five keys of the order go, and by none where these are equal."""


@dataclass(frozen=True)
class Standing:
    """How every option stands for everyone who counts, at one moment.

    Where it `loses_nothing`, an option stays even if somebody who is needed can no longer come.
    """

    decision: Decision
    evaluation: Evaluation
    loses_nothing: bool = False

    @classmethod
    def at(cls, decision: Decision, at: datetime) -> Standing:
        """Return how things stand now."""
        return cls(decision, evaluation_of(decision, at))

    @property
    def is_empty(self) -> bool:
        """Tell whether there is no option left, or nobody who counts."""
        return not len(self.evaluation.columns) or not self.evaluation.n

    def can_come(self, option: Option) -> int | None:
        """Return how many of those who count can come; None where it is not known.

        Whoever has said that they cannot is none of them, whether that has been confirmed or not.
        """
        place = self._place(option)
        if place is None:
            return None
        stands = self.evaluation.stands
        return sum(bool(each.can[place]) and not says_no_at(each, place) for each in stands)

    def _place(self, option: Option) -> int | None:
        return None if self.is_empty else self.evaluation.columns.index_of(option)

    def is_lost(self, assessed: Assessed) -> bool:
        """Tell whether somebody who is needed can no longer come, who could have before."""
        place = self._place(assessed.option)
        is_paper = self.decision.terms.scoring is Scoring.PAPER
        if place is None or is_paper or self.loses_nothing:
            return False
        can = {each.member.id: bool(each.can[place]) for each in self.evaluation.stands}
        return any(
            not any(can[who] for who in group) and any(_could_come(assessed, who) for who in group)
            for group in self.evaluation.groups
        )

    def still_possible(self, round_: Round) -> list[Option]:
        """Return a round's options that can still be decided, best first as they are now."""
        if round_.assessment is None:
            return []
        options = self.in_order(round_.assessment.options)
        return [each.option for each in options if not self.is_lost(each)]

    def in_order(self, options: Collection[Assessed]) -> list[Assessed]:
        """Return options best first, as they are now; equal times as they were shown.

        Of what is no time equal ones go as the columns have them: by lot.
        """
        if self.decision.terms.scoring is Scoring.PAPER or self.is_empty:
            return list(options)
        places = {each.option: self._place(each.option) for each in options}
        by_lot = all(each.option.begins is None for each in options)
        keys = self._keys(by_lot=by_lot)

        def rank(assessed: Assessed) -> tuple[float, ...]:
            place = places[assessed.option]
            if place is None:
                return (float("inf"),)
            return (*keys_at(keys, place), place if by_lot else 0)

        return sorted(options, key=rank)

    def _keys(self, *, by_lot: bool) -> tuple[Key, ...]:
        """Return what options are put in order by before a lot decides, or how they were shown."""
        if by_lot:
            return all_keys(self.evaluation, Scoring.OURS)
        return first_five(self.evaluation.totals, Scoring.OURS)

    def tie_by(self, option: Option, tied: Sequence[Option]) -> TieBy | str:
        """Return what puts one of those that tied, best first, before the next; "": not known.

        What is no time and equal in all that people said goes by lot, which is told elsewhere.
        """
        after = [*tied[tied.index(option) + 1 :], option][0]
        places = self._place(option), self._place(after)
        if after == option or self.decision.terms.scoring is Scoring.PAPER or None in places:
            return ""
        first_keys = first_five(self.evaluation.totals, Scoring.OURS)
        both = (keys_at(first_keys, place) for place in places if place is not None)
        pairs = zip(*both, strict=True)
        found = (by for by, (one, two) in zip(_PARTED, pairs, strict=True) if one != two)
        return next(found, TieBy.SHOWN if option.begins is not None else "")

    def equal_to(self, option: Option, options: Collection[Option]) -> tuple[Option, ...]:
        """Return those of several options among which a lot decides, itself too; else none.

        They are as good as it is in all that goes before, and none of them begins at any time.
        """
        place = self._place(option)
        is_drawn = option.begins is None and self.decision.terms.scoring is not Scoring.PAPER
        if place is None or not is_drawn:
            return ()
        keys = self._keys(by_lot=True)
        ranks = {each: self._place(each) for each in options}
        known = ((each, at) for each, at in ranks.items() if at is not None)
        equal = tuple(each for each, at in known if keys_at(keys, at) == keys_at(keys, place))
        return equal if len(equal) > 1 else ()


def _could_come(option: Assessed, member: MemberId) -> bool:
    """Tell whether a member could come when an option was shown; who did not count, could."""
    side = side_of(option, member)
    return side is None or side.can_come


def is_won(decision: Decision, standing: Standing) -> bool:
    """Tell whether the vote has elected an option that more than half of those who count support.

    It is not where as many would rather look again, nor where that option is lost. In the paper's
    own way everyone is asked every round, so that no vote but the last one settles anything.
    """
    round_ = decision.round
    assert round_.tally is not None
    if round_.tally.winner is None or decision.terms.scoring is Scoring.PAPER:
        return False
    winner = option_named(decision, round_.tally.winner)
    if standing.is_lost(winner) or wants_another_look(decision):
        return False
    return 2 * support_of(decision, winner.option.id) > decision.electorate


def support_of(decision: Decision, option: str) -> int:
    """Return how many of the votes that were counted in the present round support an option."""
    round_ = decision.round
    assert round_.poll is not None
    ballots: Collection[Ballot | None] = round_.poll.ballots.values()
    rule = find_rule(decision.rule_of(round_.number))
    poll = round_.poll
    return supporters(rule.supports, ballots, option, poll.options, poll.budget)


def option_named(decision: Decision, name: str) -> Assessed:
    """Return an option of the present round."""
    return next(each for each in assessment_of(decision.round).options if each.option.id == name)


def wants_another_look(decision: Decision) -> bool:
    """Tell whether more than half of those who count have spoken up and want to look again."""
    return 2 * len(looking_again(decision)) > len(decision.counted)


def is_last_vote(decision: Decision) -> bool:
    """Tell whether no other round can follow this vote: it is the last, or nothing else is listed.

    Statements are revised between their rounds.
    """
    method = method_of(decision)
    is_all = method.is_exhausted(decision) and not method.takes_opinions(decision)
    return is_all or decision.round.number >= decision.last_round


def looking_again(decision: Decision) -> tuple[MemberId, ...]:
    """Return who of those who count wants to look again."""
    return tuple(each.id for each in decision.counted if each.id in decision.round.look_again)


@dataclass(frozen=True)
class Further:
    """What another round would be for: who is asked, about what, and whether an option is new.

    `options` are those that it would be about, as far as it is known by now.
    """

    asked: tuple[MemberId, ...] = ()
    giving_way: Questions = field(default_factory=dict)
    is_new: bool = False
    options: tuple[Option, ...] = ()

    @property
    def is_for_something(self) -> bool:
        """Tell whether another round is for anything."""
        return bool(self.asked) or self.is_new


def further(decision: Decision, now: datetime) -> Further:
    """Return what another round would be for, after a count that does not settle it."""
    evaluation = evaluation_to_vote_on(decision, now)
    if evaluation is None:
        return Further()
    columns = evaluation.columns
    if decision.terms.scoring is Scoring.PAPER:
        last = (columns.option(len(columns) - 1),)
        return Further(asked=tuple(each.id for each in decision.counted), options=last)
    proposal = _next_proposal(decision, evaluation)
    giving_way = reasking.questions(decision, evaluation, proposal.candidate)
    about = (proposal.candidate,) if giving_way else proposal.places
    return Further(
        asked=tuple(giving_way),
        giving_way=giving_way,
        is_new=_is_new(decision, evaluation, proposal),
        options=tuple(map(columns.option, about)),
    )


def _next_proposal(decision: Decision, evaluation: Evaluation) -> Proposal:
    return propose(
        evaluation,
        decision.terms.options,
        old=old_candidate(decision, evaluation.columns),
        wanted=proposed_by_members(decision, evaluation),
    )


def _is_new(decision: Decision, evaluation: Evaluation, proposal: Proposal) -> bool:
    """Tell whether what was said since stands for a new option: a better one, or one proposed."""
    if not any(has_changed(decision, member.id) for member in decision.counted):
        return False
    shown = {evaluation.columns.index_of(each) for each in decision.round.options}
    wanted = proposed_by_members(decision, evaluation)
    return any(
        place == proposal.candidate
        or (wanted is not None and bool(wanted[place]) and place not in proposal.fewer)
        for place in proposal.places
        if place not in shown
    )
