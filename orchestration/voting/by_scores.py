"""How somebody votes who goes by their own scores alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Points,
    Veto,
)
from orchestration.voting.check import find_rule
from orchestration.voting.forms import ORDER

Scores = Mapping[str, int]


def ballot_by_scores(
    rule: str, scores: Scores, budget: Fraction | None = None, most: int | None = None
) -> Ballot | None:
    """Return the ballot that says π, 0 to 3 per option in the order of options.

    Whom no option suits at all abstains. Scores alone are no reason to object or to veto. `budget`
    is how many points a voter has, where the rule asks for it; None is one per option. So many
    options at `most` are approved of; None is all.
    """
    if most is not None and rule == "approval":
        scores = {option: scores[option] for option in _by_score(scores)[:most]}
    if not any(scores.values()):
        return None
    if budget is not None and rule == "dots":
        return _shared_out(scores, int(budget))
    by_form = _order if find_rule(rule).form is ORDER else _best
    return _BALLOTS.get(rule, by_form)(scores)


def _by_score(scores: Scores) -> list[str]:
    """Return the options, best first; equal ones as they stand."""
    return sorted(scores, key=lambda option: -scores[option])


def _best(scores: Scores) -> Ballot:
    return OneOption(_by_score(scores)[0])


def _order(scores: Scores) -> Ballot:
    return Order(tuple((option,) for option in _by_score(scores)))


def _graded(*grades: int) -> Callable[[Scores], Ballot]:
    return lambda scores: Points({name: Fraction(grades[pi]) for name, pi in scores.items()})


def _approvals(scores: Scores) -> Approvals:
    return Approvals(
        yes=tuple(option for option, pi in scores.items() if pi >= 2),
        if_need_be=tuple(option for option, pi in scores.items() if pi == 1),
    )


def _consents(scores: Scores) -> Ballot:
    approvals = _approvals(scores)
    return Consents(approvals.yes, approvals.if_need_be)


def _vote(scores: Scores) -> Ballot:
    return Veto(_by_score(scores)[0])


def _proportional(scores: Scores) -> Ballot:
    return _shared_out(scores, len(scores))


def _shared_out(scores: Scores, all_of_them: int) -> Points:
    """Share out points in proportion to π, whole ones by largest remainder."""
    whole = sum(scores.values())
    shares = {option: Fraction(pi * all_of_them, whole) for option, pi in scores.items()}
    points = {option: int(share) for option, share in shares.items()}
    by_remainder = sorted(shares, key=lambda option: points[option] - shares[option])
    for option in by_remainder[: all_of_them - sum(points.values())]:
        points[option] += 1
    return Points({option: Fraction(number) for option, number in points.items()})


_BALLOTS: Mapping[str, Callable[[Scores], Ballot]] = {
    "rated": _graded(1, 2, 4, 5),
    "star": _graded(0, 2, 3, 5),
    "approval": _approvals,
    "cumulative": _proportional,
    "dots": _proportional,
    "consent": _consents,
    "veto": _vote,
}
