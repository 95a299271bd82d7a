"""Who is asked again between two rounds, and about which wish of theirs (PROTOCOL.md, section 3).

There is one question, whether a wish may give way once; nobody is asked it twice of the same wish.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from orchestration.deciding.rounds.assessment import assessment_of, firm_wishes
from orchestration.deciding.state import Decision, Relaxation
from orchestration.evaluation.asking import WorthAsking, worth_asking
from orchestration.evaluation.columns import Columns
from orchestration.evaluation.evaluation import Evaluation
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.preferences import Stake
from orchestration.privacy import Private, Reader, reveal

Questions = Mapping[MemberId, Private[Relaxation]]


def questions(decision: Decision, evaluation: Evaluation, candidate: int) -> Questions:
    """Return whom it is worth asking whether a wish may give way, and about which option."""
    settled = {*firm_wishes(decision), *((each.member, each.number) for each in _asked(decision))}
    found = worth_asking(evaluation, candidate, settled)
    return {
        each.member: Private(each.member, _relaxation(evaluation.columns, each)) for each in found
    }


def _relaxation(columns: Columns, asking: WorthAsking) -> Relaxation:
    wish, option = asking.wish, columns.option(asking.index)
    return Relaxation(
        member=asking.member,
        wish=wish.restatement,
        number=wish.number,
        gains=asking.gains,
        option=option,
        brings=asking.brings,
        stake=Stake.of(wish),
    )


def best_to_give_way(decision: Decision) -> Relaxation | None:
    """Return what is asked of the one member whose giving way would gain the most, by now.

    Where it was asked before, nothing is.
    """
    proof = assessment_of(decision.round).proof
    if proof.relaxation is None:
        return None
    *earlier, best = _asked(decision)
    before = [(each.member, each.number) for each in earlier]
    return None if (best.member, best.number) in before else best


def asked_to_give_way(decision: Decision, member: MemberId, number: int) -> Option | None:
    """Return for which option a member was last asked to let this wish give way."""
    asked = [each for each in _asked(decision) if (each.member, each.number) == (member, number)]
    return asked[-1].option if asked else None


def _asked(decision: Decision) -> Iterator[Relaxation]:
    """Yield all that anybody has been asked to let give way, in turn."""
    for round_ in decision.rounds:
        for box in round_.giving_way.values():
            yield reveal(box, to=Reader.DECISION)
        if round_.assessment is not None and round_.assessment.proof.relaxation is not None:
            yield reveal(round_.assessment.proof.relaxation, to=Reader.DECISION)
