"""Score, then automatic runoff."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from orchestration.model.ballots import Points, Poll
from orchestration.voting.forms import GRADES
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import cast, leaders, totals
from orchestration.voting.support import graded
from orchestration.voting.words import amount, by_points, each_total, listing, number

Final = Mapping[str, Fraction]


def star(poll: Poll) -> Outcome:
    """Elect, of the two options with the largest totals, the one that more ballots prefer.

    Where a tie leaves open who is in the final, every final that it allows is held: an option that
    wins each of them is elected, otherwise all that win or draw one tie. A drawn final is a tie,
    even where the totals differ.
    """
    points = totals(poll)
    finals = [_hold(poll, finalists) for finalists in _finals(points)]
    won = {option for final in finals for option in leaders(final)}
    best = tuple(option for option in poll.options if option in won)
    steps = (*each_total(points, "point"), *map(_step, finals))
    return Outcome(points, best, _reason(best, finals), steps)


def _finals(points: Mapping[str, Fraction]) -> list[tuple[str, ...]]:
    """Return who may meet in the final; an option without a rival stands there alone."""
    first = leaders(points)
    if len(first) > 1:
        return list(combinations(first, 2))
    rest = {option: total for option, total in points.items() if option not in first}
    return [(*first, second) for second in leaders(rest)] if rest else [first]


def _hold(poll: Poll, finalists: tuple[str, ...]) -> Final:
    """Return how many ballots give each finalist more than the other."""
    final = dict.fromkeys(finalists, Fraction())
    for ballot, weight in cast(poll, Points):
        given = {option: ballot.points.get(option, Fraction()) for option in finalists}
        preferred = leaders(given)
        if len(preferred) == 1:
            final[preferred[0]] += weight
    return final


def _step(final: Final) -> str:
    backing = [f"{amount(ballots, 'ballot')} for {option}" for option, ballots in by_points(final)]
    return f"In the final: {listing(backing)}."


def _reason(best: Sequence[str], finals: Sequence[Final]) -> str:
    ballots = " to ".join(map(number, sorted(finals[0].values(), reverse=True)))
    match len(best), len(finals):
        case 1, 1:
            others = "".join(f" against {each}" for each in finals[0] if each != best[0])
            return f"{best[0]} wins the final{others}, {ballots}."
        case 1, _:
            return f"{best[0]} wins the final against each of those that share second place."
        case _, 1:
            return f"{listing(best)} tie in the final, {ballots}."
        case _:
            return f"{listing(best)} tie: totals are equal, so it is open which two are compared."


RULE = Rule(
    name="star",
    title="grades, then the best two compared",
    form=GRADES,
    count=star,
    supports=graded(3),
    explanation="The two options with the largest totals meet; the one more ballots prefer wins.",
)
