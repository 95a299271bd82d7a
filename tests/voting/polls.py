"""Short ways to write polls, and Hypothesis strategies for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from hypothesis import settings
from hypothesis import strategies as st

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Poll,
    Tally,
    Veto,
)
from orchestration.voting.rules import RULES
from tests.examples import thorough

OPTIONS = ("A", "B", "C", "D")
few = settings(max_examples=thorough(40))


def best(tally: Tally) -> set[str]:
    """The winner, or those who tie."""
    return {tally.winner} if tally.winner else set(tally.tie)


def poll_of(
    ballots: Iterable[Ballot | None],
    options: Iterable[str] = OPTIONS,
    members: int | None = None,
    quorum: int = 0,
) -> Poll:
    """A poll of voters v1, v2 … who are all the members there are."""
    cast = {f"v{number}": ballot for number, ballot in enumerate(ballots, 1)}
    return Poll(tuple(options), members or max(len(cast), 1), cast, quorum)


def weighted(ballots: Mapping[Ballot, int], options: Iterable[str]) -> Poll:
    """A poll with one voter per line of a published table, who weighs as much as its voters."""
    names = {f"v{number}": ballot for number, ballot in enumerate(ballots, 1)}
    weights = {name: Fraction(ballots[ballot]) for name, ballot in names.items()}
    return Poll(tuple(options), len(names), names, weights=weights)


def order(text: str) -> Order:
    """Read `A>B=C`: A before B and C, which are equal."""
    return Order(tuple(tuple(place.split("=")) for place in text.split(">") if place))


def one(text: str) -> list[OneOption]:
    """Read `AAB`: two votes for A, one for B."""
    return [OneOption(option) for option in text]


def points(**given: float) -> Points:
    """Points as keywords."""
    return Points({option: Fraction(str(value)) for option, value in given.items()})


def strict_orders() -> st.SearchStrategy[Order]:
    return st.permutations(OPTIONS).map(lambda names: Order(tuple((name,) for name in names)))


def orders() -> st.SearchStrategy[Order]:
    """Orders with equal ranks and options left out."""
    ranks = st.lists(st.integers(0, len(OPTIONS)), min_size=len(OPTIONS), max_size=len(OPTIONS))

    def arrange(given: list[int]) -> Order:
        places = (
            tuple(option for option, rank in zip(OPTIONS, given, strict=True) if rank == place)
            for place in range(len(OPTIONS))
        )
        return Order(tuple(filter(None, places)))

    return ranks.map(arrange)


def one_options() -> st.SearchStrategy[OneOption]:
    return st.sampled_from(OPTIONS).map(OneOption)


def grades() -> st.SearchStrategy[Points]:
    return st.dictionaries(
        st.sampled_from(OPTIONS), st.integers(0, 5).map(Fraction), max_size=len(OPTIONS)
    ).map(Points)


def shares() -> st.SearchStrategy[Points]:
    return st.dictionaries(
        st.sampled_from(OPTIONS), st.fractions(0, 1, max_denominator=4), max_size=len(OPTIONS)
    ).map(Points)


def approvals() -> st.SearchStrategy[Approvals]:
    answers = st.dictionaries(st.sampled_from(OPTIONS), st.booleans(), max_size=len(OPTIONS))
    return answers.map(
        lambda given: Approvals(
            tuple(option for option, gladly in given.items() if gladly),
            tuple(option for option, gladly in given.items() if not gladly),
        )
    )


def consents() -> st.SearchStrategy[Consents]:
    answers = st.dictionaries(st.sampled_from(OPTIONS), st.integers(0, 4), max_size=len(OPTIONS))
    return answers.map(
        lambda given: Consents(
            tuple(option for option, answer in given.items() if answer in (0, 1)),
            tuple(option for option, answer in given.items() if answer in (2, 3)),
            tuple(option for option, answer in given.items() if answer == 4),
        )
    )


def vetoes() -> st.SearchStrategy[Veto]:
    names = st.permutations(OPTIONS)
    cut = st.tuples(names, st.booleans(), st.sampled_from((0, 0, 0, 1, 2)))
    return cut.map(
        lambda made: Veto(made[0][0] if made[1] else None, tuple(made[0][1 : 1 + made[2]]))
    )


def ballots_for(rule: str) -> st.SearchStrategy[Ballot]:
    """Ballots that the rule takes."""
    if rule in ("cumulative", "dots"):
        return shares()
    kinds: dict[type[Ballot], st.SearchStrategy[Ballot]] = {
        OneOption: one_options(),
        Order: orders(),
        Points: grades(),
        Approvals: approvals(),
        Consents: consents(),
        Veto: vetoes(),
    }
    return kinds[RULES[rule].form.type]


@st.composite
def polls(draw: st.DrawFn, rule: str, abstaining: bool = True) -> Poll:
    """Small polls, where ties are frequent; without `abstaining` every ballot names options."""
    some = st.none() | st.just(NoneOfThese())
    ballot = some | ballots_for(rule) if abstaining else ballots_for(rule)
    ballots = draw(st.lists(ballot, min_size=1, max_size=7))
    return poll_of(ballots, members=len(ballots) + draw(st.integers(0, 2)))
