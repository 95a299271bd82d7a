"""People who answer by themselves: what a session awaits of each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from zlib import crc32

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.sessions import find_decision
from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import assessment_of, side_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over, may_vote
from orchestration.model.ballots import Ballot
from orchestration.model.options import Option
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import Window
from orchestration.voting.by_scores import ballot_by_scores


class Awaits(StrEnum):
    """What a session awaits of somebody."""

    ANSWER = "answer"
    """That they say what suits them."""
    DONE = "done"
    """That they say whether that was all."""
    VOTE = "vote"
    RATING = "rating"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Awaited:
    """What a session awaits: of whom what, in which round.

    `window` are the days that it is about, None where it is about none, and `anything` is what
    whoever is content with all of it says. `rate` are those who are asked to rate what came of it.
    """

    session: SessionId
    round: int
    of: Mapping[MemberId, Awaits]
    is_over: bool
    rate: tuple[MemberId, ...]
    window: Window | None
    anything: str


async def awaited(access: SessionAccess, session: SessionId) -> Awaited | None:
    """Return what a session awaits; None where there is no such decision."""
    decision = await find_decision(access.sessions, session)
    if decision is None:
        return None
    people = dict.fromkeys((*(each.id for each in decision.members), decision.organiser.id))
    is_decided = decision.phase is Phase.DECIDED
    return Awaited(
        session=session,
        round=decision.round.number,
        of={each: _awaits(decision, each) for each in people},
        is_over=is_over(decision),
        rate=tuple(each.id for each in decision.counted) if is_decided else (),
        window=method_of(decision).window(decision),
        anything=method_of(decision).anything,
    )


async def own_ballot(access: SessionAccess, session: SessionId, who: MemberId) -> Ballot | None:
    """Return how somebody votes who goes by what suits them; None abstains.

    In a poll nobody has said that: there they go by a taste of their own, the same every time.
    """
    decision = await find_decision(access.sessions, session)
    if decision is None:
        return None
    options = assessment_of(decision.round).options
    sides = {each.option.id: side_of(each, who) for each in options}
    scores = {option: side.score for option, side in sides.items() if side}
    if not any(sides.values()):
        scores = {each.option.id: _taste(who, each.option) for each in options}
    rule, terms = decision.rule_of(decision.round.number), decision.terms
    return ballot_by_scores(rule, scores, terms.budget, terms.most)


def _taste(who: MemberId, option: Option) -> int:
    """Return how somebody likes an option that they know nothing else of: 0 to 3."""
    return crc32(f"{who}/{option}".encode()) % 4


def _awaits(decision: Decision, who: MemberId) -> Awaits:
    match decision.phase:
        case Phase.INTAKE:
            return _answer(decision, who)
        case Phase.VOTE:
            votes = may_vote(decision, who) and who not in decision.round.votes
            return Awaits.VOTE if votes else Awaits.NOTHING
        case Phase.DECIDED:
            return Awaits.RATING
        case _:
            return Awaits.NOTHING


def _answer(decision: Decision, who: MemberId) -> Awaits:
    round_ = decision.round
    if who not in round_.asked or who in decision.done:
        return Awaits.NOTHING
    has_spoken = round_.interactions.get(who, 0) or (
        round_.number == 1 and who in decision.profiles
    )
    if not has_spoken:
        return Awaits.ANSWER
    return Awaits.NOTHING if decision.is_reading(who) else Awaits.DONE
