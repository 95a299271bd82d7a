"""Instant runoff: the weakest drop out until one has a majority."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ORDER
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import Ranking, add_up, leaders, rankings
from orchestration.voting.support import above_half
from orchestration.voting.words import amount, listing, number, standing

Firsts = Mapping[str, Fraction]

FIRST_STEP = "A round counts first places among the options still in."


def irv(poll: Poll) -> Outcome:
    """Elect the option with a majority of the remaining ballots; until then the weakest drop out.

    Where several have the fewest first places, all of them drop; where that would leave nobody,
    they tie. Options that share a ballot's first place share its vote. A ballot that puts all the
    options still in on one place has nothing more to say and no longer counts as remaining (the
    winner would be the same if it were split evenly). `points` are the first places in the last
    round counted.
    """
    rounds = list(_rounds(rankings(poll), poll.options))
    last = rounds[-1]
    return Outcome(
        points=add_up(poll.options, last.items()),
        leaders=_elected(last),
        reason=_reason(last, [x for x in poll.options if x not in last]),
        steps=(FIRST_STEP, *(_step(turn, firsts) for turn, firsts in enumerate(rounds, 1))),
    )


def _rounds(ballots: Mapping[Ranking, Fraction], options: Sequence[str]) -> Iterator[Firsts]:
    firsts = _first_places(ballots, options)
    yield firsts
    while not _elected(firsts):
        firsts = _first_places(ballots, _survivors(firsts))
        yield firsts


def _first_places(ballots: Mapping[Ranking, Fraction], left: Sequence[str]) -> Firsts:
    firsts = dict.fromkeys(left, Fraction())
    for ranking, weight in ballots.items():
        places = ([option for option in place if option in firsts] for place in ranking)
        best = next(filter(None, places))
        if len(best) < len(left) or len(left) == 1:
            firsts.update({option: firsts[option] + weight / len(best) for option in best})
    return firsts


def _weakest(firsts: Firsts) -> tuple[str, ...]:
    fewest = min(firsts.values())
    return tuple(option for option, value in firsts.items() if value == fewest)


def _survivors(firsts: Firsts) -> tuple[str, ...]:
    weakest = _weakest(firsts)
    return tuple(option for option in firsts if option not in weakest)


def _has_majority(firsts: Firsts) -> bool:
    return 2 * max(firsts.values()) > sum(firsts.values())


def _elected(firsts: Firsts) -> tuple[str, ...]:
    """Return who a round elects or leaves in a tie, or nobody if the count must go on."""
    if _has_majority(firsts):
        return leaders(firsts)
    survivors = _survivors(firsts)
    return () if len(survivors) > 1 else survivors or tuple(firsts)


def _step(turn: int, firsts: Firsts) -> str:
    remaining = amount(sum(firsts.values(), Fraction()), "ballot")
    counted = f"Round {turn} ({remaining}): {standing(firsts)}"
    if _has_majority(firsts) or not _survivors(firsts):
        return f"{counted}."
    weakest = _weakest(firsts)
    return f"{counted}; {listing(weakest)} {_drops(weakest)} out."


def _is(options: Sequence[str]) -> str:
    return "is" if len(options) == 1 else "are"


def _drops(options: Sequence[str]) -> str:
    return "drops" if len(options) == 1 else "drop"


def _reason(firsts: Firsts, out: Sequence[str]) -> str:
    first = leaders(firsts)
    most = firsts[first[0]]
    if _has_majority(firsts):
        left = amount(sum(firsts.values(), Fraction()), "ballot")
        won = f"{first[0]} is first on {number(most)} of {left}, more than half"
        return f"{won}, once {listing(out)} {_is(out)} out." if out else f"{won}."
    if len(first) > 1:
        return f"{listing(first)} tie with {amount(most, 'first place')} each."
    weakest = _weakest(firsts)
    return f"Only {first[0]} is left after {listing(weakest)} {_drops(weakest)} out."


RULE = Rule(
    name="irv",
    title="put in order, the weakest drop out",
    form=ORDER,
    count=irv,
    supports=above_half,
    explanation="The option with the fewest first places drops out until one has a majority.",
)
